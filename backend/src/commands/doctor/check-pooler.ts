import pg from 'pg';
import type { Env } from '../../config/env.js';
import { REQUEST_POOL } from '../../platform/sql/pool-options.js';
import { toPrimary } from '../../platform/sql/servers.js';
import { about, reason, type Finding } from './finding.js';

const ADVICE = 'docs/run/pooler.md has its settings.';
const ANSWER_TIMEOUT_MS = 10_000;
/** PostgreSQL's codes: there is no such statement, and there is one that this client did not send. */
const LOST = ['26000', '42P05'];

/**
 * Whether the pooler at DATABASE_URL passes on what the request pool needs: named statements, and the settings of its
 * connections. No finding without a pooler.
 */
export async function checkPooler(env: Env): Promise<Finding[]> {
  if (env.DATABASE_DIRECT_URL === '') return [];
  const { ok, warn, fail } = about('pooler');
  const { connectionString, Client } = toPrimary(env.DATABASE_URL);
  const open = () => {
    const client = new Client({ ...REQUEST_POOL, connectionString, query_timeout: ANSWER_TIMEOUT_MS });
    client.on('error', () => undefined);
    return client;
  };
  const client = open();
  const other = open();
  try {
    await client.connect();
    await other.connect();
    if (!(await keepsNamedStatements(client, other)))
      return [fail(`Named statements are lost between transactions. ${ADVICE}`)];
    const lost = await lostSettings(client);
    return [
      lost.length === 0
        ? ok('named statements and settings reach the database')
        : warn(`${lost.join(', ')} do not reach the database. ${ADVICE}`),
    ];
  } catch (error) {
    return [fail(`cannot be used: ${reason(error)}. ${ADVICE}`)];
  } finally {
    await Promise.all([client, other].map((each) => each.end().catch(() => undefined)));
  }
}

/**
 * Repeats a named statement while another client holds the server connection that it was sent to first: an idle pooler would
 * otherwise give the client the same one again.
 */
async function keepsNamedStatements(client: pg.Client, other: pg.Client): Promise<boolean> {
  const named = () => client.query({ name: 'doctor_pooler', text: 'SELECT $1::int AS value', values: [1] });
  try {
    await named();
    await other.query('BEGIN');
    await other.query('SELECT 1');
    await named();
    await other.query('ROLLBACK');
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && LOST.includes(error.code ?? '')) return false;
    throw error;
  }
}

/** Names of the settings in the pool's options that the server does not have as asked for. */
async function lostSettings(client: pg.Client): Promise<string[]> {
  const asked = [...REQUEST_POOL.options.matchAll(/-c (\w+)=(\S+)/g)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));
  const { rows } = await client.query<{ name: string; setting: string }>(
    'SELECT name, setting FROM pg_settings WHERE lower(name) = ANY ($1)',
    [asked.map(({ name }) => name)],
  );
  const found = new Map(rows.map(({ name, setting }) => [name.toLowerCase(), setting]));
  return asked.filter(({ name, value }) => found.get(name) !== value).map(({ name }) => name);
}
