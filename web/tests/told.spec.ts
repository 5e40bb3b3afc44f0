import type { Page } from '@playwright/test';
import { expect, test } from './server';
import { gather, Person, playOn, playOut, STILL } from './table';

interface Told {
  told: { title: string; body: string }[];
  tones: number;
  hiding: boolean;
}

/** Writes down what the page says beyond itself: notifications and tones. */
async function listen(person: Person): Promise<void> {
  await person.context.addInitScript(() => {
    const heard: Told = { told: [], tones: 0, hiding: false };
    Object.assign(globalThis, { heard });
    // a headless page is always in view
    Object.defineProperty(document, 'hidden', { get: () => heard.hiding });
    globalThis.Notification = new Proxy(Notification, {
      construct(_, [title, options]: [string, NotificationOptions]) {
        heard.told.push({ title, body: options.body ?? '' });
        return { close: () => undefined };
      },
    });
    for (const name of ['createOscillator', 'createBufferSource'] as const) {
      const made = AudioContext.prototype[name] as () => AudioScheduledSourceNode;
      AudioContext.prototype[name] = function (this: AudioContext) {
        heard.tones += 1;
        return made.call(this);
      } as never;
    }
  });
  await person.page.reload();
}

const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: Told }).heard);
const look = (page: Page, away: boolean) =>
  page.evaluate((away) => ((globalThis as unknown as { heard: Told }).heard.hiding = away), away);

test('the title says whose turn it is, and a notification for who looks elsewhere', async ({ browser, baseURL }) => {
  const {
    people: [ada, zoe],
    table,
  } = await gather(browser, baseURL, ['Ada', 'Zoe'], 'forfort', { options: { first: '2' } });
  await ada.context.grantPermissions(['notifications']);
  await listen(ada);
  const page = ada.page;
  await page.goto('/settings');
  await page.getByLabel('Notify me when it is my turn').check();
  // the browser is asked first
  await page.waitForFunction(() => Object.values(localStorage).some((kept) => String(kept).includes('"notify":true')));
  await ada.goTo(table);
  await expect(page).toHaveTitle('ForFort · Forts');

  // who looks at the page is not told besides
  await playOn(zoe.page, 1);
  await expect(page).toHaveTitle('● Your turn · ForFort · Forts');
  expect((await heard(page)).told).toEqual([]);
  await playOn(page, 2);
  await expect(page).toHaveTitle('ForFort · Forts');

  await look(page, true);
  await playOn(zoe.page, 3);
  await expect(page).toHaveTitle('● Your turn · ForFort · Forts');
  const question = await page.locator('.bar h2').innerText();
  await expect.poll(async () => (await heard(page)).told).toEqual([{ title: 'Your turn', body: question }]);
  await playOut(page, 4, 1);
  expect((await heard(page)).told).toHaveLength(1);
  await ada.leave();
  await zoe.leave();
});

test('a browser that forbids notifications is believed', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  await ada.context.addInitScript(() => {
    Notification.requestPermission = () => Promise.resolve('denied');
  });
  await ada.page.goto('/settings');
  await ada.page.getByLabel('Notify me when it is my turn').click();
  await expect(ada.page.getByText('The browser does not allow notifications here.')).toBeVisible();
  await ada.page.reload();
  await expect(ada.page.getByLabel('Notify me when it is my turn')).not.toBeChecked();
  await ada.leave();
});

test('sounds are heard when they are on, and not when they are off', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL, {}, STILL);
  const page = ada.page;
  const table = await ada.table('forfort', [{ who: 'me' }, { who: 'bot', bot: 'easy' }], { options: { first: '1' } });
  await ada.goTo(table);
  await listen(ada);
  // off, as for everybody who has not asked for them
  await playOut(page, 1, 3);
  await expect(page.locator('button.move').first()).toBeVisible();
  expect((await heard(page)).tones).toBe(0);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sounds on' }).click();
  await page.keyboard.press('Escape');
  await playOut(page, 2, 3);
  await expect.poll(async () => (await heard(page)).tones).toBeGreaterThan(0);
  await expect(page.locator('button.move').first()).toBeVisible();

  await page.keyboard.press('m');
  const before = (await heard(page)).tones;
  await playOut(page, 3, 3);
  await expect(page.locator('button.move').first()).toBeVisible();
  expect((await heard(page)).tones).toBe(before);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Sounds on' })).toBeVisible();
  await ada.leave();
});
