import type { Page } from '@playwright/test';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beginTrial, riddleTable, stage } from './boyard';
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

/** Everything that moves from its place without a hand, while a trial is on. */
async function watch(person: Person): Promise<void> {
  await person.context.addInitScript(() => {
    const seen: Seen['seen'] = { shifts: [], shifted: 0 };
    Object.assign(globalThis, { seen });
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
        seen.shifts.push(`${entry.value.toFixed(4)} ${moved}`);
      }
    }).observe({ type: 'layout-shift', buffered: false });
  });
}

interface Seen {
  seen: { shifts: string[]; shifted: number };
}

const figures = (page: Page) => page.evaluate(() => (globalThis as unknown as Seen).seen);

/** Keys that do something in a duel, whichever it is. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'r', 's', 'Enter', 'ArrowRight'];

test('nothing shifts in a trial', async ({ browser, baseURL }) => {
  const ada = await Person.ready(browser, baseURL, {}, { speed: 1, coach: false });
  await watch(ada);
  const { page } = ada;
  const met = new Set<string>();
  for (const kind of ['duel', 'concentration', 'duel', 'strength']) {
    await beginTrial(ada, kind);
    met.add(await stage(page).locator('h2').innerText());
    // for a while, and then hands off: what comes by itself must not move anything either
    for (const end = Date.now() + 4000; Date.now() < end && (await page.locator('[data-stage="on"]').isVisible());) {
      for (const key of kind === 'duel' ? KEYS : []) await page.keyboard.press(key);
      await page.waitForTimeout(1200);
    }
    const seen = await figures(page);
    expect.soft(seen.shifted, seen.shifts.join('\n')).toBeLessThan(0.005);
  }
  expect(met.size).toBeGreaterThan(1);
  await ada.leave();
});
