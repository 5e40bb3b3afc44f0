import type { Page } from '@playwright/test';
import { sound } from './axe';
import { boardOf, riddleTable, secretsOf, stage } from './boyard';
import { expect, serve, trialTest as test, type Served } from './server';
import { gather, Person } from './table';

const begin = (page: Page) => stage(page).getByRole('button', { name: 'Begin' });
const answer = (page: Page) => stage(page).getByLabel('Your answer');

/** As much time as there is: the server of these tests is in a hurry. */
async function slowly(page: Page): Promise<void> {
  await stage(page).getByRole('button', { name: '× 10' }).click();
  await expect(stage(page).getByRole('button', { name: '× 10' })).toHaveAttribute('aria-pressed', 'true');
}

/** All that a browser has been told, and all that it keeps. */
class Memory {
  private readonly told: string[] = [];

  constructor(private readonly person: Person) {
    const { page } = person;
    page.on('websocket', (line) => line.on('framereceived', ({ payload }) => this.told.push(String(payload))));
    page.on('response', (answer) => {
      if (answer.url().includes('/api/'))
        void answer.text().then(
          (text) => this.told.push(text),
          () => undefined,
        );
    });
  }

  async all(): Promise<string> {
    const kept = await this.person.page.evaluate(async () => {
      const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys())
          found.push(request.url, await (await caches.match(request))?.text());
      for (const { name } of await indexedDB.databases()) found.push(name);
      return JSON.stringify(found);
    });
    return [...this.told, kept, await this.person.page.content()].join('\n');
  }
}

test('a riddle is read, answered and passed, and the others look on', async ({ browser, baseURL, server }) => {
  const { people, table } = await riddleTable(browser, baseURL, ['Ada', 'Bo']);
  const [ada, bo] = people as [Person, Person];
  const eve = await Person.come(browser, baseURL);
  const memories = [ada, bo, eve].map((person) => new Memory(person));
  for (const { page } of [ada, bo, eve]) await page.goto(`/table/${table.id}`);

  await expect(ada.page).toHaveTitle(/Your turn/);
  await expect(bo.page).not.toHaveTitle(/Your turn/);
  await expect(stage(ada.page)).toContainText('Père Fouras · Ada · for a key');
  await expect(begin(ada.page)).toBeFocused();
  for (const other of [bo, eve]) {
    await expect(stage(other.page)).toContainText('You are watching.');
    await expect(begin(other.page)).toHaveCount(0);
  }
  await slowly(ada.page);
  // everybody sees how much time there is
  await expect(stage(bo.page)).toContainText('× 10 time');
  await begin(ada.page).click();
  await expect(answer(ada.page)).toBeFocused();
  for (const [name, value] of Object.entries({ autocorrect: 'off', autocapitalize: 'off', spellcheck: 'false' }))
    await expect(answer(ada.page)).toHaveAttribute(name, value);
  const riddle = await stage(ada.page).locator('.texts').innerText();
  for (const other of [bo, eve]) {
    await expect(stage(other.page).locator('.texts')).toHaveText(riddle);
    await expect(stage(other.page).locator('input')).toHaveCount(0);
  }
  // the focus stays in the trial
  for (let tabs = 0; tabs < 5; tabs += 1) await ada.page.keyboard.press('Tab');
  expect(await stage(ada.page).evaluate((here) => here.contains(document.activeElement))).toBe(true);
  // and its letters are for the field alone
  await answer(ada.page).focus();
  const { answers, settings } = await secretsOf(server, table.id);
  // the reason, which names the answer, is nowhere in a browser before its time, and afterwards with everybody
  const why = JSON.stringify(settings.why).slice(1, -1);
  for (const memory of memories) expect(await memory.all()).not.toContain(why);
  await ada.page.keyboard.type(String(answers[0]));
  await ada.page.keyboard.press('Enter');
  await expect(stage(ada.page).locator('.result.good')).toContainText('You solve the riddle.');
  for (const memory of memories) expect.soft(await memory.all()).toContain(why);
  await expect(stage(bo.page).locator('.result.good')).toContainText('Ada solves the riddle.');
  await expect(stage(bo.page).locator('.result')).toContainText(`Right: ${answers[0]}`);
  // the log beside it stays readable
  const [strip, side] = await Promise.all(
    [stage(bo.page).locator('.result'), bo.page.locator('aside.side')].map((one) => one.boundingBox()),
  );
  expect((strip?.x ?? 0) + (strip?.width ?? Infinity)).toBeLessThanOrEqual(side?.x ?? 0);
  // nobody is held up: it goes by itself
  await expect(bo.page.locator('.result')).toBeHidden();
  // log and replay tell it, too
  await expect(bo.page.getByRole('list', { name: 'What happened' })).toContainText(`Right: ${answers[0]}`);
  await ada.page.goto(`/table/${table.id}/replay`);
  const said = ada.page.locator('#said');
  await expect(said).not.toBeEmpty();
  for (let steps = 0; steps < 20 && !/solves? the riddle/.test(await said.innerText()); steps += 1)
    await ada.page.keyboard.press('ArrowRight');
  await expect(said).toContainText(`Right: ${answers[0]}`);
  for (const person of [ada, bo, eve]) await person.leave();
});

