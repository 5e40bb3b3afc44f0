import type { Page } from '@playwright/test';
import { expect, test } from './server';
import { GAMES, SHORT } from './games';
import { Person, TRIAL } from './table';

async function tabTo(page: Page, name: RegExp, most = 40): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    const label = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || !focused.matches('a, button')) return '';
      return focused.getAttribute('aria-label') ?? focused.textContent ?? '';
    });
    if (name.test(label)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(name)} cannot be reached by Tab`);
}

for (const game of GAMES)
  test(`${game} is played to its end by keyboard alone`, async ({ browser, baseURL }) => {
    const ada = await Person.come(browser, baseURL);
    const page = ada.page;
    const table = await ada.table(game, [{ who: 'me' }, { who: 'bot', bot: 'easy' }], { options: SHORT[game] ?? {} });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible();
    await tabTo(page, /Resume/);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/table/${table.id}`);

    let played = 0;
    for (;;) {
      const asked = await page.waitForFunction((trial) => {
        if (document.querySelector('dialog[open] .won') !== null) return 'over';
        // the stage takes the focus, and gives it back
        if (document.activeElement?.matches(trial)) return 'trial';
        return document.querySelectorAll('.bar button.move[aria-disabled="false"]').length;
      }, TRIAL);
      const state = await asked.jsonValue();
      if (state === 'over') break;
      played += 1;
      if (state === 'trial') {
        await page.keyboard.press('Enter');
        continue;
      }
      // by number, and now and then by arrows from where the focus stayed
      const inBar = await page.evaluate(() => document.activeElement?.classList.contains('move') ?? false);
      if (played % 3 === 0 && inBar) {
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      } else await page.keyboard.press(String((played % Math.min(state, 9)) + 1));
    }
    expect(played).toBeGreaterThan(5);
    await tabTo(page, /Replay/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible();
    await ada.leave();
  });

test('the reference is one key away, and gives the focus back', async ({ browser, baseURL }) => {
  const ada = await Person.come(browser, baseURL);
  const table = await ada.table('fort', [{ who: 'me' }, { who: 'bot', bot: 'easy' }]);
  await ada.page.goto(`/table/${table.id}`);
  await expect(ada.page.locator('button.move').first()).toBeVisible();
  await ada.page.keyboard.press('?');
  const dialog = ada.page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('smoke');
  await expect(dialog.getByText('Smoke').first()).toBeVisible();
  await dialog.getByRole('tab', { name: 'Rules' }).click();
  await dialog.getByRole('searchbox').fill('lookout');
  await expect(dialog.getByText(/Lookout/).first()).toBeVisible();
  await ada.page.keyboard.press('Escape');
  await ada.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await ada.leave();
});
