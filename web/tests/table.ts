import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { NewSeat, NewTable, TableInfo } from '../src/protocol';
import { expect } from './server';

/** Settings for a test: nothing moves, nobody explains. */
export const STILL = { speed: 0, coach: false };

/** Somebody with a browser of his own. Errors in his pages are collected. */
export class Person {
  readonly errors: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (line) => {
      // a refusal by the server is shown to the reader, and noted by the browser too
      if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) this.errors.push(line.text());
    });
  }

  static async come(
    browser: Browser,
    baseURL: string,
    options: Parameters<Browser['newContext']>[0] = {},
    settings: object = STILL,
  ): Promise<Person> {
    const context = await browser.newContext({ baseURL, viewport: { width: 1400, height: 900 }, ...options });
    await context.addInitScript((kept) => {
      if (localStorage.getItem('forts-settings') === null) localStorage.setItem('forts-settings', kept);
    }, JSON.stringify(settings));
    const page = await context.newPage();
    const person = new Person(context, page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return person;
  }

  /** Set up a table without the page for it. */
  async table(game: string, seats: NewSeat[], more: Partial<NewTable> = {}): Promise<TableInfo> {
    const origin = new URL(this.page.url()).origin;
    const answer = await this.context.request.post('/api/tables', {
      headers: { Origin: origin },
      data: { game, seats, start: true, ...more, terms: { pace: 0, ...more.terms } },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()) as TableInfo;
  }

  async name(name: string): Promise<void> {
    const origin = new URL(this.page.url()).origin;
    const answer = await this.context.request.patch('/api/me', { headers: { Origin: origin }, data: { name } });
    expect(answer.status(), await answer.text()).toBe(200);
  }

  async leave(): Promise<void> {
    expect(this.errors).toEqual([]);
    await this.context.close();
  }
}

/** Answer every question through the question bar, by chance that is the same each time, until the result is shown. */
export async function playOut(page: Page, seed: number, most = Infinity): Promise<void> {
  await page.evaluate(
    async ([seed, most]) => {
      let state = seed;
      const random = (below: number) => {
        state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
        return (state >> 8) % below;
      };
      let idle = performance.now();
      for (let played = 0; played < most;) {
        if (document.querySelector('dialog[open] .won') !== null) return;
        const moves = document.querySelectorAll<HTMLButtonElement>('.bar button.move:not([aria-disabled="true"])');
        if (moves.length > 0) {
          moves[random(moves.length)]?.click();
          played += 1;
          idle = performance.now();
        } else document.querySelector<HTMLButtonElement>('.curtain button')?.click();
        if (performance.now() - idle > 30_000) throw new Error('nobody has been asked for half a minute');
        await new Promise((later) => setTimeout(later, 4));
      }
    },
    [seed, most] as const,
  );
}
