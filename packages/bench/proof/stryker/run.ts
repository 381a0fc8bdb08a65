import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from '@campus-commons/local/repository.mjs';
import { addFigure } from '../../../../backend/test/support/proof-runs.ts';
import { AREAS, sourcesOf } from './areas.js';

/**
 * Runs Stryker on a share of the files of each area, and reports how many mutants there were and which share of each area's the unit tests
 * detected. Fails when Stryker does; a low score is for the caller to judge.
 */
const FOLDER = import.meta.dirname;
const BACKEND = path.resolve(FOLDER, '../../../../backend');
const DATA = path.join(BACKEND, '.data/stryker');
const DETECTED = ['Killed', 'Timeout'];
const UNDETECTED = ['Survived', 'NoCoverage'];

/** The part of Stryker's report that is read here (schema 2 of mutation-testing-elements). */
interface Report {
  readonly files: Readonly<
    Partial<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
  >;
}

const share = Number(process.argv[2] ?? 1);
const areas = Object.entries(AREAS).map(
  ([area, files]) => [area, sourcesOf(files.slice(0, Math.ceil(files.length * share)))] as const,
);

await ensureInstalled(FOLDER);
// What a run leaves that was killed: copies of the sources, in which Jest would find each test twice.
rmSync(DATA, { recursive: true, force: true });
const mutate = areas.flatMap(([, files]) => files).join(',');
const { status } = spawnSync(
  process.execPath,
  [
    path.join(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
    'run',
    path.join(FOLDER, 'stryker.config.js'),
    `--mutate=${mutate}`,
  ],
  { cwd: BACKEND, stdio: 'inherit' },
);
if (status === 0) {
  const { files } = JSON.parse(readFileSync(path.join(DATA, 'report.json'), 'utf8')) as Report;
  for (const [area, sources] of areas) {
    const found = sources.flatMap((file) => files[file]?.mutants.map((mutant) => mutant.status) ?? []);
    const detected = found.filter((one) => DETECTED.includes(one)).length;
    const valid = detected + found.filter((one) => UNDETECTED.includes(one)).length;
    addFigure('mutants', valid);
    addFigure(`${area}, % detected`, Math.round((1000 * detected) / valid) / 10);
  }
}
process.exitCode = status ?? 1;
