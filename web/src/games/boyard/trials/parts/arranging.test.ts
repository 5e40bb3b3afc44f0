import { expect, test } from 'vitest';
import { moved } from './arranging';

test('what is taken goes to its new place, and the others make room', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(['a', 'b', 'c', 'd'], 1, 1)).toEqual(['a', 'b', 'c', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 0, 3)).toEqual(['b', 'c', 'd', 'a']);
});

test('nothing moves from where nothing stands', () => {
  expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
});
