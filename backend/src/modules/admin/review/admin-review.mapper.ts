import { toExcerpt } from '../../../common/excerpt.js';
import type { CasePriority } from '../../../common/report-reasons.js';
import type { StatementRows } from '../../../platform/sql/generated.js';
import { toMemberCard } from '../../profile/profile.mapper.js';
import { DECISION_UNDOABLE_MS } from '../../review/decision.mapper.js';
import type { CaseMeasure, CaseOutcome } from '../../../common/case-outcomes.js';
import { parentCommentOf } from '../content/parent-comment-sql.js';
import type { CaseApprovalDto } from './approval.dto.js';
import type {
  CaseDto,
  CaseEntryDto,
  CaseProposalDto,
  CaseReasonDto,
  CaseReportDto,
  EarlierDecisionDto,
} from './admin-review.dto.js';

type EntryRow = StatementRows['admin_review_waiting'];
type CaseRow = StatementRows['admin_review_case'];

/** What belongs to a case in other tables. */
interface CaseParts {
  readonly reports: readonly StatementRows['admin_review_reports'][];
  readonly earlier: readonly StatementRows['admin_review_earlier'][];
  readonly notes: readonly StatementRows['case_notes'][];
  readonly referrals: readonly StatementRows['case_referrals'][];
  readonly approval: CaseApprovalDto | null;
}

export function toCaseEntry(row: EntryRow): CaseEntryDto {
  const { memberId, memberName, memberAvatar, memberTitle } = row;
  return {
    id: row.id,
    kind: row.targetKind,
    priority: row.priority as CasePriority,
    dueAt: row.dueAt.toISOString(),
    state: row.state,
    source: row.source,
    signal: row.signal,
    reasons: row.reasons as CaseReasonDto[],
    excerpt: toExcerpt(row.excerpt ?? ''),
    User:
      memberId === null
        ? null
        : toMemberCard({ memberId, memberName: memberName ?? '', memberAvatar, memberTitle }),
    openBy: row.openBy,
    isEscalated: row.state === 'open' && row.escalatedAt !== null,
    proposal: proposalOf(row),
    outcome: row.outcome as CaseOutcome | null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

export function toCase(row: CaseRow, { reports, earlier, notes, referrals, approval }: CaseParts): CaseDto {
  const { text = '', title = null, images = [], parentId = null, at = '' } = row.snapshot;
  return {
    ...toCaseEntry(row),
    version: row.version,
    targetId: row.targetId,
    content: { title, text, images: [...images], parentId, at },
    Parent: parentCommentOf(row),
    isEdited: row.isEdited ?? false,
    isVisible: row.isVisible ?? false,
    reports: reports.map(toCaseReport),
    earlier: earlier.flatMap(toEarlierDecision),
    needsSecond: row.needsSecond === true,
    notes: notes.map(({ kind, text, at, byName }) => ({ kind, text, at: at.toISOString(), by: byName })),
    referrals: referrals.map(({ referredTo, reference, at, byName }) => ({
      to: referredTo,
      reference,
      at: at.toISOString(),
      by: byName,
    })),
    decision: decisionOf(row),
    approval,
    appeal:
      row.appealText === null || row.appealAt === null
        ? null
        : {
            text: row.appealText,
            at: row.appealAt.toISOString(),
            reply: row.reply,
            isDecidable: row.state === 'appealed' && row.isDecidable === true,
          },
  };
}

function proposalOf({
  proposedOutcome,
  proposedAt,
  proposedByName,
  isOwnProposal,
}: EntryRow): CaseEntryDto['proposal'] {
  if (proposedOutcome === null || proposedAt === null) return null;
  return {
    outcome: proposedOutcome as CaseProposalDto['outcome'],
    by: proposedByName ?? '',
    isOwn: isOwnProposal === true,
    at: proposedAt.toISOString(),
  };
}

function decisionOf(row: CaseRow): CaseDto['decision'] {
  if (row.outcome === null || row.decidedAt === null) return null;
  return {
    outcome: row.outcome as CaseOutcome,
    rule: row.rule,
    isRemoved: row.isRemoved,
    measure: row.measure as CaseMeasure | null,
    until: row.until?.toISOString() ?? null,
    note: row.note,
    hidesAll: row.hidesAll,
    reason: row.reason,
    at: row.decidedAt.toISOString(),
    by: row.decidedByName,
    byPage: row.byPage,
    undoableUntil:
      row.isUndoable === true ? new Date(row.decidedAt.getTime() + DECISION_UNDOABLE_MS).toISOString() : null,
  };
}

function toCaseReport(row: StatementRows['admin_review_reports']): CaseReportDto {
  return {
    id: row.id,
    reason: row.reason,
    text: row.text,
    at: row.at.toISOString(),
    memberSince: row.memberSince?.toISOString() ?? null,
    decided: row.decided ?? 0,
    right: row.right ?? 0,
  };
}

function toEarlierDecision(row: StatementRows['admin_review_earlier']): EarlierDecisionDto[] {
  if (row.decidedAt === null || row.outcome === null) return [];
  return [
    {
      id: row.id,
      kind: row.targetKind,
      at: row.decidedAt.toISOString(),
      state: row.state,
      outcome: row.outcome as CaseOutcome,
      rule: row.rule,
      isRemoved: row.isRemoved,
      measure: row.measure as CaseMeasure | null,
      until: row.until?.toISOString() ?? null,
      byPage: row.byPage,
    },
  ];
}
