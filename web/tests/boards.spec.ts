import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from './games';
import { expect, serve, test } from './server';
import { Person, STILL, untilAsked } from './table';

const EASY = { who: 'bot', bot: 'easy' } as const;
const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 360, height: 740 };
/** What can be chosen on a board, in any game. */
const CHOICES = '.board :is(.can, .lit)';

/** Somebody who is asked something at a table of three. */
async function asked(person: Person, game: string, bots = 2): Promise<Page> {
  do {
    const table = await person.table(game, [{ who: 'me' }, ...Array.from({ length: bots }, () => EASY)]);
    await person.page.goto(`/table/${table.id}`);
    await untilAsked(person.page);
    // a short game may end before anything is asked
  } while (await person.page.locator('dialog[open] .won').isVisible());
  return person.page;
}

/** What of the page lies out of sight, and how much room lies idle under the board. */
function room(page: Page): Promise<{ page: number; rows: string[]; idle: number }> {
  return page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    const rows = [...document.querySelectorAll('.board *')].filter((one) => {
      const { overflowX, scrollbarWidth } = getComputedStyle(one);
      return overflowX === 'auto' && scrollbarWidth !== 'none' && one.scrollWidth > one.clientWidth;
    });
    const top = document.querySelector('.fitted')!.getBoundingClientRect();
    const under = document.querySelector('.ask')!.getBoundingClientRect().top;
    return {
      page: Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth),
      rows: rows.map((row) => row.className.toString()),
      idle: (under - top.bottom) / (under - top.top),
    };
  });
}

for (const game of GAMES)
  test(`${game} fills the screen of a laptop and of a desk, and nothing scrolls`, async ({ browser, baseURL }) => {
    const ada = await Person.ready(browser, baseURL);
    const page = await asked(ada, game);
    const sizes = [LAPTOP, { width: 1920, height: 1080 }, { width: 2560, height: 1440 }];
    const wide: number[] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      // a board is fitted once its new size is known
      const found = async () => {
        const { page: over, rows, idle } = await room(page);
        return { over, rows, idle: idle < 0.13 ? 'little' : idle };
      };
      await expect.poll(found, { message: `${size.width} px` }).toEqual({ over: 0, rows: [], idle: 'little' });
      const fit = await page.locator('.fitted').evaluate((one) => one.getBoundingClientRect().width / one.clientWidth);
      wide.push(fit);
    }
    // what is laid out for a laptop is shown larger, not with more room around it
    expect(wide[0]).toBe(1);
    expect(wide[1]).toBeGreaterThan(1.4);
    expect(wide[2]).toBeGreaterThan(2);
    await ada.leave();
  });

for (const game of GAMES)
  test(`${game} fills other screens too, against one rival and against three`, async ({ browser, baseURL }) => {
    const ada = await Person.ready(browser, baseURL);
    for (const bots of [1, 3]) {
      const page = await asked(ada, game, bots);
      for (const [width, height] of [
        [1280, 720],
        [1366, 768],
        [1440, 900],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        const found = async () => {
          const { page: over, rows, idle } = await room(page);
          return { over, rows, idle: idle < 0.13 ? 'little' : idle };
        };
        await expect
          .poll(found, { message: `${width} px, ${bots} rivals` })
          .toEqual({ over: 0, rows: [], idle: 'little' });
      }
    }
    await ada.leave();
  });

test('five cards in hand are in view on a laptop, four on a phone, and none moves when one is looked at', async ({
  browser,
  baseURL,
}) => {
  const ada = await Person.ready(browser, baseURL);
  const page = await asked(ada, 'fort', 1);
  const cards = page.locator('[data-drop="hand"] .cards .thing');
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size);
    await expect(cards).toHaveCount(5);
    const row = (await page.locator('[data-drop="hand"] .cards').boundingBox())!;
    const boxes = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    for (const [at, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(row.x);
      expect(box.right).toBeLessThanOrEqual(row.x + row.width + 1);
      const shown = (boxes[at + 1]?.left ?? box.right) - box.left;
      expect(shown).toBeGreaterThan(size === LAPTOP ? 80 : 44);
    }
    await cards.nth(1).hover();
    await page.waitForTimeout(400);
    const after = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(after).toEqual(boxes.map(({ left }) => left));
  }
  await ada.leave();
});

