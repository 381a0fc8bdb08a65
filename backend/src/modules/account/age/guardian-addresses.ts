import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { mailboxKey } from '../../../common/email-address.js';
import { Env } from '../../../config/env.js';

/** What the key is for, so that it signs nothing else (RFC 5869, section 3.2). */
const PURPOSE = 'campus-commons guardian address';

/**
 * Guardians' addresses as HMAC: whether an address is the one that was asked can be checked, and none can be read. Nobody joined
 * with these addresses, so they are kept nowhere else once the mail was sent.
 */
@Injectable()
export class GuardianAddresses {
  /** The key that digests comes first; the others still match, until the keys have been replaced. */
  private readonly keys: readonly Buffer[];

  constructor(env: Env) {
    this.keys = [
      env.SECRETS_KEY,
      env.SECRETS_KEY_ACCEPTED,
      env.MEMBER_TOKEN_KEY,
      env.MEMBER_TOKEN_KEY_ACCEPTED,
    ]
      .filter((key) => key !== '')
      .map((key) => Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64'), '', PURPOSE, 32)));
  }

  digest(address: string): Buffer {
    const [key] = this.keys;
    if (!key) throw new Error('There is no key');
    return mac(key, address);
  }

  matches(address: string, digest: Buffer): boolean {
    return this.keys.some((key) => timingSafeEqual(mac(key, address), digest));
  }
}

const mac = (key: Buffer, address: string): Buffer =>
  createHmac('sha256', key).update(mailboxKey(address)).digest();
