import { Injectable } from '@nestjs/common';
import {
  HOLDING_REASONS,
  type ReportableKind,
  type ReporterStanding,
  type ReportReason,
} from '../../common/report-reasons.js';
import { MediaService } from '../../platform/media/media.service.js';
import type { Transaction } from '../../platform/sql/sql.js';
import { HoldsRepository } from './holds.repository.js';
import { ReviewRepository, type ReportTarget } from './review.repository.js';

/** What the review knows of whoever reports. */
export interface Reporter {
  readonly id: string;
  readonly standing: ReporterStanding;
  /** Whether their report alone may hold a post. */
  readonly holdsAlone: boolean;
}

/**
 * Posts that are hidden from the report until the decision. All of it happens under the exclusive account-life lock, so that a report
 * and a decision about the same post come one after the other.
 */
@Injectable()
export class HoldsService {
  constructor(
    private readonly repository: HoldsRepository,
    private readonly reviews: ReviewRepository,
    private readonly media: MediaService,
  ) {}

  async reporter(id: string, tx: Transaction): Promise<Reporter> {
    const row = await this.repository.reporter(id, tx);
    return {
      id,
      standing: (row?.standing ?? 1) as ReporterStanding,
      holdsAlone: row?.holdsAlone === true,
    };
  }

  /** Whether a report holds its target: that of one trusted member does, else that of a second one. */
  async isDue(
    { kind, snapshot }: ReportTarget,
    reason: ReportReason,
    by: Reporter,
    caseId: string | undefined,
    tx: Transaction,
  ): Promise<boolean> {
    if (kind !== 'post' || snapshot.images.length === 0 || !HOLDING_REASONS.includes(reason)) return false;
    if (by.holdsAlone) return true;
    if (caseId === undefined) return false;
    return this.repository.hasAnother(caseId, by.id, tx);
  }

  /**
   * Hides a post. The caller notes it in the case ({@link note}) and settles the pictures once it is committed.
   * @param evenIfRemoved for undoing a removal
   * @returns paths of its pictures, none when it is gone or hidden already
   */
  async hold(postId: string, tx: Transaction, evenIfRemoved = false): Promise<string[]> {
    return (await this.repository.hold(postId, evenIfRemoved, tx))
      ? this.media.pathsOf('post', postId, tx)
      : [];
  }

  /**
   * Holds a removed post again, if it was held for a report and nobody has decided about that yet: ending the removal must not show it.
   * @returns id of its author; null if it is not held
   */
  holdAgain(postId: string, tx: Transaction): Promise<string | null> {
    return this.repository.holdAgain(postId, tx);
  }

  /** Waits until nobody files a report about something, until the transaction ends: none joins or opens a case of it meanwhile. */
  waitForReports(kind: ReportableKind, targetId: string, tx: Transaction): Promise<void> {
    return this.reviews.lockReports(kind, targetId, tx);
  }

  /** Shows a post again if it is held, and returns the paths of its pictures. */
  async release(postId: string, tx: Transaction): Promise<string[]> {
    return (await this.repository.release(postId, tx)) ? this.media.pathsOf('post', postId, tx) : [];
  }

  /** If the post that a case is about is held, keeps its pictures, and tells its author, once. */
  async note(caseId: string, tx: Transaction): Promise<void> {
    await this.keepEvidence(caseId, tx);
    await this.repository.tell(caseId, tx);
  }

  /** Keeps the pictures of the withheld post that a case is about, also when its author deletes it. */
  async keepEvidence(caseId: string, tx: Transaction): Promise<void> {
    await this.repository.keepEvidence(caseId, tx);
  }

  /** The same of every case about the post that waits for its decision. */
  async keepEvidenceOfOpen(postId: string, tx: Transaction): Promise<void> {
    await this.repository.keepEvidenceOfOpen(postId, tx);
  }
}
