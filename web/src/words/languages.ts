import { FluentBundle, FluentResource } from '@fluent/bundle';

/** Spoken where a language has no word. */
export const ENGLISH = 'en';

/** What a language says about itself is there from the start: menus name all languages. */
const selves = import.meta.glob<string>('../../../src/forts/locale/*/language.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Words are files of a language's folder: one for what belongs to no game, one in each game. */
export const files = import.meta.glob<string>(
  [
    '../../../src/forts/locale/*/{core,server,web,web-local,workshop}.ftl',
    '../../../src/forts/games/*/locale/*/*.ftl',
    // what is said of files of cards, on the command line alone
    '!../../../src/forts/games/*/locale/*/content.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** The languages that have a folder, English first. */
export const LANGUAGES: readonly string[] = [
  ENGLISH,
  ...[...new Set(Object.keys({ ...selves, ...files }).map(languageOf))].filter((lang) => lang !== ENGLISH).sort(),
];

/** Its own name of a language; its tag where it says none. */
export function nameOf(lang: string): string {
  return said(lang, 'language-name') ?? lang;
}

/** How its pages are read. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  return said(lang, 'language-direction') === 'rtl' ? 'rtl' : 'ltr';
}

/** What comes nearest to a tag such as `fr-CA`: the same, its language, or another country's; null if nothing. */
export function nearest(wished: string, known: readonly string[] = LANGUAGES): string | null {
  const parts = wished.toLowerCase().split(/[.@]/)[0]?.replaceAll('_', '-').split('-') ?? [];
  for (let length = parts.length; length > 0; length -= 1) {
    const found = known.find((lang) => lang.toLowerCase() === parts.slice(0, length).join('-'));
    if (found !== undefined) return found;
  }
  return [...known].sort().find((lang) => lang.toLowerCase().split('-')[0] === parts[0]) ?? null;
}

/** The language to begin with: what was chosen, else the first of the browser's that we speak. */
export function firstLanguage(chosen: string, wished: readonly string[]): string {
  for (const tag of [chosen, ...wished]) {
    const found = nearest(tag);
    if (found !== null) return found;
  }
  return ENGLISH;
}

/** `…/locale/LANGUAGE/file.ftl` */
export function languageOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}

function said(lang: string, id: string): string | null {
  const [, text] = Object.entries(selves).find(([path]) => languageOf(path) === lang) ?? [];
  const bundle = new FluentBundle([lang, ENGLISH]);
  if (text !== undefined) bundle.addResource(new FluentResource(text));
  const pattern = bundle.getMessage(id)?.value;
  return pattern === undefined || pattern === null ? null : bundle.formatPattern(pattern);
}
