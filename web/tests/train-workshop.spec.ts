import { test as base, expect, type Page } from '@playwright/test';
import { host, type Static } from './static';
import { STILL, playOut } from './table';

/** A card is designed where there is no line. */
const test = base.extend<{ site: Static }>({
  site: async ({}, use) => {
    const site = await host();
    await use(site);
    await site.stop();
  },
});
test.use({ serviceWorkers: 'allow' });

const part = (page: Page) => page.locator('#workshop-part');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the workshop' }).getByRole('button', { name });

test('without a network a card is made, saved, found again after a reload, and played', async ({ page, site }) => {
  await page.addInitScript(
    (kept) => localStorage.setItem('forts-settings', kept),
    JSON.stringify({ ...STILL, learnt: ['web-workshop'] }),
  );
  await page.goto(site.address);
  await expect(page.locator('.device')).toHaveCount(0, { timeout: 60_000 });
  // the pages of the workshop are kept when they are first seen
  await page.goto(`${site.address}#/workshop/fort`);
  await expect(part(page).locator('.cards li')).toHaveCount(50, { timeout: 60_000 });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while ((await caches.keys()).filter((name) => /^forts-(shell|local)-/.test(name)).length < 2)
      await new Promise((later) => setTimeout(later, 50));
  });
  await page.reload();
  await expect(part(page).locator('.cards li')).toHaveCount(50, { timeout: 60_000 });
  await site.stop();

  await page.getByRole('button', { name: 'New card' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Comet');
  await expect(page.getByRole('region', { name: 'The card as it is printed' }).locator('.face .name')).toHaveText(
    'Comet',
  );
  await page.getByLabel('Name of the set').fill('Comets');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/workshop\/fort\/[\w-]{22}$/);
  await tab(page, 'Try it').click();
  await expect(part(page).getByText('Trying a set out takes hundreds of games', { exact: false })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Name of the set')).toHaveValue('Comets', { timeout: 60_000 });
  await expect(part(page).locator('.cards li')).toHaveCount(51);
  await tab(page, 'Play it').click();
  await part(page).getByRole('button', { name: 'Play against a bot' }).click();
  await expect(page.locator('.bar button.move').first()).toBeVisible({ timeout: 60_000 });
  await playOut(page, 3, 3);
});
