import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg } from '../protocol';

/** A message, before it is said in a language. */
export interface Said {
  id: string;
  args?: Record<string, Arg>;
}

/** Gives the name of the person at a seat, or null to keep the numbered one. */
export type Names = (seat: number) => string | null;

/** Makes texts from a bundle that show which words did not come from it. */
export function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter);
}

const ACCENTS: Record<string, string> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, at) => [
    letter,
    [...'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'][at] ?? letter,
  ]),
);

/** The words of one language, as far as they are loaded. */
export class Speaker {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    pseudo = false,
  ) {
    // as in Python: no isolation marks, and the same bundle for every game
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      ...(pseudo ? { transform: accented } : {}),
    });
  }

  add(text: string): void {
    const set = this.language === 'fr' ? unbroken(text) : text;
    this.bundle.addResource(new FluentResource(set), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The message in words; nested messages are worded first, lists become an enumeration. */
  say(message: Said, names: Names = NOBODY): string {
    const text = this.worded(message, names);
    return names === NOBODY ? text : called(text, names, this.language);
  }

  /** One, two and three. */
  listed(parts: string[]): string {
    if (parts.length < 2) return parts.join('');
    return this.worded(
      { id: 'enumeration', args: { first: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' } },
      NOBODY,
    );
  }

  private worded(message: Said, names: Names): string {
    const name = seatOf(message, names);
    if (name !== null) return name;
    const pattern = this.bundle.getMessage(message.id)?.value;
    // a word that is not there must not break the page; tests look for this form
    if (pattern === undefined || pattern === null) return `{${message.id}}`;
    const args: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(message.args ?? {})) args[key] = this.argument(value, names);
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, args, errors);
  }

  private argument(value: Arg, names: Names): FluentVariable {
    if (Array.isArray(value)) return this.listed(value.map((part) => this.worded(part, names)));
    return typeof value === 'object' ? this.worded(value, names) : value;
  }
}

/** French sets a space before some signs; on a page no line may begin with one of them. */
function unbroken(text: string): string {
  return text.replace(/ (?=[:;?!»](?:\s|$))/gm, '\u00a0').replace(/« /g, '«\u00a0');
}

const NOBODY: Names = () => null;

/** Some sentences have the number in their own words: there too the player has a name, and French elides before it. */
function called(text: string, names: Names, language: string): string {
  const named = text.replace(/\b(?:Player|Joueur) ([1-9])\b/g, (said, seat: string) => names(Number(seat) - 1) ?? said);
  if (language !== 'fr') return named;
  return named.replace(/\b([DdQq])(?:e|ue) (?=([AEIOUYÀÂÉÈÊÎÔÛ]\p{L}*))/gu, (said, letter: string, word: string) =>
    [0, 1, 2, 3].some((seat) => names(seat)?.startsWith(word)) ? `${letter}${/q/i.test(letter) ? 'u' : ''}’` : said,
  );
}

/** Every game says "Player 2" by a message of its own, `GAME-seat`; at a table that player has a name. */
function seatOf(message: Said, names: Names): string | null {
  const seat = message.args?.['seat'];
  return /^[a-z]+-seat$/.test(message.id) && typeof seat === 'number' ? names(seat - 1) : null;
}
