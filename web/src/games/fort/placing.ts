/** Where a card that is shown large lies: near its thing, and never over what is being chosen from. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Spot {
  readonly left: number;
  readonly top: number;
}

const GAP = 12;
const EDGE = 6;
/** How finely the screen is searched where no side of the thing is free. */
const STEP = 24;

/** The place for a box of that size on a screen: beside the thing, else wherever it covers the least of what is not to be covered. */
export function placed(thing: Box, size: { width: number; height: number }, screen: Box, kept: readonly Box[]): Spot {
  const inside = (left: number, top: number): Spot => ({
    left: clamp(left, screen.left + EDGE, screen.left + screen.width - size.width - EDGE),
    top: clamp(top, screen.top + EDGE, screen.top + screen.height - size.height - EDGE),
  });
  const [right, bottom] = [thing.left + thing.width, thing.top + thing.height];
  const [middle, centre] = [
    thing.left + thing.width / 2 - size.width / 2,
    thing.top + thing.height / 2 - size.height / 2,
  ];
  const beside = [
    inside(middle, thing.top - size.height - GAP),
    inside(middle, bottom + GAP),
    inside(right + GAP, centre),
    inside(thing.left - GAP - size.width, centre),
  ];
  const covered = (spot: Spot): number =>
    [thing, ...kept].reduce((sum, box) => sum + overlap({ ...spot, ...size }, box), 0);
  const free = beside.find((spot) => covered(spot) === 0);
  if (free !== undefined) return free;
  const far = (spot: Spot): number => Math.hypot(spot.left - middle, spot.top - centre);
  let best = beside[0]!;
  let least = Infinity;
  for (const spot of [...beside, ...everywhere(size, screen)]) {
    // an inch of what is chosen from is worse than any way
    const cost = covered(spot) * 1000 + far(spot);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

function* everywhere(size: { width: number; height: number }, screen: Box): Generator<Spot> {
  const [width, height] = [screen.width - size.width - EDGE, screen.height - size.height - EDGE];
  for (let left = EDGE; left <= width; left += STEP)
    for (let top = EDGE; top <= height; top += STEP) yield { left: screen.left + left, top: screen.top + top };
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
