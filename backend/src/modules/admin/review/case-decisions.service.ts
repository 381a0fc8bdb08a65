import type { ReportableKind } from '../../../common/report-reasons.js';
import { Injectable } from '@nestjs/common';
import { AppError, forbidden, invalid } from '../../../common/app-error.js';
import type { CaseMeasure } from '../../../common/case-outcomes.js';
import type { MessageResponseDto } from '../../../common/envelope.dto.js';
import { parseId } from '../../../common/ids.js';
import { isRemovable } from '../../../common/removal.js';
import { isModerator, type Identity } from '../../../common/identity.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { MediaService } from '../../../platform/media/media.service.js';
import { lockAccountLife } from '../../../platform/sql/account-life-lock.js';
import { Sql, type Transaction } from '../../../platform/sql/sql.js';
import { HoldsService } from '../../review/holds.service.js';
import { AdminRemovalsService } from '../removals/admin-removals.service.js';
import {
  AdminUserStatusService,
  MAX_MODERATORS_DAYS,
  requireMayEnd,
  type LockedMember,
} from '../users/admin-user-status.service.js';
import type { DecideAppealDto, DecideCaseDto, DecideCaseResponseDto } from './case-decisions.dto.js';
import { ApprovalsService } from './approvals.service.js';
import { CaseHandlingRepository } from './case-handling.repository.js';
import { caseEvent } from './case-event.js';
import { CaseRules } from './case-rules.service.js';
import { AdminReviewRepository } from './admin-review.repository.js';
import { caseNotFound } from './admin-review.service.js';

type Target = NonNullable<Awaited<ReturnType<AdminReviewRepository['target']>>>;

/**
 * Deciding cases, undoing that, and answering appeals. Each takes the locks of what it changes in the order of
 * docs/build/lock-order.md, the case's own last: of two who decide at once, the second one changes nothing.
 */
