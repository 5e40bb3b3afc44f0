/** The pictures of Fort Boyard's board, for scripts/pictures.mjs; some are taken on the way to another. */
export const pictures = ({ DESKTOP, PHONE, en, fr, night, come, sit, play, take }) => ({
  async boyard() {
    const page = await come({ ...DESKTOP, ...en });
    await sit(page, 'boyard', 3, { language: 'en', levels: 'easy,hard,easy,hard' });
    await play(page, 6, '[data-square].lit');
    await take(page, 'boyard');
  },
  async 'boyard-night'() {
    const page = await come({ ...DESKTOP, ...fr, ...night });
    await sit(page, 'boyard', 5, { language: 'fr' });
    await play(page, 4, '.prize.lit');
    await take(page, 'boyard-night');
  },
  async 'boyard-phone'() {
    const page = await come({ ...PHONE, ...fr });
    await sit(page, 'boyard', 5, { language: 'fr' });
    await play(page, 4, '.prize.lit');
    await take(page, 'boyard-phone');
  },
  async 'boyard-phone-night'() {
    const page = await come({ ...PHONE, ...en, ...night });
    await sit(page, 'boyard', 2, { language: 'en' });
    await play(page, 3, '.rival.lit');
    await take(page, 'boyard-phone-night');
  },
  async 'boyard-treasure'() {
    const page = await come({ ...DESKTOP, ...en });
    await sit(page, 'boyard', 3, { language: 'en' });
    await play(page);
    await take(page, 'boyard-result');
    await page.keyboard.press('Escape');
    await take(page, 'boyard-treasure');
  },
  async 'boyard-setup'() {
    const page = await come({ ...DESKTOP, ...en });
    await page.goto('/new/boyard');
    for (let seats = 2; seats < 4; seats += 1) await page.getByRole('button', { name: 'One seat more' }).click();
    await take(page, 'boyard-setup');
  },
});
