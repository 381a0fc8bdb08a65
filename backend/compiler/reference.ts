import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { envExample } from './reference/env-example.ts';
import { jobsPage } from './reference/jobs.ts';
import { limitsPage } from './reference/limits.ts';
import { metricsPage } from './reference/metrics.ts';
import { proofPage } from './reference/proof.ts';
import { proxyLimitsModule } from './reference/proxy-limits.ts';
import { secretsModule } from './reference/secrets.ts';
import { settingsPage } from './reference/settings.ts';

/**
 * Compares what is written from the code and its results, the pages of docs/reference and what follows from the declared settings,
 * with its sources; with `write`, writes it instead. Exits with 1 when a file is out of date.
 */
const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const FORMATTER = path.join(REPOSITORY, 'node_modules/oxfmt/bin/oxfmt');
const FILES = {
  'backend/.env.example': envExample,
  'backend/src/config/secret-files.ts': secretsModule,
  'packages/deployment/src/proxy/api-limits.ts': proxyLimitsModule,
  'docs/reference/settings.md': settingsPage,
  'docs/reference/limits.md': limitsPage,
  'docs/reference/metrics.md': metricsPage,
  'docs/reference/jobs.md': jobsPage,
  'docs/reference/proof.md': proofPage,
};

/** As `npm run format` would leave the file; it leaves an example of an environment alone. */
function formatted(name: string, text: string): string {
  if (name.endsWith('.example')) return text;
  const { status, stdout, stderr } = spawnSync(process.execPath, [FORMATTER, `--stdin-filepath=${name}`], {
    cwd: REPOSITORY,
    input: text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${name} cannot be formatted: ${stderr}`);
  return stdout;
}

const stale = Object.entries(FILES).flatMap(([name, write]) => {
  const file = path.join(REPOSITORY, name);
  const text = formatted(name, write());
  if (process.argv[2] === 'write') writeFileSync(file, text);
  return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [name];
});
if (stale.length > 0) {
  console.error(`These files do not match the code:\n${stale.map((name) => `  ${name}\n`).join('')}`);
  console.error('Run "npm run docs:generate" and commit the result.');
  process.exitCode = 1;
}
