import { ensureInstalled, repository } from '@campus-commons/local/repository.mjs';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Lighthouse has packages and a lockfile of its own: a browser driver, telemetry and error tracking come with it. */
const FOLDER = path.join(repository, 'packages/e2e/lighthouse');
/** A report with its screenshots takes a megabyte or two. */
const MOST_OUTPUT = 64 * 2 ** 20;

/** What we read of Lighthouse's report; scores are 0 to 1, or null where an audit does not apply. */
export interface LighthouseReport {
  finalDisplayedUrl: string;
  categories: Partial<Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
  audits: Partial<Record<string, { title: string; score: number | null; displayValue?: string }>>;
}

/** Installs Lighthouse on first use, from the lockfile in its folder. */
export function ensureLighthouse(): Promise<void> {
  return ensureInstalled(FOLDER);
}

/**
 * Lets Lighthouse load a page in a browser that runs already, with its defaults: a mid-range phone on a slow network.
 * @param port where that browser can be debugged
 * @param keepStorage false: the page is loaded as on a first visit
 * @throws Error when the page could not be loaded
 */
export async function runLighthouse(
  address: string,
  port: number,
  keepStorage: boolean,
): Promise<LighthouseReport> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.join(FOLDER, 'node_modules/lighthouse/cli/index.js'),
      address,
      `--port=${port}`,
      `--disable-storage-reset=${keepStorage}`,
      '--output=json',
      '--quiet',
      // Unless it is told, it asks on the terminal whether it may send errors to its makers.
      '--no-enable-error-reporting',
    ],
    { maxBuffer: MOST_OUTPUT },
  );
  return JSON.parse(stdout) as LighthouseReport;
}
