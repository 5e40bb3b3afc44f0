import { expect, test } from 'vitest';
import { nextSpot, type Spot } from './arrows';

const spot = (left: number, top: number, width = 100, height = 40): Spot => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const grid = [spot(0, 0), spot(120, 0), spot(0, 60), spot(120, 60)];

test('an arrow leads to the neighbour on that side', () => {
  expect(nextSpot(grid[0]!, grid.slice(1), 'ArrowRight')).toBe(0);
  expect(nextSpot(grid[0]!, grid.slice(1), 'ArrowDown')).toBe(1);
  expect(nextSpot(grid[3]!, grid.slice(0, 3), 'ArrowUp')).toBe(1);
  expect(nextSpot(grid[3]!, grid.slice(0, 3), 'ArrowLeft')).toBe(2);
});

test('nothing lies beyond the edge', () => {
  expect(nextSpot(grid[0]!, grid.slice(1), 'ArrowUp')).toBeNull();
  expect(nextSpot(grid[0]!, grid.slice(1), 'ArrowLeft')).toBeNull();
});

test('what lies straight ahead comes before what is nearer but aside', () => {
  expect(nextSpot(spot(0, 0), [spot(400, 20), spot(0, 200)], 'ArrowDown')).toBe(1);
});

test('a wide thing below is reached from any column', () => {
  expect(nextSpot(grid[3]!, [spot(0, 120, 220)], 'ArrowDown')).toBe(0);
});
