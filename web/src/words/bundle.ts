import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg } from '../wire';
import { functions } from './functions';
import { ENGLISH } from './languages';
import { unbroken } from './unbroken';

/** A message, before it is said in a language. */
export interface Said {
  id: string;
  args?: Record<string, Arg>;
}

/** Gives the name of the person at a seat, or null to keep the numbered one. */
export type Names = (seat: number) => string | null;

const NOBODY: Names = () => null;

/** The words of one language, as far as they are loaded, and English for those that it has not. */
export class Speaker {
  private readonly bundles: Record<string, FluentBundle> = {};
  /** Who sits where, while a message is worded. */
  private names = NOBODY;

  constructor(readonly language: string) {
    const named = functions((seat) => this.names(seat - 1) ?? this.worded({ id: 'seat-number', args: { seat } }));
    // as in Python: no isolation marks, and the same bundle for every game
    for (const lang of new Set([language, ENGLISH]))
      this.bundles[lang] = new FluentBundle([lang, ENGLISH], { useIsolating: false, functions: named });
  }

  /** Add the text of a file. */
  add(text: string, lang = this.language): void {
    this.bundles[lang]?.addResource(new FluentResource(unbroken(text)), { allowOverrides: true });
  }

  has(id: string): boolean {
    return Object.values(this.bundles).some((bundle) => bundle.hasMessage(id));
  }

  /** The message in words; nested messages are worded first, lists become an enumeration. */
  say(message: Said, names: Names = NOBODY): string {
    const before = this.names;
    this.names = names;
    try {
      return this.worded(message);
    } finally {
      // a name may be worded itself, in the middle of a message that has more of them
      this.names = before;
    }
  }

  /** One, two and three. */
  listed(parts: string[]): string {
    const [first, ...middle] = parts.slice(0, -1);
    const last = parts.at(-1) ?? '';
    if (first === undefined) return last;
    const all = middle.reduce(
      (before, next) => this.worded({ id: 'enumeration-more', args: { first: before, next } }),
      first,
    );
    return this.worded({ id: 'enumeration', args: { first: all, last } });
  }

  private worded(message: Said): string {
    const args: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(message.args ?? {})) args[key] = this.argument(value);
    let best: string | null = null;
    for (const bundle of Object.values(this.bundles)) {
      const pattern = bundle.getMessage(message.id)?.value;
      if (pattern === undefined || pattern === null) continue;
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, args, errors);
      if (errors.length === 0) return text;
      best ??= text;
    }
    // a word that is not there must not break the page; tests look for this form
    return best ?? `{${message.id}}`;
  }

  private argument(value: Arg): FluentVariable {
    if (Array.isArray(value)) return this.listed(value.map((part) => this.worded(part)));
    return typeof value === 'object' ? this.worded(value) : value;
  }
}
