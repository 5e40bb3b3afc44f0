import type { WebSocketRoute } from '@playwright/test';
import { expect, test } from './server';
import { gather, moves, Person, playOn, playOut, seat } from './table';

/** Into the middle of a card of Fort: it is chosen and nothing is revealed yet, which a few cards do at once. */
async function intoCard(ada: Person): Promise<void> {
  const page = ada.page;
  const plays = page.locator('button.move[data-move^="play "]');
  for (;;) {
    await ada.goTo(await ada.table('fort', [{ who: 'me' }, { who: 'bot', bot: 'easy' }], { options: { first: '1' } }));
    if ((await page.locator('.bar h2').innerText()) !== FIRST) continue; // a hand of which nothing can be played
    await plays.first().click();
    await expect(page.locator('.bar h2')).not.toHaveText(FIRST);
    await expect(moves(page).first()).toBeVisible();
    if (await page.getByRole('button', { name: 'Undo' }).isEnabled()) return;
  }
}
const FIRST = 'Which card do you play, if any?';

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
  await page.clock.install();
  await intoCard(ada);
  const question = await page.locator('.bar h2').textContent();
  const board = await page.locator('.board').innerText();

  // from here on time goes by as the test says, so that the page does not try again on its own
  await page.clock.pauseAt(Date.now() + 1000);
  blocked = true;
  await lines.at(-1)?.close({ code: 1012 });
  const lost = page.getByText('The connection was lost');
  while (!(await lost.isVisible())) await page.clock.runFor(100);
  expect(await page.locator('.board').innerText()).toBe(board);

  blocked = false;
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(lost).toBeHidden();
  await expect(page.locator('.bar h2')).toHaveText(question ?? '');
  expect(await page.locator('.board').innerText()).toBe(board);
  await page.clock.resume();
  await playOut(page, 9, 5);
  await ada.leave();
});

test('a reload in the middle comes back to the same question', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const table = await ada.table('forfort', [{ who: 'me' }, { who: 'bot', bot: 'easy' }]);
  await ada.page.goto(`/table/${table.id}`);
  await playOut(ada.page, 11, 6);
  await expect(moves(ada.page).first()).toBeVisible();
  const before = await moves(ada.page).allTextContents();
  await ada.page.reload();
  await expect(moves(ada.page).first()).toBeVisible();
  expect(await moves(ada.page).allTextContents()).toEqual(before);
  await ada.leave();
});

test('who is offline is told so, and sees what happened meanwhile once back', async ({ browser, baseURL }) => {
  const {
    people: [ada, zoe],
  } = await gather(browser, baseURL, ['Ada', 'Zoe'], 'forfort', { options: { first: '2' } });
  const notice = ada.page.getByText('You are offline.');
  const board = await ada.page.locator('.table > .board').innerText();
  await ada.context.setOffline(true);
  await expect(notice).toBeVisible();
  expect(await ada.page.locator('.table > .board').innerText()).toBe(board);

  await playOn(zoe.page, 7);
  await ada.context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(seat(ada.page, 0).getByRole('button')).toHaveAccessibleName('Ada, you, to move');
  await expect(ada.page.getByLabel('What happened').getByText(/^Zoe /).first()).toBeVisible();
  await playOut(ada.page, 8, 1);
  await ada.leave();
  await zoe.leave();
});

test('what is taken back is taken back for all', async ({ browser, baseURL }) => {
  const {
    people: [ada, zoe],
  } = await gather(browser, baseURL, ['Ada', 'Zoe'], 'forfort', { options: { first: '1' } });
  const told = zoe.page.getByLabel('What happened').getByText(/^Ada /);
  const question = await ada.page.locator('.bar h2').innerText();
  await expect(ada.page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  const before = await told.count();
  await playOut(ada.page, 1, 1);
  await expect(told).toHaveCount(before + 1);
  await ada.page.getByRole('button', { name: 'Undo' }).click();
  await expect(ada.page.locator('.bar h2')).toHaveText(question);
  await expect(told).toHaveCount(before);

  // what another has decided upon stays
  await playOn(ada.page, 1);
  await expect(ada.page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect(zoe.page.locator('button.move').first()).toBeVisible();
  await expect(zoe.page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await ada.leave();
  await zoe.leave();
});

test('why not, hint and undo', async ({ browser, baseURL }) => {
  const ada = await Person.come(browser, baseURL);
  const page = ada.page;
  await intoCard(ada);
  await page.keyboard.press('u');
  await expect(page.locator('.bar h2')).toHaveText(FIRST);
  await page.keyboard.press('h');
  await expect(page.locator('.move.hinted').first()).toBeVisible();
  await page.keyboard.press('w');
  await page.getByLabel('A move').fill('recruit park 1');
  await page.getByRole('dialog').getByRole('button', { name: 'Why not?' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
  await ada.leave();
});
