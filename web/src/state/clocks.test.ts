import { expect, test } from 'vitest';
import { parts, running } from './clocks';

test('the time for the decision runs before the bank', () => {
  const clock = { bank: 60, move: 10, running: true };
  expect(running(clock, 4000)).toMatchObject({ move: 6, bank: 60 });
  expect(running(clock, 15_000)).toMatchObject({ move: 0, bank: 55 });
  expect(running(clock, 200_000)).toMatchObject({ move: 0, bank: 0 });
});

test('a clock that stands does not run', () => {
  const clock = { bank: 60, move: 0, running: false };
  expect(running(clock, 9000)).toEqual(clock);
});

test('who is not to move shows the bank, or nothing', () => {
  expect(parts({ bank: 0, move: 0, running: false }, false)).toEqual({ move: null, bank: null });
  expect(parts({ bank: 0, move: 0, running: false }, true)).toEqual({ move: null, bank: null });
  expect(parts({ bank: 90, move: 0, running: false }, true)).toEqual({ move: null, bank: 90 });
});

test('who is to move shows the time of the decision and the bank', () => {
  expect(parts({ bank: 90, move: 20, running: true }, true)).toEqual({ move: 20, bank: 90 });
  expect(parts({ bank: 0, move: 20, running: true }, false)).toEqual({ move: 20, bank: null });
  expect(parts({ bank: 80, move: 0, running: true }, true)).toEqual({ move: null, bank: 80 });
  expect(parts({ bank: 0, move: 0, running: true }, false)).toEqual({ move: 0, bank: null });
  // a pause stops a decision in the middle
  expect(parts({ bank: 90, move: 20, running: false }, true)).toEqual({ move: 20, bank: 90 });
});
