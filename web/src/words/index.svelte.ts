import type { Arg, Happened, Message } from '../protocol';
import { Speaker, type Names, type Said } from './bundle';

export type { Said } from './bundle';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

// one chunk for each file of each language
const files = import.meta.glob<string>(
  ['../../../src/forts/locale/*/{core,server,web}.ftl', '../../../src/forts/games/*/locale/*/{title,words,web}.ftl'],
  { query: '?raw', import: 'default' },
);

let speaker = $state.raw(new Speaker('en'));
let pseudo = false;
const games = new Set<string>();
let names = $state.raw<Names>(() => null);
let heard = { by: new Speaker('en'), names: (() => null) as Names, texts: new WeakMap<Happened, string>() };

/** The language spoken now. */
export function language(): Language {
  return speaker.language as Language;
}

/** The language to begin with: what was chosen, else the first of the browser's that we speak. */
export function firstLanguage(chosen: string, wished: readonly string[]): Language {
  for (const tag of [chosen, ...wished]) {
    const found = LANGUAGES.find((lang) => tag.toLowerCase().split('-')[0] === lang);
    if (found !== undefined) return found;
  }
  return 'en';
}

/** Speak another language, from now on. `pseudo` is English with accents, to find words that are not from our files. */
export async function speak(wanted: Language | 'pseudo'): Promise<void> {
  pseudo = wanted === 'pseudo';
  speaker = await made(wanted === 'pseudo' ? 'en' : wanted);
  if (typeof document !== 'undefined') document.documentElement.lang = speaker.language;
}

/** Have the words of a game too. */
export async function loadWords(game: string): Promise<void> {
  if (games.has(game)) return;
  games.add(game);
  speaker = await made(speaker.language as Language);
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

async function made(lang: Language): Promise<Speaker> {
  const wanted = Object.keys(files).filter((path) => isWanted(path, lang));
  const texts = await Promise.all(wanted.map((path) => files[path]?.()));
  const fresh = new Speaker(lang, pseudo);
  for (const text of texts) if (text !== undefined) fresh.add(text);
  return fresh;
}

/** The words of every page, the titles of all games, and all words of the games that have been asked for. */
function isWanted(path: string, lang: Language): boolean {
  const [file = '', language, , game = ''] = path.split('/').reverse();
  if (language !== lang) return false;
  return game === 'forts' || file === 'title.ftl' || games.has(game);
}
