import { expect, test } from 'vitest';
import { running } from './clocks';

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
