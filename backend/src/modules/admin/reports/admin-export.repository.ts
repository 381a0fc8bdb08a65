import { Injectable } from '@nestjs/common';
import { Sql, type Transaction } from '../../../platform/sql/sql.js';
import { ExportSql } from '../../../platform/sql/own-pools.js';
import { statement } from '../../../platform/sql/statement.js';
import type { ListedStatus } from '../users/admin-users.dto.js';
import { hasStatus, isFound } from '../users/admin-users.statements.js';
import { emailPattern, memberPattern } from '../users/member-search.js';

/** Members read at once: little enough to hold, enough for few round trips. */
const BATCH = 500;

// The moment as text: a JavaScript date would drop its microseconds, and with them members.
const NEXT = statement(
  'admin_users_export',
  `SELECT id, name, email, phone, college_name AS college, course_name AS course,
          CASE WHEN deleted_at IS NOT NULL THEN 'deleted' WHEN suspended_at IS NULL THEN 'active' ELSE 'suspended' END AS status,
          to_char(created_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS joined, created_at::text AS moment
     FROM member m
    WHERE ${hasStatus('$5::text')} AND ${isFound('$1', '$2')} AND (created_at, id) < ($3::timestamptz, $4::bigint)
    ORDER BY created_at DESC, id DESC LIMIT ${BATCH}`,
);

/** Whom a file is about. */
export interface ExportedMembers {
  /** As {@link memberPattern} understands it; empty finds everybody. */
  readonly search: string;
  /** All but the deleted without it. */
  readonly status?: ListedStatus;
}

export interface ExportRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly college: string | null;
  readonly course: string | null;
  readonly status: string;
  /** Day they joined in Asia/Kolkata, `YYYY-MM-DD`. */
  readonly joined: string;
  /** When they joined, exactly, as PostgreSQL writes it. */
  readonly moment: string;
}

@Injectable()
export class AdminExportRepository {
  constructor(
    private readonly sql: Sql,
    private readonly exports: ExportSql,
  ) {}

  /**
   * The newest members that come after the given one; none at the end.
   */
  next({ search, status }: ExportedMembers, after: ExportRow | undefined): Promise<ExportRow[]> {
    const { moment, id } = after ?? { moment: 'infinity', id: '0' };
    const values = [memberPattern(search), emailPattern(search), moment, id, status ?? 'listed'];
    return this.exports.query<ExportRow>(NEXT, values);
  }

  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return this.sql.transaction(work);
  }
}
