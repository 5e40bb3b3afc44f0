import { expect, test } from 'vitest';
import { ago, clock, percent, plain } from './formats';
import { fetchWordsBy, firstLanguage, knows, language, loadWords, say, sayOr, speak } from './index.svelte';

test('the browser’s language is spoken first, unless another was chosen', () => {
  expect(firstLanguage('auto', ['de-DE', 'fr-CA', 'en'])).toBe('fr');
  expect(firstLanguage('en', ['fr'])).toBe('en');
  expect(firstLanguage('auto', ['de'])).toBe('en');
});

test('language changes at any time, and the words of a game stay loaded', async () => {
  await speak('en');
  expect(say('web-home')).toBe('Home');
  expect(knows('fort-seat')).toBe(false);
  await loadWords('fort');
  expect(knows('fort-seat')).toBe(true);
  await speak('fr');
  expect(language()).toBe('fr');
  expect(say('web-home')).toBe('Accueil');
  expect(knows('fort-seat')).toBe(true);
});

test('the words of a game from elsewhere come from the server, in each language', async () => {
  const asked: string[] = [];
  fetchWordsBy((game, lang) => {
    asked.push(`${game} ${lang}`);
    return Promise.resolve(
      lang === 'fr' ? `${game}-title = Ailleurs` : `${game}-title = Elsewhere\n${game}-pitch = Far off`,
    );
  });
  await speak('en');
  await loadWords('elsewhere');
  expect(say('elsewhere-title')).toBe('Elsewhere');
  await speak('fr');
  expect(say('elsewhere-title')).toBe('Ailleurs');
  expect(say('elsewhere-pitch')).toBe('Far off');
  await loadWords('fort');
  expect(asked.every((question) => question.startsWith('elsewhere '))).toBe(true);
});

test('the server’s own words stand in where we have none', () => {
  expect(sayOr({ id: 'not-ours', args: {} }, 'in its words')).toBe('in its words');
});

test('numbers and times are written as the language does', async () => {
  await speak('fr');
  expect(percent(0.5)).toMatch(/^50\s%$/);
  expect(ago(0, 7200)).toBe('il y a 2 heures');
  await speak('en');
  expect(percent(0.5)).toBe('50%');
  expect(clock(65)).toBe('1:05');
  expect(clock(3605)).toBe('1:00:05');
});

test('searching minds neither accents nor case', () => {
  expect(plain('Élève l’été')).toBe("eleve l'ete");
});
