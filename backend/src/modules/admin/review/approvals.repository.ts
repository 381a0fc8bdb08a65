import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/sql/sql.js';
import { statement } from '../../../platform/sql/statement.js';
import type { CaseApprovalDto } from './approval.dto.js';

/** The page of the internship of the case $1, and what was approved of it before. */
const APPROVAL = statement(
  'admin_review_approval',
  `SELECT g.id AS "pageId", g.title AS "pageTitle", g.created_at AS "pageCreatedAt",
          b.decided_at AS "approvedAt", b.snapshot ->> 'title' AS title, b.snapshot ->> 'text' AS text
     FROM review_case c
     LEFT JOIN opening o ON o.id = c.target_id
     LEFT JOIN page g ON g.id = o.page_id
     LEFT JOIN LATERAL (
       SELECT e.decided_at, e.snapshot FROM review_case e
        WHERE e.target_kind = 'opening' AND e.target_id = c.target_id AND e.source = 'internship' AND e.outcome = 'approve'
          AND e.id < c.id
        ORDER BY e.decided_at DESC LIMIT 1
     ) b ON true
    WHERE c.id = $1::bigint`,
);
/** Internships of the same member that were declined before, and still are. */
const REFUSALS = statement(
  'admin_review_refusals',
  `SELECT e.id, e.snapshot ->> 'title' AS title, e.note, e.decided_at AS "decidedAt"
     FROM review_case c
     JOIN review_case e ON e.member_id = c.member_id AND e.id < c.id AND e.source = 'internship' AND e.outcome = 'decline'
      AND e.state NOT IN ('overturned', 'undone')
    WHERE c.id = $1::bigint AND e.decided_at IS NOT NULL ORDER BY e.decided_at DESC, e.id DESC LIMIT 20`,
);

@Injectable()
export class ApprovalsRepository {
  constructor(private readonly sql: Sql) {}

  /** What stands beside the internship of a case. */
  async find(caseId: string): Promise<CaseApprovalDto> {
    const [[row], refusals] = await Promise.all([
      this.sql.query(APPROVAL, [caseId]),
      this.sql.query(REFUSALS, [caseId]),
    ]);
    const { pageId = null, pageTitle, pageCreatedAt, approvedAt = null, title, text } = row ?? {};
    return {
      page:
        pageId === null
          ? null
          : { id: pageId, title: pageTitle ?? '', createdAt: pageCreatedAt?.toISOString() ?? '' },
      before:
        approvedAt === null ? null : { title: title ?? '', text: text ?? '', at: approvedAt.toISOString() },
      refusals: refusals.map((refusal) => ({
        id: refusal.id,
        title: refusal.title ?? '',
        reason: refusal.note ?? '',
        at: refusal.decidedAt?.toISOString() ?? '',
      })),
    };
  }
}
