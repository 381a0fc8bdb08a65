import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readApiServers, withServer, writeApiServers } from './api-servers.ts';

/** Milliseconds for nginx to take over a new list; it starts new workers and tells the old ones to finish. */
const TAKE_OVER = 10_000;
const LOOK_EVERY = 50;

export interface Switch {
  /** `RUN_DIR` of the proxy. */
  runDir: string;
  /** The program nginx. */
  nginx: string;
  /** `host:port` of the API's process. */
  address: string;
  /** Whether it is taken out; else it is put back. */
  isDrained: boolean;
}

/**
 * Takes a process of the API out of the running proxy, or puts it back. When this resolves no new request goes to a
 * process that was taken out; those at work are finished. Host names are looked up anew.
 * @throws Error when the proxy does not run or there is no such server; the list is then as it was
 */
export async function switchServer({ runDir, nginx, address, isDrained }: Switch): Promise<void> {
  const before = readApiServers(runDir);
  writeApiServers(runDir, withServer(before, address, isDrained));
  try {
    await reload(runDir, nginx);
  } catch (error) {
    writeApiServers(runDir, before);
    throw error;
  }
}

async function reload(runDir: string, nginx: string): Promise<void> {
  const master = Number(readFileSync(join(runDir, 'nginx.pid'), 'utf8'));
  const check = spawnSync(nginx, ['-e', 'stderr', '-q', '-t', '-c', join(runDir, 'nginx.conf')], {
    encoding: 'utf8',
    // Not a pipe: nginx opens /dev/stdout by its name, which only works for files.
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (check.status !== 0)
    throw new Error(`nginx refuses the new list: ${check.stderr || check.error?.message}`);
  const old = servingWorkers(master);
  process.kill(master, 'SIGHUP');
  const end = Date.now() + TAKE_OVER;
  while (servingWorkers(master).some((pid) => old.includes(pid))) {
    if (Date.now() > end) throw new Error('nginx did not take over the new list; see its log');
    await sleep(LOOK_EVERY);
  }
}

/** Workers that still take connections, by their process ids. */
function servingWorkers(master: number): number[] {
  const children = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim();
  return children
    .split(' ')
    .filter((pid) => titleOf(pid) === 'nginx: worker process')
    .map(Number);
}

function titleOf(pid: string): string {
  try {
    // nginx writes its state where the command line stood.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return ''; // It ended since it was listed.
  }
}
