import pg from 'pg';
import type { TestApp } from './app.js';
import { until } from './until.js';

/** Resolves when this many statements in the test's database wait for locks. */
export function someoneWaitsForALock(app: TestApp, statements = 1): Promise<void> {
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return until(async () => (await app.rows(waiting)).length >= statements);
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
