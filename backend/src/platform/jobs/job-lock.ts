import { Injectable } from '@nestjs/common';
import { withTimeout } from '../../common/with-timeout.js';
import { directUrl } from '../../config/direct-url.js';
import { Env } from '../../config/env.js';
import { QueryableRunner } from '../sql/connection.js';
import { toPrimary } from '../sql/servers.js';
import { statement } from '../sql/statement.js';

/** Time to connect, to request the lock (which never waits), and to disconnect. */
const CONNECT_TIMEOUT_MS = 5_000;
const ANSWER_TIMEOUT_MS = 5_000;
const END_TIMEOUT_MS = 1_000;
const TRY = statement(
  'job_lock',
  `SELECT pg_try_advisory_lock(hashtextextended('job ' || $1::text, 0)) AS taken`,
  { notNull: ['taken'] },
);

/**
 * An advisory lock per job, held by one process at a time. It belongs to a connection of its own, so it is released
 * with its process, however that ends, and the timeouts of the requests' connections do not apply.
 */
@Injectable()
export class JobLock {
  constructor(private readonly env: Env) {}

  /**
   * Runs `work` while holding the lock; does nothing if another process holds it.
   * @param work its signal is aborted when the connection, and with it the lock, is lost
   */
  async holding(name: string, work: (lost: AbortSignal) => Promise<void>): Promise<void> {
    const { connectionString, Client } = toPrimary(directUrl(this.env));
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      // A server that disappears silently would otherwise block all periodic jobs of this process for ever.
      query_timeout: ANSWER_TIMEOUT_MS,
      keepAlive: true,
    });
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    await client.connect();
    try {
      const [lock] = await new QueryableRunner(client).query(TRY, [name]);
      if (lock?.taken) await work(lost.signal);
    } finally {
      // Closing the connection releases the lock; a lost connection needs no closing.
      await withTimeout(END_TIMEOUT_MS, client.end()).catch(() => undefined);
    }
  }
}
