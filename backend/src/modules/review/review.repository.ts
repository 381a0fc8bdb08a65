import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../common/pagination.js';
import {
  HOURS_TO_APPROVE,
  HOURS_TO_DECIDE,
  stricter,
  type CasePriority,
  type ReportableKind,
  type ReporterStanding,
} from '../../common/report-reasons.js';
import { Sql, type SqlRunner, type Transaction } from '../../platform/sql/sql.js';
import type { CaseSnapshot } from './review-case.entity.js';
import {
  APPLICATION_TARGET,
  COMMENT_TARGET,
  MEMBER_TARGET,
  OPENING_TARGET,
  PAGE_TARGET,
  POST_TARGET,
  PROJECT_TARGET,
} from './report-targets.statements.js';
import {
  ADD_APPEAL,
  ADD_REPORT,
  ASK_APPROVAL,
  CASE_TO_JOIN,
  DROP_APPROVAL,
  FORGET_EVIDENCE,
  FORGET_WORDS,
  GRAVE_REPORTS,
  HURRY_CASE,
  IS_MINOR_AMONG,
  LOCK_OWN_DECISION,
  LOCK_REPORTS,
  OPEN_CASE,
  OWN_DECISIONS,
  OWN_REPORTS,
  RENEW_SNAPSHOT,
  TELL_OWNERS,
  TELL_REPORTERS,
  UNTOLD,
  WAITING,
} from './review.statements.js';

const TARGETS = {
  post: POST_TARGET,
  comment: COMMENT_TARGET,
  page: PAGE_TARGET,
  project: PROJECT_TARGET,
  opening: OPENING_TARGET,
  application: APPLICATION_TARGET,
  member: MEMBER_TARGET,
} as const;

/** What a member reports, as they see it. */
export interface ReportTarget {
  readonly kind: ReportableKind;
  readonly id: string;
  readonly ownerId: string;
  readonly revision: number;
  readonly snapshot: CaseSnapshot;
}

@Injectable()
export class ReviewRepository {
  constructor(private readonly sql: Sql) {}

  /** Null when there is no such thing, or the viewer does not see it. Whom the viewer blocked can be reported. No viewer is the console. */
  async target(
    kind: ReportableKind,
    id: string,
    viewerId: string | null,
    runner: SqlRunner,
  ): Promise<ReportTarget | null> {
    const [row] = await runner.query(TARGETS[kind], [id, viewerId]);
    return row ? { kind, id, ...row, snapshot: row.snapshot as CaseSnapshot } : null;
  }

  /** Waits until no other report of the same thing is filed, until the transaction ends; after the account-life lock. */
  async lockReports(kind: ReportableKind, targetId: string, tx: Transaction): Promise<void> {
    await tx.query(LOCK_REPORTS, [kind, targetId]);
  }

  /** Puts what a reporter saw in place of what the case had. */
  async renewSnapshot(caseId: string, { snapshot, revision }: ReportTarget, tx: Transaction): Promise<void> {
    await tx.query(RENEW_SNAPSHOT, [caseId, JSON.stringify(snapshot), revision]);
  }

  /** The case that a report joins, with the reporter's earlier report in it; undefined if it opens one. */
  async caseToJoin(
    { kind, id, ownerId, revision }: ReportTarget,
    reporterId: string,
    reason: string,
    tx: Transaction,
  ) {
    const [row] = await tx.query(CASE_TO_JOIN, [kind, id, reporterId, reason, revision, ownerId]);
    return row;
  }

  /** How urgent a case is that would have this priority: one step more if one of the members it concerns is 16 or 17. */
  async priorityAbout(
    memberIds: readonly string[],
    priority: CasePriority,
    tx: Transaction,
  ): Promise<CasePriority> {
    const [row] = await tx.query(IS_MINOR_AMONG, [memberIds]);
    return row?.isThere ? stricter(priority) : priority;
  }

  /** Opens a case, or finds the one that another reporter has opened meanwhile, which is not new. */
  async open(target: ReportTarget, priority: CasePriority, standing: ReporterStanding, tx: Transaction) {
    const { kind, id, ownerId, snapshot, revision } = target;
    const values = [
      kind,
      id,
      ownerId,
      priority,
      JSON.stringify(snapshot),
      revision,
      HOURS_TO_DECIDE[priority],
      standing,
    ];
    const [row] = await tx.query(OPEN_CASE, values);
    if (!row) throw new Error('INSERT … RETURNING answered no row');
    return row;
  }

