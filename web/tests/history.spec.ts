import { expect, test } from './server';
import { Person, playOut } from './table';

test('replay, analysis and the log lead back to any moment', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const page = ada.page;
  const table = await ada.table('fort', [{ who: 'me' }, { who: 'bot', bot: 'easy' }], { options: { max_rounds: 3 } });
  await page.goto(`/table/${table.id}`);
  await expect(page.locator('button.move').first()).toBeVisible();
  await playOut(page, 13, 4);

  // the log jumps the board, and back
  await page.locator('.log .entry').first().click();
  await expect(page.locator('.bar h2')).toHaveText('You are looking at an earlier moment.');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('.bar h2')).not.toHaveText('You are looking at an earlier moment.');

  await playOut(page, 13);
  await page.getByRole('dialog').getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByText(/^1 of \d+/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^2 of \d+/)).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText(/^(\d+) of \1$/)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(page.getByText(/^1 of \d+/)).toBeVisible();
  await page.getByLabel('Through the eyes of').selectOption('1');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText(/^([3-9]|\d\d+) of \d+/)).toBeVisible();

  await page.getByRole('link', { name: 'Analysis' }).click();
  await expect(page.getByRole('img', { name: 'Chances of winning' })).toBeVisible({ timeout: 60_000 });
  await page.getByText('The same as a table').click();
  await page.locator('details a').first().click();
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible();
  await ada.leave();
});

test('tables come along to another device', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const table = await ada.table('fort', [{ who: 'me' }, { who: 'bot', bot: 'easy' }]);
  await ada.page.goto('/device');
  const handle = `ada-${table.id}`.slice(0, 30);
  await ada.page.getByLabel('Name to find your tables by').fill(handle);
  await ada.page.getByLabel('Passphrase').fill('a very long secret');
  await ada.page.getByRole('button', { name: 'Save' }).click();
  await expect(ada.page.getByText('Done. Enter the same')).toBeVisible();

  const phone = await Person.ready(browser, baseURL, { viewport: { width: 360, height: 740 } });
  await phone.page.goto('/device');
  await phone.page.getByLabel('Bring them here').check();
  await phone.page.getByLabel('Name to find your tables by').fill(handle);
  await phone.page.getByLabel('Passphrase').fill('a very long secret');
  await phone.page.getByRole('button', { name: 'Bring my tables here' }).click();
  await phone.page.getByRole('link', { name: 'Resume' }).click();
  await expect(phone.page.locator('button.move').first()).toBeVisible();
  await ada.leave();
  await phone.leave();
});
