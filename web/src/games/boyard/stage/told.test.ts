import { expect, test } from 'vitest';
import { told } from './told';

const ids = (note: Record<string, unknown>) => told(note).map((line) => line.id);

test('a riddle tells what was answered, what was right and why', () => {
  expect(ids({ puzzle: 'riddle', asked: ['…'], given: 'sun', answer: 'moon', why: 'It wanes.' })).toEqual([
    'boyard-told-given',
    'boyard-told-answer',
    'boyard-show-why',
  ]);
});

test('nobody answered in time', () => {
  expect(ids({ puzzle: 'riddle', given: '', answer: 'moon' })).toEqual(['boyard-told-nothing', 'boyard-told-answer']);
});

test('a word that may be guessed again is not told', () => {
  expect(ids({ puzzle: 'guess', given: 'sun' })).toEqual(['boyard-told-given']);
});

test('rings of the bell are counted', () => {
  expect(told({ puzzle: 'bell', given: 21, wanted: 25 })).toEqual([
    { id: 'boyard-told-reached', args: { given: 21, wanted: 25 } },
  ]);
});

test('the right answer is told once, however it was written', () => {
  expect(ids({ puzzle: 'riddle', given: 'Moon ', answer: 'moon', why: 'It wanes.' })).toEqual([
    'boyard-told-answer',
    'boyard-show-why',
  ]);
});
