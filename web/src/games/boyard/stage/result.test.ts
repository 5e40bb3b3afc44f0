import { expect, test } from 'vitest';
import { happened } from '../../../state/told.test-data';
import type { Happened } from '../../../wire';
import { newClues, resultIn } from './result';

const event = (at: number, code: string, more: Partial<Happened> = {}): Happened => ({
  ...happened(at),
  code,
  ...more,
});

test('a trial that ended tells how, what it brought, and no more', () => {
  const found = resultIn(
    [
      event(4, 'passed', { note: { answer: 'the moon' } }),
      event(4, 'gain'),
      event(4, 'turn'),
      event(5, 'roll'),
      event(5, 'walk'),
    ],
    [0],
  );
  expect(found?.lines.map((one) => one.code)).toEqual(['passed', 'gain']);
  expect(found?.note).toEqual({ answer: 'the moon' });
  expect(found?.good).toBe(true);
});

test('of several trials the newest is told', () => {
  const found = resultIn(
    [
      event(4, 'failed', { note: { given: 'sun' } }),
      event(6, 'duel', { note: { puzzle: 'sticks' }, facts: { winner: -1 } }),
    ],
    [0],
  );
  expect(found?.at).toBe(6);
  expect(found?.good).toBe(false);
});

test('a duel is lost by who lost it, and won for all others', () => {
  const duel = event(6, 'duel', { seat: 0, note: { puzzle: 'sticks' }, facts: { winner: 1, rival: 1 } });
  expect(resultIn([duel], [0])?.good).toBe(false);
  for (const seats of [[1], [2], [], [0, 1]]) expect(resultIn([duel], seats)?.good).toBe(true);
});

test('a trial of bots alone, which nobody held, has nothing to tell', () => {
  expect(resultIn([event(4, 'passed'), event(4, 'gain')], [0])).toBeNull();
});

test('a clue is new if it was not on the sheet before', () => {
  const sheets = [
    { seat: 0, told: ['It shines.', 'It is far.'], dealt: null },
    { seat: 1, told: ['It swims.'], dealt: null },
  ];
  expect(newClues([1, 1], sheets)).toEqual([{ seat: 0, number: 2, text: 'It is far.' }]);
  expect(newClues([0, 0], sheets)).toHaveLength(3);
  // before the first draw nothing is known, and nothing is new
  expect(newClues([], sheets)).toEqual([]);
});
