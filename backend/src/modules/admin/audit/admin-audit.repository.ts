import { Injectable } from '@nestjs/common';
import type { PageWindow } from '../../../common/pagination.js';
import type { AuditAction } from '../../../platform/audit/audit-actions.js';
import { ReportingSql } from '../../../platform/sql/own-pools.js';
import { statement } from '../../../platform/sql/statement.js';
import type { AuditEntryRow } from '../users/admin-user-details.repository.js';
import { isFound } from '../users/admin-users.statements.js';
import { emailPattern, memberPattern } from '../users/member-search.js';

/** Maximum number of events that a search counts and pages through: an exact count of millions takes too long. */
export const MAX_FOUND = 10_000;

/** Maximum number of members whose events a search finds. */
const MAX_FOUND_MEMBERS = 1000;

/** The administrators' pool plans for the actual values: unused conditions are not in the plan. */
const MATCHES = `
      ($1::text[] IS NULL OR e.action = ANY ($1::text[]))
  AND ($2::bigint IS NULL OR e.actor_kind = 'administrator' AND e.actor_id = $2::bigint)
  AND ($3::bigint IS NULL OR e.member_id = $3::bigint)
  AND ($4::timestamp IS NULL OR e.at >= $4::timestamp AT TIME ZONE 'Asia/Kolkata')
  AND ($5::timestamp IS NULL OR e.at < ($5::timestamp + interval '1 day') AT TIME ZONE 'Asia/Kolkata')`;

/** Events that a search finds. Each kind of match has its own index; one OR over them would use none. */
const found = (pattern: string, email: string): string => `
  (SELECT id FROM audit_event
    WHERE member_id = ANY (ARRAY(SELECT m.id FROM member m WHERE ${isFound(pattern, email)} LIMIT ${MAX_FOUND_MEMBERS}))
   UNION
   SELECT id FROM audit_event
    WHERE details ? 'reason' AND lower(details ->> 'reason') LIKE '%' || ${pattern} || '%'
   UNION
   SELECT id FROM audit_event
    WHERE actor_kind = 'administrator'
      AND actor_id IN (SELECT id FROM administrator WHERE lower(user_name) LIKE '%' || ${pattern} || '%')
  ) f JOIN audit_event e ON e.id = f.id`;

const count = (source: string): string =>
  `SELECT count(*)::int AS total FROM (SELECT FROM ${source} WHERE ${MATCHES} LIMIT ${MAX_FOUND}) found`;
const page = (source: string): string => `
  SELECT e.id, e.at, e.action, e.actor_kind AS "actorKind", e.actor_id AS "actorId",
         CASE e.actor_kind WHEN 'member' THEN m.name WHEN 'administrator' THEN a.user_name END AS "actorName",
         e.subject_kind AS "subjectKind", e.subject_id AS "subjectId", e.details ->> 'reason' AS reason,
         e.request_id AS "requestId", e.member_id AS "memberId", c.name AS "memberName",
         e.details ->> 'administratorId' AS "administratorId", t.user_name AS "administratorName", e.details ->> 'role' AS role,
         e.details ->> 'topic' AS topic
    FROM (SELECT e.* FROM ${source} WHERE ${MATCHES} ORDER BY e.at DESC, e.id DESC LIMIT $6 OFFSET $7) e
    LEFT JOIN member m ON e.actor_kind = 'member' AND m.id = e.actor_id
    LEFT JOIN administrator a ON e.actor_kind = 'administrator' AND a.id = e.actor_id
    LEFT JOIN member c ON c.id = e.member_id
    LEFT JOIN administrator t ON t.id = (e.details ->> 'administratorId')::bigint
   ORDER BY e.at DESC, e.id DESC`;

const COUNT = statement('admin_audit_count', count('audit_event e'));
const PAGE = statement('admin_audit_page', page('audit_event e'));
const FOUND_COUNT = statement('admin_audit_found_count', count(found('$6', '$7')));
const FOUND_PAGE = statement('admin_audit_found_page', page(found('$8', '$9')));
const ADMINISTRATORS = statement(
  'admin_audit_administrators',
  `SELECT id, user_name AS "userName" FROM administrator ORDER BY lower(user_name), id`,
);

/** The filters of a search; null for any value. */
export interface AuditQuestion {
  readonly actions: readonly AuditAction[] | null;
  readonly administratorId: string | null;
  readonly memberId: string | null;
  /** First and last day, `YYYY-MM-DD` in Asia/Kolkata. */
  readonly from: string | null;
  readonly to: string | null;
  /** Text in member, reason or administrator; empty finds everything. */
  readonly search: string;
}

export interface AuditEventRow extends AuditEntryRow {
  readonly memberId: string | null;
  readonly memberName: string | null;
  /** The account of the console that was changed, and its name, null once it has been removed; both null for other events. */
  readonly administratorId: string | null;
  readonly administratorName: string | null;
  /** The role that it got. */
  readonly role: string | null;
  /** The key of the topic that was hidden or shown again. */
  readonly topic: string | null;
}

@Injectable()
export class AdminAuditRepository {
  constructor(private readonly sql: ReportingSql) {}

  /** Number of matching events, at most {@link MAX_FOUND}. */
  async count(question: AuditQuestion): Promise<number> {
    const [row] =
      question.search === ''
        ? await this.sql.query(COUNT, valuesOf(question))
        : await this.sql.query(FOUND_COUNT, [...valuesOf(question), ...patternsOf(question)]);
    return row?.total ?? 0;
  }

  /** A page of matching events, latest first. */
  page(question: AuditQuestion, { limit, offset }: PageWindow): Promise<AuditEventRow[]> {
    const left = Math.max(0, Math.min(limit, MAX_FOUND - offset));
    const values = [...valuesOf(question), left, offset];
    return question.search === ''
      ? this.sql.query(PAGE, values)
      : this.sql.query(FOUND_PAGE, [...values, ...patternsOf(question)]);
  }

  administrators(): Promise<{ id: string; userName: string }[]> {
    return this.sql.query(ADMINISTRATORS);
  }
}

function valuesOf({ actions, administratorId, memberId, from, to }: AuditQuestion): unknown[] {
  return [actions, administratorId, memberId, from, to];
}

function patternsOf({ search }: AuditQuestion): [string, string] {
  return [memberPattern(search), emailPattern(search)];
}
