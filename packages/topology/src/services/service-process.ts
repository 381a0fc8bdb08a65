import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { TestEnvironment } from './test-environment.ts';

/** How long a service may take to stop before it is killed. */
const STOP_MS = 30_000;

export interface ServiceOptions {
  readonly environment: TestEnvironment;
  /** For messages and the log file's name, for example `redis`. */
  readonly title: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: NodeJS.ProcessEnv;
  /** User id that it runs as; this process's user by default. */
  readonly uid?: number | undefined;
  /** The signal that stops it with its child processes. */
  readonly stopBy?: NodeJS.Signals;
}

/** A running program of the topology. It is stopped when this process ends for any reason. */
export interface ServiceProcess {
  readonly pid: number;
  /** Whether it still runs. */
  isAlive(): boolean;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
  kill(signal: NodeJS.Signals): void;
  /** Sends `stopBy`, after 30 seconds SIGKILL; resolves when it has ended. */
  stop(): Promise<void>;
  /** The last lines of its log, for error messages. */
  lastLogLines(): Promise<string>;
}

/** Starts a program that is stopped when this process ends. */
export async function startService(options: ServiceOptions): Promise<ServiceProcess> {
  const { environment, title, stopBy = 'SIGTERM' } = options;
  const file = path.join(environment.logs, `${title.replaceAll(' ', '-')}.log`);
  const log = await open(file, 'a', 0o600);
  const child = spawn(environment.programs.setpriv, setprivArguments(options, stopBy), {
    ...processOptions(options),
    stdio: ['ignore', log.fd, log.fd],
    // A separate session: Ctrl-C reaches only this process, which stops the services in order.
    detached: true,
  });
  const started = new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', (cause) => reject(new Error(`${title} cannot be started`, { cause })));
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    await started;
  } finally {
    await log.close();
  }
  const { pid } = child;
  if (pid === undefined) throw new Error(`${title} has no process ID`);
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    pid,
    isAlive,
    ended,
    kill: (signal) => {
      child.kill(signal);
    },
    stop: async () => {
      child.kill(stopBy);
      const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(killTimer);
    },
    lastLogLines: async () => (await readFile(file, 'utf8')).trimEnd().split('\n').slice(-12).join('\n'),
  };
}

/**
 * Runs a program to its end, with the same options.
 * @returns its standard output
 * @throws Error with its whole output when it fails
 */
export async function runProgram(options: ServiceOptions): Promise<string> {
  const { environment, title } = options;
  const child = spawn(environment.programs.setpriv, setprivArguments(options, 'SIGTERM'), {
    ...processOptions(options),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    }),
  ]);
  if (code !== 0) throw new Error(`${title} failed (${code}):\n${output}${errors}`.trim());
  return output;
}

/** Arguments of `setpriv`: it ends the program with this process, and drops root's privileges when `uid` is set. */
function setprivArguments({ uid, command }: ServiceOptions, lastSignal: NodeJS.Signals): string[] {
  const account = uid === undefined ? [] : [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'];
  // setpriv's signal names have no SIG prefix.
  return [`--pdeathsig=${lastSignal.slice(3)}`, ...account, '--', ...command];
}

function processOptions({ env }: ServiceOptions) {
  return { cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env } };
}
