import { postConcealedFrom } from '../../common/concealment.js';
import {
  AFTER_LOCK,
  IS_MENTIONED,
  lockMentioned,
  mentionColumn,
  mentionedNow,
  newMentions,
  orPutBack,
} from '../../common/mention-sql.js';
import { pageThatRemoved } from '../../common/removal.js';
import { claimFor, isFirst } from '../../platform/idempotency/repeatable-request.js';
import { AFTER_LIFE_LOCK, LIFE_LOCK } from '../../platform/sql/account-life-lock.js';
import { statement, statementPerLimit, type StatementOfAnyLimit } from '../../platform/sql/statement.js';
import { MEMBER_CARD_COLUMNS } from '../profile/profile.mapper.js';
import { newTopics, TOPICS, topicsOfOne, writeTopics } from './topics/topic-sql.js';

/** Which posts a feed contains. */
export type FeedScope = 'everybody' | 'page' | 'project' | 'member';

const OWN_COLUMNS = `
  p.id, p.created_at AS "createdAt", p.edited_at AS "editedAt", p.revision, p.content, p.images,
  p.kind, p.title, p.is_public AS "isPublic", p.answer_id AS "answerId"`;
/** The poll for the viewers ($1), as `toPoll` reads it. Posts without one are not asked for it. */
const POLL = `CASE WHEN p.has_poll THEN poll_of(p.id, $1::bigint[]) END AS poll`;
const MENTIONS = mentionColumn('p.content', 'post', 'p.id');
const AUTHOR_AND_PAGE = `
  ${MEMBER_CARD_COLUMNS}, g.id AS "pageId", g.title AS "pageTitle", g.image_path AS "pageImage",
  pr.id AS "projectId", pr.title AS "projectTitle"`;
/**
 * The columns of a post, with those of the viewers ($1) who like it and who saved it. A scalar subquery for each viewer,
 * because a join would read all likes of a post to find a few.
 */
export const POST_COLUMNS = `${OWN_COLUMNS}, c.likes, c.comments,
  ARRAY(SELECT v FROM unnest($1::bigint[]) v
         WHERE (SELECT true FROM post_like l WHERE l.post_id = p.id AND l.member_id = v)) AS "likedBy",
  ARRAY(SELECT v FROM unnest($1::bigint[]) v
         WHERE (SELECT true FROM saved_post s WHERE s.member_id = v AND s.post_id = p.id)) AS "savedBy",
  ${MENTIONS}, ${POLL}, ${TOPICS}, ${AUTHOR_AND_PAGE}`;
const AUTHOR_AND_PAGE_JOINS = `JOIN member m ON m.id = p.author_id LEFT JOIN page g ON g.id = p.page_id
  LEFT JOIN project pr ON pr.id = p.project_id AND NOT pr.hidden`;
/** The other tables of these columns. Inner joins are safe: a trigger creates the counter row with the post. */
export const POST_JOINS = `JOIN post_counter c ON c.post_id = p.id ${AUTHOR_AND_PAGE_JOINS}`;

/** Filter of the page of ids, and the source of the exact count of the same posts. */
/** A project has few updates, so counting them is cheap. */
const ABOUT_PROJECT = `WHERE project_id = $3::bigint AND NOT hidden AND EXISTS (SELECT FROM project WHERE id = $3::bigint AND NOT hidden)`;
const SCOPES: Record<FeedScope, { readonly where: string; readonly total: string }> = {
  everybody: {
    where: 'WHERE NOT hidden',
    total: `SELECT sum(value)::int AS total FROM tally WHERE name = 'posts'`,
  },
  page: {
    where: 'WHERE page_id = $3::bigint AND NOT hidden',
    total: 'SELECT posts AS total FROM page_counter WHERE page_id = $3::bigint',
  },
  project: {
    where: ABOUT_PROJECT,
    total: `SELECT count(*)::int AS total FROM post ${ABOUT_PROJECT}`,
  },
  member: {
    where: 'WHERE author_id = $3::bigint AND NOT hidden',
    total: 'SELECT posts AS total FROM member_counter WHERE member_id = $3::bigint',
  },
};

