import { beforeEach, describe, expect, it } from 'vitest';
import type { Ask } from '../../wire';
import { settings } from '../../state/settings.svelte';
import { coach } from './coach';
import { fortOf, viewOf } from './sample';
import english from '../../../../src/forts/games/forfort/locale/en/web.ftl?raw';
import french from '../../../../src/forts/games/forfort/locale/fr/web.ftl?raw';

const ASK: Ask = { question: { message: { id: 'x', args: {} } }, moves: [] };
const forts = [fortOf(0), fortOf(1)];

function topic(...args: Parameters<typeof coach>): string | undefined {
  return coach(...args)?.id.replace('web-forfort-coach-', '');
}

describe('the guided first game', () => {
  beforeEach(() => settings.set({ learnt: [] }));

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
    expect(topic(viewOf(phase, forts), ASK)).toBe(phase.replace('_', '-'));
  });

  it('goes on to what has not been explained', () => {
    const view = viewOf('play', forts, { round: 3 });
    const given: string[] = [];
    for (let lesson = coach(view, ASK); lesson !== null && !given.includes(lesson.id); lesson = coach(view, ASK)) {
      given.push(lesson.id);
      settings.learn(lesson.id);
    }
    expect(given).toEqual(['web-forfort-coach-combos', 'web-forfort-coach-symbols']);
  });

  it('speaks of an army in the own fort, and of a rival who is close', () => {
    const invaded = fortOf(0);
    invaded.slots[0] = { ...invaded.slots[0]!, army: { owner: 1, heading: 'e' } };
    expect(topic(viewOf('play', [invaded, fortOf(1)], { round: 9 }), ASK)).toBe('invaded');
    expect(topic(viewOf('play', [fortOf(0), { ...fortOf(1), walls: 6 }], { round: 9 }), ASK)).toBe('rival-near');
  });

  it('has words for every lesson, and every word in both languages', () => {
    const ids = (text: string): string[] => [...text.matchAll(/^(web-forfort-[\w-]+) =/gm)].map(([, id]) => id ?? '');
    expect(ids(french)).toEqual(ids(english));
    for (const phase of ['camp_setup', 'play', 'over', 'advance', 'garrison']) {
      const found = coach(viewOf(phase, forts, { round: 7, last_round: true, extra: 'yes' }), ASK);
      expect(ids(english)).toContain(found?.id);
    }
  });
});
