/** Where things lie in a fort: eight slots around the donjon, in cells of three by three. */

export const SLOTS = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Slot = (typeof SLOTS)[number];

export const SIDES = ['n', 'e', 's', 'w'] as const;
export type Side = (typeof SIDES)[number];

export interface Point {
  x: number;
  y: number;
}

/** By slot: column and row of its cell, from 0 to 2. */
export const CELL: Record<Slot, Point> = {
  nw: { x: 0, y: 0 },
  n: { x: 1, y: 0 },
  ne: { x: 2, y: 0 },
  e: { x: 2, y: 1 },
  se: { x: 2, y: 2 },
  s: { x: 1, y: 2 },
  sw: { x: 0, y: 2 },
  w: { x: 0, y: 1 },
};

/** By direction: one cell on. */
export const STEP: Record<Side, Point> = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
};

/** Drawing units: a cell, and the ground around the three by three. */
export const UNIT = 100;
export const MARGIN = 22;
export const FULL = 3 * UNIT + 2 * MARGIN;

export function isSlot(text: string): text is Slot {
  return (SLOTS as readonly string[]).includes(text);
}

export function isSide(text: string): text is Side {
  return (SIDES as readonly string[]).includes(text);
}

export function isCorner(slot: Slot): boolean {
  return slot.length === 2;
}

/** The slots before and after it on the ring. */
export function neighbours(slot: Slot): [Slot, Slot] {
  const at = SLOTS.indexOf(slot);
  return [SLOTS[(at + 7) % 8] as Slot, SLOTS[(at + 1) % 8] as Slot];
}

/** What lies in a cell: a slot, the donjon, or nothing beyond the edge. */
export function cellAt(x: number, y: number): Slot | 'donjon' | null {
  if (x === 1 && y === 1) return 'donjon';
  return SLOTS.find((slot) => CELL[slot].x === x && CELL[slot].y === y) ?? null;
}

/** Where an army that stands in the slot would go. */
export function ahead(slot: Slot, heading: Side): Slot | 'donjon' | null {
  const { x, y } = CELL[slot];
  return cellAt(x + STEP[heading].x, y + STEP[heading].y);
}

/** Quarter turns clockwise from the north-west corner or the north side to the slot. */
export function turnsOf(slot: Slot): number {
  return SLOTS.indexOf(slot) >> 1;
}

/** A point of a cell after quarter turns clockwise around its middle. */
export function turned(point: Point, turns: number): Point {
  let { x, y } = point;
  for (let turn = 0; turn < turns; turn++) [x, y] = [UNIT - y, x];
  return { x, y };
}

/** Walls as drawn in the north-west and the north; the others are turned. */
export const NEAR = 8;
export const FAR = 54;
export const TOWER: Point = { x: 32, y: 32 };

/** The outline of a wall, `gap` short of its neighbours. */
export function footprint(slot: Slot, gap = 0): string {
  const end = UNIT - gap;
  const corner: [number, number][] = [
    [NEAR, NEAR],
    [end, NEAR],
    [end, FAR],
    [FAR, FAR],
    [FAR, end],
    [NEAR, end],
  ];
  const straight: [number, number][] = [
    [gap, NEAR],
    [end, NEAR],
    [end, FAR],
    [gap, FAR],
  ];
  return `${line(isCorner(slot) ? corner : straight, slot)}z`;
}

/** A line along the wall, that far from the outside of the cell. */
export function along(slot: Slot, depth: number): string {
  const points: [number, number][] = isCorner(slot)
    ? [
        [UNIT, depth],
        [depth, depth],
        [depth, UNIT],
      ]
    : [
        [0, depth],
        [UNIT, depth],
      ];
  return line(points, slot);
}

/** A path through points given for the north-west or the north. */
export function line(points: [number, number][], slot: Slot): string {
  const text = points.map(([x, y]) => {
    const at = turned({ x, y }, turnsOf(slot));
    return `${at.x} ${at.y}`;
  });
  return `M${text.join('L')}`;
}
