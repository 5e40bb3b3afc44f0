import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import type { NewTable, Replay, TableInfo, Told, TrialInfo } from '../src/wire';
import { PYTHON, SOURCES, WEB, expect, type Served } from './server';
import { Person } from './table';

const run = promisify(execFile);

/** What a trial hides, from the server's own database and the table's seed. */
export async function secretsOf(server: Served, table: string): Promise<Record<string, any>> {
  const env = { ...process.env, ...(SOURCES === null ? {} : { PYTHONPATH: SOURCES }) };
  const { stdout } = await run(PYTHON, [join(WEB, 'tests', 'hidden.py'), server.database, table], { env });
  return JSON.parse(stdout) as Record<string, any>;
}

/** A table whose first trial, of the host, is a riddle: one first roll in six leads there. */
export async function riddleTable(
  browser: Browser,
  baseURL: string,
  names: string[],
  more: Partial<NewTable> = {},
  looks: Parameters<Browser['newContext']>[0] = {},
): Promise<{ people: Person[]; table: TableInfo }> {
  const people: Person[] = [];
  for (const name of names) {
    const person = await Person.come(browser, baseURL, looks);
    await person.name(name);
    people.push(person);
  }
  const [host, ...friends] = people as [Person, ...Person[]];
  for (;;) {
    const open = friends.map(() => ({ who: 'open' }) as const);
    const options = { first: '1', ...more.options };
    const lobby = await host.table('boyard', [{ who: 'me' }, ...open], { ...more, options, start: false });
    for (const [at, friend] of friends.entries())
      await friend.send('POST', `/tables/${lobby.id}/join`, { invite: lobby.seats[at + 1]?.invite });
    const table = await host.send<TableInfo>('POST', `/tables/${lobby.id}/start`, {});
    const answer = await host.context.request.get(`/api/tables/${table.id}/replay?seat=0&start=0&count=100`);
    const replay = (await answer.json()) as Replay;
    const view = replay.steps.at(-1)?.view as { trial: string; whose: number };
    if (view.trial !== 'riddle' || view.whose !== 0) continue;
    for (const person of people) await person.page.goto(`/table/${table.id}`);
    return { people, table };
  }
}

/**
 * A board of one's own where whatever is rolled first leads to a square of that kind, and, if `twice`, from the Door, which
 * comes after these, whatever is rolled next.
 */
export function boardOf(kind: string, { twice = false, sea = 6 } = {}): string {
  const rest = ['riddle', 'concentration', 'strength', 'duel', 'prison', 'passe_partout'].filter((one) => one !== kind);
  const six = Array<string>(6).fill(kind);
  const squares = [...six, 'door', ...(twice ? six : []), ...rest];
  return ['place,square', ...squares.map((one) => `fort,${one}`), ...Array<string>(sea).fill('sea,water')].join('\n');
}

/** A trial of that kind against a bot, begun by keys. */
export async function beginTrial(person: Person, kind: string): Promise<void> {
  const { page } = person;
  const options = { first: '1', board: boardOf(kind) };
  const table = await person.table('boyard', [{ who: 'me' }, { who: 'bot', bot: 'easy' }], { options });
  await page.goto(`/table/${table.id}`);
  const begin = stage(page).locator('.ready .big');
  const asked = page.locator('.bar button.move[aria-disabled="false"]');
  await begin.or(asked).first().waitFor();
  if (!(await begin.isVisible())) await asked.first().click();
  await begin.focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-stage="on"] :is(.ground, .typed)').waitFor();
}

/** The stage, where trials are held. */
export function stage(page: Page) {
  return page.locator('[data-stage]');
}

/** What is on the screen of a game around one table. */
export type Scene = 'over' | 'clues' | 'die' | 'spoken' | 'ready' | 'grip' | 'card' | 'ask' | 'nothing';

