import { describe, expect, it } from 'vitest';
import type { OptionInfo } from '../wire';
import { choiceOfSeat, choiceOfSeats } from './catalog';

const LEVELS: OptionInfo = {
  name: 'levels',
  default: 'easy',
  choices: ['easy', 'hard'],
  low: 0,
  high: 0,
  each_seat: true,
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
