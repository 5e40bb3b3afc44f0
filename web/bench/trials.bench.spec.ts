import type { BrowserContext } from '@playwright/test';
import { beginTrial } from '../tests/boyard';
import { expect, testAt } from '../tests/server';
import { Person } from '../tests/table';

/** As slow as for people. */
const test = testAt(1);

/** So many tries are timed. */
const TRIES = 20;
/** Keys that do something in a duel, whichever it is. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'r', 's', 'Enter', 'ArrowRight'];

/** Time each try from the hand to the picture. */
async function timeTries(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const tries: number[] = [];
    Object.assign(globalThis, { tries });
    const sent = new Map<string, number>();
    const heard = new WeakSet<WebSocket>();
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (what) {
      if (!heard.has(this)) {
        heard.add(this);
        this.addEventListener('message', ({ data }: MessageEvent<string>) => {
          const start = sent.get((JSON.parse(data) as { done?: string }).done ?? '');
          if (start === undefined) return;
          // the page has heard of it too: what it draws is on the screen with the next frame
          requestAnimationFrame(() => requestAnimationFrame(() => tries.push(performance.now() - start)));
        });
      }
      const asked = JSON.parse(String(what)) as { t: string; id: string };
      if (asked.t === 'try') sent.set(asked.id, performance.now());
      send.call(this, what);
    };
  });
}

test('a try is drawn within 100 ms (median)', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL, {}, { speed: 1, coach: false });
  const { page } = ada;
  await timeTries(ada.context);
  const times: number[] = [];
  for (let duel = 0; times.length < TRIES && duel < 10; duel += 1) {
    await beginTrial(ada, 'duel');
    for (const end = Date.now() + 8000; Date.now() < end && (await page.locator('[data-stage="on"]').isVisible());) {
      for (const key of KEYS) await page.keyboard.press(key);
      await page.waitForTimeout(1200);
    }
    times.push(...(await page.evaluate(() => (globalThis as unknown as { tries: number[] }).tries)));
  }
  const median = times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Infinity;
  const description = `median ${median.toFixed(0)} ms of ${times.length} tries`;
  test.info().annotations.push({ type: 'try', description });
  console.log(`  ${test.info().title}: ${description}`);
  expect(times.length).toBeGreaterThanOrEqual(TRIES);
  expect(median).toBeLessThanOrEqual(100);
  await ada.leave();
});
