import type { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { dayInIndia } from '../../../common/day-in-india.js';
import { Env } from '../../../config/env.js';
import { publicRecordKey, readPublicRecordKeys, readRecordKey } from '../../../config/record-key.js';
import { readCompact, signCompact } from './compact-jws.js';
import { didKeyOf } from './did-key.js';
import { openBadgeOf, serialOf } from './open-badge.js';
import type { RecordToSign } from './record-to-sign.js';

/** Longest credential that is read, in characters; the longest that is signed has less than a third. */
export const MAX_CREDENTIAL_LENGTH = 32_000;

/** What signing needs of the settings. */
export type SigningSettings = Pick<Env, 'RECORD_KEY' | 'RECORD_PUBLIC_KEYS' | 'BRAND_NAME' | 'MEMBER_ORIGIN'>;

/** A record's two signatures with one key. */
export interface SignedRecord {
  /** An Open Badges 3.0 credential as a JWT, for other programs. */
  readonly credential: string;
  /** A compact JWS of what the printed sheet says, short enough for its QR code. */
  readonly code: string;
  /** The public key that both are checked with, as `RECORD_PUBLIC_KEYS` names it. */
  readonly keyId: string;
}

/**
 * Signs records, and checks credentials (docs/decisions/0126-signed-records.md). It knows nothing of the database: whether a
 * genuine record was revoked is another question.
 */
@Injectable()
export class RecordSigner {
  private readonly key: KeyObject;
  private readonly accepted: readonly KeyObject[];

  /** @throws Error for another `RECORD_KEY` than the settings admit */
  constructor(@Inject(Env) private readonly env: SigningSettings) {
    const key = readRecordKey(env.RECORD_KEY);
    if (key === null) throw new Error('RECORD_KEY is no private Ed25519 key');
    this.key = key;
    const names = `${publicRecordKey(key)},${env.RECORD_PUBLIC_KEYS}`;
    this.accepted = [...(readPublicRecordKeys(names)?.values() ?? [])];
  }

  async sign(record: RecordToSign): Promise<SignedRecord> {
    const keyId = publicRecordKey(this.key);
    const did = didKeyOf(keyId);
    const badge = openBadgeOf(record, { brand: this.env.BRAND_NAME, did, origin: this.env.MEMBER_ORIGIN });
    const header = {
      typ: 'JWT',
      kid: `${did}#${did.slice('did:key:'.length)}`,
      // Validators that resolve no did:key take the key from here.
      jwk: { kty: 'OKP', crv: 'Ed25519', x: keyId },
    };
    return {
      credential: await signCompact(header, badge, this.key),
      code: await signCompact({}, codeOf(record), this.key),
      keyId,
    };
  }

  /**
   * The serial of a credential that this installation has signed, with the present or a former key.
   * @returns null if it is not genuine
   */
  async verify(credential: string): Promise<string | null> {
    if (credential.length > MAX_CREDENTIAL_LENGTH) return null;
    const read = await readCompact(credential.trim(), this.accepted);
    return read === null ? null : serialOf(read.payload);
  }
}

/** What the code says; the site reads it in member-web/src/features/records. */
const codeOf = ({ serial, holder, role, page, from, to, hours, issuedAt }: RecordToSign) => ({
  serial,
  holder,
  role,
  page,
  from,
  to,
  hours,
  issued: dayInIndia(0, issuedAt),
});
