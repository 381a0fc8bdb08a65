import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';

const HAS_SIGNED_IN = statement(
  'new_device_has_signed_in',
  `SELECT EXISTS (SELECT FROM audit_event WHERE actor_kind = 'member' AND actor_id = $1 AND action = 'signed_in') AS "hasSignedIn"`,
);
// The mail was queued by the transaction that started the session. A session that has ended since left no device.
const DEVICE = statement(
  'new_device_of_session',
  `SELECT to_char($2::timestamptz AT TIME ZONE 'Asia/Kolkata', 'DD/MM/YYYY "at" HH24:MI') AS time,
          (SELECT s.device FROM session s
            WHERE s.member_id = $1 AND date_trunc('milliseconds', s.created_at) = date_trunc('milliseconds', $2::timestamptz)
            LIMIT 1) AS device`,
);

/** What is known of a sign-in, for the mail about it. */
@Injectable()
export class NewDeviceRepository {
  constructor(private readonly sql: Sql) {}

  /** Whether the member has signed in before, as far as the audit log is kept. */
  async hasSignedIn(memberId: string): Promise<boolean> {
    const [row] = await this.sql.query(HAS_SIGNED_IN, [memberId]);
    return row?.hasSignedIn ?? false;
  }

  /**
   * The `User-Agent` and the time in India of a sign-in.
   * @param at when its mail was queued
   */
  async signIn(memberId: string, at: Date): Promise<{ readonly device: string; readonly time: string }> {
    const [row] = await this.sql.query(DEVICE, [memberId, at]);
    return { device: row?.device ?? '', time: row?.time ?? '' };
  }
}
