/** The fewest and the most tokens that a hand takes. */
export const SMALLEST = 5;
export const LARGEST = 9;

/** How high the gauge of the bag stands, from 0 to 1, so many seconds after it began: up and down, evenly. */
export function height(start: number, period: number, seconds: number): number {
  const way = (start + seconds / period) % 1;
  return way < 0.5 ? 2 * way : 2 * (1 - way);
}

/** The tokens of a hand that closes at that height. */
export function tokens(high: number): number {
  return SMALLEST + Math.min(LARGEST - SMALLEST, Math.floor(high * (LARGEST - SMALLEST + 1)));
}
