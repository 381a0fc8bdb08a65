import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '@campus-commons/embedded-postgres';
import pg from 'pg';
import { populate, type PopulationSize } from './population.js';

const BACKEND = path.resolve(import.meta.dirname, '../..');
const DIRECTORY = process.env.BENCH_DIRECTORY ?? path.resolve(BACKEND, '../.data/bench');

/** A PostgreSQL server of the measurements' own; what it was filled with stays for the next run. */
export interface Ground {
  /** Where servers under test may keep files. */
  readonly directory: string;
  /** URL of a migrated database with that many members and posts, filled when it is not there yet. */
  database(size: PopulationSize): Promise<string>;
  stop(): Promise<void>;
}

/** Starts it as a small production server runs: synchronous commit on, a cache that holds what is read often. */
export async function openGround(): Promise<Ground> {
  await mkdir(DIRECTORY, { recursive: true });
  const server = await startEmbeddedPostgres({
    dataDir: path.join(DIRECTORY, 'postgres'),
    settings: { shared_buffers: '1GB', max_wal_size: '4GB' },
  });
  return {
    directory: DIRECTORY,
    database: async (size) => {
      const name = `campus_${size.members}_${size.posts}`;
      if (!(await exists(server.url(), name)))
        await make(server.url(), name, server.url(`${name}_draft`), size);
      // One that was made before the newest migration is brought up to it.
      await migrate(server.url(name));
      return server.url(name);
    },
    stop: () => server.stop(),
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
  // It takes its name when it is whole: a run that is broken off leaves no half-filled one to measure.
  await withClient(serverUrl, (client) => client.query(`ALTER DATABASE ${name}_draft RENAME TO ${name}`));
}

async function migrate(databaseUrl: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  await promisify(execFile)(process.execPath, ['dist/database/migrate.cli.js'], { cwd: BACKEND, env });
}

/** Does something on a connection of its own. */
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
