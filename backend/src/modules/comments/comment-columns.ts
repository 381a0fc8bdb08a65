import { concealedIds, postConcealedFrom } from '../../common/concealment.js';
import { mentionColumn } from '../../common/mention-sql.js';
import { MEMBER_CARD_COLUMNS, type MemberCardRow } from '../profile/profile.mapper.js';

/** The columns of a comment `c` by a member `m`, without its mentions. */
export const OWN_COLUMNS = `
  c.id, c.body, c.created_at AS "createdAt", c.edited_at AS "editedAt", c.revision, c.parent_id AS "parentId", ${MEMBER_CARD_COLUMNS}`;
/** The same with its mentions, for a viewer who conceals nobody. */
export const COLUMNS = `${OWN_COLUMNS}, ${mentionColumn('c.body', 'comment', 'c.id')}`;
/** Every comment that is not hidden has a text, which the database's description of a statement cannot tell. */
export const WRITTEN_COLUMNS = ['body'] as const;
/** The columns of a comment for a viewer, who is null unless they conceal somebody: a mention of those is plain text. */
export const commentColumns = (viewer: string) =>
  `${OWN_COLUMNS}, ${mentionColumn('c.body', 'comment', 'c.id', `AND x.member_id <> ALL (${concealedIds(viewer)})`)}`;

/**
 * Steps for a viewer who conceals somebody: `place` is the post $1, unless it is hidden or concealed, and `concealed` whose comments
 * the viewer does not see there. A muted member's comments stay under their own posts, and on the viewer's pages everything does.
 * @param viewer SQL of the viewer's id
 */
export const concealedOnPost = (viewer: string) => `place AS MATERIALIZED (
     SELECT p.author_id, g.creator_id IS NOT DISTINCT FROM ${viewer} AS "isStaff", n.comments
       FROM post p JOIN post_counter n ON n.post_id = p.id LEFT JOIN page g ON g.id = p.page_id
      WHERE p.id = $1 AND NOT p.hidden AND NOT ${postConcealedFrom(viewer)}
   ), concealed AS MATERIALIZED (
     SELECT w.id FROM place, concealed_from(${viewer}) w
      WHERE NOT place."isStaff" AND (w.blocks OR w.id <> place.author_id)
   )`;

export interface CommentRow extends MemberCardRow {
  readonly id: string;
  readonly body: string;
  readonly createdAt: Date;
  /** Null if the text was never changed. */
  readonly editedAt: Date | null;
  readonly revision: number;
  /** Id of the comment that it replies to; null for a comment on the post. */
  readonly parentId: string | null;
  /** `readMentions` reads them. */
  readonly mentions: readonly string[] | null;
}
