import type { Postgres } from '../services/postgres.ts';
import type { Found } from './compare-writes.ts';

/** The keys of this run's writes: version 4 UUIDs. */
const KEY = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Reads this run's writes from a server. */
export async function findRows(server: Postgres): Promise<Found> {
  return {
    creations: await server.query<Found['creations'][number]>(`
      SELECT 'member' AS kind, email AS key, id::text, 0 AS pictures FROM member
      UNION ALL
      SELECT 'post', substring(content FROM '${KEY}'), id::text, jsonb_array_length(images) FROM post
      UNION ALL
      SELECT 'comment', substring(body FROM '${KEY}'), id::text, 0 FROM comment`),
    toggles: await server.query<Found['toggles'][number]>(`
      SELECT 'like' AS kind, member_id::text AS "memberId", post_id::text AS "targetId" FROM post_like
      UNION ALL
      SELECT 'follow', member_id::text, page_id::text FROM follow`),
  };
}

/** Counters that differ from the rows they count: a line each. */
export async function wrongCounters(server: Postgres): Promise<string[]> {
  const rows = await server.query<{ fault: string }>(`
    WITH compared (counter, kept, counted) AS (
      SELECT 'likes of post ' || c.post_id, c.likes::bigint, (SELECT count(*) FROM post_like l WHERE l.post_id = c.post_id)
        FROM post_counter c
      UNION ALL
      SELECT 'comments of post ' || c.post_id, c.comments, (SELECT count(*) FROM comment m WHERE m.post_id = c.post_id)
        FROM post_counter c
      UNION ALL
      SELECT 'followers of page ' || c.page_id, c.followers, (SELECT count(*) FROM follow f WHERE f.page_id = c.page_id)
        FROM page_counter c
      UNION ALL
      SELECT 'posts of page ' || c.page_id, c.posts, (SELECT count(*) FROM post p WHERE p.page_id = c.page_id)
        FROM page_counter c
      UNION ALL
      SELECT 'posts of member ' || c.member_id, c.posts, (SELECT count(*) FROM post p WHERE p.author_id = c.member_id)
        FROM member_counter c
      UNION ALL
      SELECT 'all members', (SELECT sum(value) FROM tally WHERE name = 'members'), (SELECT count(*) FROM member)
      UNION ALL
      SELECT 'all pages', (SELECT sum(value) FROM tally WHERE name = 'pages'), (SELECT count(*) FROM page)
      UNION ALL
      SELECT 'all posts', (SELECT sum(value) FROM tally WHERE name = 'posts'), (SELECT count(*) FROM post)
    )
    SELECT counter || ': ' || kept || ' kept, ' || counted || ' counted' AS fault
      FROM compared WHERE kept IS DISTINCT FROM counted`);
  return rows.map(({ fault }) => fault);
}

/** A picture's row. */
export interface PictureRow {
  /** As in API responses: `media/<name>.webp`. */
  readonly path: string;
  /**
   * `held`: a post, page or profile shows it; `pending`: its request ended early, and it is kept for one hour;
   * `removed`: its files will be deleted.
   */
  readonly state: 'held' | 'pending' | 'removed';
}

export function pictureRows(server: Postgres): Promise<PictureRow[]> {
  return server.query<PictureRow>(`
    SELECT path, CASE WHEN num_nonnulls(post_id, page_id, profile_id) = 0 THEN 'pending' ELSE 'held' END AS state FROM media
    UNION ALL
    SELECT path, 'removed' FROM media_outbox`);
}

/** Paths of the pictures that posts show. */
export async function shownPictures(server: Postgres): Promise<string[]> {
  const rows = await server.query<{ path: string }>(
    `SELECT image ->> 'url' AS path FROM post, jsonb_array_elements(images) AS image`,
  );
  return rows.map(({ path }) => path);
}
