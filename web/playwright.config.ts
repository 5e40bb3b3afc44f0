import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';

const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  workers: Number(process.env['WORKERS'] ?? 2),
  timeout: 180_000,
  // a machine that tests share is slow now and then; what needed a second try is listed as flaky
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1400, height: 900 },
    locale: 'en-GB',
    actionTimeout: 20_000,
    launchOptions: {
      // the machine's own browser where there is one; nothing is downloaded
      ...(existsSync(chromium) ? { executablePath: chromium } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    },
  },
});
