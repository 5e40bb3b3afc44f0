import { test as base, expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { Device, kept, open } from './device';
import { GAMES } from './games';
import { natively } from './natively';
import { host, type Static } from './static';
import { playOut } from './table';

const test = base.extend<{ site: Static }>({
  site: async ({}, use) => {
    const site = await host();
    await use(site);
    await site.stop();
  },
});
test.use({ serviceWorkers: 'allow' });

/** A table against a bot. */
async function sitDown(page: Page, address: string, game: string): Promise<void> {
  await page.goto(`${address}#/new/${game}`);
  await page.getByText('More', { exact: false }).locator('summary').first().or(page.locator('summary')).first().click();
  await page.getByLabel('Bots take at least').or(page.locator('.fields select').last()).first().selectOption('0');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.bar h2, .stage').first()).toBeVisible();
}

/** Run something in the worker with the tables before it begins. */
async function changeWorker(page: Page, code: string): Promise<void> {
  await page.route('**/tables.worker*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: code + (await answer.text()) });
  });
}

function tableOf(page: Page): string {
  return /table\/([^/?]+)/.exec(page.url())?.[1] ?? '';
}

const SAVE = 'button[aria-label="Save as a file"]';

/** What the page would save as a file. */
async function saved(page: Page, address: string, path: string, by: string): Promise<string> {
  await page.goto(`${address}#${path}`);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator(by).first().click()]);
  return readFileSync(await download.path(), 'utf8');
}

test('without a network, after a fresh start of the browser, a whole game of each kind', async ({ site }) => {
  test.setTimeout(400_000);
  let device = await Device.start();
  await open(device.page, site.address);
  await kept(device.page);
  await site.stop();
  device = await device.again();
  const { page } = device;
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await open(page, site.address);
  for (const game of GAMES) {
    await sitDown(page, site.address, game);
    await playOut(page, 7);
    const id = tableOf(page);
    const log = await saved(page, site.address, `/table/${id}/replay`, 'a[download]');
    const ended = natively(log);
    expect(ended.over, game).toBe(true);
    const { table } = JSON.parse(await saved(page, site.address, '/', SAVE)) as {
      table: { id: string; scores: number[] };
    };
    expect(table.id).toBe(id);
    expect(ended.scores, game).toEqual(table.scores);
  }
  expect(errors).toEqual([]);
  await device.end();
});

test('a game goes on where it was after the page is loaded anew, and after the browser crashed', async ({ site }) => {
  let device = await Device.start();
  await open(device.page, site.address);
  await sitDown(device.page, site.address, 'fort');
  await playOut(device.page, 3, 6);
  await device.page.reload();
  await playOut(device.page, 4, 4);
  const address = device.page.url();
  const log = device.page.locator('.side .entry, .entry');
  await expect(log.first()).toBeVisible();
  // nothing is closed: the process ends
  await device.page.goto('chrome://crash').catch(() => undefined);
  device = await device.again();
  await device.page.goto(address);
  await expect(device.page.locator('.bar button.move').first()).toBeVisible({ timeout: 60_000 });
  await playOut(device.page, 5, 4);
  await device.end();
});

test('two tabs at one game: the second says so, and has it once the first is closed', async ({ context, site }) => {
  const page = await context.newPage();
  await open(page, site.address);
  await sitDown(page, site.address, 'fort');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('This game is open in another tab', { exact: false })).toBeVisible({ timeout: 60_000 });
  await page.close();
  await other.getByRole('button', { name: 'Try again' }).click();
  // Python starts anew
  await expect(other.locator('.bar h2')).toBeVisible({ timeout: 60_000 });
});

test('a damaged game is named, and the others are there', async ({ context, site }) => {
  const page = await context.newPage();
  await open(page, site.address);
  await sitDown(page, site.address, 'fort');
  const damaged = tableOf(page);
  await sitDown(page, site.address, 'forfort');
  await page.evaluate(
    (id) =>
      new Promise<void>((done) => {
        const asked = indexedDB.open('forts');
        asked.onsuccess = () => {
          const writing = asked.result.transaction('tables', 'readwrite');
          writing.objectStore('tables').put('{"row":', id);
          writing.oncomplete = () => {
            asked.result.close();
            done();
          };
        };
      }),
    damaged,
  );
  await page.goto(site.address);
  await page.reload();
  await expect(page.getByText('One saved game is damaged', { exact: false })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('link', { name: 'Resume' })).toHaveCount(1);
  await page.goto(`${site.address}#/table/${damaged}`);
  await expect(page.getByText('This saved game is damaged', { exact: false })).toBeVisible();
});

