import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readApiServers, withServer, writeApiServers } from './api-servers.ts';

/** How long nginx may take to reload; it starts new workers and lets the old ones finish. */
const RELOAD_TIMEOUT_MS = 10_000;
const POLL_MS = 50;

export interface Switch {
  /** `RUN_DIR` of the proxy. */
  runDir: string;
  /** `host:port` of the API process. */
  address: string;
  /** True to take it out, false to put it back. */
  isDrained: boolean;
}

/**
 * Takes an API process out of the running proxy (drains it), or puts it back. When this resolves, a drained process
 * gets no new requests, and running ones are finished. nginx resolves host names again.
 * @throws Error when the proxy does not run or there is no such server; the list is then unchanged
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

/**
 * Reloads nginx. It keeps the old list when the new one is invalid; `nginx -t` is not used, because it needs nginx's
 * permissions.
 */
async function reload(runDir: string): Promise<void> {
  const master = Number(readFileSync(join(runDir, 'nginx.pid'), 'utf8'));
  const old = acceptingWorkers(master);
  process.kill(master, 'SIGHUP');
  const end = Date.now() + RELOAD_TIMEOUT_MS;
  while (acceptingWorkers(master).some((pid) => old.includes(pid))) {
    if (Date.now() > end) throw new Error('nginx did not load the new list; see its log');
    await sleep(POLL_MS);
  }
}

/** A worker that accepts connections, or has only just begun and still has its master's title. nginx notes in it that a worker stops. */
const ACCEPTS = /^nginx: (worker process$|master process)/;

/** Process ids of the workers that accept connections, or are about to. */
function acceptingWorkers(master: number): number[] {
  const children = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim();
  return children
    .split(' ')
    .filter((pid) => ACCEPTS.test(titleOf(pid)))
    .map(Number);
}

function titleOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return ''; // The process has ended.
  }
}
