import { jest } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { ensureDatabase, startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/index.ts';

const startAndWait = fileURLToPath(new URL('../support/start-and-wait.ts', import.meta.url));
const settings = { fsync: 'off' };
let scratch: string;
let dataDir: string;
let running: EmbeddedPostgres[];

beforeEach(async () => {
  // A path with a space, and a parent that only this user can enter.
  scratch = await mkdtemp(path.join(tmpdir(), 'embedded postgres '));
  dataDir = path.join(scratch, 'data');
  running = [];
});

afterEach(async () => {
  for (const server of running) await server.stop();
  expect(await serversIn(scratch)).toEqual([]);
  await rm(scratch, { recursive: true });
});

async function start(
  options: { port?: number; log?: (line: string) => void } = {},
): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, settings, ...options });
  running.push(server);
  return server;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** IDs of all processes whose working directory is this one (on Linux servers chdir into their cluster). */
async function serversIn(directory: string): Promise<number[]> {
  if (!existsSync('/proc/self/cmdline')) return [];
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(directory)) found.push(Number(name));
  }
  return found;
}

async function postmasterPid(): Promise<number> {
  const [pid] = (await readFile(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

describe('startEmbeddedPostgres', () => {
  it('creates a cluster with Unicode, data checksums and a password', async () => {
    const server = await start();

    expect(await query(server.url(), "SELECT lower('ÉCOLE Ñ Ж') AS lower")).toEqual([{ lower: 'école ñ ж' }]);
    expect(await query(server.url(), 'SHOW data_checksums')).toEqual([{ data_checksums: 'on' }]);
    expect(await query(server.url(), 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    expect(await query(server.url(), 'SHOW unix_socket_directories')).toEqual([
      { unix_socket_directories: '' },
    ]);
    const wrong = new URL(server.url());
    wrong.password = 'guessed';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
    expect((await stat(path.join(dataDir, 'password'))).mode & 0o777).toBe(0o600);
  });

  it('recovers committed data after a kill -9', async () => {
    const first = await start();
    await query(first.url(), 'CREATE TABLE kept AS SELECT 7 AS n');
    process.kill(await postmasterPid(), 'SIGKILL');
    await first.exited;

    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await query(second.url(), 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
  });

  it('adopts the server of a killed parent, and can stop it', async () => {
    const parent = spawn(process.execPath, ['--import', 'tsx', startAndWait, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(parent.stdout, 'data');
    parent.kill('SIGKILL');
    await once(parent, 'exit');

    const server = await start();
    expect(server.adopted).toBe(true);
    expect(await query(server.url(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
    await server.exited;
    expect(await serversIn(dataDir)).toEqual([]);
  });

  it('gives processes that start concurrently the same server', async () => {
    const [first, second] = await Promise.all([
      start(),
      // In another process, because this race condition needs two processes.
      new Promise<string>((resolve, reject) => {
        const other = spawn(process.execPath, ['--import', 'tsx', startAndWait, dataDir], {
          stdio: ['pipe', 'pipe', 'inherit'],
        });
        other.once('error', reject);
        other.stdout.once('data', (line: Buffer) => {
          other.kill('SIGKILL');
          resolve(String(line).trim());
        });
      }),
    ]);
    expect(second).toBe(first.url());
  });

  it('starts despite a stale lock file whose process ID now belongs to another program', async () => {
    const first = await start();
    await first.stop();
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    await once(stranger, 'spawn');
    const lock = [
      stranger.pid,
      path.join(dataDir, 'cluster'),
      0,
      first.port,
      '',
      '127.0.0.1',
      '',
      'ready',
      '',
    ];
    await writeFile(path.join(dataDir, 'cluster', 'postmaster.pid'), lock.join('\n'), { mode: 0o600 });

    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await query(second.url(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    stranger.kill('SIGKILL');
    await once(stranger, 'exit');
  });

  it('starts again after an interrupted first start', async () => {
    await mkdir(path.join(dataDir, 'cluster.999999999'), { recursive: true });
    await writeFile(path.join(dataDir, 'password'), 'from-the-first-try\n', { mode: 0o600 });

    const server = await start();
    expect(await query(server.url(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect((await readdir(dataDir)).sort()).toEqual(['cluster', 'password', 'port', 'postgres.log']);
  });

  it('chooses another port when the saved one is in use, but not when the caller gave the port', async () => {
    const occupant = createServer();
    occupant.listen(0, '127.0.0.1');
    await once(occupant, 'listening');
    const { port } = occupant.address() as AddressInfo;
    await mkdir(dataDir);
    await writeFile(path.join(dataDir, 'port'), `${port}\n`);

    await expect(start({ port })).rejects.toThrow(
      new RegExp(`could not bind[^]*Port ${port} .* is already in use`),
    );
    const server = await start();
    expect(server.port).not.toBe(port);
    occupant.close();
  });

  it('quotes the server’s log when it cannot start', async () => {
    const server = await start();
    await server.stop();
    await rm(path.join(dataDir, 'cluster', 'global', 'pg_control'));

    await expect(start()).rejects.toThrow(/does not start in .*\n[^]*pg_control[^]*DATABASE_URL/);
  });

  it('reports slow steps', async () => {
    const log = jest.fn();
    await start({ log });
    expect(log).toHaveBeenCalledWith('Initialising the database …');
  });
});

// Only root needs user namespaces.
if (process.getuid?.() === 0) {
  describe('startEmbeddedPostgres as root without user namespaces', () => {
    const { PATH } = process.env;

    beforeEach(async () => {
      const programs = path.join(scratch, 'programs');
      await mkdir(programs);
      await writeFile(path.join(programs, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
      process.env.PATH = `${programs}:${PATH}`;
    });

    afterEach(() => {
      process.env.PATH = PATH;
    });

    it('runs as nobody when that user can reach the data', async () => {
      await chmod(scratch, 0o755);
      const server = await start();

      expect(await query(server.url(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect((await stat(path.join(dataDir, 'cluster'))).uid).not.toBe(0);
    });

    it('keeps the data elsewhere, and finds it again, when only root can enter the directory', async () => {
      const log = jest.fn();
      const first = await start({ log });
      const home = await readFile(path.join(dataDir, 'location'), 'utf8');
      expect(log).toHaveBeenCalledWith(expect.stringContaining(home));
      await query(first.url(), 'CREATE TABLE kept AS SELECT 7 AS n');
      await first.stop();

      const second = await start();
      expect(await query(second.url(), 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
      await second.stop();
      expect(await serversIn(home)).toEqual([]);
      await rm(home, { recursive: true });
    });
  });
}

describe('ensureDatabase', () => {
  it('creates a database once, with any name and for concurrent callers', async () => {
    const server = await start();
    const name = 'a "strange" name';
    await Promise.all([1, 2, 3, 4].map(() => ensureDatabase(server.url(), name)));
    await ensureDatabase(server.url(), name);
    expect(await query(server.url(name), 'SELECT current_database() AS name')).toEqual([{ name }]);
  });
});
