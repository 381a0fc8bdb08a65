import { Injectable, type OnModuleInit } from '@nestjs/common';
import { forbidden, invalid, notFound, stateChanged } from '../../../common/app-error.js';
import { parseId } from '../../../common/ids.js';
import { isModerator, type Identity } from '../../../common/identity.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { untilNothingLeft } from '../../../platform/jobs/job.js';
import { JOBS } from '../../../platform/jobs/job-list.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { MediaService } from '../../../platform/media/media.service.js';
import { SessionsService } from '../../../platform/sessions/sessions.service.js';
import { lockAccountLife } from '../../../platform/sql/account-life-lock.js';
import { Sql, type Transaction } from '../../../platform/sql/sql.js';
import { MeasuresService } from '../../review/measures.service.js';
import type { MemberStatus, SetUserStatusDto, UserStatusResponseDto } from './admin-users.dto.js';
import { LastChangeRepository } from '../audit/last-change.repository.js';
import { isSuspended, mayEnd, toUserStatus } from './admin-users.mapper.js';
import { AdminUserStatusRepository, type Suspension } from './admin-user-status.repository.js';

/** Longest suspension with an end, days: five years. */
const MAX_SUSPENSION_DAYS = 5 * 365;
/** Longest suspension by a moderator, days. */
export const MAX_MODERATORS_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** 404 for a member who does not exist (any more). */
export const userNotFound = () => notFound('This member does not exist any more');

/** A member whose row is locked, as they were before a change. */
export interface LockedMember {
  readonly id: string;
  readonly before: Suspension;
  /** Paths of pictures that move already. */
  readonly moved?: readonly string[];
}

/**
 * Suspending and reinstating members. What an account may do follows from the decisions that stand: each suspension is one, also
 * that of the console. The guard admits only the console's accounts.
 */
