import type { Page } from '@playwright/test';
import { sound } from './axe';
import { boardOf, stage } from './boyard';
import { expect, test } from './server';
import { Person, TRIAL, untilAsked } from './table';

const bot = { who: 'bot', bot: 'easy' } as const;

/** A table whose first question comes on a square of that kind. */
async function sitDown(ada: Person, kind: string, bots = 2, twice = false): Promise<void> {
  const seats = [{ who: 'me' } as const, ...Array<typeof bot>(bots).fill(bot)];
  await ada.goTo(await ada.table('boyard', seats, { options: { first: '1', board: boardOf(kind, { twice }) } }));
  await untilAsked(ada.page);
}

/** The number of a square of that kind, from 0. */
function squares(page: Page, name: string): ReturnType<Page['locator']> {
  return page.locator('[data-square]', { hasText: name });
}

test('what Passe-Partout opens glows, and a touch leads there', async ({ browser, baseURL }) => {
  const ada = await Person.come(browser, baseURL);
  const page = ada.page;
  await sitDown(ada, 'passe_partout');
  await expect(page.locator('.bar h2')).toHaveText('Where do you go with Passe-Partout?');
  await expect(page.locator('[data-square].lit')).toHaveCount(6);
  const prison = squares(page, 'Prison');
  await expect(prison).toHaveAccessibleName(/^Go to square \d+: the Prison/);
  await prison.click();
  await expect(page.getByLabel('What happened').getByText('You land on the Prison.')).toBeVisible();
  await ada.leave();
});

test('what cannot be chosen says why', async ({ browser, baseURL }) => {
  const ada = await Person.come(browser, baseURL);
  const page = ada.page;
  await sitDown(ada, 'passe_partout');
  await squares(page, 'Passe-Partout').first().click();
  await expect(page.locator('p.why')).toContainText('Passe-Partout does not lead to Passe-Partout.');
  await page.getByRole('button', { name: /^The sea: once around/ }).click();
  await expect(page.locator('p.why')).toContainText('That answers another question.');
  await page.getByRole('button', { name: 'keys in the stock' }).click();
  await expect(page.locator('p.why')).toContainText('That answers another question.');
  await ada.leave();
});

