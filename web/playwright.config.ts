import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';

const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

const launchOptions = {
  // the machine's own browser where there is one; nothing is downloaded
  ...(existsSync(chromium) ? { executablePath: chromium } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
};
/** Where boards are laid out and played, classic scrollbars are shown; elsewhere the browser hides them. */
const WITH_SCROLLBARS = ['boards.spec.ts', 'fort.spec.ts', 'forfort.spec.ts'];

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // tests of one file share nothing but their server, of which each worker has one: a long file does not wait for one worker
  fullyParallel: true,
  workers: Number(process.env['WORKERS'] ?? 2),
  timeout: 180_000,
  // a machine that tests share is slow now and then; what needed another try is listed as flaky
  retries: 2,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1400, height: 900 },
    locale: 'en-GB',
    // what a page asks for is looked at and held up by tests; those of the worker let it in
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    launchOptions,
  },
  projects: [
    { name: 'everywhere', testIgnore: WITH_SCROLLBARS },
    {
      // as a mouse has them: they take room
      name: 'scrollbars',
      testMatch: WITH_SCROLLBARS,
      use: { launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } },
    },
  ],
});
