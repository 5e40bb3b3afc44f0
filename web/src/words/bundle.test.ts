import { expect, test } from 'vitest';
import cases from '../../../tests/data/words.json';
import { Speaker } from './bundle';
import { elide, starts } from './functions';
import { nearest } from './languages';

const texts = import.meta.glob<string>(
  ['../../../src/forts/locale/*/*.ftl', '../../../src/forts/games/*/locale/*/*.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const sources = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

function textsOf(lang: string): [string, string][] {
  return Object.entries(texts).filter(([path]) => path.includes(`/${lang}/`));
}

function speaker(lang: string): Speaker {
  const made = new Speaker(lang);
  for (const spoken of [lang, 'en']) for (const [, text] of textsOf(spoken)) made.add(text, spoken);
  return made;
}

const english = speaker('en');
const french = speaker('fr');

test('messages within messages are worded first, lists become an enumeration', () => {
  const seats = [1, 2, 3].map((seat) => ({ id: 'seat-number', args: { seat } }));
  expect(english.say({ id: 'web-with', args: { others: seats } })).toBe('with Player 1, Player 2 and Player 3');
  expect(french.listed(['a', 'b'])).toBe('a et b');
});

test('numbers choose their form in each language', () => {
  expect(english.say({ id: 'web-free-seats', args: { count: 1 } })).toBe('1 seat is free');
  expect(french.say({ id: 'web-free-seats', args: { count: 3 } })).toBe('3 places sont libres');
});

test('people are called by their names also where naming one takes words', () => {
  const names = (seat: number): string =>
    english.say({ id: 'web-bot-name', args: { name: ['Ada', 'Basil'][seat] ?? '' } });
  const both = { seat: { id: 'fort-seat', args: { seat: 1 } }, rival: { id: 'fort-seat', args: { seat: 2 } } };
  const challenge = { id: 'boyard-event-rival', args: { ...both, who: 'other', 'rival-is': 'other' } };
  expect(english.say(challenge, names)).toBe('Ada challenges Basil.');
});

test('people are called by their names', () => {
  const names = (seat: number) => (seat === 1 ? 'Zoé' : null);
  expect(english.say({ id: 'fort-seat', args: { seat: 2 } }, names)).toBe('Zoé');
  expect(english.say({ id: 'fort-seat', args: { seat: 1 } }, names)).toBe('Player 1');
  const drew = { id: 'forfort-event-drew-hidden', args: { seat: { id: 'forfort-seat', args: { seat: 2 } } } };
  expect(english.say(drew, names)).toBe('Zoé draws a card.');
});

test('no line begins with a sign that belongs to what is before it', () => {
  expect(french.say({ id: 'boyard-tokens', args: { boyards: 20, count: 1 } })).toBe('1\u00a0×\u00a020');
  expect(french.say({ id: 'boyard-told-given', args: { given: 'clé' } })).toBe('Réponse donnée\u00a0: clé');
});

test('French elides before a name', () => {
  const seat = { id: 'forfort-seat', args: { seat: 1 } };
  const arrows = { id: 'forfort-event-back', args: { seat, who: 'other', arrows: 'nord' } };
  expect(french.say(arrows, () => 'Ada')).toContain('d’Ada');
  expect(french.say(arrows, () => 'Zoé')).toContain('de Zoé');
});

test('functions of the Fluent files do the same as in Python', () => {
  for (const [name, how] of cases.starts) expect(starts(name ?? ''), name).toBe(how);
  for (const [word, name, joined] of cases.elide) expect(elide(word ?? '', name ?? '')).toBe(joined);
  for (const [lang, text, args, said] of cases.say) {
    const made = speaker(lang as string);
    made.add(text as string);
    expect(made.say({ id: 'who', args: args as Record<string, string | number> }), text as string).toBe(said);
  }
});

test('a language is found by its tag as in Python', () => {
  for (const [wished, known, found] of cases.nearest)
    expect(nearest(wished as string, known as string[]), wished as string).toBe(found);
});

test('a language with gaps and errors speaks English there', () => {
  const polish = speaker('pl');
  polish.add('web-home = Start\nweb-close = { $missing }\nweb-menu = { NUMBER( }\nfort-event-turn = { fort-no-such }');
  expect(polish.say({ id: 'web-home' })).toBe('Start');
  expect(polish.say({ id: 'web-close' })).toBe('Close');
  expect(polish.say({ id: 'web-menu' })).toBe('Menu');
  const seat = { id: 'fort-seat', args: { seat: 2 } };
  expect(polish.say({ id: 'fort-event-turn', args: { who: 'other', seat } }, () => 'Ada')).toBe('Ada’s turn begins.');
});

test('a word that is missing shows itself instead of breaking the page', () => {
  expect(english.say({ id: 'web-no-such-word' })).toBe('{web-no-such-word}');
});

test('both languages have the same words', () => {
  const ids = (of: string) =>
    textsOf(of)
      .filter(([path]) => /\/web[\w-]*\.ftl$/.test(path))
      .flatMap(([, text]) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]))
      .sort();
  expect(ids('fr')).toEqual(ids('en'));
});

test('every word that the pages ask for is there', () => {
  const asked = new Set<string>();
  for (const source of Object.values(sources))
    for (const found of source.matchAll(/say\(\s*'([a-z][\w-]*)'/g)) asked.add(found[1] ?? '');
  expect([...asked].filter((id) => !english.has(id))).toEqual([]);
});
