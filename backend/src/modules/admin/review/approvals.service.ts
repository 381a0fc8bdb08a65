import { Injectable } from '@nestjs/common';
import { AppError, invalid } from '../../../common/app-error.js';
import { isApprovalOutcome } from '../../../common/case-outcomes.js';
import type { Transaction } from '../../../platform/sql/sql.js';
import { AdminReviewRepository } from './admin-review.repository.js';
import type { DecideCaseDto } from './case-decisions.dto.js';

/** The case of an internship that asks to be approved. */
type AskedApproval = NonNullable<Awaited<ReturnType<AdminReviewRepository['target']>>>;

/** What a decision does to an internship that asks to be approved. The opening is locked before its case. */
@Injectable()
export class ApprovalsService {
  constructor(private readonly repository: AdminReviewRepository) {}

  /**
   * Opens or declines the internship of a case; nothing for other cases.
   * @throws AppError 400 for an outcome that is not one of this case, or without a reason to decline; 409 when it was edited meanwhile
   */
  async apply(asked: AskedApproval, { outcome, note }: DecideCaseDto, tx: Transaction): Promise<void> {
    const isApproval = asked.source === 'internship';
    if (isApprovalOutcome(outcome) !== isApproval) {
      throw invalid({
        outcome: isApproval
          ? 'An internship is approved or declined'
          : 'Only an internship is approved or declined',
      });
    }
    if (!isApproval) return;
    if (outcome === 'decline' && !note) throw invalid({ note: 'Say why, so that they can change it' });
    const { targetId, revision } = asked;
    if (!(await this.repository.decideOpening(targetId, outcome, revision, note ?? null, tx))) throw edited();
  }

  /**
   * The internship of a decided case waits again; nothing for other cases.
   * @throws AppError 409 when it was edited or closed since
   */
  async takeBack({ source, targetId, outcome, revision }: AskedApproval, tx: Transaction): Promise<void> {
    if (source !== 'internship') return;
    if (!(await this.repository.reviewOpening(targetId, outcome, revision, tx))) throw edited();
  }
}

const edited = () =>
  new AppError(
    409,
    'already_decided',
    'Who posted it has changed it meanwhile. Please look once more. Nothing of yours was done.',
  );
