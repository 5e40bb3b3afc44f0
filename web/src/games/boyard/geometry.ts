/** Where things are in the picture: the fort from above at a slant, drawn for any board of 8 to 24 squares. */

export interface Point {
  x: number;
  y: number;
}

/** The measures of a picture; all else follows from them and the board. */
export interface Shape {
  width: number;
  height: number;
  /** The middle of the rampart. */
  centre: Point;
  /** Half its width and half its depth. */
  rx: number;
  ry: number;
  /** How broad the rampart is, at its sides. */
  band: number;
  /** How high the wall is. */
  wall: number;
  /** Half the width and depth of the loop in the sea. */
  sea: Point;
  /** The size of a pawn, against its drawing. */
  pawn: number;
}

/** For screens that are wider than high, and for phones. */
export const WIDE: Shape = {
  width: 780,
  height: 560,
  centre: { x: 410, y: 214 },
  rx: 322,
  ry: 168,
  band: 104,
  wall: 82,
  sea: { x: 140, y: 62 },
  pawn: 1,
};
export const TALL: Shape = {
  width: 560,
  height: 516,
  centre: { x: 290, y: 200 },
  rx: 256,
  ry: 158,
  band: 86,
  wall: 66,
  sea: { x: 98, y: 52 },
  pawn: 1,
};

/** A square of the rampart. */
export interface Sector {
  /** Its outline. */
  path: string;
  /** Its middle, where sign and pawns are. */
  middle: Point;
  /** Its angle, in degrees clockwise from the right. */
  angle: number;
}

/** All places of a picture. */
export interface Plan {
  shape: Shape;
  sectors: Sector[];
  /** The squares of the sea, from the one below the rope ladder on. */
  sea: Point[];
  /** The rope ladder: where it is tied, and where it meets the water. */
  ladder: [Point, Point];
  /** Half the width and depth of the court. */
  court: Point;
  start: Point;
  gate: Point;
  room: Point;
  bag: Point;
  keys: Point;
  clues: Point;
  die: Point;
}

/** A place where pawns can be: `fort:3`, `sea:0`, `start`, `gate`, `room` or `out`. */
export type Spot = string;

const FULL = 360;
const SOUTH = 90;

/** The place of each thing, for a board of that many squares with Père Fouras on one of them. */
export function planOf(shape: Shape, squares: number, riddle: number, seaSquares: number): Plan {
  const step = FULL / squares;
  const way = riddle * step;
  // door and rope ladder are both in front, as far as the board lets them: the middle of the shorter way is nearest
  const door = way <= FULL / 2 ? SOUTH - way / 2 : SOUTH + (FULL - way) / 2;
  const leftwards = way <= FULL / 2;
  const sectors = Array.from({ length: squares }, (_, at) => sectorOf(shape, door + at * step, step));
  const tied = onRim(shape, door + way, 0);
  const water = { x: tied.x, y: tied.y + shape.wall + 8 };
  const side = leftwards ? 1 : -1;
  const lake = {
    x: clamp(water.x + side * shape.sea.x * 0.34, shape.sea.x + 26, shape.width - shape.sea.x - 26),
    y: Math.min(water.y + shape.sea.y + 22, shape.height - shape.sea.y - 26),
  };
  const front = { x: shape.centre.x, y: shape.centre.y + shape.ry + shape.wall / 2 };
  const foot = onRim(shape, door, 0);
  return {
    shape,
    sectors,
    sea: loopOf(shape, lake, water, seaSquares, side),
    ladder: [tied, water],
    court: { x: shape.rx - shape.band, y: shape.ry - bandDepth(shape) },
    start: {
      x: clamp(foot.x, ...jettyRange(shape, leftwards)),
      y: Math.min(foot.y + shape.wall + 62, shape.height - 66),
    },
    gate: { x: shape.centre.x, y: shape.centre.y + shape.ry * 0.22 },
    room: { x: shape.centre.x, y: shape.centre.y - shape.ry * 0.12 },
    bag: { x: shape.centre.x + shape.rx * 0.4, y: shape.centre.y + shape.ry * 0.1 },
    keys: { x: front.x + side * 8, y: front.y + 4 },
    clues: { x: front.x + side * 84, y: front.y + 4 },
    die: { x: shape.centre.x + (leftwards ? 0.12 : -0.12) * shape.rx, y: shape.height - 46 },
  };
}

