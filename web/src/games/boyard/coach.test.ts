import { describe, expect, it } from 'vitest';
import type { Ask } from '../../wire';
import { coach } from './coach';
import { playerOf, viewOf } from './sample';
import english from '../../../../src/forts/games/boyard/locale/en/web.ftl?raw';
import french from '../../../../src/forts/games/boyard/locale/fr/web.ftl?raw';

const ASK: Ask = { question: { message: { id: 'x', args: {} } }, moves: [] };
const players = [playerOf(0), playerOf(1), playerOf(2)];

function topics(...args: Parameters<typeof coach>): string[] {
  return coach(...args).map(({ id }) => id.replace('web-boyard-coach-', ''));
}

describe('the guided first game', () => {
  it.each(['passe-partout', 'prize', 'rival', 'dive', 'again'])('explains the question %s', (phase) => {
    expect(topics(viewOf(players, { phase }), ASK)[0]).toBe(phase);
  });

  it.each(['concentration', 'strength', 'riddle', 'guess', 'handful'])('explains one’s own %s', (trial) => {
    expect(topics(viewOf(players, { trial, round: 2 }), null)[0]).toBe(trial);
    expect(topics(viewOf(players, { trial, round: 2, whose: 1 }), null)).not.toContain(trial);
  });

  it('explains a duel to both', () => {
    expect(topics(viewOf(players, { trial: 'duel', round: 2, whose: 1, rival: 0 }), null)[0]).toBe('duel');
    expect(topics(viewOf(players, { trial: 'duel', round: 2, whose: 1, rival: 2 }), null)).not.toContain('duel');
  });

  it('says what a trial is held for where it comes before the board was seen', () => {
    expect(topics(viewOf(players, { trial: 'strength' }), null)).toEqual(['keys', 'strength']);
    expect(topics(viewOf(players, { trial: 'duel', whose: 1, rival: 0 }), null)).toEqual(['keys', 'duel']);
    expect(topics(viewOf(players, { trial: 'strength', whose: 1 }), null)).toEqual([]);
  });

  it('begins with what it is about', () => {
    expect(topics(viewOf(players, { trial: '', turn: 1 }), null)).toEqual(['welcome', 'keys']);
    expect(topics(viewOf(players, { trial: '', turn: 20 }), null)).toEqual([]);
  });

  it('gives the book’s two pieces of advice: keys in round 2, and every clue before a guess', () => {
    expect(topics(viewOf(players, { round: 2, trial: '', turn: 1 }), null)).toEqual(['clues', 'keys-matter']);
    expect(topics(viewOf(players, { round: 3, trial: 'guess' }), null)[0]).toBe('guess');
  });

  it('speaks of prison and sea to whoever is there, and points at the pawn', () => {
    const view = viewOf([playerOf(0, { prison: true }), playerOf(1)]);
    expect(coach(view, null)[0]).toMatchObject({ id: 'web-boyard-coach-prison' });
    expect(coach(view, null)[0]?.at[0]).toBe('[data-pawn="0"]');
    expect(topics(viewOf([playerOf(0, { swum: 2 }), playerOf(1)]), null)[0]).toBe('sea');
  });

  it('has the same words in both languages', () => {
    const ids = (text: string): string[] => [...text.matchAll(/^(web-boyard-[\w-]+) =/gm)].map(([, id]) => id ?? '');
    expect(ids(french)).toEqual(ids(english));
  });
});
