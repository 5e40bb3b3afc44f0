import { foreign } from './foreign';
import { GENERATED, minigameTest as test } from './generated';
import { Run } from './minigames/bout';
import { HANDS, SHOWING } from './minigames/hands';
import { expect } from './minigames/pages';

/** So fast that a glass is soon empty, and slow enough to be looked at. */
const PACE = 12;

test('every word of every mini-game comes from the Fluent files', async ({ browser, address }) => {
  const look = async (game: string, bystander: boolean) => {
    // a rival goes on by itself; whoever is tested does nothing but look
    const asked = { game, pace: PACE, bots: { '1': 60 } };
    const run = await Run.open(browser, address, asked, { lang: GENERATED, reducedMotion: 'reduce', bystander });
    // its name is the heading of the test's own page
    const names = [game, 'Ada', 'Basile', 'won', 'lost', 'no winner', 'grab'];
    expect.soft(await foreign(run.page, names), `${game} as it begins`).toEqual([]);
    if (SHOWING.includes(game)) {
      const before = JSON.stringify(run.shown);
      await run.bout.until((frame) => frame.outcome !== null || JSON.stringify(frame.shown['0']) !== before);
      await run.bout.drawn;
      expect.soft(await foreign(run.page, names), `${game} later`).toEqual([]);
    }
    await run.bout.until((frame) => frame.outcome !== null);
    await expect(run.page.locator('output')).not.toBeEmpty();
    expect.soft(await foreign(run.page, names), `${game} when it is over`).toEqual([]);
    await run.end();
  };
  const games = Object.keys(HANDS);
  // some at a time: each waits for its clock more than for the machine
  for (let at = 0; at < games.length; at += 4)
    await Promise.all(games.slice(at, at + 4).map((game, next) => look(game, (at + next) % 3 === 2)));
});
