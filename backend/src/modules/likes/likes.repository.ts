import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../common/pagination.js';
import { Sql } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';
import { MEMBER_CARD_COLUMNS, type MemberCardRow } from '../profile/profile.mapper.js';

const TOGGLE = statement(
  'like_toggle',
  `SELECT likes, is_liked AS "isLiked" FROM toggle_like($1::bigint, $2::bigint)`,
  { notNull: ['likes', 'isLiked'] },
);
const PAGE = statement(
  'like_page',
  `WITH newest AS MATERIALIZED (
     SELECT id, created_at, member_id FROM post_like WHERE post_id = $1 AND NOT hidden
      ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3
   )
   SELECT l.id, ${MEMBER_CARD_COLUMNS}
     FROM newest l JOIN member m ON m.id = l.member_id ORDER BY l.created_at DESC, l.id DESC`,
  { replica: true },
);
const TOTAL = statement(
  'like_total',
  `SELECT c.likes AS total FROM post_counter c JOIN post p ON p.id = c.post_id WHERE c.post_id = $1 AND NOT p.hidden`,
  { replica: true },
);

export interface LikeRow extends MemberCardRow {
  readonly id: string;
}

@Injectable()
export class LikesRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * One round trip; the database function locks the (post, member) pair. Throws a foreign-key violation when there is
   * no such post.
   */
  async toggle(postId: string, memberId: string): Promise<{ likes: number; isLiked: boolean }> {
    const [row] = await this.sql.query(TOGGLE, [postId, memberId]);
    if (!row) throw new Error('toggle_like answered no row');
    return row;
  }

  /** Null when there is no such post. */
  async page(postId: string, window: PageWindow): Promise<{ likes: LikeRow[]; total: number } | null> {
    const [[counter], likes] = await Promise.all([
      this.sql.query(TOTAL, [postId]),
      this.sql.query(PAGE, [postId, window.limit, window.offset]),
    ]);
    return counter ? { likes, total: counter.total } : null;
  }
}
