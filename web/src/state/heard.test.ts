import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TABLES, heardAt, keepHeard } from './heard';

const shelf = new Map<string, string>();

beforeEach(() => {
  shelf.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, text: string) => shelf.set(name, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was read is known after a reload, for each table by itself', () => {
  keepHeard('one', 4);
  keepHeard('two', 0);
  keepHeard('one', 7);
  expect(heardAt('one')).toBe(7);
  expect(heardAt('two')).toBe(0);
  expect(heardAt('three')).toBe(-1);
});

test('only the tables read last are remembered', () => {
  for (let table = 0; table <= TABLES; table += 1) keepHeard(String(table), table);
  expect(heardAt('0')).toBe(-1);
  expect(heardAt('1')).toBe(1);
  expect(heardAt(String(TABLES))).toBe(TABLES);
});

test.each(['{', '7', '[["one"], [1, 2], null]'])('what somebody else wrote there is nothing: %s', (text) => {
  shelf.set('forts-heard', text);
  expect(heardAt('one')).toBe(-1);
  keepHeard('one', 2);
  expect(heardAt('one')).toBe(2);
});

test('a browser that keeps nothing is no obstacle', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('full');
    },
  });
  keepHeard('one', 2);
  expect(heardAt('one')).toBe(-1);
});
