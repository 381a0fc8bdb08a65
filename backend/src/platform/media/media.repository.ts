import { Injectable } from '@nestjs/common';
import { Sql, type SqlRunner } from '../sql/sql.js';
import { statement, type Statement } from '../sql/statement.js';

const INSERT = statement(
  'media_insert',
  `INSERT INTO media (path, uploader_id) SELECT unnest($1::text[]), $2`,
);
/** The kinds of records that can use pictures, and the column of each. */
const HOLDER_COLUMNS = {
  post: 'post_id',
  page: 'page_id',
  project: 'project_id',
  profile: 'profile_id',
} as const;
export type MediaHolder = keyof typeof HOLDER_COLUMNS;
const IS_PENDING = Object.values(HOLDER_COLUMNS)
  .map((column) => `${column} IS NULL`)
  .join(' AND ');

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
    WHERE path = ANY ($1::text[]) AND ${IS_PENDING}`,
);
// Pictures still pending after an hour belong to a request that died; SKIP LOCKED lets processes share the work.
const EXPIRE = statement(
  'media_expire',
  `DELETE FROM media WHERE path IN (
     SELECT path FROM media
      WHERE ${IS_PENDING} AND created_at < now() - interval '1 hour'
      ORDER BY created_at LIMIT 100 FOR UPDATE SKIP LOCKED)`,
);
/** Pictures of a post or a project, or of a page and its posts. $1: its id. */
const PATHS_OF = {
  post: statement('media_paths_of_post', `SELECT path FROM media WHERE post_id = $1`),
  project: statement('media_paths_of_project', `SELECT path FROM media WHERE project_id = $1`),
  page: statement(
    'media_paths_of_page',
    `SELECT path FROM media WHERE page_id = $1
      UNION ALL SELECT m.path FROM post p JOIN media m ON m.post_id = p.id WHERE p.page_id = $1`,
  ),
};
@Injectable()
export class MediaRepository {
  constructor(private readonly sql: Sql) {}

  /** Inserts pending pictures before their files are stored, so that every file has a row. */
  async insertPending(paths: string[], uploaderId: string): Promise<void> {
    await this.sql.query(INSERT, [paths, uploaderId]);
  }

  /** Sets exactly these pictures for a record; a trigger puts the paths of its other pictures into the outbox. */
  async setPicturesOf(kind: MediaHolder, id: string, paths: readonly string[], tx: SqlRunner): Promise<void> {
    if (paths.length > 0) await tx.query(ATTACH[kind], [paths, id]);
    await tx.query(DETACH[kind], [paths, id]);
  }

  /** Deletes those of these rows that no record uses. */
  async discardPending(paths: readonly string[]): Promise<void> {
    await this.sql.query(DISCARD_PENDING, [paths]);
  }

  async expirePending(): Promise<void> {
    await this.sql.query(EXPIRE);
  }

  /** Paths of all pictures that are hidden together with it. */
  async pathsOf(kind: keyof typeof PATHS_OF, id: string, tx: SqlRunner): Promise<string[]> {
    const rows = await tx.query(PATHS_OF[kind], [id]);
    return rows.map(({ path }) => path);
  }
}

function byHolder(make: (kind: MediaHolder, column: string) => Statement): Record<MediaHolder, Statement> {
  return {
    post: make('post', HOLDER_COLUMNS.post),
    page: make('page', HOLDER_COLUMNS.page),
    project: make('project', HOLDER_COLUMNS.project),
    profile: make('profile', HOLDER_COLUMNS.profile),
  };
}