export function scene(page: Page): Promise<Scene> {
  return page.evaluate(() => {
    const there = (what: string) => document.querySelector(what) !== null;
    // the result is shown, or a key that came late has closed it again
    if (there('dialog[open] .won') || there('.bar a[href$="/replay"]')) return 'over';
    if (there('[data-stage] .clues.sheet')) return 'clues';
    // one that has been rolled is read for a moment, and touched no more
    if (there('[data-stage] .cube text')) return 'die';
    if (there('[data-stage] .spoken')) return 'spoken';
    if (there('[data-stage] .ready')) return 'ready';
    if (there('[data-stage] .grip')) return 'grip';
    if (there('[data-stage] .verdict')) return 'card';
    if (there('.bar button.move[aria-disabled="false"]')) return 'ask';
    return 'nothing';
  });
}

/** What people around one table touch next; `passed`: how they do in a trial. */
function touched(what: Scene, passed: boolean): string | null {
  switch (what) {
    case 'clues':
      return '[data-stage] .clues .primary';
    case 'die':
      return '[data-stage] .cube';
    case 'ready':
      return '[data-stage] .ready .big';
    case 'grip':
      return '[data-stage] .grip .primary';
    case 'card':
      return `[data-stage] .verdict .button >> nth=${passed ? 0 : 1}`;
    case 'ask':
      return '.bar button.move[aria-disabled="false"] >> nth=0';
    default:
      return null;
  }
}

/**
 * A line that brings the first verdict of a game, and the rest only once that was looked at: the clock of trials can be quick,
 * and yet nothing is missed. The page is loaded anew with it.
 */
export async function firstVerdictStays(page: Page): Promise<() => void> {
  let looked = false;
  const lines: (() => void)[] = [];
  await page.routeWebSocket(/\/socket/, (here) => {
    const server = here.connectToServer();
    const later: (string | Buffer)[] = [];
    let held = false;
    server.onMessage((message) => {
      if (held) return void later.push(message);
      here.send(message);
      if (looked) return;
      const told = JSON.parse(String(message)) as Told;
      const trial = told.t === 'update' || told.t === 'trial' ? told.trial : null;
      held = trial?.mode === 'table' && (trial.shown as { phase: string }).phase !== 'on';
    });
    lines.push(() => {
      held = false;
      for (const message of later.splice(0)) here.send(message);
    });
  });
  await page.reload();
  return () => {
    looked = true;
    for (const go of lines.splice(0)) go();
  };
}

/** A line that brings nothing more once it has brought what is waited for: that stays, however long it is looked at. */
export async function lineUntil(page: Page, so: (trial: TrialInfo) => boolean): Promise<void> {
  await page.routeWebSocket(/\/socket/, (here) => {
    let held = false;
    const server = here.connectToServer();
    server.onMessage((message) => {
      if (held) return;
      here.send(message);
      const told = JSON.parse(String(message)) as Told;
      held = (told.t === 'update' || told.t === 'trial') && told.trial !== null && so(told.trial);
    });
  });
  await page.reload();
}

/** Play until the result is shown, each time by what `act` does with the thing that is touched next. */
export async function aroundTheTable(
  page: Page,
  act: (selector: string, what: Scene) => Promise<void>,
  seen: (what: Scene) => Promise<void> = () => Promise.resolve(),
): Promise<Scene[]> {
  const scenes: Scene[] = [];
  let judged = 0;
  let quiet = Date.now();
  for (;;) {
    const what = await scene(page);
    if (what !== 'nothing' && !scenes.includes(what)) {
      scenes.push(what);
      await seen(what);
    }
    if (what === 'over') return scenes;
    // two of three pass
    const wanted = touched(what, judged % 3 !== 2);
    if (wanted === null) {
      expect(Date.now() - quiet, 'nothing to touch for half a minute').toBeLessThan(30_000);
      await page.waitForTimeout(30);
      continue;
    }
    quiet = Date.now();
    if (what === 'card') judged += 1;
    await act(wanted, what);
  }
}
