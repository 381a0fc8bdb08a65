import { Injectable } from '@nestjs/common';
import { HOURS_TO_DECIDE, type CasePriority } from '../../../common/report-reasons.js';
import { Sql, type Transaction } from '../../../platform/sql/sql.js';
import type { ReportTarget } from '../review.repository.js';
import type { WordRule } from './matching.js';
import { HAS_SPAM_CASE, OPEN, READ, RECENT, RULES, UNREAD } from './signals.statements.js';

/** What opens a case without a report. */
export interface Signal {
  readonly source: 'words' | 'spam';
  /** The pattern, or the domain; an empty text for equal texts. */
  readonly signal: string;
  readonly isHeld: boolean;
  readonly priority: CasePriority;
}

/** The statements of `SignalsService`, which says what they do. */
@Injectable()
export class SignalsRepository {
  constructor(private readonly sql: Sql) {}

  unread() {
    return this.sql.query(UNREAD);
  }

  rules(): Promise<WordRule[]> {
    return this.sql.query(RULES);
  }

  recent(memberId: string, until: Date) {
    return this.sql.query(RECENT, [memberId, until]);
  }

  /** Which of these texts nobody else has dealt with meanwhile. */
  async read(ids: readonly string[], tx: Transaction): Promise<ReadonlySet<string>> {
    return new Set((await tx.query(READ, [ids])).map(({ id }) => id));
  }

  async hasSpamCase(memberId: string, tx: Transaction): Promise<boolean> {
    const [row] = await tx.query(HAS_SPAM_CASE, [memberId]);
    return row?.isThere === true;
  }

  /** Id of the case. */
  async open(
    target: ReportTarget,
    { source, signal, isHeld, priority }: Signal,
    tx: Transaction,
  ): Promise<string> {
    const { kind, id, ownerId, snapshot, revision } = target;
    const case_ = [source, signal, isHeld, kind, id, ownerId, priority, JSON.stringify(snapshot)];
    const [row] = await tx.query(OPEN, [...case_, HOURS_TO_DECIDE[priority], revision]);
    if (!row) throw new Error('INSERT … RETURNING answered no row');
    return row.id;
  }
}
