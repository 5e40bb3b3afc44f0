import type { Locator, Page } from '@playwright/test';
import { sound } from './axe';
import { GAMES } from './games';
import { expect, test } from './server';
import { moves, Person, playUnseen, STILL, untilAsked } from './table';

const DESKTOP = { width: 1366, height: 768 };
const PHONE = { width: 360, height: 740 };
const bot = { who: 'bot', bot: 'easy' } as const;
/** A newcomer: lessons are given, and nothing moves. */
const NEW = { speed: 0, coach: true };

/** Does any of these lie under the box? */
async function covered(box: Locator, others: Locator): Promise<string[]> {
  const over = await box.boundingBox();
  const found: string[] = [];
  for (const other of await others.all()) {
    const under = await other.boundingBox();
    if (over === null || under === null) continue;
    const apart =
      over.x + over.width <= under.x ||
      under.x + under.width <= over.x ||
      over.y + over.height <= under.y ||
      under.y + under.height <= over.y;
    if (!apart) found.push((await other.textContent()) ?? '');
  }
  return found;
}

/** The lesson that is given, by its topic. */
async function topic(page: Page): Promise<string> {
  return ((await page.locator('.coach').getAttribute('data-lesson')) ?? '').replace(/^web-\w+-coach-/, '');
}

for (const [name, viewport] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)
  for (const locale of ['en-GB', 'fr-FR'])
    test(`a newcomer is taught: ${name}, ${locale}`, async ({ browser, baseURL }) => {
      const ada = await Person.ready(browser, baseURL, { viewport, locale, hasTouch: name === 'phone' }, NEW);
      const page = ada.page;
      for (const game of GAMES) {
        await page.goto('/');
        // two clicks to the first move, and the newcomer begins
        await page.locator(`article[data-game="${game}"] .primary`).click();
        const coach = page.locator('.coach');
        await expect(coach).toBeVisible();
        if (await moves(page).count()) await expect(page.locator('.bar h2')).not.toHaveText(/Basil/);
        // it covers neither log nor choices, and points at a thing on the board
        expect(await covered(coach, page.locator('.log, .moves'))).toEqual([]);
        expect(await coach.evaluate((box) => box.scrollWidth <= box.clientWidth + 1)).toBe(true);
        await expect(page.locator('div.ring')).toBeVisible();
        const described = page.locator('[aria-describedby="lesson"]');
        await expect(described).toHaveCount(1);
        await sound(page, `lesson of ${game}`, '.coach');
      }
      await ada.leave();
    });

test('a lesson waits for its moment, ends when it is done, and comes back only when asked', async ({
  browser,
  baseURL,
}) => {
  const ada = await Person.come(browser, baseURL, { viewport: DESKTOP }, NEW);
  const page = ada.page;
  await page.locator('article[data-game="forfort"] .primary').click();
  await expect(page.locator('.coach')).toBeVisible();
  expect(await topic(page)).toBe('camp-setup');
  // done on the board, without touching the lesson
  await moves(page).first().click();
  await expect(page.locator('.coach')).toHaveAttribute('data-lesson', 'web-forfort-coach-front');
  await moves(page).first().click();
  await expect(page.locator('.coach')).toHaveAttribute('data-lesson', 'web-forfort-coach-play');
  // read and put away by hand: the next one
  await page.locator('.coach .primary').click();
  await expect(page.locator('.coach')).toHaveAttribute('data-lesson', 'web-forfort-coach-arrows');
  await expect(page.locator('div.ring')).toBeVisible();

  await page.getByRole('button', { name: 'Turn tips off' }).click();
  await expect(page.locator('.coach')).toHaveCount(0);
  await expect(page.getByText('Tips are off.')).toBeVisible();
  await page.reload();
  await expect(moves(page).first()).toBeVisible();
  await expect(page.locator('.coach')).toHaveCount(0);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Show tips again' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.coach')).toHaveAttribute('data-lesson', 'web-forfort-coach-play');
  await ada.leave();
});

test('on a phone a lesson leaves the hand in sight', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL, { viewport: PHONE, locale: 'fr-FR', hasTouch: true }, NEW);
  const page = ada.page;
  await ada.goTo(await ada.table('forfort', [{ who: 'me' }, bot], { options: { first: '1' } }));
  for (const next of ['front', 'play']) {
    await moves(page).first().click();
    await expect(page.locator('.coach')).toHaveAttribute('data-lesson', `web-forfort-coach-${next}`);
  }
  const seen = await page.evaluate(() => {
    scrollTo(0, 0);
    const card = document.querySelector('.tray .wall')!.getBoundingClientRect();
    return (document.querySelector('.bar')!.getBoundingClientRect().top - card.top) / card.height;
  });
  expect(seen).toBeGreaterThan(0.8);
  await ada.leave();
});