test('a rival is challenged on the sheet, and looked at where nothing is asked', async ({ browser, baseURL }) => {
  const ada = await Person.come(browser, baseURL);
  const page = ada.page;
  await sitDown(ada, 'duel');
  const basil = page.locator('.rival', { hasText: 'Basil' });
  await expect(basil).toHaveAccessibleName(/^Challenge Basil/);
  await basil.click();
  await expect(page.getByLabel('What happened').getByText('You challenge Basil.')).toBeVisible();
  // the trial takes the focus, and is put aside
  await expect(stage(page).getByRole('button', { name: 'Begin' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(stage(page)).toHaveCount(0);
  await page.keyboard.press('s');
  const sheets = page.getByRole('dialog', { name: 'Players’ sheets' });
  await expect(sheets.getByRole('region')).toHaveCount(3);
  await sound(page, 'sheets', 'dialog[open]');
  await ada.leave();
});

test('the board is gone about by keys alone', async ({ browser, baseURL }) => {
  const ada = await Person.come(browser, baseURL);
  const page = ada.page;
  await sitDown(ada, 'passe_partout');
  const first = page.locator("[data-square='0']");
  await first.focus();
  // round and round: before the first one is the last
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator("[data-square='11']")).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(first).toBeFocused();
  const strength = page.locator("[data-square='9']");
  await strength.focus();
  // what the square says is shown, and read with its name
  await expect(page.locator('.said')).toContainText('A trial for steady hands.');
  for (const at of [8, 7, 6]) {
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator(`[data-square='${at}']`)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What happened').getByText('You land on the Door.')).toBeVisible();
  await ada.leave();
});

for (const [length, sea] of [
  [8, 3],
  [24, 12],
] as const)
  test(`a board of ${length} squares and a sea of ${sea} is drawn`, async ({ browser, baseURL }) => {
    const ada = await Person.come(browser, baseURL);
    const page = ada.page;
    const kinds = ['door', 'riddle', 'concentration', 'strength', 'duel', 'prison', 'passe_partout'];
    while (kinds.length < length) kinds.push('strength');
    const board = ['place,square', ...kinds.map((one) => `fort,${one}`), ...Array<string>(sea).fill('sea,water')].join(
      '\n',
    );
    await ada.goTo(await ada.table('boyard', [{ who: 'me' }, bot], { options: { board } }));
    await expect(page.locator('[data-square]')).toHaveCount(length);
    await expect(page.locator('.sea .water')).toHaveCount(sea);
    for (const [width, height] of [
      [360, 780],
      [1400, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const box of await page.locator('[data-square] .stone').all()) {
        const { width: wide = 0, height: high = 0 } = (await box.boundingBox()) ?? {};
        expect(Math.min(wide, high)).toBeGreaterThan(24);
      }
    }
    await ada.leave();
  });

for (const [language, colorScheme] of [
  ['en', 'light'],
  ['fr', 'dark'],
] as const)
  test(`six players on a phone: fort, rivals and the own sheet are in view: ${language}`, async ({
    browser,
    baseURL,
  }) => {
    const ada = await Person.come(
      browser,
      baseURL,
      { viewport: { width: 360, height: 780 }, hasTouch: true, colorScheme },
      { speed: 0, coach: false, language },
    );
    const page = ada.page;
    await sitDown(ada, 'passe_partout', 5);
    const bar = await page.locator('.bar').boundingBox();
    for (const part of ['.picture', '.others', 'section.own']) {
      const box = await page.locator(part).boundingBox();
      expect(box?.y).toBeGreaterThan(40);
      expect((box?.y ?? 0) + (box?.height ?? 0), part).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    }
    await expect(page.locator('.rival')).toHaveCount(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await sound(page, `phone ${language}`, '.boyard-look.strip');
    await page.locator('[data-square].lit').first().tap();
    await expect(page.locator('.said')).toBeVisible();
    await ada.leave();
  });

test('pawns walk at the speed that is set, and stand still where none is wanted', async ({ browser, baseURL }) => {
  const ada = await Person.come(browser, baseURL, {}, { speed: 2, coach: false });
  const page = ada.page;
  await sitDown(ada, 'passe_partout', 2, true);
  // a walk is short: it is counted as it begins
  const walks = () => page.evaluate(() => (globalThis as unknown as { walks: number }).walks);
  await page.evaluate(() => {
    const counted = Object.assign(globalThis, { walks: 0 });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      if (this.matches("[data-pawn='0']")) counted.walks += 1;
      return animate.apply(this, how);
    };
  });
  // so many squares have signs alone: the Door comes after the first six
  await page.locator("[data-square='6']").click();
  await expect.poll(walks).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await untilAsked(page);
  const walked = await walks();
  const entries = page.locator('.log .entry');
  const before = await entries.count();
  await page.locator('[data-square].lit').first().click();
  await expect.poll(() => entries.count()).toBeGreaterThan(before);
  expect(await walks()).toBe(walked);
  await ada.leave();
});

test('what led to a trial is seen on the board before its card covers it, until somebody has seen enough', async ({
  browser,
  baseURL,
}) => {
  // everything takes minutes: the card does not come by itself
  const ada = await Person.come(browser, baseURL, {}, { speed: 100, coach: false });
  const page = ada.page;
  const options = { first: '1', board: boardOf('concentration', { twice: true }) };
  await ada.goTo(await ada.table('boyard', [{ who: 'me' }, bot], { options }));
  const begin = stage(page).getByRole('button', { name: 'Begin' });
  await expect(page.locator('.bar h2')).toHaveText('It’s your trial.');
  await expect(begin).toHaveCount(0);
  // whoever has just come sees where they are
  await page.locator('.picture').click({ position: { x: 20, y: 300 } });
  await begin.click();
  await expect(stage(page).locator('.result')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.bar h2')).toHaveText('It’s your trial.');
  await expect(page.locator('.picture')).toBeVisible();
  await expect(begin).toHaveCount(0);
  await page.locator('.picture').click({ position: { x: 20, y: 300 } });
  await expect(begin).toBeFocused();
  await ada.leave();
});

test('clues are told on everybody’s sheet, and notes stay in this browser', async ({ browser, baseURL }) => {
  const ada = await Person.come(browser, baseURL);
  const page = ada.page;
  const note = page.getByPlaceholder('What could the word be?');
  const table = await ada.table('boyard', [{ who: 'me' }, { who: 'bot', bot: 'expert' }], {
    options: { language: 'fr', levels: 'hard,easy' },
  });
  await ada.goTo(table);
  await expect(page.locator('section.own')).toContainText('hard word');
  await expect(page.locator('.rival')).toContainText('easy word');
  await note.fill('a word about the sea');
  await note.blur();
  await page.evaluate(async (trial) => {
    const round = () => document.querySelector('.round')?.textContent ?? '';
    for (const start = performance.now(); !round().startsWith('Round 2') && performance.now() - start < 60_000;) {
      document.querySelector<HTMLElement>(`.bar button.move:not([aria-disabled="true"]), ${trial}`)?.click();
      await new Promise((later) => setTimeout(later, 20));
    }
  }, TRIAL);
  await page.reload();
  await expect(note).toHaveValue('a word about the sea');
  const told = page.locator('section.own .clue');
  await expect(told.first()).not.toBeEmpty();
  await expect(told.first()).toHaveAttribute('lang', 'fr');
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog').locator('.clue').first()).not.toBeEmpty();
  await ada.leave();
});

test('set-up: a word for each seat, and how a bot does in trials', async ({ browser, baseURL }) => {
  const ada = await Person.come(browser, baseURL);
  const page = ada.page;
  await page.goto('/new/boyard');
  // nothing is hidden from anybody
  await expect(page.getByText('People sharing a device pass it on.')).toBeVisible();
  const more = page.getByRole('button', { name: 'One seat more' });
  for (let seats = 2; seats < 6; seats += 1) await more.click();
  await expect(more).toBeDisabled();
  await expect(page.getByText('Concentration, Strength: 45 of 100')).toHaveCount(5);
  await page.getByLabel(/^Code words.*, player 3$/).selectOption('hard word');
  await page.getByLabel('Player 2', { exact: true }).selectOption('Bot, expert');
  await expect(page.getByText('Concentration, Strength: 82 of 100')).toHaveCount(1);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/table/*');
  await page.getByRole('button', { name: 'Look at the board' }).or(page.locator('.rival').first()).first().waitFor();
  await expect(page.locator('.rival', { hasText: 'Cleo' })).toContainText('hard word');
  await expect(page.locator('.rival', { hasText: 'hard word' })).toHaveCount(1);
  await page.locator('.topbar li button').nth(1).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: 'Riddles' })).toContainText('73');
  await ada.leave();
});

test('the reference has squares, trials and the chances of bots', async ({ browser, baseURL }) => {
  const ada = await Person.come(browser, baseURL);
  const page = ada.page;
  await page.goto('/reference/boyard');
  for (const name of ['Squares', 'Pieces', 'Trials', 'How bots do in trials'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Concentration, Strength' })).toContainText('45');
  await page.getByRole('searchbox').fill('lanterns');
  await expect(page.getByText('Lanterns light up one after the other')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Squares' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('no such thing');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await ada.leave();
});
