import { APPEAL_DAYS } from '../../common/appealable.js';
import type { ReportableKind } from '../../common/report-reasons.js';
import type { CaseMeasure, CaseOutcome, CaseState } from '../../common/case-outcomes.js';

const UNDO_MINUTES = 10;
/** How long whoever decided can undo it. Until then nobody is told. */
export const DECISION_UNDOABLE_MS = UNDO_MINUTES * 60 * 1000;
/** The same in SQL. */
export const DECISION_UNDOABLE_FOR = `interval '${UNDO_MINUTES} minutes'`;

/** What was decided of a case. */
export interface Decision {
  readonly caseId: string;
  readonly targetKind: ReportableKind;
  readonly state: CaseState;
  readonly outcome: CaseOutcome | null;
  readonly isRemoved: boolean;
  readonly measure: CaseMeasure | null;
  /** Whether a suspension hides all that the member wrote. */
  readonly hidesAll: boolean;
  /** When the measure ends; null for none, or one without an end. */
  readonly until: Date | null;
  readonly rule: number | null;
  readonly note: string | null;
  /** The title of the page whose people decided, empty if that is gone; null if the people who run the site did. */
  readonly byPage: string | null;
  readonly decidedAt: Date;
  /** To an appeal. */
  readonly reply: string | null;
}

/** The same as an outer join answers it. */
export type DecisionRow = {
  readonly [Column in keyof Decision]: Decision[Column] extends string | null
    ? string | null
    : Decision[Column] | null;
};

/** Null where the join found no case, or one that is open again. */
export function toDecision(row: DecisionRow): Decision | null {
  const { caseId, decidedAt, isRemoved, hidesAll } = row;
  if (caseId === null || decidedAt === null || isRemoved === null || hidesAll === null) return null;
  return {
    caseId,
    targetKind: row.targetKind as ReportableKind,
    state: row.state as CaseState,
    outcome: row.outcome as CaseOutcome | null,
    isRemoved,
    measure: row.measure as CaseMeasure | null,
    hidesAll,
    until: row.until,
    rule: row.rule,
    note: row.note,
    byPage: row.byPage,
    decidedAt,
    reply: row.reply,
  };
}

/** Until when it can be appealed; ISO 8601, UTC. Null when it cannot: nothing was done, or it was appealed already. */
export function appealUntil({ state, outcome, decidedAt }: Decision): string | null {
  if (state !== 'decided' || outcome !== 'violation') return null;
  return new Date(decidedAt.getTime() + APPEAL_DAYS * 24 * 60 * 60 * 1000).toISOString();
}
