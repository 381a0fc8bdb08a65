import { ensureProgram, findProgram, isExecutable } from '@campus-commons/debian';
import { chromium } from '@playwright/test';

const BROWSER = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  package: 'chromium',
};
/** Where Chrome is on a Mac, which puts no programs on PATH. */
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser to test with: the system's, else the one that Playwright has downloaded; undefined when there is none. */
export function findBrowser(): string | undefined {
  return findProgram(BROWSER) ?? [MAC_CHROME, chromium.executablePath()].find(isExecutable);
}

/**
 * Finds a browser, and where there is none installs Debian's as root.
 * @throws Error that says how to get one.
 */
export function ensureBrowser(): string {
  const found = findBrowser() ?? ensureProgram(BROWSER);
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one (Debian, Ubuntu: apt-get install chromium), ' +
      'or run "npx playwright install chromium".',
  );
}
