import type { Clock } from '../wire';

/** A seat's time some milliseconds after the clock was read: first the time for the decision, then the bank. */
export function running(clock: Clock, elapsed: number): Clock {
  if (!clock.running) return clock;
  const seconds = elapsed / 1000;
  const move = Math.max(0, clock.move - seconds);
  const bank = Math.max(0, clock.bank - Math.max(0, seconds - clock.move));
  return { bank, move, running: true };
}

/** What of a seat's time is worth showing. Who is not to move has the bank alone, and without one nothing at all. */
export function parts(left: Clock, banked: boolean): { move: number | null; bank: number | null } {
  const bank = banked && (left.bank > 0 || left.running) ? left.bank : null;
  if (!left.running && left.move <= 0) return { move: null, bank };
  return { move: left.move > 0 || bank === null ? left.move : null, bank };
}
