/**
 * The step `found` of a statement that writes what hangs on a post ($2): locks the post first (docs/build/lock-order.md). It has no
 * row if there is no such post, and then the statement may write nothing.
 */
export const VISIBLE_POST =
  'found AS MATERIALIZED (SELECT id FROM post WHERE id = $2 AND NOT hidden FOR KEY SHARE)';
