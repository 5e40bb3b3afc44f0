import type { Page } from '@playwright/test';

/** Words on the page that did not come from our files: in the generated language those have no plain letters. */
export async function foreign(page: Page, names: string[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const parent = walk.currentNode.parentElement;
      // a language names itself, the browser words times, and notation is the same in every language
      if (parent === null || parent.closest('script, style, [lang]:not(html), code, datalist, time') !== null) continue;
      const text = walk.currentNode.textContent?.trim() ?? '';
      if (text !== '') found.push(text);
    }
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = element.getAttribute(name);
        if (text !== null && text !== '' && element.closest('[lang]:not(html)') === null) found.push(text);
      }
    return found;
  });
  const known = [...names].sort((one, other) => other.length - one.length);
  return texts.filter((text) => {
    let rest = text;
    for (const name of known) rest = rest.split(name).join('');
    return /[A-Za-z]{3,}/.test(rest);
  });
}

interface Named {
  name?: unknown;
  id?: unknown;
}

/** Proper names: the site, people, bots, and kids, which are called the same everywhere. */
export function properNames(pieces: unknown): string[] {
  const kids = (pieces as { kids?: Named[] }).kids ?? [];
  return ['Forts', 'Zoe', 'Ada', 'Basil', 'Cleo', 'Dario', ...kids.map((kid) => String(kid.name))];
}
