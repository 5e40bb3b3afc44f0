import type { WebSocketRoute } from '@playwright/test';
import { expect, test } from './server';
import { Person, playOut } from './table';

test('a line cut in mid-effect comes back to the same question', async ({ browser, baseURL }) => {
  const ada = await Person.come(browser, baseURL);
  const page = ada.page;
  let blocked = false;
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket/, (line) => {
    if (blocked) void line.close({ code: 1012 });
    else {
      line.connectToServer();
      lines.push(line);
    }
  });
  const table = await ada.table('fort', [{ who: 'me' }, { who: 'bot', bot: 'easy' }], { options: { first: '1' } });
  await page.goto(`/table/${table.id}`);
  // into the middle of a card: its action is chosen, its cards are being added
  await page.locator('button.move[data-move^="play "]').first().click();
  await expect(page.locator('button.move[data-move^="play "]')).toHaveCount(0);
  await expect(page.locator('button.move').first()).toBeVisible();
  const question = await page.locator('.bar h2').textContent();
  const board = await page.locator('.board').innerText();

  blocked = true;
  await lines.at(-1)?.close({ code: 1012 });
  await expect(page.getByText('The connection is lost')).toBeVisible();
  expect(await page.locator('.board').innerText()).toBe(board);

  blocked = false;
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('The connection is lost')).toBeHidden();
  await expect(page.locator('.bar h2')).toHaveText(question ?? '');
  expect(await page.locator('.board').innerText()).toBe(board);
  await playOut(page, 9, 5);
  await ada.leave();
});

test('a reload in the middle comes back to the same question', async ({ browser, baseURL }) => {
  const ada = await Person.come(browser, baseURL);
  const table = await ada.table('forfort', [{ who: 'me' }, { who: 'bot', bot: 'easy' }]);
  await ada.page.goto(`/table/${table.id}`);
  await playOut(ada.page, 11, 6);
  await expect(ada.page.locator('button.move').first()).toBeVisible();
  const moves = await ada.page.locator('button.move').allTextContents();
  await ada.page.reload();
  await expect(ada.page.locator('button.move').first()).toBeVisible();
  expect(await ada.page.locator('button.move').allTextContents()).toEqual(moves);
  await ada.leave();
});

test('why not, hint and undo', async ({ browser, baseURL }) => {
  const ada = await Person.come(browser, baseURL);
  const page = ada.page;
  const table = await ada.table('fort', [{ who: 'me' }, { who: 'bot', bot: 'easy' }], { options: { first: '1' } });
  await page.goto(`/table/${table.id}`);
  await expect(page.locator('button.move').first()).toBeVisible();
  const first = await page.locator('.bar h2').textContent();
  await page.locator('button.move[data-move^="play "]').first().click();
  await expect(page.locator('.bar h2')).not.toHaveText(first ?? '');
  await page.keyboard.press('u');
  await expect(page.locator('.bar h2')).toHaveText(first ?? '');
  await page.keyboard.press('h');
  await expect(page.locator('.move.hinted').first()).toBeVisible();
  await page.keyboard.press('w');
  await page.getByLabel('A move').fill('recruit park 1');
  await page.getByRole('dialog').getByRole('button', { name: 'Why not?' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
  await ada.leave();
});
