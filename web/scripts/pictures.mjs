/**
 * Takes the pictures of docs/pictures from a running server:
 *
 *     FORTS_TRIAL_SPEED=100 forts serve --port 8391 --database sqlite:////tmp/pictures.db &
 *     node scripts/pictures.mjs http://127.0.0.1:8391 ../docs/pictures [home result ...]
 *
 * With names, only those pictures are taken. A game is played by the server's own hints, so a whole run takes some minutes,
 * and no two runs look the same; trials are begun and lost, which a server in a hurry makes short.
 * PYTHON (python3 by default) needs Pillow: it reduces each picture to 256 colours and writes WebP.
 * CHROMIUM is the browser to use, /usr/bin/chromium by default.
 */
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const [address, folder, ...wanted] = process.argv.slice(2);
if (address === undefined || folder === undefined) {
  console.error('usage: node scripts/pictures.mjs ADDRESS FOLDER [NAME ...]');
  process.exit(2);
}

const DESKTOP = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const [en, fr] = [{ locale: 'en-GB' }, { locale: 'fr-FR' }];
const night = { colorScheme: 'dark' };

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});

/** Somebody called Ada comes in; nothing moves, nobody explains. */
async function come(look) {
  const context = await browser.newContext({ baseURL: address, ...look });
  await context.addInitScript(() => localStorage.setItem('forts-settings', '{"speed":0,"coach":false}'));
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  await ask(page, 'PATCH', '/api/me', { name: 'Ada' });
  return page;
}

async function ask(page, method, path, data) {
  const answer = await page.context().request.fetch(path, { method, data, headers: { Origin: address } });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** A table with Ada and that many bots, begun. */
async function sit(page, game, bots, options = {}) {
  const seats = [{ who: 'me' }, ...Array.from({ length: bots }, () => ({ who: 'bot', bot: 'normal' }))];
  const table = await ask(page, 'POST', '/api/tables', { game, seats, options, terms: { pace: 0 }, start: true });
  await page.goto(`/table/${table.id}`);
  return table.id;
}

/** Play what the server would, `most` times, and on until something is to be seen on the board; or to the end. */
async function play(page, most = Infinity, until = 'button.move') {
  for (let played = 0; ; played += 1) {
    const moves = page.locator('.bar button.move[aria-disabled="false"]');
    const end = page.locator('dialog[open] .won');
    const trial = page.locator('.stage button[data-first]');
    await moves.first().or(end).or(trial).first().waitFor({ timeout: 60_000 });
    if (await end.isVisible()) return;
    if (await trial.first().isVisible()) {
      await trial
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
      await page.waitForTimeout(250);
      continue;
    }
    if (played >= most && (await page.locator(until).first().isVisible())) return;
    if ((await moves.count()) > 1) {
      await page.keyboard.press('h');
      await page
        .locator('.bar .move.hinted')
        .first()
        .waitFor({ timeout: 5000 })
        .catch(() => undefined);
    }
    await page.keyboard.press('1');
    await page.waitForTimeout(250);
  }
}

async function take(page, name) {
  await page.evaluate(() => document.activeElement?.blur());
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  const path = join(folder, `${name}.webp`);
  const reduce =
    'import sys; from PIL import Image; ' +
    'Image.open(sys.stdin.buffer).convert("RGB").quantize(256, kmeans=2, dither=Image.Dither.NONE)' +
    '.convert("RGB").save(sys.argv[1], lossless=True, method=4, quality=100)';
  const input = await page.screenshot();
  const ran = spawnSync(process.env.PYTHON ?? 'python3', ['-c', reduce, path], { input, encoding: 'utf-8' });
  if (ran.status !== 0) throw new Error(ran.stderr || String(ran.error));
  console.log(path);
}

/** What is on each picture: the first page, and what each game has in its `pictures.mjs`. */
const scenes = {
  async home() {
    const page = await come({ viewport: { width: 1366, height: 860 }, ...en });
    await take(page, 'home');
  },
};
const games = join(import.meta.dirname, '..', 'src', 'games');
for (const game of readdirSync(games).sort().reverse()) {
  const file = join(games, game, 'pictures.mjs');
  if (!existsSync(file)) continue;
  const { pictures } = await import(file);
  Object.assign(scenes, pictures({ DESKTOP, PHONE, en, fr, night, come, ask, sit, play, take }));
}

mkdirSync(folder, { recursive: true });
for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await scene();
  for (const context of browser.contexts()) await context.close();
}
await browser.close();
