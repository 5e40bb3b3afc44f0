import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';

const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Each window loads two pages for what its address bar proposes: a second of a core for each browser of a test. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** What Playwright switches off, as far as it matters to pages: of two such lists the last one counts. */
const PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const launchOptions = {
  // the machine's own browser where there is one; nothing is downloaded
  ...(existsSync(chromium) ? { executablePath: chromium } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    `--disable-features=${[...ADDRESS_BAR, ...PLAYWRIGHT].join(',')}`,
  ],
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
