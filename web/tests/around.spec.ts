import type { Page } from '@playwright/test';
import type { TableInfo } from '../src/wire';
import { boardOf, riddleTable, scene, stage } from './boyard';
import { expect, testAt } from './server';
import { Person } from './table';

/** As slow as for people: what has to be done before a glass is empty or a verdict counts is done in time. */
const test = testAt(1);

/** A table for people around one screen, without the page that sets it up. */
function around(host: Person, names: string[], options: Record<string, string> = {}): Promise<TableInfo> {
  return host.table(
    'boyard',
    names.map((name) => ({ who: 'me', name })),
    { options: { trials: 'table', first: '1', ...options } },
  );
}

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

test('before the very first die is touched nobody has walked, though the screen knows how far', async ({
  browser,
  baseURL,
}) => {
  const ada = await Person.come(browser, baseURL);
  const { page } = ada;
  const table = await around(ada, ['Ada', 'Bo']);
  await page.goto(`/table/${table.id}`);
  await expect(stage(page).locator('.cube')).toBeVisible();
  const stands = () =>
    page.locator('[data-pawn="0"]').evaluate((pawn) => (pawn as unknown as SVGGElement).style.transform);
  // what it waits with has come by then
  await page.waitForLoadState('networkidle');
  const before = await stands();
  await stage(page).locator('.cube').click();
  await expect.poll(stands).not.toBe(before);
  await ada.leave();
});

test('no tip speaks of what a die that was not touched yet leads to', async ({ browser, baseURL }) => {
  const ada = await Person.come(browser, baseURL, {}, { speed: 0, coach: true });
  const { page } = ada;
  const table = await around(ada, ['Ada', 'Bo', 'Cy'], { board: boardOf('duel') });
  await page.goto(`/table/${table.id}`);
  await expect(stage(page).locator('.cube')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const tip = page.locator('.coach');
  // whom to challenge is asked only when the die has led there
  const early = await tip.evaluateAll((tips) => tips.map((one) => (one as HTMLElement).dataset['lesson']));
  expect(early).not.toContain('web-boyard-coach-rival');
  await stage(page).locator('.cube').click();
  await expect(page.locator('.bar h2')).toContainText('Whom do you challenge?');
  await expect(tip).toHaveAttribute('data-lesson', 'web-boyard-coach-rival');
  await ada.leave();
});

test('a verdict can be taken back, another card asked for, and the answer is seen while it is held', async ({
  browser,
  baseURL,
}) => {
  const ada = await Person.come(browser, baseURL, { viewport: { width: 360, height: 780 } });
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
  await hold.scrollIntoViewIfNeeded();
  const box = await hold.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 20);
  const verdicts = stage(page).locator('.verdict');
  const place = await verdicts.boundingBox();
  await page.mouse.down();
  await expect(seen).toContainText('On the card:');
  // nothing jumps under the hand, however long the answer is
  expect(await verdicts.boundingBox()).toEqual(place);
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
  await expect(stage(page).locator('.spoken')).toContainText(/It stands in \d seconds/);
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
  const turn = page.getByRole('button', { name: 'Turn the timer' });
  for (;;) {
    const table = await around(ada, ['Ada', 'Bo']);
    await page.goto(`/table/${table.id}`);
    await toCard(page);
    if (await turn.isVisible()) break;
  }
  const card = await stage(page).locator('blockquote').innerText();
  await turn.click();
  await expect(stage(page).locator('.seconds')).toHaveText(/^2\d$/);
  await page.getByRole('button', { name: 'Lay the timer down' }).click();
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
  // a riddle has an answer
  const { people } = await riddleTable(browser, baseURL, ['Ada', 'Bo', 'Cy'], { options: { trials: 'table' } });
  const [ada, bo, cy] = people as [Person, Person, Person];
  const heard = new Map(people.map((person) => [person, [] as string[]]));
  for (const person of people) {
    person.page.on('websocket', (line) =>
      line.on('framereceived', (frame) => heard.get(person)?.push(String(frame.payload))),
    );
    await person.page.reload();
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

test('seen from afar, the verdict stays in sight below the longest riddle', async ({ browser, baseURL }) => {
  const TV = { viewport: { width: 1920, height: 1080 } };
  const { people } = await riddleTable(browser, baseURL, ['Ada', 'Bo'], { options: { trials: 'table' } }, TV);
  const judge = (people as [Person, Person])[1].page;
  await judge.evaluate(() =>
    localStorage.setItem('forts-settings', JSON.stringify({ speed: 0, coach: false, afar: true })),
  );
  await judge.reload();
  const verdict = stage(judge).locator('.verdict');
  await expect(verdict).toBeVisible();
  // as many letters as a riddle may have
  await stage(judge)
    .locator('blockquote p')
    .evaluate((riddle) => (riddle.textContent = 'One bright eye, and a foot in the sea. '.repeat(8).slice(0, 280)));
  const { y = 0, height = 0 } = (await verdict.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(1080);
  for (const person of people) await person.leave();
});
