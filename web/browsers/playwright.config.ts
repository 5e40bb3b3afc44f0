import { defineConfig } from '@playwright/test';

/** Browsers that Playwright does not drive: one at a time, by drivers of their own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browsers',
  workers: 1,
  retries: 0,
  timeout: 1_800_000,
  reporter: 'list',
});