test('no lesson of a whole first game comes twice', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL, { viewport: DESKTOP }, NEW);
  const page = ada.page;
  await ada.goTo(await ada.table('fort', [{ who: 'me' }, bot], { options: { first: '1' } }));
  const given = await page.evaluate(async () => {
    const lessons: string[] = [];
    const end = performance.now() + 120_000;
    for (let played = 0; performance.now() < end;) {
      const lesson = document.querySelector<HTMLElement>('.coach')?.dataset['lesson'];
      if (lesson !== undefined && lessons.at(-1) !== lesson) lessons.push(lesson);
      if (document.querySelector('dialog[open] .won') !== null) break;
      const moves = document.querySelectorAll<HTMLButtonElement>('.bar button.move:not([aria-disabled="true"])');
      if (moves.length > 0) moves[(played += 1) % moves.length]?.click();
      await new Promise((later) => setTimeout(later, 8));
    }
    return lessons;
  });
  expect(given.length).toBeGreaterThan(4);
  expect(given).toEqual([...new Set(given)]);
  await ada.leave();
});

test('the lesson has a ring without motion, and in forced colours', async ({ browser, baseURL }) => {
  const looks = { viewport: DESKTOP, reducedMotion: 'reduce', forcedColors: 'active' } as const;
  const ada = await Person.ready(browser, baseURL, looks, { coach: true });
  const page = ada.page;
  await ada.goTo(await ada.table('fort', [{ who: 'me' }, bot], { options: { first: '1' } }));
  const ring = page.locator('div.ring');
  await expect(ring).toBeVisible();
  expect(await ring.locator('.arrow').evaluate((arrow) => getComputedStyle(arrow).animationName)).toBe('none');
  expect(await ring.evaluate((box) => parseFloat(getComputedStyle(box).borderTopWidth))).toBeGreaterThan(2);
  await ada.leave();
});

for (const locale of ['en-GB', 'fr-FR'])
  for (const viewport of [DESKTOP, PHONE])
    test(`how to play is shown step by step: ${locale}, ${viewport.width}`, async ({ browser, baseURL }) => {
      const ada = await Person.ready(browser, baseURL, { viewport, locale });
      const page = ada.page;
      for (const game of GAMES) {
        await page.goto('/');
        await page
          .locator(`article[data-game="${game}"]`)
          .getByRole('link', { name: /^(How to play|Comment jouer)$/ })
          .click();
        const caption = page.locator('.controls .said');
        await expect(caption).not.toBeEmpty();
        const said: string[] = [];
        const steps = Number((await page.locator('.controls output').innerText()).match(/\d+$/)?.[0]);
        expect(steps).toBeGreaterThan(5);
        for (let step = 1; step <= steps; step += 1) {
          await expect(page.locator('.controls output')).toHaveText(new RegExp(`^${step} `));
          await expect(page.locator('div.ring')).toBeVisible();
          said.push(await caption.innerText());
          // by the keyboard alone
          if (step < steps) await page.keyboard.press('ArrowRight');
        }
        expect(new Set(said).size).toBe(steps);
        expect(said.join(' ')).not.toMatch(/web-\w+-example/);
        if (game === GAMES[0]) await sound(page, `how to play ${game}`);
        // there and back
        await page.keyboard.press('ArrowLeft');
        await expect(caption).toHaveText(said[steps - 2] ?? '');
      }
      await ada.leave();
    });

test('the end says how it went, with a picture, and what decided it', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const page = ada.page;
  const table = await ada.table('forfort', [{ who: 'me' }, bot], { options: { first: '1' } });
  await ada.goTo(table);
  await playUnseen(ada, table, 5);
  const dialog = page.locator('dialog[open]');
  await expect(dialog.locator('.won').last()).toHaveText(/^(You win!|You came second\.|A draw: nobody is ahead\.)$/);
  const { winners } = await ada.send<{ winners: number[] }>('GET', `/tables/${table.id}`, {});
  const picture = winners.length === 2 ? 'drawn' : winners.includes(0) ? 'won' : 'placed';
  await expect(dialog.locator('[data-picture]')).toHaveAttribute('data-picture', picture);
  await expect(dialog.getByRole('heading', { name: 'What decided it' })).toBeVisible();
  const moments = dialog.locator('section ol > li');
  await expect(moments.first()).toBeVisible({ timeout: 60_000 });
  expect(await moments.count()).toBeLessThanOrEqual(2);
  // no line of the sheet is worth nothing, but the fort that ended the game
  for (const cell of await dialog.locator('tbody td').allInnerTexts()) expect(cell).not.toBe('0');
  await sound(page, 'the end');
  await ada.leave();
});

