import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { NewSeat, NewTable, TableInfo, Told } from '../src/wire';
import { expect } from './server';

/** Settings for a test: nothing moves, nobody explains. */
export const STILL = { speed: 0, coach: false };

/** Somebody with a browser of his own. Errors in his pages are collected. */
export class Person {
  readonly errors: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly origin: string,
  ) {
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (line) => {
      // a refusal by the server is shown to the reader, and noted by the browser too
      if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) this.errors.push(line.text());
    });
  }

  /** Somebody who has a browser, and has not opened a page of ours yet. */
  static async ready(
    browser: Browser,
    baseURL: string,
    options: Parameters<Browser['newContext']>[0] = {},
    settings: object = STILL,
  ): Promise<Person> {
    const context = await browser.newContext({ baseURL, viewport: { width: 1400, height: 900 }, ...options });
    await context.addInitScript((kept) => {
      if (localStorage.getItem('forts-settings') === null) localStorage.setItem('forts-settings', kept);
    }, JSON.stringify(settings));
    // whoever is known already is not made anew by the page
    await context.request.get('/api/me');
    return new Person(context, await context.newPage(), new URL(baseURL).origin);
  }

  /** Somebody who has opened the first page. */
  static async come(...as: Parameters<typeof Person.ready>): Promise<Person> {
    const person = await Person.ready(...as);
    await person.page.goto('/');
    await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible();
    return person;
  }

  /** Ask the server without a page for it. */
  async send<T>(method: string, path: string, data: object, status = 200): Promise<T> {
    const headers = { Origin: this.origin };
    const answer = await this.context.request.fetch(`/api${path}`, { method, headers, data });
    expect(answer.status(), await answer.text()).toBe(status);
    return (await answer.json()) as T;
  }

  /** Set up a table. */
  table(game: string, seats: NewSeat[], more: Partial<NewTable> = {}): Promise<TableInfo> {
    const data = { game, seats, start: true, ...more, terms: { pace: 0, ...more.terms } };
    return this.send('POST', '/tables', data, 201);
  }

  async name(name: string): Promise<void> {
    await this.send('PATCH', '/me', { name });
  }

  /** Look at a table that is being played. */
  async goTo(table: TableInfo): Promise<void> {
    await this.page.goto(`/table/${table.id}`);
    await expect(this.page.locator('.bar h2')).not.toHaveText(/^$|^One moment|^Un instant/);
  }

  async leave(): Promise<void> {
    expect(this.errors).toEqual([]);
    await this.context.close();
  }
}

/** People by name at a table that has just begun, the host first, each with a browser of his own. */
export async function gather<Names extends string[]>(
  browser: Browser,
  baseURL: string,
  names: [...Names],
  game: string,
  more: Partial<NewTable> = {},
): Promise<{ people: { [At in keyof Names]: Person }; table: TableInfo }> {
  const people: Person[] = [];
  for (const name of names) {
    const person = await Person.ready(browser, baseURL);
    await person.name(name);
    people.push(person);
  }
  const [host, ...friends] = people as [Person, ...Person[]];
  const open = friends.map(() => ({ who: 'open' }) as const);
  const lobby = await host.table(game, [{ who: 'me' }, ...open], { ...more, start: false });
  for (const [at, friend] of friends.entries())
    await friend.send('POST', `/tables/${lobby.id}/join`, { invite: lobby.seats[at + 1]?.invite });
  const table = await host.send<TableInfo>('POST', `/tables/${lobby.id}/start`, {});
  await Promise.all(people.map((person) => person.goTo(table)));
  return { people: people as { [At in keyof Names]: Person }, table };
}

/** A seat at the top of a table; its name says who sits there, and whether it is to move. */
export function seat(page: Page, number: number): Locator {
  return page.getByRole('list', { name: 'Who is playing?' }).getByRole('listitem').nth(number);
}

/** The moves that can be made now; those of a move that is on its way do not count. */
export function moves(page: Page): Locator {
  return page.locator('.bar button.move[aria-disabled="false"]');
}

/** What begins a trial, or does the first thing in it; nobody has to pass it. */
export const TRIAL = '.stage button[data-first]';

/** Go through trials, passed or not, until a question is asked or the result is shown. */
export async function untilAsked(page: Page): Promise<void> {
  await page.evaluate(async (trial) => {
    for (const start = performance.now(); performance.now() - start < 60_000;) {
      if (document.querySelector('dialog[open] .won, .bar button.move:not([aria-disabled="true"])') !== null) return;
      document.querySelector<HTMLButtonElement>(trial)?.click();
      await new Promise((later) => setTimeout(later, 20));
    }
    throw new Error('nothing has been asked for a minute');
  }, TRIAL);
}

