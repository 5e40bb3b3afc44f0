import { sound } from './axe';
import { GROUND, Run } from './minigames/bout';
import { HANDS, SHOWING } from './minigames/hands';
import { expect, test } from './minigames/pages';

const STILL = { reducedMotion: 'reduce' } as const;

for (const [game, play] of Object.entries(HANDS))
  test(`axe finds nothing in ${game} from beginning to end, and those who look on can touch nothing`, async ({
    browser,
    address,
  }) => {
    for (const lang of ['en', 'fr']) {
      const run = await Run.open(browser, address, { game, pace: SHOWING.includes(game) ? 3 : 1 }, { ...STILL, lang });
      await sound(run.page, `${game} as it begins, ${lang}`);
      if (SHOWING.includes(game)) {
        await run.bout.until(
          ({ shown: { '0': seen } }) =>
            seen.asked?.length > 0 || seen.asked === true || seen.text === '' || seen.choices?.length > 0,
        );
        await sound(run.page, `${game} when it asks, ${lang}`);
      }
      // words are there for all that is said
      await expect(run.page.locator('body')).not.toContainText('{boyard');
      for (const button of await run.page.locator(`${GROUND} button`).all()) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      // and on to its end, with a look after the first thing that was done
      run.midway(() => sound(run.page, `${game} later, ${lang}`, GROUND));
      await play(run, false);
      await run.bout.until((frame) => frame.outcome !== null);
      await expect(run.page.locator('output')).not.toBeEmpty();
      await sound(run.page, `${game} when it is over, ${lang}`);
      await run.end();
    }
    const watched = await Run.open(browser, address, { game }, { ...STILL, bystander: true });
    // something is told; what is read out to those who listen may be empty meanwhile
    await expect(watched.page.locator(`${GROUND} :is(.line, p)`, { hasText: /\S/ }).first()).toBeVisible();
    await expect(watched.page.locator(`${GROUND} :is(button:not(:disabled), input)`)).toHaveCount(0);
    await watched.page.keyboard.press('1');
    await watched.page.keyboard.press('Space');
    await sound(watched.page, `${game} for those who look on`);
    expect(watched.bout.refusals).toEqual([]);
    await watched.end();
  });
