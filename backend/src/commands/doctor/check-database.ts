import type pg from 'pg';
import { directUrl, directUrlSetting } from '../../config/direct-url.js';
import type { Env } from '../../config/env.js';
import { MIGRATIONS } from '../../database/migrations/all-migrations.js';
import { CONNECTIONS_ALLOWED, connectionsNeeded } from '../../platform/sql/connection-budget.js';
import { toPrimary } from '../../platform/sql/servers.js';
import { about, reason, type Finding } from './finding.js';

const CONNECT_TIMEOUT_MS = 5_000;
const ANSWER_TIMEOUT_MS = 10_000;
/** The oldest PostgreSQL that is admitted. A test compares what documents, setup and the topology say. */
export const MIN_POSTGRES_VERSION = 15;
const EXTENSIONS = ['pg_trgm'];
/** Difference between the clocks of this machine and the database from which a finding is a warning, and a failure. */
const CLOCK_WARNING_SECONDS = 2;
const CLOCK_FAILURE_SECONDS = 30;

/** A client of the database itself, which is still to be connected. A query fails after `maxAnswerMs`. */
export function databaseClient(env: Env, maxAnswerMs: number): pg.Client {
  const { connectionString, Client } = toPrimary(directUrl(env));
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: maxAnswerMs,
  });
  client.on('error', () => undefined);
  return client;
}

/** Checks that use the database; one connection for all of them. */
export async function checkDatabase(env: Env): Promise<Finding[]> {
  const database = about('database');
  const client = databaseClient(env, ANSWER_TIMEOUT_MS);
  try {
    await client.connect();
  } catch (error) {
    return [
      database.fail(
        `cannot be reached: ${reason(error)}. Start it, or correct ${directUrlSetting(env)}; no other check of the database ran.`,
      ),
    ];
  }
  try {
    return [
      await checkVersion(client),
      await checkExtensions(client),
      await checkMigrations(client),
      await checkClock(client),
      await checkConnections(client, env),
    ];
  } finally {
    await client.end();
  }
}

async function checkVersion(client: pg.Client): Promise<Finding> {
  const { ok, fail } = about('database');
  const { rows } = await client.query<{ number: number; version: string }>(
    `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS version`,
  );
  const { number = 0, version = '' } = rows[0] ?? {};
  return Math.floor(number / 10_000) >= MIN_POSTGRES_VERSION
    ? ok(`PostgreSQL ${version}`)
    : fail(`PostgreSQL ${version} is too old. Upgrade it to ${MIN_POSTGRES_VERSION} or later.`);
}

async function checkExtensions(client: pg.Client): Promise<Finding> {
  const { ok, fail } = about('extensions');
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM pg_available_extensions WHERE name = ANY ($1)',
    [EXTENSIONS],
  );
  const missing = EXTENSIONS.filter((name) => !rows.some((row) => row.name === name));
  return missing.length === 0
    ? ok(EXTENSIONS.join(', '))
    : fail(
        `The server lacks ${missing.join(', ')}. Install PostgreSQL's contrib modules (Debian: in postgresql itself).`,
      );
}

async function checkMigrations(client: pg.Client): Promise<Finding> {
  const { ok, fail } = about('migrations');
  const { rows: tables } = await client.query<{ found: boolean }>(
    `SELECT to_regclass('migration') IS NOT NULL AS found`,
  );
  const applied = tables[0]?.found
    ? (await client.query<{ name: string }>('SELECT name FROM migration')).rows.map(({ name }) => name)
    : [];
  const needed = MIGRATIONS.map(({ name }) => name);
  const missing = needed.filter((name) => !applied.includes(name));
  if (missing.length > 0) {
    return fail(
      `${missing.length} of ${needed.length} are missing, ${missing[0]} first. Run "campus migrate".`,
    );
  }
  const newer = applied.length - needed.length;
  return ok(newer === 0 ? 'up to date' : `up to date, and ${newer} of a newer release`);
}

/** Sessions, limits and links are timed by both clocks. */
async function checkClock(client: pg.Client): Promise<Finding> {
  const asked = Date.now();
  const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const here = (asked + Date.now()) / 2;
  return judgeClock(Math.abs((rows[0]?.now.getTime() ?? 0) - here) / 1000);
}

/** @param seconds between the two clocks */
export function judgeClock(seconds: number): Finding {
  const { ok, warn, fail } = about('clock');
  const found = `${seconds.toFixed(1)} s between this machine and the database`;
  const advice = 'Let both follow a time server (Debian: systemd-timesyncd).';
  if (seconds >= CLOCK_FAILURE_SECONDS) return fail(`${found}. ${advice}`);
  return seconds >= CLOCK_WARNING_SECONDS ? warn(`${found}. ${advice}`) : ok(found);
}

async function checkConnections(client: pg.Client, env: Env): Promise<Finding> {
  const { ok, warn } = about('connections');
  const { rows } = await client.query<{ allowed: number }>(CONNECTIONS_ALLOWED);
  const { allowed = 0 } = rows[0] ?? {};
  const needed = connectionsNeeded(env);
  const found = `${env.API_PROCESSES} processes may need ${needed} of ${allowed}`;
  return allowed >= needed ? ok(found) : warn(`${found}. Raise max_connections, or lower API_PROCESSES.`);
}