test('declining is last and quiet, whatever is asked', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  const page = ada.page;
  await ada.goTo(await ada.table('fort', [{ who: 'me' }, bot], { options: { first: '1' } }));
  let seen = 0;
  for (let asked = 0; asked < 60 && seen < 4; asked += 1) {
    await untilAsked(page);
    const classes = await page.locator('.bar .move').evaluateAll((all) => all.map((one) => one.className));
    const declining = classes.map((one) => one.includes('declining'));
    expect(declining).toEqual([...declining].sort((one, other) => Number(one) - Number(other)));
    if (declining.includes(true)) {
      seen += 1;
      const weight = await page.locator('.move.declining').evaluate((one) => getComputedStyle(one).fontWeight);
      expect(weight).toBe('400');
    }
    await page.keyboard.press('1');
    await page.waitForTimeout(30);
  }
  expect(seen).toBeGreaterThan(1);
  await ada.leave();
});

test('moves are in sight: a picked card filters them, and none is cut', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL, { viewport: DESKTOP });
  const page = ada.page;
  await ada.goTo(await ada.table('forfort', [{ who: 'me' }, bot], { options: { first: '1' } }));
  for (let asked = 0; asked < 2; asked += 1) {
    await moves(page).first().click();
    await expect(page.locator('.bar h2')).not.toHaveText('');
  }
  await expect(page.locator('.bar h2')).toHaveText('Which card do you play, and how?');
  const all = await moves(page).count();
  expect(all).toBeGreaterThan(4);
  const inSight = async () =>
    page.locator('.moves').evaluate((room) => {
      const below = room.getBoundingClientRect().bottom;
      return [...room.querySelectorAll('.move')].filter((one) => one.getBoundingClientRect().bottom <= below + 2)
        .length;
    });
  expect(await inSight()).toBeGreaterThanOrEqual(Math.min(all, 6));
  const cut = await page.locator('.bar .move').evaluateAll((all) =>
    all
      .filter((move) => {
        const [box, words] = [move.getBoundingClientRect(), move.querySelector('.words')!.getBoundingClientRect()];
        return words.height > box.height || words.right > box.right + 1;
      })
      .map((move) => move.textContent),
  );
  expect(cut).toEqual([]);

  await page.locator('.tray .wall').first().click();
  await expect.poll(() => moves(page).count()).toBeLessThan(all);
  const card = await page.locator('.tray .wall').first().getAttribute('data-card');
  for (const move of await moves(page).all()) expect(await move.getAttribute('data-move')).toContain(card ?? '?');
  // put back
  await page.locator('.tray .wall').first().click();
  await expect.poll(() => moves(page).count()).toBe(all);
  await ada.leave();
});

/** A French player's first card of ForFort, with a hint for it. */
async function hinted(ada: Person): Promise<void> {
  const page = ada.page;
  await ada.goTo(await ada.table('forfort', [{ who: 'me' }, bot], { options: { first: '1' } }));
  const question = page.locator('.bar h2');
  for (let asked = 0; asked < 2; asked += 1) {
    const before = await question.innerText();
    await moves(page).first().click();
    await expect(question).not.toHaveText(before);
  }
  await expect(question).toHaveText('Quelle carte joues-tu, et comment ?');
  await page.getByRole('button', { name: 'Conseil' }).click();
  await expect(page.locator('.move.best').first()).toBeVisible({ timeout: 60_000 });
}

test('on a phone a hinted move is not cut, however long it is', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL, { viewport: PHONE, locale: 'fr-FR', hasTouch: true });
  const page = ada.page;
  await hinted(ada);
  const cut = await page.locator('.bar .move').evaluateAll((all) =>
    all
      .filter((move) => {
        const room = move.closest('ul')!.getBoundingClientRect();
        return move.querySelector('.words')!.getBoundingClientRect().bottom > room.bottom + 1;
      })
      .map((move) => move.textContent),
  );
  expect(cut).toEqual([]);
  await ada.leave();
});

