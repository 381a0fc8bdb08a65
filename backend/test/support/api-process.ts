import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '@campus-commons/local/build.ts';
import request from 'supertest';
import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { newRecordKey } from '../../src/config/record-key.js';
import type { Caller } from './app.js';
import { UNLIMITED } from './unlimited.js';
import { until } from './until.js';

const BACKEND = fileURLToPath(new URL('../../', import.meta.url));
const started = new Set<ChildProcess>();
// A test that ran out of time leaves its process running, and Jest would wait for it for ever.
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

/** The built API as it runs in production: a process of its own. */
export interface ApiProcess extends Caller {
  readonly origin: string;
  /** Everything it has written to its output so far. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
  /** How it ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
  /** Kills it if it is still running. */
  stop(): Promise<void>;
}

/** Settings that the processes of one installation share. */
export async function installation(databaseUrl: string): Promise<Record<string, string>> {
  const dataDir = path.join(process.env.TEST_DIRECTORY ?? tmpdir(), randomUUID());
  await mkdir(dataDir);
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    MEMBER_TOKEN_KEY: randomBytes(32).toString('base64'),
    ADMIN_TOKEN_KEY: randomBytes(32).toString('base64'),
    RECORD_KEY: newRecordKey(),
  };
}

/** The settings of the installation that `startApp` runs in this process, for processes beside it. */
export function ownInstallation(): Record<string, string> {
  const names = ['DATABASE_URL', 'DATA_DIR', 'MEMBER_TOKEN_KEY', 'ADMIN_TOKEN_KEY', 'RECORD_KEY'];
  return Object.fromEntries(names.map((name) => [name, process.env[name] ?? '']));
}

/**
 * Builds the API if need be, starts a process and waits until it answers.
 * @param env its whole environment, besides PATH
 * @param nodeOptions for Node, before the script
 */
export async function startApiProcess(
  env: Record<string, string>,
  nodeOptions: readonly string[] = [],
): Promise<ApiProcess> {
  await ensureBuilt('backend');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...nodeOptions, path.join(BACKEND, 'dist/main.js')], {
    cwd: BACKEND,
    env: { PATH: process.env.PATH, ...UNLIMITED, ...env, API_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  // 'close' instead of 'exit', because all output has arrived by then.
  const ended = new Promise<Awaited<ApiProcess['ended']>>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  );
  const http = () => request(origin);
  const api: ApiProcess = {
    origin,
    http,
    call: (callPath, body = {}, token = '') =>
      http()
        .post(callPath)
        .set('Authorization', token)
        .send(body as object),
    output: () => output,
    kill: (signal) => {
      child.kill(signal);
    },
    ended,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
  await until(async () => {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended:\n${output}`);
    return (await statusOf(`${origin}/health/live`)) === 200;
  });
  return api;
}

/** The status of a GET; undefined without an answer. */
export async function statusOf(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, { headers: { Connection: 'close' } });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}
