import { cutText } from './text/cut-text.js';

/** Characters of a text that a list quotes. */
const MAX_EXCERPT_LENGTH = 140;
/** Enough for the database to hand over: the excerpt and what may belong to its last character. */
const MAX_READ_LENGTH = 2 * MAX_EXCERPT_LENGTH;

/** SQL of the beginning of a text, for {@link toExcerpt}: PostgreSQL cuts between code points, which may split a character. */
export const excerptOfSql = (text: string) => `left(${text}, ${MAX_READ_LENGTH})`;

/** The excerpt of what {@link excerptOfSql} hands over: at most 140 characters, the last one whole. */
export const toExcerpt = (handedOver: string): string => cutText(handedOver, MAX_EXCERPT_LENGTH).trim();
