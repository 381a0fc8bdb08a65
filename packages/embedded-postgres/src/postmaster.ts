import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** What a server writes about itself into `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  /** True once it accepts connections; false while it starts, recovers or stops. */
  ready: boolean;
}

/** The live server of a cluster, or undefined when there is none (a leftover file proves nothing). */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = await readLockFile(cluster);
  const pid = Number(lines?.[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !(await isServer(pid, cluster))) return undefined;
  return { pid, port: Number(lines?.[3]), ready: lines?.[7]?.trim() === 'ready' };
}

/**
 * Lets a new server pass the lock of a dead one. PostgreSQL judges by the process number alone, which by now may be a
 * zombie's or a stranger's, and then refuses to start. It skips its parent's number, so we put ours there and leave
 * the rest of the file: from that it still checks that no process of the dead server works on the data.
 */
export async function claimStaleLock(cluster: string): Promise<void> {
  const lines = await readLockFile(cluster);
  const pid = Number(lines?.[0]);
  if (!lines || !isProcess(pid) || (await isServer(pid, cluster))) return;
  await writeFile(lockFile(cluster), [process.pid, ...lines.slice(1)].join('\n'));
}

/** Whether this process is the server of this cluster, and not a zombie or another program with a reused number. */
export async function isServer(pid: number, cluster: string): Promise<boolean> {
  const process = await readProcess(pid);
  return (
    process !== undefined && !process.state.startsWith('Z') && process.command.includes(`-D ${cluster} `)
  );
}

/** Whether anything, a zombie included, has this process number. */
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
      // The name before the state is in brackets and may hold anything, brackets included.
      return { state: stat.slice(stat.lastIndexOf(')') + 2), command: command.replaceAll('\0', ' ') };
    }
    const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'stat=,command=', '-p', String(pid)]);
    const [state = '', ...command] = stdout.trim().split(/ +/);
    return { state, command: `${command.join(' ')} ` };
  } catch {
    // No such process.
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
