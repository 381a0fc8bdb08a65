import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { access, chmod, link, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Account } from './account.ts';
import { isProcess } from './postmaster.ts';

/** The database superuser. */
export const USER = 'postgres';

/** A directory that `initdb` has created, and the password to connect. */
export interface Cluster {
  directory: string;
  password: string;
}

/**
 * Creates the cluster at the first start. It is created under a temporary name and renamed when complete, so that a
 * later start does not mistake the result of an interrupted one for a cluster.
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
      // lower() and case-insensitive comparisons must work beyond ASCII, in the same way on every machine.
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
  await publish(unfinished, directory);
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

/** Renames the finished cluster and syncs the rename to disk. When another process was faster, its cluster is used. */
async function publish(unfinished: string, directory: string): Promise<void> {
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
        'Run as the user who created it and restore the file, or remove the directory to start with an empty database.',
      { cause },
    );
  }
}

async function makePassword(file: string, account: Account): Promise<string> {
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  await chmod(temporary, 0o600);
  await account.own(temporary);
  try {
    // Unlike rename, link never replaces a file: when two processes start at once, both use the first one's password.
    await link(temporary, file);
  } catch (error) {
    if (!(await exists(file))) throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}

/** Removes temporary files of killed starts; those of live processes are kept. */
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