/** How deep the rampart is in front and behind: what is broad at the sides is foreshortened there. */
export function bandDepth(shape: Shape): number {
  return (shape.band * shape.ry) / shape.rx;
}

/** A point of the outer edge; with `inwards` up to 1, towards the edge of the court. */
export function onRim(shape: Shape, angle: number, inwards: number): Point {
  const turn = (angle * Math.PI) / 180;
  return {
    x: shape.centre.x + (shape.rx - shape.band * inwards) * Math.cos(turn),
    y: shape.centre.y + (shape.ry - bandDepth(shape) * inwards) * Math.sin(turn),
  };
}

function sectorOf(shape: Shape, angle: number, step: number): Sector {
  const [from, to] = [angle - step / 2, angle + step / 2];
  const depth = bandDepth(shape);
  const outer = `A${shape.rx} ${shape.ry} 0 0 1 ${text(onRim(shape, to, 0))}`;
  const inner = `A${shape.rx - shape.band} ${shape.ry - depth} 0 0 0 ${text(onRim(shape, from, 1))}`;
  return {
    path: `M${text(onRim(shape, from, 0))}${outer}L${text(onRim(shape, to, 1))}${inner}z`,
    middle: onRim(shape, angle, 0.5),
    angle: ((angle % FULL) + FULL) % FULL,
  };
}

/** Squares around the lake, the first one below the rope ladder. */
function loopOf(shape: Shape, lake: Point, water: Point, squares: number, side: number): Point[] {
  const along = clamp((water.x - lake.x) / shape.sea.x, -0.9, 0.9);
  const first = -Math.acos(along);
  return Array.from({ length: squares }, (_, at) => {
    // away from the wall first: out to sea
    const turn = first - (side * 2 * Math.PI * at) / squares;
    return { x: lake.x + shape.sea.x * Math.cos(turn), y: lake.y + shape.sea.y * Math.sin(turn) };
  });
}

/** Where the jetty may be: beside the lake, and inside the picture. */
function jettyRange(shape: Shape, leftwards: boolean): [number, number] {
  const [low, high] = [76, shape.width - 76];
  return leftwards ? [shape.centre.x + 90, high] : [low, shape.centre.x - 90];
}

/** How far below the middle of a square pawns have their feet: the name of the square stays to be read. */
export const FEET = 2;

/** Where a pawn stands that is alone at its place. */
export function placeOf(plan: Plan, spot: Spot): Point {
  const [kind = '', number = ''] = spot.split(':');
  if (kind === 'fort') return plan.sectors[Number(number)]?.middle ?? plan.start;
  if (kind === 'sea') return plan.sea[Number(number)] ?? plan.start;
  if (kind === 'gate') return plan.gate;
  return kind === 'room' ? plan.room : plan.start;
}

/** Where each of `count` pawns stands beside the others of its place: in rows of three. */
export function besides(at: number, count: number, size: number): Point {
  const rows = Math.ceil(count / 3);
  const row = Math.floor(at / 3);
  const inRow = Math.min(3, count - row * 3);
  return {
    x: ((at % 3) - (inRow - 1) / 2) * 27 * size,
    y: (row - (rows - 1) / 2) * 17 * size,
  };
}

/** The wall between two angles of the front, from its top to its foot. */
export function wallPath(shape: Shape): string {
  const { centre, rx, ry, wall } = shape;
  const [left, right] = [centre.x - rx, centre.x + rx];
  return `M${left} ${centre.y}A${rx} ${ry} 0 0 0 ${right} ${centre.y}V${centre.y + wall}A${rx} ${ry} 0 0 1 ${left} ${centre.y + wall}z`;
}

/** A line around the front, that far below the rim. */
export function coursePath(shape: Shape, below: number): string {
  const { centre, rx, ry } = shape;
  return `M${centre.x - rx} ${centre.y + below}A${rx} ${ry} 0 0 0 ${centre.x + rx} ${centre.y + below}`;
}

function text({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
