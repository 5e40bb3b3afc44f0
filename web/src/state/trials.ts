import type { TrialInfo } from '../wire';

/** Where a trial's own clock stood at a moment of this device's. */
export interface Anchor {
  trial: number;
  /** Seconds of the trial's clock. */
  at: number;
  /** Milliseconds of the device's clock. */
  local: number;
  speed: number;
}

/**
 * The anchor of a trial, from the first time it was told, as long as the line holds: that is when this screen showed it,
 * and nothing jumps when a later word comes by a quicker way.
 */
export function anchored(before: Anchor | null, trial: TrialInfo, told: number): Anchor {
  if (before !== null && before.trial === trial.number && Math.abs(at(before, told) - trial.at) < MOST_ASTRAY)
    return before;
  return { trial: trial.number, at: trial.at, local: told, speed: trial.speed };
}

/** Seconds by which two ways may differ in length; beyond that the device slept, or the server did. */
const MOST_ASTRAY = 2;

/** What the trial's clock says at a moment of the device's. */
export function at(anchor: Anchor, local: number): number {
  return anchor.at + ((local - anchor.local) / 1000) * anchor.speed;
}

/** Seconds that are left of those that were told at a moment: no more than those, however late the screen looks at its clock. */
export function leftAt(left: number, told: number, local: number, speed: number): number {
  return Math.max(0, left - (Math.max(0, local - told) / 1000) * speed);
}

/** Of these seconds, the one that is announced now: it was passed since the glass was last looked at. */
export function passed(before: number | null, left: number): number | null {
  if (before === null) return null;
  return MARKS.filter((mark) => before > mark && left <= mark).at(-1) ?? null;
}

/** Seconds of a glass that are announced. */
const MARKS = [20, 10, 5];

/** Is one of these seats waited for in the trial? */
export function waitsFor(trial: TrialInfo | null, seats: readonly (number | null)[]): boolean {
  return trial !== null && trial.waiting.some((seat) => seats.includes(seat));
}
