import pg from 'pg';
import type { TestApp } from './app.js';
import { until } from './until.js';

/** How many statements in the test's database wait for locks. */
async function waitingForLocks(app: TestApp): Promise<number> {
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await app.rows(waiting)).length;
}

/** Resolves when this many statements in the test's database wait for locks. */
export function someoneWaitsForALock(app: TestApp, statements = 1): Promise<void> {
  return until(async () => (await waitingForLocks(app)) >= statements);
}

/** Whether a write that has begun waits for a lock; false if it ends without. */
export async function waitsForALock(app: TestApp, write: Promise<unknown>): Promise<boolean> {
  let hasEnded = false;
  const end = () => void (hasEnded = true);
  write.then(end, end);
  await until(async () => hasEnded || (await waitingForLocks(app)) > 0);
  return !hasEnded;
}

/** Resolves when the database has ended the sessions of killed API processes: a statement outlives its client. */
export function killedSessionsEnd(app: TestApp): Promise<void> {
  const sessions = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'campus-api'`;
  return until(async () => (await app.rows(sessions)).length === 0);
}

/** Sets how long PostgreSQL waits before it looks for deadlocks. */
export const setDeadlockTimeout = (app: TestApp, time: string) => setForAll(app, 'deadlock_timeout', time);

/**
 * Sets a parameter of PostgreSQL for the whole database, and ends all connections, which keep the old value, except those called
 * `holder`.
 */
export async function setForAll(app: TestApp, parameter: string, value: string): Promise<void> {
  await app.rows(
    `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET ${parameter} = %L', current_database(), '${value}'); END $$`,
  );
  const ended = await app.rows<{ pid: number }>(
    `SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()
        AND pid <> pg_backend_pid() AND application_name <> 'holder'`,
  );
  // A request on a connection that is just being closed would fail.
  const alive = () =>
    app.rows('SELECT FROM pg_stat_activity WHERE pid = ANY($1)', [ended.map(({ pid }) => pid)]);
  await until(async () => (await alive()).length === 0);
}

/**
 * Runs statements in a separate transaction and leaves it open, like a request in progress.
 * @returns the open transaction; committing closes its connection
 */
export async function beginElsewhere() {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query('BEGIN');
  return {
    run: async (text: string, values: unknown[] = []): Promise<void> => {
      await client.query(text, values);
    },
    commit: async (): Promise<void> => {
      await client.query('COMMIT');
      await client.end();
    },
  };
}
