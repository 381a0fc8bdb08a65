import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Ground } from './ground.ts';

/** How long a part may take to stop before it is killed. */
const STOP_MS = 30_000;

export interface PartOptions {
  readonly ground: Ground;
  /** For messages and the log's name, for example `redis`. */
  readonly title: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: NodeJS.ProcessEnv;
  /** Account it runs as; ours by default. */
  readonly uid?: number | undefined;
  /** What ends it, with all it has started. */
  readonly stopBy?: NodeJS.Signals;
}

/** A program of the topology. It ends when we do, however that happens. */
export interface Part {
  readonly pid: number;
  /** Whether it still runs. */
  isAlive(): boolean;
  /** Resolves once it has gone. */
  readonly ended: Promise<void>;
  kill(signal: NodeJS.Signals): void;
  /** Asks it to stop, insists after half a minute; resolves once it has gone. */
  stop(): Promise<void>;
  /** Its last words, for a message. */
  lastWords(): Promise<string>;
}

/** Starts a program that ends when we do. */
export async function startPart(options: PartOptions): Promise<Part> {
  const { ground, title, stopBy = 'SIGTERM' } = options;
  const file = path.join(ground.logs, `${title.replaceAll(' ', '-')}.log`);
  const log = await open(file, 'a', 0o600);
  const child = spawn(ground.programs.setpriv, bound(options, stopBy), {
    ...surroundings(options),
    stdio: ['ignore', log.fd, log.fd],
    // A session of its own: Ctrl-C reaches us alone, and we stop the parts in their order.
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
  if (pid === undefined) throw new Error(`${title} has no process number`);
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
      const insist = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(insist);
    },
    lastWords: async () => (await readFile(file, 'utf8')).trimEnd().split('\n').slice(-12).join('\n'),
  };
}

/**
 * Runs a program to its end, in the same way.
 * @returns what it wrote to its standard output
 * @throws Error with all it said when it fails
 */
export async function runProgram(options: PartOptions): Promise<string> {
  const { ground, title } = options;
  const child = spawn(ground.programs.setpriv, bound(options, 'SIGTERM'), {
    ...surroundings(options),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, complaints, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    }),
  ]);
  if (code !== 0) throw new Error(`${title} failed (${code}):\n${output}${complaints}`.trim());
  return output;
}

/** Arguments of `setpriv`: the program's life is bound to ours, and root's rights end where `uid` says so. */
function bound({ uid, command }: PartOptions, lastSignal: NodeJS.Signals): string[] {
  const account = uid === undefined ? [] : [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'];
  // Its own names for signals have no SIG in front.
  return [`--pdeathsig=${lastSignal.slice(3)}`, ...account, '--', ...command];
}

function surroundings({ env }: PartOptions) {
  return { cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env } };
}
