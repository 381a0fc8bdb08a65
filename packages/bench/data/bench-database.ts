import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '@campus-commons/embedded-postgres';
import pg from 'pg';
import { startServer, type Server } from '../support/server.js';
import { populate, type PopulationSize } from './population.js';

const BACKEND = path.resolve(import.meta.dirname, '../../../backend');
const DIRECTORY = process.env.BENCH_DIRECTORY ?? path.resolve(BACKEND, '../.data/bench');

/** The PostgreSQL server of the benchmarks, whose data is kept for the next run. It ends with its block (`await using`). */
export interface BenchDatabase extends AsyncDisposable {
  /** Folder for files of the servers under test. */
  readonly directory: string;
  /** URL of a migrated database with that many members and posts; it is created when it does not exist. */
  database(size: PopulationSize): Promise<string>;
  /** Starts a server under test, which ends with this one: see {@link startServer}. */
  readonly start: typeof startServer;
}

/** Starts the server with production settings: synchronous commit, and a cache for the data that is read often. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  await mkdir(DIRECTORY, { recursive: true });
  const server = await startEmbeddedPostgres({
    dataDir: path.join(DIRECTORY, 'postgres'),
    settings: { shared_buffers: '1GB', max_wal_size: '4GB' },
  });
  const servers: Server[] = [];
  return {
    directory: DIRECTORY,
    database: async (size) => {
      const name = `campus_${size.members}_${size.posts}`;
      if (!(await exists(server.url(), name)))
        await make(server.url(), name, server.url(`${name}_draft`), size);
      // An existing database may lack the newest migrations.
      await migrate(server.url(name));
      return server.url(name);
    },
    start: async (...options) => {
      const started = await startServer(...options);
      servers.push(started);
      return started;
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(servers.map((started) => started.stop()));
      await server.stop();
    },
  };
}

async function exists(serverUrl: string, name: string): Promise<boolean> {
  return withClient(serverUrl, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    return rowCount === 1;
  });
}

async function make(serverUrl: string, name: string, draftUrl: string, size: PopulationSize): Promise<void> {
  console.log(`Filling ${name}: some minutes for a million posts …`);
  await withClient(serverUrl, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name}_draft`);
    await client.query(`CREATE DATABASE ${name}_draft`);
  });
  await migrate(draftUrl);
  await withClient(draftUrl, (client) => populate(client, size));
  // Renamed when it is complete, so that an interrupted run does not leave a partly filled database.
  await withClient(serverUrl, (client) => client.query(`ALTER DATABASE ${name}_draft RENAME TO ${name}`));
}

async function migrate(databaseUrl: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  await promisify(execFile)(process.execPath, ['dist/campus.cli.js', 'migrate'], { cwd: BACKEND, env });
}

/** Runs `work` on a new connection. */
export async function withClient<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
