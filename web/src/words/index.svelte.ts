import type { Arg, Happened, Message } from '../wire';
import { Speaker, type Names, type Said } from './bundle';
import { directionOf, ENGLISH, files, languageOf } from './languages';

export type { Said, Speaker } from './bundle';
export { firstLanguage, LANGUAGES, nameOf } from './languages';

let speaker = $state.raw(new Speaker(ENGLISH));
const games = new Set<string>();
/** Files of words that one page alone needs: they come with it. */
const LATER = ['workshop'];
const parts = new Set<string>();
let names = $state.raw<Names>(() => null);
let heard = { by: new Speaker(ENGLISH), names: (() => null) as Names, texts: new WeakMap<Happened, string>() };
/** Asks the server for the words of a game that was not there when these pages were built. */
let fetchWords: (game: string, lang: string) => Promise<string> = () => Promise.resolve('');

/** The language spoken now. */
export function language(): string {
  return speaker.language;
}

/** Speak another language, from now on. */
export async function speak(wanted: string): Promise<void> {
  speaker = await made(wanted);
  if (typeof document === 'undefined') return;
  document.documentElement.lang = speaker.language;
  document.documentElement.dir = directionOf(speaker.language);
}

/** Where the words of games from elsewhere come from. */
export function fetchWordsBy(fetching: typeof fetchWords): void {
  fetchWords = fetching;
}

/** Have the words of a game too. */
export async function loadWords(game: string): Promise<void> {
  if (games.has(game)) return;
  games.add(game);
  speaker = await made(speaker.language);
}

/** Have the words of a page that few people go to. */
export async function loadPart(part: string): Promise<void> {
  if (parts.has(part)) return;
  parts.add(part);
  speaker = await made(speaker.language);
}

/** Somebody who speaks another language beside the one that is spoken now. */
export function speakerOf(lang: string): Promise<Speaker> {
  return made(lang);
}

/** Call the people at the table by their names; without an argument, by number again. */
export function callSeats(by: Names = () => null): void {
  names = by;
}

/** The message in words, in the language spoken now. Reading it in a template follows a change of language. */
export function say(message: Said | string, args?: Record<string, Arg>): string {
  return speaker.say(typeof message === 'string' ? withArgs(message, args) : message, names);
}

/** The same, without calling anybody by name: for the names themselves. */
export function sayPlain(id: string, args?: Record<string, Arg>): string {
  return speaker.say(withArgs(id, args));
}

/** The message in words; the server's own words where this client has none for it. */
export function sayOr(message: Message, text: string | null | undefined): string {
  return text && !speaker.has(message.id) ? text : say(message);
}

/** What happened, in words. A log is read again at every move, so each entry is worded once a language. */
export function sayHappened(event: Happened): string {
  if (heard.by !== speaker || heard.names !== names) heard = { by: speaker, names, texts: new WeakMap() };
  const known = heard.texts.get(event);
  if (known !== undefined) return known;
  const text = sayOr(event.message, event.text);
  heard.texts.set(event, text);
  return text;
}

export function knows(id: string): boolean {
  return speaker.has(id);
}

export function listed(parts: string[]): string {
  return speaker.listed(parts);
}

function withArgs(id: string, args: Record<string, Arg> | undefined): Said {
  return args === undefined ? { id } : { id, args };
}

async function made(lang: string): Promise<Speaker> {
  const fresh = new Speaker(lang);
  const wanted = Object.keys(files).filter((path) => isWanted(path, lang));
  const texts = await Promise.all(wanted.map((path) => files[path]?.()));
  for (const [at, path] of wanted.entries()) fresh.add(texts[at] ?? '', languageOf(path));
  for (const spoken of new Set([ENGLISH, lang]))
    for (const text of await Promise.all([...games].filter(isForeign).map((game) => fetchWords(game, spoken))))
      fresh.add(text, spoken);
  return fresh;
}

/** The words of every page, the titles of all games, and all words of the games that have been asked for. */
function isWanted(path: string, lang: string): boolean {
  if (languageOf(path) !== lang && languageOf(path) !== ENGLISH) return false;
  const part = LATER.find((one) => path.endsWith(`/${one}.ftl`));
  if (part !== undefined && !parts.has(part)) return false;
  return gameOf(path) === null || path.endsWith('/title.ftl') || games.has(gameOf(path) ?? '');
}

/** `…/games/GAME/locale/LANGUAGE/file.ftl`, or null where it is no game's. */
function gameOf(path: string): string | null {
  const parts = path.split('/');
  return parts.at(-5) === 'games' ? (parts.at(-4) ?? null) : null;
}

function isForeign(game: string): boolean {
  return !Object.keys(files).some((path) => gameOf(path) === game);
}
