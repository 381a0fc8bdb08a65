import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Sql } from '../sql/sql.js';
import { statement } from '../sql/statement.js';
import { LimitStore, type LimitCount } from './limit-store.js';

const MINUTE = 60_000;
const COUNT = `hits, greatest(1, ceil(extract(epoch FROM expires_at - now())))::int AS "resetIn"`;

const HIT = statement(
  'limit_hit',
  `INSERT INTO limit_count AS c (key, hits, expires_at) VALUES ($1, 1, now() + make_interval(secs => $2))
   ON CONFLICT (key) DO UPDATE
      SET hits = CASE WHEN c.expires_at <= now() THEN 1 ELSE c.hits + 1 END,
          expires_at = CASE WHEN c.expires_at <= now() THEN excluded.expires_at ELSE c.expires_at END
   RETURNING ${COUNT}`,
);
const PEEK = statement(
  'limit_peek',
  `SELECT ${COUNT} FROM limit_count WHERE key = $1 AND expires_at > now()`,
);
const CLEAR = statement('limit_clear', `DELETE FROM limit_count WHERE key = $1`);
const EXPIRE = statement('limit_expire', `DELETE FROM limit_count WHERE expires_at < now()`);

/** Counts that all processes on one database share. The table is unlogged: after a crash everybody starts anew. */
@Injectable()
export class PostgresLimitStore extends LimitStore {
  constructor(private readonly sql: Sql) {
    super();
  }

  async hit(key: string, seconds: number): Promise<LimitCount> {
    const [row] = await this.sql.query<LimitCount>(HIT, [key, seconds]);
    if (!row) throw new Error('INSERT … RETURNING answered no row');
    return row;
  }

  async peek(key: string): Promise<LimitCount | null> {
    const [row] = await this.sql.query<LimitCount>(PEEK, [key]);
    return row ?? null;
  }

  async clear(key: string): Promise<void> {
    await this.sql.query(CLEAR, [key]);
  }

  @Interval(MINUTE)
  async expire(): Promise<void> {
    await this.sql.query(EXPIRE);
  }
}
