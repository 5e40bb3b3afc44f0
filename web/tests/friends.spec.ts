import type { Update } from '../src/wire';
import { expect, test } from './server';
import { Person, playOut } from './table';

/** How a game may end for whoever played it: alone or with others ahead, or behind. */
const ENDED = /^(You win!|You win, together!|A draw: nobody is ahead\.|You came (second|third|last)\.)$/;

test('two people and a bot play Fort to its end, by link', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  await ada.page.goto('/new/fort');
  await ada.page.getByRole('button', { name: 'One seat more' }).click();
  await ada.page.getByLabel('Player 2', { exact: true }).selectOption('open');
  await ada.page.getByLabel('Player 3', { exact: true }).selectOption('easy');
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByLabel('Maximum number of rounds').fill('3');
  await ada.page.getByText('More: who may watch').click();
  await ada.page.getByLabel('Pace of the bots').selectOption('0');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await ada.page.getByLabel('Link for player 2').inputValue();
  expect(new URL(link).hash).not.toBe('');

  const zoe = await Person.ready(browser, baseURL, { locale: 'fr-FR' });
  await zoe.page.goto(link);
  await zoe.page.getByLabel('Ton nom').fill('Zoé');
  await zoe.page.getByRole('button', { name: 'Prendre la place' }).click();
  await expect(ada.page.getByText('Zoé').first()).toBeVisible();
  await ada.page.getByRole('button', { name: 'Start' }).click();

  await Promise.all([playOut(ada.page, 1), playOut(zoe.page, 2)]);
  const result = ada.page.getByRole('dialog', { name: 'Result' });
  await expect(result.locator('.won').last()).toHaveText(ENDED);
  await expect(result.getByRole('table')).toHaveCount(3);
  await expect(zoe.page.getByRole('dialog', { name: 'Résultat' })).toBeVisible();

  // a rematch brings both to the same new table
  const path = (person: Person) => new URL(person.page.url()).pathname;
  const before = path(ada);
  await result.getByRole('button', { name: 'Rematch' }).click();
  await zoe.page.getByRole('dialog').getByRole('button', { name: 'Revanche' }).click();
  await expect.poll(() => path(ada)).not.toBe(before);
  await expect.poll(() => path(zoe)).toBe(path(ada));
  await ada.leave();
  await zoe.leave();
});

test('four play ForFort in teams to its end', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const table = await ada.table(
    'forfort',
    [{ who: 'me' }, { who: 'bot', bot: 'easy' }, { who: 'bot', bot: 'easy' }, { who: 'bot', bot: 'easy' }],
    { options: { teams: true } },
  );
  await ada.page.goto(`/table/${table.id}`);
  await playOut(ada.page, 3);
  await expect(ada.page.getByRole('dialog', { name: 'Result' }).locator('.won').last()).toHaveText(ENDED);
  await ada.leave();
});

test('two people on one device: the curtain falls between them', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const table = await ada.table('fort', [{ who: 'me' }, { who: 'me', name: 'Bea' }], { options: { max_rounds: 3 } });
  await ada.page.goto(`/table/${table.id}`);
  const curtain = ada.page.locator('.curtain');
  await expect(curtain).toBeVisible();
  // nothing of anybody's hand is on the page
  await expect(ada.page.locator('.board button')).toHaveCount(1);
  await curtain.getByRole('button').click();
  await expect(ada.page.locator('button.move').first()).toBeVisible();
  await playOut(ada.page, 5);
  await expect(ada.page.getByRole('dialog', { name: 'Result' })).toBeVisible();
  await ada.leave();
});

test('a spectator sees the table and no secret', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const eve = await Person.come(browser, baseURL);
  const frames: string[] = [];
  eve.page.on('websocket', (socket) => socket.on('framereceived', (frame) => frames.push(String(frame.payload))));
  for (const [game, options] of [
    ['fort', { max_rounds: 2, setup: 'advanced' }],
    ['forfort', {}],
  ] as const) {
    const table = await ada.table(game, [{ who: 'me' }, { who: 'bot', bot: 'easy' }], { options });
    await ada.page.goto(`/table/${table.id}`);
    await eve.page.goto(`/table/${table.id}`);
    await expect(eve.page.locator('.bar h2')).not.toBeEmpty();
    await playOut(ada.page, 7, 12);
    await expect(eve.page.locator('button.move')).toHaveCount(0);
  }
  const updates = frames.map((frame) => JSON.parse(frame) as Update).filter((told) => told.t === 'update');
  expect(updates.length).toBeGreaterThan(10);
  for (const update of updates) {
    expect(update.ask).toBeNull();
    const view = update.view as Record<string, unknown>;
    expect(view['viewer']).toBeNull();
    expect(view).not.toHaveProperty('options');
    const boards = (view['boards'] ?? view['forts']) as Record<string, unknown>[];
    for (const board of boards) {
      expect(board['hand']).toBeNull();
      expect(board['kept'] ?? null).toBeNull();
      if (update.scores.length === 0) expect(board['rule'] ?? null).toBeNull();
    }
    for (const event of update.events)
      if (/-(dealt|drew|draw|kept)$/.test(event.message.id)) throw new Error(`told a spectator: ${event.message.id}`);
  }
  await ada.leave();
  await eve.leave();
});
