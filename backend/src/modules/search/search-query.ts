/** Words of a search that count. */
const MAX_WORDS = 8;
/** Characters of a word that count: PostgreSQL refuses words over 2,046 bytes, and NFKC makes up to 18 characters of one. */
const MAX_WORD_LENGTH = 100;

/** Invisible characters within words, as the SQL function `fold_letters` has them. */
const JOINERS = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;
/** Everything but letters, their marks, and digits; and marks that only choose how a symbol looks. */
const NO_WORD = /[^\p{L}\p{M}\p{N}]|[\u20d0-\u20ff\ufe00-\ufe0f\u{e0000}-\u{e0fff}]/gu;
/** A mark alone is no word. */
const HAS_LETTER = /[\p{L}\p{N}]/u;

/**
 * The words of what a member typed; at most eight. Empty if it has only punctuation. The database gives them one form of each letter,
 * as it does with what is searched.
 */
export function searchWords(typed: string): string[] {
  return typed
    .normalize('NFKC')
    .replace(JOINERS, '')
    .replace(NO_WORD, ' ')
    .split(' ')
    .filter((word) => HAS_LETTER.test(word))
    .slice(0, MAX_WORDS)
    .map((word) => [...word].slice(0, MAX_WORD_LENGTH).join(''));
}

/**
 * A tsquery for all words. Safe because `searchWords` leaves nothing that has a meaning in a tsquery.
 * @param words of {@link searchWords}, at least one
 */
export const allOf = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' & ');

/** The same, where the last word may be the beginning of one. */
export const allAndPrefix = (words: readonly string[]) => `${allOf(words)}:*`;
