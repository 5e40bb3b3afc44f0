import { expect, it } from 'vitest';
import { placeOf } from './places';

it('puts the winner first, whatever the points say', () => {
  expect([0, 1, 2].map((seat) => placeOf({ winners: [1], scores: [9, 7, 8] }, seat))).toEqual([2, 1, 3]);
});
it('lets equal points share a place', () => {
  expect([0, 1, 2, 3].map((seat) => placeOf({ winners: [0], scores: [9, 5, 5, 3] }, seat))).toEqual([1, 2, 2, 4]);
});
it('knows several winners, and none', () => {
  expect([0, 1].map((seat) => placeOf({ winners: [0, 1], scores: [5, 5] }, seat))).toEqual([1, 1]);
  expect(placeOf({ winners: [], scores: [0, 0] }, 0)).toBe(1);
});
