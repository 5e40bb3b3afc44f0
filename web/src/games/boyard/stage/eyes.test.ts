import { expect, test } from 'vitest';
import { someTrial } from '../../../state/told.test-data';
import type { Eyes } from '../../skin';
import { glassOf, judging, looking } from './eyes';

const eye = (seat: number | null, trial = someTrial()): Eyes => ({ seat, trial, told: 0 });

test('of several people at one screen, who is waited for looks', () => {
  const trial = someTrial({ seats: [1, 3], waiting: [3] });
  expect(looking([0, 1, 2, 3].map((seat) => eye(seat, trial)))?.seat).toBe(3);
  expect(looking([0, 1, 2].map((seat) => eye(seat, trial)))?.seat).toBe(1);
  expect(looking([0, 2].map((seat) => eye(seat, trial)))?.seat).toBe(0);
  expect(looking([eye(null, trial)])?.seat).toBeNull();
  expect(looking([])).toBeNull();
});

test('of two judges at one screen, who has not spoken is asked', () => {
  const shown = { judges: [0, 2], verdicts: { 0: 'won' } };
  const eyes = [0, 1, 2].map((seat) => eye(seat, someTrial({ mode: 'table', shown })));
  expect(judging(eyes)?.seat).toBe(2);
  expect(judging(eyes.slice(0, 2))?.seat).toBe(0);
  expect(judging(eyes.slice(1, 2))).toBeNull();
});

test('a puzzle may have a glass', () => {
  expect(glassOf({ left: 12.5 })).toBe(12.5);
  expect(glassOf({ left: null })).toBeNull();
  expect(glassOf({ seconds: 9 })).toBeNull();
  expect(glassOf(null)).toBeNull();
});
