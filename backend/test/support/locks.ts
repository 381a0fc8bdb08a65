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
