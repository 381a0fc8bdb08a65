import { Injectable } from '@nestjs/common';
import { RESTORABLE_FOR } from '../../common/account-life.js';
import { Sql, type SqlRunner, type Transaction } from '../sql/sql.js';
import { statement } from '../sql/statement.js';
import type { AccountKind } from './identity.js';
import type { SessionRules } from './session-rules.js';

const TOUCH = statement('session_touch', `UPDATE session SET last_seen_at = now() WHERE id = $1`);
const INSERT = statement(
  'session_insert',
  `INSERT INTO session (id, kind, member_id, administrator_id, device, expires_at)
   VALUES ($1, $2::varchar, CASE WHEN $2::varchar = 'member' THEN $3::bigint END,
           CASE WHEN $2::varchar = 'administrator' THEN $3::bigint END, $4, $5)`,
);
// The member's row stays locked until the session is inserted: a concurrent suspension or deletion either waits for it
// or is seen here.
const ADMISSION = statement(
  'session_admission',
  `SELECT suspended_at IS NOT NULL AS suspended, deleted_at + ${RESTORABLE_FOR} AS "restorableUntil"
     FROM member WHERE id = $1 FOR SHARE`,
);
// The same without the lock, to find out why a session has ended.
const STATUS_NOW = statement(
  'session_standing_now',
  `SELECT suspended_at IS NOT NULL AS suspended, deleted_at + ${RESTORABLE_FOR} AS "restorableUntil"
     FROM member WHERE id = $1`,
);
const END = statement('session_end', `DELETE FROM session WHERE id = $1`);
const TRIM = statement(
  'session_trim',
  `DELETE FROM session WHERE id IN (
     SELECT id FROM session WHERE kind = $1 AND account_id = $2
      ORDER BY last_seen_at DESC, created_at DESC, id OFFSET $3)`,
);

const LIST = statement(
  'session_list',
  `SELECT id, device, created_at AS "createdAt", last_seen_at AS "lastSeenAt", expires_at AS "expiresAt"
     FROM session
    WHERE kind = $1 AND account_id = $2 AND expires_at > now() AND last_seen_at > now() - make_interval(secs => $3)
    ORDER BY last_seen_at DESC, created_at DESC, id`,
);
const END_OWN = statement(
  'session_end_own',
  `DELETE FROM session WHERE id = $1 AND kind = $2 AND account_id = $3 RETURNING id`,
);
const END_ALL = statement(
  'session_end_all',
  `DELETE FROM session WHERE kind = $1 AND account_id = $2 AND id IS DISTINCT FROM $3::uuid`,
);
// In batches, so that no statement runs long when many have expired.
const FORGET = statement(
  'session_forget',
  `DELETE FROM session WHERE id IN (
     SELECT id FROM session WHERE expires_at <= now() ORDER BY expires_at LIMIT 1000)
   RETURNING id`,
);

export interface SessionRow {
  readonly id: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** What may prevent a member from signing in. */
export interface MemberStatusRow {
  readonly suspended: boolean;
  /** When a deleted account is purged; null if it is not deleted. */
  readonly restorableUntil: Date | null;
}

export interface NewSession {
  readonly id: string;
  readonly kind: AccountKind;
  readonly accountId: string;
  /** The browser's `User-Agent`, shortened; shown to the account's owner. */
  readonly device: string;
  readonly expiresAt: Date;
}

@Injectable()
export class SessionsRepository {
  constructor(private readonly sql: Sql) {}

  async touch(id: string): Promise<void> {
    await this.sql.query(TOUCH, [id]);
  }

  /** Whether a member is suspended or deleted, locked until the transaction ends; null if there is no such member. */
  async lockMemberStatus(memberId: string, tx: SqlRunner): Promise<MemberStatusRow | null> {
    const [row] = await tx.query<MemberStatusRow>(ADMISSION, [memberId]);
    return row ?? null;
  }

  /** Whether a member is suspended or deleted now; null if there is no such member. */
  async memberStatus(memberId: string): Promise<MemberStatusRow | null> {
    const [row] = await this.sql.query<MemberStatusRow>(STATUS_NOW, [memberId]);
    return row ?? null;
  }

  async insert(session: NewSession, tx: SqlRunner = this.sql): Promise<void> {
    const { id, kind, accountId, device, expiresAt } = session;
    await tx.query(INSERT, [id, kind, accountId, device, expiresAt]);
  }

  /** Ends the sessions seen longest ago beyond `most`. */
  async trim(kind: AccountKind, accountId: string, most: number, tx: SqlRunner = this.sql): Promise<void> {
    await tx.query(TRIM, [kind, accountId, most]);
  }

  async end(id: string): Promise<void> {
    await this.sql.query(END, [id]);
  }

  async list(kind: AccountKind, accountId: string, rules: SessionRules): Promise<SessionRow[]> {
    return this.sql.query<SessionRow>(LIST, [kind, accountId, rules.idle]);
  }

  /** False if the account has no such session. */
  async endOwn(id: string, kind: AccountKind, accountId: string, tx: SqlRunner): Promise<boolean> {
    const ended = await tx.query(END_OWN, [id, kind, accountId]);
    return ended.length === 1;
  }

  /** @param except a session to keep, if any */
  async endAll(
    kind: AccountKind,
    accountId: string,
    except: string | null,
    tx: SqlRunner = this.sql,
  ): Promise<void> {
    await tx.query(END_ALL, [kind, accountId, except]);
  }

  /** Deletes up to a thousand sessions past their maximum lifetime and returns how many. */
  async forgetExpired(): Promise<number> {
    const gone = await this.sql.query(FORGET);
    return gone.length;
  }

  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.sql.transaction(work);
  }
}
