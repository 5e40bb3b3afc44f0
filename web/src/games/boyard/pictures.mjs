/** The pictures of Fort Boyard's board, for scripts/pictures.mjs; some are taken on the way to another. */
export const pictures = ({ DESKTOP, PHONE, en, fr, night, come, ask, sit, play, take }) => {
  /** Begin games until something is to be seen in one of them. */
  async function see(page, bots, options, what) {
    for (let games = 0; games < 8; games += 1) {
      await sit(page, 'boyard', bots, options);
      await play(page, 0, what);
      if (!(await page.locator(what).first().isVisible())) continue;
      // what came of the last trial lies over the fort
      const result = page.locator('[data-stage] .result button');
      if (await result.isVisible()) await result.click();
      return;
    }
    throw new Error(`${what} was not to be seen in eight games`);
  }

  /** Begin games until one of these trials is asked for, and begin it; the glass should run as it does for people. */
  async function attempt(page, options, names) {
    for (let games = 0; games < 60; games += 1) {
      await sit(page, 'boyard', 2, { first: '1', ...options });
      const begin = page.locator('[data-stage] .ready .big');
      const asked = page.locator('.bar button.move[aria-disabled="false"]');
      await begin.or(asked).first().waitFor();
      if (await asked.first().isVisible()) await asked.first().click();
      if (!(await begin.isVisible()) || !names.test(await page.locator('[data-stage] h2').innerText())) continue;
      await begin.click();
      await page.locator('[data-stage="on"] .ground').waitFor();
      return;
    }
    throw new Error(`${names} was not asked for in sixty games`);
  }

  return {
    async 'boyard-trial'() {
      const page = await come({ ...DESKTOP, ...en });
      await attempt(page, { language: 'en' }, /Five characters|Two boats|Where was it/);
      await take(page, 'boyard-trial');
    },
    async 'boyard-trial-phone'() {
      const page = await come({ ...PHONE, ...fr, ...night });
      await attempt(page, { language: 'fr' }, /lanternes|corde$/);
      await take(page, 'boyard-trial-phone');
    },
    async 'boyard-table'() {
      const page = await come({ viewport: { width: 1024, height: 768 }, ...fr });
      const seats = ['Ada', 'Léo', 'Mamie', 'Zoé'].map((name) => ({ who: 'me', name }));
      const options = { trials: 'table', first: '1', language: 'fr' };
      const wanted = { game: 'boyard', seats, options, terms: { pace: 0 }, start: true };
      const table = await ask(page, 'POST', '/api/tables', wanted);
      await page.goto(`/table/${table.id}`);
      for (;;) {
        const next = page.locator(
          '[data-stage] .cube, .bar button.move[aria-disabled="false"], [data-stage] blockquote',
        );
        await next.first().waitFor();
        if (await page.locator('[data-stage] blockquote').isVisible()) break;
        await next.first().click();
        await page.waitForTimeout(600);
      }
      await take(page, 'boyard-table');
    },
    async boyard() {
      const page = await come({ ...DESKTOP, ...en });
      await see(page, 3, { language: 'en', levels: 'easy,hard,easy,hard' }, '[data-square].lit');
      await take(page, 'boyard');
    },
    async 'boyard-night'() {
      const page = await come({ ...DESKTOP, ...fr, ...night });
      await see(page, 5, { language: 'fr' }, '.prize.lit');
      await take(page, 'boyard-night');
    },
    async 'boyard-phone'() {
      const page = await come({ ...PHONE, ...fr });
      await see(page, 5, { language: 'fr' }, '.prize.lit');
      await take(page, 'boyard-phone');
    },
    async 'boyard-phone-night'() {
      const page = await come({ ...PHONE, ...en, ...night });
      await see(page, 2, { language: 'en' }, '.rival.lit');
      await take(page, 'boyard-phone-night');
    },
    async 'boyard-treasure'() {
      const page = await come({ ...DESKTOP, ...en });
      await sit(page, 'boyard', 3, { language: 'en' });
      await play(page);
      await take(page, 'boyard-result');
      await page.keyboard.press('Escape');
      const clues = page.locator('.stage button[data-first]');
      if (await clues.isVisible()) await clues.click();
      await take(page, 'boyard-treasure');
    },
    async 'boyard-setup'() {
      const page = await come({ ...DESKTOP, ...en });
      await page.goto('/new/boyard');
      for (let seats = 2; seats < 4; seats += 1) await page.getByRole('button', { name: 'One seat more' }).click();
      await take(page, 'boyard-setup');
    },
  };
};
