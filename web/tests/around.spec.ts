import type { Page } from '@playwright/test';
import type { TableInfo } from '../src/wire';
import { sound } from './axe';
import { aroundTheTable, scene, stage } from './boyard';
import { expect, trialTest as test } from './server';
import { Person, STILL } from './table';

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
const TV = { viewport: { width: 1920, height: 1080 } };

/** A table for people around one screen, without the page that sets it up. */
function around(host: Person, names: string[], options: Record<string, string> = {}): Promise<TableInfo> {
  return host.table(
    'boyard',
    names.map((name) => ({ who: 'me', name })),
    { options: { trials: 'table', first: '1', ...options } },
  );
}

/** Touch something; what is gone by then was touched before. */
async function tap(page: Page, what: string): Promise<void> {
  await page
    .locator(what)
    .first()
    .tap({ timeout: 2000 })
    .catch(() => undefined);
  await page.waitForTimeout(20);
}

/** By four arrows and Enter, as a remote has them. */
async function byRemote(page: Page, what: string): Promise<void> {
  const been: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    const way = await page
      .locator(what)
      .first()
      .evaluate(
        (wanted) => {
          const at = document.activeElement;
          if (at === wanted) return 'Enter';
          if (at === null || at === document.body) return 'ArrowDown';
          const [from, to] = [at.getBoundingClientRect(), wanted.getBoundingClientRect()];
          if (to.top >= from.bottom - 8) return 'ArrowDown';
          if (to.bottom <= from.top + 8) return 'ArrowUp';
          return to.left >= from.right - 8 ? 'ArrowRight' : 'ArrowLeft';
        },
        undefined,
        { timeout: 2000 },
      )
      .catch(() => null);
    if (way === null) return;
    // who goes up and down in vain looks to the left
    const step =
      way !== 'Enter' && been.slice(-4).join() === [...been.slice(-2), ...been.slice(-2)].join() && been.length > 3;
    been.push(step ? 'ArrowLeft' : way);
    await page.keyboard.press(step ? 'ArrowLeft' : way);
    if (way === 'Enter') return;
  }
  throw new Error(`no arrows lead to ${what}`);
}

test('a family of four plays around one phone, from Home in three clicks', async ({ browser, baseURL }) => {
  test.setTimeout(400_000);
  const ada = await Person.come(browser, baseURL, { ...PHONE, locale: 'fr-FR' });
  const { page } = ada;
  await page.getByRole('link', { name: 'Autour d’une table' }).tap();
  await page.getByLabel('Nom à la place 1').fill('Ada');
  await page.getByLabel('Nom à la place 2').fill('Zoé');
  await page.getByRole('button', { name: 'Commencer' }).tap();
  await expect(stage(page).getByText('lance le dé : qui commence ?')).toBeVisible();
  // nobody hides anything: no curtain, and everybody is called by name
  await expect(page.locator('.curtain')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Qui joue ?' }).getByRole('listitem')).toHaveCount(4);

  const scenes = await aroundTheTable(page, (what) => tap(page, what));
  expect(scenes).toEqual(expect.arrayContaining(['die', 'card', 'spoken', 'clues']));
  await expect(page.locator('.bar h2')).toHaveText('La partie est finie.');
  await expect(page.locator('body')).not.toContainText('{boyard');
  await ada.leave();
});

test('a whole game on a TV by arrows and Enter, in letters that are read from afar', async ({ browser, baseURL }) => {
  test.setTimeout(500_000);
  const ada = await Person.come(browser, baseURL, TV, { ...STILL, afar: true });
  const { page } = ada;
  await byRemote(page, 'a[href="/around/boyard"]');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fort Boyard around one table');
  await byRemote(page, 'button.big');
  await page.waitForURL(/\/table\//);

  const small: Record<string, number> = {};
  const scenes = await aroundTheTable(
    page,
    (what) => byRemote(page, what),
    async (what) => {
      if (what === 'over') return;
      // whatever is said on the stage is large
      small[what] = await page.evaluate(() => {
        const texts = document.createTreeWalker(document.querySelector('[data-stage]') ?? document.body, 4);
        let least = Infinity;
        for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
          const around = node.parentElement;
          if (around === null || node.textContent?.trim() === '' || around.closest('.aloud, svg, .topbar, .board'))
            continue;
          if (around.offsetParent !== null) least = Math.min(least, parseFloat(getComputedStyle(around).fontSize));
        }
        return least;
      });
    },
  );
  expect(scenes).toEqual(expect.arrayContaining(['die', 'card', 'spoken', 'ask', 'clues']));
  for (const [what, size] of Object.entries(small))
    if (what !== 'ask') expect.soft(size, what).toBeGreaterThanOrEqual(32);
  await expect(page.locator('.bar h2')).toHaveText('The game is over.');
  if (!(await page.getByRole('dialog').isVisible())) await byRemote(page, '.bar .button.primary');
  await expect(page.getByRole('dialog', { name: 'Result' })).toBeVisible();
  await ada.leave();
});

/** Roll until somebody reads a card. */
async function toCard(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const what = await scene(page);
        if (what === 'die') await tapOrClick(page, '[data-stage] .cube');
        if (what === 'ask') await tapOrClick(page, '.bar button.move[aria-disabled="false"]');
        return what;
      },
      { timeout: 30_000, intervals: [50] },
    )
    .toBe('card');
}

