import type { Page } from '@playwright/test';
import type { TableInfo, Told, TrialInfo } from '../src/wire';
import { boardOf, secretsOf } from './boyard';
import { byArrows, carried } from './minigames/bout';
import { expect, serve, test, trialTest, type Served } from './server';
import { Person, playOut, STILL, TRIAL } from './table';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'fr-FR' };
const RESULT = 'dialog[open] .won';

/** Many duels: somebody wins, whoever plays, and the evening is short. */
const DUELS = boardOf('duel', { twice: true, sea: 3 });

/** Everybody comes with a device of their own, and takes a seat by link. */
async function sitDown(people: Person[], options: Record<string, string>): Promise<TableInfo> {
  const [host, ...friends] = people as [Person, ...Person[]];
  const open = friends.map(() => ({ who: 'open' }) as const);
  const lobby = await host.table('boyard', [{ who: 'me' }, ...open], { options, start: false });
  for (const [at, friend] of friends.entries())
    await friend.send('POST', `/tables/${lobby.id}/join`, { invite: lobby.seats[at + 1]?.invite });
  const table = await host.send<TableInfo>('POST', `/tables/${lobby.id}/start`, {});
  for (const person of people) await person.page.goto(`/table/${table.id}`);
  return table;
}

test('six people play a whole game, on phones and desktops, in two languages', async ({ browser, baseURL }) => {
  test.setTimeout(400_000);
  const people: Person[] = [];
  for (const [at, name] of ['Ada', 'Bo', 'Cléo', 'Dan', 'Eve', 'Zoé'].entries()) {
    const person = await Person.come(
      browser,
      baseURL,
      at % 2 === 1 ? PHONE : { viewport: { width: 1280, height: 800 } },
    );
    await person.name(name);
    people.push(person);
  }
  await sitDown(people, { board: DUELS, levels: 'easy,hard,easy,hard,easy,hard' });
  await Promise.all(people.map((person, at) => playOut(person.page, 7 + at)));
  for (const [at, person] of people.entries()) {
    const dialog = person.page.getByRole('dialog', { name: at % 2 === 1 ? 'Résultat' : 'Result' });
    await expect(dialog).toBeVisible();
    for (const name of ['Ada', 'Bo', 'Cléo', 'Dan', 'Eve', 'Zoé']) await expect(dialog).toContainText(name);
    await expect(person.page.locator('body')).not.toContainText('{boyard');
    await person.leave();
  }
});

test('a game over two visits: browsers are closed, the server is restarted, and all goes on', async ({ browser }) => {
  test.setTimeout(400_000);
  const server = await serve();
  let ada = await Person.come(browser, server.address);
  await ada.name('Ada');
  let zoe = await Person.come(browser, server.address, PHONE);
  await zoe.name('Zoé');
  const table = await sitDown([ada, zoe], { board: DUELS });
  await ada.page.locator('.bar').waitFor();
  // the first visit: a good part of the first round
  const visit = (page: Page) =>
    page.evaluate(async (trial) => {
      const start = performance.now();
      while (document.querySelectorAll('.log .entry').length < 12) {
        if (performance.now() - start > 60_000) throw new Error('nothing goes on');
        document.querySelector<HTMLElement>(`.bar button.move:not([aria-disabled="true"]), ${trial}`)?.click();
        await new Promise((later) => setTimeout(later, 20));
      }
    }, TRIAL);
  let stopped = false;
  const zoes = zoe.page
    .evaluate(async (trial) => {
      for (;;) {
        document.querySelector<HTMLElement>(`.bar button.move:not([aria-disabled="true"]), ${trial}`)?.click();
        await new Promise((later) => setTimeout(later, 20));
      }
    }, TRIAL)
    .catch((error: unknown) => {
      if (!stopped) throw error;
    });
  await visit(ada.page);
  const known = await ada.page.locator('.log .entry').allInnerTexts();
  stopped = true;
  const cookies = [await ada.context.storageState(), await zoe.context.storageState()] as const;
  await ada.leave();
  await zoe.context.close();
  await zoes;

  await server.restart();

  // the second one: from Home, where it waits
  ada = await Person.come(browser, server.address, { storageState: cookies[0] });
  zoe = await Person.come(browser, server.address, { ...PHONE, storageState: cookies[1] });
  await ada.page
    .getByRole('link', { name: /Resume/ })
    .first()
    .click();
  await zoe.page
    .getByRole('link', { name: /Reprendre/ })
    .first()
    .tap();
  for (const { page } of [ada, zoe]) await page.waitForURL(`**/table/${table.id}`);
  // nothing is lost of what was told
  await expect.poll(() => ada.page.locator('.log .entry').count()).toBeGreaterThanOrEqual(known.length);
  expect((await ada.page.locator('.log .entry').allInnerTexts()).join()).toContain(known[0]);
  await Promise.all([playOut(ada.page, 3), playOut(zoe.page, 4)]);
  await expect(ada.page.getByRole('dialog', { name: 'Result' })).toBeVisible();
  await expect(zoe.page.getByRole('dialog', { name: 'Résultat' })).toBeVisible();
  await ada.leave();
  await zoe.leave();
  await server.stop();
});

