import { describe, expect, it } from 'vitest';
import type { Ask } from '../../protocol';
import { choicesOf, placeKey, read } from './moves';

function asked(...notations: string[]): Ask {
  return {
    question: { message: { id: 'forfort-ask-play', args: {} } },
    moves: notations.map((notation, action) => ({
      action,
      notation,
      meaning: { verb: '' },
      message: { id: 'x', args: {} },
    })),
  };
}

describe('a notation', () => {
  it.each([
    ['build corner_mb at nw', { verb: 'build', card: 'corner_mb', slot: 'nw' }],
    ['use siege_tower of corner_s_drawbridge', { verb: 'use', card: 'corner_s_drawbridge', symbol: 'siege_tower' }],
    ['camp discarding straight_b', { verb: 'give', card: 'straight_b' }],
    ['pass discarding straight_b', { verb: 'pass', card: 'straight_b' }],
    ['camp at se of seat 1', { verb: 'camp', fort: 0, slot: 'se' }],
    ['ram n of seat 2', { verb: 'siege', fort: 1, slot: 'n' }],
    ['trebuchet sw of seat 3', { verb: 'siege', fort: 2, slot: 'sw' }],
    ['defeat army at w of seat 1', { verb: 'defeat', fort: 0, slot: 'w' }],
    ['army at ne of seat 4 facing s', { verb: 'army', fort: 3, slot: 'ne', heading: 's' }],
    ['advance army at e of seat 2', { verb: 'advance', fort: 1, slot: 'e' }],
    ['besiege donjon of seat 2', { verb: 'besiege', fort: 1 }],
    ['front w', { verb: 'front', side: 'w' }],
    ['combo ram', { verb: 'combo', symbol: 'ram' }],
    ['take from donjon', { verb: 'take', source: 'donjon' }],
    ['drawbridge at n', { verb: 'bridge', slot: 'n' }],
    ['no drawbridge', { verb: 'no-bridge' }],
  ])('%s is read', (notation, deed) => {
    expect(read(notation)).toEqual(deed);
  });

  it('of chance is nobody’s move', () => {
    expect(read('draw corner_mb')).toBeNull();
    expect(read('back nw e')).toBeNull();
    expect(read('build corner_mb at middle')).toBeNull();
  });
});

describe('the legal moves', () => {
  it('belong to the cards of the hand', () => {
    const { cards } = choicesOf(
      asked('build corner_mb at nw', 'build corner_mb at se', 'use ram of corner_mb', 'camp discarding corner_mb'),
      0,
    );
    const card = cards.get('corner_mb');
    expect([...(card?.slots.keys() ?? [])]).toEqual(['nw', 'se']);
    expect(card?.uses.get('ram')?.action).toBe(2);
    expect(card?.give?.action).toBe(3);
    expect(card?.pass).toBeNull();
  });

  it('give an army both of its headings', () => {
    const { places } = choicesOf(asked('army at ne of seat 2 facing s', 'army at ne of seat 2 facing w'), 0);
    expect(places.get(placeKey(1, 'ne'))?.map(({ move }) => move.action)).toEqual([0, 1]);
  });

  it('put a drawbridge into the own fort', () => {
    const choices = choicesOf(asked('drawbridge at n', 'no drawbridge'), 2);
    expect(choices.places.has(placeKey(2, 'n'))).toBe(true);
    expect(choices.noBridge?.action).toBe(1);
  });

  it('are none while nothing is asked', () => {
    const choices = choicesOf(null, null);
    expect(choices.cards.size + choices.places.size + choices.donjons.size).toBe(0);
  });
});
