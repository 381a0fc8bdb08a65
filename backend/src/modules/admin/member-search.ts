import { escapeLike } from '../../platform/sql/like.js';

/** A whole phone number with what people put between its digits and before them. */
const PHONE = /^(?:\+91)?([0-9]{10})$/;

/**
 * A search as the queries over members match it: in small letters, `%`, `_` and `\\` plain. A phone number is found
 * however it is written, as the console itself writes it too: 98765 43210, +91-98765-43210.
 */
export function memberPattern(search: string): string {
  const digits = PHONE.exec(search.replace(/[\s()-]/g, ''))?.[1];
  return digits ?? escapeLike(search.toLowerCase());
}
