import { emailKey, foldText } from '../../../common/email-address.js';
import { escapeLike } from '../../../platform/sql/like-pattern.js';

/** A complete phone number, with an optional country code. */
const PHONE = /^(?:\+91)?([0-9]{10})$/;

/**
 * A search text as a LIKE pattern over members: in lower case, with `%`, `_` and `\\` escaped. A phone number is found
 * in any notation, including the console's own: 98765 43210, +91-98765-43210.
 */
export function memberPattern(search: string): string {
  const digits = PHONE.exec(search.replace(/[\s()-]/g, ''))?.[1];
  return digits ?? escapeLike(search.toLowerCase());
}

/** A text in the name of a college as a LIKE pattern: in lower case, with `%`, `_` and `\\` escaped. */
export function collegePattern(college: string): string {
  return escapeLike(college.toLowerCase());
}

/** The same search as a LIKE pattern over e-mail keys: matches any spelling of the address. */
export function emailPattern(search: string): string {
  const key = search.includes('@') ? emailKey(search) : foldText(search);
  // A text that folds to the empty string would match every member.
  return escapeLike(key === '' ? search : key);
}
