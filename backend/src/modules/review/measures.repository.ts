import { Injectable } from '@nestjs/common';
import type { CaseMeasure } from '../../common/case-outcomes.js';
import type { RemovableKind } from '../../common/removal.js';
import type { ReportableKind } from '../../common/report-reasons.js';
import type { SqlRunner, Transaction } from '../../platform/sql/sql.js';
import {
  ADD_DECIDED,
  END_SUSPENSIONS,
  HAS_PAST_SUSPENSIONS,
  LOCK_CONTENT,
  LOCK_SUSPENSION,
  PAST_SUSPENSION,
  PICTURES_OF_CONTENT,
  SETTLE,
  UNDO_REMOVALS,
  WITHHOLD,
  WITHHOLD_CONTENT,
} from './measures.statements.js';
import type { ReportTarget } from './review.repository.js';

/** An act of the console, or of the people who run a page: what it removed, or what it did about the account. */
export interface DirectAct {
  readonly kind: ReportableKind;
  readonly targetId: string;
  readonly isRemoved: boolean;
  readonly measure: CaseMeasure | null;
  /** When the measure ends; null for none, or one without an end. */
  readonly until: Date | null;
  /** To whose it is. */
  readonly note: string | null;
  /** For administrators alone; null for an act of the people who run a page. */
  readonly reason: string | null;
  /** The administrator; null for an act of the people who run a page. */
  readonly by: string | null;
  /** Their page. */
  readonly pageId?: string;
}

@Injectable()
export class MeasuresRepository {
  /** Returns the author's id; null if it does not exist, or it or what it stands on is already withheld. */
  async withhold(
    kind: RemovableKind,
    id: string,
    note: string | null,
    tx: Transaction,
  ): Promise<string | null> {
    const [row] = await tx.query(WITHHOLD, [kind, id, note]);
    return row?.memberId ?? null;
  }

  async settle(memberId: string, tx: Transaction) {
    const [row] = await tx.query(SETTLE, [memberId]);
    if (!row) throw new Error('A locked member has no row');
    return row;
  }

  async lockContent(memberId: string, tx: Transaction): Promise<void> {
    await tx.query(LOCK_CONTENT, [memberId]);
  }

  /** Hides all that a member wrote, or shows it again; returns the paths of the pictures that move. */
  async withholdContent(memberId: string, isWithheld: boolean, tx: Transaction): Promise<string[]> {
    await tx.query(WITHHOLD_CONTENT, [memberId, isWithheld]);
    return (await tx.query(PICTURES_OF_CONTENT, [memberId])).map(({ path }) => path);
  }

  async hasPastSuspensions(sql: SqlRunner): Promise<boolean> {
    return (await sql.query(HAS_PAST_SUSPENSIONS))[0]?.isThere === true;
  }

  async lockPastSuspension(tx: Transaction) {
    const [row] = await tx.query(PAST_SUSPENSION);
    return row;
  }

  async add(target: ReportTarget, act: DirectAct, tx: Transaction): Promise<void> {
    const { kind, targetId, isRemoved, measure, until, note, reason, by, pageId = null } = act;
    const values = [kind, targetId, target.ownerId, isRemoved, measure, until, note, reason, by];
    await tx.query(ADD_DECIDED, [...values, JSON.stringify(target.snapshot), target.revision, pageId]);
  }

  async undoRemovals(kind: ReportableKind, targetId: string, tx: Transaction): Promise<void> {
    await tx.query(UNDO_REMOVALS, [kind, targetId]);
  }

  async endSuspensions(memberId: string, onlyModerators: boolean, tx: Transaction): Promise<void> {
    await tx.query(END_SUSPENSIONS, [memberId, onlyModerators]);
  }

  /** Locks the decision that suspends a member, of several the longest one; undefined if there is none. */
  async lockSuspension(memberId: string, tx: Transaction) {
    const [row] = await tx.query(LOCK_SUSPENSION, [memberId]);
    return row;
  }
}
