import { Injectable } from '@nestjs/common';
import { Sql } from '../sql/sql.js';
import { statement } from '../sql/statement.js';
import type { MediaAct } from './media.entity.js';

/** Consecutive failures after which a picture is set aside. */
const MAX_FAILURES = 3;
/**
 * The claim lasts longer than the actions on a picture can take; after a kill, other processes wait until it expires.
 * Claims are taken in the order of paths, so that two processes that want the same pictures cannot deadlock.
 */
const CLAIM = `INSERT INTO media_claim AS c (path, until)
   SELECT path, now() + interval '3 minutes' FROM (SELECT DISTINCT path FROM asked) AS asked ORDER BY path
   ON CONFLICT (path) DO UPDATE SET until = excluded.until WHERE c.until <= now() RETURNING path`;

// Only one process at a time works on a path, and its actions run in order. The cleaning job skips paths claimed by
// other processes, paths set aside and locked rows.
const CLAIM_OLDEST = statement(
  'media_claim_oldest',
  `WITH asked AS MATERIALIZED (
     SELECT o.path FROM media_outbox o LEFT JOIN media_claim c ON c.path = o.path
      WHERE (c.path IS NULL OR (c.until <= now() AND c.retry_at <= now())) AND o.path <> ALL ($2::text[])
      ORDER BY o.id LIMIT $1 FOR UPDATE OF o SKIP LOCKED
   )
   ${CLAIM}`,
);
// A request for specific pictures retries them even if they were set aside.
const CLAIM_THESE = statement(
  'media_claim_these',
  `WITH asked AS MATERIALIZED (SELECT DISTINCT path FROM media_outbox WHERE path = ANY ($1::text[]))
   ${CLAIM}`,
);
const NEWEST = statement(
  'media_outbox_newest',
  `SELECT DISTINCT ON (path) id, path, act FROM media_outbox WHERE path = ANY ($1::text[]) ORDER BY path, id DESC`,
);
const DONE = statement(
  'media_outbox_done',
  `DELETE FROM media_outbox o USING unnest($1::text[], $2::bigint[]) AS done (path, id)
    WHERE o.path = done.path AND o.id <= done.id`,
);
const RELEASE = statement('media_claim_release', `DELETE FROM media_claim WHERE path = ANY ($1::text[])`);
const FAILED = statement(
  'media_claim_failed',
  `UPDATE media_claim SET until = now(), tries = tries + 1,
          retry_at = CASE WHEN tries + 1 < ${MAX_FAILURES} THEN now() ELSE now() + interval '15 minutes' END
    WHERE path = ANY ($1::text[])`,
);
const PENDING = statement(
  'media_outbox_noted',
  `SELECT DISTINCT path FROM media_outbox WHERE path = ANY ($1::text[])`,
);
const LENGTH = statement('media_outbox_length', `SELECT count(*)::int AS length FROM media_outbox`);
const SET_ASIDE = statement(
  'media_claim_set_aside',
  `SELECT count(*)::int AS length FROM media_claim WHERE tries >= ${MAX_FAILURES}`,
);

/** A pending action on the files of a picture. */
export interface PendingAct {
  /** The newest outbox row of the path; it supersedes all earlier ones. */
  readonly id: string;
  readonly path: string;
  readonly act: MediaAct;
}

/** Claims on pictures of the outbox, and its rows. Every method is short: none waits for the store. */
@Injectable()
export class MediaOutboxRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Claims unclaimed pictures, the oldest first.
   * @param except paths to skip
   */
  async claimOldest(max: number, except: readonly string[]): Promise<PendingAct[]> {
    return this.claimed(await this.sql.query(CLAIM_OLDEST, [max, except]));
  }

  /** Claims those of these pictures that are unclaimed and have a pending action. */
  async claimThese(paths: readonly string[]): Promise<PendingAct[]> {
    return this.claimed(await this.sql.query(CLAIM_THESE, [paths]));
  }

  /** Deletes the completed actions, and releases the claims. */
  async done(acts: readonly PendingAct[]): Promise<void> {
    const paths = acts.map(({ path }) => path);
    await this.sql.query(DONE, [paths, acts.map(({ id }) => id)]);
    await this.sql.query(RELEASE, [paths]);
  }

  /** Records that the store failed; pictures that fail repeatedly are set aside for some minutes. */
  async failed(acts: readonly PendingAct[]): Promise<void> {
    await this.sql.query(FAILED, [acts.map(({ path }) => path)]);
  }

  /** Returns those of the given pictures that still have pending actions. */
  async pending(paths: readonly string[]): Promise<string[]> {
    const rows = await this.sql.query(PENDING, [paths]);
    return rows.map(({ path }) => path);
  }

  /** Number of pending actions. */
  async length(): Promise<number> {
    const [row] = await this.sql.query(LENGTH);
    return row?.length ?? 0;
  }

  /** Number of pictures set aside. */
  async setAside(): Promise<number> {
    const [row] = await this.sql.query(SET_ASIDE);
    return row?.length ?? 0;
  }

  private async claimed(rows: readonly { path: string }[]): Promise<PendingAct[]> {
    if (rows.length === 0) return [];
    const paths = rows.map(({ path }) => path);
    // A separate statement, so that it sees what was done to a path before this process claimed it.
    const acts = await this.sql.query(NEWEST, [paths]);
    const settled = paths.filter((path) => !acts.some((act) => act.path === path));
    if (settled.length > 0) await this.sql.query(RELEASE, [settled]);
    return acts;
  }
}
