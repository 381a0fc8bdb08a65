import { emailKey, foldText } from '../../../common/email-address.js';
import { escapeLike } from '../../../platform/sql/like.js';

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

/** The same search as queries match it with the key of an address: found however either is typed. */
export function emailPattern(search: string): string {
  const key = search.includes('@') ? emailKey(search) : foldText(search);
  // What folds to nothing would find everybody.
  return escapeLike(key === '' ? search : key);
}
