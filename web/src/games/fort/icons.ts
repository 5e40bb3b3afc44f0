/** An action box as a row of signs, from left to right; a repeated group stands in a frame. */
import type { Happened } from '../../wire';
import { SUIT_ART } from './art/glyphs';
import type { IconTree } from './types';

export type Sign =
  | { readonly sign: 'icon'; readonly name: string; readonly amount: number; readonly extra: number }
  | { readonly sign: 'counter'; readonly name: string; readonly suit: boolean }
  | { readonly sign: 'then' | 'and' | 'times' }
  | { readonly sign: 'group'; readonly inside: readonly Sign[] };

/** The signs of an action box; none for a blank one. */
export function signs(tree: IconTree | null): Sign[] {
  if (tree === null) return [];
  if (tree.node === 'do') return [{ sign: 'icon', name: tree.icon, amount: tree.amount, extra: tree.extra }];
  if (tree.node === 'times') {
    const inside = tree.parts.flatMap(signs);
    const what: Sign[] = inside.length > 1 ? [{ sign: 'group', inside }] : inside;
    return [...what, { sign: 'times' }, { sign: 'counter', name: tree.counter, suit: tree.counter in SUIT_ART }];
  }
  const link: Sign = { sign: tree.then ? 'then' : 'and' };
  return tree.parts.flatMap((part, at) => (at === 0 ? signs(part) : [link, ...signs(part)]));
}

/** How many signs stand beside each other, those in frames included: wide boxes are drawn smaller. */
export function width(row: readonly Sign[]): number {
  return row.reduce((sum, sign) => {
    if (sign.sign === 'group') return sum + width(sign.inside) + 0.5;
    if (sign.sign === 'icon') return sum + 1 + (sign.amount > 1 || sign.extra !== 0 ? 0.6 : 0);
    return sum + (sign.sign === 'counter' ? 1 : 0.55);
  }, 0);
}

/** How many of pizza and toys an action gathers if nothing stands in its way; null if that cannot be told. */
export function promised(tree: IconTree | null, count: number): number | null {
  if (tree === null) return null;
  if (tree.node === 'do') return ['pizza', 'toy', 'any'].includes(tree.icon) ? tree.amount : null;
  if (tree.node !== 'times') return null;
  const [what] = tree.parts;
  const each = promised(what ?? null, count);
  return each === null ? null : each * count;
}

/** How many of the promised resources find no room, by what would happen. */
export function leftOver(tree: IconTree | null, count: number, events: readonly Happened[], seat: number): number {
  const due = promised(tree, count);
  const gathered = events.filter((event) => event.code === 'gather' && event.seat === seat);
  if (due === null || gathered.length === 0) return 0;
  return Math.max(0, due - gathered.reduce((sum, event) => sum + Number(event.facts['count'] ?? 0), 0));
}
