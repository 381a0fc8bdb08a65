import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { within } from '../../common/within.js';
import { Env } from '../../config/env.js';
import { statement } from '../sql/statement.js';

/** Milliseconds to connect and to ask for the lock, which never waits; and to say goodbye. */
const CONNECT_TIMEOUT = 5_000;
const ANSWER_TIMEOUT = 5_000;
const END_TIMEOUT = 1_000;
const TRY = statement(
  'job_lock',
  `SELECT pg_try_advisory_lock(hashtextextended('job ' || $1::text, 0)) AS taken`,
);

/**
 * A lock per job that one replica holds at a time. It belongs to a connection of its own, so it ends with
 * its process, however that ends, and no time limit of the requests' connections applies to it.
 */
@Injectable()
export class JobLock {
  constructor(private readonly env: Env) {}

  /**
   * Does `work` while holding the lock; does nothing when somebody else holds it.
   * @param work its signal is aborted when the connection, and the lock with it, is lost
   */
  async holding(name: string, work: (lost: AbortSignal) => Promise<void>): Promise<void> {
    const client = new pg.Client({
      connectionString: this.env.DATABASE_URL,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      // A server that went away without a word would hold up all periodic work of this process for ever.
      query_timeout: ANSWER_TIMEOUT,
      keepAlive: true,
    });
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    await client.connect();
    try {
      const { rows } = await client.query<{ taken: boolean }>({ ...TRY, values: [name] });
      if (rows[0]?.taken) await work(lost.signal);
    } finally {
      // The lock goes with the connection; one that is lost already has nothing to end.
      await within(END_TIMEOUT, client.end()).catch(() => undefined);
    }
  }
}
