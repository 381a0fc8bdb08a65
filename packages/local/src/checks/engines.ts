import { readFile } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';
import { repository } from '../entry/install.mjs';
import type { CommandResult } from './command.ts';

/** What we read of an entry of package-lock.json; the entry of the root has the empty name. */
export interface LockedPackage {
  version?: string;
  engines?: { node?: string };
}
type LockedPackages = Record<string, LockedPackage>;

/** Fails when a package of package-lock.json does not admit the lowest version of Node that we promise to run with. */
export async function checkEngines(): Promise<CommandResult> {
  const lockfile = await readFile(path.join(repository, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lockfile) as { packages: LockedPackages };
  const faults = listEngineFaults(packages);
  return {
    ok: faults.length === 0,
    output: faults.map((fault) => `${fault}\n`).join(''),
  };
}

/**
 * One sentence for each package that wants a later Node than the lowest one that the root's `engines` promises. The
 * binaries for other systems count as well: who has such a system installs them.
 * @param packages `packages` of package-lock.json
 * @throws Error when the root promises no version
 */
export function listEngineFaults(packages: LockedPackages): string[] {
  const promised = packages['']?.engines?.node;
  const lowest = promised && semver.minVersion(promised);
  if (!lowest) throw new Error('package.json must say in "engines" which versions of Node are supported.');
  return Object.entries(packages).flatMap(([place, { version, engines }]) => {
    const wanted = engines?.node;
    if (!wanted || semver.satisfies(lowest, wanted)) return [];
    return [
      `${place} ${version ?? ''} wants Node ${wanted}, and we promise ${lowest.version}: take a version that admits it (decision 62).`,
    ];
  });
}
