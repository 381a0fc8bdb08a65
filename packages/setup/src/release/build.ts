import {
  cpSync,
  existsSync,
  mkdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import type { Machine } from '../machine/machine.ts';
import { NODE, RELEASES } from '../settings/places.ts';
import { copySource, releaseName } from './source.ts';

/** Written last, so that a build that was interrupted is not taken for a whole one. */
const BUILT = '.built';
const WORKSPACES = ['backend', 'member-web', 'admin-web'];

/** A release on this machine. */
export interface Release {
  readonly name: string;
  /** Its folder, once it is built. */
  readonly folder: string;
  /** The source that it is built from. */
  readonly source: string;
}

export function releaseOf(source: string): Release {
  const name = releaseName(source);
  return { name, folder: `${RELEASES}/${name}`, source };
}

export const isBuilt = (machine: Machine, { folder }: Release) => machine.has(`${folder}/${BUILT}`);

/** When a release was built, as milliseconds; 0 when its folder is gone. */
export function builtAt(machine: Machine, name: string): number {
  return statSync(machine.at(`${RELEASES}/${name}/${BUILT}`), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Copies the source to a folder of its own and builds it there, beside the release that runs.
 * @returns what was done; undefined when the release was built before
 */
export function buildRelease(machine: Machine, release: Release): string | undefined {
  if (isBuilt(machine, release)) return undefined;
  const folder = machine.at(release.folder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  copySource(release.source, folder);
  const env = {
    PATH: `${machine.at(NODE)}/bin:${process.env.PATH}`,
    RELEASE_REVISION: revisionOf(machine, release.source),
    // Development packages build it.
    NODE_ENV: undefined,
  };
  machine.runLogged(['npm', 'ci'], { cwd: folder, env });
  const workspaces = WORKSPACES.flatMap((each) => ['-w', each]);
  machine.runLogged(['npm', 'run', 'build', ...workspaces], { cwd: folder, env });
  machine.write(`${release.folder}/${BUILT}`, `${release.name}\n`, { owner: 'root:root', mode: 0o644 });
  return release.folder;
}

/** The commit, where git knows one. Root may read a clone of another account only when git is told so. */
export function revisionOf(machine: Machine, source: string): string {
  try {
    return machine.run(['git', '-c', `safe.directory=${source}`, '-C', source, 'rev-parse', 'HEAD']).trim();
  } catch {
    return 'unknown';
  }
}

/**
 * Puts the Node.js that this program runs on into its place.
 * @param runtime its folder, which has `bin` and `lib` and a file `wanted` that names its versions
 */
export function installNode(machine: Machine, runtime: string): string | undefined {
  const target = `runtime-${process.version.slice(1)}`;
  const folder = path.join(machine.at(RELEASES), target);
  if (path.resolve(runtime) === folder && linkTarget(machine.at(NODE)) === target) return undefined;
  mkdirSync(machine.at(RELEASES), { recursive: true, mode: 0o755 });
  if (path.resolve(runtime) !== folder) {
    // Processes that run keep the files that they have open.
    rmSync(`${folder}.partial`, { recursive: true, force: true });
    cpSync(runtime, `${folder}.partial`, { recursive: true, verbatimSymlinks: true });
    rmSync(folder, { recursive: true, force: true });
    renameSync(`${folder}.partial`, folder);
  }
  pointTo(machine, NODE, target);
  return process.version;
}

/** Makes a symbolic link, or changes it without a moment in which it is missing. @returns whether it was different */
export function pointTo(machine: Machine, link: string, target: string): boolean {
  const place = machine.at(link);
  if (linkTarget(place) === target) return false;
  rmSync(`${place}.partial`, { force: true });
  symlinkSync(target, `${place}.partial`);
  renameSync(`${place}.partial`, place);
  return true;
}

/** Where a symbolic link leads; undefined when there is none. */
export function linkTarget(file: string): string | undefined {
  try {
    return readlinkSync(file);
  } catch {
    return existsSync(file) ? '' : undefined;
  }
}
