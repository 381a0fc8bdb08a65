import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import {
  chown,
  cp,
  lchown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import type { Binaries } from './binaries.ts';

/** The user that runs PostgreSQL's programs, and a place where that user can keep the data. */
export interface Account {
  /** Directory for all files of this server; it exists, and the account can write there. */
  home: string;
  /** Starts `initdb` or `postgres` in a separate session, so that Ctrl-C in a terminal does not reach it. */
  spawn(program: 'initdb' | 'postgres', args: string[], stdio: StdioOptions): ChildProcess;
  /** Makes the account the owner of a file. */
  own(file: string): Promise<void>;
}

/** The id of the user and group `nobody` on Linux; any id other than root's works. */
const NOBODY = 65534;
const AS_NOBODY_IN_A_NAMESPACE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'];
const SHARED_STATE = '/var/lib/campus-commons';

/**
 * PostgreSQL refuses to run as root. Root therefore runs it in a user namespace that maps root to `nobody`: programs
 * and data stay where they are, even below a home directory that only root can enter. Where user namespaces are
 * forbidden (most containers), it runs as the real `nobody`; programs that this user cannot reach are copied, and the
 * data is kept in another directory.
 */
export async function chooseAccount(
  dataDir: string,
  binaries: Binaries,
  log: (line: string) => void,
): Promise<Account> {
  const home = await makeHome(dataDir);
  if (process.getuid?.() !== 0) {
    return {
      home,
      spawn: (program, args, stdio) => run(path.join(binaries.directory, 'bin', program), args, stdio),
      own: () => Promise.resolve(),
    };
  }
  if (await worksInNamespace(home, binaries)) {
    return {
      home,
      spawn: (program, args, stdio) =>
        run(
          'unshare',
          [...AS_NOBODY_IN_A_NAMESPACE, path.join(binaries.directory, 'bin', program), ...args],
          stdio,
        ),
      own: () => Promise.resolve(),
    };
  }
  return asNobody(home, binaries, log);
}

async function makeHome(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    return await realpath(dataDir);
  } catch (cause) {
    throw new Error(
      `The database directory ${dataDir} cannot be created: ${(cause as Error).message}. ` +
        'Set DATA_DIR to a directory that you may write to.',
      { cause },
    );
  }
}

async function worksInNamespace(home: string, binaries: Binaries): Promise<boolean> {
  const postgres = path.join(binaries.directory, 'bin', 'postgres');
  const probe = 'test -w "$1" && test -x "$1" && "$0" --version';
  return succeeds('unshare', [...AS_NOBODY_IN_A_NAMESPACE, '/bin/sh', '-c', probe, postgres, home]);
}

async function asNobody(dataDir: string, binaries: Binaries, log: (line: string) => void): Promise<Account> {
  const home = await homeForNobody(dataDir, log);
  await chownTree(home);
  let directory = binaries.directory;
  if (!(await succeedsAsNobody('"$0" --version', path.join(directory, 'bin', 'postgres')))) {
    directory = await copyBinaries(home, binaries, log);
  }
  return {
    home,
    spawn: (program, args, stdio) => run(path.join(directory, 'bin', program), args, stdio, NOBODY),
    own: (file) => chown(file, NOBODY, NOBODY),
  };
}

/** `dataDir` when `nobody` can enter it, else a directory elsewhere, whose path is saved in `dataDir/location`. */
async function homeForNobody(dataDir: string, log: (line: string) => void): Promise<string> {
  if (await succeedsAsNobody('test -x "$0"', path.dirname(dataDir))) return dataDir;
  const note = path.join(dataDir, 'location');
  const remembered = await readFile(note, 'utf8').catch(() => '');
  if (remembered !== '' && (await lstat(remembered).catch(() => undefined))) return remembered;
  if (await lstat(path.join(dataDir, 'cluster')).catch(() => undefined)) {
    throw new Error(
      `The database in ${dataDir} was created with user namespaces, which are now forbidden. ` +
        `Allow them (see "man unshare"), or move ${path.dirname(dataDir)} to a place that the user nobody can enter.`,
    );
  }
  await mkdir(SHARED_STATE, { recursive: true, mode: 0o755 });
  const home = await mkdtemp(path.join(SHARED_STATE, 'postgres-'));
  await writeFile(note, home);
  log(`The user nobody cannot enter ${path.dirname(dataDir)}, so the database is kept in ${home}.`);
  return home;
}

async function copyBinaries(home: string, binaries: Binaries, log: (line: string) => void): Promise<string> {
  const copy = path.join(home, `programs-${binaries.version}`);
  if (await lstat(copy).catch(() => undefined)) return copy;
  log('Copying the PostgreSQL programs to where the user nobody can read them …');
  const unfinished = `${copy}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(binaries.directory, unfinished, { recursive: true, verbatimSymlinks: true });
  await chownTree(unfinished);
  await rename(unfinished, copy);
  return copy;
}

/** Makes `nobody` the owner of a directory tree, unless it is already. */
async function chownTree(top: string): Promise<void> {
  if ((await lstat(top)).uid === NOBODY) return;
  for (const entry of await readdir(top, { withFileTypes: true })) {
    const file = path.join(top, entry.name);
    if (entry.isDirectory()) await chownTree(file);
    else await lchown(file, NOBODY, NOBODY);
  }
  // The top comes last, so that an interrupted run is repeated.
  await chown(top, NOBODY, NOBODY);
}

function succeedsAsNobody(script: string, argument: string): Promise<boolean> {
  return succeeds('/bin/sh', ['-c', script, argument], NOBODY);
}

async function succeeds(command: string, args: string[], uid?: number): Promise<boolean> {
  const child = run(command, args, 'ignore', uid);
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

function run(command: string, args: string[], stdio: StdioOptions, uid?: number): ChildProcess {
  return spawn(command, args, {
    // The account may not be able to enter the current directory.
    cwd: '/',
    // The caller's PG* variables and locale must not affect the server.
    env: { PATH: process.env.PATH ?? '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    stdio,
    detached: true,
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
}
