import { expect, it } from 'vitest';
import { ICON_SHAPES, SUIT_ART } from './glyphs';
import { lookOf } from './kids';
import { portrait } from './portrait';

it('gives every kid the same face every time, and different kids different faces', () => {
  expect(portrait('prince')).toBe(portrait('prince'));
  expect(portrait('prince')).not.toBe(portrait('tiny'));
});
it('draws kids of somebody’s own file too', () => {
  expect(lookOf('my_own_kid')).toEqual(lookOf('my_own_kid'));
  expect(portrait('my_own_kid')).toContain('<path');
});
it('draws two where a card shows a pair', () => {
  expect(lookOf('the_moles').pair).toBe(true);
  expect(lookOf('unknown_pair', true).pair).toBe(true);
});
it('has whole shapes only: no number is missing', () => {
  const all = [...Object.values(ICON_SHAPES), ...Object.values(SUIT_ART).map((suit) => suit.badge + suit.picture)];
  for (const shape of [...all, portrait('captain')]) expect(shape).not.toMatch(/NaN|undefined/);
});
it('tells suits apart by outline, not by colour alone', () => {
  const badges = Object.values(SUIT_ART).map((suit) => suit.badge);
  expect(new Set(badges).size).toBe(badges.length);
});
