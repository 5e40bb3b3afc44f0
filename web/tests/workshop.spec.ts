import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sound } from './axe';
import { expect, test } from './server';
import { Person, STILL, untilAsked } from './table';

const part = (page: Page) => page.locator('#workshop-part');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the workshop' }).getByRole('button', { name });
const KNOWN = { ...STILL, learnt: ['web-workshop'] };

/** A new card by clicking, from the gallery. */
async function invent(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New card' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
}

test('a designer invents a kid by clicking, saves it, tries it out, and plays it against a bot', async ({
  browser,
  baseURL,
}) => {
  const ada = await Person.come(browser, baseURL, {}, KNOWN);
  const page = ada.page;
  await page.locator('[data-game=fort]').getByRole('link', { name: 'Workshop' }).click();
  await expect(part(page).locator('.cards li')).toHaveCount(50);
  await invent(page, 'Comet');
  const look = page.getByRole('region', { name: 'The card as it is printed' });
  await expect(look.locator('.face .name')).toHaveText('Comet');

  // two points, and a fort that brings three
  const publicly = page.getByRole('group', { name: 'Public action' });
  await publicly.getByRole('button', { name: /choose another icon/ }).click();
  await publicly.getByRole('button', { name: 'Score a point', exact: true }).click();
  await expect(publicly.getByRole('button', { name: /choose another icon/ })).toBeFocused();
  await publicly.getByRole('button', { name: /one more/ }).click();
  const privately = page.getByRole('group', { name: 'Private action' });
  await privately.getByRole('button', { name: 'Add an icon' }).click();
  await privately.getByRole('button', { name: /Advance your Fort/ }).click();
  await privately.getByRole('button', { name: 'Another icon', exact: true }).click();
  await privately.getByRole('button', { name: 'Score a point', exact: true }).click();
  for (let more = 0; more < 2; more += 1)
    await privately.getByRole('button', { name: 'Score a point: one more' }).click();
  await page.getByRole('button', { name: 'More of Copies' }).click();
  await page.getByRole('button', { name: 'book' }).click();
  await page.getByRole('button', { name: 'skateboard' }).click();
  await expect(look.locator('code')).toHaveText('50,Comet,book,2 vp,fort > 3 vp,2,');
  // in words of both languages, from the same tree
  await expect(look.locator('[lang=en] dd').first()).toHaveText('Score 2 points');
  await expect(look.locator('[lang=fr] dd').first()).toHaveText(/2 points/);

  // one step back, and forth again
  await page.keyboard.press('Control+z');
  await expect(look.locator('code')).toHaveText(/skateboard book/);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(look.locator('code')).toHaveText('50,Comet,book,2 vp,fort > 3 vp,2,');

  await tab(page, 'Differences').click();
  await expect(part(page).getByText('50,Comet,book,2 vp,fort > 3 vp,2,')).toBeVisible();

  await page.getByLabel('Name of the set').fill('Comets');
  await tab(page, 'Try it').click();
  await part(page).getByRole('button', { name: 'Try it' }).click();
  await expect(page).toHaveURL(/\/workshop\/fort\/[\w-]{22}$/);
  await expect(part(page).getByText('Bots are playing')).toBeVisible();
  await expect(part(page).locator('figure svg').first()).toBeVisible({ timeout: 120_000 });
  await expect(part(page).getByText(/^What Comet is worth in “Comets” – Taken when offered: /)).toBeVisible();
  const stop = part(page).getByRole('button', { name: 'Stop' });
  if (await stop.isVisible()) {
    await stop.click();
    await part(page).getByRole('button', { name: 'Go on' }).click();
    await expect(part(page).getByText(/Bots are playing|Done/)).toBeVisible();
  }

  await tab(page, 'Play it').click();
  await part(page).getByRole('button', { name: 'Play against a bot' }).click();
  await untilAsked(page);
  const table = new URL(page.url()).pathname.split('/').pop() ?? '';
  expect(await (await ada.context.request.get(`/api/tables/${table}/components`)).text()).toContain('Comet');
  await ada.leave();
});

