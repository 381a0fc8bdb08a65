import { ensureProgram } from '@campus-commons/debian';
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
 * Tests that need nginx. Where there is none, root on Debian installs it; where none can be had the tests count as
 * skipped, and a warning says so.
 */
export function describeWithNginx(name: string, tests: (nginx: string) => void): void {
  const [nginx, openssl] = NEEDED.map(ensureProgram);
  if (nginx && openssl) {
    describe(name, () => tests(nginx));
    return;
  }
  console.warn(`NOT TESTED: ${name}. No nginx here: install one (Debian, Ubuntu: apt-get install nginx).`);
  // eslint-disable-next-line no-restricted-syntax -- what a machine lacks must show in the sum, not pass for tested
  describe.skip(name, () => tests('nginx'));
}

/** A start script of the images at work. */
export interface Running {
  process: ChildProcess;
  /** Everything it wrote so far. */
  output(): Promise<string>;
  /** Ends it as `docker stop` does, and waits. */
  stop(): Promise<void>;
}

/**
 * Runs what an image runs: a start script, with an environment and nothing of ours but the path.
 * @param port is waited for
 * @param log a file for what it writes; not a pipe, because nginx opens /dev/stdout by its name
 * @throws Error with what it wrote, when it ends instead
 */
export async function runScript(
  script: string[],
  env: Record<string, string>,
  port: number,
  log: string,
): Promise<Running> {
  const running = launch(script, env, log);
  const ended = once(running.process, 'exit').then(async () => {
    throw new Error(`${script.join(' ')} ended:\n${await running.output()}`);
  });
  const waiting = new AbortController();
  await Promise.race([ended, untilOpen(port, waiting.signal)]).finally(() => waiting.abort());
  ended.catch(() => undefined); // From here on whoever stops it expects its end.
  return running;
}

/** Runs a script that is expected to end; answers its status and what it wrote. */
export async function runToEnd(script: string[], env: Record<string, string>, log: string) {
  const running = launch(script, env, log);
  const [status] = (await once(running.process, 'exit')) as [number | null];
  return { status, output: await running.output() };
}

function launch(script: string[], env: Record<string, string>, log: string): Running {
  const [file = '', ...args] = script;
  const out = openSync(log, 'a');
  const child = spawn(path.resolve(docker, file), args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', out, out],
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
      await sleep(20); // Nobody listens yet.
    } finally {
      socket.destroy();
    }
  }
}
