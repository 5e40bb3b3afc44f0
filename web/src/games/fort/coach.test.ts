import { expect, it } from 'vitest';
import english from '../../../../src/forts/games/fort/locale/en/web.ftl?raw';
import french from '../../../../src/forts/games/fort/locale/fr/web.ftl?raw';
import type { Ask, Meaning } from '../../wire';
import source from './coach.ts?raw';
import { coach } from './coach';
import type { FortPieces, FortView } from './types';

const board = { seat: 0, stuff: { pizza: 1, toys: 1 }, pack: { pizza: 0, toys: 0 }, level: 0, yard: [] };
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
    boards: [board, { ...board, seat: 1 }],
    ...changes,
  } as unknown as FortView;
}
const lessons = (view: FortView, ask: Ask | null): string[] =>
  coach(view, ask, { track } as unknown as FortPieces).map(({ id }) => id.replace('web-fort-coach-', ''));
const asked = (...meanings: Meaning[]): Ask => ({
  question: { message: { id: 'fort-ask-play', args: {} } },
  moves: meanings.map((meaning, action) => ({ action, notation: '', meaning, message: { id: 'x', args: {} } })),
});

it('begins with the goal, and says when the next level can be paid', () => {
  expect(lessons(table({}), asked())).toEqual(['goal', 'play', 'fort']);
});
it('says nothing of the first turns in round 11', () => {
  const poor = { ...board, stuff: { pizza: 0, toys: 0 } };
  expect(lessons(table({ round: 11, boards: [poor] as unknown as FortView['boards'] }), asked())).toEqual([]);
});
it('speaks of what is asked, and points at it', () => {
  expect(lessons(table({ ask: 'follow' }), asked())).toEqual(['follow']);
  expect(lessons(table({ ask: 'pay pizza' }), asked())).toEqual(['build']);
  expect(
    lessons(table({ ask: 'step' }), asked({ verb: 'stop' }, { verb: 'tuck', piece: 'bug', place: 'hand' })),
  ).toEqual(['lookout']);
  const rivals = { verb: 'trash', piece: 'bug', place: 'yard', seat: 1 };
  expect(lessons(table({ ask: 'step' }), asked(rivals))[0]).toBe('trash-rival');
  expect(lessons(table({ ask: 'step' }), asked({ verb: 'trash', piece: 'bug', place: 'hand' }))).toEqual(['trash']);
  const [follow] = coach(table({ ask: 'follow' }), asked(), { track } as unknown as FortPieces);
  expect(follow?.at).toEqual(['[data-spot="table"]']);
});
it('puts the end before everything else', () => {
  expect(lessons(table({ ended: 'fort' }), asked())[0]).toBe('end');
});
it('keeps quiet before spectators, and while nothing is asked', () => {
  expect(lessons(table({ viewer: null }), asked())).toEqual([]);
  expect(lessons(table({}), null)).toEqual([]);
});
it('has words for every lesson, in both languages', () => {
  const topics = [english, french].map((text) =>
    [...text.matchAll(/^(web-fort-[a-z0-9-]+) =/gm)].map((found) => found[1]),
  );
  expect(topics[0]).toEqual(topics[1]);
  const named = [...source.matchAll(/topic: '([a-z-]+)'/g)].map((found) => `web-fort-coach-${found[1]}`);
  expect((topics[0] ?? []).filter((id) => id?.startsWith('web-fort-coach-')).sort()).toEqual(named.sort());
});
