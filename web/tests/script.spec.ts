import type { Page } from '@playwright/test';
import { expect, test } from './server';
import { moves, Person, playOut } from './table';

/** Each would call `ran` if it were more than text; a name has at most 24 letters. */
const NAMES = ['<img src=x onerror=ran()>', '<script>ran()</script>', '"><svg/onload=ran()>', 'javascript:ran()'].map(
  (name) => name.slice(0, 24),
);
const LINES = [
  ...NAMES,
  '<img src=x onerror="ran()"><script>ran()</script>',
  '<a href="javascript:ran()">x</a>',
  '</p><iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '{{constructor.constructor("ran()")()}} ${ran()}',
  '[x](javascript:ran()) **bold** { $name } { ran() }',
];

interface Seen {
  runs: number;
  refused: string[];
}

/** Writes down whether anything ran that should not, and what the browser refused to load or run. */
async function watch(person: Person): Promise<void> {
  await person.context.addInitScript(() => {
    const seen: Seen = { runs: 0, refused: [] };
    Object.assign(globalThis, { seen, ran: () => (seen.runs += 1) });
    addEventListener('securitypolicyviolation', (event) => {
      seen.refused.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  await person.page.reload();
}

/** Nothing ran, nothing was refused, and nothing on the page came from what people wrote. */
async function expectText(page: Page): Promise<void> {
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  expect(seen, page.url()).toEqual({ runs: 0, refused: [] });
  await expect(page.locator('img[src="x"], iframe, [onerror], [onload], a[href^="javascript:"]')).toHaveCount(0);
}

for (const [locale, chat] of [
  ['en-GB', 'Chat'],
  ['fr-FR', 'Discussion'],
] as const)
  test(`names and chat are text: ${locale}`, async ({ browser, baseURL }) => {
    const ada = await Person.come(browser, baseURL, { locale });
    await watch(ada);
    const page = ada.page;
    const [mine = '', second = '', third = ''] = NAMES;
    await ada.name(mine);

    const lobby = await ada.table('forfort', [{ who: 'me' }, { who: 'open' }], {
      start: false,
      terms: { public: true },
    });
    for (const path of ['/', '/settings', '/new/fort', `/join/${lobby.id}`, `/table/${lobby.id}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectText(page);
    }
    await expect(page.getByText(mine).first()).toBeVisible();
    // other tests shall not find it among the open tables
    await ada.send('PATCH', `/tables/${lobby.id}/seats/1`, { who: 'bot', bot: 'easy' });

    const table = await ada.table(
      'fort',
      [{ who: 'me' }, { who: 'me', name: second }, { who: 'me', name: third }, { who: 'bot', bot: 'easy' }],
      { options: { max_rounds: 1 } },
    );
    await ada.goTo(table);
    await page.locator('.curtain').getByRole('button').click();
    await expect(moves(page).first()).toBeVisible();
    for (const name of [mine, second, third]) await expect(page.getByText(name).first()).toBeVisible();
    await page.locator('aside.side').getByRole('button', { name: chat }).click();
    for (const line of LINES) {
      await page.locator('.chat input:not(.name)').fill(line);
      await page.keyboard.press('Enter');
      await expect(page.locator('.chat').getByText(line, { exact: true }).last()).toBeVisible();
    }
    await expectText(page);
    await playOut(page, 3);
    await expect(page.getByRole('dialog').getByText(second).first()).toBeVisible();
    await expectText(page);
    for (const path of ['/', '/statistics/fort', `/table/${table.id}/replay`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectText(page);
    }
    await expect(page.locator('main')).toContainText(second);
    await ada.leave();
  });

test('only scripts of our own run', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL);
  await watch(ada);
  const answer = await ada.page.goto('/');
  const headers = answer?.headers() ?? {};
  const policy = new Map(
    (headers['content-security-policy'] ?? '')
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
  );
  expect(policy.get('default-src')).toEqual(["'self'"]);
  // WebAssembly is what plays where there is no server; scripts still come from files of our own alone
  expect(policy.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(headers['x-content-type-options']).toBe('nosniff');

  // were anything written into the page as it is, the browser would not run it
  await ada.page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src="/none.png" onerror="ran()">'));
  const seen = () => ada.page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await expect.poll(async () => (await seen()).refused.join()).toContain('script-src-attr inline');
  expect((await seen()).runs).toBe(0);
  await ada.context.close(); // not `leave`: the browser has complained, as it should
});
