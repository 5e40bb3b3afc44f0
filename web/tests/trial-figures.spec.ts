import type { Page } from '@playwright/test';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { boardOf, riddleTable, stage } from './boyard';
import { expect, testAt, WEB } from './server';
import { Person } from './table';

/** As slow as for people: what moves and what is shown is what they see. */
const test = testAt(1);

const ASSETS = join(process.env['FORTS_CLIENT'] ?? join(WEB, 'dist'), 'assets');

/** The files that one needs before it runs, itself and its style among them. */
function needed(script: string, found = new Set<string>()): Set<string> {
  if (found.has(script)) return found;
  found.add(script);
  const style = `${script.replace(/-.{8}\.js$/, '')}-`;
  for (const file of readdirSync(ASSETS)) if (file.startsWith(style) && file.endsWith('.css')) found.add(file);
  for (const [, file] of readFileSync(join(ASSETS, script), 'utf8').matchAll(
    /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g,
  ))
    needed(file!, found);
  return found;
}

test('each trial is loaded when it is needed, in less than 15 kB', async ({ browser, baseURL }) => {
  // a table with its stage open has loaded all that trials share
  const { people } = await riddleTable(browser, baseURL, ['Ada', 'Bo'], { options: { riddle_seconds: 0 } });
  const [ada] = people as [Person];
  await stage(ada.page).locator('.ready .big').waitFor();
  const loaded = new Set(
    await ada.page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.slice(name.lastIndexOf('/') + 1)),
    ),
  );
  const trials = readdirSync(join(WEB, 'src', 'games', 'boyard', 'trials')).filter((file) => file.endsWith('.svelte'));
  expect(trials.length).toBe(25);
  for (const trial of trials.map((file) => file.replace('.svelte', ''))) {
    const scripts = readdirSync(ASSETS).filter((file) => new RegExp(`^${trial}-.{8}\\.js$`).test(file));
    expect(scripts.length, `${trial} is a chunk of its own`).toBeGreaterThan(0);
    // of two parts of one name both are counted
    const files = [...new Set(scripts.flatMap((script) => [...needed(script)]))].filter((file) => !loaded.has(file));
    const bytes = files.reduce((sum, file) => sum + statSync(join(ASSETS, `${file}.br`)).size, 0);
    expect.soft(bytes, `${trial}: ${files.join()}`).toBeLessThan(15_000);
    if (trial !== 'Riddle') expect.soft(loaded, `${trial} is not loaded before its time`).not.toContain(scripts[0]);
  }
  for (const person of people) await person.leave();
});

interface Seen {
  seen: { shifts: string[]; shifted: number; times: number[]; puzzle: string };
}

/** Measures each try from the hand to the picture, and everything that moves from its place without a hand. */
async function watch(person: Person): Promise<void> {
  await person.context.addInitScript(() => {
    const seen: Seen['seen'] = { shifts: [], shifted: 0, times: [], puzzle: '' };
    Object.assign(globalThis, { seen });
    const sent = new Map<string, number>();
    const { send } = WebSocket.prototype;
    const heard = new WeakSet<WebSocket>();
    WebSocket.prototype.send = function (what) {
      if (!heard.has(this)) {
        heard.add(this);
        this.addEventListener('message', ({ data }: MessageEvent<string>) => {
          const told = JSON.parse(data) as { done?: string; trial?: { shown: { puzzle: string } } | null };
          seen.puzzle = told.trial?.shown.puzzle ?? seen.puzzle;
          const start = sent.get(told.done ?? '');
          if (start === undefined) return;
          // the page has heard of it too: what it draws is on the screen with the next frame
          requestAnimationFrame(() => requestAnimationFrame(() => seen.times.push(performance.now() - start)));
        });
      }
      const asked = JSON.parse(String(what)) as { t: string; id: string };
      if (asked.t === 'try') sent.set(asked.id, performance.now());
      send.call(this, what);
    };
    interface Shift {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null }[];
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput || document.querySelector('.stage .card') === null) continue;
        seen.shifted += entry.value;
        const moved = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '').join(' | ');
        seen.shifts.push(`${seen.puzzle} ${entry.value.toFixed(4)} ${moved}`);
      }
    }).observe({ type: 'layout-shift', buffered: false });
  });
}

const figures = (page: Page) => page.evaluate(() => (globalThis as unknown as Seen).seen);

/** Keys that do something in a duel, whichever it is. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'r', 's', 'Enter', 'ArrowRight'];

test('a try is drawn within 100 ms, and nothing shifts in a trial', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL, {}, { speed: 1, coach: false });
  await watch(ada);
  const { page } = ada;
  const times: number[] = [];
  const met = new Set<string>();
  for (const kind of ['duel', 'concentration', 'duel', 'strength']) {
    const options = { first: '1', board: boardOf(kind) };
    const table = await ada.table('boyard', [{ who: 'me' }, { who: 'bot', bot: 'easy' }], { options });
    await page.goto(`/table/${table.id}`);
    const begin = stage(page).locator('.ready .big');
    const asked = page.locator('.bar button.move[aria-disabled="false"]');
    await begin.or(asked).first().waitFor();
    if (!(await begin.isVisible())) await asked.first().click();
    await begin.focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-stage="on"] :is(.ground, .typed)').waitFor();
    met.add((await figures(page)).puzzle);
    // for a while, and then hands off: what comes by itself must not move anything either
    for (const end = Date.now() + 8000; Date.now() < end && (await page.locator('[data-stage="on"]').isVisible());) {
      for (const key of kind === 'duel' ? KEYS : []) await page.keyboard.press(key);
      await page.waitForTimeout(1200);
    }
    const seen = await figures(page);
    times.push(...seen.times);
    expect.soft(seen.shifted, seen.shifts.join('\n')).toBeLessThan(0.005);
  }
  expect(met.size).toBeGreaterThan(1);
  const sorted = times.sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Infinity;
  test.info().annotations.push({ type: 'ms', description: `median ${median.toFixed(0)} of ${sorted.length}` });
  expect(sorted.length).toBeGreaterThan(4);
  expect(median).toBeLessThan(100);
  await ada.leave();
});
