import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { RESTORABLE_FOR } from '../../common/account-life.js';
import { Sql, type Transaction } from '../sql/sql.js';
import { statement } from '../sql/statement.js';
import type { AccountKind } from '../../common/identity.js';
import type { SessionLimits } from '../../config/session-limits.js';
import { Session } from './session.entity.js';

// Part of the session check, which every request waits for.
const TOUCH = statement('session_touch', `UPDATE session SET last_seen_at = now() WHERE id = $1`);
/** The condition that a member is suspended. A suspension ends by the clock; the job that lifts it follows within a minute. */
export const IS_SUSPENDED = `suspended_at IS NOT NULL AND (suspended_until IS NULL OR suspended_until > now())`;
// The member's row stays locked until the session is inserted: a concurrent suspension or deletion either waits for it
// or is seen here.
const ADMISSION = statement(
  'session_admission',
  `SELECT ${IS_SUSPENDED} AS suspended, deleted_at + ${RESTORABLE_FOR} AS "restorableUntil"
     FROM member WHERE id = $1 FOR SHARE`,
  { notNull: ['suspended'] },
);
// The same without the lock, for the reason why a session has ended.
const STATUS_NOW = statement(
  'session_standing_now',
  `SELECT ${IS_SUSPENDED} AS suspended, deleted_at + ${RESTORABLE_FOR} AS "restorableUntil"
     FROM member WHERE id = $1`,
  { notNull: ['suspended'] },
);
const TRIM = statement(
  'session_trim',
  `DELETE FROM session WHERE id IN (
     SELECT id FROM session WHERE id IN (
       SELECT id FROM session WHERE kind = $1 AND account_id = $2
        ORDER BY last_seen_at DESC, created_at DESC, id OFFSET $3)
      ORDER BY id FOR UPDATE)`,
);
// Ordered as they are trimmed.
const END_ALL = statement(
  'session_end_all',
  `DELETE FROM session WHERE id IN (
     SELECT id FROM session WHERE kind = $1 AND account_id = $2 AND id IS DISTINCT FROM $3::uuid ORDER BY id FOR UPDATE)`,
);
// Every visit of the account's settings runs it.
const LIST = statement(
  'session_list',
  `SELECT id, device, created_at AS "createdAt", last_seen_at AS "lastSeenAt", expires_at AS "expiresAt"
     FROM session
    WHERE kind = $1 AND account_id = $2
      AND expires_at > now() AND last_seen_at > now() - make_interval(secs => $3)
    ORDER BY last_seen_at DESC, created_at DESC, id`,
);
// Deleted in batches, so that no statement runs long when many have expired.
const FORGET = statement(
  'session_forget',
  `DELETE FROM session WHERE id IN (
     SELECT id FROM session WHERE expires_at <= now() ORDER BY expires_at LIMIT 1000 FOR UPDATE SKIP LOCKED)
   RETURNING id`,
);

/** A session, for its owner. */
export type SessionRow = Readonly<Pick<Session, 'id' | 'device' | 'createdAt' | 'lastSeenAt' | 'expiresAt'>>;

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
  constructor(
    private readonly sql: Sql,
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
  ) {}

  /** For a command, which runs outside Nest: every method works in its transaction. */
  static of(sql: Sql, { manager }: Transaction): SessionsRepository {
    return new SessionsRepository(sql, manager.getRepository(Session));
  }

  async touch(id: string): Promise<void> {
    await this.sql.query(TOUCH, [id]);
  }

  /** Whether a member is suspended or deleted, locked until the transaction ends; null if there is no such member. */
  async lockMemberStatus(memberId: string, tx: Transaction): Promise<MemberStatusRow | null> {
    const [row] = await tx.query(ADMISSION, [memberId]);
    return row ?? null;
  }

  /** Whether a member is suspended or deleted now; null if there is no such member. */
  async memberStatus(memberId: string): Promise<MemberStatusRow | null> {
    const [row] = await this.sql.query(STATUS_NOW, [memberId]);
    return row ?? null;
  }

  async insert({ id, kind, accountId, device, expiresAt }: NewSession, tx: Transaction): Promise<void> {
    await this.inTransaction(tx).insert({ id, kind, ...ownedBy(kind, accountId), device, expiresAt });
  }

  /** Ends the sessions seen longest ago beyond `maxSessions`. */
  async trim(kind: AccountKind, accountId: string, maxSessions: number, tx: Transaction): Promise<void> {
    await tx.query(TRIM, [kind, accountId, maxSessions]);
  }

  async end(id: string): Promise<void> {
    await this.sessions.delete({ id });
  }

  /** Active sessions, most recently seen first. */
  async list(kind: AccountKind, accountId: string, { maxIdleSeconds }: SessionLimits): Promise<SessionRow[]> {
    return this.sql.query(LIST, [kind, accountId, maxIdleSeconds]);
  }

  /** False if the account has no such session. */
  async endOwn(id: string, kind: AccountKind, accountId: string, tx: Transaction): Promise<boolean> {
    const ended = await this.inTransaction(tx).delete({ id, kind, ...ownedBy(kind, accountId) });
    return ended.affected === 1;
  }

  /** @param except a session to keep, if any */
  async endAll(kind: AccountKind, accountId: string, except: string | null, tx: Transaction): Promise<void> {
    await tx.query(END_ALL, [kind, accountId, except]);
  }

  /** Deletes up to a thousand sessions past their maximum lifetime and returns how many. */
  async forgetExpired(): Promise<number> {
    const deleted = await this.sql.query(FORGET);
    return deleted.length;
  }

  private inTransaction(tx: Transaction): Repository<Session> {
    return tx.manager.withRepository(this.sessions);
  }
}

/** The columns that identify the account of a session. */
const ownedBy = (kind: AccountKind, accountId: string) =>
  kind === 'member' ? { memberId: accountId } : { administratorId: accountId };
