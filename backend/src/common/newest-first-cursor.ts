/**
 * What the last entry of a list, newest first, is ordered by. A list that grows continues with older entries, whatever
 * is deleted or added meanwhile.
 */
export interface Cursor {
  /** When the entry was created, µs since 1970. */
  readonly at: string;
  readonly id: string;
}

/** Later than any entry: up to the year 2286, and 18 digits, which the database's numbers have room for. */
export const BEGINNING: Cursor = { at: '9'.repeat(16), id: '9'.repeat(18) };

/** A cursor in a call, empty for the beginning. No time and no id of this length is refused by the database. */
export const CURSOR_TEXT = /^(?:\d{1,16}\.\d{1,18})?$/;

/** @param text matches {@link CURSOR_TEXT} */
export function readCursor(text: string): Cursor {
  const [at = '', id = ''] = text.split('.');
  return text === '' ? BEGINNING : { at, id };
}

/** Earlier than any entry, for lists that begin with the oldest. */
export const OLDEST: Cursor = { at: '0', id: '0' };

/** SQL: the cursor of a row, as text. */
export const cursorOf = (row: string) =>
  `((extract(epoch FROM ${row}.created_at) * 1000000)::bigint || '.' || ${row}.id)`;

/**
 * SQL: the rows older than a cursor, which follow it in the list, by the parameters of its time and its id. An index finds
 * the first.
 */
export const isOlderThan = (at: string, id: string) =>
  `(created_at, id) < ('epoch'::timestamptz + ${at}::bigint * interval '1 microsecond', ${id}::bigint)`;

/** SQL: the rows newer than a cursor, which follow it in a list that begins with the oldest. */
export const isNewerThan = (at: string, id: string) =>
  `(created_at, id) > ('epoch'::timestamptz + ${at}::bigint * interval '1 microsecond', ${id}::bigint)`;
