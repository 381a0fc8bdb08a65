import type { RemovableKind } from './removal.js';

/** Days in which whose content a decision was about can ask for a second look. */
export const APPEAL_DAYS = 30;
/** The same in SQL. */
export const APPEALABLE_FOR = `interval '${APPEAL_DAYS} days'`;

/** In SQL: an appeal against the removal of this content is undecided, or can still be asked for. */
export const isAppealable = (kind: RemovableKind) =>
  `${kind}.withheld = 'removed' AND EXISTS (
     SELECT FROM review_case c WHERE c.target_kind = '${kind}' AND c.target_id = ${kind}.id AND c.removed
        AND (c.state = 'appealed' OR (c.state = 'decided' AND c.decided_at > now() - ${APPEALABLE_FOR})))`;

/**
 * The rule of every purge, in SQL: nobody appeals the removal of the post or of a comment under it.
 * @param leaving the member who is purged (a parameter): what they wrote goes with them, whether they appeal or not
 */
export function isSettled(leaving?: '$1'): string {
  const counts = (kind: 'post' | 'comment') =>
    leaving === undefined ? isAppealable(kind) : `${kind}.author_id <> ${leaving} AND ${isAppealable(kind)}`;
  return `NOT (${counts('post')})
     AND NOT EXISTS (SELECT FROM comment WHERE comment.post_id = post.id AND ${counts('comment')})`;
}

/** In SQL: no post is left on the page. One that waits for an appeal needs its page. */
export const IS_EMPTY_PAGE = 'NOT EXISTS (SELECT FROM post WHERE post.page_id = page.id)';
