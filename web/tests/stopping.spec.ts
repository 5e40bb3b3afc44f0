import { test as base, expect, type Page } from '@playwright/test';
import { host, type Static } from './static';
import { STILL } from './table';

/** A search that runs in the worker stops when nobody wants it any more; whatever else is asked is answered meanwhile. */
const test = base.extend<{ site: Static }>({
  site: async ({}, use) => {
    const site = await host();
    await use(site);
    await site.stop();
  },
});

/**
 * What the two workers say to each other, told to the page. For the worker that thinks a second lasts ten minutes: whoever
 * waited for a search to end by itself would wait for longer than a test may take.
 */
const TOLD = `
  const told = new BroadcastChannel('test');
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (what, ...more) {
    if (what !== null && typeof what === 'object' && 'number' in what) told.postMessage({ t: what.t, number: what.number, text: what.text });
    return post.call(this, what, ...more);
  };`;
const SLOW = `
  const clock = performance.now.bind(performance);
  performance.now = () => clock() / 600;`;

interface Said {
  t: string;
  number: number;
  text?: string;
}

async function open(page: Page, address: string): Promise<void> {
  for (const [file, code] of [
    ['tables', TOLD],
    ['thinking', TOLD + SLOW],
  ] as const)
    await page.route(`**/${file}.worker*`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: code + (await answer.text()) });
    });
  await page.addInitScript((kept) => {
    localStorage.setItem('forts-settings', kept);
    const said: unknown[] = [];
    new BroadcastChannel('test').onmessage = ({ data }) => said.push(data);
    Object.assign(globalThis, { said });
  }, JSON.stringify(STILL));
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  await expect(page.locator('.device')).toHaveCount(0, { timeout: 60_000 });
}

const said = (page: Page) => page.evaluate(() => (globalThis as unknown as { said: Said[] }).said);

/** The number of the newest thing that is thought about, once there is one. */
async function asked(page: Page, what: string, but = -1): Promise<number> {
  const newest = async () =>
    (await said(page)).findLast(({ t, text, number }) => t === 'ask' && number !== but && text?.includes(what))
      ?.number ?? -1;
  await expect.poll(newest, { timeout: 60_000 }).toBeGreaterThanOrEqual(0);
  return newest();
}

/** It was asked to stop, and only then answered. */
async function stopped(page: Page, number: number): Promise<void> {
  const course = async () => (await said(page)).filter((one) => one.number === number).map(({ t }) => t);
  await expect.poll(course, { timeout: 60_000 }).toContain('thought');
  const all = await course();
  expect(all.indexOf('stop')).toBeGreaterThan(0);
  expect(all.at(-1)).toBe('thought');
}

/** While it is thought about the page draws, and does what it is asked. */
async function nothingWaits(page: Page, number: number): Promise<void> {
  await page.evaluate(async () => {
    for (let drawn = 0; drawn < 30; drawn++) await new Promise((next) => requestAnimationFrame(next));
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await said(page)).filter((one) => one.number === number).map(({ t }) => t)).toEqual(['ask']);
}

async function sitDown(page: Page, address: string, game: string, bot: string): Promise<void> {
  await page.goto(`${address}#/new/${game}`);
  await page.getByLabel('Player 2', { exact: true }).selectOption(bot);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.bar h2')).toBeVisible({ timeout: 60_000 });
}

test('a hint is dropped when one plays, and another when one leaves', async ({ page, site }) => {
  await open(page, site.address);
  await sitDown(page, site.address, 'fort', 'easy');
  const move = page.locator('.bar button.move').first();
  await expect(move).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const first = await asked(page, 'advise');
  await nothingWaits(page, first);
  await move.click();
  await stopped(page, first);
  await expect(move).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const second = await asked(page, 'advise', first);
  await page.goto(`${site.address}#/`);
  await stopped(page, second);
});

test('a bot whose table was left makes room for the bot of another', async ({ page, site }) => {
  await open(page, site.address);
  await sitDown(page, site.address, 'fort', 'expert');
  const move = page.locator('.bar button.move').first();
  // until the expert has something to think about
  for (;;) {
    const waits = await said(page);
    if (waits.some(({ t, text }) => t === 'ask' && text?.includes('expert'))) break;
    if (await move.isVisible()) await move.click({ timeout: 2_000 }).catch(() => undefined);
    else await page.waitForTimeout(50);
  }
  const left = await asked(page, 'expert');
  await nothingWaits(page, left);
  await sitDown(page, site.address, 'forfort', 'normal');
  for (let moves = 0; moves < 40; moves++) {
    if ((await said(page)).some(({ t, text }) => t === 'ask' && text?.includes('forfort'))) break;
    if (await move.isVisible()) await move.click({ timeout: 2_000 }).catch(() => undefined);
    else await page.waitForTimeout(50);
  }
  await stopped(page, left);
});
