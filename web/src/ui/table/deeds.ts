import { SaidNo } from '../../state/connection';
import type { Meaning } from '../../wire';
import { say, sayOr } from '../../words/index.svelte';
import { api, attempt, reason, tell } from '../app.svelte';
import { go } from '../router.svelte';
import type { Playing } from './playing.svelte';

/** Why the server refuses what comes too late for a trial. */
const ENDED = 'stale-trial';

/** What can be done at a table. Whatever is refused is told, and nothing else happens. */
export class Deeds {
  constructor(private readonly playing: Playing) {}

  readonly choose = async (action: number): Promise<void> => {
    // it is sent as soon as the line is back; a second click would do nothing
    if (this.playing.store.line.is !== 'open' || !navigator.onLine) tell(say('web-move-kept'));
    try {
      await this.playing.store.play(action);
    } catch (error) {
      tell(reason(error), 'bad');
    }
  };

  readonly why = async (touched: Meaning): Promise<void> => {
    const words = await attempt(() => this.playing.store.why(touched));
    if (words) this.playing.explanation = sayOr(words.message, words.text);
  };

  readonly hint = async (): Promise<void> => {
    this.playing.hinting = true;
    await attempt(() => this.playing.store.hint());
    this.playing.hinting = false;
  };

  /** Take back what was ordered ahead. */
  readonly revoke = async (): Promise<void> => {
    await attempt(() => this.playing.store.wish({ t: 'revoke' }));
  };

  readonly undo = async (): Promise<void> => {
    await attempt(() => this.playing.store.wish({ t: 'undo', ply: this.playing.seen.ply }));
  };

  /** Take back all of the turn, as far as nothing was revealed. */
  readonly undoTurn = async (): Promise<void> => {
    await attempt(() => this.playing.store.wish({ t: 'undo', ply: this.playing.seen.ply, turn: true }));
  };

  /** Let bots take that many milliseconds from now on; null for none until somebody here is asked. */
  readonly hurry = async (pace: number | null): Promise<void> => {
    await attempt(() => this.playing.store.wish({ t: 'hurry', pace }));
  };

  /** Wish for a pause, or to go on after one. */
  readonly pause = async (on: boolean): Promise<void> => {
    await attempt(() => this.playing.store.wish({ t: 'pause', on }));
  };

  /** Take the seat back from the bot. */
  readonly comeBack = async (): Promise<void> => {
    await attempt(() => this.playing.store.comeBack());
  };

  /** Do something in a trial, for a seat at this device. */
  readonly trying = async (seat: number, what: object): Promise<void> => {
    try {
      await this.playing.stores.find((one) => one.seat === seat)?.attempt(what);
    } catch (error) {
      // it ended while this was on its way, as with the last strokes of a bell: what came of it is told already
      if (!(error instanceof SaidNo && error.refused.reason === ENDED)) tell(reason(error), 'bad');
    }
  };

  /** Look back at the table as it was. */
  readonly jump = async (at: number): Promise<void> => {
    const { table, store } = this.playing;
    const replay = await attempt(() => api.replay(table.id, store.seat, at, 1));
    this.playing.past = replay?.steps[0] ?? null;
  };

  readonly rematch = async (): Promise<void> => {
    const { table } = this.playing;
    const made = table.rematch ?? (await attempt(() => api.rematch(table.id)))?.id;
    if (made !== undefined) go(`/table/${made}`);
  };
}
