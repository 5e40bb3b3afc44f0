import { expect, it } from 'vitest';

/** The sources of all boards, without their tests. */
const sources = Object.entries(
  import.meta.glob<string>(['./**/*.ts', './**/*.svelte', '!./**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** Where a pattern is right: it is about something else than moves and messages. */
const EXEMPT: Readonly<Record<string, string>> = {
  './fort/boxes.ts': 'reads what a designer writes into a cell of the file',
  './forfort/Reference.svelte': 'splits what a person searches for into words',
};

// a move says what it is about (`move.meaning`), and what was touched goes to the server as such a record: whoever
// reads a notation, or the id or arguments of a message, takes apart a text that the rules may word anew
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\.notation\b/, 'reads a notation'],
  [
    /\bRegExp\b|\.(?:exec|test|match|matchAll)\(|\.(?:replace|replaceAll|split|search)\(\//,
    'matches text with a pattern',
  ],
  [/\b(?:message|question|question\.message)\.(?:id|args)\b/, 'reads the id or arguments of a message'],
];

it('finds the boards', () => {
  expect(sources.length).toBeGreaterThan(50);
});

it.each(FORBIDDEN)('no board has %s: it %s', (pattern) => {
  const found = sources.filter(([path, text]) => pattern.test(text) && EXEMPT[path] === undefined);
  expect(found.map(([path]) => path)).toEqual([]);
});

it.each(Object.keys(EXEMPT))('%s still needs its exemption', (path) => {
  const text = sources.find(([one]) => one === path)?.[1] ?? '';
  expect(FORBIDDEN.some(([pattern]) => pattern.test(text))).toBe(true);
});
