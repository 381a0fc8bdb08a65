import { Injectable } from '@nestjs/common';
import { HOURS_TO_APPROVE } from '../../common/report-reasons.js';
import type { Transaction } from '../../platform/sql/sql.js';
import { ReviewRepository } from './review.repository.js';
import { ASK_APPROVAL, DROP_APPROVAL } from './review.statements.js';

/** Internships that ask to be approved: each is a case of the review. The console decides them in `admin/review`. */
@Injectable()
export class ApprovalRequestsService {
  constructor(private readonly review: ReviewRepository) {}

  /** Asks for the approval of a locked opening as it is now, or again if it was edited while it waits. */
  async ask(openingId: string, tx: Transaction): Promise<void> {
    const target = await this.review.target('opening', openingId, null, tx);
    if (!target) throw new Error('A locked opening is not there');
    const { ownerId, snapshot, revision } = target;
    await tx.query(ASK_APPROVAL, [openingId, ownerId, JSON.stringify(snapshot), revision, HOURS_TO_APPROVE]);
  }

  /** Ends that a locked opening waits for its approval. */
  async drop(openingId: string, tx: Transaction): Promise<void> {
    await tx.query(DROP_APPROVAL, [openingId]);
  }
}
