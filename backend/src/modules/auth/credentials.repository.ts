import { Injectable } from '@nestjs/common';
import { RESTORABLE_FOR } from '../../common/account-life.js';
import { emailKey } from '../../common/email-address.js';
import { Sql, type SqlRunner, type Transaction } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';

const INSERT = statement(
  'credential_insert',
  `INSERT INTO member_credential (member_id, password_hash) VALUES ($1, $2)`,
);
/** A deleted account that can no longer be restored counts as gone, even before it is purged. */
const NOT_GONE = `(m.deleted_at IS NULL OR m.deleted_at > now() - ${RESTORABLE_FOR})`;
// An exact match before one with the same key: existing members may have both, from before keys were introduced.
const BY_EMAIL = statement(
  'credential_by_email',
  `SELECT c.member_id AS "memberId", c.password_hash AS "passwordHash"
     FROM member m JOIN member_credential c ON c.member_id = m.id
    WHERE (lower(m.email) = lower($1) OR (m.email_key = $2 AND NOT m.email_clashes)) AND ${NOT_GONE}
    ORDER BY lower(m.email) = lower($1) DESC LIMIT 1`,
);
const BY_PHONE = statement(
  'credential_by_phone',
  `SELECT c.member_id AS "memberId", c.password_hash AS "passwordHash"
     FROM member m JOIN member_credential c ON c.member_id = m.id
    WHERE m.phone = $1 AND ${NOT_GONE}`,
);

const OF_MEMBER = statement(
  'credential_of_member',
  `SELECT c.member_id AS "memberId", c.password_hash AS "passwordHash", m.email, m.phone
     FROM member m JOIN member_credential c ON c.member_id = m.id WHERE m.id = $1`,
);
const CHANGE = statement(
  'credential_change',
  `UPDATE member_credential SET password_hash = $3, changed_at = now()
    WHERE member_id = $1 AND password_hash = $2 RETURNING member_id`,
);
// The row stays locked until the transaction ends: it waits for a change in progress, and later changes wait for it.
const HOLD = statement(
  'credential_hold',
  `SELECT member_id FROM member_credential WHERE member_id = $1 AND password_hash = $2 FOR SHARE`,
);
// Reset links mailed earlier become invalid together with the old password.
const CLEAR_RESETS = statement('password_reset_clear', `DELETE FROM password_reset WHERE member_id = $1`);

export interface Credential {
  readonly memberId: string;
  readonly passwordHash: string;
}

/** A member's own credential, with what the password must differ from. */
export interface OwnCredential extends Credential {
  readonly email: string;
  readonly phone: string;
}

@Injectable()
export class CredentialsRepository {
  constructor(private readonly sql: Sql) {}

  async insert(memberId: string, passwordHash: string, tx: SqlRunner): Promise<void> {
    await tx.query(INSERT, [memberId, passwordHash]);
  }

  /** The credential for this address in any spelling: see {@link emailKey}. */
  async byEmail(email: string): Promise<Credential | undefined> {
    const [row] = await this.sql.query<Credential>(BY_EMAIL, [email, emailKey(email)]);
    return row;
  }

  async byPhone(phone: string): Promise<Credential | undefined> {
    const [row] = await this.sql.query<Credential>(BY_PHONE, [phone]);
    return row;
  }

  async ofMember(memberId: string): Promise<OwnCredential | undefined> {
    const [row] = await this.sql.query<OwnCredential>(OF_MEMBER, [memberId]);
    return row;
  }

  /** Whether this is still the member's password; if so, it is locked until the transaction ends. */
  async lockIfUnchanged({ memberId, passwordHash }: Credential, tx: SqlRunner): Promise<boolean> {
    const held = await tx.query(HOLD, [memberId, passwordHash]);
    return held.length === 1;
  }

  /**
   * Replaces the password of a credential; reset links mailed earlier become invalid. False if the password has been
   * changed since it was read.
   */
  async change(
    { memberId, passwordHash }: Credential,
    newPasswordHash: string,
    tx: SqlRunner,
  ): Promise<boolean> {
    // The links first, as in the use of a link: another order could deadlock.
    await tx.query(CLEAR_RESETS, [memberId]);
    const changed = await tx.query(CHANGE, [memberId, passwordHash, newPasswordHash]);
    return changed.length === 1;
  }

  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.sql.transaction(work);
  }
}
