import { Injectable } from '@nestjs/common';
import type { CaseOutcome } from '../../../common/case-outcomes.js';
import { Sql, type Transaction } from '../../../platform/sql/sql.js';
import {
  ADD_NOTE,
  ADD_REFERRAL,
  ESCALATE,
  HANDLED,
  JOIN_HANDLING,
  NOTES,
  PROPOSE,
  REFERRALS,
  REPORTER,
  RULES,
} from './case-handling.statements.js';

/** Notes, referrals and who may decide: the statements of `CaseHandlingService` and `CaseRules`, which say what they do. */
@Injectable()
export class CaseHandlingRepository {
  constructor(private readonly sql: Sql) {}

  /** Undefined if there is no such case. */
  async find(id: string, tx: Transaction) {
    const [row] = await tx.query(HANDLED, [id]);
    return row;
  }

  /** False if somebody has decided it or passed it on meanwhile. */
  async escalate(id: string, version: number, tx: Transaction): Promise<boolean> {
    return (await tx.query(ESCALATE, [id, version])).length > 0;
  }

  async addNote(
    id: string,
    { kind, text, by }: { kind: 'note' | 'escalation'; text: string; by: string },
    tx: Transaction,
  ): Promise<void> {
    await tx.query(ADD_NOTE, [id, kind, text, by]);
  }

  notes(id: string) {
    return this.sql.query(NOTES, [id]);
  }

  async addReferral(
    id: string,
    { to, reference, by }: { to: string; reference: string; by: string },
    tx: Transaction,
  ): Promise<void> {
    await tx.query(ADD_REFERRAL, [id, to, reference, by]);
  }

  referrals(id: string) {
    return this.sql.query(REFERRALS, [id]);
  }

  /** What was noted about a case that joins another one. */
  async join(id: string, joinedId: string, tx: Transaction): Promise<void> {
    await tx.query(JOIN_HANDLING, [id, joinedId]);
  }

  /** False if somebody has decided it, or found something, meanwhile. */
  async propose(
    id: string,
    version: number,
    { outcome, by }: { outcome: CaseOutcome; by: string },
    tx: Transaction,
  ): Promise<boolean> {
    return (await tx.query(PROPOSE, [id, version, by, outcome])).length > 0;
  }

  /** Undefined if there is no such case. */
  async rules(id: string, tx: Transaction) {
    const [row] = await tx.query(RULES, [id]);
    return row;
  }

  /** Who wrote a report; undefined if there is no such report. */
  async reporter(reportId: string, tx: Transaction) {
    const [row] = await tx.query(REPORTER, [reportId]);
    return row;
  }
}
