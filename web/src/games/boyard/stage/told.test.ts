import { beforeAll, describe, expect, test } from 'vitest';
import { loadWords, say, speak } from '../../../words/index.svelte';
import { told } from './told';

const TWO = ['Ada', 'Bo'];

const ids = (note: Record<string, unknown>) => told(note, ['Ada']).map((line) => line.id);
const lines = (note: Record<string, unknown>, names = ['Ada']) =>
  // names stand between marks that keep them apart in any script
  told(note, names).map((line) => say(line).replaceAll(/[\u2068\u2069]/g, ''));

beforeAll(async () => {
  await speak('en');
  await loadWords('boyard');
});

describe('what was typed', () => {
  test('a riddle tells what was answered, what was right and why', () => {
    expect(ids({ puzzle: 'riddle', asked: ['…'], given: 'sun', answer: 'moon', why: 'It wanes.' })).toEqual([
      'boyard-told-given',
      'boyard-told-answer',
      'boyard-show-why',
    ]);
  });

  test('nobody answered in time', () => {
    expect(ids({ puzzle: 'riddle', given: '', answer: 'moon' })).toEqual(['boyard-told-nothing', 'boyard-told-answer']);
    expect(ids({ puzzle: 'sums', given: null, answer: 12 })).toEqual(['boyard-told-nothing', 'boyard-told-answer']);
  });

  test('a word that may be guessed again is not told', () => {
    expect(ids({ puzzle: 'guess', given: 'sun' })).toEqual(['boyard-told-given']);
  });

  test('the right answer is told once, however it was written', () => {
    expect(ids({ puzzle: 'riddle', given: 'Moon ', answer: 'moon', why: 'It wanes.' })).toEqual([
      'boyard-told-answer',
      'boyard-show-why',
    ]);
  });

  test('of letters the word that was found is told, else the one that was jumbled', () => {
    const found = { puzzle: 'letters', answer: ['stone', 'notes'], given: ['tenso', 'notes'] };
    expect(lines(found)).toEqual(['Answered: tenso', 'Right: notes']);
    expect(lines({ ...found, given: ['notes'] })).toEqual(['Right: notes']);
    expect(lines({ ...found, given: ['tenso'] })).toEqual(['Answered: tenso', 'Right: stone']);
    expect(lines({ ...found, given: [] })).toEqual(['Nobody answered in time.', 'Right: stone']);
  });
});

describe('who fails reads what would have been right', () => {
  test.each([
    [{ puzzle: 'sums', given: 60, answer: 59 }, ['Answered: 60', 'Right: 59']],
    [
      { puzzle: 'parade', asked: ['crab', 'red'], given: 5, answer: 3 },
      ['How many red crabs were there?', 'Answered: 5', 'Right: 3'],
    ],
    [{ puzzle: 'parade', asked: ['', ''], given: 3, answer: 3 }, ['How many things were there?', 'Right: 3']],
    [{ puzzle: 'shells', given: 0, answer: 2 }, ['Answered: 1', 'Right: 3']],
    [
      { puzzle: 'order', given: ['sage', 'keeper'], answer: ['keeper', 'sage'] },
      ['Answered: sage and keeper', 'Right: keeper and sage'],
    ],
    [
      { puzzle: 'sequence', given: ['wave', 'star'], signs: ['star', 'star', 'anchor'] },
      ['Answered: wave and star', 'Right: star and star'],
    ],
    [
      { puzzle: 'grid', asked: ['star', 'key'], given: [5], answer: [0, 11] },
      ['Answered: B2', 'Right: star A1 and key D3'],
    ],
    [{ puzzle: 'grid', asked: ['star', 'key'], given: [0, 11], answer: [0, 11] }, ['Right: star A1 and key D3']],
    [{ puzzle: 'glass', given: 7.42, answer: 9 }, ['Stopped after 7.4 seconds; the aim was 9.']],
    [{ puzzle: 'glass', given: 1.01, answer: 9 }, ['Stopped after 1 second; the aim was 9.']],
    [{ puzzle: 'bell', given: 21, wanted: 25 }, ['Reached: 21 of 25']],
    [
      { puzzle: 'odd', given: 3, answer: 20, differs: { hat: [1, 0], eyes: [1, 0] } },
      ['The odd one: top hat and closed eyes, not beret and dots for eyes'],
    ],
    // one of before that was written down
    [{ puzzle: 'odd', given: 3, answer: 20 }, []],
    [
      { puzzle: 'drum', factor: 1, given: [0.42, 0.8], answer: [0.4, 0.6] },
      ['Furthest off: 0.2 seconds, after beat 2 of 3'],
    ],
    [
      { puzzle: 'drum', factor: 2, given: [0.8, 1.15], answer: [0.4, 0.6] },
      ['Furthest off: 0.05 seconds, after beat 2 of 3'],
    ],
    [{ puzzle: 'drum', factor: 1, given: [0.4], answer: [0.4, 0.6] }, ['Reached: 2 of 3']],
    [{ puzzle: 'drum', factor: 1, given: [], answer: [0.4, 0.6] }, ['Nobody answered in time.']],
    [{ puzzle: 'grip', given: 7 }, []],
    [{ card: 'c-001', asked: ['…'], answer: 'seven' }, ['Right: seven']],
  ])('%o', (note, wanted) => {
    expect(lines(note)).toEqual(wanted);
  });
});

describe('after a duel both are told of', () => {
  test.each([
    [{ puzzle: 'dice', dice: [[4, 5], []] }, ['Ada: 9 with 2 dice', 'Bo: 0 with 0 dice']],
    [{ puzzle: 'bluff', won: [2, 1] }, ['Ada: 2 rounds', 'Bo: 1 round']],
    [{ puzzle: 'reflex', won: [0, 2] }, ['Ada: 0 rounds', 'Bo: 2 rounds']],
    [{ puzzle: 'pairs', pairs: [4, 2] }, ['Ada: 4 pairs', 'Bo: 2 pairs']],
    [{ puzzle: 'fleet', boats: [[7, 8], []] }, ['The boat of Ada: squares 8 and 9']],
    [
      { puzzle: 'race', answer: [1, 2, 3], given: [[1, 2, 4], [1]], times: [12.5, null] },
      ['Ada: 2 of 3 right in 12.5 seconds', 'Bo: 1 of 3 right'],
    ],
    [{ puzzle: 'sticks', taken: [1, 2] }, []],
  ])('%o', (note, wanted) => {
    expect(lines(note, TWO)).toEqual(wanted);
  });
});
