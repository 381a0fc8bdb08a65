import { Injectable } from '@nestjs/common';
import { ExportSql } from '../../../platform/sql/own-pools.js';
import { statement } from '../../../platform/sql/statement.js';
import type { ListedStatus } from '../users/admin-users.dto.js';
import { hasStatus, isAtCollege, isFound } from '../users/admin-users.statements.js';
import { collegePattern, emailPattern, memberPattern } from '../users/member-search.js';

/** Members per read: few enough to keep in memory, enough to need few round trips. */
const BATCH = 500;

// The timestamp as text: a JavaScript Date would drop the microseconds, and the pagination would skip members.
const NEXT = statement(
  'admin_users_export',
  `SELECT id, name, email, phone, college_name AS college, course_name AS course,
          CASE WHEN deleted_at IS NOT NULL THEN 'deleted' WHEN suspended_at IS NULL THEN 'active' ELSE 'suspended' END AS status,
          to_char(created_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS joined, created_at::text AS moment
     FROM member m
    WHERE ${hasStatus('$5::text')} AND ${isFound('$1', '$2')} AND ${isAtCollege('$6')}
      AND (created_at, id) < ($3::timestamptz, $4::bigint)
    ORDER BY created_at DESC, id DESC LIMIT ${BATCH}`,
  { notNull: ['joined'] },
);

/** Which members an export contains. */
export interface ExportedMembers {
  /** A search as in {@link memberPattern}; empty finds everybody. */
  readonly search: string;
  /** A text as in {@link collegePattern}; empty finds everybody. */
  readonly college: string;
  /** Default: all except deleted members. */
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
  /** When they joined, with microseconds, as PostgreSQL formats it. */
  readonly moment: string;
}

@Injectable()
export class AdminExportRepository {
  constructor(private readonly exports: ExportSql) {}

  /**
   * The next members after the given one, newest first; empty at the end.
   */
  next({ search, college, status }: ExportedMembers, after: ExportRow | undefined): Promise<ExportRow[]> {
    const { moment, id } = after ?? { moment: 'infinity', id: '0' };
    const patterns = [memberPattern(search), emailPattern(search)];
    const values = [...patterns, moment, id, status ?? 'listed', collegePattern(college)];
    return this.exports.query(NEXT, values);
  }
}
