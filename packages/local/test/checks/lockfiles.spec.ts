import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCKED_FOLDERS } from '../../src/checks/engines.ts';
import { repository } from '../../src/entry/install.mjs';
import { repositoryFiles } from './repository-files.ts';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const lockfiles = repositoryFiles().filter((file) => path.basename(file) === 'package-lock.json');
const folders = lockfiles.map((file) => path.dirname(file)).sort();

describe('lockfiles', () => {
  it('are all checked for the Node versions that their packages support', () => {
    expect(folders).toEqual([...LOCKED_FOLDERS].sort());
  });

  it('are all kept up to date by the dependency updates', () => {
    const [, directories = ''] = /^ +directories: \[(.*)\]$/m.exec(read('.github/dependabot.yml')) ?? [];
    expect(directories.split(', ').sort()).toEqual(folders.map((folder) => path.posix.join('/', folder)));
  });

  it.each(lockfiles)('%s installs from any registry', (file) => {
    const { packages } = JSON.parse(read(file)) as { packages: Record<string, { resolved?: string }> };
    const named = Object.entries(packages).filter(([, { resolved = '' }]) => resolved.includes(':'));
    expect(named).toEqual([]);
  });
});

/** The host of a registry of packages or images: npm's, apt's and Docker's configuration say which one is used. */
const REGISTRY_HOST =
  /https?:\/\/(?:deb|npm|packages|registry)\.(?!(?:[\w-]+\.)*example\b)[\w.-]+|\b(?:docker|gcr|ghcr|quay)\.io\b/;

it('no file names the host of a registry', () => {
  const files = [...repositoryFiles(), ...repositoryFiles('.github'), ...repositoryFiles('.devcontainer')];
  // Long texts that are data: the lockfiles have a test of their own.
  const texts = files.filter(
    (file) => !/\.(webp|png|jpe?g|woff2?|ico|avif|gif|pdf)$|package-lock\.json$/.test(file),
  );
  const named = texts.flatMap((file) => REGISTRY_HOST.exec(read(file))?.[0].concat(' in ', file) ?? []);
  expect(named).toEqual([]);
});