export type FeedStatement = StatementOfAnyLimit<`feed_${FeedScope}`>;

/** The order of every feed, newest first. */
export const NEWEST_FIRST = 'ORDER BY created_at DESC, id DESC';

/**
 * The posts of a page with the exact total.
 * @param parts SQL of the named queries, of which `ids` has the page's ids; and of the total, which may use `sources`
 */
export const pageOf = (parts: {
  readonly queries: string;
  readonly total: string;
  readonly sources: string;
}) =>
  `WITH ${parts.queries}
     SELECT ${parts.total} AS total, f.*
       FROM ${parts.sources}
       LEFT JOIN LATERAL (
         SELECT ${POST_COLUMNS} FROM ids JOIN post p ON p.id = ids.id ${POST_JOINS}
       ) f ON true
      ORDER BY f."createdAt" DESC, f.id DESC`;

/** One row with the number of all posts that everybody may see. */
export const ALL_POSTS = `(SELECT (${SCOPES.everybody.total}) AS total) t`;

/** By a scalar subquery for each, because with many of them a join would read all counters. */
export const POSTS_OF_CONCEALED =
  'SELECT sum((SELECT mc.posts FROM member_counter mc WHERE mc.member_id = w.id)) FROM concealed w';

/**
 * What else each scope needs for a viewer ($4) who conceals somebody: whom it leaves out, and how many posts those have in
 * it. Muted members' own feeds stay; on pages that the viewer created everybody's posts do.
 */
const CONCEALED: Record<FeedScope, { readonly who: string; readonly posts: string }> = {
  everybody: {
    who: 'SELECT id FROM concealed_from($4::bigint)',
    posts: POSTS_OF_CONCEALED,
  },
  page: {
    who: `SELECT id FROM concealed_from($4::bigint)
           WHERE NOT EXISTS (SELECT FROM page WHERE page.id = $3::bigint AND creator_id = $4)`,
    posts: `SELECT count(*) FROM post
             WHERE page_id = $3::bigint AND NOT hidden AND author_id IN (SELECT id FROM concealed)`,
  },
  project: {
    who: 'SELECT id FROM concealed_from($4::bigint)',
    posts: `SELECT count(*) FROM post ${ABOUT_PROJECT} AND author_id IN (SELECT id FROM concealed)`,
  },
  member: {
    who: 'SELECT id FROM concealed_from($4::bigint) WHERE blocks AND id = $3::bigint',
    posts: POSTS_OF_CONCEALED,
  },
};

/** The total of a feed without so many `posts` of the concealed. */
export const totalWithout = (posts: string) => `coalesce((t.total - coalesce((${posts}), 0))::int, 0)`;

/**
 * One page of a feed: first the ids, by an index-only scan, then their rows, together with the exact total. $1 viewers, $2 offset, $3
 * page, project or author. One row with a null id if the page is empty.
 * @param conceals for one viewer ($4) who conceals somebody; $3 is null for everybody's feed then
 */
function feedStatements(scope: FeedScope, conceals: boolean): (limit: number) => FeedStatement {
  const { where, total } = SCOPES[scope];
  const { who, posts } = CONCEALED[scope];
  return statementPerLimit(
    conceals ? (`feed_${scope}_concealing` as const) : (`feed_${scope}` as const),
    (limit) =>
      pageOf({
        queries: `${conceals ? `concealed AS MATERIALIZED (${who}),` : ''} ids AS MATERIALIZED (
       SELECT id FROM post ${where} ${conceals ? 'AND author_id NOT IN (SELECT id FROM concealed)' : ''}
        ${NEWEST_FIRST} LIMIT ${limit} OFFSET $2::bigint
     )`,
        total: conceals ? totalWithout(posts) : 'coalesce(t.total, 0)',
        sources: `(SELECT (${total}) AS total ${conceals ? ', $3::bigint' : ''}) t`,
      }),
    { replica: true },
  );
}

