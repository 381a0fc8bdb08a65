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
