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
  for (const folder of ['.', ...listWorkspaces().map((workspace) => workspace.folder)]) {
    link(path.join(checkout, folder, 'node_modules'), path.join(release, folder, 'node_modules'));
    const dist = path.join(checkout, folder, 'dist');
    if (existsSync(dist)) cpSync(dist, path.join(release, folder, 'dist'), { recursive: true });
  }
  writeFileSync(path.join(release, '.built'), '');
}

function link(from: string, to: string): void {
  if (!existsSync(from)) return;
  // Another file system cannot share files.
  for (const how of ['--link', '--reflink=auto']) {
    if (spawnSync('cp', ['--archive', how, from, to], { stdio: 'ignore' }).status === 0) return;
  }
  throw new Error(`${from} could not be copied.`);
}
