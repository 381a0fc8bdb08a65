import type { Mention } from './mentions.js';

/**
 * The first step of a statement that writes mentions: locks the mentioned members, before anything that counts is locked. A new
 * mention needs this lock, and the deletion of an account locks the member before posts and counters; in the other order, the
 * two would deadlock (docs/build/lock-order.md).
 * @param ids SQL of the members' ids
 * @param and SQL that adds further ids
 */
export const lockMentioned = (ids: string, and = '') => `mentioned AS MATERIALIZED (
     SELECT id FROM member WHERE id = ANY (${ids}::bigint[] ${and}) ORDER BY id FOR KEY SHARE
   )`;
/** The condition by which a step waits for {@link lockMentioned}. */
export const AFTER_LOCK = '(SELECT count(*) FROM mentioned) >= 0';
/**
 * The mentions to write, as a FROM item.
 * @param ids SQL of the members' ids
 * @param labels SQL of their labels, in the same order
 */
export const newMentions = (ids: string, labels: string) =>
  `unnest(${ids}::bigint[], ${labels}::text[]) AS n (id, label) JOIN mentioned ON mentioned.id = n.id`;

/**
 * The mentions `x` of a text that an edit keeps, adds or puts back, as what follows the INSERT: those put back are not told again.
 * @param parent the tables' common name, such as `post`
 */
export const orPutBack = (parent: 'post' | 'comment') =>
  `ON CONFLICT (${parent}_id, member_id) DO UPDATE
           SET label = excluded.label, withdrawn_at = NULL,
               readded_at = CASE WHEN x.withdrawn_at IS NULL THEN x.readded_at ELSE now() END
         WHERE x.label <> excluded.label OR x.withdrawn_at IS NOT NULL`;
/** The condition that a mention `x` is in the text now. */
export const IS_MENTIONED = 'x.withdrawn_at IS NULL';
/**
 * The mentions of a text, as {@link mentionsAsColumn} has them, also those of accounts that are deleted.
 * @param parent the tables' common name, such as `post`
 * @param id SQL of the text's id
 */
export const mentionedNow = (parent: 'post' | 'comment', id: string) =>
  `ARRAY(SELECT x.member_id || ' ' || x.label FROM ${parent}_mention x WHERE x.${parent}_id = ${id} AND ${IS_MENTIONED}) AS mentioned`;

/** The ids and labels of mentions, as parameters of these. */
export function columnsOf(mentions: readonly Mention[]): [ids: string[], labels: string[]] {
  return [mentions.map(({ id }) => id), mentions.map(({ label }) => label)];
}

/**
 * The mentions of a row, longest label first, as an array of "id label": two indexed lookups for each mention, and nothing for
 * a text without an `@`. Accounts that were deleted are left out until they are restored.
 * @param and another condition on a mention `x`
 * @param text SQL of the text
 * @param parent the tables' common name, such as `post`
 * @param id SQL of the row's id
 */
export const mentionColumn = (text: string, parent: 'post' | 'comment', id: string, and = '') => `
  CASE WHEN strpos(${text}, '@') > 0 THEN ARRAY(
    SELECT x.member_id || ' ' || x.label FROM ${parent}_mention x JOIN member y ON y.id = x.member_id
     WHERE x.${parent}_id = ${id} AND y.deleted_at IS NULL AND ${IS_MENTIONED} ${and} ORDER BY length(x.label) DESC, x.member_id) END AS mentions`;

/** Reads the column of {@link mentionColumn}. */
export function readMentions(column: readonly string[] | null): Mention[] {
  return (column ?? []).map((entry) => {
    const space = entry.indexOf(' ');
    return { id: entry.slice(0, space), label: entry.slice(space + 1) };
  });
}

/** The column of {@link mentionColumn} for mentions that have just been written. */
export function mentionsAsColumn(mentions: readonly Mention[]): string[] {
  return mentions.map(({ id, label }) => `${id} ${label}`);
}
