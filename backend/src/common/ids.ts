const DIGITS = /^[1-9][0-9]{0,18}$/;
const MAX_BIGINT = 9223372036854775807n;

/**
 * The id in the form that PostgreSQL's bigint accepts, or null when no row can have it. Ids travel as strings because
 * JavaScript's numbers end at 2^53.
 */
export function parseId(text: string): string | null {
  return DIGITS.test(text) && BigInt(text) <= MAX_BIGINT ? text : null;
}

/**
 * An id of a filter: null for none, so that everything is found; a text that cannot be an id finds nothing, because no
 * row has the id 0.
 */
export function idOf(text: string | null | undefined): string | null {
  return text ? (parseId(text) ?? '0') : null;
}
