import { expect, test, type Page } from '@playwright/test';
import { join } from 'node:path';
import { Device, kept, open } from './device';
import { host } from './static';
import { TRIAL, playOut, untilAsked } from './table';

/** As somebody new would go, with a phone on a train. */

/** Pictures of each step are kept where this says, to be looked at. */
const PICTURES = process.env['PICTURES'];
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  // as a new player has it; nobody waits for what moves, unless it is to be looked at
  settings: PICTURES === undefined ? { speed: 0 } : null,
};

/** A step is done: nothing lies beside the screen. */
async function look(page: Page, step: string): Promise<void> {
  if (PICTURES !== undefined) {
    await page.waitForTimeout(700);
    await page.screenshot({ path: join(PICTURES, `${test.info().title.replace(/.*: /, '')}-${step}.png`) });
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${step} is wider than the screen`).toBeLessThanOrEqual(0);
}

/** Answer so many questions by hand; trials may come before. */
async function tap(page: Page, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    await untilAsked(page);
    // what a trial or a clue has left on the screen is put away first
    for (const left = page.locator(TRIAL).first(); await left.isVisible();) await left.tap();
    const moves = page.locator('.bar button.move[aria-disabled="false"]');
    await moves.nth(at % (await moves.count())).tap();
  }
}

// a game of Boyard asks seldom: most of it are trials, and three answers can be all; the shortest of ForFort is over after eight answers
for (const [locale, game, some] of [
  ['en-GB', 'fort', 4],
  ['fr-FR', 'forfort', 2],
  ['en-GB', 'boyard', 1],
] as const)
  test(`a new player's first game, half of it on a train: ${game}-${locale}`, async () => {
    test.setTimeout(400_000);
    const site = await host();
    let device = await Device.start({ ...PHONE, locale });
    let { page } = device;
    const errors: string[] = [];
    const listen = () => page.on('pageerror', (error) => errors.push(error.message));
    listen();
    await page.goto(site.address);
    const play = page.locator('.games button.primary').first();
    await expect(page.locator('.device progress')).toBeVisible();
    const before = await play.boundingBox();
    await look(page, '01-first-load');
    await expect(page.locator('.device')).toHaveCount(0, { timeout: 60_000 });
    expect(await play.boundingBox(), 'nothing moves away under a finger').toEqual(before);
    await look(page, '02-home');
    await page.locator(`a[href$="/new/${game}"]`).first().tap();
    const rival = page.locator('.place').nth(1).locator('select').first();
    await rival.selectOption('normal');
    await look(page, '03-set-up');
    await page.locator('summary').last().tap();
    // what a bot takes for people's sake alone
    await page.locator('.fields select').last().selectOption('0');
    await look(page, '04-terms');
    await page.locator('form button.primary').tap();
    await expect(page.locator('.bar h2, [data-stage]').first()).toBeVisible();
    await look(page, '05-table');
    await tap(page, some);
    await look(page, '06-played');
    await playOut(page, 5, some - 1);
    await look(page, '07-online');
    await kept(page);
    await site.stop();
    await playOut(page, 6, some);
    await look(page, '08-no-line');
    device = await device.again();
    ({ page } = device);
    listen();
    await open(page, site.address);
    await look(page, '09-home-again');
    await page.locator('.lines a[href*="/table/"]').first().tap();
    await expect(page.locator('.bar button.move, [data-stage]').first()).toBeVisible();
    await look(page, '10-back');
    await playOut(page, 7);
    await look(page, '11-over');
    await page.locator('dialog[open] a[href$="/analysis"]').tap();
    await look(page, '12-analysing');
    await expect(page.locator('[aria-labelledby="chances"][aria-busy="false"] svg').first()).toBeVisible({
      timeout: 120_000,
    });
    await look(page, '13-analysis');
    await page.locator('.turn a, summary').first().scrollIntoViewIfNeeded();
    await look(page, '14-turning-points');
    expect(errors).toEqual([]);
    await device.end();
  });
