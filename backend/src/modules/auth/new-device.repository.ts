import { Injectable } from '@nestjs/common';
import type { Identity } from '../../common/identity.js';
import { Sql } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';

const HAS_SIGNED_IN = statement(
  'new_device_has_signed_in',
  `SELECT EXISTS (SELECT FROM audit_event WHERE actor_kind = $1 AND actor_id = $2 AND action = 'signed_in') AS "hasSignedIn"`,
);
// The mail was queued by the transaction that started the session. A session that has ended since left no device.
const DEVICE = statement(
  'new_device_of_session',
  `SELECT to_char($3::timestamptz AT TIME ZONE 'Asia/Kolkata', 'DD/MM/YYYY "at" HH24:MI') AS time,
          (SELECT s.device FROM session s
            WHERE s.kind = $1 AND (s.member_id = $2::bigint OR s.administrator_id = $2::bigint)
              AND date_trunc('milliseconds', s.created_at) = date_trunc('milliseconds', $3::timestamptz)
            LIMIT 1) AS device`,
);

/** Who signs in. */
export type Account = Pick<Identity, 'kind' | 'accountId'>;

/** What is known of a sign-in, for the mail about it. */
@Injectable()
export class NewDeviceRepository {
  constructor(private readonly sql: Sql) {}

  /** Whether the account has signed in before, as far as the audit log is kept. */
  async hasSignedIn({ kind, accountId }: Account): Promise<boolean> {
    const [row] = await this.sql.query(HAS_SIGNED_IN, [kind, accountId]);
    return row?.hasSignedIn ?? false;
  }

  /**
   * The `User-Agent` and the time in India of a sign-in.
   * @param at when its mail was queued
   */
  async signIn(
    { kind, accountId }: Account,
    at: Date,
  ): Promise<{ readonly device: string; readonly time: string }> {
    const [row] = await this.sql.query(DEVICE, [kind, accountId, at]);
    return { device: row?.device ?? '', time: row?.time ?? '' };
  }
}