@Injectable()
export class AdminUserStatusService implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly repository: AdminUserStatusRepository,
    private readonly measures: MeasuresService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly jobs: JobsService,
    private readonly changes: LastChangeRepository,
    private readonly media: MediaService,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...JOBS.liftSuspensions, run: (signal) => this.liftPast(signal) });
  }

  /**
   * Suspends a member, which ends all their sessions, or reinstates them. Their content stays. So does a
   * suspension while the account is deleted: members can be suspended, too, as long as they can restore it.
   * @throws AppError 400 for an end that is past or too far, 403 for a moderator and a suspension that an administrator made,
   * 404 when there is no such member, 409 when the status is not the one the caller has seen
   */
  async set(caller: Identity, request: SetUserStatusDto): Promise<UserStatusResponseDto> {
    const { id: memberId, status, from, reason } = request;
    const until = withinRole(caller, request, readUntil(request));
    const id = parseId(memberId);
    if (id === null) throw userNotFound();
    let moved: string[] = [];
    const data = await this.sql.transaction(async (tx) => {
      // All that the member wrote may be hidden with the suspension.
      await lockAccountLife(tx, 'exclusive');
      const before = await this.repository.lock(id, tx);
      if (!before) throw userNotFound();
      const member = { id, before };
      const present = isSuspended(before) ? 'suspended' : 'active';
      if (from && from !== present) throw stateChanged(await this.lastChange(id, present, tx));
      if (present === 'suspended') requireMayEnd(caller, await this.measures.isByModerator(id, tx));
      const isSame =
        before.suspensionReason === reason && before.suspendedUntil?.getTime() === until?.getTime();
      if (status === 'suspended' && reason && !(present === status && isSame)) {
        await this.sessions.endAll('member', id, tx);
        await this.measures.endSuspensions(id, isModerator(caller), tx);
        const act = { kind: 'member', targetId: id, isRemoved: false, measure: 'suspension' } as const;
        await this.measures.add({ ...act, until, note: null, reason, by: caller.accountId }, tx);
        moved = await this.settle(caller, member, tx);
      } else if (status === 'active' && before.suspendedAt !== null) {
        await this.measures.endSuspensions(id, isModerator(caller), tx);
        moved = await this.settle(caller, member, tx, reason ? { reason } : {});
      }
      return toUserStatus(await this.repository.get(id, tx), caller);
    });
    await this.media.settle(moved);
    const message =
      status === 'suspended'
        ? 'The member is suspended'
        : data.status === 'suspended'
          ? 'Your suspension has ended. Another one, by an administrator, goes on.'
          : 'The member may sign in again';
    return { success: true, message, data };
  }

  /**
   * Locks a member for a change of the decisions about them; {@link settle} ends it. The lock comes before those of cases
   * (docs/build/lock-order.md).
   * @param suspends whether the change suspends: all their sessions end
   * @param hidesAll whether it hides all that they wrote: that is done at once, because it locks more than removing one thing
   * @returns null for a member who is gone
   */
  async lock(
    id: string,
    { suspends = false, hidesAll = false }: { readonly suspends?: boolean; readonly hidesAll?: boolean },
    tx: Transaction,
  ): Promise<LockedMember | null> {
    const before = await this.repository.lock(id, tx);
    if (!before) return null;
    if (suspends) await this.sessions.endAll('member', id, tx);
    if (hidesAll) return { id, before, moved: await this.measures.hideContent(id, tx) };
    if (before.contentWithheld) await this.measures.lockContent(id, tx);
    return { id, before };
  }

  /**
   * Makes an account what the decisions about it say now, and records whether that suspended or reinstated it.
   * @returns paths of the pictures that move, because all that the member wrote is hidden or shown again
   */
  async settle(
    actor: Identity | 'system',
    { id, before, moved = [] }: LockedMember,
    tx: Transaction,
    details: Record<string, string> = {},
  ): Promise<string[]> {
    const now = await this.measures.settle(id, tx);
    const isSame =
      now.suspensionReason === before.suspensionReason &&
      now.suspendedUntil?.getTime() === before.suspendedUntil?.getTime();
    if (now.suspensionReason !== null && !isSame) {
      const until = now.suspendedUntil && { until: now.suspendedUntil.toISOString() };
      const suspended = { reason: now.suspensionReason, ...until };
      await this.audit.record({ action: 'member_suspended', actor, memberId: id, details: suspended }, tx);
    } else if (now.suspendedAt === null && before.suspendedAt !== null) {
      await this.audit.record({ action: 'member_reinstated', actor, memberId: id, details }, tx);
    }
    return [...moved, ...now.moved];
  }

  /**
   * Reinstates those whose suspension has ended by the clock. It looks first, because its lock would keep everybody waiting who
   * deletes, reports or removes something.
   */
  async liftPast(signal?: AbortSignal): Promise<void> {
    if (!(await this.measures.hasPastSuspensions(this.sql))) return;
    await untilNothingLeft(async () => {
      // One at a time: all that is a member's is locked before anything of another member's.
      const moved = await this.sql.transaction(async (tx) => {
        await lockAccountLife(tx, 'exclusive');
        const past = await this.measures.lockPastSuspension(tx);
        if (!past) return null;
        const { id, ...before } = past;
        return this.settle('system', { id, before }, tx);
      });
      await this.media.settle(moved ?? []);
      return moved ? 1 : 0;
    }, signal);
  }

  /** "anita suspended this member on 20/11/2026 at 14:05." */
  private async lastChange(id: string, present: MemberStatus, tx: Transaction): Promise<string> {
    const change = await this.changes.find(id, ['member_suspended', 'member_reinstated'], null, tx);
    if (!change)
      return present === 'suspended' ? 'This member is suspended.' : 'This member is not suspended.';
    const did = change.action === 'member_suspended' ? 'suspended' : 'reinstated';
    return `${change.by ?? 'A former administrator'} ${did} this member on ${change.moment}.`;
  }
}

/**
 * @param isByModerator whether a moderator decided the suspension, whatever they are now
 * @throws AppError 403 for a moderator and a suspension that an administrator made
 */
export function requireMayEnd(caller: Identity, isByModerator: boolean | null): void {
  if (!mayEnd(caller, isByModerator))
    throw forbidden('An administrator suspended this member. Only an administrator can change that.');
}

/**
 * Moderators suspend for at most 30 days, and without an end for 30.
 * @throws AppError 400 for a later end
 */
function withinRole(caller: Identity, { status }: SetUserStatusDto, until: Date | null): Date | null {
  if (!isModerator(caller) || status !== 'suspended') return until;
  const latest = new Date(Date.now() + MAX_MODERATORS_DAYS * DAY_MS);
  if (until !== null && until > latest)
    throw invalid({ until: `Moderators suspend for at most ${MAX_MODERATORS_DAYS} days` });
  return until ?? latest;
}

/** @throws AppError 400 for an end that is past, too far, or of no suspension */
function readUntil({ status, until }: SetUserStatusDto): Date | null {
  if (!until) return null;
  if (status !== 'suspended') throw invalid({ until: 'Only with status suspended' });
  const end = new Date(until);
  const ahead = end.getTime() - Date.now();
  if (!(ahead > 0)) throw invalid({ until: 'The end must be in the future' });
  if (ahead > MAX_SUSPENSION_DAYS * DAY_MS) throw invalid({ until: 'The end must be within five years' });
  return end;
}
