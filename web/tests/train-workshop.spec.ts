import { expect, test, type Page } from '@playwright/test';
import { Device, kept, open } from './device';
import { host } from './static';
import { STILL, playOut } from './table';

/** A card is designed where there is no line. */

const part = (page: Page) => page.locator('#workshop-part');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the workshop' }).getByRole('button', { name });

test('without a network a card is made, saved, found again after a reload, and played', async () => {
  const site = await host();
  const device = await Device.start({ settings: { ...STILL, learnt: ['web-workshop'] } });
  const { page } = device;
  await open(page, site.address);
  await kept(page);
  // the pages of the workshop are kept when they are first seen
  await page.goto(`${site.address}#/workshop/fort`);
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
  await device.end();
});
