import { describe, expect, it } from 'vitest';
import type { Ask } from '../../wire';
import source from './coach.ts?raw';
import { coach } from './coach';
import { fortOf, viewOf } from './sample';
import english from '../../../../src/forts/games/forfort/locale/en/web.ftl?raw';
import french from '../../../../src/forts/games/forfort/locale/fr/web.ftl?raw';

const ASK: Ask = { question: { message: { id: 'x', args: {} } }, moves: [] };
const forts = [fortOf(0), fortOf(1)];

function topics(...args: Parameters<typeof coach>): string[] {
  return coach(...args).map(({ id }) => id.replace('web-forfort-coach-', ''));
}

describe('the guided first game', () => {
  it.each([
    'camp_setup',
    'front',
    'advance',
    'camp',
    'mason',
    'ram',
    'trebuchet',
    'siege_tower',
    'garrison',
    'combo',
    'source',
    'rebuild',
    'top',
    'drawbridge',
    'play',
  ])('explains the question %s', (phase) => {
    expect(topics(viewOf(phase, forts), ASK)[0]).toBe(phase.replace('_', '-'));
  });

  it('goes on to what has its moment then, and is done by round 11', () => {
    expect(topics(viewOf('play', forts, { round: 1 }), ASK)).toEqual(['play', 'arrows']);
    expect(topics(viewOf('play', forts, { round: 3 }), ASK)).toEqual(['combos', 'symbols']);
    expect(topics(viewOf('play', forts, { round: 11 }), ASK)).toEqual([]);
  });

  it('speaks of an army in the own fort, and of a rival who is close, and points there', () => {
    const invaded = fortOf(0);
    invaded.slots[0] = { ...invaded.slots[0]!, army: { owner: 1, heading: 'e' } };
    const [lesson] = coach(viewOf('play', [invaded, fortOf(1)], { round: 9 }), ASK);
    expect(lesson).toEqual({
      id: 'web-forfort-coach-invaded',
      at: [`[data-anchor="slot:0:${invaded.slots[0].name}"]`],
    });
    expect(topics(viewOf('play', [fortOf(0), { ...fortOf(1), walls: 6 }], { round: 9 }), ASK)).toEqual(['rival-near']);
  });

  it('says nothing while nothing is asked', () => {
    expect(coach(viewOf('play', forts), null)).toEqual([]);
  });

  it('has words for every lesson, and every word in both languages', () => {
    const ids = (text: string): string[] => [...text.matchAll(/^(web-forfort-[\w-]+) =/gm)].map(([, id]) => id ?? '');
    expect(ids(french)).toEqual(ids(english));
    const named = [...source.matchAll(/topic: '([a-z-]+)'/g)].map((found) => `web-forfort-coach-${found[1]}`);
    expect(
      ids(english)
        .filter((id) => id.startsWith('web-forfort-coach-'))
        .sort(),
    ).toEqual(named.sort());
  });
});
