import { ensureProgram } from '@campus-commons/test-kit/debian';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The folder of the images. */
export const docker = fileURLToPath(new URL('../../../../docker', import.meta.url));

const NEEDED = [
  { names: ['nginx'], package: 'nginx-light' },
  { names: ['openssl'], package: 'openssl' },
];

/**
 * Tests that need nginx. Root on Debian installs it when it is missing. Where that is impossible, the tests are
 * skipped, and a warning says so.
 */
export function describeWithNginx(name: string, tests: (nginx: string) => void): void {
  const [nginx, openssl] = NEEDED.map(ensureProgram);
  if (nginx && openssl) {
    describe(name, () => tests(nginx));
    return;
  }
  console.warn(`NOT TESTED: ${name}. No nginx here: install one (Debian, Ubuntu: apt-get install nginx).`);
  // eslint-disable-next-line no-restricted-syntax -- tests that could not run must be counted as skipped, not as passed
  describe.skip(name, () => tests('nginx'));
}

/** A running start script of an image. */
export interface Running {
  process: ChildProcess;
  /** Its output so far. */
  output(): Promise<string>;
  /** Stops it as `docker stop` does, and waits for its end. */
  stop(): Promise<void>;
}

/**
 * Runs a start script as an image does: with the given environment and only PATH from ours.
 * @param port resolves when this port accepts connections
 * @param log a file for its output; not a pipe, because nginx opens /dev/stdout by name
 * @param account user and group id; only root can set it
 * @throws Error with its output when it ends before
 */
export async function runScript(
  script: string[],
  env: Record<string, string>,
  port: number,
  log: string,
  account?: number,
): Promise<Running> {
  const running = launch(script, env, log, account);
  const ended = once(running.process, 'exit').then(async () => {
    throw new Error(`${script.join(' ')} ended:\n${await running.output()}`);
  });
  const waiting = new AbortController();
  await Promise.race([ended, untilOpen(port, waiting.signal)]).finally(() => waiting.abort());
  ended.catch(() => undefined); // From here on its end is expected.
  return running;
}

/** Before a start script: the soft limit of open files that containers have by default. */
export const CONTAINER_LIMITS = ['/usr/bin/prlimit', '--nofile=1024:'];

/** How many files each of nginx' workers may open. */
export async function openFilesOfWorkers({ process: { pid } }: Running): Promise<number[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ');
  const limits = await Promise.all(
    children.map(async (child) => {
      // The proxy's script has one more child, which watches the certificate.
      const isWorker = (await readFile(`/proc/${child}/cmdline`, 'utf8')).startsWith('nginx: worker');
      const text = await readFile(`/proc/${child}/limits`, 'utf8');
      return isWorker ? [Number(/^Max open files\s+(\d+)/m.exec(text)?.[1])] : [];
    }),
  );
  return limits.flat();
}

/** How many files this machine permits a process to open: the hard limit. */
export async function mostOpenFiles(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8');
  return Number(/^Max open files\s+\d+\s+(\d+)/m.exec(limits)?.[1]);
}

/** Runs a script to its end; returns its exit status and output. */
export async function runToEnd(script: string[], env: Record<string, string>, log: string) {
  const running = launch(script, env, log);
  const [status] = (await once(running.process, 'exit')) as [number | null];
  return { status, output: await running.output() };
}

function launch(script: string[], env: Record<string, string>, log: string, account?: number): Running {
  const [file = '', ...args] = script;
  const out = openSync(log, 'a');
  const child = spawn(path.resolve(docker, file), args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', out, out],
    uid: account,
    gid: account,
  });
  closeSync(out);
  return {
    process: child,
    output: () => readFile(log, 'utf8'),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function untilOpen(port: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch {
      await sleep(20); // Not listening yet.
    } finally {
      socket.destroy();
    }
  }
}