const feedPages = (conceals: boolean): Record<FeedScope, (limit: number) => FeedStatement> => ({
  everybody: feedStatements('everybody', conceals),
  page: feedStatements('page', conceals),
  project: feedStatements('project', conceals),
  member: feedStatements('member', conceals),
});
const SHARED_PAGES = feedPages(false);
const CONCEALING_PAGES = feedPages(true);

/** The statement of a feed. `limit` has been validated: a whole number, 1–50. */
export function feedPage(scope: FeedScope, limit: number): FeedStatement {
  return SHARED_PAGES[scope](limit);
}

/** The statement of a feed for a viewer who conceals somebody. */
export function concealingFeedPage(scope: FeedScope, limit: number): FeedStatement {
  return CONCEALING_PAGES[scope](limit);
}

/** One post: $1 viewers, $2 id, $3 the viewer if they conceal somebody, or null. No row if it is concealed from them. */
export const POST_BY_ID = statement(
  'post_by_id',
  `SELECT ${POST_COLUMNS} FROM post p ${POST_JOINS}
    WHERE p.id = $2::bigint AND NOT p.hidden AND NOT ${postConcealedFrom('$3::bigint')}`,
  { replica: true },
);

/** Posts of $2 that are held, newest first: all of them, or the one with the id $3. $1: the same member. */
export const HELD_POSTS = statement(
  'posts_held',
  `SELECT ${POST_COLUMNS} FROM post p ${POST_JOINS}
    WHERE p.author_id = $2::bigint AND p.withheld = 'held' AND ($3::bigint IS NULL OR p.id = $3::bigint)
    ORDER BY p.created_at DESC, p.id DESC LIMIT 20`,
);

/** Several posts: $1 viewers, $2 ids. */
export const POSTS_BY_IDS = statement(
  'posts_by_ids',
  `SELECT ${POST_COLUMNS} FROM post p ${POST_JOINS} WHERE p.id = ANY ($2::bigint[]) AND NOT p.hidden`,
  { replica: true },
);

/** Whether a post ($1) is concealed from a viewer ($2). */
export const POST_CONCEALED = statement(
  'post_concealed',
  `SELECT ${postConcealedFrom('$2::bigint')} AS "isConcealed"
     FROM post p LEFT JOIN page g ON g.id = p.page_id WHERE p.id = $1`,
);

/** Who begins topics is locked before them: a post waits for another that has begun the same one. */
const AUTHOR_OF_TOPICS = `|| CASE WHEN cardinality($15::text[]) > 0 THEN ARRAY[$1::bigint] ELSE '{}' END`;

/**
 * A new post, an update about the project $13 or none, with a poll or not ($14), with mentions of members $5 by the labels $6. $7–$9: kind, title, and whether it is public. $10–$12: the request's call,
 * idempotency key and fingerprint; no row if it is not the first with this key. $15 and $16: keys and labels of its topics, by key. Nobody can have
 * liked, saved or commented on it yet, and who writes it knows its mentions.
 */
export const POST_INSERT = statement(
  'post_insert',
  `WITH ${lockMentioned('$5', AUTHOR_OF_TOPICS)}, ${claimFor('post', AFTER_LOCK, {
    memberId: '$1',
    call: '$10',
    key: '$11',
    fingerprint: '$12',
  })}, p AS (
     INSERT INTO post (id, author_id, page_id, content, images, kind, title, is_public, project_id, has_poll) OVERRIDING SYSTEM VALUE
     SELECT new.id, $1::bigint, $2::bigint, $3::text, $4::jsonb, $7::varchar, $8::varchar, $9::boolean, $13::bigint, $14::boolean
       FROM new WHERE ${isFirst('$11')} RETURNING *
   ), added AS (
     INSERT INTO post_mention (post_id, member_id, label) SELECT p.id, n.id, n.label FROM p, ${newMentions('$5', '$6')}
   ), ${writeTopics('p', topicsOfOne('$15', '$16'))}
   SELECT ${OWN_COLUMNS}, 0 AS likes, 0 AS comments, '{}'::bigint[] AS "likedBy", '{}'::bigint[] AS "savedBy",
          '{}'::text[] AS mentions, NULL::jsonb AS poll, ${newTopics('$15', '$16')}, ${AUTHOR_AND_PAGE}
     FROM p ${AUTHOR_AND_PAGE_JOINS}`,
);