test('who clicks Begin twice begins once, and is told nothing else', async ({ browser, baseURL }) => {
  const { people } = await riddleTable(browser, baseURL, ['Ada', 'Bo']);
  const [ada, bo] = people as [Person, Person];
  await slowly(ada.page);
  const sent: string[] = [];
  ada.page.on('websocket', (line) => line.on('framesent', ({ payload }) => sent.push(String(payload))));
  await ada.page.reload();
  await begin(ada.page).evaluate((button: HTMLButtonElement) => {
    for (let clicks = 0; clicks < 3; clicks += 1) button.click();
  });
  await expect(answer(ada.page)).toBeFocused();
  expect(sent.filter((text) => text.includes('"ready"'))).toHaveLength(1);
  await expect(ada.page.getByText('The trial has moved on')).toHaveCount(0);
  await ada.leave();
  await bo.leave();
});

test('a wrong answer is appealed, and the judge decides', async ({ browser, baseURL, server }) => {
  const { people, table } = await riddleTable(browser, baseURL, ['Ada', 'Bo', 'Cy']);
  const [ada, bo, cy] = people as [Person, Person, Person];
  await sound(ada.page, 'before a trial', '[data-stage]');
  await slowly(ada.page);
  await begin(ada.page).click();
  await sound(ada.page, 'a riddle', '[data-stage]');
  const riddle = await stage(ada.page).locator('.texts').innerText();
  // looked up before time runs short
  const { answers } = await secretsOf(server, table.id);
  await answer(ada.page).fill('a submarine full of teapots');
  await ada.page.keyboard.press('Enter');
  // there is an end to it, and everybody sees when
  for (const { page } of [ada, cy]) await expect(stage(page).getByRole('timer')).toBeVisible();
  // whoever weighs whether it fits has the riddle before their eyes
  for (const { page } of [ada, bo, cy]) await expect(stage(page).locator('.appeal')).toContainText(riddle);
  await stage(ada.page).getByRole('button', { name: 'But it fits: let somebody judge' }).click();
  await expect(bo.page).toHaveTitle(/Your turn/);
  await expect(bo.page.locator('.bar h2')).toHaveText('You are the judge.');
  await expect(stage(bo.page)).toContainText('Given: a submarine full of teapots');
  await expect(stage(bo.page).getByRole('timer')).toBeVisible();
  await expect(stage(bo.page)).toContainText(`On the card: ${answers[0]}`);
  for (const other of [ada, cy]) {
    await expect(stage(other.page)).toContainText('Bo judges whether the answer fits.');
    await expect(stage(other.page)).not.toContainText(String(answers[0]));
  }
  await stage(bo.page).getByRole('button', { name: 'It fits', exact: true }).click();
  await expect(stage(ada.page).locator('.result.good')).toContainText('You solve the riddle.');
  for (const person of [ada, bo, cy]) await person.leave();
});

