import { chromium, expect, test, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STILL } from './table';

/** What a device is like, and what its owner has set; nothing, if he is new. */
type Like = BrowserContextOptions & { settings?: object | null };

/** A browser with a profile of its own, which can be closed and started again. */
export class Device {
  private constructor(
    private readonly folder: string,
    private readonly more: Like,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async start(more: Like = {}, folder = mkdtempSync(join(tmpdir(), 'forts-device-'))): Promise<Device> {
    const { settings = STILL, ...screen } = more;
    const { launchOptions } = test.info().project.use;
    const context = await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      viewport: { width: 1400, height: 900 },
      locale: 'en-GB',
      serviceWorkers: 'allow',
      acceptDownloads: true,
      ...screen,
    });
    await context.addInitScript(
      (kept) => {
        if (kept !== '') localStorage.setItem('forts-settings', kept);
        // nobody wants to wait for a glass in a test
        Object.assign(globalThis, { fortsTrialSpeed: 100 });
      },
      settings === null ? '' : JSON.stringify(settings),
    );
    return new Device(folder, more, context, context.pages()[0] ?? (await context.newPage()));
  }

  /** Close it, as one closes a browser, and start it anew. */
  async again(): Promise<Device> {
    await this.context.close();
    return Device.start(this.more, this.folder);
  }

  async end(): Promise<void> {
    await this.context.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Open the site, until its tables are there. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('button', { name: /^(Play now|Jouer)$/ }).first()).toBeVisible();
  await expect(page.locator('.device')).toHaveCount(0, { timeout: 60_000 });
}

/** All that has to be there without a line is there. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while ((await caches.keys()).filter((name) => /^forts-(shell|local)-/.test(name)).length < 2)
      await new Promise((later) => setTimeout(later, 50));
  });
}
