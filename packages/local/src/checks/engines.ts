import { readFile } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';
import { repository } from '../entry/install.mjs';
import type { CommandResult } from './command.ts';

/** Folders with a package-lock.json: the root, and tools that only their own command installs. */
export const LOCKED_FOLDERS = [
  '.',
  'packages/bench/proof/stryker',
  'packages/e2e/lighthouse',
  'member-web/catalogue',
];

/** The fields of a package-lock.json entry that are read here. The root package's key is the empty string. */
export interface LockedPackage {
  version?: string;
  engines?: { node?: string };
}
type LockedPackages = Record<string, LockedPackage>;

/** Fails when a package in a package-lock.json does not support the lowest Node version in our `engines`. */
export async function checkEngines(): Promise<CommandResult> {
  const faults: string[] = [];
  for (const folder of LOCKED_FOLDERS) {
    const lockfile = await readFile(path.join(repository, folder, 'package-lock.json'), 'utf8');
    const { packages } = JSON.parse(lockfile) as { packages: LockedPackages };
    faults.push(...listEngineFaults(packages).map((fault) => path.join(folder, fault)));
  }
  return {
    ok: faults.length === 0,
    output: faults.map((fault) => `${fault}\n`).join(''),
  };
}

/**
 * One sentence for each package that needs a later Node than the lowest one in the root's `engines`. Binaries for other
 * operating systems count too, because users of such a system install them.
 * @param packages `packages` of package-lock.json
 * @throws Error when the root has no such version
 */
export function listEngineFaults(packages: LockedPackages): string[] {
  const promised = packages['']?.engines?.node;
  const lowest = promised && semver.minVersion(promised);
  if (!lowest) throw new Error('package.json must say in "engines" which versions of Node are supported.');
  return Object.entries(packages).flatMap(([place, { version, engines }]) => {
    const wanted = engines?.node;
    if (!wanted || semver.satisfies(lowest, wanted)) return [];
    return [
      `${place} ${version ?? ''} needs Node ${wanted}, but we promise Node ${lowest.version}: use a version that supports it (decision 62).`,
    ];
  });
}
