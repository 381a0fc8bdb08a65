import { repository } from '@campus-commons/local/repository.mjs';
import { hashFiles, listSources } from '@campus-commons/local/source-files.ts';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentedBlocks, inlineCode } from './documented.ts';
import { SUITES, type Suite } from './fresh-system.ts';

/**
 * The sum of the last whole trial of each system: hash of what it was run with, system, day, then a line for each scene. A sum is
 * kept only of a trial that was built there and in which nothing failed.
 */
const FILE = path.join(repository, '.ci/trial');
const HEAD = /^([0-9a-f]{64}) {2}(\S+) {2}(\d{4}-\d\d-\d\d)$/;
/** What can change the result, besides the commands of the pages. */
const INPUTS = [
  ...[
    'setup',
    'packages/setup/src',
    'packages/setup/runtime.txt',
    'packages/setup/test/trial',
    'docker/proxy',
    'docker/site',
  ],
  ...['docker/systemd', 'packages/deployment/bin', 'packages/deployment/src'],
];

/** A kept sum. */
export interface Sum {
  readonly suite: Suite;
  readonly hash: string;
  /** ISO date, UTC. */
  readonly day: string;
  readonly lines: readonly string[];
}

/** The hash of everything that a trial depends on; words around commands are not among it. */
export async function hashOfTrial(): Promise<string> {
  const commands = JSON.stringify([
    documentedBlocks(),
    inlineCode().filter(({ command }) => command.includes(' ')),
  ]);
  const files = await hashFiles(repository, await listSources(repository, INPUTS));
  return createHash('sha256').update(files).update(commands).digest('hex');
}

export function readSums(file = FILE): Sum[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const sums: (Sum & { lines: string[] })[] = [];
  for (const line of text.split('\n')) {
    const [, hash = '', name, day = ''] = HEAD.exec(line) ?? [];
    const suite = SUITES.find((each) => each === name);
    if (suite !== undefined) sums.push({ suite, hash, day, lines: [] });
    else if (line.startsWith('  ')) sums.at(-1)?.lines.push(line.trim());
  }
  return sums;
}

/** Keeps a sum in place of the one before; without lines it is forgotten, because its trial failed. */
export function keepSum(sum: Sum, file = FILE): void {
  const others = readSums(file).filter(({ suite }) => suite !== sum.suite);
  const all = sum.lines.length === 0 ? others : [...others, sum];
  const text = all
    .toSorted((one, other) => SUITES.indexOf(one.suite) - SUITES.indexOf(other.suite))
    .map(({ suite, hash, day, lines }) =>
      [`${hash}  ${suite}  ${day}`, ...lines.map((line) => `  ${line}`), ''].join('\n'),
    );
  writeFileSync(file, text.join(''));
}

/** A line for each system: when its trial passed, and whether something has changed since. */
export function judgeSums(sums: readonly Sum[], hash: string): { isStale: boolean; lines: string[] } {
  const lines = SUITES.map((suite) => {
    const sum = sums.find((each) => each.suite === suite);
    if (sum === undefined) return `${suite}: not tried`;
    const isCurrent = sum.hash === hash;
    return `${suite}: tried on ${sum.day}, ${isCurrent ? 'nothing has changed since' : 'STALE: setup or documented commands have changed since'}`;
  });
  return { isStale: !lines.every((line) => line.endsWith('nothing has changed since')), lines };
}
