import { describe, expect, it } from 'vitest';
import type { Ask, Meaning, MoveInfo } from '../../wire';
import { choicesOf, onBoard } from './moves';

function move(action: number, meaning: Meaning): MoveInfo {
  return { action, notation: String(action), meaning, message: { id: 'x', args: {} } };
}

function asked(...moves: MoveInfo[]): Ask {
  return { question: { message: { id: 'x', args: {} } }, moves };
}

describe('the legal moves', () => {
  it('belong to squares, rivals, prizes and the sea', () => {
    const choices = choicesOf(
      asked(
        move(19, { verb: 'move', place: 'door', amount: 1 }),
        move(10, { verb: 'challenge', seat: 1 }),
        move(15, { verb: 'announce', piece: 'key' }),
        move(17, { verb: 'dive' }),
        move(18, { verb: 'let go' }),
      ),
    );
    expect(choices.squares.get(0)?.action).toBe(19);
    expect(choices.rivals.get(1)?.action).toBe(10);
    expect(choices.prizes.get('key')?.action).toBe(15);
    expect(choices.dive?.action).toBe(17);
  });

  it('are none while nothing is asked', () => {
    const choices = choicesOf(null);
    expect([choices.squares.size, choices.rivals.size, choices.prizes.size, choices.dive]).toEqual([0, 0, 0, null]);
  });

  it('are offered by the board where they have a place on it', () => {
    expect(onBoard(move(0, { verb: 'move', place: 'door', amount: 1 }))).toBe(true);
    expect(onBoard(move(0, { verb: 'guess again' }))).toBe(false);
  });
});
