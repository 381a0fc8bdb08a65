import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../../common/pagination.js';
import type { StatementRows } from '../../../platform/sql/generated.js';
import { ReportingSql } from '../../../platform/sql/own-pools.js';
import type { SqlRunner } from '../../../platform/sql/sql.js';
import { statement, type Statement } from '../../../platform/sql/statement.js';
import type { GrievanceState } from '../../../common/grievance-state.js';

const page = (state: GrievanceState, order: string) => `
  SELECT g.reference, g.state, g.sent_at AS "sentAt", g.due_at AS "dueAt", g.name, g.email, g.text, g.answer,
         g.answered_at AS "answeredAt", a.user_name AS "answeredBy"
    FROM (SELECT * FROM grievance WHERE state = '${state}' ORDER BY ${order} LIMIT $1 OFFSET $2) g
    LEFT JOIN administrator a ON a.id = g.answered_by
   ORDER BY ${order}`;
const OPEN = statement('admin_grievances_open', page('open', 'due_at, reference'));
const ANSWERED = statement(
  'admin_grievances_answered',
  page('answered', 'answered_at DESC, reference DESC'),
) satisfies Statement<GrievanceRow>;
const COUNT_OPEN = statement(
  'admin_grievances_open_count',
  `SELECT count(*)::int AS total FROM grievance WHERE state = 'open'`,
);
const COUNT_ANSWERED = statement(
  'admin_grievances_answered_count',
  `SELECT count(*)::int AS total FROM grievance WHERE state = 'answered'`,
);
// Of two who answer at once, the second waits here for the first, and then finds it answered.
const ANSWER = statement(
  'admin_grievance_answer',
  `UPDATE grievance SET state = 'answered', answer = $2, answered_by = $3::bigint, answered_at = now()
    WHERE reference = $1 AND state = 'open' RETURNING email`,
);
const EXISTS = statement('admin_grievance_exists', `SELECT reference FROM grievance WHERE reference = $1`);

export type GrievanceRow = StatementRows['admin_grievances_open'];

@Injectable()
export class AdminGrievancesRepository {
  constructor(private readonly reporting: ReportingSql) {}

  async count(state: GrievanceState): Promise<number> {
    const [row] = await this.reporting.query(state === 'open' ? COUNT_OPEN : COUNT_ANSWERED);
    return row?.total ?? 0;
  }

  page(state: GrievanceState, { limit, offset }: PageWindow): Promise<GrievanceRow[]> {
    return this.reporting.query(state === 'open' ? OPEN : ANSWERED, [limit, offset]);
  }

  /** Answers an open grievance. @returns the sender's address; null if it is answered already, or there is none */
  async answer(
    {
      reference,
      answer,
      administratorId,
    }: Readonly<Record<'reference' | 'answer' | 'administratorId', string>>,
    tx: SqlRunner,
  ): Promise<string | null> {
    const [row] = await tx.query(ANSWER, [reference, answer, administratorId]);
    return row?.email ?? null;
  }

  async exists(reference: string, tx: SqlRunner): Promise<boolean> {
    return (await tx.query(EXISTS, [reference])).length > 0;
  }
}
