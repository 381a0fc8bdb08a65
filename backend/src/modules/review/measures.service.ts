import { Injectable } from '@nestjs/common';
import type { RemovableKind } from '../../common/removal.js';
import type { ReportableKind } from '../../common/report-reasons.js';
import type { SqlRunner, Transaction } from '../../platform/sql/sql.js';
import { MeasuresRepository, type DirectAct } from './measures.repository.js';
import { ReviewRepository } from './review.repository.js';

/** What decisions do to accounts and content, and acts of the console as decisions. Each works in a transaction that does more. */
@Injectable()
export class MeasuresService {
  constructor(
    private readonly repository: MeasuresRepository,
    private readonly reviews: ReviewRepository,
  ) {}

  /**
   * Hides content, and takes the account-life lock for that. The caller records it ({@link add}), and settles the pictures once it is
   * committed.
   * @param note for its author
   * @returns its author's id; null if it does not exist, or it or what it stands on is already withheld
   */
  withhold(kind: RemovableKind, id: string, note: string | null, tx: Transaction): Promise<string | null> {
    return this.repository.withhold(kind, id, note, tx);
  }

  /** Records an act of the console, or of the people who run a page, as a decided case. Nothing if the target is gone. */
  async add(act: DirectAct, tx: Transaction): Promise<void> {
    const target = await this.reviews.target(act.kind, act.targetId, null, tx);
    if (target) await this.repository.add(target, act, tx);
  }

  /**
   * Makes a member's account what the decisions that stand say, and returns its suspension, and the pictures that move because all
   * that they wrote is hidden or shown again. The caller has locked the member, and before that the account-life lock.
   */
  async settle(memberId: string, tx: Transaction) {
    const { hidesAll, isContentWithheld, ...suspension } = await this.repository.settle(memberId, tx);
    const moved =
      hidesAll === isContentWithheld ? [] : await this.repository.withholdContent(memberId, hidesAll, tx);
    return { ...suspension, moved };
  }

  /** Whether the suspension of any member has ended by the clock. */
  hasPastSuspensions(sql: SqlRunner): Promise<boolean> {
    return this.repository.hasPastSuspensions(sql);
  }

  /** Locks a member whose suspension has ended by the clock; those that are locked already come later. */
  lockPastSuspension(tx: Transaction) {
    return this.repository.lockPastSuspension(tx);
  }

  /** Hides all that a member wrote, before one thing of it is removed, and returns the paths of the pictures that move. */
  hideContent(memberId: string, tx: Transaction): Promise<string[]> {
    return this.repository.withholdContent(memberId, true, tx);
  }

  /** Locks all that a member wrote, before one thing of it is removed or shown, if {@link settle} may then show everything. */
  lockContent(memberId: string, tx: Transaction): Promise<void> {
    return this.repository.lockContent(memberId, tx);
  }

  /** The decisions that removed this content are undone. */
  undoRemovals(kind: ReportableKind, targetId: string, tx: Transaction): Promise<void> {
    return this.repository.undoRemovals(kind, targetId, tx);
  }

  /**
   * The decisions that suspend a member do so no more.
   * @param onlyModerators leaves those that administrators decided
   */
  endSuspensions(memberId: string, onlyModerators: boolean, tx: Transaction): Promise<void> {
    return this.repository.endSuspensions(memberId, onlyModerators, tx);
  }

  /** Whether a moderator decided the longest suspension of a member; null if there is none. The caller has locked the member. */
  async isByModerator(memberId: string, tx: Transaction): Promise<boolean | null> {
    return (await this.repository.lockSuspension(memberId, tx))?.isByModerator ?? null;
  }
}
