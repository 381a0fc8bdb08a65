import { defineConfig } from '@playwright/test';
import { findBrowser } from './src/browser.ts';

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  globalSetup: './src/global-setup.ts',
  projects: [
    { name: 'regular', testIgnore: '**/long/**' },
    { name: 'long', testMatch: '**/long/**/*.spec.ts' },
  ],
  fullyParallel: true,
  // The API, the database and as many browsers run at the same time.
  workers: 2,
  // A flaky test must be fixed, not retried.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: findBrowser() },
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
  },
});
