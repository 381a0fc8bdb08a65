/**
 * SQL for viewers who conceal somebody: members whom they muted or blocked, or who blocked them. Everybody else runs the
 * same statements without it, shared with other viewers. The rule itself is the SQL function `concealed_from`.
 */

/**
 * The condition that a post (`p`, on page `g` or none) is concealed from a viewer: one of them blocked the other. On pages
 * that the viewer created everything stays visible, so that they can moderate it.
 * @param viewer SQL of the viewer's id
 */
export const postConcealedFrom = (viewer: string) =>
  `(g.creator_id IS DISTINCT FROM ${viewer} AND EXISTS (
     SELECT FROM concealed_from(${viewer}) b WHERE b.id = p.author_id AND b.blocks))`;
