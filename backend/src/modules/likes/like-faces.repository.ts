import { Injectable } from '@nestjs/common';
import { postConcealedFrom } from '../../common/concealment.js';
import { Sql } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';
import { MEMBER_CARD_COLUMNS, type MemberCardRow } from '../profile/profile.mapper.js';

/** Pictures beside the number of likes of one post. */
const MAX_FACES = 3;

const NOT_CONCEALED =
  'AND (g.creator_id IS NOT DISTINCT FROM $2::bigint OR m.id NOT IN (SELECT id FROM concealed))';
/**
 * The newest likers of each post ($1), by an index scan for each. Suspended members are left out: nobody asked to see who likes a
 * post.
 * @param conceals for a viewer ($2) who conceals somebody: without posts that are concealed, and without everybody they muted or
 *   blocked or who blocked them. On pages that the viewer created everybody stays. Everybody else would wait twice as long for this.
 */
const facesText = (conceals: boolean) => `
   ${conceals ? 'WITH concealed AS MATERIALIZED (SELECT id FROM concealed_from($2::bigint))' : ''}
   SELECT p.id AS "postId", f."memberId", f."memberName", f."memberAvatar", f."memberTitle"
     FROM post p ${conceals ? 'LEFT JOIN page g ON g.id = p.page_id' : ''}
     CROSS JOIN LATERAL (
       SELECT l.created_at AS "createdAt", l.id AS "likeId", ${MEMBER_CARD_COLUMNS}
         FROM post_like l JOIN member m ON m.id = l.member_id
        WHERE l.post_id = p.id AND NOT l.hidden AND m.suspended_at IS NULL ${conceals ? NOT_CONCEALED : ''}
        ORDER BY l.created_at DESC, l.id DESC LIMIT ${MAX_FACES}
     ) f
    WHERE p.id = ANY ($1::bigint[]) AND NOT p.hidden ${conceals ? `AND NOT ${postConcealedFrom('$2::bigint')}` : ''}
    ORDER BY p.id, f."createdAt" DESC, f."likeId" DESC`;
const FACES = statement('like_faces', facesText(false), { replica: true });
const CONCEALING_FACES = statement('like_faces_concealing', facesText(true), { replica: true });

/** One of the newest likers of a post. */
export interface FaceRow extends MemberCardRow {
  readonly postId: string;
}

@Injectable()
export class LikeFacesRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Up to three members for each post, newest like first.
   * @param viewerId null for a viewer who conceals nobody
   */
  faces(postIds: readonly string[], viewerId: string | null): Promise<FaceRow[]> {
    return viewerId === null
      ? this.sql.query(FACES, [postIds])
      : this.sql.query(CONCEALING_FACES, [postIds, viewerId]);
  }
}
