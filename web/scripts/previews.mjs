/**
 * Draw the pictures that others see of a link, from the scenes of the first page:
 *
 *     node scripts/previews.mjs http://127.0.0.1:8000
 *
 * One for each game, into its package, and one for the house. A server has to run there.
 */
import { chromium } from '@playwright/test';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const WEB = resolve(import.meta.dirname, '..');
const GAMES = join(WEB, '..', 'src', 'forts', 'games');
const [WIDTH, HEIGHT] = [1200, 630];
const own = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

const browser = await chromium.launch({
  ...(existsSync(own) ? { executablePath: own } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, colorScheme: 'light' });

/** The scene of a game over the whole picture, with its title. */
async function draw(game, title, file) {
  await page.goto(process.argv[2] ?? 'http://127.0.0.1:8000');
  await page.locator(`article[data-game]`).first().waitFor();
  await page.evaluate(
    ([game, title, width, height]) => {
      const chosen = document.querySelector(`article[data-game="${game}"] .scene`);
      const scene = chosen ?? document.querySelector('article[data-game] .scene');
      scene.style.cssText = `position: fixed; z-index: 99; inset: 0; width: ${width}px; height: ${height}px; border-radius: 0`;
      const words = document.createElement('div');
      words.textContent = title;
      words.style.cssText = `position: fixed; z-index: 100; bottom: 32px; left: 40px; padding: 2px 32px 8px;
        border-radius: 24px; background: #fffaf0; color: #2e2821; font: 600 80px Fredoka, sans-serif;
        box-shadow: 0 8px 0 rgb(0 0 0 / 15%)`;
      document.body.append(scene, words);
    },
    [game, title, WIDTH, HEIGHT],
  );
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(file, await page.screenshot());
}

await page.goto(process.argv[2] ?? 'http://127.0.0.1:8000');
await page.locator('article[data-game]').first().waitFor();
const games = await page.$$eval('article[data-game]', (found) =>
  found.map((one) => [one.dataset.game, one.querySelector('h2').textContent]),
);
for (const [game, title] of games) {
  const folder = join(GAMES, game, 'web');
  if (!existsSync(join(GAMES, game))) continue;
  mkdirSync(folder, { recursive: true });
  await draw(game, title, join(folder, 'preview.png'));
}
await draw('', 'Forts', join(WEB, 'public', 'preview.png'));
await browser.close();
