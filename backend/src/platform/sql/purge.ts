import { lockAccountLife } from './account-life-lock.js';
import type { StatementRows } from './generated.js';
import type { SqlRunner } from './sql.js';
import { statement, type Statement } from './statement.js';

/** Names of statements that return how many rows they have deleted. */
type PurgeName = {
  // A statement that returns no rows has the type `never`, which extends everything.
  [Name in keyof StatementRows]: [StatementRows[Name]] extends [never]
    ? never
    : StatementRows[Name] extends { gone: number }
      ? Name
      : never;
}[keyof StatementRows];

/** Maximum rows that one statement deletes, besides those deleted by cascade. */
const BATCH = 200;

/** The tables that it deletes from, and the columns of their primary keys, in whose order rows are locked. */
const KEYS = {
  application: 'id',
  comment: 'id',
  comment_mention: 'comment_id, member_id',
  follow: 'page_id, member_id',
  notification: 'id',
  opening: 'id',
  opening_save: 'member_id, opening_id',
  page: 'id',
  post: 'id',
  post_like: 'post_id, member_id',
  post_mention: 'post_id, member_id',
  post_mute: 'member_id, post_id',
  project: 'id',
  project_member: 'project_id, member_id',
  record: 'serial',
  saved_post: 'member_id, post_id',
} as const;

/**
 * A statement that deletes up to {@link BATCH} rows and returns their number as `gone`, with comments that were emptied instead because
 * they have replies (`empty_comment`). It locks their parents, then
 * the rows, then the counters, in the order of docs/build/lock-order.md, so that it cannot deadlock with members who like,
 * comment, post, delete or leave meanwhile. It runs in a transaction that has taken the account-life lock.
 * @param parent the table of the rows' parents that count them; null if none does
 * @param where which rows; its parameters are the statement's
 */
export function purgePart(
  name: PurgeName,
  table: keyof typeof KEYS,
  parent: 'post' | 'page' | null,
  where: string,
): Statement<{ gone: number }> {
  const place = 'ctid = ANY (ARRAY(SELECT place FROM batch))';
  // Counting the rows of a step makes PostgreSQL finish it before the next step begins.
  // The accepted answer of a question stands in its post (`show_answer`).
  const lock = table === 'comment' ? 'NO KEY UPDATE' : 'KEY SHARE';
  const locks = parent
    ? `parents AS MATERIALIZED (
         SELECT id FROM ${parent} WHERE id IN (SELECT parent_id FROM batch) ORDER BY id FOR ${lock}
       ), rows AS MATERIALIZED (
         SELECT FROM ${table} WHERE ${place} AND (SELECT count(*) FROM parents) >= 0
          ORDER BY ${KEYS[table]} FOR UPDATE
       ), counters AS MATERIALIZED (
         SELECT FROM ${parent}_counter
          WHERE ${parent}_id IN (SELECT id FROM parents) AND (SELECT count(*) FROM rows) >= 0
          ORDER BY ${parent}_id FOR NO KEY UPDATE
       ),`
    : '';
  return statement(
    name,
    `WITH batch AS MATERIALIZED (
       SELECT ctid AS place${parent ? `, ${parent}_id AS parent_id` : ''} FROM ${table} WHERE ${where} LIMIT ${BATCH}
     ), ${locks} gone AS (
       DELETE FROM ${table} WHERE ${place}
          ${parent ? 'AND (SELECT count(*) FROM counters) >= 0' : ''}
       RETURNING 1
     )
     SELECT count(*)::int AS gone FROM ${table === 'comment' ? 'rows' : 'gone'}`,
  );
}

/**
 * Runs the first of these statements that deletes anything, after it has taken the account-life lock; returns how many rows.
 * @param parts in the order in which they are tried, with the same parameters
 */
export async function purgeSome(
  parts: readonly Statement<{ gone: number }>[],
  values: readonly string[],
  mode: 'shared' | 'exclusive',
  tx: SqlRunner,
): Promise<number> {
  await lockAccountLife(tx, mode);
  for (const part of parts) {
    const [row] = await tx.query(part, [...values]);
    if (row && row.gone > 0) return row.gone;
  }
  return 0;
}

/**
 * The statements that purge posts and pages with all that hangs on them, in the order in which they run: first what may be
 * much for one post or page, so that no statement cascades to many rows. Mentions go by cascade: a text has at most ten.
 * @param purge beginning of the statements' names
 * @param posts which posts, those on the pages included; its parameters are the statements'
 * @param pages which pages
 */
export function purgeContent(
  purge: 'account_purge' | 'removed_purge',
  { posts, pages }: { readonly posts: string; readonly pages: string },
): Statement<{ gone: number }>[] {
  const ofPosts = `post_id IN (${posts})`;
  return [
    purgePart(`${purge}_likes_of_posts`, 'post_like', 'post', ofPosts),
    // Replies first: without them a comment is deleted, not emptied.
    purgePart(`${purge}_replies_of_posts`, 'comment', 'post', `parent_id IS NOT NULL AND ${ofPosts}`),
    purgePart(`${purge}_comments_of_posts`, 'comment', 'post', ofPosts),
    purgePart(`${purge}_saved_of_posts`, 'saved_post', null, ofPosts),
    purgePart(`${purge}_mutes_of_posts`, 'post_mute', null, ofPosts),
    purgePart(`${purge}_notifications_of_posts`, 'notification', null, ofPosts),
    purgePart(`${purge}_posts`, 'post', 'page', `id IN (${posts})`),
    purgePart(`${purge}_follows_of_pages`, 'follow', 'page', `page_id IN (${pages})`),
    purgePart(`${purge}_pages`, 'page', null, `id IN (${pages})`),
  ];
}
