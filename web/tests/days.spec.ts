import type { Page } from '@playwright/test';
import { sound } from './axe';
import { Deliverer, PushService } from './push';
import { expect, serve, test } from './server';
import { moves, Person, playOn } from './table';

test.use({ serviceWorkers: 'allow' });

/** The worker has the site, and answers for it. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) location.reload();
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('the site can be installed, and opens without a line and says so', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/');
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string }[];
  };
  expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/manifest.webmanifest');
  for (const { src, sizes } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.ok()).toBe(true);
    if (sizes === 'any') continue;
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  await kept(page);
  await context.setOffline(true);
  await page.goto('/settings');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await context.close();
});

test('with the page closed a turn is called on the device, and taken away when it is over', async ({ browser }) => {
  const push = new PushService();
  const service = await push.open();
  const served = await serve(undefined, undefined, { FORTS_PUSH_SERVICES: service });
  await fetch(`${served.address}/api/games`); // the first one takes a while
  const zoe = await Person.ready(browser, served.address);
  const context = await browser.newContext({
    baseURL: served.address,
    locale: 'fr-FR',
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 740 },
  });
  try {
    await context.grantPermissions(['notifications']);
    await push.serve(context, service);
    const page = await context.newPage();
    await page.goto('/settings');
    await kept(page);
    await page.getByLabel('Me prévenir sur cet appareil').check();
    await expect(page.getByLabel('Heures calmes')).toBeChecked();
    await page.getByLabel('Heures calmes').uncheck();
    await expect(page.getByLabel('De', { exact: true })).toBeHidden();
    await sound(page, 'being called');
    await page.screenshot({ path: 'test-results/calling-phone.png', fullPage: true });

    const table = await zoe.table('forfort', [{ who: 'me' }, { who: 'open' }], { start: false });
    const invite = table.seats[1]!.invite;
    await page.request.post(`/api/tables/${table.id}/join`, { data: { invite }, headers: { origin: served.address } });
    await page.goto('about:blank');
    const session = await context.newCDPSession(page);
    const deliverer = await Deliverer.of(session, served.address);
    await zoe.page.request.post(`/api/tables/${table.id}/start`, { headers: { origin: served.address } });
    await zoe.page.goto(`/table/${table.id}`);
    // whoever begins, sooner or later it is the other one's turn
    await expect
      .poll(
        async () => {
          const choice = moves(zoe.page).first();
          if (push.arrived.length === 0 && (await choice.isVisible().catch(() => false))) await choice.click();
          return push.messages().map(({ t }) => t);
        },
        { timeout: 60_000 },
      )
      .toEqual(['turn']);
    const [told] = push.messages();
    expect(told).toMatchObject({ table: table.id, seat: 1, title: 'À toi de jouer' });
    expect(push.arrived[0]!.headers['authorization']).toMatch(/^vapid t=/);

    await deliverer.deliver(told!);
    const shown = await context.newPage();
    await shown.goto('/settings');
    const tags = () =>
      shown.evaluate(async () => {
        const here = await navigator.serviceWorker.ready;
        return (await here.getNotifications()).map(({ tag, title }) => `${tag}: ${title}`);
      });
    await expect.poll(tags).toEqual([`turn ${table.id} 1: À toi de jouer`]);
    await deliverer.deliver(told!);
    await expect.poll(tags).toHaveLength(1);
    await deliverer.deliver({ t: 'done', table: table.id, seat: 1 });
    await expect.poll(tags).toEqual([]);
    await deliverer.deliver({ nonsense: true });
    await deliverer.deliver(told!);
    await expect.poll(tags).toHaveLength(1);
    await shown.goto(`/table/${table.id}`);
    await expect.poll(tags, { message: 'whoever looks at the table needs no word of it' }).toEqual([]);

    // a page that lies behind another says it too, under the same name: it is one notification, whichever comes second
    await shown.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
    await shown.goto('/settings');
    await shown.getByLabel('Me prévenir quand c’est à moi').check();
    await shown.waitForFunction(() => Object.values(localStorage).some((one) => String(one).includes('"notify":true')));
    await shown.goto(`/table/${table.id}`);
    await expect.poll(tags).toEqual([`turn ${table.id} 1: À toi`]);
    await shown.goto('/settings');
    await deliverer.deliver(told!);
    await expect.poll(tags).toEqual([`turn ${table.id} 1: À toi de jouer`]);
    // and whoever has answered, wherever it was, is not called any more
    await shown.goto(`/table/${table.id}`);
    await expect.poll(tags).toEqual([`turn ${table.id} 1: À toi`]);
    await expect(moves(shown).first()).toBeVisible();
    await playOn(shown, 7, 'choisit');
    await expect.poll(tags).toEqual([]);
  } finally {
    await zoe.leave();
    await context.close();
    await served.stop();
    push.close();
  }
});

test('a browser whose push service does not answer says so, and calls nobody', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow', permissions: ['notifications'] });
  const page = await context.newPage();
  await page.goto('/settings');
  await kept(page);
  const box = page.getByLabel('Notify me on this device');
  // nothing is put in the browser's place: its own service is out of reach here
  await box.click();
  await expect(page.getByText('This browser’s push service cannot be reached')).toBeVisible();
  await expect(box).not.toBeChecked();
  await expect(box).toBeEnabled();
  const { devices } = (await (await page.request.get('/api/me/calling')).json()) as { devices: unknown[] };
  expect(devices).toEqual([]);
  await context.close();
});

for (const [name, locale, viewport, words] of [
  ['desktop', 'en-GB', { width: 1366, height: 768 }, ['Standing orders', 'Do not follow', 'Withdraw', 'Your order']],
  ['phone', 'fr-FR', { width: 360, height: 740 }, ['Consignes', 'Ne pas suivre', 'Retirer', 'Ta consigne']],
] as const) {
  test(`an order is given, shown and taken back: ${name}`, async ({ browser, baseURL }) => {
    const zoe = await Person.ready(browser, baseURL);
    const ada = await Person.ready(browser, baseURL, { locale, viewport });
    const table = await zoe.table('fort', [{ who: 'me' }, { who: 'open' }, { who: 'bot', bot: 'easy' }], {
      options: { first: '1' },
      start: false,
    });
    const headers = { origin: baseURL };
    await ada.page.request.post(`/api/tables/${table.id}/join`, { data: { invite: table.seats[1]!.invite }, headers });
    await zoe.page.request.post(`/api/tables/${table.id}/start`, { headers });
    await ada.page.goto(`/table/${table.id}`);
    const [orders, not, revoke, yours] = words;
    await ada.page.getByRole('button', { name: orders }).first().click();
    const dialog = ada.page.getByRole('dialog', { name: orders });
    await expect(dialog.getByRole('listitem')).not.toHaveCount(0);
    await ada.page.screenshot({ path: `test-results/orders-${name}.png` });
    await sound(ada.page, 'orders');
    await dialog.getByRole('button', { name: not }).click();
    await expect(dialog).toBeHidden();
    const note = ada.page.getByRole('status').filter({ hasText: yours });
    await expect(note).toBeVisible();
    await ada.page.screenshot({ path: `test-results/ordered-${name}.png` });
    await sound(ada.page, 'orders');
    await note.getByRole('button', { name: revoke }).click();
    await expect(note).toBeHidden();
    await zoe.leave();
    await ada.leave();
  });
}
