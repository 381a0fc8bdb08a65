import type { TestApp } from './app.js';

/** The visible content by the rules, without the `hidden` flags derived from them. */
const RULES = `
  WITH pages AS (SELECT g.* FROM page g JOIN member m ON m.id = g.creator_id
                  WHERE m.deleted_at IS NULL AND NOT m.content_withheld AND g.withheld IS NULL),
       posts AS (SELECT p.* FROM post p JOIN member m ON m.id = p.author_id
                  WHERE m.deleted_at IS NULL AND NOT m.content_withheld AND p.withheld IS NULL
                    AND (p.page_id IS NULL OR p.page_id IN (SELECT id FROM pages))),
       likes AS (SELECT l.* FROM post_like l JOIN member m ON m.id = l.member_id WHERE m.deleted_at IS NULL),
       comments AS (SELECT c.* FROM comment c JOIN member m ON m.id = c.author_id
                     WHERE m.deleted_at IS NULL AND NOT m.content_withheld AND c.withheld IS NULL),
       follows AS (SELECT f.* FROM follow f JOIN member m ON m.id = f.member_id WHERE m.deleted_at IS NULL)`;

/** Each query returns the rows whose counter or flag contradicts the rules. */
const FAULTS: Record<string, string> = {
  'member_counter.posts': `SELECT c.*, n FROM member_counter c,
     LATERAL (SELECT count(*) AS n FROM posts WHERE author_id = c.member_id) r WHERE c.posts <> n`,
  'page_counter.posts': `SELECT c.*, n FROM page_counter c,
     LATERAL (SELECT count(*) AS n FROM posts WHERE page_id = c.page_id) r WHERE c.posts <> n`,
  'page_counter.followers': `SELECT c.*, n FROM page_counter c,
     LATERAL (SELECT count(*) AS n FROM follows WHERE page_id = c.page_id) r WHERE c.followers <> n`,
  'page_counter.active_at': `SELECT c.*, p.updated_at FROM page_counter c JOIN page p ON p.id = c.page_id
     WHERE c.active_at <> greatest(p.updated_at, c.last_post_at)`,
  'post_counter.likes': `SELECT c.*, n FROM post_counter c,
     LATERAL (SELECT count(*) AS n FROM likes WHERE post_id = c.post_id) r WHERE c.likes <> n`,
  'post_counter.comments': `SELECT c.*, n FROM post_counter c,
     LATERAL (SELECT count(*) AS n FROM comments WHERE post_id = c.post_id) r WHERE c.comments <> n`,
  tally: `SELECT name, sum(value), n FROM tally JOIN (
       SELECT 'members' AS name, count(*) AS n FROM member WHERE deleted_at IS NULL
       UNION ALL SELECT 'pages', count(*) FROM pages UNION ALL SELECT 'posts', count(*) FROM posts) r USING (name)
     GROUP BY name, n HAVING sum(value) <> n`,
  feed_block: `SELECT b.number, b.posts, n FROM (
       SELECT *, lag(until_at, 1, '-infinity') OVER w AS after_at, lag(until_id, 1, 0) OVER w AS after_id, row_number() OVER w AS place
         FROM feed_block WINDOW w AS (ORDER BY until_at, until_id)) b,
     LATERAL (SELECT count(*) AS n FROM posts p
               WHERE (p.created_at, p.id) > (b.after_at, b.after_id) AND (p.created_at, p.id) <= (b.until_at, b.until_id)) r
     WHERE b.posts <> n OR b.number <> b.place - 1`,
  feed_block_group: `SELECT * FROM feed_block_group g FULL JOIN (
       SELECT number / 64 AS number, sum(posts) AS n FROM feed_block GROUP BY 1) b USING (number) WHERE g.posts IS DISTINCT FROM n`,
  'page.hidden': `SELECT id FROM page WHERE hidden = (id IN (SELECT id FROM pages))`,
  'post.hidden': `SELECT id FROM post WHERE hidden = (id IN (SELECT id FROM posts))`,
  'post_like.hidden': `SELECT id FROM post_like WHERE hidden = (id IN (SELECT id FROM likes))`,
  'comment.hidden': `SELECT id FROM comment WHERE hidden = (id IN (SELECT id FROM comments))`,
  'follow.hidden': `SELECT * FROM follow WHERE hidden = ((page_id, member_id) IN (SELECT page_id, member_id FROM follows))`,
};

/** The contradictions by name; empty if there are none. */
export async function miscounted(
  rows: (text: string) => Promise<unknown[]>,
): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [what, faults] of Object.entries(FAULTS)) {
    const wrong = await rows(`${RULES} ${faults}`);
    if (wrong.length > 0) found[what] = wrong;
  }
  return found;
}

/** Asserts that every counter is the number of visible rows, and that nothing else is visible. */
export async function expectCountersToMatch(app: Pick<TestApp, 'rows'>): Promise<void> {
  expect(await miscounted((text) => app.rows(text))).toEqual({});
}