/** Lets a post ($1) mention these members ($2) by these labels ($3), and nobody else. Those already mentioned stay. */
export const POST_MENTION_SET = statement(
  'post_mention_set',
  `WITH ${lockMentioned('$2')}, gone AS (
     UPDATE post_mention x SET withdrawn_at = now()
      WHERE x.post_id = $1 AND x.member_id <> ALL ($2::bigint[]) AND ${IS_MENTIONED}
   )
   INSERT INTO post_mention AS x (post_id, member_id, label)
   SELECT $1::bigint, n.id, n.label FROM ${newMentions('$2', '$3')}
       ${orPutBack('post')}`,
);

export const POST_AUTHOR = statement(
  'post_author',
  `SELECT author_id AS "authorId" FROM post WHERE id = $1 AND NOT hidden`,
);

/** The author of a post, if $2 may delete it: authors may also delete posts that are removed or held. */
export const POST_AUTHOR_FOR_DELETION = statement(
  'post_author_for_deletion',
  `SELECT author_id AS "authorId" FROM post
    WHERE id = $1 AND (NOT hidden OR (withheld IS NOT NULL AND author_id = $2))`,
);

/** What the author ($2) of a post ($1) may know about its removal, or its page's. A check constraint requires the time. */
export const POST_REMOVAL = statement(
  'post_removal',
  `SELECT coalesce(p.withheld_at, g.withheld_at) AS at, p.withheld_note AS note, p.withheld IS NULL AS "isPage",
          ${pageThatRemoved("'post'", 'p.id')} AS "byPage"
     FROM post p LEFT JOIN page g ON g.id = p.page_id
    WHERE p.id = $1 AND p.author_id = $2 AND (p.withheld = 'removed' OR (p.withheld IS NULL AND g.withheld = 'removed'))`,
  { notNull: ['at'] },
);

/** Before the post, locks whom it mentions, and whom it may mention then ($2): see docs/build/lock-order.md. */
export const POST_FOR_UPDATE = statement(
  'post_for_update',
  `WITH before AS MATERIALIZED (
     SELECT coalesce(array_agg(x.member_id), '{}') AS ids FROM post_mention x WHERE x.post_id = $1 AND ${IS_MENTIONED}
   ), ${lockMentioned('$2', '|| (SELECT ids FROM before)')}
   SELECT images, revision, kind, title, is_public AS "isPublic", project_id AS "projectId", page_id AS "pageId", has_poll AS "hasPoll", ${mentionedNow('post', '$1')}
     FROM post WHERE id = $1 AND NOT hidden AND ${AFTER_LOCK} FOR NO KEY UPDATE`,
);

/**
 * Changes a locked post ($1). $7: whether it has a poll; $8: whether that was changed, which counts as an edit as a changed text does.
 * $9 and $10: keys and labels of its topics, by key.
 */
export const POST_UPDATE = statement(
  'post_update',
  `WITH p AS (
     UPDATE post SET content = $2, images = $3, title = $4, is_public = $5, project_id = $6, has_poll = $7,
            revision = revision + $8::boolean::int, edited_at = CASE WHEN $8 THEN now() ELSE edited_at END
      WHERE id = $1 RETURNING id, created_at
   ), untagged AS (
     DELETE FROM post_topic WHERE post_id = $1 AND key <> ALL ($9::text[])
   ), ${writeTopics('p', topicsOfOne('$9', '$10'))}
   SELECT id FROM p`,
);

/** Locks in the order of docs/build/lock-order.md. */
export const POST_DELETE = statement(
  'post_delete',
  `WITH ${LIFE_LOCK}, place AS MATERIALIZED (
     SELECT id FROM page WHERE id = (SELECT page_id FROM post WHERE id = $1) AND ${AFTER_LIFE_LOCK} FOR KEY SHARE
   )
   DELETE FROM post WHERE id = $1 AND (SELECT count(*) FROM place) >= 0`,
);
