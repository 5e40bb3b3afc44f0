import type { Happened, Replay } from '../../wire';
import { afterwards, pauses, withViews, type Pause } from '../../state/pausing';

/**
 * A screen that waits with what it knows, until somebody touches it: around one table the die is rolled by hand, though
 * the server has long said what it shows.
 */
export class Paused {
  private ahead = $state.raw<Pause[]>([]);
  private after = $state.raw<Happened[]>([]);

  constructor(private readonly look: (from: number, to: number) => Promise<Replay>) {}

  /** What the screen waits with; null if it shows all there is. */
  get next(): Happened | null {
    return this.ahead[0]?.next ?? null;
  }

  /** The table as it is to be shown, while the screen waits. */
  get view(): unknown {
    return this.ahead[0]?.view ?? null;
  }

  /** What is to be shown of what happened: up to the pause, or since the last one. */
  events(batch: Happened[]): Happened[] {
    return this.ahead[0]?.events ?? (batch.includes(this.after[0] as Happened) ? this.after : batch);
  }

  /** Something happened: wait where it has to be waited. `before` is what is on the screen now. */
  hear(batch: Happened[], waits: (event: Happened) => boolean, before: unknown): void {
    const found = pauses(batch, waits).map((pause) => ({ ...pause, view: before }));
    const last = found.at(-1);
    if (last === undefined) return;
    this.after = afterwards(batch, last);
    this.ahead = [...this.ahead, ...found];
    void this.see();
  }

  /** Somebody touched the screen: go on. */
  go(): void {
    this.ahead = this.ahead.slice(1);
  }

  private async see(): Promise<void> {
    const [first, last] = [this.ahead[0], this.ahead.at(-1)];
    if (first === undefined || last === undefined) return;
    try {
      const { steps, before } = await this.look(Math.max(0, first.next.at - 1), last.next.at);
      this.ahead = withViews(this.ahead, steps, before);
    } catch {
      // the table stays as it was seen before, until the die has rolled
    }
  }
}
