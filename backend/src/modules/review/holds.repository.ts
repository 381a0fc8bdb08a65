import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/sql/sql.js';
import {
  HAS_ANOTHER,
  HOLD,
  HOLD_AGAIN,
  KEEP_EVIDENCE,
  KEEP_EVIDENCE_OF_OPEN,
  RELEASE,
  REPORTER,
  TELL_OF_HOLD,
} from './holds.statements.js';

/** The statements of `HoldsService`, which says what they do. */
@Injectable()
export class HoldsRepository {
  async reporter(id: string, tx: Transaction) {
    const [row] = await tx.query(REPORTER, [id]);
    return row;
  }

  async hasAnother(caseId: string, reporterId: string, tx: Transaction): Promise<boolean> {
    const [row] = await tx.query(HAS_ANOTHER, [caseId, reporterId]);
    return row?.isThere === true;
  }

  /** Whether there was something to hold. */
  async hold(postId: string, evenIfRemoved: boolean, tx: Transaction): Promise<boolean> {
    const [row] = await tx.query(HOLD, [postId, evenIfRemoved]);
    return (row?.ownerId ?? null) !== null;
  }

  /** Whose it is; null if it is not held again. */
  async holdAgain(postId: string, tx: Transaction): Promise<string | null> {
    const [row] = await tx.query(HOLD_AGAIN, [postId]);
    return row?.ownerId ?? null;
  }

  /** Whether it was held. */
  async release(postId: string, tx: Transaction): Promise<boolean> {
    const [row] = await tx.query(RELEASE, [postId]);
    return (row?.ownerId ?? null) !== null;
  }

  async keepEvidence(caseId: string, tx: Transaction): Promise<void> {
    await tx.query(KEEP_EVIDENCE, [caseId]);
  }

  async keepEvidenceOfOpen(postId: string, tx: Transaction): Promise<void> {
    await tx.query(KEEP_EVIDENCE_OF_OPEN, [postId]);
  }

  async tell(caseId: string, tx: Transaction): Promise<void> {
    await tx.query(TELL_OF_HOLD, [caseId]);
  }
}
