import type { Eyes } from '../../skin';
import type { CardShown, Shown } from '../types';

/** Whose eyes look at the trial: of several people at this device, who is waited for, else who attempts it. */
export function looking(eyes: readonly Eyes[]): Eyes | null {
  const among = (seats: (eye: Eyes) => number[]) =>
    eyes.find((eye) => eye.seat !== null && seats(eye).includes(eye.seat));
  return among((eye) => eye.trial.waiting) ?? among((eye) => eye.trial.seats) ?? eyes[0] ?? null;
}

/** The eyes of a judge at this device: who has not spoken yet first. */
export function judging(eyes: readonly Eyes[]): Eyes | null {
  const judges = eyes.filter((eye) => eye.seat !== null && cardOf(eye).judges.includes(eye.seat));
  return judges.find((eye) => !(String(eye.seat) in cardOf(eye).verdicts)) ?? judges[0] ?? null;
}

/** What is shown of a card at a table. */
export function cardOf(eye: Eyes): CardShown {
  return eye.trial.shown as CardShown;
}

/** What is shown of a trial on screen. */
export function shownOf(eye: Eyes): Shown {
  return eye.trial.shown as Shown;
}

/** Seconds of the glass that a puzzle shows, as the card means them; null if it shows none. */
export function glassOf(what: unknown): number | null {
  if (typeof what !== 'object' || what === null || !('left' in what)) return null;
  return typeof what.left === 'number' ? what.left : null;
}
