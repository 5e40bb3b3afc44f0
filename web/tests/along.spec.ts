import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { TableInfo } from '../src/wire';
import { expect, test as base } from './server';
import { Person, STILL, playOut } from './table';

/** A game is taken along: from the server to this device and back, and as a file. */
const test = base.extend<{ ann: Person }>({
  ann: async ({ browser, baseURL }, use) => {
    const ann = await Person.come(browser, baseURL, { locale: 'en-GB' }, STILL);
    await use(ann);
    await ann.leave();
  },
});

/** The table that the server knows. */
async function there(ann: Person, id: string): Promise<TableInfo> {
  return (await (await ann.context.request.get(`/api/tables/${id}`)).json()) as TableInfo;
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name }).click();
}

const asked = (page: Page) => page.locator('.bar button.move').first();
const log = (page: Page) => page.locator('.entry').allInnerTexts();

test('a game goes on at this device, and then at the server again', async ({ ann }) => {
  test.setTimeout(240_000);
  const { page } = ann;
  const table = await ann.table('fort', [{ who: 'me' }, { who: 'bot', bot: 'easy' }]);
  await ann.goTo(table);
  await playOut(page, 3, 4);
  await expect(asked(page)).toBeVisible();
  const before = await log(page);
  expect(before.length).toBeGreaterThan(2);

  await choose(page, 'Continue on this device');
  await expect(page.getByText('You play without a server.', { exact: false }).first()).toBeVisible({ timeout: 60_000 });
  await expect(asked(page)).toBeVisible({ timeout: 60_000 });
  expect(page.url()).toContain(`/table/${table.id}`);
  expect((await log(page)).slice(0, before.length)).toEqual(before);
  const left = await there(ann, table.id);
  expect(left.terms.taken).toBe(true);
  await playOut(page, 5, 4);
  await expect(asked(page)).toBeVisible();
  const later = await log(page);
  expect(later.length).toBeGreaterThan(before.length);
  expect((await there(ann, table.id)).ply).toBe(left.ply);

  await choose(page, 'Continue at the server');
  await expect(page.getByText('You play without a server.', { exact: false })).toHaveCount(0, { timeout: 30_000 });
  await expect(asked(page)).toBeVisible({ timeout: 30_000 });
  expect(page.url()).toContain(`/table/${table.id}`);
  expect((await log(page)).slice(0, later.length)).toEqual(later);
  expect((await there(ann, table.id)).ply).toBeGreaterThan(left.ply);
  await playOut(page, 7);
  expect((await there(ann, table.id)).status).toBe('over');
});

test('a game is saved as a file and opened by somebody else at the server', async ({ ann, browser, baseURL }) => {
  const { page } = ann;
  const table = await ann.table('forfort', [{ who: 'me' }, { who: 'bot', bot: 'easy' }]);
  await ann.goTo(table);
  await playOut(page, 3, 4);
  await page.getByRole('button', { name: 'Menu' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = readFileSync(await download.path(), 'utf8');
  await expect(page.getByText('This game was taken along', { exact: false })).toBeVisible();

  const bob = await Person.come(browser, baseURL, { locale: 'en-GB' }, STILL);
  await bob.page.getByRole('link', { name: 'All your games' }).click();
  const open = (text: string) =>
    bob.page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'g.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await open('{}');
  await expect(bob.page.getByText('That file is not a saved game', { exact: false })).toBeVisible();
  await open(file.replace(/"players":2/, '"players":3'));
  await expect(bob.page.getByText('That file is not a saved game', { exact: false }).first()).toBeVisible();
  await open(file);
  await expect(bob.page.locator('.bar h2')).toBeVisible();
  await playOut(bob.page, 3, 2);
  await bob.leave();
});

test('whoever plays with others has no such button', async ({ ann, browser, baseURL }) => {
  const bob = await Person.come(browser, baseURL, { locale: 'en-GB' }, STILL);
  const table = await ann.table('fort', [{ who: 'me' }, { who: 'open' }], { terms: { public: true } });
  await bob.send('POST', `/tables/${table.id}/join`, {});
  await ann.send('POST', `/tables/${table.id}/start`, {});
  await ann.goTo(table);
  await ann.page.getByRole('button', { name: 'Menu' }).click();
  await expect(ann.page.getByRole('dialog')).toBeVisible();
  await expect(ann.page.getByRole('button', { name: 'Save as a file' })).toHaveCount(0);
  await bob.leave();
});
