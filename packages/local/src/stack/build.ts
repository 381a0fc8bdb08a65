import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runCommand } from '../checks/command.ts';
import { acquireLock } from '../entry/process-lock.mjs';
import { npmCommand, repository } from '../entry/install.mjs';
import { Progress } from '../entry/progress.mjs';
import { WITHOUT_SECRETS } from './environment.ts';
import { hashFiles, listSources } from './source-files.ts';

/** The sources of each app: files and folders relative to the repository. */
const SOURCES = {
  backend: ['backend/src', 'backend/compiler', 'backend/package.json', 'backend/.swcrc'],
  'member-web': ['member-web', 'packages/web-kit'],
  'admin-web': ['admin-web', 'packages/web-kit'],
} as const;
const TITLES = { backend: 'the API', 'member-web': 'the member site', 'admin-web': 'the console' } as const;
const SHARED_SOURCES = ['package-lock.json', 'tsconfig.base.json'];
/** Contains the hash of the sources of `dist`. Every build empties `dist` first, so the file means a complete build. */
const STAMP = path.join('dist', '.built-from');

export type AppName = keyof typeof SOURCES;

/** Builds an app unless `dist` was built from the current sources. A second process waits for the first. */
export async function ensureBuilt(
  app: AppName,
  progress = new Progress(),
  signal = new AbortController().signal,
): Promise<void> {
  while (!(await isBuilt(app))) {
    const lock = await acquireLock(`build ${app} in ${repository}`);
    if ('release' in lock) {
      try {
        await progress.step(`Building ${TITLES[app]}`, () => build(app, signal));
      } finally {
        await lock.release();
      }
      return;
    }
    progress.line(`Process ${lock.holder} is building ${TITLES[app]}; waiting for it …`);
    await lock.released();
    signal.throwIfAborted();
  }
}

async function isBuilt(app: AppName): Promise<boolean> {
  const stamp = await readFile(path.join(repository, app, STAMP), 'utf8').catch(() => '');
  return stamp === (await hashOf(app));
}

async function build(app: AppName, signal: AbortSignal): Promise<void> {
  // Hashed before the build, so that a file edited during the build makes the next start build again.
  const hash = await hashOf(app);
  const { ok, output } = await runCommand([...npmCommand(), 'run', '--silent', 'build', '-w', app], {
    cwd: repository,
    // The sites are always built as for production, whatever NODE_ENV the caller's shell has.
    env: { ...WITHOUT_SECRETS, NODE_ENV: 'production' },
    signal,
  });
  signal.throwIfAborted();
  // The bundler colours its errors even when the output is not a terminal.
  if (!ok) throw new Error(`Building ${TITLES[app]} failed:\n${stripVTControlCharacters(output).trimEnd()}`);
  await writeFile(path.join(repository, app, STAMP), hash);
}

async function hashOf(app: AppName): Promise<string> {
  return hashFiles(repository, await listSources(repository, [...SOURCES[app], ...SHARED_SOURCES]));
}
