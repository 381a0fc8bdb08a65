import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../common/identity.js';
import { Sql } from '../../../platform/sql/sql.js';
import { statement } from '../../../platform/sql/statement.js';
import type { PostRow } from '../feeds.repository.js';
import { POST_COLUMNS, POST_JOINS } from '../feeds.statements.js';

/** Posts that are pinned to a page at the same time. A post that is hidden leaves its place to another. */
export const MAX_PINS = 3;

/** The pinned posts of a page that everybody sees; `pin` is the pin, `p` its post. */
const SHOWN_PINS = 'FROM page_pin pin JOIN post p ON p.id = pin.post_id AND NOT p.hidden';

/** The page of a post ($1). */
const PAGE_OF = statement(
  'page_pin_page',
  `SELECT g.id, g.creator_id AS "creatorId"
     FROM post p JOIN page g ON g.id = p.page_id WHERE p.id = $1 AND NOT p.hidden AND NOT g.hidden`,
);

/** The pins of one page ($1) are set one after the other, so that there are never too many. */
const LOCK_PAGE = statement(
  'page_pin_lock',
  'SELECT id FROM page WHERE id = $1 AND NOT hidden FOR NO KEY UPDATE',
);

/**
 * Pins a post ($2) to the locked page ($1) until $3, and forgets the pins of the page that have ended. Another end leaves a pin at its
 * place. No row if there is no such post.
 */
const PIN = statement(
  'page_pin_add',
  `WITH found AS MATERIALIZED (
     SELECT id FROM post WHERE id = $2 AND page_id = $1 AND NOT hidden FOR KEY SHARE
   ), others AS MATERIALIZED (
     SELECT count(*) AS pins ${SHOWN_PINS} WHERE pin.page_id = $1 AND pin.until > now() AND pin.post_id <> $2
   ), ended AS (
     DELETE FROM page_pin WHERE page_id = $1 AND until <= now() AND post_id <> $2
   ), added AS (
     INSERT INTO page_pin AS x (page_id, post_id, until)
     SELECT $1::bigint, found.id, $3::timestamptz FROM found, others WHERE others.pins < ${MAX_PINS}
         ON CONFLICT (page_id, post_id) DO UPDATE
        SET until = excluded.until, pinned_at = CASE WHEN x.until > now() THEN x.pinned_at ELSE now() END
     RETURNING post_id
   )
   SELECT id, EXISTS (SELECT FROM added) AS "hasRoom" FROM found`,
);

const UNPIN = statement('page_pin_end', 'DELETE FROM page_pin WHERE page_id = $1 AND post_id = $2');

/**
 * The pinned posts of a page ($2), newest pin first, without those that its feed leaves out for a viewer ($3) who conceals somebody;
 * $3 is null for others. $1 viewers.
 */
const PINNED = statement(
  'page_pins',
  `SELECT pin.until AS "pinnedUntil", ${POST_COLUMNS} ${SHOWN_PINS} ${POST_JOINS}
    WHERE pin.page_id = $2::bigint AND pin.until > now()
      AND (g.creator_id = $3::bigint OR p.author_id <> ALL (ARRAY(SELECT w.id FROM concealed_from($3::bigint) w)))
    ORDER BY pin.pinned_at DESC, pin.post_id DESC LIMIT ${MAX_PINS}`,
  { replica: true },
);

/** A post that is pinned. */
export interface PinnedPostRow extends PostRow {
  readonly pinnedUntil: Date;
}

@Injectable()
export class PinsRepository {
  constructor(private readonly sql: Sql) {}

  /** Null when there is no such post, or it is on no page. */
  async pageOf(postId: string): Promise<{ id: string; creatorId: string } | null> {
    const [row] = await this.sql.query(PAGE_OF, [postId]);
    return row ?? null;
  }

  /** Whether the post is pinned now; `full` when {@link MAX_PINS} others are, `missing` without such a post or page. */
  pin(pageId: string, postId: string, until: Date): Promise<'done' | 'full' | 'missing'> {
    return this.sql.transaction(async (tx) => {
      const [page] = await tx.query(LOCK_PAGE, [pageId]);
      if (!page) return 'missing';
      const [row] = await tx.query(PIN, [pageId, postId, until]);
      if (!row) return 'missing';
      return row.hasRoom ? 'done' : 'full';
    });
  }

  async unpin(pageId: string, postId: string): Promise<void> {
    await this.sql.query(UNPIN, [pageId, postId]);
  }

  /** The posts that are pinned to a page now, newest pin first, at most {@link MAX_PINS}, as its feed shows them to the viewer. */
  pinned({ accountId, conceals }: Viewer, pageId: string): Promise<PinnedPostRow[]> {
    return this.sql.query(PINNED, [[accountId], pageId, conceals ? accountId : null]);
  }
}
