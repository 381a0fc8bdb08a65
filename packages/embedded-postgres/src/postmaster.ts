import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** The contents of a server's `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  /** True when it accepts connections; false while it starts, recovers or stops. */
  ready: boolean;
}

/** The live server of a cluster, or undefined; a stale `postmaster.pid` is ignored. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = await readLockFile(cluster);
  const pid = Number(lines?.[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !(await isServer(pid, cluster))) return undefined;
  return { pid, port: Number(lines?.[3]), ready: lines?.[7]?.trim() === 'ready' };
}

/**
 * Takes over the lock file of a dead server. PostgreSQL checks only the process ID in it and refuses to start when any
 * process has that ID, even a zombie or an unrelated program. It ignores its parent's ID, so we write ours. The rest of
 * the file is kept: PostgreSQL uses it to check that no process of the dead server still uses the data.
 */
export async function takeOverStaleLock(cluster: string): Promise<void> {
  const lines = await readLockFile(cluster);
  const pid = Number(lines?.[0]);
  if (!lines || !isProcess(pid) || (await isServer(pid, cluster))) return;
  await writeFile(lockFile(cluster), [process.pid, ...lines.slice(1)].join('\n'));
}

/** Whether this process is the server of this cluster, and not a zombie or another program with a reused ID. */
export async function isServer(pid: number, cluster: string): Promise<boolean> {
  const process = await readProcess(pid);
  return (
    process !== undefined && !process.state.startsWith('Z') && process.command.includes(`-D ${cluster} `)
  );
}

/** Whether a process, possibly a zombie, has this ID. */
export function isProcess(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function readProcess(pid: number): Promise<{ state: string; command: string } | undefined> {
  try {
    if (existsSync('/proc/self/stat')) {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
      // The name before the state is in brackets and may contain any character, including brackets.
      return { state: stat.slice(stat.lastIndexOf(')') + 2), command: command.replaceAll('\0', ' ') };
    }
    const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'stat=,command=', '-p', String(pid)]);
    const [state = '', ...command] = stdout.trim().split(/ +/);
    return { state, command: `${command.join(' ')} ` };
  } catch {
    // There is no such process.
    return undefined;
  }
}

function lockFile(cluster: string): string {
  return path.join(cluster, 'postmaster.pid');
}

async function readLockFile(cluster: string): Promise<string[] | undefined> {
  try {
    return (await readFile(lockFile(cluster), 'utf8')).split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
