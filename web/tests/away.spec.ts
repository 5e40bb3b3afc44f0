import { expect, test } from './server';
import { gather, playOn, playOut, seat } from './table';

test('who leaves is replaced by a bot, and comes back with one click', async ({ browser, baseURL }) => {
  const {
    people: [ada, zoe],
  } = await gather(browser, baseURL, ['Ada', 'Zoe'], 'forfort', { options: { first: '1' } });
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await ada.page.getByRole('button', { name: 'Leave and let a bot play on' }).click();
  await ada.page.getByRole('button', { name: 'Yes' }).click();
  await expect(ada.page.getByRole('heading', { name: 'Build it, hold it, play it' })).toBeVisible();
  await expect(seat(zoe.page, 0).getByRole('button')).toHaveAccessibleName(/^Ada, a bot stands in/);
  // the bot plays on for her: Zoe is asked
  await expect(zoe.page.locator('button.move').first()).toBeVisible();

  await ada.page.getByRole('link', { name: 'Resume' }).click();
  await expect(ada.page.locator('.bar h2')).toHaveText('A bot is playing for you.');
  await ada.page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(seat(zoe.page, 0).getByRole('button')).toHaveAccessibleName('Ada, here');
  await playOn(zoe.page, 3);
  await expect(seat(zoe.page, 0).getByRole('button')).toHaveAccessibleName('Ada, here, to move');
  await playOut(ada.page, 5, 1);
  await ada.leave();
  await zoe.leave();
});

test('an absent player is replaced if all others vote for it', async ({ browser, baseURL }) => {
  const {
    people: [ada, zoe, tim],
    table,
  } = await gather(browser, baseURL, ['Ada', 'Zoe', 'Tim'], 'forfort', { options: { first: '3' } });
  await tim.page.goto('/');
  await tim.send('POST', `/tables/${table.id}/leave`, {});
  for (const { page } of [ada, zoe]) {
    await expect(seat(page, 2).getByRole('button')).toHaveAccessibleName(/^Tim, a bot stands in/);
    await seat(page, 2).getByRole('button').click();
    await expect(page.getByRole('dialog', { name: 'Tim' }).getByText('No votes so far.')).toBeVisible();
  }
  const [adas, zoes] = [ada.page.getByRole('dialog', { name: 'Tim' }), zoe.page.getByRole('dialog', { name: 'Tim' })];
  await adas.getByRole('button', { name: 'Vote to let a bot take over' }).click();
  await expect(adas.getByText('1 vote so far.')).toBeVisible();
  await expect(zoes.getByText('1 vote so far.')).toBeVisible();
  // one vote is not enough, and can be taken back
  await expect(seat(zoe.page, 2).getByRole('button', { includeHidden: true })).toHaveAccessibleName(/^Tim, a bot/);
  await adas.getByRole('button', { name: 'Withdraw my vote' }).click();
  await expect(zoes.getByText('No votes so far.')).toBeVisible();
  await adas.getByRole('button', { name: 'Vote to let a bot take over' }).click();
  await tim.goTo(table);
  await expect(tim.page.locator('.bar h2')).toHaveText('A bot is playing for you.');
  await zoes.getByRole('button', { name: 'Vote to let a bot take over' }).click();
  await expect(tim.page.getByText('The others agreed: a bot has taken your seat.')).toBeVisible();
  for (const { page } of [ada, zoe]) {
    await page.keyboard.press('Escape');
    await expect(seat(page, 2).getByRole('button')).toHaveAccessibleName(/^Cleo, Bot, \w+/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  // the game goes on without him, and he may watch
  await expect(ada.page.locator('button.move').first()).toBeVisible();
  await expect(seat(tim.page, 2).getByRole('button')).toHaveAccessibleName(/^Cleo, Bot/);
  await expect(tim.page.locator('button.move')).toHaveCount(0);
  await expect(tim.page.getByRole('button', { name: 'Take my seat back' })).toHaveCount(0);
  await ada.leave();
  await zoe.leave();
  await tim.leave();
});

test('nobody is sent away by one other player alone', async ({ browser, baseURL }) => {
  const {
    people: [ada, zoe],
  } = await gather(browser, baseURL, ['Ada', 'Zoe'], 'fort');
  await seat(ada.page, 0).getByRole('button').click();
  await expect(ada.page.getByRole('dialog', { name: 'Ada' }).getByRole('button')).toHaveCount(1); // closes it
  await ada.page.keyboard.press('Escape');
  await seat(ada.page, 1).getByRole('button').click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Vote to let a bot take over' }).click();
  await expect(ada.page.locator('.notices')).toContainText('It takes at least 2 other people to replace somebody.');
  await expect(ada.page.getByRole('dialog').getByText('No votes so far.')).toBeVisible();
  await ada.page.keyboard.press('Escape');
  await expect(seat(ada.page, 1).getByRole('button')).toHaveAccessibleName(/^Zoe, here/);
  await ada.leave();
  await zoe.leave();
});

test('giving up ends a game of two, and says who has won', async ({ browser, baseURL }) => {
  const {
    people: [ada, zoe],
  } = await gather(browser, baseURL, ['Ada', 'Zoe'], 'fort');
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await ada.page.getByRole('button', { name: 'Give up' }).click();
  await ada.page.getByRole('button', { name: 'No', exact: true }).click();
  await ada.page.getByRole('button', { name: 'Give up' }).click();
  await ada.page.getByRole('button', { name: 'Yes' }).click();
  for (const { page } of [ada, zoe]) {
    const words = page === zoe.page ? 'You win!' : 'Zoe wins!';
    await expect(page.getByRole('dialog', { name: 'Result' }).getByText(words)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.bar h2')).toHaveText('The game is over.');
    await expect(seat(page, 0).getByRole('button')).toHaveAccessibleName('Ada, has given up');
  }
  await ada.leave();
  await zoe.leave();
});

test('in a game of three a bot plays on for who has given up', async ({ browser, baseURL }) => {
  const {
    people: [ada, zoe, tim],
  } = await gather(browser, baseURL, ['Ada', 'Zoe', 'Tim'], 'forfort', { options: { first: '1' } });
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await ada.page.getByRole('button', { name: 'Give up' }).click();
  await ada.page.getByRole('button', { name: 'Yes' }).click();
  await ada.page.keyboard.press('Escape');
  await expect(ada.page.locator('.bar h2')).toHaveText('A bot is playing for you.');
  await expect(ada.page.getByRole('button', { name: 'Take my seat back' })).toHaveCount(0);
  for (const { page } of [zoe, tim])
    await expect(seat(page, 0).getByRole('button')).toHaveAccessibleName(/^Ada, has given up/);
  await expect(zoe.page.locator('button.move').first()).toBeVisible();
  for (const person of [ada, zoe, tim]) await person.leave();
});
