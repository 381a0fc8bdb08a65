import { Injectable } from '@nestjs/common';
import { Sql } from '../sql/sql.js';
import { statement } from '../sql/statement.js';
import type { MediaAct } from './media-outbox.entity.js';

/** Failures in a row after which a picture is set aside. */
const SET_ASIDE_AFTER = 3;
/**
 * For longer than the acts on a picture can take: after a kill, others wait until it ends. In the order of paths, so that
 * two processes that want the same pictures cannot wait for each other.
 */
const CLAIM = `INSERT INTO media_claim AS c (path, until)
   SELECT path, now() + interval '3 minutes' FROM (SELECT DISTINCT path FROM asked) AS asked ORDER BY path
   ON CONFLICT (path) DO UPDATE SET until = excluded.until WHERE c.until <= now() RETURNING path`;

// A path is one process's at a time, and its acts happen in their order. Whoever cleans passes over what another is at,
// over what is set aside and over rows that somebody holds.
const CLAIM_OLDEST = statement(
  'media_claim_oldest',
  `WITH asked AS MATERIALIZED (
     SELECT o.path FROM media_outbox o LEFT JOIN media_claim c ON c.path = o.path
      WHERE (c.path IS NULL OR (c.until <= now() AND c.retry_at <= now())) AND o.path <> ALL ($2::text[])
      ORDER BY o.id LIMIT $1 FOR UPDATE OF o SKIP LOCKED
   )
   ${CLAIM}`,
);
// Whoever asks for a picture by name tries it again, also when it was set aside.
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
          retry_at = CASE WHEN tries + 1 < ${SET_ASIDE_AFTER} THEN now() ELSE now() + interval '15 minutes' END
    WHERE path = ANY ($1::text[])`,
);
const NOTED = statement(
  'media_outbox_noted',
  `SELECT DISTINCT path FROM media_outbox WHERE path = ANY ($1::text[])`,
);
const LENGTH = statement('media_outbox_length', `SELECT count(*)::int AS length FROM media_outbox`);
const SET_ASIDE = statement(
  'media_claim_set_aside',
  `SELECT count(*)::int AS length FROM media_claim WHERE tries >= ${SET_ASIDE_AFTER}`,
);

/** What is to happen to the files of a picture. */
export interface PendingAct {
  /** The newest note for the path; it settles all before it. */
  readonly id: string;
  readonly path: string;
  readonly act: MediaAct;
}

/** Which process is at which picture of the outbox. Every method is short: nothing here waits for the store. */
@Injectable()
export class MediaOutboxRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Takes pictures that nobody is at, the oldest first.
   * @param except paths to leave out
   */
  async claimOldest(most: number, except: readonly string[]): Promise<PendingAct[]> {
    return this.claimed(await this.sql.query<{ path: string }>(CLAIM_OLDEST, [most, except]));
  }

  /** Takes those of these pictures that nobody is at, and about which something is noted. */
  async claimThese(paths: readonly string[]): Promise<PendingAct[]> {
    return this.claimed(await this.sql.query<{ path: string }>(CLAIM_THESE, [paths]));
  }

  /** Forgets what was done, and lets others at these pictures. */
  async done(acts: readonly PendingAct[]): Promise<void> {
    const paths = acts.map(({ path }) => path);
    await this.sql.query(DONE, [paths, acts.map(({ id }) => id)]);
    await this.sql.query(RELEASE, [paths]);
  }

  /** Notes that the store refused; what it refuses again and again is set aside for some minutes. */
  async failed(acts: readonly PendingAct[]): Promise<void> {
    await this.sql.query(FAILED, [acts.map(({ path }) => path)]);
  }

  /** Those of these pictures to whose files something has yet to happen. */
  async noted(paths: readonly string[]): Promise<string[]> {
    const rows = await this.sql.query<{ path: string }>(NOTED, [paths]);
    return rows.map(({ path }) => path);
  }

  /** What has yet to happen to files. */
  async length(): Promise<number> {
    const [row] = await this.sql.query<{ length: number }>(LENGTH);
    return row?.length ?? 0;
  }

  /** Pictures that were set aside. */
  async setAside(): Promise<number> {
    const [row] = await this.sql.query<{ length: number }>(SET_ASIDE);
    return row?.length ?? 0;
  }

  private async claimed(rows: readonly { path: string }[]): Promise<PendingAct[]> {
    if (rows.length === 0) return [];
    const paths = rows.map(({ path }) => path);
    // A statement of its own: it sees what was done to a path before this had it.
    const acts = await this.sql.query<PendingAct>(NEWEST, [paths]);
    const settled = paths.filter((path) => !acts.some((act) => act.path === path));
    if (settled.length > 0) await this.sql.query(RELEASE, [settled]);
    return acts;
  }
}
