import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { parseId } from '../../../common/ids.js';

/** The mails that a member may want, and end by the link in one of them. */
export const MAIL_LISTS = ['notifications', 'summary'] as const;
export type MailList = (typeof MAIL_LISTS)[number];

/** A member and one of the lists. */
export interface Subscription {
  readonly memberId: string;
  readonly list: MailList;
}

/** What the key is for, so that it signs nothing else (RFC 5869, section 3.2). */
const PURPOSE = 'campus-commons mail lists';

/**
 * Makes and reads the tokens of links that end a list: the member, the list, and their HMAC under a key that is derived from
 * those of members' tokens. Nothing is stored and nothing expires: such a link can only switch mails off, and people open old
 * mails. It works until the key has been replaced and is no longer accepted.
 */
export class MailListTokens {
  private readonly keys: readonly Buffer[];

  /** @param keys base64, the signing one first; empty ones are left out */
  constructor(keys: readonly string[]) {
    this.keys = keys
      .filter((key) => key !== '')
      .map((key) => Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64'), '', PURPOSE, 32)));
  }

  make({ memberId, list }: Subscription): string {
    const [key] = this.keys;
    if (!key) throw new Error('There is no key');
    return `${memberId}.${list}.${mac(key, memberId, list).toString('base64url')}`;
  }

  /** Null if none of our keys made it. */
  read(token: string): Subscription | null {
    const [memberId = '', list = '', signature = '', ...rest] = token.split('.');
    const known = MAIL_LISTS.find((one) => one === list);
    if (rest.length > 0 || parseId(memberId) === null || !known) return null;
    const given = Buffer.from(signature, 'base64url');
    const isOurs = this.keys.some((key) => {
      const expected = mac(key, memberId, list);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    return isOurs ? { memberId, list: known } : null;
  }
}

const mac = (key: Buffer, memberId: string, list: string): Buffer =>
  createHmac('sha256', key).update(`${memberId}.${list}`).digest();