test('on a desk the first ten hinted answers are in sight and whole', async ({ browser, baseURL }) => {
  const desk = { width: 1920, height: 1080 };
  const ada = await Person.ready(browser, baseURL, { viewport: desk, locale: 'fr-FR' });
  const page = ada.page;
  await hinted(ada);
  const cut = await page.locator('.bar .move').evaluateAll((all) =>
    all
      .slice(0, 10)
      .filter((move) => {
        const [room, words] = [move.closest('ul')!, move.querySelector('.words')!].map((one) =>
          one.getBoundingClientRect(),
        );
        return words!.bottom > room!.bottom || words!.top < room!.top;
      })
      .map((move) => move.textContent),
  );
  expect(cut).toEqual([]);
  await ada.leave();
});

test('a hint advises in words', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL, { viewport: DESKTOP });
  const page = ada.page;
  await ada.goTo(await ada.table('forfort', [{ who: 'me' }, bot], { options: { first: '1' } }));
  // wherever the pointer rests, and the focus: what was asked for is read first
  await page.locator('.bar .move').first().hover();
  await page.locator('.bar .move').last().focus();
  await page.keyboard.press('h');
  const advice = page.locator('.advice');
  await expect(advice).toHaveText(/is best: it wins \d+ more games|are equally good/);
  await expect(page.locator('.move.best').first()).toBeVisible();
  await expect(page.locator('.bar .move').first()).toHaveClass(/best/);
  await sound(page, 'advice', '.ask');
  await ada.leave();
});

test.describe('dead ends', () => {
  for (const [locale, title] of [
    ['en-GB', 'There is no such game here'],
    ['fr-FR', 'Ce jeu n’est pas ici'],
  ] as const)
    test(`an unknown game in the address: ${locale}`, async ({ browser, baseURL }) => {
      const ada = await Person.ready(browser, baseURL, { locale });
      for (const page of ['new', 'how', 'reference', 'statistics', 'around']) {
        await ada.page.goto(`/${page}/chess`);
        await expect(ada.page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(ada.page.getByText('chess')).toBeVisible();
      }
      await ada.leave();
    });

  test('storage that is blocked', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL });
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByText('settings and tips last for this visit only')).toBeVisible();
    await page.locator('article[data-game="fort"] .primary').click();
    await expect(moves(page).first()).toBeVisible();
    await context.close();
  });

  test('cookies that are blocked', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL });
    // a browser that takes no cookie sends none
    await context.route('**/api/**', async (route) => {
      const headers = await route.request().allHeaders();
      delete headers['cookie'];
      const answer = await route.fetch({ headers });
      const told = answer.headers();
      delete told['set-cookie'];
      await context.clearCookies();
      await route.fulfill({ response: answer, headers: told });
    });
    const page = await context.newPage();
    await page.goto('/');
    await page.locator('article[data-game="fort"] .primary').click();
    await expect(page.getByText('Allow cookies for this site, then reload the page.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await context.close();
  });

  test('teams at two seats', async ({ browser, baseURL }) => {
    const ada = await Person.ready(browser, baseURL, {}, STILL);
    const page = ada.page;
    await page.goto('/new/forfort');
    const teams = page.getByRole('checkbox', { name: /^Teams of two/ });
    await expect(teams).toBeDisabled();
    await expect(page.getByText('For 4 players: change the number of seats above.')).toBeVisible();
    for (let seats = 2; seats < 4; seats += 1) await page.getByRole('button', { name: 'One seat more' }).click();
    await teams.check();
    await page.getByRole('button', { name: 'One seat fewer' }).click();
    await expect(teams).toBeDisabled();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL('**/table/*');
    await ada.leave();
  });

  test('a click while offline', async ({ browser, baseURL }) => {
    const ada = await Person.ready(browser, baseURL);
    const page = ada.page;
    await ada.goTo(await ada.table('forfort', [{ who: 'me' }, bot], { options: { first: '1' } }));
    const question = await page.locator('.bar h2').innerText();
    await ada.context.setOffline(true);
    await moves(page).first().click();
    await expect(page.getByText('Your move is saved and will be sent as soon as you are back.')).toBeVisible();
    await ada.context.setOffline(false);
    await expect(page.locator('.bar h2')).not.toHaveText(question, { timeout: 30_000 });
    await ada.context.close();
  });
});
