import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { schemaDataSourceOptions } from '../../src/database/data-source.js';

const TEMPLATE = 'campus_commons_template';
const DRAFT = 'campus_commons_draft';
const LOCK = 1;

/** Parameters of PostgreSQL; some are lists. */
export type Parameters = Readonly<Record<string, string | readonly string[]>>;

/**
 * Creates a migrated database for one test file and returns its URL.
 * @param parameters of PostgreSQL, such as `deadlock_timeout`. They are set before anything connects: a connection that is
 * opened meanwhile would keep the old value.
 */
export async function createDatabase(parameters: Parameters = {}): Promise<string> {
  return onServer(async (client, urlOf) => {
    await ensureTemplate(client, urlOf);
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
    for (const [parameter, value] of Object.entries(parameters))
      await client.query(`ALTER DATABASE ${name} SET ${parameter} = '${[value].flat().join("', '")}'`);
    return urlOf(name);
  });
}

/** Creates an empty database and returns its URL. */
export async function createEmptyDatabase(): Promise<string> {
  return onServer(async (client, urlOf) => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await client.query(`CREATE DATABASE ${name}`);
    return urlOf(name);
  });
}

type UrlOf = (database: string) => string;

async function onServer<Result>(work: (client: pg.Client, urlOf: UrlOf) => Promise<Result>): Promise<Result> {
  const server = process.env.TEST_CLUSTER_URL;
  if (!server)
    throw new Error('TEST_CLUSTER_URL is set by start-cluster; run the tests through jest.config.js');
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // One worker at a time: PostgreSQL refuses concurrent copies of a template.
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    return await work(
      client,
      (database) => Object.assign(new URL(server), { pathname: `/${database}` }).href,
    );
  } finally {
    await client.end();
  }
}

/** The first worker migrates a database that all others copy. */
async function ensureTemplate(client: pg.Client, urlOf: UrlOf): Promise<void> {
  const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [TEMPLATE]);
  if (found.rowCount === 1) return;
  await client.query(`DROP DATABASE IF EXISTS ${DRAFT}`);
  await client.query(`CREATE DATABASE ${DRAFT}`);
  const dataSource = await new DataSource(schemaDataSourceOptions(urlOf(DRAFT))).initialize();
  await dataSource.runMigrations();
  await dataSource.destroy();
  // It is renamed when it is complete, so that no worker copies half a schema.
  await client.query(`ALTER DATABASE ${DRAFT} RENAME TO ${TEMPLATE}`);
}
