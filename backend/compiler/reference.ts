import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jobsPage } from './reference/jobs.ts';
import { limitsPage } from './reference/limits.ts';
import { metricsPage } from './reference/metrics.ts';
import { proofPage } from './reference/proof.ts';
import { settingsPage } from './reference/settings.ts';

/**
 * Compares the pages of docs/reference with the code and the results they describe; with `write`, writes them instead. Exits with 1 when
 * one is out of date.
 */
const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const FORMATTER = path.join(REPOSITORY, 'node_modules/oxfmt/bin/oxfmt');
const PAGES = {
  settings: settingsPage,
  limits: limitsPage,
  metrics: metricsPage,
  jobs: jobsPage,
  proof: proofPage,
};

/** As `npm run format` would leave the page. */
function formatted(page: string, text: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [FORMATTER, `--stdin-filepath=${page}`], {
    cwd: REPOSITORY,
    input: text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${page} cannot be formatted: ${stderr}`);
  return stdout;
}

const stale = Object.entries(PAGES).flatMap(([name, write]) => {
  const page = `docs/reference/${name}.md`;
  const file = path.join(REPOSITORY, page);
  const text = formatted(page, write());
  if (process.argv[2] === 'write') writeFileSync(file, text);
  return readFileSync(file, 'utf8') === text ? [] : [page];
});
if (stale.length > 0) {
  console.error(`These pages do not match the code:\n${stale.map((page) => `  ${page}\n`).join('')}`);
  console.error('Run "npm run docs:generate" and commit the result.');
  process.exitCode = 1;
}