async function tapOrClick(page: Page, what: string): Promise<void> {
  await page
    .locator(what)
    .first()
    .click({ timeout: 1000 })
    .catch(() => undefined);
}

test('a verdict can be taken back, another card asked for, and the answer is seen while it is held', async ({
  browser,
  baseURL,
}) => {
  const ada = await Person.come(browser, baseURL);
  const { page } = ada;
  // until a card has an answer to hide
  const hold = stage(page).locator('.hold button');
  for (;;) {
    const table = await around(ada, ['Ada', 'Bo', 'Cy', 'Di']);
    await page.goto(`/table/${table.id}`);
    await toCard(page);
    if (await hold.isVisible()) break;
  }
  const seen = stage(page).locator('.seen');
  await expect(seen).toHaveText('· · ·');
  const box = await hold.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await expect(seen).toContainText('On the card:');
  await page.mouse.up();
  await expect(seen).toHaveText('· · ·');
  await hold.focus();
  await page.keyboard.down('Enter');
  await expect(seen).toContainText('On the card:');
  await page.keyboard.up('Enter');
  await expect(seen).toHaveText('· · ·');

  const card = await stage(page).locator('blockquote').innerText();
  await page.getByRole('button', { name: 'Another card' }).click();
  await expect(stage(page).locator('blockquote')).not.toHaveText(card);

  await stage(page).locator('[data-outcome="won"]').click();
  await stage(page).getByRole('button', { name: 'Take the verdict back' }).click();
  await expect(stage(page).locator('[data-outcome="lost"]')).toBeVisible();
  await stage(page).locator('[data-outcome="lost"]').click();
  await expect(stage(page).locator('.result')).toBeVisible();
  await ada.leave();
});

test('the glass is turned, laid down, and runs on after a reload and on another device', async ({
  browser,
  baseURL,
}) => {
  const ada = await Person.come(browser, baseURL);
  const { page } = ada;
  const turn = page.getByRole('button', { name: 'Turn the glass' });
  for (;;) {
    const table = await around(ada, ['Ada', 'Bo']);
    await page.goto(`/table/${table.id}`);
    await toCard(page);
    if (await turn.isVisible()) break;
  }
  const card = await stage(page).locator('blockquote').innerText();
  await turn.click();
  await expect(stage(page).locator('.seconds')).toHaveText(/^2\d$/);
  await page.getByRole('button', { name: 'Lay the glass down' }).click();
  await expect(turn).toBeVisible();
  const left = await stage(page).locator('.seconds').innerText();
  await page.reload();
  await expect(stage(page).locator('blockquote')).toHaveText(card);
  await expect(stage(page).locator('.seconds')).toHaveText(left);

  await ada.send('PUT', '/me/passphrase', { handle: 'family-tablet', passphrase: 'lanterns at sea' });
  const tablet = await Person.come(browser, baseURL);
  await tablet.send('POST', '/me/claim', { handle: 'family-tablet', passphrase: 'lanterns at sea' });
  await tablet.page.goto(page.url());
  await expect(stage(tablet.page).locator('blockquote')).toHaveText(card);
  await stage(tablet.page).locator('[data-outcome]').last().click();
  await expect(stage(tablet.page).locator('.spoken, .result, .cube').first()).toBeVisible();
  // the first device follows
  await expect(stage(page).locator('blockquote')).toHaveCount(0);
  await ada.leave();
  await tablet.leave();
});

