import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

/** What is measured runs alone, once, and is never tried again. */
export default defineConfig({
  ...tests,
  testDir: '.',
  outputDir: '../test-results/bench',
  workers: 1,
  retries: 0,
  timeout: 600_000,
});
