import { expect, serve, test as base } from './server';
import { STILL, playOut } from './table';

/** A served client whose server goes away. */
const test = base.extend<{ served: Awaited<ReturnType<typeof serve>> }>({
  served: async ({}, use) => {
    const served = await serve();
    await use(served);
    await served.stop().catch(() => undefined);
  },
});
test.use({ serviceWorkers: 'allow' });

test('when the server cannot be reached, the client goes on by itself, and says so', async ({ browser, served }) => {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'allow' });
  await context.addInitScript((kept) => localStorage.setItem('forts-settings', kept), JSON.stringify(STILL));
  const page = await context.newPage();
  await page.goto(`${served.address}/settings`);
  await page.getByRole('button', { name: 'Keep the games here' }).click();
  await expect(page.getByText('The games are kept on this device.')).toBeVisible({ timeout: 60_000 });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!(await caches.keys()).some((name) => name.startsWith('forts-shell-')))
      await new Promise((later) => setTimeout(later, 50));
  });
  await served.pause();
  await page.goto(`${served.address}/`);
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await expect(page.getByText('You play without a server.', { exact: false }).first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.locator('.bar button.move').first()).toBeVisible({ timeout: 60_000 });
  await playOut(page, 3, 3);
  await served.restart();
  await page.goto(`${served.address}/`);
  await page.getByRole('button', { name: 'Back to the server' }).click();
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to the server' })).toHaveCount(0);
  await context.close();
});
