import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, WEB } from './server';
import { Person } from './table';

const HOUSE = join(WEB, '..', 'src', 'forts', 'games', 'fort', 'box', 'fort.csv');

test('a table with cards of its own shows these, on the board and for reference', async ({ browser, baseURL }) => {
  const zoe = await Person.ready(browser, baseURL);
  // every kid has another name
  const data = readFileSync(HOUSE, 'utf-8').replace(/^(\d+),([A-Z])/gm, '$1,New $2');
  const table = await zoe.table('fort', [{ who: 'me' }, { who: 'bot', bot: 'random' }], {
    options: { data, first: '1' },
  });
  expect(table.data).not.toBe('');
  await zoe.goTo(table);
  await expect(zoe.page.locator('button', { hasText: 'New ' }).first()).toBeVisible();
  await zoe.page.keyboard.press('?');
  const reference = zoe.page.getByRole('dialog');
  await reference.getByRole('searchbox').fill('Bones');
  await expect(reference.getByText('New Bones').first()).toBeVisible();
  await zoe.leave();
});
