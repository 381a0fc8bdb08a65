import type pg from 'pg';
import { toPrimary } from '../../platform/sql/servers.js';

const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Runs `work` on a connection of its own.
 * @param databaseUrl of one server, or of several of which one is the primary
 */
export async function onClient<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const { connectionString, Client } = toPrimary(databaseUrl);
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // The next statement fails with the same error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The server's major version. */
export async function serverVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::int / 10000 AS version`,
  );
  return rows[0]?.version ?? 0;
}
