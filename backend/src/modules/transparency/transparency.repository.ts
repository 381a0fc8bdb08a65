import { Injectable } from '@nestjs/common';
import { VisitorSql } from '../../platform/sql/own-pools.js';
import type { StatementRows } from '../../platform/sql/generated.js';
import { statement } from '../../platform/sql/statement.js';
import { MIN_TOLD_COUNT } from './transparency-names.js';

/** Months that are offered: ten years. */
const MAX_MONTHS = 120;

const MONTHS = statement(
  'transparency_months',
  `SELECT to_char(month, 'YYYY-MM') AS month FROM transparency_month ORDER BY transparency_month.month DESC LIMIT ${MAX_MONTHS}`,
  { notNull: ['month'] },
);
// A small number does not even reach the server of the API.
const COUNTS = statement(
  'transparency_counts',
  `SELECT topic, name, CASE WHEN count >= ${MIN_TOLD_COUNT} THEN count END AS count
     FROM transparency_count WHERE month = ($1 || '-01')::date`,
);

/** How often something happened; null for less than {@link MIN_TOLD_COUNT} times, but at least once. */
export type ToldCount = StatementRows['transparency_counts'];

@Injectable()
export class TransparencyRepository {
  constructor(private readonly sql: VisitorSql) {}

  /** The months that are counted, the newest first, as 2026-10. */
  async months(): Promise<string[]> {
    return (await this.sql.query(MONTHS)).map(({ month }) => month);
  }

  /** What happened in a month; what did not is missing. */
  counts(month: string): Promise<ToldCount[]> {
    return this.sql.query(COUNTS, [month]);
  }
}
