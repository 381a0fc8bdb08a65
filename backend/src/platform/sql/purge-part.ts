import { statement, type Statement } from './statement.js';

/** Maximum rows that one statement deletes, besides those deleted by cascade. */
const BATCH = 200;

/**
 * A statement that deletes up to {@link BATCH} rows and returns their number as `gone`. Their parents and the counters
 * are locked first, in the order of `set_member_deleted`, so that it cannot deadlock with members who like, comment,
 * post or delete meanwhile.
 * @param parent the table of the rows' parents; null for pages
 * @param where which rows; its parameters are the statement's
 */
export function purgePart(
  name: string,
  table: string,
  parent: 'post' | 'page' | null,
  where: string,
): Statement {
  const locks = parent
    ? `parents AS MATERIALIZED (
         SELECT id FROM ${parent} WHERE id IN (SELECT parent_id FROM batch) ORDER BY id FOR KEY SHARE
       ), counters AS MATERIALIZED (
         SELECT FROM ${parent}_counter WHERE ${parent}_id IN (SELECT id FROM parents)
          ORDER BY ${parent}_id FOR NO KEY UPDATE
       ),`
    : '';
  return statement(
    name,
    `WITH batch AS MATERIALIZED (
       SELECT ctid AS place${parent ? `, ${parent}_id AS parent_id` : ''} FROM ${table} WHERE ${where} LIMIT ${BATCH}
     ), ${locks} gone AS (
       DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT place FROM batch))
          ${parent ? 'AND (SELECT count(*) FROM counters) >= 0' : ''}
       RETURNING 1
     )
     SELECT count(*)::int AS gone FROM gone`,
  );
}
