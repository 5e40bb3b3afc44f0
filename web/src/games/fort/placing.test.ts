import { describe, expect, it } from 'vitest';
import { placed, type Box } from './placing';

const screen: Box = { left: 0, top: 0, width: 1000, height: 700 };
const size = { width: 300, height: 200 };
const box = (left: number, top: number, width = 90, height = 130): Box => ({ left, top, width, height });

function covers(spot: { left: number; top: number }, other: Box): boolean {
  return (
    spot.left < other.left + other.width &&
    spot.left + size.width > other.left &&
    spot.top < other.top + other.height &&
    spot.top + size.height > other.top
  );
}

describe('where a card is shown large', () => {
  it('lies above its thing where there is room', () => {
    expect(placed(box(400, 500), size, screen, [])).toEqual({ left: 295, top: 288 });
  });
  it('lies below where there is none above', () => {
    expect(placed(box(400, 20), size, screen, []).top).toBe(162);
  });
  it('never lies over what is chosen from, if it fits anywhere', () => {
    const hand = [0, 1, 2, 3, 4].map((at) => box(300 + at * 100, 560));
    const park = [0, 1, 2].map((at) => box(300 + at * 100, 300));
    for (const thing of [...hand, ...park]) {
      const spot = placed(thing, size, screen, [...hand, ...park]);
      expect([...hand, ...park].filter((other) => covers(spot, other))).toEqual([]);
    }
  });
  it('stays on the screen', () => {
    const spot = placed(box(0, 0), size, screen, [box(0, 0, 1000, 700)]);
    expect(spot.left).toBeGreaterThanOrEqual(0);
    expect(spot.left + size.width).toBeLessThanOrEqual(1000);
    expect(spot.top + size.height).toBeLessThanOrEqual(700);
  });
});
