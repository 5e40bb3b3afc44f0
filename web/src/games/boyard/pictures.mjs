/** The pictures of Fort Boyard's board, for scripts/pictures.mjs; some are taken on the way to another. */
export const pictures = ({ DESKTOP, PHONE, en, fr, night, come, sit, play, take }) => {
  /** Begin games until something is to be seen in one of them. */
  async function see(page, bots, options, what) {
    for (let games = 0; games < 8; games += 1) {
      await sit(page, 'boyard', bots, options);
      await play(page, 0, what);
      if (await page.locator(what).first().isVisible()) return;
    }
    throw new Error(`${what} was not to be seen in eight games`);
  }

  return {
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
