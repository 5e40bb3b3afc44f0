import { expect, test } from 'vitest';
import { copyAt } from './copies';

test('a card keeps its name when others leave the row, and copies are told apart', () => {
  const names = (row: string[]): string[] => row.map((_, at) => copyAt(row, at));
  expect(names(['bug', 'tiny', 'bug'])).toEqual(['bug-0', 'tiny-0', 'bug-1']);
  expect(names(['tiny', 'bug'])).toEqual(['tiny-0', 'bug-0']);
});
