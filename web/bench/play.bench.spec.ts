import { GAMES, SHORT } from '../tests/games';
import { expect, test } from '../tests/server';
import { Person, playByKeys, playOut, TRIAL, untilAsked } from '../tests/table';
import { kept, p95, watch, watched } from './watching';

const EASY = { who: 'bot', bot: 'easy' } as const;
/** So many clicks are timed. */
const CLICKS = 40;
const REMATCHES = 10;

function note(type: string, description: string): void {
  test.info().annotations.push({ type, description });
  console.log(`  ${test.info().title}: ${description}`);
}

for (const game of GAMES)
  test(`${game}: click to drawn within 100 ms (p95), at a CPU four times slower`, async ({ browser, baseURL }) => {
    const ada = await Person.ready(browser, baseURL, {}, { speed: 1, coach: false });
    const { page } = ada;
    const line = await ada.context.newCDPSession(page);
    const clicks: number[] = [];
    // a short game may be over before enough was clicked
    for (let round = 0; clicks.length < CLICKS && round < 12; round += 1) {
      // bots at their swiftest: what is timed is one's own move, not the ten of theirs that would come with it
      const table = await ada.table(game, [{ who: 'me' }, EASY, EASY, EASY], { terms: { pace: 300 } });
      await page.goto(`/table/${table.id}`);
      await untilAsked(page);
      await watch(page);
      await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      for (let played = 0; clicks.length + played < CLICKS; played += 1) {
        await untilAsked(page);
        if (await page.locator('dialog[open] .won').isVisible()) break;
        // a clue that lies over the board is read first
        while (await page.locator(TRIAL).isVisible()) await page.locator(TRIAL).first().click();
        await untilAsked(page);
        // a person looks first: what the bots did meanwhile has been drawn
        await page.evaluate(async () => {
          const ends = document
            .getAnimations()
            .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
          await Promise.allSettled(ends.map((animation) => animation.finished));
        });
        const moves = page.locator('.bar button.move[aria-disabled="false"]');
        await moves.nth(played % (await moves.count())).click();
        await page.waitForFunction(
          (clicked) =>
            (globalThis as unknown as { watched: { clicks: number[] } }).watched.clicks.length > clicked ||
            document.querySelector('dialog[open] .won, .stage') !== null,
          played,
        );
      }
      clicks.push(...(await watched(page)).clicks);
      await line.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    const median = p95(
      clicks
        .slice()
        .sort((one, other) => one - other)
        .slice(0, Math.ceil(clicks.length * 0.526)),
    );
    note('click', `p95 ${p95(clicks).toFixed(0)} ms, median ${median.toFixed(0)} ms of ${clicks.length} clicks`);
    expect(p95(clicks)).toBeLessThanOrEqual(100);
    await ada.leave();
  });

for (const game of GAMES)
  test(`${game}: no task over 100 ms and no shift in a whole game of four`, async ({ browser, baseURL }) => {
    const ada = await Person.ready(browser, baseURL, {}, { speed: 1, coach: false });
    const table = await ada.table(game, [{ who: 'me' }, EASY, EASY, EASY]);
    await ada.page.goto(`/table/${table.id}`);
    await untilAsked(ada.page);
    await ada.page.evaluate(() => document.fonts.ready);
    await watch(ada.page);
    // by real keys: what a player's own move moves is no shift, what the others' moves do is
    await playByKeys(ada.page);
    const { tasks, shifted, shifts } = await watched(ada.page);
    const longest = Math.max(0, ...tasks);
    note('task', `longest ${longest.toFixed(0)} ms, ${tasks.length} over 50 ms; shifted ${shifted.toFixed(4)}`);
    expect(longest).toBeLessThanOrEqual(100);
    expect(shifted, shifts.join('\n')).toBeLessThanOrEqual(0.01);
    await ada.leave();
  });

for (const game of GAMES)
  test(`${game}: ten rematches keep no more than one`, async ({ browser, baseURL }) => {
    const ada = await Person.ready(browser, baseURL);
    const { page } = ada;
    const line = await ada.context.newCDPSession(page);
    await line.send('Performance.enable');
    const table = await ada.table(game, [{ who: 'me' }, EASY], {
      options: SHORT[game] ?? {},
    });
    await page.goto(`/table/${table.id}`);
    const found: Awaited<ReturnType<typeof kept>>[] = [];
    for (let played = 0; played <= REMATCHES; played += 1) {
      await playOut(page, 11 + played);
      const old = page.url();
      await page.getByRole('dialog').getByRole('button', { name: 'Rematch' }).click();
      await page.waitForURL((url) => url.href !== old);
      const start = page.getByRole('button', { name: 'Start', exact: true });
      await start.or(page.locator('.bar')).first().waitFor();
      if (await start.isVisible()) await start.click();
      await untilAsked(page);
      if (played === 0) continue;
      // looked at from a page that is always the same: a board has more or less on it, as the game goes
      await page.getByRole('link', { name: 'Home' }).click();
      await page.getByRole('link', { name: 'Settings' }).click();
      await page.getByRole('heading', { name: 'Your data' }).waitFor();
      await page.waitForLoadState('networkidle');
      found.push(await kept(line));
      await page.goBack();
      await page.goBack();
      await untilAsked(page);
    }
    const [first, last] = [found[0]!, found.at(-1)!];
    const told = (of: typeof first) => `${of.nodes} nodes, ${(of.heap / 1e6).toFixed(1)} MB`;
    note('kept', `${told(first)} after the first, ${told(last)} after the ${found.length}th`);
    expect(last.nodes).toBeLessThanOrEqual(first.nodes * 1.1);
    expect(last.heap).toBeLessThanOrEqual(first.heap * 1.1);
    // a page that was stopped to be looked through may have lost its line: that is no fault of its own
    await ada.context.close();
  });
