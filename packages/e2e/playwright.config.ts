import { defineConfig } from '@playwright/test';
import { findBrowser } from './src/browser.ts';

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  globalSetup: './src/test-stack.ts',
  projects: [
    { name: 'regular', testIgnore: '**/long/**' },
    { name: 'long', testMatch: '**/long/**/*.spec.ts' },
  ],
  fullyParallel: true,
  // The API, the database and as many browsers run at the same time.
  workers: 2,
  // A flaky test must be fixed, not retried.
  retries: 0,
  // Long enough for a slow machine: on a quarter of two busy cores an upload took more than 20 s, and a test more than two minutes.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: findBrowser() },
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
  },
});
