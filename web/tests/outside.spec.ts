import { expect, test, type Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { delimiter } from 'node:path';
import { sound } from './axe';
import { installed, withBoard } from './outside';
import { serve, SOURCES } from './server';
import { moves, Person, playOut, STILL } from './table';

/** A game from a package outside the tree: on the board that it brings, and on the plain one where it brings none. */

const bot = { who: 'bot', bot: 'hasty' } as const;
const folders: string[] = [];
let package_ = '';

test.beforeAll(() => {
  package_ = installed();
  folders.push(package_);
});
test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A server with the package on its path; `board` replaces its board, null takes it away. */
async function hosted(check: (address: string) => Promise<void>, board?: string | null): Promise<void> {
  const folder = board === undefined ? package_ : withBoard(package_, board);
  folders.push(folder);
  const { address, stop } = await serve(undefined, [folder, SOURCES].filter(Boolean).join(delimiter));
  try {
    await check(address);
  } finally {
    await stop();
  }
}

async function fits(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

test('it stands on the first page and is played on its own board', async ({ browser }) => {
  await hosted(async (address) => {
    const ada = await Person.come(browser, address);
    const page = ada.page;
    const card = page.getByRole('article', { name: 'Nim' });
    await expect(card).toContainText('Whoever takes the last stone wins.');
    await card.getByRole('link', { name: 'Set up a table' }).click();
    const rival = page.getByLabel('Player 2');
    await expect(rival.locator('option', { hasText: 'careful: Never rolls the die.' })).toHaveCount(1);
    await rival.selectOption('hasty');
    await expect(page.getByText('Stones in the smaller pile, at least')).toBeVisible();
    await page.getByRole('button', { name: 'Start' }).click();

    const board = page.locator('.nim');
    await expect(board).toBeVisible();
    const end = page.locator('dialog[open] .won');
    let explained = false;
    for (;;) {
      await moves(page).first().or(end).first().waitFor();
      if (await end.isVisible()) break;
      const question = await page.locator('.bar h2').innerText();
      if (question === 'Which pile?') {
        const left = board.getByRole('region', { name: /in the left pile/ });
        const empty = ((await left.getAttribute('aria-label')) ?? '').startsWith('no stone');
        await board.getByRole('button', { name: empty ? 'right pile' : 'left pile' }).click();
        await expect(page.locator('.bar h2')).not.toHaveText('Which pile?');
      } else {
        expect(question).toBe('How many stones?');
        if (!explained) {
          await board.getByRole('button', { name: 'left pile' }).click();
          await expect(page.getByText('A pile has been picked already.')).toBeVisible();
          explained = true;
        }
        await board.getByRole('button', { name: 'take one stone' }).click();
        await expect(board.getByRole('button', { name: 'take one stone' })).toHaveCount(0);
      }
    }
    expect(explained).toBe(true);
    await expect(page.locator('dialog[open]')).toContainText('Stones taken');
    await page.keyboard.press('Escape');
    await expect(
      page
        .getByLabel('What happened')
        .getByText(/takes one stone|take one stone/)
        .first(),
    ).toBeVisible();
    await page.goto('/reference/nim');
    await page.locator('#tab-rules').click();
    await expect(page.getByText('Two piles of stones lie on the table.')).toBeVisible();
    await ada.leave();
  });
});

test('its words come in the language of the reader', async ({ browser }) => {
  await hosted(async (address) => {
    const ada = await Person.come(browser, address, {}, { ...STILL, language: 'fr' });
    await expect(ada.page.getByRole('article', { name: 'Nim' })).toContainText('la dernière pierre');
    await ada.goTo(await ada.table('nim', [{ who: 'me' }, bot]));
    await expect(ada.page.locator('.bar h2')).toHaveText(/Quel tas/);
    await expect(ada.page.locator('.nim').getByRole('button', { name: 'tas de gauche' })).toBeVisible();
    await sound(ada.page, 'the board of a package');
    await ada.leave();
  });
});

for (const [language, table, wide] of [
  ['en', 'On the table', true],
  ['fr', 'Sur la table', false],
] as const) {
  test(`without a board of its own it is played on the plain one, by keys: ${language}`, async ({ browser }) => {
    await hosted(async (address) => {
      const looks = wide ? {} : { viewport: { width: 360, height: 740 } };
      const ada = await Person.come(browser, address, looks, { ...STILL, language });
      const page = ada.page;
      await ada.goTo(await ada.table('nim', [{ who: 'me' }, bot]));
      const plain = page.getByRole('region', { name: table });
      await expect(plain).toBeVisible();
      await expect(plain.getByText(language === 'en' ? 'Stones, left and right' : 'Pierres, à gauche')).toBeVisible();
      await fits(page);
      await sound(page, `the plain board, ${language}`);
      await moves(page).first().waitFor();
      const asked = await page.locator('.bar h2').innerText();
      await page.keyboard.press('1');
      await expect(page.locator('.bar h2')).not.toHaveText(asked);
      await playOut(page, 7);
      await expect(page.locator('dialog[open] .won')).toBeVisible();
      await page.goto('/reference/nim');
      await page.waitForLoadState('networkidle');
      await fits(page);
      await sound(page, `the plain reference, ${language}`);
      await ada.leave();
    }, null);
  });
}

test('a board that does not work makes room for the plain one', async ({ browser }) => {
  const broken = {
    'that is no JavaScript': 'export function board( {',
    'without the function': 'export const bored = 1;',
    'that fails when it is drawn': 'export function board() { throw new Error("no paint"); }',
    'that fails later': 'export const board = () => ({ update() { throw new Error("no more"); }, destroy() {} });',
  };
  for (const text of Object.values(broken))
    await hosted(async (address) => {
      const ada = await Person.come(browser, address);
      await ada.goTo(await ada.table('nim', [{ who: 'me' }, bot]));
      await expect(ada.page.getByRole('region', { name: 'On the table' })).toBeVisible();
      await playOut(ada.page, 3);
      await expect(ada.page.locator('dialog[open] .won')).toBeVisible();
      await ada.context.close();
    }, text);
});
