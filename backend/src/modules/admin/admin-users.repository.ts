import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../common/pagination.js';
import { ReportingSql } from '../../platform/sql/own-pools.js';
import { statement } from '../../platform/sql/statement.js';
import { emailPattern, memberPattern } from './member-search.js';

const COLUMNS = `
  m.id, m.name, m.email, m.phone, m.created_at AS "createdAt",
  m.suspended_at AS "suspendedAt", m.avatar_path AS "avatarPath",
  m.college_name AS "collegeName", m.course_name AS "courseName"`;

/** Days and months begin at midnight in India, whatever the server's clock says. */
const STATS = statement(
  'admin_users_stats',
  `SELECT (SELECT sum(value)::int FROM tally WHERE name = 'members') AS "totalUsers",
          (SELECT count(*)::int FROM member
            WHERE deleted_at IS NULL AND created_at >= date_trunc('day', now(), 'Asia/Kolkata')) AS "todayUsers",
          (SELECT count(*)::int FROM member
            WHERE deleted_at IS NULL AND created_at >= date_trunc('month', now(), 'Asia/Kolkata')) AS "monthUsers"`,
);

// One row with null id when the page is empty, so that the total is always answered.
const ALL = statement(
  'admin_users_all',
  `SELECT t.total, u.*
     FROM (SELECT sum(value)::int AS total FROM tally WHERE name = 'members') t
     LEFT JOIN LATERAL (
       SELECT ${COLUMNS} FROM member m WHERE m.deleted_at IS NULL ORDER BY m.created_at DESC, m.id DESC LIMIT $1 OFFSET $2
     ) u ON true
    ORDER BY u."createdAt" DESC, u.id DESC`,
);

// The matches are found once, through the trigram index, for the page and for the total.
const FOUND = statement(
  'admin_users_found',
  `WITH matches AS MATERIALIZED (
     SELECT id, created_at FROM member WHERE deleted_at IS NULL AND (search_text LIKE '%' || $3 || '%' OR email_key LIKE '%' || $4 || '%')
   )
   SELECT t.total, u.*
     FROM (SELECT count(*)::int AS total FROM matches) t
     LEFT JOIN LATERAL (
       SELECT ${COLUMNS}
         FROM (SELECT id FROM matches ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2) page
         JOIN member m ON m.id = page.id
     ) u ON true
    ORDER BY u."createdAt" DESC, u.id DESC`,
);

export interface UserRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly createdAt: Date;
  readonly suspendedAt: Date | null;
  readonly avatarPath: string | null;
  readonly collegeName: string | null;
  readonly courseName: string | null;
}

export interface UserStats {
  readonly totalUsers: number;
  readonly todayUsers: number;
  readonly monthUsers: number;
}

@Injectable()
export class AdminUsersRepository {
  constructor(private readonly sql: ReportingSql) {}

  async stats(): Promise<UserStats> {
    const [row] = await this.sql.query<UserStats>(STATS);
    if (!row) throw new Error('The statistics answered no row');
    return row;
  }

  /** @param search as {@link memberPattern} understands it; empty finds everybody */
  async page(search: string, window: PageWindow): Promise<{ users: UserRow[]; total: number }> {
    type Row = { total: number } & (UserRow | { id: null });
    const rows =
      search === ''
        ? await this.sql.query<Row>(ALL, [window.limit, window.offset])
        : await this.sql.query<Row>(FOUND, [
            window.limit,
            window.offset,
            memberPattern(search),
            emailPattern(search),
          ]);
    return { users: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
  }
}
