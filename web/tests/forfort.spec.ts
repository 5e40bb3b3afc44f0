import type { Page } from '@playwright/test';
import { expect, test } from './server';
import { Person } from './table';

const bot = { who: 'bot', bot: 'easy' } as const;

/** Sets up a table of ForFort and gets to the first card that is to be played. */
async function sitDown(ada: Person, page: Page): Promise<void> {
  const table = await ada.table('forfort', [{ who: 'me' }, bot], { options: { first: '1' } });
  await page.goto(`/table/${table.id}`);
  await page.locator('.plan .slot.lit').first().click();
  await page.locator('.plan .side.lit').first().click();
  await expect(page.locator('.tray .wall.lit')).toHaveCount(3);
}

test('a card is picked, and what it can be built on glows', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const page = ada.page;
  await sitDown(ada, page);
  await expect(page.locator('.plan .slot.lit')).toHaveCount(0);
  for (const card of await page.locator('.tray .wall').all()) {
    await card.click();
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    // by its arrows a donjon shows one slot of each shape, and set-up left a camp
    if ((await page.locator('.plan .slot.lit').count()) > 0) break;
  }
  const lit = page.locator('.plan .slot.lit').first();
  await expect(lit).toHaveAccessibleName(/^Build the .* wall/);
  const slot = await lit.getAttribute('data-cell');
  await lit.click();
  await expect(page.getByLabel('What happened').getByText(/You build the/)).toBeVisible();
  // what stands there is named, or what can be done with it at once
  await expect(page.locator(`[data-anchor='slot:0:${slot}']`)).toHaveAccessibleName(/wall \(|^Lower the drawbridge/);
  await ada.leave();
});

test('what cannot be chosen says why', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const page = ada.page;
  await sitDown(ada, page);
  await page.locator('.tray .wall').first().click();
  await page.locator("[data-anchor^='slot:0:']:not(.lit)").first().click();
  await expect(page.locator('p.why')).toContainText(/does not fit|arrows show/);
  await ada.leave();
});

test('a card is dragged to its slot', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const page = ada.page;
  await sitDown(ada, page);
  for (const card of await page.locator('.tray .wall').all()) {
    await card.hover();
    await page.mouse.down();
    await page.mouse.move(10, 10, { steps: 3 });
    const lit = page.locator('.plan .slot.lit').first();
    if ((await lit.count()) === 0) {
      await page.mouse.up();
      continue;
    }
    await lit.hover();
    await page.mouse.up();
    break;
  }
  await expect(page.getByLabel('What happened').getByText(/You build the/)).toBeVisible();
  await ada.leave();
});

test('on a phone one fort is shown, and strips show the others', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL, { viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = ada.page;
  await sitDown(ada, page);
  await expect(page.locator('.plan')).toHaveCount(1);
  await page.locator('.tab').nth(1).tap();
  await expect(page.locator("[data-anchor='donjon:1']")).toBeVisible();
  // a card goes to the own fort, so that is shown again
  await page.locator('.tray .wall').first().tap();
  await expect(page.locator("[data-anchor='donjon:0']")).toBeVisible();
  const size = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  expect(size).toEqual([360, 740]);
  await ada.leave();
});

test('a discard opens, and a card explains itself', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const page = ada.page;
  await sitDown(ada, page);
  await page.locator('.tray .wall').first().click({ button: 'right' });
  await expect(page.getByRole('dialog')).toContainText(/Combo –/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('d');
  await expect(page.getByRole('dialog', { name: 'Your discard' })).toBeVisible();
  await ada.leave();
});
