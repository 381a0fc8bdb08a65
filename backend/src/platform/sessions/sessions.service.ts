import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { deletionNotice } from '../../common/account-life.js';
import { accountSuspended, sessionEnded, unauthorized, type AppError } from '../../common/app-error.js';
import { parseId } from '../../common/ids.js';
import { readAsOf } from '../../common/request-context.js';
import { AuditService } from '../audit/audit.service.js';
import { untilNothingLeft } from '../jobs/job.js';
import { Env } from '../../config/env.js';
import { JOBS } from '../jobs/job-list.js';
import { JobsService } from '../jobs/jobs.service.js';
import { Sql, type Transaction } from '../sql/sql.js';
import type { AccountKind, Identity } from '../../common/identity.js';
import { LiveSessions } from './live-sessions.js';
import { SESSION_LIMITS } from '../../config/session-limits.js';
import { SessionsRepository, type SessionRow } from './sessions.repository.js';
import { TokenService } from './token.service.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Sessions are in the database and are looked up for every request, so that ending one takes effect immediately in
 * every process. The token only contains the session's id.
 */
@Injectable()
export class SessionsService implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly repository: SessionsRepository,
    private readonly live: LiveSessions,
    private readonly tokens: TokenService,
    private readonly audit: AuditService,
    private readonly jobs: JobsService,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.jobs.add({
      ...JOBS.forgetEndedSessions,
      run: (signal) => untilNothingLeft(() => this.repository.forgetExpired(), signal),
    });
  }

  /**
   * Starts a session and returns its token.
   * @param device the browser's `User-Agent`, for the owner's list of sessions
   * @param holdsPassword whether the verified password is still the account's; it must lock it until the transaction
   * ends, so that a concurrent change of the password either comes first or ends this session too (a race condition)
   * @throws AppError 401 when it is not, and for a member who is suspended or has deleted the account: the caller has
   * proved to know the password, so the reason may be told
   */
  async start(
    kind: AccountKind,
    accountId: string,
    device: string,
    holdsPassword: (tx: Transaction) => Promise<boolean>,
  ): Promise<string> {
    const limits = SESSION_LIMITS[kind];
    const id = randomUUID();
    const expiresAt = new Date(Date.now() + limits.maxAgeSeconds * 1000);
    const started = await this.sql.transaction(async (tx) => {
      if (kind === 'member' && !(await this.isAdmitted(accountId, tx))) return false;
      if (!(await holdsPassword(tx))) throw unauthorized('Invalid credentials', 'invalid_credentials');
      const session = { id, kind, accountId, device, expiresAt };
      await this.repository.insert(session, tx);
      await this.audit.record({ action: 'signed_in', actor: { kind, accountId } }, tx);
      await this.repository.trim(kind, accountId, limits.maxSessions, tx);
      return true;
    });
    if (!started) await this.refuseSuspended(accountId);
    return this.tokens.sign(kind, { sub: accountId, sid: id }, expiresAt);
  }

  /**
   * The identity of the token's active session.
   * @param isSeen whether the request counts as activity
   * @throws AppError 401 when there is none; for a genuine token it says why
   */
  async identify(kind: AccountKind, token: string, isSeen = true): Promise<Identity> {
    const claims = this.tokens.read(kind, token);
    if (!claims || !UUID.test(claims.sid) || parseId(claims.sub) === null) throw sessionEnded();

    const limits = SESSION_LIMITS[kind];
    const live = await this.live.find({
      id: claims.sid,
      kind,
      accountId: claims.sub,
      maxIdleSeconds: limits.maxIdleSeconds,
    });
    if (!live) throw await this.endedError(kind, claims.sub);
    if (isSeen && live.idleSeconds >= limits.touchIntervalSeconds) await this.repository.touch(claims.sid);
    // A replica that has replayed up to this LSN sees every write acknowledged before this request.
    readAsOf(live.readAt);
    const { conceals, limit, role } = live;
    const lacksConsent = live.lacksConsent && this.env.GUARDIAN_CONSENT === 'require';
    return { kind, accountId: claims.sub, sessionId: claims.sid, conceals, limit, lacksConsent, role };
  }

  /**
   * Checks again, for a request that takes long to arrive: its session may have ended meanwhile.
   * @throws AppError 401 when it has
   */
  async requireAlive({ kind, accountId, sessionId }: Identity): Promise<void> {
    const maxIdleSeconds = SESSION_LIMITS[kind].maxIdleSeconds;
    if (!(await this.live.find({ id: sessionId, kind, accountId, maxIdleSeconds }))) {
      throw await this.endedError(kind, accountId);
    }
  }

  /** Whether each of these sessions is still active, in the same order; one statement for all of them. */
  async areAlive(claimed: readonly Pick<Identity, 'kind' | 'accountId' | 'sessionId'>[]): Promise<boolean[]> {
    const found = claimed.map(({ kind, accountId, sessionId }) =>
      this.live.find({ id: sessionId, kind, accountId, maxIdleSeconds: SESSION_LIMITS[kind].maxIdleSeconds }),
    );
    return (await Promise.all(found)).map((session) => session !== null);
  }

  /** Ends one session; ending it twice is no error. */
  async end(sessionId: string): Promise<void> {
    await this.repository.end(sessionId);
  }

  /** The caller's active sessions, most recently seen first. */
  async list({
    kind,
    accountId,
    sessionId,
  }: Identity): Promise<(SessionRow & { readonly current: boolean })[]> {
    const rows = await this.repository.list(kind, accountId, SESSION_LIMITS[kind]);
    return rows.map((row) => ({ ...row, current: row.id === sessionId }));
  }

  /** A member's active sessions, most recently seen first. */
  ofMember(memberId: string): Promise<SessionRow[]> {
    return this.repository.list('member', memberId, SESSION_LIMITS.member);
  }

  /** Ends one of the caller's own sessions; false when they have no such session. */
  async endOwn(caller: Identity, sessionId: string): Promise<boolean> {
    if (!UUID.test(sessionId)) return false;
    return this.sql.transaction(async (tx) => {
      const ended = await this.repository.endOwn(sessionId, caller.kind, caller.accountId, tx);
      if (ended) await this.audit.record({ action: 'session_ended', actor: caller }, tx);
      return ended;
    });
  }

  /** Ends the caller's other sessions at their request; recorded in the audit log. */
  async endOtherOwn(caller: Identity): Promise<void> {
    await this.sql.transaction(async (tx) => {
      await this.endOthers(caller, tx);
      await this.audit.record(
        { action: 'session_ended', actor: caller, details: { which: 'all others' } },
        tx,
      );
    });
  }

  /** Ends the caller's other sessions. */
  async endOthers({ kind, accountId, sessionId }: Identity, tx: Transaction): Promise<void> {
    await this.repository.endAll(kind, accountId, sessionId, tx);
  }

  /** Ends every session of an account. */
  async endAll(kind: AccountKind, accountId: string, tx: Transaction): Promise<void> {
    await this.repository.endAll(kind, accountId, null, tx);
  }

  /**
   * The error for a session that has ended. Only tokens signed by us get here, so the holder was signed in and may
   * learn the same about the account as at sign-in.
   */
  private async endedError(kind: AccountKind, accountId: string): Promise<AppError> {
    const status = kind === 'member' ? await this.repository.memberStatus(accountId) : null;
    if (status?.restorableUntil) {
      return unauthorized(deletionNotice(status.restorableUntil), 'account_deleted');
    }
    return status?.suspended ? accountSuspended() : sessionEnded();
  }

  /** False for a suspended member. */
  private async isAdmitted(memberId: string, tx: Transaction): Promise<boolean> {
    const status = await this.repository.lockMemberStatus(memberId, tx);
    // The account was deleted after the password was verified.
    if (status === null) throw unauthorized('Invalid credentials', 'invalid_credentials');
    if (status.restorableUntil) {
      throw unauthorized(deletionNotice(status.restorableUntil), 'account_deleted');
    }
    return !status.suspended;
  }

  /** Outside the transaction, which is rolled back, so that the audit record is kept. */
  private async refuseSuspended(memberId: string): Promise<never> {
    const details = { account: 'member', because: 'suspended' };
    await this.audit.recordBestEffort({ action: 'sign_in_refused', actor: 'anonymous', memberId, details });
    throw accountSuspended();
  }
}
