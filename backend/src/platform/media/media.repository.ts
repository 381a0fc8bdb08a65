import { Injectable } from '@nestjs/common';
import { Sql, type SqlRunner } from '../sql/sql.js';
import { statement } from '../sql/statement.js';

const INSERT = statement(
  'media_insert',
  `INSERT INTO media (path, uploader_id) SELECT unnest($1::text[]), $2`,
);
const ATTACH_TO_POST = statement(
  'media_attach_to_post',
  `UPDATE media SET post_id = $2 WHERE path = ANY ($1::text[])`,
);
const DISCARD = statement('media_discard', `DELETE FROM media WHERE path = ANY ($1::text[])`);
// Anything still pending after an hour belongs to a request that died; SKIP LOCKED lets replicas share the work.
const EXPIRE = statement(
  'media_expire',
  `DELETE FROM media WHERE path IN (
     SELECT path FROM media
      WHERE post_id IS NULL AND page_id IS NULL AND profile_id IS NULL AND created_at < now() - interval '1 hour'
      ORDER BY created_at LIMIT 100 FOR UPDATE SKIP LOCKED)`,
);
const OUTBOX_TAKE = statement(
  'media_outbox_take',
  `SELECT id, path FROM media_outbox ORDER BY id LIMIT 50 FOR UPDATE SKIP LOCKED`,
);
const OUTBOX_DONE = statement('media_outbox_done', `DELETE FROM media_outbox WHERE id = ANY ($1::bigint[])`);

@Injectable()
export class MediaRepository {
  constructor(private readonly sql: Sql) {}

  /** Notes pending pictures, before their files are stored, so that no file is ever without a row. */
  async insertPending(paths: string[], uploaderId: string): Promise<void> {
    await this.sql.query(INSERT, [paths, uploaderId]);
  }

  async attachToPost(paths: string[], postId: string, tx: SqlRunner): Promise<void> {
    await tx.query(ATTACH_TO_POST, [paths, postId]);
  }

  /** Removes rows; a trigger puts their paths into the outbox. */
  async discard(paths: string[]): Promise<void> {
    await this.sql.query(DISCARD, [paths]);
  }

  async expirePending(): Promise<void> {
    await this.sql.query(EXPIRE);
  }

  /** Hands up to fifty removed paths to `remove` and forgets them once it has succeeded. */
  drainOutbox(remove: (paths: string[]) => Promise<void>): Promise<number> {
    return this.sql.transaction(async (tx) => {
      const rows = await tx.query<{ id: string; path: string }>(OUTBOX_TAKE);
      if (rows.length === 0) return 0;
      await remove(rows.map(({ path }) => path));
      await tx.query(OUTBOX_DONE, [rows.map(({ id }) => id)]);
      return rows.length;
    });
  }
}