@Injectable()
export class CaseDecisionsService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: AdminReviewRepository,
    private readonly removals: AdminRemovalsService,
    private readonly holds: HoldsService,
    private readonly userStatus: AdminUserStatusService,
    private readonly rules: CaseRules,
    private readonly handling: CaseHandlingRepository,
    private readonly approvals: ApprovalsService,
    private readonly media: MediaService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Decides an open case. What it removes or suspends, it does at once, and what was held and stays is shown again; the notices follow
   * after ten minutes.
   * @throws AppError 400 naming the field, 403 for who may not decide this case, 404 when there is no such case, 409 when somebody has
   * decided it meanwhile, or reported it again so that it is another case than the caller has seen
   */
  async decide(caller: Identity, form: DecideCaseDto): Promise<DecideCaseResponseDto> {
    requireConsistent(form);
    const hidesAll = form.hideAll === true;
    if (hidesAll && isModerator(caller))
      throw forbidden('Only an administrator hides all that a member wrote');
    const { outcome, measure = null, rule = null } = form;
    const days = daysWithinRole(caller, form);
    const { pictures, undoableUntil } = await this.sql.transaction(async (tx) => {
      const target = await this.target(form.id, tx);
      const { id, kind, targetId, memberId } = target;
      const admitted = { id, outcome, isAlone: target.isAlone === true };
      if ((await this.rules.admit(caller, admitted, tx)) === 'proposes') {
        const found = { outcome, by: caller.accountId };
        if (!(await this.handling.propose(id, form.version, found, tx))) throw await this.stale(id, tx);
        await this.record('case_proposed', caller, target, tx, { outcome });
        return { pictures: [], undoableUntil: null };
      }
      if (form.remove && !isRemovable(kind)) throw notRemovable(kind);
      const reason = `Rule ${rule}, case ${id}`;
      // A post may be held meanwhile.
      if (form.remove || concernsAccount(measure) || kind === 'post') await lockAccountLife(tx, 'exclusive');
      const suspends = measure === 'suspension';
      const member = await this.lockMember(memberId, measure, tx, { suspends, hidesAll });
      const removed =
        form.remove && isRemovable(kind)
          ? await this.removals.withhold(caller, kind, targetId, { reason, note: form.note || null }, tx)
          : null;
      const shown = kind === 'post' && !removed ? await this.holds.release(targetId, tx) : [];
      await this.approvals.apply(target, form, tx);
      const done = {
        outcome,
        rule,
        measure,
        days,
        note: form.note || null,
        // What the people who run its page have removed, an appeal against that must not show again.
        isRemoved:
          removed !== null || (form.remove === true && (await this.repository.isRemovedByAnother(id, tx))),
        hidesAll,
      };
      const until = await this.repository.decide(id, form.version, done, caller.accountId, tx);
      if (until === null) throw await this.stale(id, tx);
      if (removed) await this.holds.keepEvidence(id, tx);
      const moved = member ? await this.userStatus.settle(caller, member, tx) : [];
      await this.record('case_decided', caller, target, tx, {
        outcome,
        ...(rule && { rule: String(rule) }),
        ...(measure && { measure }),
        ...(days && { days: String(days) }),
        ...(hidesAll && { hidesAll: 'yes' }),
      });
      return { pictures: [...(removed?.pictures ?? shown), ...moved], undoableUntil: until };
    });
    await this.media.settle(pictures);
    const message = undoableUntil ? 'Decided' : 'Noted. Somebody else must find the same.';
    return { success: true, message, data: { undoableUntil: undoableUntil?.toISOString() ?? null } };
  }

  /**
   * Undoes a decision of the caller's, within ten minutes: what it did, too, and the case is open again. What was held until then is
   * held again.
   * @throws AppError 404 when there is no such case, 409 when it cannot be undone (any more)
   */
  async undo(caller: Identity, askedId: string): Promise<MessageResponseDto> {
    const pictures = await this.sql.transaction(async (tx) => {
      const asked = await this.target(askedId, tx);
      await this.lockLife(asked, tx);
      await this.holds.waitForReports(asked.kind, asked.targetId, tx);
      // Read again: a report may have opened another case, or held the post, before this took its turn.
      const target = await this.target(askedId, tx);
      if (target.state !== 'decided' || target.decidedBy !== caller.accountId) throw notUndoable();
      const { moved, member } = await this.reverse(caller, target, tx, target.wasHeld === true);
      await this.approvals.takeBack(target, tx);
      // Nobody reported what the console did: there is nothing to decide again.
      const isUndone =
        target.source === 'console'
          ? await this.repository.undoAct(target.id, caller.accountId, tx)
          : await this.repository.reopen(target.id, caller.accountId, tx);
      if (!isUndone) throw notUndoable();
      if (target.kind === 'post' && target.source !== 'console') await this.holds.note(target.id, tx);
      const others = member ? await this.userStatus.settle(caller, member, tx) : [];
      await this.record('decision_undone', caller, target, tx);
      return [...moved, ...others];
    });
    await this.media.settle(pictures);
    return { success: true, message: 'The case is open again' };
  }

  /**
   * Answers an appeal, and tells the member.
   * @throws AppError 403 for who decided the case, unless there is nobody else, and for a moderator who would end a suspension
   * that an administrator made; 404 when there is no such case, 409 when
   * somebody has answered it meanwhile
   */
  async decideAppeal(caller: Identity, form: DecideAppealDto): Promise<MessageResponseDto> {
    const { outcome } = form;
    const pictures = await this.sql.transaction(async (tx) => {
      const target = await this.target(form.id, tx);
      if (target.decidedBy === caller.accountId && target.isAlone !== true)
        throw forbidden('Somebody else than who decided the case looks at it again');
      const { moved, member } =
        outcome === 'overturned' ? await this.reverse(caller, target, tx) : { moved: [], member: null };
      const answer = { outcome, reply: form.reply || null, by: caller.accountId };
      if (!(await this.repository.answerAppeal(target.id, form.version, answer, tx))) throw alreadyDecided();
      const others = member ? await this.userStatus.settle(caller, member, tx) : [];
      await this.record('appeal_answered', caller, target, tx, { outcome });
      return [...moved, ...others];
    });
    await this.media.settle(pictures);
    const message = outcome === 'upheld' ? 'The decision holds' : 'The decision is reversed';
    return { success: true, message };
  }

  /**
   * Takes back what the decision did, as far as it still holds. Once the case says so, the caller settles the member's account.
   * @param isHeld whether a post is held again, rather than shown
   * @returns the pictures that move; the member, if something was done to the account
   */
  private async reverse(
    caller: Identity,
    target: Target & CaseTarget,
    tx: Transaction,
    isHeld = false,
  ): Promise<{ readonly moved: string[]; readonly member: LockedMember | null }> {
    const { id, kind, targetId, memberId, measure } = target;
    await this.lockLife(target, tx);
    const isRemoved = target.isRemoved && !(await this.repository.isRemovedByAnother(id, tx));
    const member = await this.lockMember(memberId, measure as CaseMeasure | null, tx);
    if (measure === 'suspension') requireMayEnd(caller, target.deciderRole === 'moderator');
    if (isHeld) return { moved: await this.holds.hold(targetId, tx, isRemoved), member };
    const shown =
      isRemoved && isRemovable(kind) ? await this.removals.show(caller, kind, targetId, tx) : null;
    return { moved: shown?.pictures ?? [], member };
  }

  /** Why a case is another one than the caller has seen: a report came, unless somebody of the console has worked on it. */
  private async stale(id: string, tx: Transaction): Promise<AppError> {
    return (await this.target(id, tx)).isUntouched ? reportedAgain() : alreadyDecided();
  }

  /** What removes or shows content, or with a suspension all of it, takes turns with everything else that does; posts may also be held. */
  private async lockLife({ isRemoved, kind, measure }: Target & CaseTarget, tx: Transaction): Promise<void> {
    if (isRemoved || kind === 'post' || concernsAccount(measure as CaseMeasure | null))
      await lockAccountLife(tx, 'exclusive');
  }

  /** Null if the measure does nothing to the account, or that is gone. */
  private lockMember(
    memberId: string | null,
    measure: CaseMeasure | null,
    tx: Transaction,
    change: { readonly suspends?: boolean; readonly hidesAll?: boolean } = {},
  ): Promise<LockedMember | null> {
    return memberId !== null && concernsAccount(measure)
      ? this.userStatus.lock(memberId, change, tx)
      : Promise.resolve(null);
  }

  private async target(askedId: string, tx: Transaction): Promise<Target & CaseTarget> {
    const id = parseId(askedId);
    const target = id === null ? undefined : await this.repository.target(id, tx);
    if (id === null || !target) throw caseNotFound();
    return { ...target, id, kind: target.targetKind };
  }

  private record(
    action: 'case_decided' | 'case_proposed' | 'decision_undone' | 'appeal_answered',
    actor: Identity,
    target: Target,
    tx: Transaction,
    details: Record<string, string> = {},
  ): Promise<void> {
    return this.audit.record(caseEvent(action, actor, target, details), tx);
  }
}

