import type { Frame, Refused, Told } from '../wire';

/** What the client wants, before it has a number. */
export type Wish = Frame extends infer One ? (One extends Frame ? Omit<One, 'id'> : never) : never;

/** How the line to the table is. */
export type Line =
  | { is: 'opening' }
  | { is: 'open' }
  /** Lost; tried again after a while. */
  | { is: 'lost'; tries: number }
  /** Not tried again: closed by us, or refused by the server. */
  | { is: 'closed'; code: number };

/** The part of a WebSocket that is used. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface Surroundings {
  open(url: string): Socket;
  /** Do it after that many milliseconds; the answer takes it back. */
  later(what: () => void, milliseconds: number): () => void;
  random(): number;
  now(): number;
}

/** A wish that the server has not answered. */
interface Pending {
  frame: Frame;
  resolve(answer: Told): void;
  reject(reason: Error): void;
}

/** The line broke before an answer came. */
export class Lost extends Error {}

/** The server said no to a wish; nothing has changed. */
export class SaidNo extends Error {
  constructor(readonly refused: Refused) {
    super(refused.reason);
  }
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** The server closes a line with more than 100 messages in 20 seconds; idle wishes stop well before. */
const WINDOW = 20_000;
const IDLE_WISHES = 60;

/** A line to one table with the eyes of one viewer. It mends itself, and repeats what was not answered. */
export class Connection {
  line: Line = { is: 'opening' };
  private socket: Socket | null = null;
  private readonly pending = new Map<string, Pending>();
  private tries = 0;
  private number = 0;
  private readonly session: string;
  private cancel: (() => void) | null = null;
  private sentAt: number[] = [];

  constructor(
    private readonly address: () => string,
    private readonly hear: (told: Told) => void,
    private readonly changed: (line: Line) => void,
    private readonly around: Surroundings,
  ) {
    this.session = Math.floor(around.random() * 2 ** 40).toString(36);
  }

  open(): void {
    this.cancel?.();
    this.cancel = null;
    this.drop();
    this.become({ is: 'opening' });
    const socket = this.around.open(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.become({ is: 'open' });
      // repeating a move or a try is harmless: the server knows it by its id
      for (const { frame } of this.pending.values()) this.write(frame);
    };
    socket.onmessage = (event) => {
      if (typeof event.data === 'string') this.told(JSON.parse(event.data) as Told);
    };
    socket.onclose = (event) => {
      this.socket = null;
      this.closed(event.code);
    };
  }

  /** The network is back, or the page is looked at again: do not wait for the next try. */
  nudge(): void {
    if (this.line.is === 'lost') this.open();
  }

  close(): void {
    this.cancel?.();
    this.drop();
    this.become({ is: 'closed', code: 1000 });
    this.giveUp(() => true);
  }

  /** Say something to the server. A move or a try waits for a lost line; what is only of use now fails with `Lost`. */
  wish(wish: Wish): Promise<Told> {
    const frame = { ...wish, id: `${this.session}-${(this.number += 1)}` } as Frame;
    return new Promise<Told>((resolve, reject) => {
      const lasting = lasts(frame);
      if (this.line.is === 'closed' || (!lasting && this.line.is !== 'open')) {
        reject(new Lost());
        return;
      }
      if (frame.t === 'preview' && this.recent() >= IDLE_WISHES) {
        reject(new Lost());
        return;
      }
      this.pending.set(frame.id, { frame, resolve, reject });
      if (this.line.is === 'open') this.write(frame);
    });
  }

  private told(told: Told): void {
    this.hear(told);
    const id = told.t === 'update' ? told.done : 'id' in told ? told.id : null;
    const pending = id ? this.pending.get(id) : undefined;
    if (pending === undefined || !id) return;
    this.pending.delete(id);
    if (told.t === 'refused') pending.reject(new SaidNo(told));
    else pending.resolve(told);
  }

  private closed(code: number): void {
    this.giveUp((frame) => !lasts(frame));
    if (code >= 4400 && code < 4500) {
      this.become({ is: 'closed', code });
      this.giveUp(() => true);
      return;
    }
    this.tries += 1;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.tries - 1)) * (0.5 + this.around.random() / 2);
    this.become({ is: 'lost', tries: this.tries });
    this.cancel = this.around.later(() => this.open(), wait);
  }

  private giveUp(which: (frame: Frame) => boolean): void {
    for (const [id, { frame, reject }] of [...this.pending]) {
      if (!which(frame)) continue;
      this.pending.delete(id);
      reject(new Lost());
    }
  }

  private write(frame: Frame): void {
    this.recent();
    this.sentAt.push(this.around.now());
    this.socket?.send(JSON.stringify(frame));
  }

  private recent(): number {
    const since = this.around.now() - WINDOW;
    this.sentAt = this.sentAt.filter((at) => at > since);
    return this.sentAt.length;
  }

  private drop(): void {
    if (this.socket === null) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private become(line: Line): void {
    this.line = line;
    this.changed(line);
  }
}

function lasts(frame: Frame): boolean {
  return frame.t === 'play' || frame.t === 'try' || frame.t === 'say';
}

/** The browser's own. */
export const browser: Surroundings = {
  open: (url) => new WebSocket(url) as unknown as Socket,
  later: (what, milliseconds) => {
    const timer = setTimeout(what, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  now: () => performance.now(),
};
