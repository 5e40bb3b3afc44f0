import { Run } from './minigames/bout';
import { ENDS, HANDS, SHOWING } from './minigames/hands';
import { expect, test } from './minigames/pages';

/** Those where every moment counts, on a slow clock: a machine that tests share is slower than a hand. */
const MEASURED = ['bell', 'gauge', 'drum', 'rope', 'lanterns'];

function paceOf(game: string): number {
  // the hand is to close within a fifth of a swing
  if (game === 'grip') return 0.25;
  return MEASURED.includes(game) ? 0.6 : SHOWING.includes(game) ? 3 : 1;
}

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } as const;
const STILL = { reducedMotion: 'reduce' } as const;
const NIGHT = { colorScheme: 'dark' } as const;

/** By keyboard in English by day, by touch in French by night; each with and without motion and more time. */
const WAYS = [
  { by: 'keyboard', well: true, factor: 2, looks: { ...STILL } },
  { by: 'keyboard', well: false, factor: 1, looks: {} },
  { by: 'touch', well: true, factor: 1, looks: { ...PHONE, ...NIGHT, lang: 'fr' } },
  { by: 'touch', well: false, factor: 2, looks: { ...PHONE, ...NIGHT, ...STILL, lang: 'fr' } },
] as const;

/** In the long run each game goes all four ways; else one by keys and one by touch, one passed and one failed. */
const waysOf = (number: number) =>
  process.env['FORTS_LONG'] === '1' ? WAYS : WAYS.filter((_, way) => way === number % 2 || way === 3 - (number % 2));

for (const [number, [game, play]] of Object.entries(HANDS).entries())
  for (const { by, well, factor, looks } of waysOf(number))
    test(`${game} is ${well ? 'passed' : 'failed'} by ${by}`, async ({ browser, address }) => {
      const run = await Run.open(browser, address, { game, factor, pace: paceOf(game) }, looks);
      try {
        await play(run, well);
        const { outcome } = await run.bout.until((frame) => frame.outcome !== null);
        expect(outcome).toBe((ENDS[game] ?? ['won', 'lost'])[well ? 0 : 1]);
        expect(run.bout.refusals).toEqual([]);
      } finally {
        await run.end();
      }
    });

test('a key that is held rings the bell once', async ({ browser, address }) => {
  const run = await Run.open(browser, address, { game: 'bell', factor: 3 }, STILL);
  for (let again = 0; again < 5; again += 1) await run.page.keyboard.down('Space');
  await run.page.keyboard.up('Space');
  await run.page.keyboard.press('Enter');
  await run.bout.until((frame) => frame.shown['0'].rung > 0);
  await expect(run.page.locator('.count')).toHaveText(/^2 /);
  expect(run.bout.latest?.shown['0'].rung).toBe(2);
  await run.end();
});

test('nothing stands too wide for a phone', async ({ browser, address }) => {
  for (const game of Object.keys(HANDS)) {
    const run = await Run.open(browser, address, { game }, { viewport: { width: 320, height: 640 } });
    const wide = await run.page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, game).toBeLessThanOrEqual(320);
    await run.end();
  }
});

test('the key is seen under the card that is lifted', async ({ browser, address }) => {
  for (const width of [360, 1400]) {
    const run = await Run.open(
      browser,
      address,
      { game: 'shells', pace: 0.1 },
      { ...STILL, viewport: { width, height: 800 } },
    );
    await run.page.locator('.card.lifted').waitFor();
    const hidden = await run.page.locator('.under.seen svg').evaluate((key) => {
      const { left, top, width, height } = key.getBoundingClientRect();
      // from corner to corner, a little way in
      return [0.1, 0.3, 0.5, 0.7, 0.9].filter(
        (part) => !key.contains(document.elementFromPoint(left + part * width, top + part * height)),
      );
    });
    expect.soft(hidden, String(width)).toEqual([]);
    await run.end();
  }
});

test('a bot answers by itself, and the move comes back', async ({ browser, address }) => {
  const run = await Run.open(browser, address, { game: 'sticks', bots: { '1': 99 } }, STILL);
  await run.page.keyboard.press('2');
  await run.bout.until((frame) => frame.shown['0'].sticks === 18 && frame.shown['0'].turn === 1);
  await expect(run.page.locator('.line')).toContainText('18 sticks');
  await expect(run.page.locator('.takes [aria-disabled=true]')).toHaveCount(3);
  // not our move: nothing is sent
  await run.page.keyboard.press('1');
  await run.bout.until((frame) => frame.shown['0'].turn === 0);
  await expect(run.page.locator('.takes [aria-disabled=false]')).toHaveCount(3);
  expect(run.bout.refusals).toEqual([]);
  await run.end();
});

test('keys typed into a field elsewhere are no moves', async ({ browser, address }) => {
  const run = await Run.open(browser, address, { game: 'sticks' }, STILL);
  await run.page.evaluate(() => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
  });
  await run.page.keyboard.press('3');
  await expect(run.page.locator('body > input')).toHaveValue('3');
  expect(run.bout.latest?.shown['0'].sticks).toBe(20);
  await run.end();
});

test('a rival who presses first does not set back one’s own time', async ({ browser, address }) => {
  const run = await Run.open(browser, address, { game: 'reflex', pace: 0.5 }, STILL);
  await run.page.locator('.lantern.lit').waitFor({ timeout: 40_000 });
  await run.at((await run.now()) + 0.3);
  run.bout.do(1, { round: 0, after: 250 });
  await run.bout.until((frame) => frame.shown['0'].pressed.includes(1));
  await run.page.keyboard.press('Space');
  const { shown } = await run.bout.until((frame) => frame.shown['0'].round === 1);
  expect(shown['0'].times[0]).toBeGreaterThanOrEqual(250);
  await run.end();
});
