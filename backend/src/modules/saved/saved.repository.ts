import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../common/pagination.js';
import { VISIBLE_POST } from '../../platform/sql/visible-post.js';
import { Sql } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';

/** Both return a row if there is such a post, and change nothing otherwise. Saving a saved post leaves its place in the list. */
const SAVE = statement(
  'saved_post_add',
  `WITH ${VISIBLE_POST}, added AS (
     INSERT INTO saved_post (member_id, post_id) SELECT $1, id FROM found ON CONFLICT DO NOTHING
   )
   SELECT id FROM found`,
);
const FORGET = statement(
  'saved_post_end',
  `WITH ${VISIBLE_POST}, ended AS (
     DELETE FROM saved_post WHERE member_id = $1 AND post_id = (SELECT id FROM found)
   )
   SELECT id FROM found`,
);

/** One page of the ids of what a member ($1) saved and may see, newest saved first, with the number of all. */
const PAGE = statement(
  'saved_post_page',
  `WITH seen AS MATERIALIZED (
     SELECT s.post_id AS id, s.created_at FROM saved_post s JOIN post p ON p.id = s.post_id
      WHERE s.member_id = $1 AND NOT p.hidden AND p.author_id NOT IN (SELECT c.id FROM concealed_from($1::bigint) c)
   )
   SELECT (SELECT count(*)::int FROM seen) AS total,
          ARRAY(SELECT id FROM seen ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3) AS ids`,
);

@Injectable()
export class SavedRepository {
  constructor(private readonly sql: Sql) {}

  /** False if there is no such post. */
  async set(memberId: string, postId: string, saved: boolean): Promise<boolean> {
    const rows = await this.sql.query(saved ? SAVE : FORGET, [memberId, postId]);
    return rows.length > 0;
  }

  async page(
    memberId: string,
    { limit, offset }: PageWindow,
  ): Promise<{ ids: readonly string[]; total: number }> {
    const [row] = await this.sql.query(PAGE, [memberId, limit, offset]);
    return { ids: row?.ids ?? [], total: row?.total ?? 0 };
  }
}
