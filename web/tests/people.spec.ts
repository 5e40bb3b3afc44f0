import { readFileSync } from 'node:fs';
import { generate } from 'lean-qr';
import type { TableInfo } from '../src/wire';
import { sound } from './axe';
import { expect, test } from './server';
import { gather, moves, Person, playOut, playUnseen, seat } from './table';

const PHONE = { viewport: { width: 360, height: 740 }, locale: 'fr-FR', hasTouch: true, isMobile: true };

test('who comes to a table with others is asked once for a name and a face, and has them everywhere', async ({
  browser,
  baseURL,
}) => {
  const ada = await Person.ready(browser, baseURL);
  await ada.page.goto('/new/fort');
  await expect(ada.page.getByLabel('Your name')).toHaveCount(0);
  await ada.page.getByLabel('Player 2', { exact: true }).selectOption('open');
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByAltText('Portrait 3').click();
  await expect(ada.page.getByRole('radio', { name: 'Portrait 3' })).toBeChecked();
  await ada.page.getByText('More: who may watch').click();
  await ada.page.getByLabel('Rated').check();
  await expect(ada.page.getByLabel('Hints are allowed')).not.toBeChecked();
  await ada.page.getByLabel('Time per decision').selectOption('259200');
  await ada.page.getByLabel('Time per player for the whole game').selectOption('600');
  await sound(ada.page, 'ada');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await ada.page.getByLabel('Link for player 2').inputValue();

  const zoe = await Person.ready(browser, baseURL, PHONE);
  await zoe.page.goto(link);
  await expect(zoe.page.getByRole('heading', { name: 'Ada t’invite à jouer à Fort' })).toBeVisible();
  await expect(zoe.page.getByText('3 jours par décision · 10 minutes pour la partie')).toBeVisible();
  await expect(zoe.page.getByText('classée')).toBeVisible();
  await expect(zoe.page.getByText('gardée pour toi')).toBeVisible();
  await sound(zoe.page, 'zoe');
  await zoe.page.getByLabel('Ton nom').fill('Zoé');
  await zoe.page.getByRole('button', { name: 'Prendre la place' }).click();
  await zoe.page.getByLabel('Dire quelque chose à la table').fill('Bonjour !');
  await zoe.page.getByRole('button', { name: 'Envoyer' }).click();
  // seat, chat and face are the same person's
  await expect(ada.page.getByRole('listitem').filter({ hasText: 'Bonjour !' })).toContainText('Zoé');
  await expect(ada.page.getByRole('listitem').filter({ hasText: 'here' })).toContainText('Zoé');
  await sound(ada.page, 'ada');
  await ada.page.getByRole('button', { name: 'Start' }).click();
  await expect(seat(ada.page, 1)).toContainText('Zoé');

  // whoever is not to move has the bank alone, and whoever is has both times
  for (const at of [0, 1]) {
    const timer = seat(ada.page, at).getByRole('timer');
    const asked = (await seat(ada.page, at).getByRole('button').getAttribute('aria-label'))?.endsWith('to move');
    await expect(timer).toHaveText(asked ? /^(3 d 0 h|2 d 23 h)\s*\+10:00$/ : '10:00');
  }
  // and is not asked again
  await zoe.page.goto('/new/fort');
  await zoe.page
    .getByLabel('Joueur 2', { exact: true })
    .or(zoe.page.locator('select').nth(1))
    .first()
    .selectOption('open');
  await expect(zoe.page.getByLabel('Ton nom')).toHaveCount(0);
  await ada.leave();
  await zoe.leave();
});

test('an invitation says at once that the seat is gone, also while one looks at it', async ({ browser, baseURL }) => {
  const [ada, zoe, eve] = [
    await Person.come(browser, baseURL),
    await Person.come(browser, baseURL),
    await Person.come(browser, baseURL, PHONE),
  ];
  await ada.name('Ada');
  const table = await ada.table('forfort', [{ who: 'me' }, { who: 'open' }], { start: false });
  const link = `/join/${table.id}#${table.seats[1]?.invite}`;
  await eve.page.goto(link);
  await expect(eve.page.getByRole('button', { name: 'Prendre la place' })).toBeVisible();
  await zoe.send('POST', `/tables/${table.id}/join`, { invite: table.seats[1]?.invite });
  await expect(eve.page.getByRole('alert').first()).toContainText('Demande un autre lien à Ada.');
  await expect(eve.page.getByRole('button', { name: 'Prendre la place' })).toHaveCount(0);
  await sound(eve.page, 'eve');

  const closed = await ada.table('fort', [{ who: 'me' }, { who: 'open' }], {
    start: false,
    terms: { spectators: false },
  });
  await eve.page.goto(`/join/${closed.id}#wrong`);
  await expect(eve.page.getByRole('alert')).toContainText('Cette invitation ne marche plus.');
  for (const person of [ada, zoe, eve]) await person.leave();
});

test('a QR code beside a link says the same as the link', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const table = await ada.table('fort', [{ who: 'me' }, { who: 'open' }], { start: false });
  await ada.page.goto(`/table/${table.id}`);
  await ada.page.getByRole('button', { name: 'QR code' }).click();
  const drawn = await ada.page
    .getByRole('img', { name: 'QR code of the link for player 2' })
    .locator('path')
    .getAttribute('d');
  const wanted = generate(await ada.page.getByRole('textbox', { name: 'Link for player 2' }).inputValue());
  const dark: string[] = [];
  for (let y = 0; y < wanted.size; y += 1)
    for (let x = 0; x < wanted.size; x += 1) if (wanted.get(x, y)) dark.push(`M${x + 4} ${y + 4}h1v1h-1z`);
  expect(drawn).toBe(dark.join(''));
  await sound(ada.page, 'ada');
  await ada.leave();
});

