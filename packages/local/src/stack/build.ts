import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runCommand } from '../checks/command.ts';
import { claim } from '../entry/claim.mjs';
import { npmCommand, repository } from '../entry/install.mjs';
import { Progress } from '../entry/progress.mjs';
import { WITHOUT_SECRETS } from './environment.ts';

/** What each piece is built from; files and folders relative to the repository. */
const SOURCES = {
  backend: ['backend'],
  'member-web': ['member-web', 'packages/web-kit'],
  'admin-web': ['admin-web', 'packages/web-kit'],
} as const;
const TITLES = { backend: 'the API', 'member-web': 'the member site', 'admin-web': 'the console' } as const;
const SHARED_SOURCES = ['package-lock.json', 'tsconfig.base.json'];
const NO_SOURCES = new Set([
  'node_modules',
  'dist',
  'coverage',
  '.data',
  'test-results',
  'playwright-report',
]);
/** Holds the hash of what `dist` was built from. Every build empties `dist` first, so a stamp means a whole build. */
const STAMP = path.join('dist', '.built-from');

export type PieceName = keyof typeof SOURCES;

/** Builds a piece unless `dist` was built from the sources as they are; of two processes, the second waits. */
export async function ensureBuilt(
  piece: PieceName,
  progress = new Progress(),
  signal = new AbortController().signal,
): Promise<void> {
  while (!(await isBuilt(piece))) {
    const mine = await claim(`build ${piece} in ${repository}`);
    if ('release' in mine) {
      try {
        await progress.step(`Building ${TITLES[piece]}`, () => build(piece, signal));
      } finally {
        await mine.release();
      }
      return;
    }
    progress.line(`Process ${mine.holder} is building ${TITLES[piece]}; waiting for it …`);
    await mine.released();
    signal.throwIfAborted();
  }
}

async function isBuilt(piece: PieceName): Promise<boolean> {
  const stamp = await readFile(path.join(repository, piece, STAMP), 'utf8').catch(() => '');
  return stamp === (await hashSources(piece));
}

async function build(piece: PieceName, signal: AbortSignal): Promise<void> {
  // Before the build: a file that is edited while it runs makes the next start build again.
  const hash = await hashSources(piece);
  const { ok, output } = await runCommand([...npmCommand(), 'run', '--silent', 'build', '-w', piece], {
    cwd: repository,
    // The sites are always built as they are deployed, whatever the caller's shell says.
    env: { ...WITHOUT_SECRETS, NODE_ENV: 'production' },
    signal,
  });
  signal.throwIfAborted();
  // The bundler colours its errors even where nobody sees colours.
  if (!ok)
    throw new Error(`Building ${TITLES[piece]} failed:\n${stripVTControlCharacters(output).trimEnd()}`);
  await writeFile(path.join(repository, piece, STAMP), hash);
}

async function hashSources(piece: PieceName): Promise<string> {
  const hash = createHash('sha256');
  for (const source of [...SOURCES[piece], ...SHARED_SOURCES]) {
    for (const file of await listFiles(path.join(repository, source))) {
      hash
        .update(`${path.relative(repository, file)}\0`)
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** All files below a folder, in an order that is the same everywhere; a file is its own only one. */
async function listFiles(start: string): Promise<string[]> {
  const entries = await readdir(start, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (!entries) return [start];
  const files: string[] = [];
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const file = path.join(start, entry.name);
    if (NO_SOURCES.has(entry.name)) continue;
    if (entry.isDirectory()) files.push(...(await listFiles(file)));
    else if (entry.isFile()) files.push(file);
  }
  return files;
}