/** What a page is told of the trial that is on. */
class Eyes {
  trial: TrialInfo | null = null;

  constructor(page: Page) {
    page.on('websocket', (line) =>
      line.on('framereceived', ({ payload }) => {
        const told = JSON.parse(String(payload)) as Told;
        if (told.t === 'update' || told.t === 'trial') this.trial = told.trial;
      }),
    );
  }

  /** Wait until the trial that was ready is on. */
  async begun(): Promise<boolean> {
    const number = this.trial?.number;
    for (const end = Date.now() + 20_000; Date.now() < end;) {
      if (this.trial === null || this.trial.number !== number) return false;
      if (this.trial.phase === 'on') return true;
      await new Promise((rest) => setTimeout(rest, 15));
    }
    return false;
  }

  get what(): any {
    return (this.trial?.shown as any)?.what ?? null;
  }

  /** Wait until the puzzle stands so; false if it is over before. */
  async until(so: (what: any) => boolean): Promise<boolean> {
    const number = this.trial?.number;
    for (const end = Date.now() + 60_000; Date.now() < end;) {
      if (this.trial === null || this.trial.number !== number || this.trial.phase !== 'on') return false;
      if (this.what !== null && so(this.what)) return true;
      await new Promise((rest) => setTimeout(rest, 15));
    }
    return false;
  }
}

