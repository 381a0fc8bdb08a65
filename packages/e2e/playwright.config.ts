import { defineConfig } from '@playwright/test';
import { findBrowser } from './src/browser.ts';

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  globalSetup: './src/global-setup.ts',
  fullyParallel: true,
  // Beside them run the API, the database and as many browsers.
  workers: 2,
  // A test that passes only when repeated has found something.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: 'together', testIgnore: '**/alone/**' },
    // What closes the service to everybody runs when nobody else is there, one file after the other.
    { name: 'alone', testMatch: '**/alone/**/*.spec.ts', dependencies: ['together'], workers: 1 },
  ],
  reporter: 'list',
  use: {
    launchOptions: { executablePath: findBrowser() },
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
  },
});
