import { expect, test } from 'vitest';
import { kept } from './kept';

test('what is as before is the same object, what has changed is another one', () => {
  const before = {
    hand: ['bug', 'tiny'],
    yards: [
      { seat: 0, kids: [1] },
      { seat: 1, kids: [] },
    ],
    card: null,
  };
  const now = kept(before, {
    hand: ['bug', 'tiny'],
    yards: [
      { seat: 0, kids: [1, 2] },
      { seat: 1, kids: [] },
    ],
    card: null,
  });
  expect(now).toEqual({
    hand: ['bug', 'tiny'],
    yards: [
      { seat: 0, kids: [1, 2] },
      { seat: 1, kids: [] },
    ],
    card: null,
  });
  expect(now).not.toBe(before);
  expect(now.hand).toBe(before.hand);
  expect(now.yards).not.toBe(before.yards);
  expect(now.yards[0]).not.toBe(before.yards[0]);
  expect(now.yards[1]).toBe(before.yards[1]);
  expect(kept(now, structuredClone(now))).toBe(now);
});

test('what is shorter, longer, of another kind or under another name is not as before', () => {
  for (const [before, now] of [
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1 }, { b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [{}, []],
    [{ a: 1 }, null],
    [null, { a: 1 }],
    ['1', 1],
  ]) {
    const copy = structuredClone(now);
    expect(kept(before, now)).toBe(now);
    expect(now).toEqual(copy);
  }
});
