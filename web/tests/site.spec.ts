import { scan } from './axe';
import { expect, test } from './server';

/** Pages of each kind on the documentation site: text, pictures, tables, code, what is made from data; both languages. */
const SITE = [
  '/docs/',
  '/docs/tour/',
  '/docs/fr/tour/',
  '/docs/cards/fort/',
  '/docs/fr/rules/boyard/',
  '/docs/tutorials/first-card/',
  '/docs/reference/http/',
  '/docs/architecture/',
];

for (const colorScheme of ['light', 'dark'] as const)
  test(`Home and the site are sound: ${colorScheme}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, colorScheme });
    const page = await context.newPage();
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(error.message));
    page.on('console', (line) => {
      if (line.type() === 'error') wrong.push(line.text());
    });
    page.on('response', (answer) => {
      if (answer.status() >= 400) wrong.push(`${answer.status()} ${answer.url()}`);
    });
    for (const path of ['/', ...SITE]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const said = await page.evaluate(() => ({
        title: document.title,
        lang: document.documentElement.lang,
        about: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
        headings: document.querySelectorAll('h1').length,
        search: document.querySelector('.md-search')?.ariaLabel ?? null,
        missing: [...document.images]
          .filter((image) => image.complete && image.naturalWidth === 0)
          .map((image) => image.src),
      }));
      expect.soft(said, path).toEqual({
        title: expect.stringContaining('Forts'),
        lang: path.startsWith('/docs/fr/') ? 'fr' : 'en',
        about: expect.stringMatching(/.{20}/),
        headings: 1,
        search: path === '/' ? null : path.startsWith('/docs/fr/') ? 'Rechercher' : 'Search',
        missing: [],
      });
      expect.soft(await scan(page, null, null), path).toEqual([]);
      expect.soft(wrong.splice(0), path).toEqual([]);
    }
    await context.close();
  });

test('a command is copied without its prompt', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto('/docs/tutorials/first-card/');
  await page.getByTitle('Copy to clipboard').first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('forts cards --copy my.csv');
  await context.close();
});

for (const [locale, leads] of [
  ['en-GB', '/docs/'],
  ['fr-FR', '/docs/fr/tour/'],
] as const)
  test(`Home leads to the documentation: ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, locale });
    const page = await context.newPage();
    await page.goto('/');
    await page.locator('main p a').click();
    await page.waitForURL(`**${leads}`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    await context.close();
  });
