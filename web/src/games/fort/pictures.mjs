/** The pictures of Fort and of the pages around it, for scripts/pictures.mjs; some are taken on the way to another. */
export const pictures = ({ DESKTOP, PHONE, en, fr, night, come, ask, sit, play, take }) => ({
  async setup() {
    const page = await come({ ...DESKTOP, ...fr });
    await page.goto('/new/fort');
    await page.locator('ol select').nth(1).selectOption('open');
    await page.locator('.between .button').last().click();
    await page.locator('ol select').nth(2).selectOption('here');
    await page.locator('.place input').fill('Léonie');
    await take(page, 'setup');
  },
  async fort() {
    const page = await come({ ...DESKTOP, ...en });
    const table = await sit(page, 'fort', 2);
    await play(page, 24, '.hand .thing.can ~ .thing.can');
    await take(page, 'fort');
    await play(page);
    await take(page, 'result');
    await page.goto(`/table/${table}/replay?at=240`, { waitUntil: 'networkidle' });
    await take(page, 'replay');
    await page.goto(`/table/${table}/analysis`);
    await page.locator('figure').waitFor({ timeout: 240_000 });
    await page.locator('#chances').evaluate((heading) => scrollTo(0, heading.offsetTop + 260));
    await take(page, 'analysis');
  },
  async 'fort-night'() {
    const page = await come({ ...DESKTOP, ...fr, ...night });
    await sit(page, 'fort', 3);
    await play(page, 20, '.acts .now');
    await take(page, 'fort-night');
  },
  async 'fort-phone'() {
    const page = await come({ ...PHONE, ...fr });
    await sit(page, 'fort', 1);
    await play(page, 16, '.hand .thing.can ~ .thing.can');
    await take(page, 'fort-phone');
    await page.locator('.hand .thing.can').first().tap();
    await page.locator('.bubble .lines').waitFor();
    await take(page, 'fort-phone-card');
  },
  async reference() {
    const page = await come({ ...DESKTOP, ...en });
    await page.goto('/reference/fort', { waitUntil: 'networkidle' });
    await take(page, 'reference');
  },
  async curtain() {
    const page = await come({ ...PHONE, ...en, ...night });
    const seats = ['Ada', 'Léonie'].map((name) => ({ who: 'me', name }));
    const table = await ask(page, 'POST', '/api/tables', { game: 'fort', seats, start: true });
    await page.goto(`/table/${table.id}`);
    await page.locator('.curtain').waitFor();
    await take(page, 'curtain');
  },
});