test('whoever is muted is not heard here, whoever is blocked nowhere, and both can be heard again', async ({
  browser,
  baseURL,
}) => {
  const {
    people: [ada, zoe],
    table,
  } = await gather(browser, baseURL, ['Ada', 'Zoe'], 'fort');
  const says = async (text: string) => {
    await zoe.page.getByLabel('Say something to the table').fill(text);
    await zoe.page.getByRole('button', { name: 'Send' }).click();
    await expect(zoe.page.getByText(text)).toBeVisible();
  };
  for (const { page } of [ada, zoe]) await page.getByRole('button', { name: /^Chat/ }).click();
  await says('first');
  await ada.page.getByRole('button', { name: 'Mute or block Zoe' }).click();
  await ada.page.getByRole('button', { name: 'Mute here' }).click();
  await expect(ada.page.getByText('first')).toHaveCount(0);
  await says('second');
  await ada.page.getByRole('button', { name: 'Show messages again' }).click();
  await expect(ada.page.getByText('second')).toBeVisible();
  // for good, from the seat
  await seat(ada.page, 1).getByRole('button').click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Block for good' }).click();
  await ada.page.keyboard.press('Escape');
  await expect(ada.page.getByText('second')).toHaveCount(0);
  await ada.page.goto('/settings');
  const listed = ada.page.getByRole('listitem').filter({ hasText: 'Zoe' });
  await expect(listed).toContainText('blocked since');
  await sound(ada.page, 'ada');
  await listed.getByRole('button', { name: 'Show messages again' }).click();
  await expect(ada.page.getByText('You have muted and blocked nobody.')).toBeVisible();
  await ada.goTo(table);
  await ada.page.getByRole('button', { name: /^Chat/ }).click();
  await expect(ada.page.getByText('second')).toBeVisible();
  await ada.leave();
  await zoe.leave();
});

test('bots hurry to my next decision, and a rematch against them begins at once', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const table = await ada.table('fort', [{ who: 'bot', bot: 'easy' }, { who: 'me' }], {
    options: { first: '1', max_rounds: 2 },
    // slower than the test waits
    terms: { pace: 10_000 },
  });
  await ada.goTo(table);
  await expect(moves(ada.page)).toHaveCount(0);
  await ada.page.getByRole('button', { name: 'To my next decision' }).click();
  await expect(moves(ada.page).first()).toBeVisible();
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await ada.page.getByLabel('Pace of the bots').selectOption('0');
  await ada.page.keyboard.press('Escape');
  await playOut(ada.page, 3);
  await ada.page.getByRole('dialog', { name: 'Result' }).getByRole('button', { name: 'Rematch' }).click();
  await expect(ada.page).not.toHaveURL(new RegExp(table.id));
  await expect(moves(ada.page).first()).toBeVisible();
  await expect(seat(ada.page, 0)).toContainText('Ada');
  await expect(seat(ada.page, 1).getByRole('button')).toHaveAccessibleName(/you/);
  await ada.leave();
});

test('a whole turn is taken back as far as nothing was revealed', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const table = await ada.table('forfort', [{ who: 'me' }, { who: 'bot', bot: 'easy' }], { options: { first: '1' } });
  await ada.goTo(table);
  const undo = ada.page.getByRole('button', { name: 'Undo', exact: true });
  for (let played = 0; !(await undo.isEnabled()); played += 1) {
    await moves(ada.page).first().waitFor();
    await playOut(ada.page, 11 + played, 1);
  }
  await ada.page.locator('.bar h2').click();
  await ada.page.keyboard.press('Shift+U');
  await expect(undo).toBeDisabled();
  await expect(moves(ada.page).first()).toBeVisible();
  await ada.leave();
});

test('games are found by filters, taken along, and all of somebody is deleted', async ({ browser, baseURL }) => {
  const ada = await Person.come(browser, baseURL);
  await ada.name('Ada');
  const played: TableInfo[] = [];
  for (const game of ['fort', 'forfort']) {
    const table = await ada.table(game, [{ who: 'me' }, { who: 'bot', bot: 'easy' }], {
      options: game === 'fort' ? { max_rounds: 2 } : {},
    });
    await playUnseen(ada, table, 5);
    played.push(table);
  }
  await ada.page.goto('/');
  await ada.page.getByRole('link', { name: 'All your games' }).click();
  const list = ada.page.getByRole('list', { name: 'All your games' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await sound(ada.page, 'ada');
  await ada.page.getByRole('combobox', { name: /^Game/ }).selectOption('forfort');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await ada.page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  const waiting = ada.page.waitForEvent('download');
  await list.getByRole('link', { name: 'Download' }).click();
  const file = await (await waiting).path();
  expect(JSON.parse(readFileSync(file, 'utf-8'))).toHaveProperty('log.game', 'forfort');
  await ada.page.getByLabel('Played with').selectOption('people');
  await expect(ada.page.getByText('None of your games match.')).toBeVisible();

  await ada.page.goto('/settings');
  const all = ada.page.waitForEvent('download');
  await ada.page.getByRole('link', { name: 'Download everything' }).click();
  const data = JSON.parse(readFileSync(await (await all).path(), 'utf-8')) as {
    games: unknown[];
    me: { name: string };
  };
  expect([data.me.name, data.games.length]).toEqual(['Ada', 2]);
  await ada.page.getByRole('button', { name: 'Delete everything about me' }).click();
  await sound(ada.page, 'ada');
  await ada.page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(ada.page.getByText('Games you finish are kept here')).toBeVisible();
  const gone = await ada.context.request.get(`/api/tables/${played[0]?.id}`);
  expect(gone.status()).toBe(404);
  await ada.page.goto('/settings');
  await expect(ada.page.getByLabel('Your name')).toHaveValue('');
  await ada.leave();
});
