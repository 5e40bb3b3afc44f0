import { expect, test } from 'vitest';
import { bare, blocks, spans } from './markdown';

test('emphasis and code', () => {
  expect(spans('a **b** *c* `d`')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'strong', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'em', text: 'c' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'd' },
  ]);
});

test('lists, with lists in them and lines that go on', () => {
  const [list] = blocks('* one\n  goes on\n  * inner\n* two');
  expect(list).toMatchObject({ kind: 'list', ordered: false });
  expect(list?.kind === 'list' && list.items.map((item) => item.items.length)).toEqual([1, 0]);
  expect(bare(list!)).toBe('one goes on inner two');
});

test('tables', () => {
  const [table] = blocks('| a | b |\n|---|---|\n| 1 | **2** |');
  expect(table).toMatchObject({ kind: 'table' });
  expect(bare(table!)).toBe('a b 1 2');
});

test('what looks like HTML stays text', () => {
  expect(bare(blocks('<script>alert(1)</script>')[0]!)).toBe('<script>alert(1)</script>');
});

const rules = import.meta.glob<string>('../../../src/forts/games/*/locale/*/rules.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each(Object.entries(rules))('%s is understood', (_name, source) => {
  const found = blocks(source);
  expect(found[0]).toMatchObject({ kind: 'heading', level: 1 });
  // no mark is left over
  expect(found.map(bare).filter((text) => /\*\*|^#|^\|/.test(text))).toEqual([]);
});