test('no word from the judge is no', async ({ browser, baseURL }) => {
  const { people } = await riddleTable(browser, baseURL, ['Ada', 'Bo']);
  const [ada, bo] = people as [Person, Person];
  await slowly(ada.page);
  await begin(ada.page).click();
  await answer(ada.page).fill('a submarine full of teapots');
  await ada.page.keyboard.press('Enter');
  await stage(ada.page).getByRole('button', { name: 'But it fits' }).click();
  await expect(stage(bo.page).getByRole('button', { name: 'It fits', exact: true })).toBeVisible();
  await expect(stage(ada.page).locator('.result')).toContainText('You do not solve the riddle.');
  // what fell into the sea is asked about at once
  await expect(ada.page.locator('.bar h2')).toHaveText('The prize is in the sea. Dive for it?');
  await ada.leave();
  await bo.leave();
});

test('an answer that was typed while the line was lost is not lost', async ({ browser, baseURL, server }) => {
  const { people, table } = await riddleTable(browser, baseURL, ['Ada', 'Bo'], { options: { riddle_seconds: 0 } });
  const [ada, bo] = people as [Person, Person];
  await begin(ada.page).click();
  await expect(answer(ada.page)).toBeVisible();
  const { answers } = await secretsOf(server, table.id);
  await ada.context.setOffline(true);
  await ada.page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(ada.page.getByText('You are offline.')).toBeVisible();
  await answer(ada.page).fill(String(answers[0]));
  await ada.page.keyboard.press('Enter');
  await ada.context.setOffline(false);
  await expect(stage(ada.page).locator('.result.good')).toContainText('You solve the riddle.');
  await expect(stage(bo.page).locator('.result.good')).toBeVisible();
  await ada.leave();
  await bo.leave();
});

test('a trial waits over two visits, and goes on after a reload', async ({ browser, baseURL, server }) => {
  const { people, table } = await riddleTable(browser, baseURL, ['Ada', 'Bo'], { options: { riddle_seconds: 0 } });
  const [ada, bo] = people as [Person, Person];
  await expect(begin(ada.page)).toBeVisible();
  await ada.page.goto('/');
  await expect(ada.page.getByText('Your turn').first()).toBeVisible();
  await ada.page
    .getByRole('link', { name: /Resume/ })
    .first()
    .click();
  await begin(ada.page).click();
  const riddle = await stage(ada.page).locator('.texts').innerText();
  await ada.page.reload();
  await expect(stage(ada.page).locator('.texts')).toHaveText(riddle);
  await answer(ada.page).fill(String((await secretsOf(server, table.id))['answers'][0]));
  await ada.page.keyboard.press('Enter');
  await expect(stage(ada.page).locator('.result.good')).toBeVisible();
  await ada.leave();
  await bo.leave();
});

test('a trial that begins is not hidden by what somebody reads who waits for it', async ({ browser, baseURL }) => {
  const options = { first: '1', board: boardOf('duel') };
  const { people } = await gather(browser, baseURL, ['Ada', 'Bo'], 'boyard', { options });
  const [ada, bo] = people;
  await slowly(ada.page);
  await begin(ada.page).click();
  await ada.page.keyboard.press('s');
  await expect(ada.page.getByRole('dialog')).toBeVisible();
  await begin(bo.page).click();
  await expect(stage(ada.page).locator('.ground')).toBeVisible();
  await expect(ada.page.getByRole('dialog')).toBeHidden();
  expect(await stage(ada.page).evaluate((here) => here.contains(document.activeElement))).toBe(true);
  await ada.leave();
  await bo.leave();
});

test('more time is kept, and asked for by itself the next time', async ({ browser, baseURL }) => {
  const { people } = await riddleTable(browser, baseURL, ['Ada', 'Bo']);
  const [ada, bo] = people as [Person, Person];
  await stage(ada.page).getByRole('button', { name: '× 3' }).click();
  await expect(stage(bo.page)).toContainText('× 3 time');
  await begin(ada.page).click();
  await expect(stage(ada.page).locator('header')).toContainText('× 3 time');
  expect(await ada.page.evaluate(() => localStorage.getItem('forts-settings'))).toContain('"time":3');
  await ada.leave();
  await bo.leave();
});