test('on several devices the judge’s own shows the answer and the buttons', async ({ browser, baseURL }) => {
  const people = [];
  for (const name of ['Ada', 'Bo', 'Cy']) {
    const person = await Person.come(browser, baseURL);
    await person.name(name);
    people.push(person);
  }
  const [ada, bo, cy] = people as [Person, Person, Person];
  const heard = new Map(people.map((person) => [person, [] as string[]]));
  for (const person of people)
    person.page.on('websocket', (line) =>
      line.on('framereceived', (frame) => heard.get(person)?.push(String(frame.payload))),
    );
  const options = { trials: 'table', first: '1' };
  // until the first trial is a riddle: it has an answer
  for (;;) {
    const lobby = await ada.table('boyard', [{ who: 'me' }, { who: 'open' }, { who: 'open' }], {
      options,
      start: false,
    });
    for (const [at, friend] of [bo, cy].entries())
      await friend.send('POST', `/tables/${lobby.id}/join`, { invite: lobby.seats[at + 1]?.invite });
    const table = await ada.send<TableInfo>('POST', `/tables/${lobby.id}/start`, {});
    for (const told of heard.values()) told.length = 0;
    for (const person of people) await person.page.goto(`/table/${table.id}`);
    await expect(stage(ada.page).or(ada.page.locator('.bar button.move')).first()).toBeVisible();
    if ((await stage(ada.page).locator('h2').allInnerTexts()).join().startsWith('A riddle')) break;
  }
  // the left neighbour judges
  await expect(stage(bo.page).locator('.verdict')).toBeVisible();
  for (const other of [ada, cy]) {
    await expect(stage(other.page).locator('blockquote')).toBeVisible();
    await expect(stage(other.page).locator('.verdict, .hold')).toHaveCount(0);
    await expect(stage(other.page)).toContainText('Bo says how it ended');
  }
  await stage(bo.page).locator('.hold button').focus();
  await bo.page.keyboard.down(' ');
  const answer = (await stage(bo.page).locator('.seen strong').innerText()).replace('On the card: ', '');
  await bo.page.keyboard.up(' ');
  expect(answer).not.toBe('');
  const marker = JSON.stringify({ answer }).slice(1, -1);
  expect(heard.get(bo)?.join('')).toContain(marker);
  for (const other of [ada, cy]) expect(heard.get(other)?.join('')).not.toContain(marker);

  await stage(bo.page).locator('[data-outcome="won"]').click();
  await expect(stage(ada.page).locator('.result')).toContainText(`Right: ${answer}`);
  for (const person of people) await person.leave();
});

for (const locale of ['en-GB', 'fr-FR'])
  test(`axe finds nothing around one table, in ${locale}`, async ({ browser, baseURL }) => {
    test.setTimeout(400_000);
    const ada = await Person.come(browser, baseURL, { ...PHONE, locale });
    const { page } = ada;
    await page.goto('/around/boyard');
    await expect(page.locator('button.big')).toBeEnabled();
    await sound(page, 'set-up');
    await page.locator('button.big').tap();
    await page.waitForURL(/\/table\//);
    const scenes = await aroundTheTable(
      page,
      (what) => tap(page, what),
      async (what) => {
        if (what !== 'spoken') await sound(page, what, what === 'ask' || what === 'over' ? null : '[data-stage]');
      },
    );
    expect(scenes).toContain('card');
    await ada.leave();
  });
