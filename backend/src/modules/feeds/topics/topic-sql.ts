import type { Topic } from './post-topics.js';

/**
 * The topics of a post (`p`) that are not hidden, as an array of "key label": a lookup for each of them, and nothing for a text
 * without a `#`.
 */
export const TOPICS = `CASE WHEN strpos(p.content, '#') > 0 THEN ARRAY(
    SELECT t.key || ' ' || t.label FROM post_topic x JOIN topic t ON t.key = x.key
     WHERE x.post_id = p.id AND t.hidden_at IS NULL ORDER BY t.key) END AS topics`;

/** Reads the column of {@link TOPICS}. */
export function readTopics(column: readonly string[] | null): Topic[] {
  return (column ?? []).map((entry) => {
    const space = entry.indexOf(' ');
    return { key: entry.slice(0, space), label: entry.slice(space + 1) };
  });
}

/** The keys and labels of topics, as parameters of {@link writeTopics}. */
export function topicColumns(topics: readonly Topic[]): [keys: string[], labels: string[]] {
  return [topics.map(({ key }) => key), topics.map(({ label }) => label)];
}

/**
 * The topics of a post that is being written, like {@link TOPICS}: labels of topics that are there stay, and hidden ones are left out.
 * @param keys SQL of the keys
 * @param labels SQL of the labels, in the same order
 */
export const newTopics = (keys: string, labels: string) => `ARRAY(
    SELECT u.key || ' ' || coalesce(t.label, u.label)
      FROM unnest(${keys}::text[], ${labels}::text[]) AS u (key, label) LEFT JOIN topic t ON t.key = u.key
     WHERE t.hidden_at IS NULL ORDER BY u.key COLLATE "C") AS topics`;

/**
 * The steps of a statement that give posts their topics, after the posts are locked. They hold topics that are there, so that the job
 * which deletes unused ones leaves them, and create the others, by key: two posts with the same new topics wait for each
 * other in one order (docs/build/lock-order.md).
 * @param posts name of the query that has the posts' `id` and `created_at`
 * @param topics SQL of a FROM item `n` with the `key` and `label` of each topic of a post `p`
 */
export const writeTopics = (posts: string, topics: string) => `named AS MATERIALIZED (
     SELECT p.id, n.key, n.label, p.created_at FROM ${posts} p JOIN ${topics}
   ), held AS MATERIALIZED (
     SELECT key FROM topic WHERE key = ANY (ARRAY(SELECT key FROM named)) ORDER BY key FOR KEY SHARE
   ), made AS (
     INSERT INTO topic (key, label)
     SELECT DISTINCT ON (key) key, label FROM named WHERE (SELECT count(*) FROM held) >= 0 ORDER BY key, id
         ON CONFLICT (key) DO NOTHING
   ), tagged AS (
     INSERT INTO post_topic (post_id, key, created_at) SELECT id, key, created_at FROM named
         ON CONFLICT (post_id, key) DO NOTHING
   )`;

/**
 * The topics of one post, for {@link writeTopics}.
 * @param keys SQL of the keys
 * @param labels SQL of the labels, in the same order
 */
export const topicsOfOne = (keys: string, labels: string) =>
  `unnest(${keys}::text[], ${labels}::text[]) AS n (key, label) ON true`;
