import type { Locator, Page } from '@playwright/test';
import type { TableInfo } from '../src/wire';
import { expect, test } from './server';
import { gather, Person, playOn, seat } from './table';

/** What a clock shows, in seconds. */
async function seconds(timer: Locator): Promise<number> {
  const [shown = ''] = (await timer.innerText()).split(/\s/);
  const [minutes = NaN, rest = NaN] = shown.split(':').map(Number);
  return 60 * minutes + rest;
}

/** A page on which time can be moved on. */
async function withTime(person: Person, table: TableInfo): Promise<[Locator, Locator]> {
  await person.page.clock.install();
  await person.goTo(table);
  return [seat(person.page, 0).getByRole('timer'), seat(person.page, 1).getByRole('timer')];
}

const QUARTER = 15;

/** With time, the one clock goes down, and the other stands. */
async function expectRunning(page: Page, runs: Locator, stands: Locator): Promise<void> {
  const [before, standing] = [await seconds(runs), await stands.innerText()];
  await page.clock.fastForward(QUARTER * 1000);
  await expect.poll(() => seconds(runs)).toBeLessThanOrEqual(before - QUARTER);
  expect(await stands.innerText()).toBe(standing);
}

test('the clock of whoever is to choose runs, the other stands, and a pause stops both', async ({
  browser,
  baseURL,
}) => {
  const {
    people: [ada, zoe],
    table,
  } = await gather(browser, baseURL, ['Ada', 'Zoe'], 'forfort', {
    options: { first: '1' },
    terms: { move_seconds: 300, bank_seconds: 600 },
  });
  const bank = '10:00';
  const [mine, hers] = await withTime(ada, table);
  await expect(mine).toHaveText(/^(5:00|4:[45]\d)\s*\+10:00$/);
  await expect(hers).toHaveText(bank);
  await expectRunning(ada.page, mine, hers);

  const [adas, zoes] = await withTime(zoe, table);
  await expectRunning(zoe.page, adas, zoes);
  await playOn(ada.page, 1);
  await expect(adas).toHaveText(bank);
  await expect(zoes).toHaveText(/^(5:00|4:[45]\d)\s*\+10:00$/);
  await expectRunning(zoe.page, zoes, adas);

  const asked = await zoe.page.locator('.bar h2').innerText();
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Ask for a pause' }).click();
  await expect(zoe.page.getByText('Ada would like a pause.')).toBeVisible();
  await zoe.page.getByRole('button', { name: 'Agree' }).click();
  await expect(zoe.page.locator('.bar h2')).toHaveText('The game is paused.');
  await expect(zoe.page.locator('button.move')).toHaveCount(0);
  const stopped = [await adas.innerText(), await zoes.innerText()];
  await zoe.page.clock.fastForward(QUARTER * 1000);
  expect([await adas.innerText(), await zoes.innerText()]).toEqual(stopped);

  await zoe.page.getByRole('button', { name: 'Continue' }).click();
  await expect(zoe.page.locator('.bar h2')).toHaveText(asked);
  await expect(zoe.page.locator('button.move').first()).toBeVisible();
  await expectRunning(zoe.page, zoes, adas);
  await ada.leave();
  await zoe.leave();
});

test('whoever is there loses a decision when time runs out, and keeps the seat', async ({ browser, baseURL }) => {
  const {
    people: [ada, zoe],
  } = await gather(browser, baseURL, ['Ada', 'Zoe'], 'fort', {
    options: { first: '1' },
    terms: { bank_seconds: 4 },
  });
  await expect(seat(zoe.page, 0).getByRole('button')).toHaveAccessibleName('Ada, here, to move');
  await expect(ada.page.getByText('Your time ran out: a bot makes this decision.').first()).toBeVisible();
  // then there is half a minute to play on
  await expect(seat(ada.page, 0).getByRole('timer')).toHaveAccessibleName(/^0:(30|2\d) left$/);
  await expect(seat(zoe.page, 0).getByRole('button')).toHaveAccessibleName(/^Ada, here/);
  await expect(ada.page.getByRole('button', { name: 'Take my seat back' })).toHaveCount(0);
  await ada.leave();
  await zoe.leave();
});

test('whoever is away when time runs out is stood in for, and one click takes the seat back', async ({
  browser,
  baseURL,
}) => {
  const [ada, zoe] = [await Person.come(browser, baseURL), await Person.come(browser, baseURL)];
  await ada.name('Ada');
  const lobby = await ada.table('fort', [{ who: 'me' }, { who: 'open' }], {
    start: false,
    options: { first: '1' },
    // the bot takes its time: it shall not have decided when Ada comes back
    terms: { bank_seconds: 2, pace: 10_000 },
  });
  await zoe.send('POST', `/tables/${lobby.id}/join`, { invite: lobby.seats[1]?.invite });
  const table = await ada.send<TableInfo>('POST', `/tables/${lobby.id}/start`, {});
  await zoe.goTo(table);
  await expect(seat(zoe.page, 0).getByRole('button')).toHaveAccessibleName('Ada, a bot stands in, to move');
  await expect(zoe.page.locator('.bar h2')).toHaveText('Ada is thinking …');
  await ada.goTo(table);
  await expect(ada.page.locator('.bar h2')).toHaveText('A bot is playing for you.');
  await expect(ada.page.locator('button.move')).toHaveCount(0);

  await ada.page.getByRole('button', { name: 'Take my seat back' }).click();
  // what time ran out over is the bot's; then there is half a minute to play on
  await expect(ada.page.locator('.bar h2')).toHaveText(/^Your time is up/);
  await expect(ada.page.getByRole('button', { name: 'Take my seat back' })).toHaveCount(0);
  await expect(seat(zoe.page, 0).getByRole('button')).toHaveAccessibleName('Ada, here, to move');
  await expect(seat(ada.page, 0).getByRole('timer')).toHaveAccessibleName(/^0:(30|2\d) left$/);
  const question = await ada.page.locator('.bar h2').innerText();
  await ada.page.locator('button.move').first().click();
  await expect(ada.page.locator('.bar h2')).not.toHaveText(question);
  await ada.leave();
  await zoe.leave();
});
