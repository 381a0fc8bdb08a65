import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Where Chrome is on a Mac, which puts no programs on PATH. */
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser to test with: the system's, else the one that Playwright has downloaded; undefined when there is none. */
export function findBrowser(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...onPath, MAC_CHROME, chromium.executablePath()].find(isExecutable);
}

/**
 * Finds a browser, and where there is none installs Debian's as root.
 * @throws Error that says how to get one.
 */
export function ensureBrowser(): string {
  const found = findBrowser() ?? installFromDebian();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one (Debian, Ubuntu: apt-get install chromium), ' +
      'or run "npx playwright install chromium".',
  );
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No Chromium or Chrome here: installing chromium from the packages of this system …');
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    const { status } = spawnSync('apt-get', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) return undefined;
  }
  return findBrowser();
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
