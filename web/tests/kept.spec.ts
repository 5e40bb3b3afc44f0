import type { Page } from '@playwright/test';
import type { TableInfo, Update } from '../src/wire';
import { expect, test } from './server';
import { moves, Person, playOut } from './table';

/** All that a page can keep, as text. */
async function kept(page: Page): Promise<string> {
  return page.evaluate(async () =>
    JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      cookie: document.cookie,
      history: history.state as unknown,
      name,
    }),
  );
}

/** Whatever a page is sent: frames and bodies. */
function listen(page: Page): string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) => {
    sent.push(socket.url());
    socket.on('framereceived', ({ payload }) => sent.push(String(payload)));
  });
  page.on('response', (answer) => {
    sent.push(answer.url());
    if (answer.url().includes('/api/'))
      void answer.text().then(
        (text) => sent.push(text),
        () => undefined,
      );
  });
  return sent;
}

test('after a game the browser keeps settings and nothing else', async ({ browser, baseURL }) => {
  const ada = await Person.come(browser, baseURL);
  const zoe = await Person.come(browser, baseURL);
  const [adas, zoes] = [listen(ada.page), listen(zoe.page)];
  await ada.name('Ada');
  await ada.page.goto('/new/fort');
  await ada.page.getByRole('button', { name: 'One seat more' }).click();
  await ada.page.getByLabel('Player 2', { exact: true }).selectOption('open');
  await ada.page.getByLabel('Player 3', { exact: true }).selectOption('open');
  await ada.page.getByLabel('Maximum number of rounds').fill('2');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  const [second, third] = [
    await ada.page.getByLabel('Link for player 2').inputValue(),
    await ada.page.getByLabel('Link for player 3').inputValue(),
  ];
  const id = new URL(ada.page.url()).pathname.split('/').at(-1) ?? '';
  await zoe.page.goto(second);
  await zoe.page.getByLabel('Your name').fill('Zoe');
  await zoe.page.getByRole('button', { name: 'Take the seat' }).click();
  await expect(ada.page.getByText('Zoe').first()).toBeVisible();
  await ada.send<TableInfo>('PATCH', `/tables/${id}/seats/2`, { who: 'bot', bot: 'easy' });
  await ada.page.getByRole('button', { name: 'Start' }).click();
  await expect(moves(ada.page).or(ada.page.locator('.bar h2')).first()).toBeVisible();
  await zoe.page.locator('aside.side').getByRole('button', { name: 'Chat' }).click();
  await zoe.page.getByLabel('Say something to the table').fill('a word among us');
  await zoe.page.keyboard.press('Enter');
  await expect(zoe.page.getByText('a word among us')).toBeVisible();
  await Promise.all([playOut(ada.page, 1), playOut(zoe.page, 2)]);

  const secrets: string[] = [];
  for (const { context } of [ada, zoe]) {
    const [cookie, ...others] = await context.cookies();
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({ name: 'forts', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.value).toMatch(/^[0-9a-f]{32}\./);
    secrets.push(cookie?.value ?? '', cookie?.value.split('.')[0] ?? '');
  }
  const invites = [second, third].map((link) => new URL(link).hash.slice(1));
  for (const { page } of [ada, zoe]) {
    const found = JSON.parse(await kept(page)) as Record<string, unknown>;
    expect({ ...found, local: Object.keys(found['local'] as object) }).toEqual({
      local: ['forts-settings'],
      session: {},
      databases: [],
      caches: [],
      workers: 0,
      cookie: '',
      history: null,
      name: '',
    });
    const text = JSON.stringify(found);
    for (const secret of [...secrets, ...invites, 'a word among us', id]) expect(text).not.toContain(secret);
    expect(page.url()).not.toContain('#');
  }

  // no token is ever told to a page, and no invitation to anybody but the host and the guest himself
  for (const secret of secrets) expect([...adas, ...zoes].join('\n')).not.toContain(secret);
  expect(invites.every((invite) => invite.length >= 16)).toBe(true);
  expect(zoes.join('\n')).not.toContain(invites[1]);
  // and nothing that is in the other’s hand
  for (const [sent, other] of [
    [adas, 1],
    [zoes, 0],
  ] as const) {
    const updates = sent.filter((text) => text.startsWith('{"t":"update"')).map((text) => JSON.parse(text) as Update);
    expect(updates.length).toBeGreaterThan(10);
    for (const update of updates) {
      const boards = (update.view as { boards: { hand: unknown; rule: unknown }[] }).boards;
      expect(boards[other]?.hand).toBeNull();
      if (update.scores.length === 0) expect(boards[other]?.rule ?? null).toBeNull();
    }
  }
  await ada.leave();
  await zoe.leave();
});
