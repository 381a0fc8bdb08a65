import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import { lastLines } from './cluster.ts';
import { freePort } from './free-port.ts';
import { takeOverStaleLock, findPostmaster, isServer } from './postmaster.ts';

/** How long to retry while a killed or stopping server still blocks the start. */
const RETRY_MS = 10_000;
/** How long crash recovery may take. */
const READY_MS = 120_000;
/** How long each step of a stop may take: fast shutdown, immediate shutdown (the next start recovers), kill. */
const STOP_MS = 15_000;
const POLL_MS = 50;

/** Log lines that mean that the previous server has not completely ended. */
const PREVIOUS_SERVER_ALIVE = /lock file "postmaster\.pid" already exists|pre-existing shared memory block/;
const PORT_TAKEN = /could not bind|could not create any TCP\/IP sockets/;

export interface LaunchOptions {
  account: Account;
  /** Absolute path of the cluster's directory. */
  cluster: string;
  port: number | undefined;
  settings: Record<string, string>;
}

/** A server that accepts connections. */
export interface Server {
  pid: number;
  port: number;
  adopted: boolean;
  exited: Promise<void>;
}

/** Adopts the live server of the cluster, or starts one, and waits until it is ready. */
export async function launchOrAdopt(options: LaunchOptions): Promise<Server> {
  const { account, cluster } = options;
  const logFile = path.join(account.home, 'postgres.log');
  const deadline = Date.now() + RETRY_MS;
  let port = options.port ?? (await rememberedPort(account.home));
  for (;;) {
    const running = await findPostmaster(cluster);
    if (running && (await becomesReady(running.pid, cluster, () => isServer(running.pid, cluster)))) {
      return { pid: running.pid, port: running.port, adopted: true, exited: gone(running.pid, cluster) };
    }

    await takeOverStaleLock(cluster);
    const server = await launch(options, port, logFile);
    if (await becomesReady(server.pid, cluster, server.isAlive)) {
      await writeFile(portFile(account.home), `${port}\n`);
      return { pid: server.pid, port, adopted: false, exited: server.exited };
    }

    const output = await readFile(logFile, 'utf8');
    const late = Date.now() > deadline;
    if (PORT_TAKEN.test(output) && options.port === undefined && !late) {
      port = await freePort();
    } else if (PREVIOUS_SERVER_ALIVE.test(output) && !late) {
      await sleep(5 * POLL_MS);
    } else {
      throw new Error(
        `PostgreSQL does not start in ${account.home}. Its last log lines (whole log: ${logFile}):\n` +
          `${lastLines(output)}\n${advice(output, port)}`,
      );
    }
  }
}

/** Stops a server: fast shutdown, after fifteen seconds immediate shutdown, then kill. */
export async function stopServer(pid: number, cluster: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!(await isServer(pid, cluster))) return;
    process.kill(pid, signal);
    const deadline = Date.now() + STOP_MS;
    while (Date.now() < deadline) {
      if (!(await isServer(pid, cluster))) return;
      await sleep(POLL_MS);
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop, not even when killed.`);
}

async function launch(
  { account, cluster, settings }: LaunchOptions,
  port: number,
  logFile: string,
): Promise<{ pid: number; isAlive: () => boolean; exited: Promise<void> }> {
  const log = await open(logFile, 'w', 0o600);
  let child: ChildProcess;
  let exited: Promise<void>;
  try {
    const own = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) };
    const options = Object.entries({ ...settings, ...own }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    child = account.spawn('postgres', ['-D', cluster, ...options], ['ignore', log.fd, log.fd]);
    exited = new Promise((resolve) => child.once('exit', () => resolve()));
    await once(child, 'spawn');
  } finally {
    await log.close();
  }
  // The server must not keep a caller alive that forgot to stop it; the next start adopts the server.
  child.unref();
  const { pid } = child;
  if (pid === undefined) throw new Error('PostgreSQL was started without a process ID.');
  return {
    pid,
    // Not from the process table, which shows no command while `unshare` execs `postgres`.
    isAlive: () => child.exitCode === null && child.signalCode === null,
    exited,
  };
}

/** Waits until the server accepts connections; false when it ends before. */
async function becomesReady(
  pid: number,
  cluster: string,
  isAlive: () => boolean | Promise<boolean>,
): Promise<boolean> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    const postmaster = await findPostmaster(cluster);
    if (postmaster?.pid === pid && postmaster.ready) return true;
    if (!(await isAlive())) return false;
    await sleep(POLL_MS);
  }
  throw new Error(
    `PostgreSQL (process ${pid}) has not become ready within ${READY_MS / 1000} seconds. ` +
      'If it is recovering from a crash, wait and start again.',
  );
}

async function gone(pid: number, cluster: string): Promise<void> {
  while (await isServer(pid, cluster)) await sleep(20 * POLL_MS, undefined, { ref: false });
}

function advice(output: string, port: number): string {
  if (PORT_TAKEN.test(output))
    return `Port ${port} on 127.0.0.1 is already in use: stop the program that uses it, or choose another port.`;
  if (PREVIOUS_SERVER_ALIVE.test(output)) return 'Another server uses this directory: stop it first.';
  if (output.includes('No space left on device')) return 'The disk is full: make room and start again.';
  if (output.includes('database files are incompatible')) {
    return 'The directory was created by another major version of PostgreSQL: use that version, or another DATA_DIR.';
  }
  return 'Fix this, or set DATABASE_URL to your own PostgreSQL server.';
}

async function rememberedPort(home: string): Promise<number> {
  const remembered = Number(await readFile(portFile(home), 'utf8').catch(() => ''));
  return Number.isInteger(remembered) && remembered > 0 ? remembered : freePort();
}

function portFile(home: string): string {
  return path.join(home, 'port');
}
