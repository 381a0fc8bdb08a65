import type { OnModuleInit } from '@nestjs/common';
import { BatchQueue } from '../../common/batch-queue.js';
import { JOBS } from '../jobs/job-list.js';
import type { JobsService } from '../jobs/jobs.service.js';
import type { Sql } from '../sql/sql.js';
import { statement } from '../sql/statement.js';
import type { RateLimit } from '../../config/rate-limits.js';
import { LimitStore, STORE_TIMEOUT_MS } from './limit-store.js';
import { answer, usedOf, windowsNow, type LimitAnswer } from './sliding-window.js';

const KEPT = `hits, previous, extract(epoch FROM expires_at - now())::float8 AS rest`;

/**
 * One more hit for each key ($1), all of the same rule. `windowsNow` and `usedOf` of sliding-window.ts, in the statement that holds
 * the rows' locks; they are taken in one order, so that two processes never wait for each other.
 */
const HIT = statement(
  'limit_hit',
  `INSERT INTO limit_count AS c (key, hits, previous, refused, expires_at)
   SELECT hit.key, 1, 0, false, now() + 2 * make_interval(secs => $2) FROM unnest($1::varchar[]) AS hit (key) ORDER BY hit.key
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
   RETURNING key, NOT refused AS admitted, ${KEPT}`,
);
const PEEK = statement('limit_peek', `SELECT ${KEPT} FROM limit_count WHERE key = $1`);
const TAKE_BACK = statement(
  'limit_take_back',
  `UPDATE limit_count SET hits = hits - 1 WHERE key = $1 AND hits > 0`,
);
const CLEAR = statement('limit_clear', `DELETE FROM limit_count WHERE key = $1`);
// Leaves out rows that are being counted: it would lock them in another order than the hits.
const EXPIRE = statement(
  'limit_expire',
  `DELETE FROM limit_count WHERE key IN (
     SELECT key FROM limit_count WHERE expires_at < now() FOR UPDATE SKIP LOCKED)`,
);

/** One more hit of a key. */
interface Hit {
  readonly key: string;
  readonly rule: RateLimit;
  /** When it arrived, in milliseconds of `performance.now()`. */
  readonly at: number;
}

/** Counters shared by all processes of one database. The table is unlogged: a crash resets all counters. */
export class PostgresLimitStore extends LimitStore implements OnModuleInit {
  /** Under load, a statement for each hit would cost more than many of the calls that are counted. */
  private readonly hits = new BatchQueue<Hit, LimitAnswer>({
    maxSize: 1_000,
    maxWaitMs: Infinity,
    ownerOf: ({ key }) => key,
    run: (_rule, hits) => this.hitAll(hits),
  });

  constructor(
    private readonly sql: Sql,
    private readonly jobs: JobsService,
  ) {
    super();
  }

  onModuleInit(): void {
    this.jobs.add({ ...JOBS.forgetEndedLimits, run: () => this.expire() });
  }

  hit(key: string, rule: RateLimit): Promise<LimitAnswer> {
    return this.hits.add(`${rule.max} ${rule.seconds}`, { key, rule, at: performance.now() });
  }

  /** @param hits of the same rule, each key once */
  private async hitAll(hits: readonly Hit[]): Promise<(LimitAnswer | Promise<never>)[]> {
    // A hit must not be counted later, when its request no longer waits and has been counted in memory.
    const awaited = hits.filter(({ at }) => performance.now() - at < STORE_TIMEOUT_MS);
    const answers = await this.answers(awaited);
    return hits.map(({ key }) => answers.get(key) ?? Promise.reject(new Error('The hit waited too long')));
  }

  private async answers([first, ...others]: readonly Hit[]): Promise<Map<string, LimitAnswer>> {
    if (!first) return new Map();
    const { rule } = first;
    const keys = [first, ...others].map(({ key }) => key);
    const rows = await this.sql.query(HIT, [keys, rule.seconds, rule.max]);
    return new Map(rows.map((row) => [row.key, answer(row.admitted, row, rule)]));
  }

  async peek(key: string, rule: RateLimit): Promise<LimitAnswer> {
    const [row] = await this.sql.query(PEEK, [key]);
    const now = windowsNow(row ?? { hits: 0, previous: 0, rest: 0 }, rule);
    return answer(usedOf(now, rule) < rule.max, now, rule);
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