test('a mistake is shown at its place, and an unsaved change survives a reload', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL, {}, KNOWN);
  const page = ada.page;
  await page.goto('/workshop/fort');
  await part(page).getByRole('button', { name: /^Bug/ }).click();
  await page.getByRole('group', { name: 'Public action' }).getByLabel('As text').check();
  await page.getByRole('textbox', { name: 'Public action' }).fill('pizzza x shovel');
  await expect(page.locator('[data-column=public]').getByText(/there is no icon “pizzza”/)).toBeVisible();
  await page.getByLabel('Copies', { exact: true }).fill('77');
  await expect(page.locator('[data-column=copies]').getByText(/is not a number from 1 to 9/)).toBeVisible();
  await expect(page.getByText('2 mistakes')).toBeVisible();
  await tab(page, 'Play it').click();
  await expect(part(page).getByRole('button', { name: 'Play against a bot' })).toBeDisabled();
  await page.reload();
  await expect(page.getByText('Changes that you had not saved are back.')).toBeVisible();
  await expect(page.getByText('2 mistakes')).toBeVisible();
  await page.getByRole('button', { name: 'Show' }).first().click();
  await page.getByRole('button', { name: 'Reset to the house card' }).click();
  await expect(page.getByText('No mistakes')).toBeVisible();
  await ada.leave();
});

