/** The pictures of ForFort, for scripts/pictures.mjs; some are taken on the way to another. */
export const pictures = ({ DESKTOP, PHONE, en, fr, night, come, sit, play, take }) => ({
  async forfort() {
    const page = await come({ ...DESKTOP, ...en });
    await sit(page, 'forfort', 1);
    await play(page, 8, '.tray .wall.lit');
    await take(page, 'forfort');
  },
  async 'forfort-teams'() {
    const page = await come({ ...DESKTOP, ...fr, ...night });
    await sit(page, 'forfort', 3, { teams: true });
    await play(page, 6, '.tray .wall.lit');
    await take(page, 'forfort-teams');
  },
  async 'forfort-phone'() {
    const page = await come({ ...PHONE, ...en });
    await sit(page, 'forfort', 1);
    await play(page, 8, '.tray .wall.lit');
    await page.locator('.tray .wall.lit').first().tap();
    await take(page, 'forfort-phone');
  },
});
