import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/sql/sql.js';
import { ReviewRepository } from './review.repository.js';

/** Internships that ask to be approved: each is a case of the review. The console decides them in `admin/review`. */
@Injectable()
export class ApprovalRequestsService {
  constructor(private readonly review: ReviewRepository) {}

  /** Asks for the approval of a locked opening as it is now, or again if it was edited while it waits. */
  async ask(openingId: string, tx: Transaction): Promise<void> {
    const target = await this.review.target('opening', openingId, null, tx);
    if (!target) throw new Error('A locked opening is not there');
    await this.review.askApproval(target, tx);
  }

  /** Ends that a locked opening waits for its approval. */
  async drop(openingId: string, tx: Transaction): Promise<void> {
    await this.review.dropApproval(openingId, tx);
  }
}
