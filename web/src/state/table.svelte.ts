import type { Happened, HintedMove, Meaning, OrderInfo, Words } from '../wire';
import type { Api } from './api';
import { Connection, SaidNo, browser, type Line, type Surroundings, type Wish } from './connection';
import { NOTHING_SEEN, hear, logFetched, type Seen } from './seen';

/** One viewer's live table: what was seen, and what can be asked. */
export class TableStore {
  seen = $state.raw<Seen>(NOTHING_SEEN);
  line = $state.raw<Line>({ is: 'opening' });
  /** Answers to the last hint; forgotten when the table moves on. */
  hints = $state.raw<HintedMove[]>([]);
  hintLine = $state.raw<string[]>([]);
  hintPlan = $state.raw<Words[]>([]);
  /** A move was sent and is not answered yet. */
  sending = $state(false);
  /** A bot decides what time ran out over; after that the seat is asked back again. */
  returning = $state(false);

  /** The newest line of the chat that was in sight here, by its number; in the lobby too. */
  heard = $state(-1);
  /** How many lines others have said since. */
  readonly unread = $derived(
    this.seen.chat.filter(({ number, seat }) => number > this.heard && (seat === null || seat !== this.seat)).length,
  );

  private readonly connection: Connection;
  private previews = new Map<number, Promise<Happened[]>>();
  private fetching = false;
  /** How many tries have been sent in the trial of that number. */
  private tried = { trial: -1, steps: 0 };

  constructor(
    readonly id: string,
    readonly seat: number | null,
    private readonly api: Api,
    origin: string,
    private readonly around: Surroundings = browser,
  ) {
    const eyes = seat === null ? '' : `seat=${seat}&`;
    this.connection = new Connection(
      () => `${origin}/api/tables/${id}/socket?${eyes}since=${this.seen.ply}`,
      (told) => {
        const { seen, gap } = hear(this.seen, told, this.around.now());
        if (told.t === 'update' && seen.ply !== this.seen.ply) this.movedOn();
        this.seen = seen;
        if (gap) this.wish({ t: 'sync', since: this.seen.ply }).catch(() => undefined);
        if (seen.logCut) void this.fetchLog();
      },
      (line) => (this.line = line),
      around,
    );
  }

  open(): void {
    this.connection.open();
  }
  close(): void {
    this.connection.close();
  }
  nudge(): void {
    this.connection.nudge();
  }

  /** Say something to the table; fails with `Lost` or `SaidNo`. */
  wish(wish: Wish): Promise<unknown> {
    return this.connection.wish(wish);
  }

  async play(action: number): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      await this.connection.wish({ t: 'play', ply: this.seen.ply, action });
    } finally {
      this.sending = false;
    }
  }

  /** Do something in the trial that is on. Several tries may be under way at once: each has the number it will have. */
  async attempt(what: object): Promise<void> {
    const trial = this.seen.trial;
    if (trial === null) return;
    if (this.tried.trial !== trial.number) this.tried = { trial: trial.number, steps: 0 };
    const step = Math.max(this.tried.steps, trial.step);
    this.tried.steps = step + 1;
    try {
      await this.connection.wish({ t: 'try', trial: trial.number, step, what });
    } catch (error) {
      // what is refused does not count: the table says how many did
      if (this.tried.trial === trial.number) this.tried.steps = 0;
      throw error;
    }
  }

  /** Take the seat back from the bot that stands in. */
  async comeBack(): Promise<void> {
    this.returning = false;
    try {
      await this.connection.wish({ t: 'return' });
    } catch (error) {
      this.returning = error instanceof SaidNo && error.refused.reason === 'time-is-up';
      if (!this.returning) throw error;
    }
  }

  async why(action: number | string | Meaning): Promise<Words | null> {
    const told = await this.connection.wish({ t: 'why', action });
    return told.t === 'explained' ? told.why : null;
  }

  async hint(): Promise<void> {
    const ply = this.seen.ply;
    const told = await this.connection.wish({ t: 'hint', ply });
    if (told.t !== 'hinted' || this.seen.ply !== ply) return;
    this.hints = told.moves;
    this.hintLine = told.line;
    this.hintPlan = told.plan;
  }

  /** What may be ordered ahead now. */
  async orders(): Promise<OrderInfo[]> {
    const told = await this.connection.wish({ t: 'orders' });
    return told.t === 'orders' ? told.orders : [];
  }

  /** Whether this viewer has the table in sight: whoever has need not be called. */
  look(on: boolean): void {
    if (this.seat !== null) this.wish({ t: 'look', on }).catch(() => undefined);
  }

  /** What a move would certainly bring; asked once for each state of the table, nothing if it cannot be known. */
  preview(action: number): Promise<Happened[]> {
    const known = this.previews.get(action);
    if (known !== undefined) return known;
    const asked = this.connection
      .wish({ t: 'preview', ply: this.seen.ply, action })
      .then((told) => (told.t === 'previewed' ? told.events : []))
      .catch(() => {
        this.previews.delete(action);
        return [];
      });
    this.previews.set(action, asked);
    return asked;
  }

  /** What was said, told anew: somebody was muted, or is heard again. */
  async listenAgain(): Promise<void> {
    const chat = await this.api.chat(this.id);
    this.seen = { ...this.seen, chat };
  }

  private movedOn(): void {
    this.hints = [];
    this.hintLine = [];
    this.hintPlan = [];
    this.previews = new Map();
    // who is refused now has the button to take the seat back again
    if (this.returning) this.comeBack().catch(() => undefined);
  }

  private async fetchLog(): Promise<void> {
    if (this.fetching) return;
    this.fetching = true;
    try {
      this.seen = logFetched(this.seen, await this.api.events(this.id, this.seat));
    } catch {
      // the log stays short; the next update tries again
    } finally {
      this.fetching = false;
    }
  }
}
