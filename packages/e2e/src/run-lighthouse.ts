import { ensureInstalled, repository } from '@campus-commons/local/repository.mjs';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Lighthouse has its own packages and lockfile, because it brings a browser driver, telemetry and error tracking. */
const FOLDER = path.join(repository, 'packages/e2e/lighthouse');
/** A report with its screenshots has one or two megabytes. */
const MAX_OUTPUT_BYTES = 64 * 2 ** 20;

/** The parts of Lighthouse's report that are read here; scores are 0 to 1, or null where an audit does not apply. */
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
 * Runs Lighthouse on a page in a running browser, with its defaults: a mid-range phone on a slow network.
 * @param port the browser's debugging port
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
      // Without this option it asks on the terminal whether it may send errors to its authors.
      '--no-enable-error-reporting',
    ],
    { maxBuffer: MAX_OUTPUT_BYTES },
  );
  return JSON.parse(stdout) as LighthouseReport;
}
