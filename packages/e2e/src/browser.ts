import { ensureProgram, findProgram, isExecutable } from '@campus-commons/test-kit/debian';
import { chromium } from '@playwright/test';

/** Chromium without windows: the same engine, but a new browser context costs far less processor time. */
const HEADLESS = { names: ['chromium-headless-shell'], package: 'chromium-headless-shell' };
const BROWSER = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  package: 'chromium',
};
/** Path of Chrome on macOS, where it is not on PATH. */
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The browser for the tests: the system's, preferably without windows, else the one that Playwright downloaded;
 * undefined when there is none.
 */
export function findBrowser(): string | undefined {
  return (
    findProgram(HEADLESS) ??
    findProgram(BROWSER) ??
    [MAC_CHROME, chromium.executablePath()].find(isExecutable)
  );
}

/**
 * The browser with everything that the one without windows leaves out, such as notifications. Root on Debian installs it.
 * @throws Error if there is none
 */
export function ensureWholeBrowser(): string {
  const found = isExecutable(MAC_CHROME) ? MAC_CHROME : ensureProgram(BROWSER);
  if (found) return found;
  throw new Error('This test needs Chromium or Chrome itself (Debian, Ubuntu: apt-get install chromium).');
}

/**
 * Finds a browser. Root on Debian installs one when there is none.
 * @throws Error that says how to install one.
 */
export function ensureBrowser(): string {
  const found = findBrowser() ?? ensureProgram(BROWSER);
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one (Debian, Ubuntu: apt-get install chromium), ' +
      'or run "npx playwright install chromium".',
  );
}
