import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureDatabase, startEmbeddedPostgres } from '@campus-commons/embedded-postgres';
import { DataSource } from 'typeorm';
import { schemaDataSourceOptions } from '../../src/database/data-source.js';

/** A PostgreSQL server that a test may kill, with a migrated database. */
export interface OwnPostgres {
  readonly url: string;
  /** Its data directory. */
  readonly dataDir: string;
  /** Kills all its processes, like a crash of the machine. */
  kill(): Promise<void>;
  /** PostgreSQL's immediate shutdown: sessions are notified, nothing is flushed. */
  shutDownAtOnce(): Promise<void>;
  /** Starts it again on the same port; it recovers what was committed. */
  start(): Promise<void>;
  /** Suspends it and its sessions, like a broken network; returns the function that resumes them. */
  freeze(): Promise<() => void>;
  stop(): Promise<void>;
}

/** @param copy files of a migrated server, and its settings */
export async function startOwnPostgres(copy?: {
  readonly dataDir: string;
  readonly settings: Record<string, string>;
}): Promise<OwnPostgres> {
  const dataDir = copy?.dataDir ?? path.join(process.env.TEST_DIRECTORY ?? tmpdir(), randomUUID());
  const settings = copy?.settings ?? {};
  let server = await startEmbeddedPostgres({ dataDir, settings });
  const { port } = server;
  const url = server.url('campus');
  if (!copy) {
    await ensureDatabase(server.url(), 'campus');
    const dataSource = await new DataSource(schemaDataSourceOptions(url)).initialize();
    await dataSource.runMigrations();
    await dataSource.destroy();
  }

  const processes = async () => {
    const lockFile = await readFile(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8');
    const postmaster = Number(lockFile.split('\n')[0]);
    return [postmaster, ...(await childrenOf(postmaster))];
  };
  const signal = (pids: readonly number[], name: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name);
      } catch (error) {
        // A worker that has ended since it was listed.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  };
  return {
    url,
    dataDir,
    kill: async () => {
      const { exited } = server;
      signal(await processes(), 'SIGKILL');
      await exited;
    },
    shutDownAtOnce: async () => {
      const { exited } = server;
      const [postmaster = NaN] = await processes();
      process.kill(postmaster, 'SIGQUIT');
      await exited;
    },
    start: async () => {
      server = await startEmbeddedPostgres({ dataDir, port, settings });
    },
    freeze: async () => {
      const pids = await processes();
      signal(pids, 'SIGSTOP');
      return () => signal(pids, 'SIGCONT');
    },
    stop: () => server.stop(),
  };
}

async function childrenOf(parent: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.filter(([, ppid]) => ppid === parent).map(([pid = NaN]) => pid);
}
