import { Injectable } from '@nestjs/common';
import { Sql, type SqlRunner } from '../sql/sql.js';
import { statement, type Statement } from '../sql/statement.js';
import type { MediaAct } from './media-outbox.entity.js';

const INSERT = statement(
  'media_insert',
  `INSERT INTO media (path, uploader_id) SELECT unnest($1::text[]), $2`,
);
/** What can hold pictures, and the column that says so. */
const HOLDER_COLUMNS = { post: 'post_id', page: 'page_id', profile: 'profile_id' } as const;
export type MediaHolder = keyof typeof HOLDER_COLUMNS;

const ATTACH = byHolder((kind, column) =>
  statement(`media_attach_to_${kind}`, `UPDATE media SET ${column} = $2 WHERE path = ANY ($1::text[])`),
);
const DETACH = byHolder((kind, column) =>
  statement(
    `media_detach_from_${kind}`,
    `DELETE FROM media WHERE ${column} = $2 AND path <> ALL ($1::text[])`,
  ),
);
const DISCARD_PENDING = statement(
  'media_discard_pending',
  `DELETE FROM media
    WHERE path = ANY ($1::text[]) AND post_id IS NULL AND page_id IS NULL AND profile_id IS NULL`,
);
// Anything still pending after an hour belongs to a request that died; SKIP LOCKED lets replicas share the work.
const EXPIRE = statement(
  'media_expire',
  `DELETE FROM media WHERE path IN (
     SELECT path FROM media
      WHERE post_id IS NULL AND page_id IS NULL AND profile_id IS NULL AND created_at < now() - interval '1 hour'
      ORDER BY created_at LIMIT 100 FOR UPDATE SKIP LOCKED)`,
);
// A path is one process's at a time, and its acts happen in their order. Whoever cleans passes over what another is at;
// whoever must know that it is done waits.
const lockOfPath = `hashtextextended('media ' || path, 0)`;
const OUTBOX_TAKE = statement(
  'media_outbox_take',
  `WITH oldest AS MATERIALIZED (
     SELECT path FROM media_outbox ORDER BY id LIMIT 50 FOR UPDATE SKIP LOCKED
   )
   SELECT path FROM (SELECT DISTINCT path FROM oldest) o WHERE pg_try_advisory_xact_lock(${lockOfPath})`,
);
const OUTBOX_WAIT = statement(
  'media_outbox_wait',
  `WITH asked AS MATERIALIZED (SELECT DISTINCT path FROM unnest($1::text[]) path ORDER BY path)
   SELECT path, pg_advisory_xact_lock(${lockOfPath}) FROM asked`,
);
const OUTBOX_NEWEST = statement(
  'media_outbox_newest',
  `SELECT DISTINCT ON (path) id, path, act FROM media_outbox WHERE path = ANY ($1::text[]) ORDER BY path, id DESC`,
);
const OUTBOX_DONE = statement(
  'media_outbox_done',
  `DELETE FROM media_outbox o USING unnest($1::text[], $2::bigint[]) AS done (path, id)
    WHERE o.path = done.path AND o.id <= done.id`,
);
/** Pictures of a post; of a page its own and those of its posts. $1 holder. */
const PATHS_OF = {
  post: statement('media_paths_of_post', `SELECT path FROM media WHERE post_id = $1`),
  page: statement(
    'media_paths_of_page',
    `SELECT path FROM media WHERE page_id = $1
      UNION ALL SELECT m.path FROM post p JOIN media m ON m.post_id = p.id WHERE p.page_id = $1`,
  ),
};
const OUTBOX_LENGTH = statement('media_outbox_length', `SELECT count(*)::int AS length FROM media_outbox`);

/** What is to happen to the files of a picture. */
export interface PendingAct {
  readonly path: string;
  readonly act: MediaAct;
}

@Injectable()
export class MediaRepository {
  constructor(private readonly sql: Sql) {}

  /** Notes pending pictures, before their files are stored, so that no file is ever without a row. */
  async insertPending(paths: string[], uploaderId: string): Promise<void> {
    await this.sql.query(INSERT, [paths, uploaderId]);
  }

  /** Makes a holder hold exactly these pictures; a trigger puts the paths of its others into the outbox. */
  async hold(kind: MediaHolder, id: string, paths: readonly string[], tx: SqlRunner): Promise<void> {
    if (paths.length > 0) await tx.query(ATTACH[kind], [paths, id]);
    await tx.query(DETACH[kind], [paths, id]);
  }

  /** Removes those rows that nothing holds. */
  async discardPending(paths: readonly string[]): Promise<void> {
    await this.sql.query(DISCARD_PENDING, [paths]);
  }

  async expirePending(): Promise<void> {
    await this.sql.query(EXPIRE);
  }

  /** Paths of all that goes out of sight with a post or page. */
  async pathsOf(kind: 'post' | 'page', id: string, tx: SqlRunner): Promise<string[]> {
    const rows = await tx.query<{ path: string }>(PATHS_OF[kind], [id]);
    return rows.map(({ path }) => path);
  }

  /**
   * Hands pictures whose files have something to happen to them to `act`, and forgets it once that has succeeded.
   * @param paths waits for these, if others are at them; without, up to fifty of the oldest that nobody is at
   * @returns how many pictures it were
   */
  drainOutbox(
    act: (pictures: readonly PendingAct[]) => Promise<void>,
    paths?: readonly string[],
  ): Promise<number> {
    return this.sql.transaction(async (tx) => {
      const taken = await (paths
        ? tx.query<{ path: string }>(OUTBOX_WAIT, [paths])
        : tx.query<{ path: string }>(OUTBOX_TAKE));
      if (taken.length === 0) return 0;
      // A statement of its own: it sees what was done to a path before this had its lock.
      const rows = await tx.query<{ id: string } & PendingAct>(OUTBOX_NEWEST, [
        taken.map(({ path }) => path),
      ]);
      if (rows.length === 0) return 0;
      await act(rows);
      await tx.query(OUTBOX_DONE, [rows.map(({ path }) => path), rows.map(({ id }) => id)]);
      return rows.length;
    });
  }

  /** What has yet to happen to files. */
  async outboxLength(): Promise<number> {
    const [row] = await this.sql.query<{ length: number }>(OUTBOX_LENGTH);
    return row?.length ?? 0;
  }
}

function byHolder(make: (kind: MediaHolder, column: string) => Statement): Record<MediaHolder, Statement> {
  return {
    post: make('post', HOLDER_COLUMNS.post),
    page: make('page', HOLDER_COLUMNS.page),
    profile: make('profile', HOLDER_COLUMNS.profile),
  };
}