  /**
   * Makes an open case as urgent as another report asks, and puts it where its reporter's standing does. Answers whether that raised
   * its priority.
   */
  async hurry(
    caseId: string,
    priority: CasePriority,
    standing: ReporterStanding,
    tx: Transaction,
  ): Promise<boolean> {
    const [row] = await tx.query(HURRY_CASE, [caseId, priority, HOURS_TO_DECIDE[priority], standing]);
    return row?.isRaised ?? false;
  }

  /** Returns the id of the report; the earlier one if the member has reported it in another window meanwhile. */
  async addReport(
    caseId: string,
    reporterId: string,
    { reason, text, isHeld }: { reason: string; text: string; isHeld: boolean },
    tx: Transaction,
  ): Promise<string> {
    const [row] = await tx.query(ADD_REPORT, [caseId, reporterId, reason, text, isHeld]);
    if (!row) throw new Error('INSERT … RETURNING answered no row');
    return row.id;
  }

  /** What a member reported within the last day for one of the reasons. */
  async countOfLastDay(reporterId: string, reasons: readonly string[], tx: Transaction): Promise<number> {
    const [row] = await tx.query(GRAVE_REPORTS, [reporterId, reasons]);
    return row?.count ?? 0;
  }

  async ownReports(memberId: string, { limit, offset }: PageWindow) {
    const rows = await this.sql.query(OWN_REPORTS, [memberId, limit, offset]);
    return { rows, total: rows[0]?.total ?? 0 };
  }

  async ownDecisions(memberId: string, { limit, offset }: PageWindow) {
    const rows = await this.sql.query(OWN_DECISIONS, [memberId, limit, offset]);
    return { rows, total: rows[0]?.total ?? 0 };
  }

  /** Locks a decision that its member was told; undefined if there is none. */
  async lockOwnDecision(memberId: string, caseId: string, tx: Transaction) {
    const [row] = await tx.query(LOCK_OWN_DECISION, [memberId, caseId]);
    return row;
  }

  async appeal(caseId: string, text: string, tx: Transaction): Promise<void> {
    await tx.query(ADD_APPEAL, [caseId, text]);
  }

  /** Writes the notices of some decisions that can be undone no more. Returns how many decisions that were. */
  async tellOwners(tx: Transaction): Promise<number> {
    const rows = await tx.query(UNTOLD);
    if (rows.length > 0) await tx.query(TELL_OWNERS, [rows.map(({ id }) => id)]);
    return rows.length;
  }

  /** Writes the notices to some reporters. Returns how many reports that were. */
  async tellReporters(): Promise<number> {
    const [row] = await this.sql.query(TELL_REPORTERS);
    return row?.count ?? 0;
  }

  /** How many cases wait for a decision, and how many of those are late. */
  async waiting(): Promise<{ waiting: number; late: number }> {
    const [row] = await this.sql.query(WAITING);
    return { waiting: row?.waiting ?? 0, late: row?.late ?? 0 };
  }

  /** Ends that some pictures are evidence, of cases decided long ago. Returns how many those were. */
  async forgetEvidence(): Promise<number> {
    const [row] = await this.sql.query(FORGET_EVIDENCE);
    return row?.count ?? 0;
  }

  /** Empties the words of some cases that were decided long ago. Returns how many those were. */
  async forgetWords(): Promise<number> {
    const [row] = await this.sql.query(FORGET_WORDS);
    return row?.count ?? 0;
  }

  /** Asks for the approval of a locked opening, or again if it was edited while it waits. */
  async askApproval({ id, ownerId, snapshot, revision }: ReportTarget, tx: Transaction): Promise<void> {
    await tx.query(ASK_APPROVAL, [id, ownerId, JSON.stringify(snapshot), revision, HOURS_TO_APPROVE]);
  }

  /** Ends that a locked opening waits for its approval. */
  async dropApproval(openingId: string, tx: Transaction): Promise<void> {
    await tx.query(DROP_APPROVAL, [openingId]);
  }
}
