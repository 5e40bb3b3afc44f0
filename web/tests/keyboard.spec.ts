import type { Page } from '@playwright/test';
import { expect, test } from './server';
import { GAMES, SHORT } from './games';
import { moves, Person, playByKeys } from './table';

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
    const ada = await Person.ready(browser, baseURL);
    const page = ada.page;
    const table = await ada.table(game, [{ who: 'me' }, { who: 'bot', bot: 'easy' }], { options: SHORT[game] ?? {} });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible();
    await tabTo(page, /Resume/);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/table/${table.id}`);

    const played = await playByKeys(page);
    expect(played).toBeGreaterThan(5);
    await tabTo(page, /Replay/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible();
    await ada.leave();
  });

test('the reference is one key away, and gives the focus back', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
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

test('a hint leaves the focus among the answers, and log and chat take it when they are asked for', async ({
  browser,
  baseURL,
}) => {
  const ada = await Person.ready(browser, baseURL);
  const { page } = ada;
  await ada.name('Ada');
  await ada.goTo(await ada.table('forfort', [{ who: 'me' }, { who: 'bot', bot: 'easy' }], { options: { first: '1' } }));
  await moves(page).last().focus();
  await page.keyboard.press('h');
  // the first hint of a server has to wait until its thinkers have started
  await expect(page.locator('.bar .move.best').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.bar .move:focus')).toHaveCount(1);
  await page.keyboard.press('l');
  await expect(page.locator('.log .entry:focus')).toHaveCount(1);
  await page.keyboard.press('c');
  await expect(page.getByLabel('Say something to the table')).toBeFocused();
  // and out again
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-question]')).toBeFocused();
  await ada.leave();
});

test('whoever plays by keys is at the next question when others have played', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const { page } = ada;
  // bots that take a moment: meanwhile nothing is asked, and there is nothing to be at
  const table = await ada.table('forfort', [{ who: 'me' }, { who: 'bot', bot: 'easy' }], {
    options: { first: '1' },
    terms: { pace: 300 },
  });
  await ada.goTo(table);
  let waited = 0;
  for (let played = 0; waited < 3 && played < 40; played += 1) {
    await expect(page.locator('.bar :focus')).toHaveCount(1);
    await page.keyboard.press('1');
    await page.waitForFunction(() => document.querySelector('.bar button.move[aria-disabled="true"]') === null);
    if ((await moves(page).count()) === 0) waited += 1;
    await moves(page).first().waitFor();
  }
  expect(waited).toBe(3);
  await ada.leave();
});
