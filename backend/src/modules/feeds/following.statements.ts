import { statementPerLimit, type StatementOfAnyLimit } from '../../platform/sql/statement.js';
import { POST_COLUMNS, POST_JOINS } from './feeds.statements.js';

/** Posts that the list of followed pages goes back. */
const MAX_FOLLOWED_POSTS = 500;

type FollowingStatement = StatementOfAnyLimit<'feed_following'>;

/** Whom the list leaves out for a viewer who conceals somebody, and how many posts those have on the viewer's pages. */
const CONCEALED = `concealed AS MATERIALIZED (SELECT id FROM concealed_from($3::bigint)),`;
const POSTS_OF_CONCEALED = `(SELECT count(*) FROM mine JOIN post p ON p.page_id = mine.id
     WHERE NOT p.hidden AND p.author_id = ANY (ARRAY(SELECT id FROM concealed)))`;

/**
 * One page of the posts on the pages that a viewer follows or created, newest first, with their number, at most
 * {@link MAX_FOLLOWED_POSTS}. $1 viewers, $2 offset, $3 viewer. One row with a null id if the page is empty.
 *
 * One probe of an index finds the newest post of each page. With `depth` pages whose newest posts are the latest, no other page
 * can have a post among the first `depth`, so only their posts are read. A stored time of a page's last post would not do:
 * deleting that post does not set it back.
 */
function followingStatements(conceals: boolean): (limit: number) => FollowingStatement {
  const seen = conceals ? 'AND p.author_id NOT IN (SELECT id FROM concealed)' : '';
  return statementPerLimit(
    conceals ? 'feed_following_concealing' : 'feed_following',
    (limit) => {
      const depth = `least($2::bigint + ${limit}, ${MAX_FOLLOWED_POSTS})`;
      const newestOf = (page: string, most: string) => `
         SELECT p.id, p.created_at FROM post p WHERE p.page_id = ${page} AND NOT p.hidden ${seen}
          ORDER BY p.created_at DESC, p.id DESC LIMIT ${most}`;
      return `WITH ${conceals ? CONCEALED : ''} mine AS MATERIALIZED (
       SELECT page_id AS id FROM follow WHERE member_id = $3::bigint
        UNION
       SELECT id FROM page WHERE creator_id = $3::bigint
     ), latest AS MATERIALIZED (
       SELECT mine.id FROM mine CROSS JOIN LATERAL (${newestOf('mine.id', '1')}) p
        ORDER BY p.created_at DESC, p.id DESC LIMIT ${depth}
     ), reached AS MATERIALIZED (
       SELECT p.id, p.created_at FROM latest CROSS JOIN LATERAL (${newestOf('latest.id', depth)}) p
        ORDER BY p.created_at DESC, p.id DESC LIMIT ${depth}
     ), ids AS MATERIALIZED (
       SELECT id FROM reached ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET $2::bigint
     )
     SELECT least(coalesce(t.total, 0), ${MAX_FOLLOWED_POSTS})::int AS total, f.*
       FROM (SELECT (SELECT sum((SELECT c.posts FROM page_counter c WHERE c.page_id = mine.id)) FROM mine)
                    ${conceals ? `- ${POSTS_OF_CONCEALED}` : ''} AS total) t
       LEFT JOIN LATERAL (
         SELECT ${POST_COLUMNS} FROM ids JOIN post p ON p.id = ids.id ${POST_JOINS}
       ) f ON true
      ORDER BY f."createdAt" DESC, f.id DESC`;
    },
    { replica: true },
  );
}

const FOLLOWING = followingStatements(false);
const FOLLOWING_CONCEALING = followingStatements(true);

/**
 * The statement of the list.
 * @param limit has been validated: a whole number, 1–50
 * @param conceals whether the viewer conceals somebody
 */
export function followingPage(limit: number, conceals: boolean): FollowingStatement {
  return (conceals ? FOLLOWING_CONCEALING : FOLLOWING)(limit);
}