/** What runs a function in a page: Playwright, or a driver of another browser. */
export interface Evaluates {
  evaluate<A>(work: (given: A) => Promise<void>, given: A): Promise<void>;
}

/**
 * Answer every question through the question bar, by chance that is the same each time, until the result is shown. Drivers
 * pass `most` on as JSON, which knows no infinity.
 */
export async function playOut(
  page: Evaluates,
  seed: number,
  most = Number.MAX_SAFE_INTEGER,
  patience = 30_000,
): Promise<void> {
  await page.evaluate(
    async ([seed, most, patience, trial]) => {
      let state = seed;
      const random = (below: number) => {
        state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
        return (state >> 8) % below;
      };
      let idle = performance.now();
      let shown = '';
      for (let played = 0; played < most;) {
        if (document.querySelector('dialog[open] .won') !== null) return;
        const moves = document.querySelectorAll<HTMLButtonElement>('.bar button.move:not([aria-disabled="true"])');
        if (moves.length > 0) {
          moves[random(moves.length)]?.click();
          played += 1;
          idle = performance.now();
        } else document.querySelector<HTMLButtonElement>(`.curtain button, ${trial}`)?.click();
        // others' turns and trials may take longer, as long as something happens in them
        const now = [...document.querySelectorAll('.bar h2, .stage')].map((one) => one.textContent).join();
        if (now !== shown) [shown, idle] = [now, performance.now()];
        if (performance.now() - idle > patience) throw new Error(`nothing has happened for ${patience / 1000} seconds`);
        await new Promise((later) => setTimeout(later, 4));
      }
    },
    [seed, most, patience, TRIAL] as const,
  );
}

/** Answer every question by the keyboard alone until the result is shown; returns how many there were. */
export async function playByKeys(page: Page): Promise<number> {
  for (let played = 0; ; played += 1) {
    const asked = await page.waitForFunction((trial) => {
      if (document.querySelector('dialog[open] .won') !== null) return 'over';
      // the stage takes the focus, and gives it back
      if (document.activeElement?.matches(trial)) return 'trial';
      return document.querySelectorAll('.bar button.move[aria-disabled="false"]').length;
    }, TRIAL);
    const state = await asked.jsonValue();
    if (state === 'over') return played;
    if (state === 'trial') {
      await page.keyboard.press('Enter');
      continue;
    }
    // by number, and now and then by arrows from where the focus stayed
    const inBar = await page.evaluate(() => document.activeElement?.classList.contains('move') ?? false);
    if (played % 3 === 2 && inBar) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(String(((played + 1) % Math.min(state, 9)) + 1));
  }
}

/** Answer through the question bar until somebody else is to choose. */
export async function playOn(page: Page, seed: number, chooses = 'is choosing'): Promise<void> {
  const others = page.locator('.bar h2', { hasText: chooses });
  for (let played = 0; ; played += 1) {
    await moves(page).or(others).first().waitFor();
    if (await others.isVisible()) return;
    await playOut(page, seed + played, 1);
  }
}

/** Answer every question without a page to look at, where only what comes after is of interest. */
export async function playUnseen(person: Person, table: TableInfo, seed: number): Promise<void> {
  await person.page.evaluate(
    ([id, seed]) =>
      new Promise<void>((over, failed) => {
        let state = seed;
        let sent = 0;
        // a trial that went on meanwhile takes no more of these
        const tried = new Set<string>();
        const visit = Math.floor(performance.now()).toString(36);
        const line = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket?seat=0&since=0`);
        line.onclose = ({ code }) => failed(new Error(`the line was closed: ${code}`));
        line.onmessage = ({ data }: MessageEvent<string>) => {
          const told = JSON.parse(data) as Told;
          if (told.t === 'refused' && !tried.has(told.id)) failed(new Error(told.text));
          if (told.t !== 'update' && told.t !== 'trial') return;
          const { trial } = told;
          if (trial?.phase === 'ready' && trial.waiting.includes(0)) {
            const id = `${visit}-${(sent += 1)}`;
            tried.add(id);
            line.send(JSON.stringify({ t: 'try', id, trial: trial.number, step: trial.step, what: { do: 'ready' } }));
          }
          if (told.t !== 'update') return;
          const moves = told.ask?.moves ?? [];
          state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
          const move = moves[(state >> 8) % moves.length];
          if (move !== undefined)
            line.send(JSON.stringify({ t: 'play', id: `${visit}-${(sent += 1)}`, ply: told.ply, action: move.action }));
          if (told.scores.length > 0) {
            line.onclose = null;
            line.close();
            over();
          }
        };
      }),
    [table.id, seed] as const,
  );
}
