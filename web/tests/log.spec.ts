import { sound } from './axe';
import { GAMES } from './games';
import { expect, test } from './server';
import { Person, playOut, untilAsked } from './table';

const EASY = { who: 'bot', bot: 'easy' } as const;

for (const game of GAMES)
  test(`the log of ${game} reads like a story, and is one tab stop`, async ({ browser, baseURL }) => {
    const ada = await Person.ready(browser, baseURL);
    const { page } = ada;
    const table = await ada.table(game, [{ who: 'me' }, EASY, EASY]);
    await page.goto(`/table/${table.id}`);
    await untilAsked(page);
    await playOut(page, 3, 3);
    // until nothing more happens: a game may be over by then
    await untilAsked(page);
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
    await expect(page.locator('.log h3.turn img').first()).toBeAttached();
    await expect(page.locator('.log .signs svg').first()).toBeAttached();
    // all that comes before the first turn takes a few lines
    const dealing = page.locator('.log .chapter').first();
    expect(await dealing.locator('.entry').count()).toBeLessThan(12);

    const stops = page.locator('.log > ol [tabindex="0"]');
    await expect(stops).toHaveCount(1);
    await stops.focus();
    await page.keyboard.press('Home');
    await expect(page.locator('.log .entry').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.log .entry').nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.locator('.bar h2')).toHaveText('You are looking at an earlier moment.');
    await page.keyboard.press('Escape');
    await page.locator('.log .entry').nth(1).focus();
    await page.keyboard.press('End');
    await expect(page.locator('.log .entry').last()).toBeFocused();
    await expect(stops).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.locator('.log :focus')).toHaveCount(0);
    await sound(page, `log of ${game}`, 'aside.side');
    await ada.leave();
  });

test('the focus comes to the question when a table opens and when a dialog closes', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const { page } = ada;
  const game = GAMES[0]!;
  for (const [size, panels] of [
    [{ width: 1400, height: 900 }, [/Cards and rules|How to play/, 'Menu']],
    [{ width: 360, height: 740 }, ['What happened', 'Menu']],
  ] as const) {
    await page.setViewportSize(size);
    const table = await ada.table(game, [{ who: 'me' }, EASY]);
    await page.goto(`/table/${table.id}`);
    await untilAsked(page);
    await expect(page.locator('[data-question]')).toBeFocused();
    for (const name of panels) {
      await page.locator('.topbar').getByRole('button', { name }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.locator('[data-question]')).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.locator('.bar :focus')).toHaveCount(1);
  }
  await ada.leave();
});
