import type { Page } from '@playwright/test';
import { sound } from './axe';
import { riddleTable, secretsOf, stage } from './boyard';
import { expect, trialTest as test } from './server';
import { Person } from './table';

const begin = (page: Page) => stage(page).getByRole('button', { name: 'Begin' });
const answer = (page: Page) => stage(page).getByLabel('Your answer');

/** As much time as there is: the server of these tests is in a hurry. */
async function slowly(page: Page): Promise<void> {
  await stage(page).getByRole('button', { name: '× 10' }).click();
  await expect(stage(page).getByRole('button', { name: '× 10' })).toHaveAttribute('aria-pressed', 'true');
}

test('a riddle is read, answered and passed, and the others look on', async ({ browser, baseURL, server }) => {
  const { people, table } = await riddleTable(browser, baseURL, ['Ada', 'Bo']);
  const [ada, bo] = people as [Person, Person];
  const eve = await Person.come(browser, baseURL);
  await eve.page.goto(`/table/${table.id}`);

  await expect(ada.page).toHaveTitle(/Your turn/);
  await expect(bo.page).not.toHaveTitle(/Your turn/);
  await expect(stage(ada.page)).toContainText('A riddle · Ada · for a key');
  await expect(begin(ada.page)).toBeFocused();
  for (const other of [bo, eve]) {
    await expect(stage(other.page)).toContainText('You are looking on.');
    await expect(begin(other.page)).toHaveCount(0);
  }
  await slowly(ada.page);
  // everybody sees how much time there is
  await expect(stage(bo.page)).toContainText('× 10 time');
  await begin(ada.page).click();
  await expect(answer(ada.page)).toBeFocused();
  for (const [name, value] of Object.entries({ autocorrect: 'off', autocapitalize: 'off', spellcheck: 'false' }))
    await expect(answer(ada.page)).toHaveAttribute(name, value);
  const riddle = await stage(ada.page).locator('.texts').innerText();
  for (const other of [bo, eve]) {
    await expect(stage(other.page).locator('.texts')).toHaveText(riddle);
    await expect(stage(other.page).locator('input')).toHaveCount(0);
  }
  // the focus stays in the trial
  for (let tabs = 0; tabs < 5; tabs += 1) await ada.page.keyboard.press('Tab');
  expect(await stage(ada.page).evaluate((here) => here.contains(document.activeElement))).toBe(true);
  // and its letters are for the field alone
  await answer(ada.page).focus();
  const { answers } = await secretsOf(server, table.id);
  await ada.page.keyboard.type(String(answers[0]));
  await ada.page.keyboard.press('Enter');
  await expect(stage(ada.page).locator('.result.good')).toContainText('You solve the riddle.');
  await expect(stage(bo.page).locator('.result.good')).toContainText('Ada solves the riddle.');
  await expect(stage(bo.page).locator('.result')).toContainText(`Right: ${answers[0]}`);
  // nobody is held up: it goes by itself
  await expect(bo.page.locator('.result')).toBeHidden();
  for (const person of [ada, bo, eve]) await person.leave();
});

test('a wrong answer is appealed, and the judge decides', async ({ browser, baseURL, server }) => {
  const { people, table } = await riddleTable(browser, baseURL, ['Ada', 'Bo', 'Cy']);
  const [ada, bo, cy] = people as [Person, Person, Person];
  await sound(ada.page, 'before a trial', '[data-stage]');
  await slowly(ada.page);
  await begin(ada.page).click();
  await sound(ada.page, 'a riddle', '[data-stage]');
  await answer(ada.page).fill('a submarine full of teapots');
  await ada.page.keyboard.press('Enter');
  await stage(ada.page).getByRole('button', { name: 'But it fits: let somebody judge' }).click();
  await expect(bo.page).toHaveTitle(/Your turn/);
  await expect(stage(bo.page)).toContainText('Given: a submarine full of teapots');
  const { answers } = await secretsOf(server, table.id);
  await expect(stage(bo.page)).toContainText(`On the card: ${answers[0]}`);
  for (const other of [ada, cy]) {
    await expect(stage(other.page)).toContainText('Bo judges whether the answer fits.');
    await expect(stage(other.page)).not.toContainText(String(answers[0]));
  }
  await stage(bo.page).getByRole('button', { name: 'It fits', exact: true }).click();
  await expect(stage(ada.page).locator('.result.good')).toContainText('You solve the riddle.');
  for (const person of [ada, bo, cy]) await person.leave();
});

