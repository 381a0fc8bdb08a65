import { Injectable } from '@nestjs/common';
import type { PageStaffRole } from '../../common/page-staff.js';
import { Sql, type SqlRunner } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';
import { MEMBER_CARD_COLUMNS, type MemberCardRow } from '../profile/profile.mapper.js';

/** Moderators of a page, the owner not counted. */
export const MAX_MODERATORS = 10;

/** Who runs a page ($1) that is not hidden: the owner first, then the moderators of longest standing. */
const STAFF = statement(
  'page_staff_list',
  `SELECT s.role, s.since, ${MEMBER_CARD_COLUMNS}
     FROM page g CROSS JOIN LATERAL page_staff(g.id) s JOIN member m ON m.id = s.member_id
    WHERE g.id = $1 AND NOT g.hidden ORDER BY s.since NULLS FIRST, m.id`,
  { notNull: ['role'] },
);
/**
 * What a member ($2) is to a page ($1): one row without a role for whoever does not run it, none without such a page.
 */
const ROLE = statement(
  'page_staff_role',
  `SELECT (SELECT s.role FROM page_staff(g.id) s WHERE s.member_id = $2::bigint) AS role
     FROM page g WHERE g.id = $1 AND NOT g.hidden`,
);
const LOCK_MEMBER = statement(
  'page_staff_lock_member',
  'SELECT id FROM member WHERE id = $1 AND deleted_at IS NULL FOR KEY SHARE',
);
/** Alone: what they are just writing on the page comes before, and `refuse_banned` makes later acts wait. */
const LOCK_BANNED = statement(
  'page_staff_lock_banned',
  'SELECT id FROM member WHERE id = $1 AND deleted_at IS NULL FOR UPDATE',
);
/** What is decided about who runs a page, or may take part in it, is decided one after the other. */
const LOCK_PAGE = statement(
  'page_staff_lock_page',
  'SELECT id FROM page WHERE id = $1 AND NOT hidden FOR NO KEY UPDATE',
);
const COUNT = statement(
  'page_staff_count',
  'SELECT count(*)::int AS moderators FROM page_role WHERE page_id = $1',
);
/** No row unless the member ($2) follows the page ($1). A block that ends the follow at this moment is waited for. */
const ADD = statement(
  'page_staff_add',
  `INSERT INTO page_role (page_id, member_id)
   SELECT page_id, member_id FROM follow WHERE page_id = $1 AND member_id = $2 AND NOT hidden FOR KEY SHARE
   RETURNING member_id AS "memberId"`,
);
const REMOVE = statement('page_staff_remove', 'DELETE FROM page_role WHERE page_id = $1 AND member_id = $2');
/** One notice for a member and a page. It says what they are to the page when it is read. */
const TELL = statement(
  'page_staff_tell',
  `INSERT INTO notification (member_id, kind, page_id, notice, since) VALUES ($2, 'notice', $1, 'pageRole', now())
   ON CONFLICT ON CONSTRAINT notification_subject_key
   DO UPDATE SET since = now(), at = clock_timestamp(), read_at = NULL`,
);

/** Somebody who runs a page. */
export interface PageStaffRow extends MemberCardRow {
  readonly role: PageStaffRole;
  /** Null for the owner. */
  readonly since: Date | null;
}

/** Who runs a page. Every other feature asks here, or the SQL function `page_staff`. */
@Injectable()
export class PageStaffRepository {
  constructor(private readonly sql: Sql) {}

  /** Who runs a page, the owner first; nobody when there is no such page. */
  async staff(pageId: string): Promise<PageStaffRow[]> {
    const rows = await this.sql.query(STAFF, [pageId]);
    return rows.map((row) => ({ ...row, role: row.role as PageStaffRole }));
  }

  /** What a member is to a page: `none` when they do not run it, null when there is no such page. */
  async roleOf(
    pageId: string,
    memberId: string,
    runner: SqlRunner = this.sql,
  ): Promise<PageStaffRole | 'none' | null> {
    const [row] = await runner.query(ROLE, [pageId, memberId]);
    return row ? ((row.role as PageStaffRole | null) ?? 'none') : null;
  }

  /**
   * Locks the caller, another member, and then the page, until the transaction ends: whoever changes who runs a page, or who may take
   * part in it, begins with this. What has been read before may have changed.
   * @param forBan waits for what the member is just writing, and makes what they begin later wait
   * @returns which of the members have an account, and whether there is such a page
   */
  async lock(
    pageId: string,
    callerId: string,
    memberId: string,
    tx: SqlRunner,
    forBan = false,
  ): Promise<{ caller: boolean; member: boolean; page: boolean }> {
    // By id, and before the page, as a deletion of an account locks them. The caller is only shared: who posts on the page has locked its
    // owner before themselves.
    const ids = [...new Set([callerId, memberId])].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
    const there = new Set<string>();
    for (const id of ids) {
      const isBanned = forBan && id === memberId && id !== callerId;
      if ((await tx.query(isBanned ? LOCK_BANNED : LOCK_MEMBER, [id])).length > 0) there.add(id);
    }
    const pages = await tx.query(LOCK_PAGE, [pageId]);
    return { caller: there.has(callerId), member: there.has(memberId), page: pages.length > 0 };
  }

  /** Makes a member moderator of the locked page: `full` beyond {@link MAX_MODERATORS}, `stranger` for who does not follow it. */
  async add(pageId: string, memberId: string, tx: SqlRunner): Promise<'added' | 'full' | 'stranger'> {
    const [count] = await tx.query(COUNT, [pageId]);
    if ((count?.moderators ?? 0) >= MAX_MODERATORS) return 'full';
    return (await tx.query(ADD, [pageId, memberId])).length > 0 ? 'added' : 'stranger';
  }

  async remove(pageId: string, memberId: string, tx: SqlRunner): Promise<void> {
    await tx.query(REMOVE, [pageId, memberId]);
  }

  /** Tells a member that their part in running a page has changed. */
  async tell(pageId: string, memberId: string, tx: SqlRunner): Promise<void> {
    await tx.query(TELL, [pageId, memberId]);
  }
}
