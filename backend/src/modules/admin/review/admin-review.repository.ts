import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../../common/pagination.js';
import { isModerator, type Identity } from '../../../common/identity.js';
import { Sql, type Transaction } from '../../../platform/sql/sql.js';
import type { DecideCaseDto } from './case-decisions.dto.js';
import { CaseHandlingRepository } from './case-handling.repository.js';
import {
  ANSWER_APPEAL,
  CASE,
  CLAIM,
  COUNT_DECIDED,
  COUNT_WAITING,
  DECIDE,
  DECIDE_OPENING,
  DECIDED,
  EARLIER,
  DROP_JOINED,
  JOIN_NEWER,
  PICTURE,
  REMOVED_BY_ANOTHER,
  REOPEN,
  REPORTS,
  REVIEW_OPENING,
  TARGET,
  UNDO_ACT,
  WAITING,
} from './admin-review.statements.js';

/** What a decision did. */
export interface Done extends Pick<DecideCaseDto, 'outcome'> {
  readonly rule: number | null;
  readonly isRemoved: boolean;
  readonly measure: DecideCaseDto['measure'];
  /** Whether all that the member wrote is hidden while the suspension lasts. */
  readonly hidesAll: boolean;
  /** In which the measure ends; null for none, or one without an end. */
  readonly days: number | null;
  readonly note: string | null;
}

@Injectable()
export class AdminReviewRepository {
  constructor(
    private readonly sql: Sql,
    private readonly handling: CaseHandlingRepository,
  ) {}

  waiting({ accountId, role }: Identity, { limit, offset }: PageWindow) {
    return this.sql.query(WAITING, [accountId, limit, offset, isModerator({ role })]);
  }

  decided({ accountId }: Identity, { limit, offset }: PageWindow) {
    return this.sql.query(DECIDED, [accountId, limit, offset]);
  }

  /** How many cases are in the caller's list, and how many of them are late. */
  async count(list: 'waiting' | 'decided', caller: Identity): Promise<{ count: number; late: number }> {
    const [row] = await (list === 'decided'
      ? this.sql.query(COUNT_DECIDED)
      : this.sql.query(COUNT_WAITING, [isModerator(caller)]));
    return row ?? { count: 0, late: 0 };
  }

  /** Undefined if there is no such case. */
  async find(administratorId: string, id: string) {
    const [row] = await this.sql.query(CASE, [administratorId, id]);
    return row;
  }

  /** Whether another decision, such as that of the people who run the page, removes what a case is about, too. */
  async isRemovedByAnother(id: string, tx: Transaction): Promise<boolean> {
    return (await tx.query(REMOVED_BY_ANOTHER, [id]))[0]?.isThere === true;
  }

  reports(id: string) {
    return this.sql.query(REPORTS, [id]);
  }

  /** Earlier decisions about the member of a case. */
  earlier(id: string) {
    return this.sql.query(EARLIER, [id]);
  }

  /** Has the case to themselves for ten minutes, unless somebody else has. */
  async claim(administratorId: string, id: string): Promise<void> {
    await this.sql.query(CLAIM, [administratorId, id]);
  }

  /** Locks nothing: the case's own lock comes after those of its target. */
  async target(id: string, tx: Transaction) {
    const [row] = await tx.query(TARGET, [id]);
    return row;
  }

  /** Until when it can be undone; null if somebody has decided it meanwhile. */
  async decide(id: string, version: number, done: Done, by: string, tx: Transaction): Promise<Date | null> {
    const { outcome, rule, isRemoved, measure, days, note, hidesAll } = done;
    const values = [id, version, outcome, rule, isRemoved, measure ?? null, note, by, days, hidesAll];
    const [row] = await tx.query(DECIDE, values);
    return row?.undoableUntil ?? null;
  }

  /** Opens or declines an internship in the revision of its case; false if it was edited or closed meanwhile. */
  async decideOpening(
    id: string,
    outcome: string,
    revision: number,
    note: string | null,
    tx: Transaction,
  ): Promise<boolean> {
    return (await tx.query(DECIDE_OPENING, [id, outcome, revision, note])).length > 0;
  }

  /** Undoes that; false if it was edited or closed since. */
  async reviewOpening(
    id: string,
    outcome: string | null,
    revision: number,
    tx: Transaction,
  ): Promise<boolean> {
    return (await tx.query(REVIEW_OPENING, [id, outcome, revision])).length > 0;
  }

  /**
   * Opens a decided case again. What was reported since has opened another one, which joins it: at most one is open.
   * @returns false when it cannot be undone any more; the caller rolls back
   */
  async reopen(id: string, by: string, tx: Transaction): Promise<boolean> {
    const [newer] = await tx.query(JOIN_NEWER, [id]);
    if (newer) {
      await this.handling.join(id, newer.id, tx);
      await tx.query(DROP_JOINED, [newer.id]);
    }
    const { priority = null, dueAt = null, standing = null } = newer ?? {};
    return (await tx.query(REOPEN, [id, by, priority, dueAt, standing])).length > 0;
  }

  /** Undoes an act of the console, whose case nobody reported. False when that cannot be undone any more. */
  async undoAct(id: string, by: string, tx: Transaction): Promise<boolean> {
    return (await tx.query(UNDO_ACT, [id, by])).length > 0;
  }

  /** False if somebody has answered it meanwhile. */
  async answerAppeal(
    id: string,
    version: number,
    { outcome, reply, by }: { outcome: 'upheld' | 'overturned'; reply: string | null; by: string },
    tx: Transaction,
  ): Promise<boolean> {
    return (await tx.query(ANSWER_APPEAL, [id, version, outcome, reply, by])).length > 0;
  }

  /** A picture of a case, by its number from 0, and whose it is; null if there is none. */
  async picture(id: string, image: number): Promise<{ path: string; memberId: string | null } | null> {
    const [row] = await this.sql.query(PICTURE, [id, image]);
    return row ? { path: row.path, memberId: row.memberId } : null;
  }
}