test('a set is shared by link, copied, downloaded and opened again; a table is set up with it', async ({
  browser,
  baseURL,
}) => {
  const ada = await Person.ready(browser, baseURL, {}, KNOWN);
  await ada.name('Ada');
  const page = ada.page;
  await page.goto('/workshop/fort');
  await tab(page, 'Tables').click();
  await page.getByLabel('5, Points').fill('25');
  await page.getByLabel('Name of the set').fill('Higher forts');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/workshop\/fort\/[\w-]{22}$/);
  const link = page.url();
  await page.getByText('File and link').click();
  await expect(page.getByLabel('Link to this set')).toHaveValue(link);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Higher-forts.csv');
  const file = readFileSync(await download.path(), 'utf-8');
  expect(file).toContain('5,25,3,3,0');

  const bea = await Person.ready(browser, baseURL, {}, KNOWN);
  await bea.page.goto(link);
  await expect(bea.page.getByText('A set by Ada.')).toBeVisible();
  // it can be kept as it is
  await expect(bea.page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await bea.page.keyboard.press('Control+s');
  await expect(bea.page).not.toHaveURL(link);
  await expect(bea.page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await bea.page.goto(link);
  await bea.page.getByText('File and link').click();
  await expect(bea.page.getByText('Only you can change it.')).toHaveCount(0);
  await tab(bea.page, 'Tables').click();
  await expect(bea.page.getByLabel('5, Points')).toHaveValue('25');
  await bea.page.getByLabel('5, Points').fill('26');
  await bea.page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(bea.page).not.toHaveURL(link);
  await bea.page
    .getByLabel('Open a file')
    .setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(bea.page.getByLabel('5, Points')).toHaveValue('25');
  await expect(bea.page.getByText('x.csv is open. Save it to keep it.')).toBeVisible();
  await expect(bea.page.getByText('Only you can change it.')).toBeVisible();

  // what is no text, or too long, changes nothing; a file with mistakes is opened with all of them
  const opened = bea.page.getByLabel('Open a file');
  await opened.setInputFiles({
    name: 'latin.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name\nZo\xeb', 'latin1'),
  });
  await expect(bea.page.getByText('latin.csv is not a text file in UTF-8')).toBeVisible();
  await opened.setInputFiles({ name: 'none.csv', mimeType: 'text/csv', buffer: Buffer.from(' \n') });
  await expect(bea.page.getByText('There is nothing in none.csv')).toBeVisible();
  await opened.setInputFiles({ name: 'long.csv', mimeType: 'text/csv', buffer: Buffer.from(file.repeat(12)) });
  await expect(bea.page.getByText('A file has 20,000 characters at most')).toBeVisible();
  await expect(bea.page.getByLabel('5, Points')).toHaveValue('25');
  const wrong = file
    .replace(/^level,points/m, 'level,score')
    .replace(',Bug,shovel,', ',Bug,spade,')
    .replace(',red\n', ',\n');
  await opened.setInputFiles({ name: 'wrong.csv', mimeType: 'text/csv', buffer: Buffer.from(wrong) });
  await expect(bea.page.getByText('3 mistakes')).toBeVisible();
  for (const one of [
    /column \d+: the columns must be level, points/,
    /“spade” is not one or two suits/,
    /the red one has 1/,
  ])
    await expect(bea.page.locator('.bar').getByText(one)).toBeVisible();

  await tab(page, 'Play it').click();
  await part(page).getByRole('button', { name: 'Play with friends' }).click();
  await expect(page.getByText('Cards: Higher forts')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/table\//);
  const table = new URL(page.url()).pathname.split('/').pop() ?? '';
  expect(await (await ada.context.request.get(`/api/tables/${table}/components`)).text()).toContain('"points":25');

  // who comes back finds it; a file names a set that has no name of its own
  await page.goto('/workshop/fort');
  await expect(page.getByRole('link', { name: 'Higher forts' })).toBeVisible();
  await page.getByText('File and link').click();
  const bytes = Buffer.from(file);
  await page.getByLabel('Open a file').setInputFiles({ name: 'Box of mine.csv', mimeType: 'text/csv', buffer: bytes });
  await expect(page.getByLabel('Name of the set')).toHaveValue('Box of mine');
  await bea.leave();
  await ada.leave();
});

test('from too strong to fair: bots find a strong kid out, what they found stays in sight, and it is mended until nothing differs', async ({
  browser,
  baseURL,
}) => {
  // hundreds of real games: half a minute, and several on a machine that others use
  test.slow();
  const ada = await Person.ready(browser, baseURL, {}, KNOWN);
  const page = ada.page;
  const publicly = page.getByRole('group', { name: 'Public action' });
  await page.goto('/workshop/fort');
  await part(page).getByRole('button', { name: /^Tiny/ }).click();
  await page.getByLabel('Name', { exact: true }).fill('Comet');
  await publicly.getByRole('button', { name: /choose another icon/ }).click();
  await publicly.getByRole('button', { name: 'Score a point', exact: true }).click();
  for (let more = 0; more < 5; more += 1) await publicly.getByRole('button', { name: /one more/ }).click();
  await expect(part(page).locator('code')).toHaveText('10,Comet,crown,6 vp,trash_rival > any,3,');

  // six points a play, from three kids: that is seen long before the end
  await tab(page, 'Try it').click();
  // once the set has been read
  await expect(part(page).getByRole('button', { name: 'Try it' })).toBeEnabled();
  await part(page).getByRole('button', { name: 'Try it' }).press('Enter');
  await expect(part(page).getByText(/figures? certainly differs?:/)).toBeVisible({ timeout: 120_000 });
  await expect(part(page).getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(part(page).getByText('Stopped. What was played is kept.')).toBeVisible();
  await expect(part(page).getByRole('button', { name: 'Try it again' })).toBeFocused();
  const games = Number(await part(page).locator('progress').getAttribute('value'));
  expect(games).toBeGreaterThanOrEqual(30);
  const found = await part(page)
    .getByText(/^Surely: /)
    .allTextContents();

  // the card is one click away; now it is as good as Tiny was, so that with the same luck every game is the same
  await part(page).getByRole('button', { name: 'Comet' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Comet');
  await publicly.getByRole('button', { name: /choose another icon/ }).click();
  await publicly.getByRole('button', { name: 'Gather a pizza or a toy', exact: true }).click();
  for (let less = 0; less < 5; less += 1) await publicly.getByRole('button', { name: /one less/ }).click();
  await expect(part(page).locator('code')).toHaveText('10,Comet,crown,any,trash_rival > any,3,');
  await tab(page, 'Try it').click();
  await expect(part(page).getByText('This is about an earlier version of the set.')).toBeVisible();
  await part(page).getByRole('button', { name: 'Try it again' }).click();
  await expect(part(page).getByText('Nothing certainly differs: in 300 games each')).toBeVisible({ timeout: 400_000 });
  await expect(part(page).getByText(/^What Comet is worth in /)).toBeVisible();
  await expect(part(page).getByText('Perhaps different')).toHaveCount(0);
  await expect(part(page).getByText(/Before your last change \(\d+ games each\):/)).toBeVisible();
  expect(
    await part(page)
      .getByText(/^Surely: /)
      .allTextContents(),
  ).toEqual(found);
  await ada.leave();
});

test('printed values are typed in from field to field: numbers, and symbols by their letters', async ({
  browser,
  baseURL,
}) => {
  const ada = await Person.ready(browser, baseURL, {}, KNOWN);
  const page = ada.page;
  const download = page.getByRole('link', { name: 'Download the file' });
  const file = async () => decodeURIComponent((await download.getAttribute('href')) ?? '');
  await page.goto('/workshop/fort');
  await page.getByText('File and link').click();
  await tab(page, 'Tables').click();
  await page.getByLabel('0, Points').click();
  for (const points of [0, 2, 4, 8, 14, 23]) {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(String(points));
    await page.keyboard.press('Enter');
  }
  // below the last one the next column begins
  await expect(page.getByLabel('0, Pizza')).toBeFocused();
  // and below the last one of the track, the first kid
  await page.getByLabel('5, Either').click();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Bones, Copies')).toBeFocused();
  await page.getByLabel('Zip, Copies').click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('2');
  expect(await file()).toContain('1,2,1,1,0\n2,4,1,1,1\n3,8,2,2,0\n4,14,2,2,1\n5,23,3,3,0\n');
  expect(await file()).toContain(',Blades,coin,2 any,trash,2,red\n');
  await expect(part(page).getByText('69 cards in all')).toBeVisible();

  await page.goto('/workshop/forfort');
  await page.getByText('File and link').click();
  await tab(page, 'Tables').click();
  await page.getByLabel('corner wall (mason and ram), Symbols').click();
  await page.keyboard.press('Control+a');
  for (const symbols of ['tg', 'x', 'sm']) {
    await page.keyboard.type(symbols);
    await page.keyboard.press('Enter');
  }
  expect(await file()).toContain('0,corner,TG,,1\n1,corner,X,,1\n2,corner,SM,,1\n');
  await expect(part(page).getByText(/“X” is not one or two different letters/)).toBeVisible();
  await ada.leave();
});

test('the first visit explains itself on an example, by keyboard alone and on a phone', async ({
  browser,
  baseURL,
}) => {
  const ada = await Person.ready(browser, baseURL, { viewport: { width: 360, height: 740 } });
  const page = ada.page;
  await page.goto('/workshop/fort');
  await page.getByRole('button', { name: 'Show me' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 1 of 5')).toBeInViewport();
  await expect(page.locator('#workshop-part code')).toHaveText('50,Comet,book,2 vp,fort > 3 vp,3,');
  for (const heading of [/Everything at once/, /Compared with/, /Bots play this set/, /Play the set as it is/]) {
    await page.getByRole('button', { name: 'Next', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(part(page).getByText(heading).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Got it' }).press('Enter');
  await expect(page.getByText('Step 5 of 5')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show me' })).toHaveCount(0);
  await ada.leave();
});

for (const [language, colorScheme] of [
  ['en', 'light'],
  ['fr', 'dark'],
] as const)
  test(`axe finds nothing in the workshop: ${language}`, async ({ browser, baseURL }) => {
    const ada = await Person.ready(browser, baseURL, { colorScheme }, { ...STILL, language });
    const page = ada.page;
    for (const game of ['fort', 'forfort']) {
      await page.goto(`/workshop/${game}`);
      await expect(part(page).locator('.cards li').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await sound(page, `gallery ${game}`);
      await page.locator('.bar summary').first().click();
      await part(page).locator('.cards button').first().click();
      await expect(part(page).locator('code')).toBeVisible();
      await sound(page, `card ${game}`);
      for (const at of [1, 2, 3, 4]) {
        await page.locator('.tabs button').nth(at).click();
        await sound(page, `tab ${at} of ${game}`);
      }
    }
    // with a mistake, an open choice of icons, and findings
    await page.goto('/workshop/fort');
    await part(page).locator('.cards button').first().click();
    await page.locator('[data-column=public] .sign').first().click();
    await page.locator('[data-column=copies] input').fill('0');
    await expect(page.locator('[data-column=copies] li')).toBeVisible();
    await sound(page, 'a mistake');
    await page.locator('[data-column=copies] input').fill('3');
    await page.locator('.tabs button').nth(3).click();
    await part(page).locator('.button.primary').click();
    await expect(part(page).locator('figure svg').first()).toBeVisible({ timeout: 120_000 });
    await sound(page, 'findings');
    await page.setViewportSize({ width: 360, height: 740 });
    await sound(page, 'findings on a phone');
    await ada.leave();
  });
