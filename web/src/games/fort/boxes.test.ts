import { expect, test } from 'vitest';
import file from '../../../../src/forts/games/fort/box/fort.csv?raw';
import { readTables } from '../../state/sheets';
import { readBox, writeBox } from './boxes';

const HOUSE = readTables(file)[0];

test('every box of the house is put together from steps, and written as it was', () => {
  const boxes = (HOUSE?.rows ?? []).flatMap(({ cells }) => [cells['public'] ?? '', cells['private'] ?? '']);
  expect(boxes.length).toBeGreaterThan(90);
  for (const text of boxes) {
    const box = readBox(text);
    expect(box, text).not.toBeNull();
    expect(box && writeBox(box)).toBe(text);
  }
});

test('what is counted is one stretch of steps', () => {
  expect(readBox('(spend_pizza > vp) x skateboard')).toMatchObject({ counter: 'skateboard', first: 0, last: 1 });
  expect(readBox('(vp x book) > trash_this')).toMatchObject({ counter: 'book', first: 0, last: 0 });
  expect(readBox('any x ?')).toMatchObject({ counter: '?', steps: [{ icon: 'any' }] });
  expect(readBox('fort -1')).toMatchObject({ steps: [{ icon: 'fort', extra: -1 }] });
});

test('signs that do not mix get brackets', () => {
  const step = (icon: string, link: 'then' | 'and') => ({ icon, amount: 1, extra: 0, link });
  const box = { steps: [step('toy', 'then'), step('vp', 'then'), step('pack', 'and')], counter: '', first: 0, last: 0 };
  expect(writeBox(box)).toBe('(toy > vp) & pack');
  expect(readBox('(toy > vp) & pack')).toEqual(box);
});

test('what cannot be put together this way is left to the text', () => {
  for (const text of ['toy > (vp & pack)', '(toy', 'toy)', 'x book', 'toy x', '(vp x book) > (vp x glue)', '((toy))'])
    expect(readBox(text), text).toBeNull();
});
