import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';

const BACKEND = path.resolve(import.meta.dirname, '../..');
/** Milliseconds a server may take to listen. */
const START_LIMIT = 30_000;

/** A server under test, in a process of its own. */
export interface Server {
  readonly name: string;
  readonly url: string;
  /** Seconds of processor time it has used; undefined where the system has no /proc. */
  cpu(): Promise<number | undefined>;
  stop(): Promise<void>;
}

/** What Node runs for each: the product as it is deployed, and the yardsticks. */
const PROGRAMS = {
  'the API': ['dist/main.js'],
  'bare node:http': ['--import', 'tsx', 'bench/servers/bare.ts'],
  'typical Nest': ['--import', 'tsx', 'bench/servers/typical.ts'],
} as const;

export type ServerName = keyof typeof PROGRAMS;

/**
 * @param env what it reads, but for its port
 * @param logFile where its log goes; without one it is written, as in production, and goes nowhere
 */
export async function startServer(
  name: ServerName,
  env: Record<string, string>,
  logFile?: string,
): Promise<Server> {
  const port = await freePort();
  const log = logFile === undefined ? undefined : await open(logFile, 'w');
  const child = spawn(process.execPath, PROGRAMS[name], {
    cwd: BACKEND,
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
    cpu: () => cpuSeconds(child.pid ?? 0),
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}

async function untilListening(port: number): Promise<void> {
  const deadline = Date.now() + START_LIMIT;
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
  throw new Error(`Nothing listens on port ${port} after ${START_LIMIT} ms`);
}

/** Clock ticks a second in /proc, on every Linux there is (sysconf _SC_CLK_TCK). */
const TICKS = 100;

/** Seconds of processor time of a process, user and system (proc(5), fields 14 and 15 of stat). */
export async function cpuSeconds(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name before them is in brackets and may contain anything.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) / TICKS;
}
