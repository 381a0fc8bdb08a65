import { Injectable } from '@nestjs/common';
import type { PageStaffRole } from '../../common/page-staff.js';
import { Sql } from '../../platform/sql/sql.js';
import { statement } from '../../platform/sql/statement.js';

/**
 * SQL: what the member $2 would remove from its page, by its author, with what the member and the author are to that page. No row for
 * what they do not see: those who run a page see everything there, also of whom they block.
 */
const found = (author: string, from: string) => `
  SELECT p.page_id AS "pageId", ${author} AS "authorId", own.role, their.role AS "authorRole"
    FROM ${from}
    LEFT JOIN LATERAL (SELECT s.role FROM page_staff(p.page_id) s WHERE s.member_id = $2::bigint) own ON true
    LEFT JOIN LATERAL (SELECT s.role FROM page_staff(p.page_id) s WHERE s.member_id = ${author}) their ON true
   WHERE NOT p.hidden
     AND (own.role IS NOT NULL OR ${author} <> ALL (ARRAY(SELECT w.id FROM concealed_from($2::bigint) w WHERE w.blocks)))`;
const POST = statement('page_removal_post', `${found('p.author_id', 'post p')} AND p.id = $1::bigint`);
const COMMENT = statement(
  'page_removal_comment',
  `${found('c.author_id', 'comment c JOIN post p ON p.id = c.post_id')} AND c.id = $1::bigint AND NOT c.hidden`,
  { notNull: ['authorId'] },
);

/** What somebody would remove from its page. */
export interface RemovableFromPage {
  /** Null for a post on no page. */
  readonly pageId: string | null;
  readonly authorId: string;
  /** What the caller is to the page; null if they do not run it. */
  readonly role: PageStaffRole | null;
  /** The same of the author. */
  readonly authorRole: PageStaffRole | null;
}

/** What those who run a page can remove from it. */
@Injectable()
export class PageRemovalsRepository {
  constructor(private readonly sql: Sql) {}

  /** Undefined for what is not there, or the member does not see. */
  async find(
    kind: 'post' | 'comment',
    id: string,
    memberId: string,
    runner: Pick<Sql, 'query'> = this.sql,
  ): Promise<RemovableFromPage | undefined> {
    const [row] = await runner.query(kind === 'post' ? POST : COMMENT, [id, memberId]);
    return (
      row && {
        pageId: row.pageId,
        authorId: row.authorId,
        role: row.role as PageStaffRole | null,
        authorRole: row.authorRole as PageStaffRole | null,
      }
    );
  }
}
