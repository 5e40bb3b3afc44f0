import { describe, expect, it } from 'vitest';
import type { Ask, Meaning, MoveInfo } from '../../wire';
import { choicesOf, headingOf, placeKey } from './moves';

function move(meaning: Meaning, action: number): MoveInfo {
  return { action, notation: '', meaning, message: { id: 'x', args: {} } };
}
function asked(...meanings: Meaning[]): Ask {
  return { question: { message: { id: 'forfort-ask-play', args: {} } }, moves: meanings.map(move) };
}

describe('the legal moves', () => {
  it('belong to the cards of the hand', () => {
    const { cards } = choicesOf(
      asked(
        { verb: 'build', piece: 'corner_mb', place: 'nw', seat: 0 },
        { verb: 'build', piece: 'corner_mb', place: 'se', seat: 0 },
        { verb: 'use', piece: 'corner_mb', place: 'ram' },
        { verb: 'camp', piece: 'corner_mb' },
        { verb: 'pass', piece: 'straight_b' },
      ),
    );
    const card = cards.get('corner_mb');
    expect([...(card?.slots.keys() ?? [])]).toEqual(['nw', 'se']);
    expect(card?.uses.get('ram')?.action).toBe(2);
    expect(card?.give?.action).toBe(3);
    expect(card?.pass).toBeNull();
    expect(cards.get('straight_b')?.pass?.action).toBe(4);
  });

  it.each<[Meaning, string]>([
    [{ verb: 'camp', piece: 'camp', place: 'se', seat: 0 }, '0:se'],
    [{ verb: 'ram', place: 'n', seat: 1 }, '1:n'],
    [{ verb: 'trebuchet', place: 'sw', seat: 2 }, '2:sw'],
    [{ verb: 'defeat', piece: 'army', place: 'w', seat: 0 }, '0:w'],
    [{ verb: 'army', piece: 's', place: 'ne', seat: 3 }, '3:ne'],
    [{ verb: 'advance', piece: 'army', place: 'e', seat: 1 }, '1:e'],
    [{ verb: 'drawbridge', place: 'n', seat: 2 }, '2:n'],
  ])('%j belongs to its place', (meaning, key) => {
    const { places, cards } = choicesOf(asked(meaning));
    expect([...places.keys()]).toEqual([key]);
    expect(cards.size).toBe(0);
  });

  it('belong to donjons, fronts, combos and stores', () => {
    const choices = choicesOf(
      asked(
        { verb: 'besiege', place: 'donjon', seat: 1 },
        { verb: 'front', place: 'w', seat: 0 },
        { verb: 'combo', piece: 'ram' },
        { verb: 'take', place: 'donjon', seat: 0 },
      ),
    );
    expect(choices.donjons.get(1)?.action).toBe(0);
    expect(choices.fronts.get('w')?.action).toBe(1);
    expect(choices.combos.get('ram')?.action).toBe(2);
    expect(choices.takes.get('donjon')?.action).toBe(3);
  });

  it('give an army both of its headings', () => {
    const here = { verb: 'army', place: 'ne', seat: 1 };
    const { places } = choicesOf(asked({ ...here, piece: 's' }, { ...here, piece: 'w' }));
    const found = places.get(placeKey(1, 'ne')) ?? [];
    expect(found.map(({ action }) => action)).toEqual([0, 1]);
    expect(found.map(headingOf)).toEqual(['s', 'w']);
  });

  it('put a drawbridge into the own fort', () => {
    const choices = choicesOf(asked({ verb: 'drawbridge', place: 'n', seat: 2 }, { verb: 'no drawbridge' }));
    expect(choices.places.has(placeKey(2, 'n'))).toBe(true);
    expect(choices.noBridge?.action).toBe(1);
  });

  it('of chance are nobody’s', () => {
    const choices = choicesOf(
      asked({ verb: 'draw', piece: 'corner_mb' }, { verb: 'build', piece: 'corner_mb', place: 'middle', seat: 0 }),
    );
    expect(choices.cards.size + choices.places.size).toBe(0);
  });

  it('are none while nothing is asked', () => {
    const choices = choicesOf(null);
    expect(choices.cards.size + choices.places.size + choices.donjons.size).toBe(0);
  });
});