/** How each puzzle is solved by keys, with what it hides from the player; others are let go. */
const KEYS: Record<string, (page: Page, eyes: Eyes, hidden: Record<string, any>) => Promise<void>> = {
  async riddle(page, _, { answers }) {
    await page.keyboard.type(String(answers[0]));
    await page.keyboard.press('Enter');
  },
  async guess(page, _, { answers }) {
    await page.keyboard.type(String(answers[0]));
    await page.keyboard.press('Enter');
  },
  async letters(page, _, { words }) {
    await page.keyboard.type(String(words[0]));
    await page.keyboard.press('Enter');
  },
  async odd(page, _, { odd }) {
    await byArrows(page, '.mates', Number(odd));
  },
  async sums(page, eyes, { total }) {
    if (!(await eyes.until((what) => what.text === ''))) return;
    await page.locator('.keypad').waitFor();
    await page.keyboard.type(String(total));
    await page.keyboard.press('Enter');
  },
  async parade(page, eyes, { count }) {
    if (!(await eyes.until((what) => what.asked.length > 0))) return;
    await page.locator('.keypad').waitFor();
    await page.keyboard.type(String(count));
    await page.keyboard.press('Enter');
  },
  async grid(page, eyes, { asked }) {
    for (const [at, cell] of (asked as number[]).entries()) {
      if (!(await eyes.until((what) => what.asked !== '' && what.found.length === at))) return;
      await page.waitForFunction((found) => document.querySelectorAll('.found').length === found, at);
      await byArrows(page, '.cells', cell);
    }
  },
  async shells(page, eyes, { place }) {
    if (!(await eyes.until((what) => what.asked))) return;
    await page.locator('.places button[aria-disabled=false]').first().waitFor();
    await page.keyboard.press(String(Number(place) + 1));
  },
  async sequence(page, eyes, { signs }) {
    for (let length = 0; await eyes.until((what) => what.asked && what.length > length);) {
      length = eyes.what.length;
      await page.locator('.given .button').waitFor();
      for (const sign of (signs as number[]).slice(0, length)) await page.keyboard.press(String(sign + 1));
    }
  },
  async order(page, eyes, { order }) {
    if (!(await eyes.until((what) => what.choices.length > 0))) return;
    const done = page.locator('.ground .button.primary');
    await done.waitFor();
    const row: string[] = [...eyes.what.choices];
    for (const [to, character] of (order as string[]).entries()) {
      const from = row.indexOf(character);
      if (from === to) continue;
      await carried(page, from, to);
      row.splice(to, 0, ...row.splice(from, 1));
    }
    await done.focus();
    await page.keyboard.press('Enter');
  },
  async bell(page, eyes) {
    for (let rung = 0; eyes.trial?.phase === 'on' && rung < 45; rung += 1) {
      await page.keyboard.press('x');
      await page.waitForTimeout(60);
    }
  },
  async race(page, eyes, { results }) {
    for (const [at, result] of (results as number[]).entries()) {
      if (!(await eyes.until((what) => what.sum !== '' && what.done[0] === at))) return;
      await page.locator('.versus', { hasText: `${at} / 5` }).waitFor();
      await page.keyboard.type(String(result));
      await page.keyboard.press('Enter');
    }
  },
};

/** One trial by keys: begun, solved if anybody can, and looked at until it is over. */
async function solve(page: Page, eyes: Eyes, server: Served, table: string): Promise<void> {
  await page.keyboard.press('Enter');
  if (!(await eyes.begun())) return;
  const name = String((eyes.trial?.shown as any)?.puzzle ?? '');
  await KEYS[name]?.(page, eyes, await secretsOf(server, table));
}

trialTest('a whole game by keyboard alone, with trials that are solved', async ({ browser, baseURL, server }) => {
  trialTest.setTimeout(500_000);
  // who wants more time has it in every trial without asking
  const ada = await Person.come(browser, baseURL, {}, { ...STILL, time: 3 });
  const { page } = ada;
  const eyes = new Eyes(page);
  const options = { first: '1', board: boardOf('concentration', { twice: true, sea: 3 }) };
  const table = await ada.table('boyard', [{ who: 'me' }, { who: 'bot', bot: 'random' }], { options });
  await page.goto(`/table/${table.id}`);
  for (;;) {
    const found = await page.waitForFunction(
      ([trial, result]) => {
        if (document.querySelector(result) !== null) return 'over';
        if (document.activeElement?.matches(trial)) return 'trial';
        if (document.activeElement?.closest('[data-stage="on"]')) return 'on';
        return document.querySelector('.bar button.move[aria-disabled="false"]') === null ? null : 'asked';
      },
      [TRIAL, RESULT] as const,
      { timeout: 60_000 },
    );
    const what = await found.jsonValue();
    if (what === 'over') break;
    if (what === 'asked') await page.keyboard.press('1');
    else if (what === 'trial' && eyes.trial?.phase === 'ready') await solve(page, eyes, server, table.id);
    else await page.keyboard.press('Enter');
    await page.waitForTimeout(60);
  }
  const log = await ada.context.request.get(`/api/tables/${table.id}/events`);
  const told = (await log.json()) as { code: string; seat: number; note?: { puzzle: string } }[];
  const solved = told.filter(({ code, seat, note }) => code === 'passed' && seat === 0 && note !== undefined);
  expect(solved.length, 'trials were solved by keys').toBeGreaterThanOrEqual(3);
  expect(new Set(solved.map(({ note }) => note?.puzzle)).size).toBeGreaterThanOrEqual(2);
  await ada.leave();
});
