import { describe, expect, it } from 'vitest';
import { placeMessage, standing } from './labels';
import { PIECES, playerOf, viewOf } from './sample';

describe('where a player is, in words', () => {
  it.each([
    [{}, { place: 'start' }],
    [{ square: 3 }, { place: 'square', number: 4, square: PIECES.squares[3]?.name }],
    [{ square: 6, prison: true }, { place: 'prison' }],
    [
      { swum: 2, diving_for: 'clue' },
      { place: 'sea', swum: 2, sea: 6, prize: { id: 'boyard-prize', args: { prize: 'clue' } } },
    ],
    [{ stands: 'guessing' }, { place: 'guessing' }],
    [{ stands: 'in' }, { place: 'inside' }],
    [{ stands: 'out' }, { place: 'outside' }],
  ])('is told from %o', (changes, args) => {
    expect(placeMessage(playerOf(0, changes), PIECES)).toMatchObject({ id: 'boyard-table-at', args });
  });

  it('is shared by all who stand there', () => {
    const view = viewOf([playerOf(0, { square: 3 }), playerOf(1), playerOf(2, { square: 3 })]);
    expect(standing(view, 'fort:3')).toEqual([0, 2]);
    expect(standing(view, 'start')).toEqual([1]);
  });
});
