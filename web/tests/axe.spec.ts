import { sound } from './axe';
import { GAMES, panelKey, SHORT } from './games';
import { expect, test } from './server';
import { Person, playOut, playUnseen, STILL, untilAsked } from './table';

const bot = { who: 'bot', bot: 'easy' } as const;

for (const [language, colorScheme] of [
  ['en', 'light'],
  ['fr', 'dark'],
] as const) {
  const settings = { ...STILL, language };
  const looks = { colorScheme };

  test(`axe finds nothing on any page: ${language}`, async ({ browser, baseURL }) => {
    const ada = await Person.ready(browser, baseURL, looks, settings);
    const page = ada.page;
    const ofGames = GAMES.flatMap((game) => [`/new/${game}`, `/statistics/${game}`]);
    for (const path of ['/', ...ofGames, '/settings', '/device', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await sound(page, path);
    }
    for (const game of GAMES) {
      await page.goto(`/reference/${game}`);
      await page.waitForLoadState('networkidle');
      for (const tab of ['pieces', 'rules', 'keys']) {
        await page.locator(`#tab-${tab}`).click();
        await sound(page, `reference ${game} ${tab}`);
      }
    }
    for (const game of GAMES) {
      const lobby = await ada.table(game, [{ who: 'me' }, { who: 'open' }], { start: false });
      await page.goto(`/table/${lobby.id}`);
      await expect(page.locator('input[readonly]')).toBeVisible();
      await sound(page, `lobby ${game}`);
      await page.goto(`/join/${lobby.id}#${lobby.seats[1]?.invite ?? ''}`);
      await expect(page.getByRole('textbox')).toBeVisible();
      await sound(page, `join ${game}`);
    }
    await ada.leave();
  });

  for (const game of GAMES)
    test(`axe finds nothing at a table of ${game}: ${language}`, async ({ browser, baseURL }) => {
      const ada = await Person.ready(browser, baseURL, looks, settings);
      const page = ada.page;
      const table = await ada.table(game, [{ who: 'me' }, bot, bot], {
        options: SHORT[game] ?? {},
      });
      await ada.goTo(table);
      await untilAsked(page);
      await sound(page, 'start');
      await playOut(page, 17, 5);
      await untilAsked(page);
      await sound(page, 'later');
      await page.setViewportSize({ width: 360, height: 740 });
      await sound(page, 'on a phone');
      await page.setViewportSize({ width: 1400, height: 900 });
      await playUnseen(ada, table, 17);
      await expect(page.locator('dialog[open] .won')).toBeVisible();
      await sound(page, 'end');
      await page.goto(`/table/${table.id}/replay?at=20`);
      await expect(page.locator('output')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await sound(page, 'replay');
      await page.goto(`/table/${table.id}/analysis`);
      await expect(page.locator('figure svg').first()).toBeVisible({ timeout: 60_000 });
      await sound(page, 'analysis');
      await ada.leave();
    });

  test(`axe finds nothing in any panel: ${language}`, async ({ browser, baseURL }) => {
    const ada = await Person.ready(browser, baseURL, looks, { ...settings, coach: true });
    const page = ada.page;
    const dialog = 'dialog[open]';
    const closed = async () => {
      await page.keyboard.press('Escape');
      await expect(page.locator(dialog)).toHaveCount(0);
    };
    for (const game of GAMES) {
      await ada.goTo(await ada.table(game, [{ who: 'me' }, bot], { options: { first: '1' } }));
      await sound(page, `coach ${game}`, '.coach');
      await page.keyboard.press(panelKey(game));
      await sound(page, `panel ${game}`, dialog);
      await closed();
    }
    await page.locator('.coach button').last().click();

    await expect(page.locator('.log .entry').first()).toBeVisible();
    await sound(page, 'log', 'aside.side');
    await page.keyboard.press('c');
    await sound(page, 'chat of somebody without a name', 'aside.side');
    await page.locator('.chat .name').fill('Ada');
    await page.locator('.chat input:not(.name)').fill('Bonjour!');
    await page.keyboard.press('Enter');
    await expect(page.locator('.chat time')).toBeVisible();
    await sound(page, 'chat', 'aside.side');
    await page.locator('.bar h2').click();

    await page.keyboard.press('w');
    await page.locator(`${dialog} form input`).fill('nonsense');
    await page.keyboard.press('Enter');
    await expect(page.locator(dialog).getByRole('status')).not.toBeEmpty();
    await sound(page, 'why not?', dialog);
    await closed();
    await page.keyboard.press('h');
    await expect(page.locator('.move.hinted').first()).toBeVisible();
    await sound(page, 'hint', '.ask');
    await page.locator('[data-thing^="park/"]').first().click();
    await expect(page.locator('p.why')).toBeVisible();
    await sound(page, 'why it cannot be chosen', '.ask');

    await page.locator('.topbar li button').last().click();
    await sound(page, 'seat', dialog);
    await closed();
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await sound(page, 'menu', dialog);
    await page.locator(`${dialog} .body button`).last().click();
    await expect(page.locator(dialog).getByRole('alert')).toBeVisible();
    await sound(page, 'really?', dialog);
    // from one panel to the next
    await page.locator(`${dialog} .body button`).first().click();
    await expect(page.locator(`${dialog} [role=tablist]`)).toBeVisible();
    await sound(page, 'cards and rules', dialog);
    await closed();

    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.locator('aside.side')).toHaveCount(0);
    await page.keyboard.press('l');
    await sound(page, 'log on a phone', dialog);
    await closed();
    await page.keyboard.press('c');
    await sound(page, 'chat on a phone', dialog);
    await closed();
    await menu.click();
    await sound(page, 'menu on a phone', dialog);
    await closed();
    await page.context().setOffline(true);
    await sound(page, 'offline', '.place .notice');
    await page.context().setOffline(false);

    await page.goto(`/table/${(await ada.table('fort', [{ who: 'me' }, { who: 'me', name: 'Bea' }])).id}`);
    await sound(page, 'curtain', '.curtain');
    await ada.leave();
  });
}
