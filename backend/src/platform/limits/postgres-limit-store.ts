import type { OnModuleInit } from '@nestjs/common';
import { JOBS } from '../jobs/job-list.js';
import type { JobsService } from '../jobs/jobs.service.js';
import type { Sql } from '../sql/sql.js';
import { statement } from '../sql/statement.js';
import type { RateLimit } from '../../config/rate-limits.js';
import { LimitStore } from './limit-store.js';
import { answer, usedOf, windowsNow, type LimitAnswer } from './sliding-window.js';

const KEPT = `hits, previous, extract(epoch FROM expires_at - now())::float8 AS rest`;

/** `windowsNow` and `usedOf` of sliding-window.ts, in the statement that holds the row's lock. */
const HIT = statement(
  'limit_hit',
  `INSERT INTO limit_count AS c (key, hits, previous, refused, expires_at)
   VALUES ($1, 1, 0, false, now() + 2 * make_interval(secs => $2))
   ON CONFLICT (key) DO UPDATE SET (hits, previous, refused, expires_at) = (
     SELECT w.hits + (NOT f.refused)::int, w.previous, f.refused, w.expires_at
       FROM (SELECT make_interval(secs => $2) AS length) l,
            LATERAL (
              SELECT c.hits, c.previous, c.expires_at WHERE c.expires_at > now() + l.length
              UNION ALL
              SELECT 0, c.hits, c.expires_at + l.length WHERE c.expires_at > now() AND c.expires_at <= now() + l.length
              UNION ALL
              SELECT 0, 0, now() + 2 * l.length WHERE c.expires_at <= now()
            ) w,
            LATERAL (
              SELECT w.hits + floor(w.previous * least(1, extract(epoch FROM w.expires_at - now()) / $2 - 1)) >= $3
                     AS refused
            ) f)
   RETURNING NOT refused AS admitted, ${KEPT}`,
);
const PEEK = statement('limit_peek', `SELECT ${KEPT} FROM limit_count WHERE key = $1`);
const TAKE_BACK = statement(
  'limit_take_back',
  `UPDATE limit_count SET hits = hits - 1 WHERE key = $1 AND hits > 0`,
);
const CLEAR = statement('limit_clear', `DELETE FROM limit_count WHERE key = $1`);
const EXPIRE = statement('limit_expire', `DELETE FROM limit_count WHERE expires_at < now()`);

/** Counters shared by all processes of one database. The table is unlogged: a crash resets all counters. */
export class PostgresLimitStore extends LimitStore implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: JobsService,
  ) {
    super();
  }

  onModuleInit(): void {
    this.jobs.add({ ...JOBS.forgetEndedLimits, run: () => this.expire() });
  }

  async hit(key: string, rule: RateLimit): Promise<LimitAnswer> {
    const [row] = await this.sql.query(HIT, [key, rule.seconds, rule.most]);
    if (!row) throw new Error('INSERT … RETURNING answered no row');
    return answer(row.admitted, row, rule);
  }

  async peek(key: string, rule: RateLimit): Promise<LimitAnswer> {
    const [row] = await this.sql.query(PEEK, [key]);
    const now = windowsNow(row ?? { hits: 0, previous: 0, rest: 0 }, rule);
    return answer(usedOf(now, rule) < rule.most, now, rule);
  }

  async takeBack(key: string): Promise<void> {
    await this.sql.query(TAKE_BACK, [key]);
  }

  async clear(key: string): Promise<void> {
    await this.sql.query(CLEAR, [key]);
  }

  /** Deletes windows that have ended. */
  async expire(): Promise<void> {
    await this.sql.query(EXPIRE);
  }
}