/** Whether a measure changes what the account may do. */
const concernsAccount = (measure: CaseMeasure | null): boolean =>
  measure === 'limit' || measure === 'suspension';

interface CaseTarget {
  readonly id: string;
  readonly kind: ReportableKind;
}

/** A moderator's suspension without days ends after as many as one of theirs may have. */
function daysWithinRole(caller: Identity, { measure, days = null }: DecideCaseDto): number | null {
  return measure === 'suspension' && isModerator(caller) ? (days ?? MAX_MODERATORS_DAYS) : days;
}

/** @throws AppError 400 for fields that do not belong to the outcome */
function requireConsistent({ outcome, rule, remove, measure, days, hideAll }: DecideCaseDto): void {
  if (hideAll && measure !== 'suspension') throw invalid({ hideAll: 'Only with measure suspension' });
  if (days && measure !== 'limit' && measure !== 'suspension')
    throw invalid({ days: 'Only with measure limit or suspension' });
  if (measure === 'limit' && !days) throw invalid({ days: 'Say for how many days' });
  if (outcome === 'violation') {
    if (rule === undefined || rule === null) throw invalid({ rule: 'Say which rule is broken' });
    return;
  }
  const message = 'Only with outcome violation';
  if (remove) throw invalid({ remove: message });
  if (measure) throw invalid({ measure: message });
  if (rule) throw invalid({ rule: message });
}

const notRemovable = (kind: ReportableKind) =>
  invalid({
    remove:
      kind === 'member'
        ? 'A member cannot be removed, only suspended'
        : 'What was written in an application stays with both sides',
  });
const alreadyDecided = () =>
  new AppError(409, 'already_decided', 'Somebody has decided this meanwhile. Nothing of yours was done.');
const reportedAgain = () =>
  new AppError(
    409,
    'already_decided',
    'Somebody has reported this again meanwhile. Please look once more. Nothing of yours was done.',
  );
const notUndoable = () =>
  new AppError(409, 'already_decided', 'Only who decided can undo it, and only within ten minutes.');
