import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../common/pagination.js';
import { VISIBLE_POST } from '../../platform/sql/visible-post.js';
import { Sql } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';

/** Posts that a member may have saved: the list counts them all for its total. Requests at the same time may add a few more. */
export const MAX_SAVED = 10_000;

/**
 * Both return a row if there is such a post, and change nothing otherwise. Saving a saved post leaves its place in the list, and is
 * possible however many there are.
 */
const SAVE = statement(
  'saved_post_add',
  `WITH ${VISIBLE_POST}, place AS MATERIALIZED (
     SELECT id FROM found
      WHERE EXISTS (SELECT FROM saved_post s WHERE s.member_id = $1 AND s.post_id = found.id)
         OR (SELECT count(*) FROM (SELECT FROM saved_post s WHERE s.member_id = $1 LIMIT ${MAX_SAVED}) n) < ${MAX_SAVED}
   ), added AS (
     INSERT INTO saved_post (member_id, post_id) SELECT $1, id FROM place ON CONFLICT DO NOTHING
   )
   SELECT id, EXISTS (SELECT FROM place) AS "hasRoom" FROM found`,
);
const FORGET = statement(
  'saved_post_end',
  `WITH ${VISIBLE_POST}, ended AS (
     DELETE FROM saved_post WHERE member_id = $1 AND post_id = (SELECT id FROM found)
   )
   SELECT id, true AS "hasRoom" FROM found`,
);

/** What a member ($1) saved and may see. A page of it is read in the order of the index, without the others. */
const SEEN = `FROM saved_post s JOIN post p ON p.id = s.post_id
      WHERE s.member_id = $1 AND NOT p.hidden AND p.author_id NOT IN (SELECT id FROM concealed)`;

/** One page of the ids of what a member ($1) saved and may see, newest saved first, with the number of all. */
const PAGE = statement(
  'saved_post_page',
  `WITH concealed AS MATERIALIZED (SELECT id FROM concealed_from($1::bigint))
   SELECT (SELECT count(*)::int ${SEEN}) AS total,
          ARRAY(SELECT s.post_id ${SEEN} ORDER BY s.created_at DESC, s.post_id DESC LIMIT $2 OFFSET $3) AS ids`,
);

@Injectable()
export class SavedRepository {
  constructor(private readonly sql: Sql) {}

  /** Whether the post was saved, or taken from the saved ones; `full` when there are {@link MAX_SAVED}, `missing` without such a post. */
  async set(memberId: string, postId: string, saved: boolean): Promise<'done' | 'full' | 'missing'> {
    const [row] = await this.sql.query(saved ? SAVE : FORGET, [memberId, postId]);
    if (!row) return 'missing';
    return row.hasRoom ? 'done' : 'full';
  }

  async page(
    memberId: string,
    { limit, offset }: PageWindow,
  ): Promise<{ ids: readonly string[]; total: number }> {
    const [row] = await this.sql.query(PAGE, [memberId, limit, offset]);
    return { ids: row?.ids ?? [], total: row?.total ?? 0 };
  }
}
