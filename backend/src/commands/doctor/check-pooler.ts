import type pg from 'pg';
import type { Env } from '../../config/env.js';
import { REQUEST_POOL } from '../../platform/sql/pool-options.js';
import { toPrimary } from '../../platform/sql/servers.js';
import { about, reason, type Finding } from './finding.js';

const ADVICE = 'docs/scaling.md, "PgBouncer", has its settings.';
/** Milliseconds. */
const ANSWER_TIMEOUT = 10_000;

/**
 * Whether the pooler at DATABASE_URL passes on what members' requests need: named statements, and the settings of their
 * connections. No finding without a pooler.
 */
export async function checkPooler(env: Env): Promise<Finding[]> {
  if (env.DATABASE_DIRECT_URL === '') return [];
  const { ok, warn, fail } = about('pooler');
  const { connectionString, Client } = toPrimary(env.DATABASE_URL);
  const client = new Client({ ...REQUEST_POOL, connectionString, query_timeout: ANSWER_TIMEOUT });
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (!(await keepsNamedStatements(client)))
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
    await client.end().catch(() => undefined);
  }
}

async function keepsNamedStatements(client: pg.Client): Promise<boolean> {
  const named = () => client.query({ name: 'doctor_pooler', text: 'SELECT $1::int AS value', values: [1] });
  return named()
    .then(named)
    .then(
      () => true,
      () => false,
    );
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
