import { Injectable } from '@nestjs/common';
import { postConcealedFrom } from '../../common/concealment.js';
import { cursorOf, isOlderThan } from '../../common/newest-first-cursor.js';
import { cutCountedPage, type GrowingWindow } from '../../common/pagination.js';
import { Sql } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';
import { MEMBER_CARD_COLUMNS, type MemberCardRow } from '../profile/profile.mapper.js';
import type { LikeStateDto } from './likes.dto.js';

/** Members ($2), each named once, toggle their like of a post ($1); $3: whether to wait for those who are locked. */
const TOGGLE = statement(
  'like_toggle',
  `SELECT member_id AS "memberId", likes, is_liked AS "isLiked" FROM toggle_likes($1::bigint, $2::bigint[], $3)`,
  { notNull: ['memberId', 'likes', 'isLiked'] },
);
const TOTAL = `SELECT n.likes AS total FROM post_counter n JOIN post p ON p.id = n.post_id
            WHERE n.post_id = $1 AND NOT p.hidden`;
/** What else a viewer ($6) needs who conceals somebody. */
const CONCEALED = `liked AS MATERIALIZED (
     SELECT g.creator_id IS NOT DISTINCT FROM $6::bigint AS "isStaff", n.likes
       FROM post p JOIN post_counter n ON n.post_id = p.id LEFT JOIN page g ON g.id = p.page_id
      WHERE p.id = $1 AND NOT p.hidden AND NOT ${postConcealedFrom('$6::bigint')}
   ), concealed AS MATERIALIZED (
     SELECT w.id FROM liked, concealed_from($6::bigint) w WHERE NOT liked."isStaff" AND w.blocks
   ),`;
const TOTAL_WITHOUT_CONCEALED = `SELECT likes - (SELECT count(*)::int FROM post_like
                            WHERE post_id = $1 AND NOT hidden AND member_id IN (SELECT id FROM concealed)) AS total
             FROM liked`;
/**
 * The newest likes of a post ($1) after a cursor ($4, $5), $2 of them from offset $3, with the number of all. No row if there is no
 * such post; one row with a null id if the page is empty.
 * @param conceals for a viewer ($6) who conceals somebody: without those who blocked them or whom they blocked. No row also if the
 *   post is concealed. Everybody else would wait half as long again for these conditions.
 */
const pageText = (conceals: boolean) => `WITH ${conceals ? CONCEALED : ''} newest AS MATERIALIZED (
     SELECT id, created_at, member_id FROM post_like
      WHERE post_id = $1 AND NOT hidden ${conceals ? 'AND member_id NOT IN (SELECT id FROM concealed)' : ''}
        AND ${isOlderThan('$4', '$5')}
      ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3
   )
   SELECT t.total, f.*
     FROM (${conceals ? TOTAL_WITHOUT_CONCEALED : TOTAL}) t
     LEFT JOIN LATERAL (
       SELECT l.id, l.created_at AS "createdAt", ${cursorOf('l')} AS cursor, ${MEMBER_CARD_COLUMNS}
         FROM newest l JOIN member m ON m.id = l.member_id
     ) f ON true
    ORDER BY f."createdAt" DESC, f.id DESC`;
const PAGE = statement('like_page', pageText(false), { replica: true });
const CONCEALING_PAGE = statement('like_page_concealing', pageText(true), { replica: true });

export interface LikeRow extends MemberCardRow {
  readonly id: string;
}

@Injectable()
export class LikesRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * One round trip and one transaction; throws a foreign-key violation when there is no such post.
   * @param memberIds each once
   * @param waits whether to wait for those who would have to wait for something of their own, such as another toggle of theirs;
   *   otherwise they are left out
   * @returns the state for each of them, by id, without those whose accounts are deleted
   */
  async toggle(postId: string, memberIds: string[], waits: boolean): Promise<Map<string, LikeStateDto>> {
    const rows = await this.sql.query(TOGGLE, [postId, memberIds, waits]);
    return new Map(rows.map(({ memberId, likes, isLiked }) => [memberId, { likes, isLiked }]));
  }

  /**
   * Null when there is no such post, or it is concealed from the viewer.
   * @param viewerId null for a viewer who conceals nobody
   * @returns `next`: the cursor of the last one, if others follow
   */
  async page(
    postId: string,
    window: GrowingWindow,
    viewerId: string | null,
  ): Promise<{ likes: LikeRow[]; total: number; next: string | null } | null> {
    const { limit, offset, after } = window;
    const values = [postId, limit + 1, offset, after.at, after.id];
    const rows = await (viewerId === null
      ? this.sql.query(PAGE, values)
      : this.sql.query(CONCEALING_PAGE, [...values, viewerId]));
    const page = cutCountedPage(rows, window);
    return page && { likes: page.entries, total: page.total, next: page.next };
  }
}
