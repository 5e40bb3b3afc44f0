import { describe, expect, it } from 'vitest';
import { besides, placeOf, planOf, TALL, WIDE, type Plan, type Point } from './geometry';

/** Every size of board that a file may have, with Père Fouras on any square. */
const BOARDS = [8, 12, 17, 24].flatMap((squares) =>
  Array.from({ length: squares - 1 }, (_, at) => at + 1).flatMap((riddle) =>
    [3, 6, 12].map((sea) => [squares, riddle, sea] as const),
  ),
);

function each(check: (plan: Plan, riddle: number) => void): void {
  for (const shape of [WIDE, TALL])
    for (const [squares, riddle, sea] of BOARDS) check(planOf(shape, squares, riddle, sea), riddle);
}

function far(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

describe('the picture of a board', () => {
  it('has a place for every square, inside the picture', () => {
    each((plan) => {
      for (const { x, y } of [...plan.sectors.map(({ middle }) => middle), ...plan.sea, plan.start, plan.die]) {
        expect(x).toBeGreaterThan(20);
        expect(x).toBeLessThan(plan.shape.width - 20);
        expect(y).toBeGreaterThan(20);
        expect(y).toBeLessThan(plan.shape.height - 10);
      }
    });
  });

  it('has the door and the rope ladder in front, where they are seen', () => {
    each((plan, riddle) => {
      expect(plan.sectors[0]?.middle.y).toBeGreaterThanOrEqual(plan.shape.centre.y - 0.1);
      expect(plan.sectors[riddle]?.middle.y).toBeGreaterThanOrEqual(plan.shape.centre.y - 0.1);
      expect(plan.ladder[1].y).toBeGreaterThan(plan.ladder[0].y);
    });
  });

  it('goes clockwise', () => {
    const { sectors, shape } = planOf(WIDE, 12, 4, 6);
    const at = (square: number): Point => sectors[square]?.middle ?? { x: 0, y: 0 };
    // from the door at the right front, by the front, to the ladder at the left front, and on to the back
    expect(at(0).x).toBeGreaterThan(at(2).x);
    expect(at(2).x).toBeGreaterThan(at(4).x);
    expect(at(8).y).toBeLessThan(shape.centre.y);
  });

  it('keeps squares apart, also where there are two dozen', () => {
    each((plan) => {
      for (const places of [plan.sectors.map(({ middle }) => middle), plan.sea])
        places.forEach((place, at) => expect(far(place, places[(at + 1) % places.length]!)).toBeGreaterThan(24));
    });
  });

  it('begins the way through the sea below the ladder', () => {
    each((plan) => {
      const nearest = Math.min(...plan.sea.map((place) => far(place, plan.ladder[1])));
      expect(far(plan.sea[0]!, plan.ladder[1])).toBeLessThan(nearest + 8);
    });
  });

  it('knows where a pawn stands', () => {
    const plan = planOf(WIDE, 12, 4, 6);
    expect(placeOf(plan, 'fort:4')).toEqual(plan.sectors[4]?.middle);
    expect(placeOf(plan, 'sea:5')).toEqual(plan.sea[5]);
    expect(placeOf(plan, 'out')).toEqual(plan.start);
    expect(placeOf(plan, 'room')).not.toEqual(placeOf(plan, 'gate'));
  });
});

describe('pawns that share a square', () => {
  it('stand beside each other, around its middle', () => {
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const places = Array.from({ length: count }, (_, at) => besides(at, count, 1));
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      expect(places.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0);
    }
    expect(besides(0, 1, 1)).toEqual({ x: 0, y: 0 });
  });
});
