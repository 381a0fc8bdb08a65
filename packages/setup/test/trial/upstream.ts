import { repository } from '@campus-commons/local/repository.mjs';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copySource } from '../../src/release/source.ts';
import type { FreshSystem } from './fresh-system.ts';

/** In the system: where operators' copies of the source are cloned from. */
const UPSTREAM = '/srv/campus-commons';
/** The address that the pages have in its place. */
const DOCUMENTED = 'https://git.example/campus-commons.git';

/** Makes a git repository of this checkout in the system, which its git finds at the address of the pages. */
export function bringUpstream(system: FreshSystem): void {
  copySource(repository, system.at(UPSTREAM));
  git(system, 'init', '--quiet');
  commit(system, 'The release that is tried');
  const settings = `[url "${UPSTREAM}"]\n  insteadOf = ${DOCUMENTED}\n[safe]\n  directory = *\n`;
  writeFileSync(system.at('/root/.gitconfig'), settings);
}

/** Another release there. */
export function releaseUpstream(system: FreshSystem, version: string): void {
  const file = path.join(system.at(UPSTREAM), 'package.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"version": ".*"/, `"version": "${version}"`));
  commit(system, version);
}

function commit(system: FreshSystem, message: string): void {
  git(system, 'add', '--all');
  const author = [
    '-c',
    'user.name=Trial',
    '-c',
    'user.email=trial@campus.example',
    '-c',
    'commit.gpgSign=false',
  ];
  git(system, ...author, 'commit', '--quiet', '--message', message);
}

function git(system: FreshSystem, ...args: string[]): void {
  execFileSync('git', ['-C', system.at(UPSTREAM), ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
}