for (const size of [LAPTOP, { width: 1920, height: 1080 }])
  test(`what is shown large at ${size.width} px covers nothing that can be chosen`, async ({ browser, baseURL }) => {
    const ada = await Person.ready(browser, baseURL, { viewport: size });
    const page = await asked(ada, 'fort');
    const choices = page.locator('.board .thing.can');
    for (let at = 0; at < (await choices.count()); at += 1) {
      await choices.nth(at).hover();
      await expect(page.locator('.bubble')).toBeVisible();
      // what it would bring comes a moment later, and makes it larger
      await page.waitForTimeout(300);
      const covered = await page.evaluate(() => {
        const over = document.querySelector('.bubble')!.getBoundingClientRect();
        return [...document.querySelectorAll('.board .thing.can')].filter((one) => {
          const box = one.getBoundingClientRect();
          return over.left < box.right && over.right > box.left && over.top < box.bottom - 6 && over.bottom > box.top;
        }).length;
      });
      expect(covered).toBe(0);
      await page.mouse.move(2, 400);
      await expect(page.locator('.bubble')).toHaveCount(0);
    }
    await ada.leave();
  });

for (const game of GAMES)
  test(`letters of 150 % reach the board of ${game}`, async ({ browser, baseURL }) => {
    const heights: number[] = [];
    for (const text of [1, 1.5]) {
      const ada = await Person.ready(browser, baseURL, { viewport: LAPTOP }, { ...STILL, text });
      const page = await asked(ada, game);
      const letters = await page.locator('.fitted').evaluate((board) => {
        const fit = board.getBoundingClientRect().width / board.clientWidth;
        const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
        const sizes: number[] = [];
        for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
          const around = node.parentElement!;
          if (node.textContent!.trim() === '' || around.getClientRects().length === 0) continue;
          if (around.closest('.aloud, svg') === null) sizes.push(parseFloat(getComputedStyle(around).fontSize) * fit);
        }
        return Math.min(...sizes);
      });
      heights.push(letters);
      await ada.leave();
    }
    expect(heights[1]! / heights[0]!).toBeGreaterThan(1.4);
  });

for (const [name, viewport] of Object.entries({ laptop: LAPTOP, phone: PHONE }))
  test(`a question of three lines fits in letters of 150 %: ${name}`, async ({ browser, baseURL }) => {
    const ada = await Person.ready(browser, baseURL, { viewport, locale: 'fr-FR' }, { ...STILL, text: 1.5 });
    const page = await asked(ada, 'fort', 1);
    const question = page.locator('.bar h2');
    await question.evaluate((one) => (one.textContent = 'Quelle carte (pelle) ajoutes-tu à Ghost, si tu en as une ?'));
    const [asks, answers] = await Promise.all([question.boundingBox(), page.locator('.bar .tools').boundingBox()]);
    const first = (await page.locator('.bar button.move').first().boundingBox())!;
    const below = viewport === PHONE ? first.y : answers!.y;
    expect(asks!.y + asks!.height).toBeLessThanOrEqual(below + 1);
    await ada.leave();
  });

for (const game of GAMES)
  test(`${game} is played at a zoom of 200 %`, async ({ browser, baseURL }) => {
    // what a browser does to a laptop's screen when it is told to zoom
    const ada = await Person.ready(browser, baseURL, { viewport: { width: 683, height: 384 }, deviceScaleFactor: 2 });
    const page = await asked(ada, game);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBeLessThanOrEqual(0);
    const choices = page.locator(`${CHOICES}:visible`);
    for (let at = 0; at < Math.min(6, await choices.count()); at += 1) await choices.nth(at).click({ trial: true });
    await page.locator('.bar button.move').first().click();
    await untilAsked(page);
    await ada.leave();
  });

for (const game of GAMES)
  test(`in forced colours it is marked what can be chosen in ${game}`, async ({ browser, baseURL }) => {
    const ada = await Person.ready(browser, baseURL, { forcedColors: 'active' });
    const page = await asked(ada, game);
    const plain = await page.locator(CHOICES).evaluateAll((all) =>
      all
        .filter((one) => one.getClientRects().length > 0)
        .filter((one) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(one);
          return outlineStyle === 'none' || parseFloat(outlineWidth) < 2;
        })
        .map((one) => one.outerHTML.slice(0, 100)),
    );
    expect(plain).toEqual([]);
    await ada.leave();
  });

test('a host’s notice takes its room from the board, and the page stays as high as the screen', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'forts-notice-'));
  const file = join(folder, 'notice.json');
  writeFileSync(file, JSON.stringify({ text: 'This server moves house on Sunday morning.', closing: null }));
  const served = await serve(undefined, undefined, { FORTS_NOTICE_FILE: file });
  const ada = await Person.ready(browser, served.address, { viewport: PHONE });
  for (const game of GAMES) {
    const page = await asked(ada, game, 1);
    await expect(page.getByText('moves house')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight), { message: game })
      .toBeLessThanOrEqual(0);
  }
  await ada.leave();
  await served.stop();
  rmSync(folder, { recursive: true });
});
