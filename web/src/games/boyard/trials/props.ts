import type { TableInfo } from '../../../wire';

/** What the stage hands to a mini-game. */
export interface TrialProps<Shown> {
  /** What the server lets this viewer see of the puzzle. */
  shown: Shown;
  /** The viewer attempts it; false: looks on, and nothing can be touched. */
  mine: boolean;
  /** Whose eyes; null for a spectator. */
  seat: number | null;
  /** The seats that attempt it. */
  seats: number[];
  /** Names and faces by seat. */
  table: TableInfo;
  /** Seconds since the puzzle began, on this screen. */
  elapsed(): number;
  /** How much time is stretched. */
  factor: number;
  /** False: reduced motion is wished, or the speed is off. */
  motion: boolean;
  /** Try something in the puzzle; the stage wraps it and sends it. */
  send(what: object): void;
}
