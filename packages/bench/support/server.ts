import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';

/** The folder of this checkout's backend. */
const BACKEND = path.resolve(import.meta.dirname, '../../../backend');
/** The folder of the baselines, whose tsconfig.json has what their decorators need. */
const BENCH = path.resolve(import.meta.dirname, '..');
/** How long a server may take to start. */
const START_TIMEOUT_MS = 30_000;

/** A server under test in its own process. */
export interface Server {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  /** Used CPU time in seconds; undefined on systems without /proc. */
  cpu(): Promise<number | undefined>;
  /** Memory that it holds now, or held at most, MB; undefined on systems without /proc. */
  memory(when?: keyof typeof RESIDENT): Promise<number | undefined>;
  signal(name: NodeJS.Signals): void;
  stop(): Promise<void>;
}

/** The script of each server: the product as deployed, and the baselines. */
const PROGRAMS = {
  'the API': ['dist/main.js'],
  'bare node:http': ['--import', 'tsx', 'servers/bare.ts'],
  'typical Nest': ['--import', 'tsx', 'servers/typical.ts'],
} as const;

export type ServerName = keyof typeof PROGRAMS;

/**
 * @param env its environment, without the port
 * @param options.logFile file for its log; without it the log is written as in production, but discarded
 * @param options.backend the folder whose API is started: that of another checkout, to compare both
 */
export async function startServer(
  name: ServerName,
  env: Record<string, string>,
  { logFile, backend = BACKEND }: { logFile?: string; backend?: string } = {},
): Promise<Server> {
  const port = await freePort();
  const log = logFile === undefined ? undefined : await open(logFile, 'w');
  const child = spawn(process.execPath, PROGRAMS[name], {
    cwd: name === 'the API' ? backend : BENCH,
    env: { ...process.env, NODE_ENV: 'production', ...env, API_PORT: String(port) },
    stdio: ['ignore', log?.fd ?? 'ignore', 'inherit'],
  });
  await log?.close();
  const exited = once(child, 'exit');
  await Promise.race([
    untilListening(port),
    exited.then(([code]) => {
      throw new Error(`${name} ended with ${String(code)} before it listened`);
    }),
  ]);
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    cpu: () => cpuSeconds(child.pid ?? 0),
    memory: (when = 'now') => residentMegabytes(child.pid ?? 0, when),
    signal: (name) => void child.kill(name),
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}

async function untilListening(port: number): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const socket = connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing listens on port ${port} after ${START_TIMEOUT_MS} ms`);
}

/** Fields of a process's status (proc(5)). */
const RESIDENT = { now: 'VmRSS', most: 'VmHWM' } as const;

/** Resident memory of a process in MB. */
async function residentMegabytes(pid: number, when: keyof typeof RESIDENT): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = new RegExp(`^${RESIDENT[when]}:\\s+(\\d+) kB$`, 'm').exec(status) ?? [];
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
}

/** Clock ticks per second in /proc, the same on every Linux (sysconf _SC_CLK_TCK). */
export const TICKS_PER_SECOND = 100;

/** CPU time of a process in seconds, user and system (proc(5), fields 14 and 15 of stat). */
export async function cpuSeconds(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name before them is in brackets and may contain anything.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