test('no word from the judge is no', async ({ browser, baseURL }) => {
  const { people } = await riddleTable(browser, baseURL, ['Ada', 'Bo']);
  const [ada, bo] = people as [Person, Person];
  await slowly(ada.page);
  await begin(ada.page).click();
  await answer(ada.page).fill('a submarine full of teapots');
  await ada.page.keyboard.press('Enter');
  await stage(ada.page).getByRole('button', { name: 'But it fits' }).click();
  await expect(stage(bo.page).getByRole('button', { name: 'It fits', exact: true })).toBeVisible();
  await expect(stage(ada.page).locator('.result')).toContainText('You do not solve the riddle.');
  // what fell into the sea is asked about at once
  await expect(ada.page.locator('.bar h2')).toHaveText('The prize is in the sea. Dive for it?');
  await ada.leave();
  await bo.leave();
});

test('an answer that was typed while the line was lost is not lost', async ({ browser, baseURL, server }) => {
  const { people, table } = await riddleTable(browser, baseURL, ['Ada', 'Bo'], { options: { riddle_seconds: 0 } });
  const [ada, bo] = people as [Person, Person];
  await begin(ada.page).click();
  await expect(answer(ada.page)).toBeVisible();
  const { answers } = await secretsOf(server, table.id);
  await ada.context.setOffline(true);
  await ada.page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(ada.page.getByText('You are offline.')).toBeVisible();
  await answer(ada.page).fill(String(answers[0]));
  await ada.page.keyboard.press('Enter');
  await ada.context.setOffline(false);
  await expect(stage(ada.page).locator('.result.good')).toContainText('You solve the riddle.');
  await expect(stage(bo.page).locator('.result.good')).toBeVisible();
  await ada.leave();
  await bo.leave();
});

test('a trial waits over two visits, and goes on after a reload', async ({ browser, baseURL, server }) => {
  const { people, table } = await riddleTable(browser, baseURL, ['Ada', 'Bo'], { options: { riddle_seconds: 0 } });
  const [ada, bo] = people as [Person, Person];
  await expect(begin(ada.page)).toBeVisible();
  await ada.page.goto('/');
  await expect(ada.page.getByText('Your turn').first()).toBeVisible();
  await ada.page
    .getByRole('link', { name: /Resume/ })
    .first()
    .click();
  await begin(ada.page).click();
  const riddle = await stage(ada.page).locator('.texts').innerText();
  await ada.page.reload();
  await expect(stage(ada.page).locator('.texts')).toHaveText(riddle);
  await answer(ada.page).fill(String((await secretsOf(server, table.id))['answers'][0]));
  await ada.page.keyboard.press('Enter');
  await expect(stage(ada.page).locator('.result.good')).toBeVisible();
  await ada.leave();
  await bo.leave();
});

test('more time is kept, and asked for by itself the next time', async ({ browser, baseURL }) => {
  const { people } = await riddleTable(browser, baseURL, ['Ada', 'Bo']);
  const [ada, bo] = people as [Person, Person];
  await stage(ada.page).getByRole('button', { name: '× 3' }).click();
  await expect(stage(bo.page)).toContainText('× 3 time');
  await begin(ada.page).click();
  await expect(stage(ada.page).locator('header')).toContainText('× 3 time');
  expect(await ada.page.evaluate(() => localStorage.getItem('forts-settings'))).toContain('"time":3');
  await ada.leave();
  await bo.leave();
});
