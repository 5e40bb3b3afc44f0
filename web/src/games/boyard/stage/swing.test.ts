import { expect, test } from 'vitest';
import { height, tokens } from './swing';

test('the gauge swings up and down evenly', () => {
  expect(height(0, 1.6, 0)).toBe(0);
  expect(height(0, 1.6, 0.4)).toBeCloseTo(0.5);
  expect(height(0, 1.6, 0.8)).toBeCloseTo(1);
  expect(height(0, 1.6, 1.2)).toBeCloseTo(0.5);
  expect(height(0.25, 1.6, 1.6)).toBeCloseTo(0.5);
});

test('a fifth of the gauge for each number of tokens', () => {
  expect([0, 0.19, 0.2, 0.5, 0.79, 0.81, 1].map(tokens)).toEqual([5, 5, 6, 7, 8, 9, 9]);
});
