import { expect, it } from 'vitest';
import english from '../../../../src/forts/games/fort/locale/en/web.ftl?raw';
import french from '../../../../src/forts/games/fort/locale/fr/web.ftl?raw';
import type { Ask, Message } from '../../protocol';
import source from './coach.ts?raw';
import { lessons } from './coach';
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
    track,
    ...changes,
  } as FortView;
}
const asked = (question: Message = { id: 'fort-ask-play', args: {} }): Ask => ({
  question: { message: question },
  moves: [],
});

it('begins with the goal, and says when the next level can be paid', () => {
  expect(lessons(table({}), asked())).toEqual(['goal', 'play', 'cards', 'fort']);
});
it('speaks of what is asked', () => {
  expect(lessons(table({ ask: 'follow' }), asked())).toEqual(['follow']);
  expect(lessons(table({ ask: 'pay pizza' }), asked())).toEqual(['build']);
  const step: Message = { id: 'fort-ask-step', args: { question: { id: 'fort-ask-tuck', args: {} } } };
  expect(lessons(table({ ask: 'step' }), asked(step))).toEqual(['lookout']);
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
