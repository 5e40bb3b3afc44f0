import type { Happened, Replay, SheetInfo, Step, TableInfo } from '../wire';
import type { Api } from './api';

/** How many boards are fetched at once. */
const CHUNK = 40;

/** A game to look at again: boards by action, fetched as they are needed. */
export class ReplayStore {
  table = $state.raw<TableInfo | null>(null);
  length = $state(0);
  decisions = $state.raw<number[]>([]);
  at = $state(0);
  step = $state.raw<Step | null>(null);
  /** What to animate: only a step forward is a motion. */
  events = $state.raw<Happened[]>([]);

  /** What each seat was told outside the rules, by the end. */
  sheets = $state.raw<SheetInfo[]>([]);

  private steps = new Map<number, Step>();
  private readonly asked = new Map<number, Promise<Replay>>();

  constructor(
    private readonly api: Api,
    readonly id: string,
    readonly seat: number | null,
  ) {}

  /** Show the board after an action. */
  async go(wanted: number): Promise<void> {
    const at = this.length > 0 ? Math.min(Math.max(wanted, 0), this.length - 1) : Math.max(wanted, 0);
    const forward = at === this.at + 1;
    this.at = at;
    if (!this.steps.has(at)) await this.fetch(at);
    if (this.length > 0 && at >= this.length) return this.go(this.length - 1);
    // somebody who drags the slider is elsewhere by now
    if (this.at !== at) return;
    this.step = this.steps.get(at) ?? this.step;
    this.events = forward ? (this.step?.events ?? []) : [];
    if (!this.steps.has(at + 10) && at + 10 < this.length) void this.fetch(at + 10);
  }

  /** The decision after, or before, what is shown. */
  decision(direction: 1 | -1): number {
    const found =
      direction > 0 ? this.decisions.find((at) => at > this.at) : this.decisions.findLast((at) => at < this.at);
    return found ?? (direction > 0 ? this.length - 1 : 0);
  }

  private async fetch(at: number): Promise<void> {
    const start = Math.floor(at / CHUNK) * CHUNK;
    const asked = this.asked.get(start) ?? this.api.replay(this.id, this.seat, start, CHUNK);
    this.asked.set(start, asked);
    try {
      const replay = await asked;
      this.table = replay.table;
      this.length = replay.length;
      this.decisions = replay.decisions;
      this.sheets = replay.sheets;
      for (const step of replay.steps) this.steps.set(step.at, step);
    } catch (error) {
      this.asked.delete(start);
      throw error;
    }
  }
}
