import { expect, test } from '@playwright/test';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '../tests/games';
import { natively } from '../tests/natively';
import { host } from '../tests/static';
import { STILL, playOut } from '../tests/table';
import type { Driven } from './driver';
import { firefox } from './firefox';
import { webkit } from './webkit';

/** Without a server, in the browsers that Playwright cannot drive here: the site as any host of files offers it. */

const PLAIN = `localStorage.setItem('forts-settings', ${JSON.stringify(JSON.stringify(STILL))}); fortsTrialSpeed = 100;`;
/** Pictures of each step are kept where this says, to be looked at. */
const PICTURES = process.env['PICTURES'];

/** The first is the game that was played last. */
const SAVE = "(//button[@aria-label='Save as a file'])[1]";
const BROWSERS = { Firefox: firefox, WebKit: webkit };
const LAPTOP = { width: 1366, height: 768 };
/** So many answers are never more than half of a game: the shortest of ForFort was over after eight. */
const HALF: Record<string, number> = { boyard: 2, forfort: 6, fort: 20 };
/** How long a bot may take where Python is slow to start, in milliseconds. */
const PATIENCE = 180_000;
/** One game is played on a screen as large as a phone's. */
const SCREENS: Record<string, typeof LAPTOP> = { fort: { width: 390, height: 780 } };

async function show(page: Driven, name: string): Promise<void> {
  if (PICTURES !== undefined) await page.picture(join(PICTURES, `${name}.png`));
}

/** Open the site, until its tables are there. */
async function open(page: Driven, address: string): Promise<void> {
  await page.goto(address);
  await page.until('Home', () => [...document.querySelectorAll('button')].some((one) => one.innerText === 'Play now'));
  await page.until('tables', () => document.querySelector('.device') === null, undefined, 240_000);
}

/** All that has to be there without a line is there. */
async function kept(page: Driven): Promise<void> {
  await page.until('kept', async () => {
    const names = await caches.keys();
    const worker = await navigator.serviceWorker.getRegistration();
    return Boolean(worker?.active) && names.filter((name) => /^forts-(shell|local)-/.test(name)).length === 2;
  });
}

/** A table against a bot that takes no time. */
async function sitDown(page: Driven, address: string, game: string): Promise<void> {
  await page.goto(`${address}#/new/${game}`);
  await page.click("//summary[contains(., 'More')]");
  await page.evaluate(() => {
    const choice = [...document.querySelectorAll<HTMLSelectElement>('.fields select')].at(-1);
    if (choice === undefined) throw new Error('nobody asks for the pace of bots');
    choice.value = '0';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.click("//button[normalize-space() = 'Start']");
  await page.shown('.bar h2, .stage');
}

/** What the page saves as a file. */
async function saved(page: Driven, downloads: string, xpath: string): Promise<string> {
  const before = new Set(readdirSync(downloads));
  await page.click(xpath);
  for (const start = Date.now(); Date.now() - start < 120_000;) {
    const [name] = readdirSync(downloads).filter((one) => !before.has(one) && one.endsWith('.json'));
    const text = name === undefined ? '' : readFileSync(join(downloads, name), 'utf8');
    if (text.endsWith('}') || text.endsWith('}\n')) return text;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error('nothing was saved');
}

for (const [name, start] of Object.entries(BROWSERS))
  test(`${name}: a whole game of each kind without a line, loaded anew in the middle, looked at when it is over`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'forts-browser-'));
    const downloads = mkdtempSync(join(tmpdir(), 'forts-saved-'));
    const site = await host();
    site.script = PLAIN;
    let page = await start(folder, downloads);
    try {
      test.info().annotations.push({ type: 'version', description: page.version });
      console.log(`  ${page.version}`);
      await page.size(LAPTOP.width, LAPTOP.height);
      await open(page, site.address);
      await show(page, `${name}-home`);
      await kept(page);
      await site.stop();
      await page.close();
      page = await start(folder, downloads);
      await page.size(LAPTOP.width, LAPTOP.height);
      await open(page, site.address);
      for (const game of GAMES) {
        const { width, height } = SCREENS[game] ?? LAPTOP;
        await page.size(width, height);
        await sitDown(page, site.address, game);
        await playOut(page, 7, HALF[game], PATIENCE);
        await show(page, `${name}-${game}`);
        await page.reload();
        await page.shown('.bar button.move, .stage');
        await playOut(page, 8, undefined, PATIENCE);
        await show(page, `${name}-${game}-over`);
        const id = await page.evaluate(() => /table\/([^/?]+)/.exec(location.hash)?.[1] ?? '');
        await page.goto(`${site.address}#/table/${id}/replay`);
        await page.shown('a[download]');
        await show(page, `${name}-${game}-replay`);
        const ended = natively(await saved(page, downloads, '//a[@download]'));
        expect(ended.over, game).toBe(true);
        await page.goto(`${site.address}#/`);
        const { table } = JSON.parse(await saved(page, downloads, SAVE)) as { table: { id: string; scores: number[] } };
        expect(table.id).toBe(id);
        expect(ended.scores, game).toEqual(table.scores);
        await page.goto(`${site.address}#/table/${id}/analysis`);
        await page.until('analysis', () => document.querySelector('[aria-labelledby=chances][aria-busy=false] svg'));
        await show(page, `${name}-${game}-analysis`);
      }
    } catch (error) {
      await show(page, `${name}-failed`);
      throw error;
    } finally {
      await page.close();
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
      rmSync(downloads, { recursive: true, force: true });
    }
  });
