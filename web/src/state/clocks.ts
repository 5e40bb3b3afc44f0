import type { Clock } from '../wire';

/** A seat's time some milliseconds after the clock was read: first the time for the decision, then the bank. */
export function running(clock: Clock, elapsed: number): Clock {
  if (!clock.running) return clock;
  const seconds = elapsed / 1000;
  const move = Math.max(0, clock.move - seconds);
  const bank = Math.max(0, clock.bank - Math.max(0, seconds - clock.move));
  return { bank, move, running: true };
}
