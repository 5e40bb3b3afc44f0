import type { Page } from '@playwright/test';
import { GENERATED, test as third } from './generated';
import { GAMES, SHORT } from './games';
import { expect, test } from './server';
import { Person, playOut, playUnseen, untilAsked } from './table';

/** Words on the page that did not come from our files: in the generated language those have no plain letters. */
async function foreign(page: Page, names: string[]): Promise<string[]> {
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
function properNames(pieces: unknown): string[] {
  const kids = (pieces as { kids?: Named[] }).kids ?? [];
  return ['Forts', 'Zoe', 'Ada', 'Basil', 'Cleo', 'Dario', ...kids.map((kid) => String(kid.name))];
}

for (const game of GAMES)
  third(`every word of ${game} comes from the Fluent files`, async ({ browser, baseURL }) => {
    const zoe = await Person.ready(browser, baseURL);
    const page = zoe.page;
    await zoe.name('Zoe');
    const pieces: unknown = await (await zoe.context.request.get(`/api/games/${game}/components`)).json();
    const names = properNames(pieces);
    const bot = { who: 'bot', bot: 'easy' } as const;
    const lobby = await zoe.table(game, [{ who: 'me' }, { who: 'open' }], { start: false });
    const table = await zoe.table(game, [{ who: 'me' }, bot, bot], {
      options: SHORT[game] ?? {},
    });
    for (const path of ['/', `/new/${game}`, '/settings', `/statistics/${game}`, `/reference/${game}`, '/device']) {
      await page.goto(`${path}?lang=${GENERATED}`);
      await page.waitForLoadState('networkidle');
      expect.soft(await foreign(page, names), path).toEqual([]);
    }
    await page.goto(`/table/${lobby.id}?lang=${GENERATED}`);
    await expect(page.locator('input[readonly]')).toBeVisible();
    expect.soft(await foreign(page, names), 'lobby').toEqual([]);
    await page.goto(`/table/${table.id}?lang=${GENERATED}`);
    await untilAsked(page);
    expect.soft(await foreign(page, names), 'table').toEqual([]);
    await playOut(page, 19, 10);
    await untilAsked(page);
    expect.soft(await foreign(page, names), 'table later').toEqual([]);
    await playUnseen(zoe, table, 19);
    await expect(page.locator('dialog[open] .won')).toBeVisible();
    expect.soft(await foreign(page, names), 'end').toEqual([]);
    await page.goto(`/table/${table.id}/replay?lang=${GENERATED}`);
    await page.waitForLoadState('networkidle');
    expect.soft(await foreign(page, names), 'replay').toEqual([]);
    await zoe.leave();
  });

test('language changes at any time, in the middle of a game', async ({ browser, baseURL }) => {
  const zoe = await Person.ready(browser, baseURL);
  const table = await zoe.table('fort', [{ who: 'me' }, { who: 'bot', bot: 'easy' }], { options: { first: '1' } });
  await zoe.page.goto(`/table/${table.id}`);
  await expect(zoe.page.locator('.bar h2')).toHaveText('Which card do you play, if any?');
  await zoe.page.getByRole('button', { name: 'Menu' }).click();
  await zoe.page.getByRole('button', { name: 'Français' }).click();
  await expect(zoe.page.locator('.bar h2')).toHaveText(/carte/);
  await expect(zoe.page.locator('html')).toHaveAttribute('lang', 'fr');
  await zoe.leave();
});

test('the browser’s language comes first', async ({ browser, baseURL }) => {
  const zoe = await Person.come(browser, baseURL, { locale: 'fr-CA' });
  await expect(zoe.page.getByRole('heading', { level: 1 })).toHaveText('Bâtir, tenir, jouer');
  await zoe.leave();
});

third('menus list every language there is', async ({ browser, baseURL }) => {
  const zoe = await Person.come(browser, baseURL);
  const page = zoe.page;
  const names = ['English', 'Français', 'Éñĝļîšĥ'];
  const menu = page.getByRole('banner').getByRole('combobox', { name: 'Language' });
  expect(await menu.getByRole('option').allTextContents()).toEqual(expect.arrayContaining(names));
  await menu.selectOption('Éñĝļîšĥ');
  await expect(page.locator('html')).toHaveAttribute('lang', GENERATED);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(await foreign(page, properNames({}))).toEqual([]);
  await page.goto('/settings');
  const setting = page.getByRole('main').getByRole('combobox').first().getByRole('option');
  await expect.poll(() => setting.allTextContents()).toEqual(expect.arrayContaining(names));
  const table = await zoe.table('fort', [{ who: 'me' }, { who: 'bot', bot: 'easy' }], { options: { first: '1' } });
  await page.goto(`/table/${table.id}`);
  await page.getByRole('button', { name: 'Ṁéñû' }).click();
  const buttons = page.getByRole('group', { name: 'Ļåñĝûåĝé' }).getByRole('button');
  expect(await buttons.allTextContents()).toEqual(expect.arrayContaining(names));
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await zoe.leave();
});
