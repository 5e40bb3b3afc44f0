import { expect, it } from 'vitest';
import english from '../../../../src/forts/games/fort/locale/en/web.ftl?raw';
import french from '../../../../src/forts/games/fort/locale/fr/web.ftl?raw';
import type { Ask, Meaning } from '../../wire';
import source from './coach.ts?raw';
import { lessons as all } from './coach';
import type { FortView } from './types';

const board = { stuff: { pizza: 1, toys: 1 }, pack: { pizza: 0, toys: 0 }, level: 0, yard: [] };
const track = [0, 1].map((level) => ({ level, points: level, pizza: level, toys: level, either: 0 }));
function table(changes: Partial<FortView>): FortView {
  return {
    viewer: 0,
    phase: 'play',
    ask: 'play',
    ended: '',
    round: 1,
    leader: 0,
    card: null,
    boards: [board, board],
    ...changes,
  } as FortView;
}
const lessons = (view: FortView, ask: Ask | null): string[] => all(view, ask, track);
const asked = (...meanings: Meaning[]): Ask => ({
  question: { message: { id: 'fort-ask-play', args: {} } },
  moves: meanings.map((meaning, action) => ({ action, notation: '', meaning, message: { id: 'x', args: {} } })),
});

it('begins with the goal, and says when the next level can be paid', () => {
  expect(lessons(table({}), asked())).toEqual(['goal', 'play', 'cards', 'fort']);
});
it('speaks of what is asked', () => {
  expect(lessons(table({ ask: 'follow' }), asked())).toEqual(['follow']);
  expect(lessons(table({ ask: 'pay pizza' }), asked())).toEqual(['build']);
  expect(
    lessons(table({ ask: 'step' }), asked({ verb: 'stop' }, { verb: 'tuck', piece: 'bug', place: 'hand' })),
  ).toEqual(['lookout']);
  const rivals = { verb: 'trash', piece: 'bug', place: 'yard', seat: 1 };
  expect(lessons(table({ ask: 'step' }), asked(rivals))).toEqual(['trash-rival']);
  expect(lessons(table({ ask: 'step' }), asked({ verb: 'trash', piece: 'bug', place: 'hand' }))).toEqual(['trash']);
});
it('puts the end before everything else', () => {
  expect(lessons(table({ ended: 'fort' }), asked())[0]).toBe('end');
});
it('keeps quiet before spectators', () => {
  expect(lessons(table({ viewer: null }), null)).toEqual([]);
});
it('has words for every lesson, in both languages', () => {
  const topics = [english, french].map((text) =>
    [...text.matchAll(/^(web-fort-[a-z0-9-]+) =/gm)].map((found) => found[1]),
  );
  expect(topics[0]).toEqual(topics[1]);
  const named = [...source.matchAll(/'([a-z-]+)'/g)].map((found) => `web-fort-coach-${found[1]}`);
  for (const topic of (topics[0] ?? []).filter((id) => id?.startsWith('web-fort-coach-')))
    expect(named).toContain(topic);
});
