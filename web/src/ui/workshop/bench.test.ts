import { expect, test, vi } from 'vitest';
import type { Column, WorkshopInfo } from '../../wire';
import { say } from '../../words/index.svelte';
import { api } from '../app.svelte';
import { Bench } from './bench.svelte';

const said = (id: string) => ({ id, args: {} });
function column(name: string, kind: Column['kind'], high = 0): Column {
  return { name, kind, label: said(name), low: 0, high, choices: [], fewest: 0, most: 1, between: ' ', twice: false };
}
const INFO: WorkshopInfo = {
  game: 'any',
  option: 'data',
  house: 'number,name,copies\n0,Bug,2\n1,Dot,1\n\nlevel,points\n0,0\n1,5\n',
  sheets: [
    {
      name: 'kids',
      label: said('kids'),
      columns: [column('number', 'number', 3), column('name', 'name'), column('copies', 'whole', 9)],
      cards: true,
      fresh: { copies: '1' },
    },
    {
      name: 'track',
      label: said('track'),
      columns: [column('level', 'number'), column('points', 'whole', 99)],
      cards: false,
      fresh: {},
    },
  ],
  example: {},
  longest: 1000,
  most: 3,
  pairs: 300,
  bot: 'normal',
};

test('a cell is changed in the file, and taken back', () => {
  const bench = new Bench(INFO, null);
  bench.setCell(1, 1, 'points', '7');
  expect(bench.text).toBe(INFO.house.replace('1,5', '1,7'));
  expect(bench.changed).toBe(true);
  expect(bench.differences[1]).toMatchObject([{ kind: 'changed', key: '1', columns: ['points'] }]);
  bench.history.undo();
  expect([bench.text, bench.changed]).toEqual([INFO.house, false]);
});

test('a new card has a number that no card of the house has, as long as there is one', () => {
  const bench = new Bench(INFO, null);
  bench.remove(0, 0);
  expect(bench.add(0, { name: 'Comet', copies: '1' })).toBe(1);
  expect(bench.line(0, 1)).toBe('2,Comet,1');
  bench.add(0, { name: 'Nova', copies: '1' });
  expect(bench.add(0, { name: 'Last', copies: '1' })).toBe(3);
  expect(bench.line(0, 3)).toBe('0,Last,1');
});

test('a new card has a name to begin with, and nothing of a card that had its number before', async () => {
  const bench = new Bench(INFO, null);
  const line = bench.addFresh(0) + 2;
  expect(bench.line(0, 2)).toBe(`2,${say('web-workshop-add')},1`);
  expect(bench.line(0, bench.addFresh(0))).toBe(`3,${say('web-workshop-add')} 2,1`);
  bench.remove(0, 3);
  vi.spyOn(api, 'readCards').mockResolvedValue({ cards: [{ line, words: [], piece: 'Comet' }], mistakes: [] });
  await bench.ask();
  const row = () => bench.tables[0]?.rows[2] ?? { line: 0, cells: {} };
  expect(bench.card(0, row())?.piece).toBe('Comet');
  bench.remove(0, 2);
  bench.addFresh(0);
  expect(bench.card(0, row())).toBeUndefined();
});

test('a copy has a name of its own; an example with a number comes in the place of that card', () => {
  const bench = new Bench(INFO, null);
  expect(bench.line(0, bench.copy(0, 1))).toBe('2,Dot 2,1');
  expect(bench.line(0, bench.copy(0, 1))).toBe('3,Dot 3,1');
  expect(bench.add(0, { number: '0', copies: '9' })).toBe(0);
  expect(bench.line(0, 0)).toBe('0,Bug,9');
});

test('what was changed, added or removed goes back to what the house has, one by one', () => {
  const bench = new Bench(INFO, null);
  bench.setCell(0, 1, 'copies', '3');
  bench.add(0, { name: 'Comet', copies: '1' });
  bench.remove(0, 0);
  for (const one of bench.differences[0] ?? []) bench.putBack(0, one);
  expect(bench.text).toBe(INFO.house);
});

test('another set is opened as it was saved', () => {
  const bench = new Bench(INFO, null);
  const text = INFO.house.replace('Bug', 'Bee');
  const set = {
    id: 'x',
    game: 'any',
    name: 'Bees',
    mine: true,
    author: '',
    fork_of: null,
    version: 2,
    changed: 0,
    text,
  };
  bench.open(set);
  expect([bench.name, bench.text, bench.changed, bench.history.canUndo]).toEqual(['Bees', text, false, false]);
});
