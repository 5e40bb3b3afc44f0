import { beforeEach, describe, expect, it } from 'vitest';
import type { Ask } from '../../wire';
import { settings } from '../../state/settings.svelte';
import { coach } from './coach';
import { playerOf, viewOf } from './sample';
import english from '../../../../src/forts/games/boyard/locale/en/web.ftl?raw';
import french from '../../../../src/forts/games/boyard/locale/fr/web.ftl?raw';

const ASK: Ask = { question: { message: { id: 'x', args: {} } }, moves: [] };
const players = [playerOf(0), playerOf(1), playerOf(2)];

function topic(...args: Parameters<typeof coach>): string | undefined {
  return coach(...args)?.id.replace('web-boyard-coach-', '');
}

/** All lessons that a table gives, one after the other. */
function lessons(...args: Parameters<typeof coach>): string[] {
  const given: string[] = [];
  for (let id = coach(...args)?.id; id !== undefined && !settings.learnt.includes(id); id = coach(...args)?.id) {
    given.push(id.replace('web-boyard-coach-', ''));
    settings.learn(id);
  }
  return given;
}

describe('the guided first game', () => {
  beforeEach(() => settings.set({ learnt: [] }));

  it.each(['passe-partout', 'prize', 'rival', 'dive', 'again'])('explains the question %s', (phase) => {
    expect(topic(viewOf(players, { phase }), ASK)).toBe(phase);
  });

  it.each(['concentration', 'strength', 'riddle', 'guess', 'handful'])('explains one’s own %s', (trial) => {
    expect(topic(viewOf(players, { trial }), null)).toBe(trial);
    expect(topic(viewOf(players, { trial, whose: 1 }), null)).not.toBe(trial);
  });

  it('explains a duel to both', () => {
    expect(topic(viewOf(players, { trial: 'duel', whose: 1, rival: 0 }), null)).toBe('duel');
    expect(topic(viewOf(players, { trial: 'duel', whose: 1, rival: 2 }), null)).not.toBe('duel');
  });

  it('begins with what it is about', () => {
    expect(lessons(viewOf(players), null)).toEqual(['welcome', 'keys']);
  });

  it('gives the book’s two pieces of advice: keys in round 2, and every clue before a guess', () => {
    expect(lessons(viewOf(players, { round: 2 }), null)).toEqual(['clues', 'keys-matter']);
    expect(topic(viewOf(players, { round: 3, trial: 'guess' }), null)).toBe('guess');
  });

  it('speaks of prison and sea to whoever is there', () => {
    settings.set({ learnt: ['web-boyard-coach-welcome', 'web-boyard-coach-keys'] });
    expect(topic(viewOf([playerOf(0, { prison: true }), playerOf(1)]), null)).toBe('prison');
    expect(topic(viewOf([playerOf(0, { swum: 2 }), playerOf(1)]), null)).toBe('sea');
  });

  it('says how it ended', () => {
    expect(topic(viewOf(players, { phase: 'over', ended_by: 'treasure' }), null)).toBe('over-treasure');
    expect(topic(viewOf(players, { phase: 'over', ended_by: 'nobody' }), null)).toBe('over-nobody');
  });

  it('has the same words in both languages', () => {
    const ids = (text: string): string[] => [...text.matchAll(/^(web-boyard-[\w-]+) =/gm)].map(([, id]) => id ?? '');
    expect(ids(french)).toEqual(ids(english));
  });
});