test('a full device: the move is not made, which is said, and made once there is room', async ({ context, site }) => {
  const page = await context.newPage();
  // what a browser does when there is no room: the transaction is given up, and says why
  await changeWorker(
    page,
    `let full = false;
    new BroadcastChannel('test').onmessage = ({ data }) => (full = data);
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
      const asked = put.apply(this, given);
      asked.addEventListener('success', () => {
        const { transaction } = this;
        if (!full || transaction.givenUp) return;
        transaction.givenUp = true;
        Object.defineProperty(transaction, 'error', { value: new DOMException('', 'QuotaExceededError') });
        transaction.abort();
      });
      return asked;
    };`,
  );
  await open(page, site.address);
  await sitDown(page, site.address, 'fort');
  await expect(page.locator('.bar button.move').first()).toBeVisible();
  const setFull = (full: boolean) => page.evaluate((on) => new BroadcastChannel('test').postMessage(on), full);
  await setFull(true);
  await page.locator('.bar button.move').first().click();
  await expect(page.getByText('This device has no room left', { exact: false })).toBeVisible();
  await setFull(false);
  await playOut(page, 3, 2);
});

test('a browser that keeps nothing plays, and says so', async ({ context, site }) => {
  const page = await context.newPage();
  await changeWorker(
    page,
    'indexedDB.constructor.prototype.open = () => { throw new DOMException("", "SecurityError"); };',
  );
  await page.goto(site.address);
  await expect(page.getByText('This browser keeps nothing for this site', { exact: false })).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.locator('.bar h2')).toBeVisible();
});

test('an old browser is told what to do', async ({ context, site }) => {
  const page = await context.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  await page.goto(site.address);
  await expect(page.getByText('This browser is too old', { exact: false })).toBeVisible();
});

test('a download that was cut short is begun again', async ({ context, site }) => {
  const page = await context.newPage();
  site.cut = { file: /forts\.zip/, after: 300_000 };
  await page.goto(site.address);
  await expect(page.getByText('The download was interrupted', { exact: false })).toBeVisible({ timeout: 60_000 });
  site.cut = null;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.device')).toHaveCount(0, { timeout: 60_000 });
  const whole = [...site.sent].filter(([name]) => name.includes('asm.wasm'));
  expect(whole, 'what came whole does not come twice').toHaveLength(1);
});

test('a game is saved as a file and opened on another device', async ({ context, browser, site }) => {
  const page = await context.newPage();
  await open(page, site.address);
  await sitDown(page, site.address, 'fort');
  await playOut(page, 3, 3);
  const file = await saved(page, site.address, '/', SAVE);
  const elsewhere = await browser.newContext({ locale: 'en-GB' });
  const other = await elsewhere.newPage();
  await open(other, site.address);
  await other
    .locator('input[type="file"]')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(other.getByText('That file is not a saved game', { exact: false })).toBeVisible();
  await other
    .locator('input[type="file"]')
    .setInputFiles({ name: 'g.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(other.locator('.bar h2')).toBeVisible();
  await playOut(other, 3, 2);
  await elsewhere.close();
});

test('figures: on a narrow line Home is there before 200 kB have come', async ({ context, site }) => {
  const page = await context.newPage();
  site.narrow = 500;
  await page.goto(site.address, { waitUntil: 'commit' });
  // looked for at every frame: what comes meanwhile counts
  await page.locator('.games button.primary').first().waitFor();
  test.info().annotations.push({ type: 'kB', description: (site.gone / 1000).toFixed(0) });
  expect(site.gone).toBeLessThan(200_000);
});

test('figures: what comes, how soon a table is there the second time, and what a tab takes', async ({ site }) => {
  let device = await Device.start();
  await open(device.page, site.address);
  await kept(device.page);
  const bytes = [...site.sent.values()].reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'MB', description: (bytes / 1e6).toFixed(2) });
  expect(bytes).toBeLessThan(8_000_000);
  await sitDown(device.page, site.address, 'fort');
  const address = device.page.url();
  device = await device.again();
  const began = Date.now();
  await device.page.goto(address);
  await expect(device.page.locator('.bar button.move').first()).toBeVisible({ timeout: 60_000 });
  test.info().annotations.push({ type: 'ms to a table, the second time', description: String(Date.now() - began) });
  // four seconds are the aim, on an idle machine; nothing holds them yet: machines that tests share are slower
  expect(Date.now() - began).toBeLessThan(20_000);
  await device.end();
});

test('nothing waits for a bot that thinks: pages answer while an expert searches', async ({ context, site }) => {
  const page = await context.newPage();
  await open(page, site.address);
  await page.goto(`${site.address}#/new/fort`);
  await page.getByLabel('Player 2', { exact: true }).selectOption('expert');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.bar button.move').first()).toBeVisible({ timeout: 60_000 });
  await page.evaluate(() => {
    const figures = { longest: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) figures.longest = Math.max(figures.longest, duration);
    }).observe({ type: 'longtask', buffered: false });
    Object.assign(globalThis, { figures });
  });
  await playOut(page, 3, 3);
  const { longest } = await page.evaluate(() => (globalThis as unknown as { figures: { longest: number } }).figures);
  test.info().annotations.push({ type: 'longest task, ms', description: String(longest) });
  // a search takes a second; nothing of it is in the page
  expect(longest).toBeLessThan(700);
});
