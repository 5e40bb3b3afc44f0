import { aroundTheTable, boardOf, firstVerdictStays, lineUntil, riddleTable, stage } from './boyard';
import { foreign, properNames } from './foreign';
import { GENERATED, test as third } from './generated';
import { GAMES, SHORT } from './games';
import { expect, serve, test } from './server';
import { Person, playOut, playUnseen, untilAsked } from './table';

for (const game of GAMES)
  third(`every word of ${game} comes from the Fluent files`, async ({ browser, baseURL }) => {
    const zoe = await Person.ready(browser, baseURL);
    const page = zoe.page;
    await zoe.name('Zoe');
    const pieces: unknown = await (await zoe.context.request.get(`/api/games/${game}/components`)).json();
    const names = properNames(pieces);
    const bot = { who: 'bot', bot: 'easy' } as const;
    const lobby = await zoe.table(game, [{ who: 'me' }, { who: 'open' }], { start: false });
    const table = await zoe.table(game, [{ who: 'me' }, bot, bot], {
      options: SHORT[game] ?? {},
    });
    for (const path of ['/', `/new/${game}`, '/settings', `/statistics/${game}`, `/reference/${game}`, '/device']) {
      await page.goto(`${path}?lang=${GENERATED}`);
      await page.waitForLoadState('networkidle');
      expect.soft(await foreign(page, names), path).toEqual([]);
    }
    await page.goto(`/table/${lobby.id}?lang=${GENERATED}`);
    await expect(page.locator('input[readonly]')).toBeVisible();
    expect.soft(await foreign(page, names), 'lobby').toEqual([]);
    await page.goto(`/table/${table.id}?lang=${GENERATED}`);
    await untilAsked(page);
    expect.soft(await foreign(page, names), 'table').toEqual([]);
    await playOut(page, 19, 10);
    await untilAsked(page);
    expect.soft(await foreign(page, names), 'table later').toEqual([]);
    await playUnseen(zoe, table, 19);
    await expect(page.locator('dialog[open] .won')).toBeVisible();
    expect.soft(await foreign(page, names), 'end').toEqual([]);
    await page.goto(`/table/${table.id}/replay?lang=${GENERATED}`);
    await page.waitForLoadState('networkidle');
    expect.soft(await foreign(page, names), 'replay').toEqual([]);
    await zoe.leave();
  });

third('every word around one table comes from the Fluent files, but for the cards', async ({ browser, baseURL }) => {
  const zoe = await Person.ready(browser, baseURL);
  const { page } = zoe;
  const names = properNames({});
  await page.goto(`/around/boyard?lang=${GENERATED}`);
  await expect(page.locator('button.big')).toBeEnabled();
  expect.soft(await foreign(page, names), 'set-up').toEqual([]);
  const seats = ['Zoe', 'Ada'].map((name) => ({ who: 'me', name }) as const);
  // a short game: much is won on this board
  const options = { trials: 'table', board: boardOf('concentration'), language: 'fr' };
  const table = await zoe.table('boyard', seats, { options });
  const looked = await firstVerdictStays(page);
  await page.goto(`/table/${table.id}?lang=${GENERATED}`);
  const scenes = await aroundTheTable(
    page,
    async (what) => {
      await page
        .locator(what)
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
    },
    async (what) => {
      expect.soft(await foreign(page, names), what).toEqual([]);
      if (what === 'spoken') looked();
    },
  );
  expect(scenes).toEqual(expect.arrayContaining(['die', 'card', 'spoken', 'clues', 'over']));
  await zoe.leave();
});

third('every word of a trial comes from the Fluent files, whoever looks at it', async ({ browser, built }) => {
  const names = properNames({});
  // as slow as for people: an appeal waits to be looked at
  const slow = await serve(built.client, built.sources, { FORTS_TRIAL_SPEED: '1' });
  const { people } = await riddleTable(browser, slow.address, ['Zoe', 'Ada'], { options: { riddle_seconds: 0 } });
  const [zoe, ada] = people as [Person, Person];
  const look = async (phase: string) => {
    for (const { page } of people) expect.soft(await foreign(page, names), phase).toEqual([]);
  };
  for (const { page } of people) {
    await page.goto(`${page.url()}?lang=${GENERATED}`);
    await lineUntil(page, ({ phase }) => phase === 'appeal');
  }
  const begin = stage(zoe.page).locator('.ready .big');
  await expect(begin).toBeVisible();
  await look('ready');
  await begin.click();
  for (const { page } of people) await expect(stage(page).locator('.typed')).toBeVisible();
  await look('on');
  await stage(zoe.page).locator('.typed input').fill('123');
  await zoe.page.keyboard.press('Enter');
  const choices = stage(zoe.page).locator('.appeal .button');
  await expect(choices).toHaveCount(2);
  await look('wrong');
  await choices.nth(1).click();
  await expect(stage(ada.page).locator('.appeal .button')).toHaveCount(2);
  await look('appeal');
  for (const person of people) await person.leave();
  await slow.stop();
});

test('language changes at any time, in the middle of a game', async ({ browser, baseURL }) => {
  const zoe = await Person.ready(browser, baseURL);
  const table = await zoe.table('fort', [{ who: 'me' }, { who: 'bot', bot: 'easy' }], { options: { first: '1' } });
  await zoe.page.goto(`/table/${table.id}`);
  await expect(zoe.page.locator('.bar h2')).toHaveText('Which card do you play, if any?');
  await zoe.page.getByRole('button', { name: 'Menu' }).click();
  await zoe.page.getByRole('button', { name: 'Français' }).click();
  await expect(zoe.page.locator('.bar h2')).toHaveText(/carte/);
  await expect(zoe.page.locator('html')).toHaveAttribute('lang', 'fr');
  await zoe.leave();
});

test('the browser’s language comes first', async ({ browser, baseURL }) => {
  const zoe = await Person.come(browser, baseURL, { locale: 'fr-CA' });
  await expect(zoe.page.getByRole('heading', { level: 1 })).toHaveText('Bâtir, tenir, jouer');
  await zoe.leave();
});

third('menus list every language there is', async ({ browser, baseURL }) => {
  const zoe = await Person.come(browser, baseURL);
  const page = zoe.page;
  const names = ['English', 'Français', 'Éñĝļîšĥ'];
  const menu = page.getByRole('banner').getByRole('combobox', { name: 'Language' });
  expect(await menu.getByRole('option').allTextContents()).toEqual(expect.arrayContaining(names));
  await menu.selectOption('Éñĝļîšĥ');
  await expect(page.locator('html')).toHaveAttribute('lang', GENERATED);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(await foreign(page, properNames({}))).toEqual([]);
  await page.goto('/settings');
  const setting = page.getByRole('main').getByRole('combobox').first().getByRole('option');
  await expect.poll(() => setting.allTextContents()).toEqual(expect.arrayContaining(names));
  const table = await zoe.table('fort', [{ who: 'me' }, { who: 'bot', bot: 'easy' }], { options: { first: '1' } });
  await page.goto(`/table/${table.id}`);
  await page.getByRole('button', { name: 'Ṁéñû' }).click();
  const buttons = page.getByRole('group', { name: 'Ļåñĝûåĝé' }).getByRole('button');
  expect(await buttons.allTextContents()).toEqual(expect.arrayContaining(names));
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await zoe.leave();
});
