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

/**
 * Those of many members who conceal the author of something, or are concealed from by them, as a list. They are looked for among
 * the author's relations, because few members have one with any given author; the rule is then asked about these alone.
 * @param members SQL of a list of ids
 * @param author SQL of the author's id
 * @param condition further condition on what the rule says (`b`) about a member (`v`)
 */
export const concealingAmong = (members: string, author: string, condition = 'true') => `ARRAY(
     SELECT v.id FROM (SELECT r.member_id AS id FROM member_relation r WHERE r.other_id = ${author}
                        UNION
                       SELECT r.other_id FROM member_relation r WHERE r.member_id = ${author}) v
      WHERE v.id IN (SELECT unnest(${members}))
        AND EXISTS (SELECT FROM concealed_from(v.id) b WHERE b.id = ${author} AND ${condition}))`;
