/**
 * SQL for viewers who conceal somebody: members whom they muted or blocked, or who blocked them. Calls that are rare, or lose nothing by
 * it, have one statement that takes the viewer's id, or null for one who conceals nobody: `concealed_from` then finds nobody
 * without reading a row. Feeds, which viewers share, and lists that the conditions would slow down for everybody else have a second
 * statement, made by the same builder. The rule itself is the SQL function `concealed_from`.
 */

/**
 * The condition that a post (`p`, on page `g` or none) is concealed from a viewer: one of them blocked the other. On pages
 * that the viewer created everything stays visible, so that they can moderate it.
 * @param viewer SQL of the viewer's id; null for a viewer who conceals nobody
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

/**
 * The members whom a viewer does not see, as a list.
 * @param viewer SQL of the viewer's id; null for a viewer who conceals nobody
 * @param condition further condition on what the rule says (`w`)
 */
export const concealedIds = (viewer: string, condition = 'true') =>
  `ARRAY(SELECT w.id FROM concealed_from(${viewer}) w WHERE ${condition})`;

/**
 * The likes and comments of a post (`p`, its counter `c`, on page `g` or none) without those that the lists of likes and comments
 * leave out for a viewer: the likes of `blocked` members, and the comments of all `concealed` ones except the post's author, with the
 * replies to them. An index finds them by post and member.
 * @param viewer SQL of the viewer's id
 * @param blocked SQL of the ids of those of whom one blocked the other
 * @param concealed SQL of the ids of all whom the viewer does not see
 */
export const figuresSeen = (viewer: string, blocked: string, concealed: string) => `
     (c.likes - (SELECT count(*) FROM post_like l
                  WHERE l.post_id = p.id AND l.member_id = ANY (${blocked}) AND NOT l.hidden
                    AND g.creator_id IS DISTINCT FROM ${viewer}))::int AS likes,
     (c.comments - (SELECT coalesce(sum(1 + (
                        SELECT count(*) FROM comment r WHERE r.parent_id = k.id AND NOT r.hidden
                           AND (r.author_id <> ALL (unseen.ids) OR r.author_id = p.author_id))), 0)
                      FROM (SELECT ${concealed} AS ids OFFSET 0) unseen JOIN comment k ON k.author_id = ANY (unseen.ids)
                     WHERE k.post_id = p.id AND NOT k.hidden AND k.author_id <> p.author_id
                       AND g.creator_id IS DISTINCT FROM ${viewer}))::int AS comments`;
