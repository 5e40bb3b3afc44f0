import { describe, expect, it } from 'vitest';
import type { GameInfo, OptionInfo } from '../wire';
import { choiceOfSeat, choiceOfSeats, firstGame, fits } from './catalog';

const LEVELS: OptionInfo = {
  name: 'levels',
  default: 'easy',
  choices: ['easy', 'hard'],
  low: 0,
  high: 0,
  each_seat: true,
  players: [],
};

describe('an option that each seat may choose for itself', () => {
  it('is one choice for all, or one a seat', () => {
    expect(choiceOfSeats(['hard', 'hard', 'hard'])).toBe('hard');
    expect(choiceOfSeats(['easy', 'hard', 'easy'])).toBe('easy,hard,easy');
  });

  it('is read the same way', () => {
    expect([0, 1, 2].map((seat) => choiceOfSeat('easy,hard,easy', LEVELS, seat))).toEqual(['easy', 'hard', 'easy']);
    expect(choiceOfSeat('hard', LEVELS, 4)).toBe('hard');
    expect(choiceOfSeat(undefined, LEVELS, 1)).toBe('easy');
  });
});

describe('what can be chosen at a table', () => {
  const teams: OptionInfo = { ...LEVELS, name: 'teams', default: false, choices: [], each_seat: false, players: [4] };
  const first: OptionInfo = { ...LEVELS, name: 'first', default: 'random', choices: ['random', '1', '2', '3'] };

  it('goes by the number of players', () => {
    expect(fits(teams, true, 4)).toBe(true);
    expect(fits(teams, true, 2)).toBe(false);
    expect(fits(teams, false, 2)).toBe(true);
    expect(fits(first, '3', 2)).toBe(false);
    expect(fits(first, 'random', 2)).toBe(true);
  });

  it('lets a newcomer begin, until a first lesson is learnt', () => {
    const info = { name: 'toy', options: [first] } as unknown as GameInfo;
    expect(firstGame(info, ['web-other-coach-goal'])).toEqual({ first: '1' });
    expect(firstGame(info, ['web-toy-coach-goal'])).toEqual({});
  });
});
