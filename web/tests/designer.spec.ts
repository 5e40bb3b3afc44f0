import { readFileSync } from 'node:fs';
import { expect, test } from './server';
import { Person } from './table';

test('a designer plays cards of a file, and is told where it has a mistake', async ({ browser, baseURL }) => {
  const ada = await Person.come(browser, baseURL);
  const page = ada.page;
  const cards = readFileSync('../src/forts/games/fort/box/fort.csv', 'utf-8');
  await page.goto('/new/fort');
  const file = page.getByLabel(/Your own kids/);
  const start = page.getByRole('button', { name: 'Start' });

  await file.setInputFiles({ name: 'my.csv', mimeType: 'text/csv', buffer: Buffer.from(cards.replace(',Bug,', ',,')) });
  await start.click();
  await expect(page.getByText(/Line \d+, column \d+: the kid has no name/)).toBeVisible();

  await file.setInputFiles({
    name: 'my.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(cards.replace(',Bug,', ',Comet,')),
  });
  await start.click();
  await expect(page).toHaveURL(/\/table\//);
  const table = new URL(page.url()).pathname.split('/').pop() ?? '';
  const pieces = await ada.context.request.get(`/api/tables/${table}/components`);
  expect(await pieces.text()).toContain('Comet');
  expect(ada.errors).toEqual([]);
  await ada.leave();
});
