import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { copySource, releaseName } from '../../src/release/source.ts';
import { listWorkspaces } from '@campus-commons/local/workspaces.ts';
import type { FreshSystem } from './fresh-system.ts';

/**
 * Puts this checkout, with its packages and what is built in it, where setup would build it, so that a trial need not. Files of
 * packages are linked, not copied; nothing writes to them.
 * @param source the source in the system
 * @param checkout whose packages and builds are taken
 */
export function bringBuiltRelease(system: FreshSystem, source: string, checkout: string): void {
  const release = system.at(`/opt/campus-commons/${releaseName(source)}`);
  mkdirSync(release, { recursive: true });
  copySource(source, release);
  linkBuilt(release, checkout);
  writeFileSync(path.join(release, '.built'), '');
}

/** Where an installation by hand finds packages and builds, in the system. */
export const BUILT = '/root/built';

/** Brings this checkout's packages and builds for an installation by hand. */
export function bringBuiltFiles(system: FreshSystem, checkout: string): void {
  mkdirSync(system.at(BUILT), { recursive: true });
  linkBuilt(system.at(BUILT), checkout);
}

/** Shell: npm that takes what was built instead of installing and building it. */
export const NPM_OF_BUILT = `npm() {
  case "$1 $2" in
    'ci ') cp --archive --link ${BUILT}/. . ;;
    'run build') ;;
    *) command npm "$@" ;;
  esac
}`;

function linkBuilt(release: string, checkout: string): void {
  for (const folder of ['.', ...listWorkspaces().map((workspace) => workspace.folder)]) {
    mkdirSync(path.join(release, folder), { recursive: true });
    link(path.join(checkout, folder, 'node_modules'), path.join(release, folder, 'node_modules'));
    const dist = path.join(checkout, folder, 'dist');
    if (existsSync(dist)) cpSync(dist, path.join(release, folder, 'dist'), { recursive: true });
  }
}

function link(from: string, to: string): void {
  if (!existsSync(from)) return;
  // Another file system cannot share files.
  for (const how of ['--link', '--reflink=auto']) {
    if (spawnSync('cp', ['--archive', how, from, to], { stdio: 'ignore' }).status === 0) return;
  }
  throw new Error(`${from} could not be copied.`);
}
