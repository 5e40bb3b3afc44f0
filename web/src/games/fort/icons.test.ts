import { expect, it } from 'vitest';
import type { Happened } from '../../wire';
import { leftOver, promised, signs, width } from './icons';
import type { IconTree } from './types';

const leaf = { icon: '', amount: 1, extra: 0, counter: '', then: false, parts: [] };
const act = (icon: string, amount = 1, extra = 0): IconTree => ({ ...leaf, node: 'do', icon, amount, extra });
const times = (what: IconTree, counter: string): IconTree => ({ ...leaf, node: 'times', counter, parts: [what] });
const chain = (then: boolean, ...parts: IconTree[]): IconTree => ({ ...leaf, node: 'chain', then, parts });
const names = (tree: IconTree | null): string[] => signs(tree).map((sign) => ('name' in sign ? sign.name : sign.sign));

it('draws one icon for each of a suit', () => {
  expect(names(times(act('toy'), 'glue'))).toEqual(['toy', 'times', 'glue']);
});

it('frames a group that is repeated as a whole', () => {
  const [group, ...rest] = signs(times(chain(true, act('recruit'), act('toy')), 'squirtgun'));
  expect(group).toMatchObject({ sign: 'group' });
  expect(group?.sign === 'group' && group.inside.map((sign) => sign.sign)).toEqual(['icon', 'then', 'icon']);
  expect(rest).toEqual([{ sign: 'times' }, { sign: 'counter', name: 'squirtgun', suit: true }]);
});

it('links parts by an arrow or a plus', () => {
  expect(names(chain(true, times(act('vp'), 'book'), act('trash_this')))).toEqual([
    'vp',
    'times',
    'book',
    'then',
    'trash_this',
  ]);
  expect(names(chain(false, act('lookout'), act('pack')))).toEqual(['lookout', 'and', 'pack']);
});

it('keeps amounts and another cost', () => {
  expect(signs(act('any', 2))).toEqual([{ sign: 'icon', name: 'any', amount: 2, extra: 0 }]);
  expect(signs(act('fort', 1, -1))).toEqual([{ sign: 'icon', name: 'fort', amount: 1, extra: -1 }]);
});

it('tells counters that are no suits', () => {
  expect(signs(times(act('vp'), 'in_pack')).at(-1)).toEqual({ sign: 'counter', name: 'in_pack', suit: false });
  expect(signs(times(act('any'), '?')).at(-1)).toEqual({ sign: 'counter', name: '?', suit: true });
});

it('has nothing to draw for a blank box', () => {
  expect(signs(null)).toEqual([]);
});

it('measures how wide a box is', () => {
  expect(width(signs(act('toy')))).toBeLessThan(width(signs(times(act('toy'), 'glue'))));
  expect(width(signs(times(act('toy'), 'glue')))).toBeLessThan(
    width(signs(times(chain(true, act('trash'), act('vp')), 'book'))),
  );
});

it('tells what will not fit', () => {
  const gathered = (count: number): Happened[] => [
    { at: 0, code: 'gather', seat: 1, message: { id: 'x', args: {} }, facts: { kind: 'toys', count } },
  ];
  const tree = times(act('toy'), 'glue');
  expect(promised(tree, 3)).toBe(3);
  expect(leftOver(tree, 3, gathered(2), 1)).toBe(1);
  expect(leftOver(tree, 3, gathered(3), 1)).toBe(0);
  expect(leftOver(tree, 3, gathered(2), 0)).toBe(0);
  expect(leftOver(times(act('vp'), 'glue'), 3, gathered(2), 1)).toBe(0);
});
