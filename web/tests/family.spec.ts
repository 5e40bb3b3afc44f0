import type { Page } from '@playwright/test';
import { sound } from './axe';
import { aroundTheTable, boardOf, firstVerdictStays, stage } from './boyard';
import { expect, test } from './server';
import { Person, STILL } from './table';

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
const TV = { viewport: { width: 1920, height: 1080 } };

/** Touch something; what is gone by then was touched before. */
async function tap(page: Page, what: string): Promise<void> {
  await page
    .locator(what)
    .first()
    .tap({ timeout: 2000 })
    .catch(() => undefined);
  await page.waitForTimeout(20);
}

/** By four arrows and Enter, as a remote has them. */
async function byRemote(page: Page, what: string): Promise<void> {
  const been: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    const way = await page
      .locator(what)
      .first()
      .evaluate(
        (wanted) => {
          const at = document.activeElement;
          if (at === wanted) return 'Enter';
          if (at === null || at === document.body) return 'ArrowDown';
          const [from, to] = [at.getBoundingClientRect(), wanted.getBoundingClientRect()];
          if (to.top >= from.bottom - 8) return 'ArrowDown';
          if (to.bottom <= from.top + 8) return 'ArrowUp';
          return to.left >= from.right - 8 ? 'ArrowRight' : 'ArrowLeft';
        },
        undefined,
        { timeout: 2000 },
      )
      .catch(() => null);
    if (way === null) return;
    // who goes up and down in vain looks to the left
    const step =
      way !== 'Enter' && been.slice(-4).join() === [...been.slice(-2), ...been.slice(-2)].join() && been.length > 3;
    been.push(step ? 'ArrowLeft' : way);
    await page.keyboard.press(step ? 'ArrowLeft' : way);
    if (way === 'Enter') return;
  }
  throw new Error(`no arrows lead to ${what}`);
}

test('a family of four plays around one phone, from Home in three clicks', async ({ browser, baseURL }) => {
  const ada = await Person.come(browser, baseURL, { ...PHONE, locale: 'fr-FR' });
  const { page } = ada;
  const looked = await firstVerdictStays(page);
  await page.getByRole('link', { name: 'Autour d’une table' }).tap();
  await page.getByLabel('Nom à la place 1').fill('Ada');
  await page.getByLabel('Nom à la place 2').fill('Zoé');
  await page.getByRole('button', { name: 'Commencer' }).tap();
  await expect(stage(page).getByText('lance le dé : qui commence ?')).toBeVisible();
  // nobody hides anything: no curtain, and everybody is called by name
  await expect(page.locator('.curtain')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Qui joue ?' }).getByRole('listitem')).toHaveCount(4);

  const scenes = await aroundTheTable(
    page,
    (what) => tap(page, what),
    (what) => Promise.resolve(what === 'spoken' ? looked() : undefined),
  );
  expect(scenes).toEqual(expect.arrayContaining(['die', 'card', 'spoken', 'clues']));
  await expect(page.locator('.bar h2')).toHaveText('La partie est finie.');
  await expect(page.locator('body')).not.toContainText('{boyard');
  await ada.leave();
});

test('a whole game on a TV by arrows and Enter, in letters that are read from afar', async ({ browser, baseURL }) => {
  const ada = await Person.come(browser, baseURL, TV, { ...STILL, afar: true });
  const { page } = ada;
  const looked = await firstVerdictStays(page);
  await byRemote(page, 'a[href="/around/boyard"]');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fort Boyard around one table');
  await byRemote(page, 'button.big');
  await page.waitForURL(/\/table\//);

  const small: Record<string, number> = {};
  const scenes = await aroundTheTable(
    page,
    (what) => byRemote(page, what),
    async (what) => {
      if (what === 'over') return;
      // who plays is seen above it
      const above = await page.evaluate(() => {
        const [stage, bar] = ['[data-stage]', '.topbar'].map((one) => document.querySelector(one));
        return (stage?.getBoundingClientRect().top ?? Infinity) - (bar?.getBoundingClientRect().bottom ?? 0);
      });
      expect.soft(above, what).toBeGreaterThanOrEqual(-1);
      // whatever is said on the stage is large
      small[what] = await page.evaluate(() => {
        const texts = document.createTreeWalker(document.querySelector('[data-stage]') ?? document.body, 4);
        let least = Infinity;
        for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
          const around = node.parentElement;
          if (around === null || node.textContent?.trim() === '' || around.closest('.aloud, svg, .topbar, .board'))
            continue;
          if (around.offsetParent !== null) least = Math.min(least, parseFloat(getComputedStyle(around).fontSize));
        }
        return least;
      });
      if (what === 'spoken') looked();
    },
  );
  expect(scenes).toEqual(expect.arrayContaining(['die', 'card', 'spoken', 'ask', 'clues']));
  for (const [what, size] of Object.entries(small))
    if (what !== 'ask') expect.soft(size, what).toBeGreaterThanOrEqual(32);
  await expect(page.locator('.bar h2')).toHaveText('The game is over.');
  if (!(await page.getByRole('dialog').isVisible())) await byRemote(page, '.bar .button.primary');
  const result = page.getByRole('dialog', { name: 'Result' });
  await expect(result).toBeVisible();
  // nor is anybody “you” in what decided it
  await expect(result.locator('[aria-busy="false"]')).toBeVisible({ timeout: 60_000 });
  await expect(result.getByText('games in a hundred').first()).toBeVisible();
  await expect(result).not.toContainText('That was you');
  await ada.leave();
});

for (const locale of ['en-GB', 'fr-FR'])
  test(`axe finds nothing around one table, in ${locale}`, async ({ browser, baseURL }) => {
    const ada = await Person.come(browser, baseURL, { ...PHONE, locale });
    const { page } = ada;
    await page.goto('/around/boyard');
    await expect(page.locator('button.big')).toBeEnabled();
    await sound(page, 'set-up');
    // a short game: much is won on this board
    const options = { trials: 'table', board: boardOf('concentration'), language: locale.slice(0, 2) };
    const seats = ['Ada', 'Zoé'].map((name) => ({ who: 'me', name }) as const);
    const table = await ada.table('boyard', seats, { options });
    const looked = await firstVerdictStays(page);
    await page.goto(`/table/${table.id}`);
    const scenes = await aroundTheTable(
      page,
      (what) => tap(page, what),
      async (what) => {
        await sound(page, what, what === 'ask' || what === 'over' ? null : '[data-stage]');
        if (what === 'spoken') looked();
      },
    );
    expect(scenes).toEqual(expect.arrayContaining(['die', 'card', 'spoken', 'clues']));
    await ada.leave();
  });
