import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../../common/pagination.js';
import { ReportingSql } from '../../../platform/sql/own-pools.js';
import { statement } from '../../../platform/sql/statement.js';
import type { GetUsersDto } from './admin-users.dto.js';
import { listStatement } from './admin-users.statements.js';
import { collegePattern, emailPattern, memberPattern } from './member-search.js';

/** Days and months begin at midnight in India, whatever the server's time zone is. */
const STATS = statement(
  'admin_users_stats',
  `SELECT (SELECT sum(value)::int FROM tally WHERE name = 'members') AS "totalUsers",
          (SELECT count(*)::int FROM member
            WHERE deleted_at IS NULL AND created_at >= date_trunc('day', now(), 'Asia/Kolkata')) AS "todayUsers",
          (SELECT count(*)::int FROM member
            WHERE deleted_at IS NULL AND created_at >= date_trunc('month', now(), 'Asia/Kolkata')) AS "monthUsers"`,
  { notNull: ['totalUsers'] },
);

export interface UserRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly createdAt: Date;
  readonly suspendedAt: Date | null;
  readonly deletedAt: Date | null;
  readonly avatarPath: string | null;
  readonly collegeName: string | null;
  readonly courseName: string | null;
}

export interface UserStats {
  readonly totalUsers: number;
  readonly todayUsers: number;
  readonly monthUsers: number;
}

/** A page of the list of members. */
interface UserPage {
  readonly users: UserRow[];
  readonly total: number;
}

@Injectable()
export class AdminUsersRepository {
  constructor(private readonly sql: ReportingSql) {}

  async stats(): Promise<UserStats> {
    const [row] = await this.sql.query(STATS);
    if (!row) throw new Error('The statistics answered no row');
    return row;
  }

  /** @param request its `search` as in {@link memberPattern}, its `college` as in {@link collegePattern}; empty finds everybody */
  page(request: GetUsersDto, window: PageWindow): Promise<UserPage> {
    const search = request.search ?? '';
    const college = request.college ?? '';
    const patterns = [memberPattern(search), emailPattern(search), collegePattern(college)];
    return this.list(request, window, 'found', patterns);
  }

  /** The same for moderators: nobody is found by e-mail or phone. */
  pageByName(request: GetUsersDto, window: PageWindow): Promise<UserPage> {
    return this.list(request, window, 'named', [request.search ?? '', collegePattern(request.college ?? '')]);
  }

  private async list(
    request: GetUsersDto,
    { limit, offset }: PageWindow,
    filtered: 'found' | 'named',
    patterns: string[],
  ): Promise<UserPage> {
    const sort = request.sort ?? 'createdAt';
    const order = request.order ?? (sort === 'createdAt' ? 'desc' : 'asc');
    const hasText = Boolean(request.search) || Boolean(request.college);
    const values = [limit, offset, request.status ?? 'listed', ...(hasText ? patterns : [])];
    const rows = await this.sql.query(listStatement(sort, order, hasText ? filtered : 'all'), values);
    return { users: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
  }
}
