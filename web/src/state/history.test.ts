import { expect, test } from 'vitest';
import { History } from './history.svelte';

test('steps are taken back and made again; a word typed letter by letter is one', () => {
  const history = new History('a');
  expect([history.canUndo, history.canRedo]).toEqual([false, false]);
  history.set('ab', 'name');
  history.set('abc', 'name');
  history.set('abcd', 'copies');
  history.set('abcd', 'copies');
  history.undo();
  expect(history.now).toBe('abc');
  history.undo();
  expect([history.now, history.canUndo]).toEqual(['a', false]);
  history.redo();
  history.redo();
  expect([history.now, history.canRedo]).toEqual(['abcd', false]);
  history.undo();
  history.set('other');
  expect(history.canRedo).toBe(false);
  history.begin('new');
  expect([history.now, history.canUndo]).toEqual(['new', false]);
});