/** Trials where an answer is typed at leisure; in all others these people let the glass run out. */
const AT_LEISURE = /riddle|code word|énigme|mot-code/i;

/** Play as people would who know every riddle and every word, and have no luck elsewhere. */
async function playTrials(page: Page, server: Served, table: string, over: () => boolean): Promise<void> {
  const touch = (sought: string, which = 0) =>
    page
      .locator(sought)
      .nth(which)
      .click({ timeout: 1500 })
      .catch(() => undefined);
  let answered = '';
  while (!over()) {
    const { what, heading } = await page.evaluate(() => {
      const there = (sought: string) => document.querySelector(sought) !== null;
      const heading = document.querySelector('[data-stage] h2')?.textContent ?? '';
      if (there('dialog[open] .won')) return { what: 'over', heading };
      if (there('[data-stage] .clues .primary')) return { what: 'clue', heading };
      if (there('[data-stage] .ready .big')) return { what: 'ready', heading };
      if (there('[data-stage] .grip .primary:not(:disabled)')) return { what: 'grip', heading };
      if (there('[data-stage="on"] .typed input')) return { what: 'typed', heading };
      if (there('[data-stage] .appeal .primary')) return { what: 'wrong', heading };
      const asked = there('.bar button.move[aria-disabled="false"]') && !there('[data-stage="on"]');
      return { what: asked ? 'ask' : 'nothing', heading };
    });
    if (what !== 'typed') answered = '';
    if (what === 'over') return;
    if (what === 'clue') await touch('[data-stage] .clues .primary');
    if (what === 'ready') {
      await touch('[data-stage] .factors .button', AT_LEISURE.test(heading) ? 4 : 0);
      await touch('[data-stage] .ready .big');
    } else if (what === 'grip') await touch('[data-stage] .grip .primary');
    else if (what === 'wrong') await touch('[data-stage] .appeal .primary');
    else if (what === 'ask') await touch('.bar button.move[aria-disabled="false"]');
    else if (what === 'typed' && answered !== heading) {
      answered = heading;
      const { answers } = await secretsOf(server, table);
      await page.locator('[data-stage="on"] .typed input').fill(String(answers[0]));
      await page.keyboard.press('Enter');
    }
    await page.waitForTimeout(80);
  }
}

test('two people and a bot play a whole game with trials, by link, in two languages', async ({ browser }) => {
  test.setTimeout(600_000);
  const server = await serve(undefined, undefined, { FORTS_TRIAL_SPEED: '30' });
  const ada = await Person.come(browser, server.address);
  await ada.name('Ada');
  const lobby = await ada.table('boyard', [{ who: 'me' }, { who: 'open' }, { who: 'bot', bot: 'expert' }], {
    start: false,
  });
  const zoe = await Person.come(browser, server.address, { locale: 'fr-FR', viewport: { width: 360, height: 780 } });
  await zoe.page.goto(`/join/${lobby.id}#${lobby.seats[1]?.invite ?? ''}`);
  // what is asked in another language than one's own is said before one sits down
  await expect(zoe.page.getByText('La langue des énigmes')).toBeVisible();
  await zoe.page.getByLabel('Ton nom').fill('Zoé');
  await zoe.page.getByRole('button', { name: 'Prendre la place' }).click();
  await ada.page.goto(`/table/${lobby.id}`);
  await ada.page.getByRole('button', { name: 'Start' }).click();

  let over = false;
  const both = [ada.page, zoe.page].map((page) => playTrials(page, server, lobby.id, () => over));
  await Promise.race(both);
  over = true;
  await Promise.all(both);
  await expect(ada.page.getByRole('dialog', { name: 'Result' })).toBeVisible();
  await expect(zoe.page.getByRole('dialog', { name: 'Résultat' })).toBeVisible();
  for (const page of [ada.page, zoe.page]) await expect(page.locator('body')).not.toContainText('{boyard');
  await ada.leave();
  await zoe.leave();
  await server.stop();
});
