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
export async function switchServer({ runDir, address, isDrained }: Switch): Promise<void> {
  const before = readApiServers(runDir);
  writeApiServers(runDir, withServer(before, address, isDrained));
  try {
    await reload(runDir);
  } catch (error) {
    writeApiServers(runDir, before);
    throw error;
  }
}

/** Tried out by nginx itself, which keeps the old list when it cannot use the new one; `nginx -t` would need its rights. */
async function reload(runDir: string): Promise<void> {
  const master = Number(readFileSync(join(runDir, 'nginx.pid'), 'utf8'));
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
