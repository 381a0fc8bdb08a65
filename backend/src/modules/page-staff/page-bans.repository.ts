import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../common/pagination.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';
import { MEMBER_CARD_COLUMNS, type MemberCardRow } from '../profile/profile.mapper.js';
import { memberCardOf } from './member-card-sql.js';

/** Bans the member ($2) and ends the follow. No row if they are banned already. */
const BAN = statement(
  'page_ban_add',
  `WITH unfollowed AS (
     DELETE FROM follow WHERE page_id = $1 AND member_id = $2
   )
   INSERT INTO page_ban (page_id, member_id, by_id, reason) VALUES ($1, $2, $3, $4)
   ON CONFLICT (page_id, member_id) DO NOTHING RETURNING member_id AS "memberId"`,
);
const LIFT = statement(
  'page_ban_lift',
  'DELETE FROM page_ban WHERE page_id = $1 AND member_id = $2 RETURNING member_id AS "memberId"',
);
const IS_BANNED = statement(
  'page_ban_state',
  'SELECT EXISTS (SELECT FROM page_ban WHERE page_id = $1 AND member_id = $2) AS "isBanned"',
);
/** Those who are banned from a page ($1), latest first, without deleted accounts. The total is in each row; one row without a member if the page of the list is empty. */
const LIST = statement(
  'page_bans',
  `SELECT t.total, l.*
     FROM (SELECT count(*)::int AS total FROM page_ban b JOIN member m ON m.id = b.member_id
            WHERE b.page_id = $1 AND m.deleted_at IS NULL) t
     LEFT JOIN LATERAL (
       SELECT b.since, b.reason, ${memberCardOf('b.by_id')} AS by, ${MEMBER_CARD_COLUMNS}
         FROM page_ban b JOIN member m ON m.id = b.member_id
        WHERE b.page_id = $1 AND m.deleted_at IS NULL ORDER BY b.since DESC, b.member_id DESC LIMIT $2 OFFSET $3
     ) l ON true
    ORDER BY l.since DESC, l."memberId" DESC`,
);

export interface PageBanRow extends MemberCardRow {
  readonly since: Date;
  readonly reason: string;
  readonly by: MemberCardRow | null;
}

/** Who may take no part in a page. */
@Injectable()
export class PageBansRepository {
  constructor(private readonly sql: Sql) {}

  /** Bans a locked member, who follows the page no more; false if they are banned already. */
  async ban(
    { pageId, memberId, byId, reason }: { pageId: string; memberId: string; byId: string; reason: string },
    tx: SqlRunner,
  ): Promise<boolean> {
    return (await tx.query(BAN, [pageId, memberId, byId, reason])).length > 0;
  }

  /** False if they are not banned. */
  async lift(pageId: string, memberId: string, tx: SqlRunner): Promise<boolean> {
    return (await tx.query(LIFT, [pageId, memberId])).length > 0;
  }

  async isBanned(pageId: string, memberId: string): Promise<boolean> {
    const [row] = await this.sql.query(IS_BANNED, [pageId, memberId]);
    return row?.isBanned ?? false;
  }

  async page(pageId: string, { limit, offset }: PageWindow): Promise<{ rows: PageBanRow[]; total: number }> {
    const rows = await this.sql.query(LIST, [pageId, limit, offset]);
    const found = rows.filter((row) => row.memberId !== null);
    return {
      rows: found.map((row) => ({ ...row, by: row.by as MemberCardRow | null })),
      total: rows[0]?.total ?? 0,
    };
  }
}
