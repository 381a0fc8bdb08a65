import type pg from 'pg';

/** How many bytes of WAL this connection has written: what other processes of the server write meanwhile does not count. */
export async function writtenWal(client: pg.Client): Promise<number> {
  await client.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await client.query<{ bytes: string }>(
    'SELECT wal_bytes::text AS bytes FROM pg_stat_get_backend_wal(pg_backend_pid())',
  );
  return Number(rows[0]?.bytes);
}
