import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { access, chmod, link, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Account } from './account.ts';
import { isProcess } from './postmaster.ts';

/** The database user that owns everything. */
export const USER = 'postgres';

/** A directory that `initdb` has made, and what is needed to sign in to it. */
export interface Cluster {
  directory: string;
  password: string;
}

/**
 * Makes the cluster at the first start. It is made under another name and renamed when whole, so that an interrupted
 * start leaves nothing that a later one would take for a cluster.
 */
export async function ensureCluster(account: Account, log: (line: string) => void): Promise<Cluster> {
  const directory = path.join(account.home, 'cluster');
  const passwordFile = path.join(account.home, 'password');
  if (await exists(directory)) {
    return { directory, password: await readPassword(passwordFile, directory) };
  }

  log('Initialising the database …');
  await removeUnfinished(account.home);
  const password = await makePassword(passwordFile, account);
  const unfinished = path.join(account.home, `cluster.${process.pid}`);
  const initdb = account.spawn(
    'initdb',
    [
      `--pgdata=${unfinished}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // lower() and comparisons without regard to case must work beyond ASCII, alike on every machine.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--data-checksums',
    ],
    ['ignore', 'pipe', 'pipe'],
  );
  const [output, errors, [code]] = await Promise.all([
    initdb.stdout ? text(initdb.stdout) : '',
    initdb.stderr ? text(initdb.stderr) : '',
    once(initdb, 'exit') as Promise<[number | null]>,
  ]);
  if (code !== 0) {
    await rm(unfinished, { recursive: true, force: true });
    throw new Error(
      `The database cannot be initialised in ${account.home}:\n${lastLines(errors || output)}\n` +
        'Check that the disk has room, or set DATA_DIR to another directory.',
    );
  }
  await settle(unfinished, directory);
  return { directory, password };
}

/** The last lines of a log, indented, for an error message. */
export function lastLines(output: string): string {
  return output
    .trimEnd()
    .split('\n')
    .slice(-12)
    .map((line) => `  ${line}`)
    .join('\n');
}

/** Gives the finished cluster its name, for good. When another process was faster, its cluster counts. */
async function settle(unfinished: string, directory: string): Promise<void> {
  try {
    await rename(unfinished, directory);
  } catch (error) {
    if (!(await exists(directory))) throw error;
    await rm(unfinished, { recursive: true, force: true });
    return;
  }
  const parent = await open(path.dirname(directory));
  await parent.sync();
  await parent.close();
}

async function readPassword(file: string, directory: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (cause) {
    throw new Error(
      `The password of the database in ${directory} cannot be read: ${(cause as Error).message}. ` +
        'Run as the user who made it and put the file back, or remove the directory to begin with an empty database.',
      { cause },
    );
  }
}

async function makePassword(file: string, account: Account): Promise<string> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  await chmod(draft, 0o600);
  await account.own(draft);
  try {
    // Unlike rename, link never replaces: of two processes that start at once both use the first one's password.
    await link(draft, file);
  } catch (error) {
    if (!(await exists(file))) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}

/** Removes what starts that were killed half-way have left; those of live processes stay. */
async function removeUnfinished(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = /^(?:cluster|password)\.(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && (Number(pid) === process.pid || !isProcess(Number(pid)))) {
      await rm(path.join(home, name), { recursive: true, force: true });
    }
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
