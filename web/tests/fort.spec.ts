import type { Page } from '@playwright/test';
import type { Ask, Told } from '../src/wire';
import { expect, test } from './server';
import { moves, Person } from './table';

const bot = { who: 'bot', bot: 'easy' } as const;

/** Sets up a table of Fort and waits until a card can be played. Some hands allow none: then another table. */
async function sitDown(ada: Person, page: Page): Promise<void> {
  for (;;) {
    const table = await ada.table('fort', [{ who: 'me' }, bot], { options: { first: '1' } });
    await page.goto(`/table/${table.id}`);
    await expect(page.locator('[data-drop=hand] .thing')).toHaveCount(5);
    if ((await page.locator('[data-drop=hand] .thing.can').count()) > 0) return;
  }
}
const log = (page: Page) => page.getByLabel('What happened');

test('a card shows itself large and in words, and is played by a click', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const page = ada.page;
  // some cards are done at once or ask for a suit first: then another table
  do {
    await sitDown(ada, page);
    const card = page.locator('[data-drop=hand] .thing.can').first();
    await expect(card).toHaveAccessibleName(/^Play .*Public action: .*Private action: /);
    await card.hover();
    await expect(page.getByRole('tooltip')).toContainText('Private');
    await expect(page.getByRole('tooltip')).toContainText('You play');
    await card.click();
    await expect(log(page).getByText(/^You play /)).toBeVisible();
    await expect(moves(page).first()).toBeVisible();
  } while (!/^Which action of |^Add /.test(await page.locator('.bar h2').innerText()));
  await expect(page.locator('[data-drop=table] .act')).toHaveCount(2);
  await ada.leave();
});

test('a card is dragged onto the table', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const page = ada.page;
  await sitDown(ada, page);
  await page.locator('[data-drop=hand] .thing.can').first().hover();
  await page.mouse.down();
  await page.mouse.move(600, 300, { steps: 4 });
  await expect(page.locator('.carried')).toBeVisible();
  await page.locator('[data-drop=table]').hover();
  await expect(page.locator('.carried.ready')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('.carried')).toHaveCount(0);
  await expect(log(page).getByText(/^You play /)).toBeVisible();
  await ada.leave();
});

test('a card let go over the hand stays there', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const page = ada.page;
  await sitDown(ada, page);
  const card = page.locator('[data-drop=hand] .thing.can').first();
  const at = await card.boundingBox();
  await card.hover();
  await page.mouse.down();
  await page.mouse.move((at?.x ?? 0) + 60, (at?.y ?? 0) + 60, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('[data-drop=hand] .thing')).toHaveCount(5);
  await expect(log(page).getByText(/^You play /)).toHaveCount(0);
  await ada.leave();
});

test('what cannot be chosen says why', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const page = ada.page;
  await sitDown(ada, page);
  await page.locator('[data-thing^="park/"]').first().click();
  await expect(page.locator('p.why')).toContainText('That answers another question');
  await ada.leave();
});

test('a row is one tab stop, arrows walk along it, Enter chooses', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const page = ada.page;
  await sitDown(ada, page);
  await expect(page.locator('[data-drop=hand] .thing:not([tabindex="-1"])')).toHaveCount(1);
  await page.locator('[data-drop=hand] .thing:not([tabindex="-1"])').focus();
  await page.keyboard.press('Home');
  await expect(page.locator('[data-drop=hand] .thing').first()).toBeFocused();
  for (let at = 0; at < 4; at++) {
    if ((await page.locator('[data-drop=hand] .thing.can:focus').count()) > 0) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(log(page).getByText(/^You play /)).toBeVisible();
  await ada.leave();
});

test('discard piles open, by key and by hand', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const page = ada.page;
  await sitDown(ada, page);
  await page.keyboard.press('d');
  await expect(page.getByRole('dialog', { name: /’s discard pile/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Discard \d/ }).click();
  await expect(page.getByRole('dialog', { name: /’s discard pile/ })).toBeVisible();
  await ada.leave();
});

test('cards fly and leave nothing behind, and nothing flies where motion is unwanted', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL, {}, { speed: 2, coach: false });
  const page = ada.page;
  await sitDown(ada, page);
  await page.locator('[data-drop=hand] .thing.can').first().click();
  await expect(page.locator('.fort-flying').first()).toBeAttached();
  await expect(page.locator('.fort-flying')).toHaveCount(0);
  await ada.leave();

  const bea = await Person.ready(browser, baseURL, { reducedMotion: 'reduce' }, { speed: 2, coach: false });
  await sitDown(bea, bea.page);
  await bea.page.evaluate(() => {
    new MutationObserver(() => document.body.setAttribute('data-flew', '')).observe(
      document.querySelector('.fort-board .layer') as Element,
      { childList: true },
    );
  });
  await bea.page.locator('[data-drop=hand] .thing.can').first().click();
  await expect(log(bea.page).getByText(/^You play /)).toBeVisible();
  await expect(bea.page.locator('body[data-flew]')).toHaveCount(0);
  await bea.leave();
});

test('on a phone one panel is open, and tabs show the others', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL, { viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = ada.page;
  await sitDown(ada, page);
  await expect(page.locator('.mine')).toBeVisible();
  await expect(page.locator('[data-thing="park_deck"]')).toBeHidden();
  await page.locator('.tabs [data-home="centre"]').tap();
  await expect(page.locator('[data-thing="park_deck"]')).toBeVisible();
  await expect(page.locator('.mine')).toBeHidden();
  await page.locator('.tabs [data-home="1"]').tap();
  await expect(page.locator('.rival')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await ada.leave();
});

/** Choices that only have words: nothing on the board stands for them. */
const WORDS_ALONE = ['skip', 'finish', 'stop', 'do not follow', 'no guest'];

test('whatever can be chosen lies on the board, and is chosen there', async ({ browser, baseURL }) => {
  const ada = await Person.come(browser, baseURL);
  const page = ada.page;
  let asked: Ask | null = null;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const told = JSON.parse(String(payload)) as Told;
      if (told.t === 'update') asked = told.ask;
    }),
  );
  const soon = { intervals: [20] };
  const result = page.getByRole('heading', { name: 'Result' });
  const can = page.locator('.fort-board .thing.can');
  const menu = page.getByRole('menuitem').first();
  await ada.goTo(await ada.table('fort', [{ who: 'me' }, bot], { options: { first: '1', max_rounds: 12 } }));
  for (let step = 0; ; step++) {
    await expect.poll(async () => asked !== null || (await result.isVisible()), soon).toBe(true);
    const ask = asked as Ask | null;
    if (ask === null) break;
    // cards of the discard pile are shown once it is opened; keeping a perk is no choice of a piece
    const pieces = ask.moves.filter(
      ({ meaning: { verb, place } }) =>
        !WORDS_ALONE.includes(verb) && place !== 'discard' && (verb !== 'keep' || place !== undefined),
    );
    if (pieces.length === 0) await moves(page).first().click();
    else {
      await expect(can, JSON.stringify(pieces.map(({ meaning }) => meaning))).not.toHaveCount(0);
      await can.nth(step % (await can.count())).click();
      await expect.poll(async () => asked !== ask || (await menu.isVisible()), soon).toBe(true);
      if (asked === ask) await menu.click();
    }
    await expect.poll(() => asked !== ask, soon).toBe(true);
  }
  await expect(result).toBeVisible();
  await ada.leave();
});
