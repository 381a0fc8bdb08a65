import { isByModeratorSql } from '../../../common/standing-measures.js';
import { Injectable } from '@nestjs/common';
import type { RemovableKind } from '../../../common/removal.js';
import type { AuditAction } from '../../../platform/audit/audit-actions.js';
import { ReportingSql } from '../../../platform/sql/own-pools.js';
import { statement } from '../../../platform/sql/statement.js';
import type { Member } from '../../profile/member.entity.js';
import { PROFILE_COLUMNS, type ProfileFieldsRow } from '../../profile/profile-fields.mapper.js';
import type { SuspensionRow } from './admin-user-status.repository.js';

const MEMBER = statement(
  'admin_user_member',
  `SELECT m.id, m.name, m.email, m.phone, m.created_at AS "createdAt", m.avatar_path AS "avatarPath",
          m.cover_path AS "coverPath", ${PROFILE_COLUMNS}, m.suspended_at AS "suspendedAt",
          m.suspension_reason AS "suspensionReason", m.suspended_until AS "suspendedUntil", a.user_name AS "suspendedBy",
          ${isByModeratorSql('m.id')} AS "isByModerator",
          m.limited_until AS "limitedUntil", m.limited_rule AS "limitedRule", m.age_band AS "ageBand",
          CASE WHEN g.state = 'asked' AND g.expires_at <= now() THEN 'expired' ELSE g.state END AS "consentState",
          g.method, g.relation, g.asked_at AS "askedAt", g.expires_at AS "expiresAt", g.answered_at AS "answeredAt",
          EXISTS (SELECT FROM factor f WHERE f.member_id = m.id AND f.confirmed_at IS NOT NULL) AS "hasSecondFactor"
     FROM member m LEFT JOIN administrator a ON a.id = m.suspended_by LEFT JOIN guardian_consent g ON g.member_id = m.id
    WHERE m.id = $1 AND m.deleted_at IS NULL`,
);
const COUNTS = statement(
  'admin_user_counts',
  `SELECT (SELECT posts FROM member_counter WHERE member_id = $1::bigint) AS posts,
          (SELECT count(*)::int FROM comment WHERE author_id = $1::bigint AND NOT hidden) AS comments,
          (SELECT count(*)::int FROM post_like WHERE member_id = $1::bigint) AS likes,
          (SELECT count(*)::int FROM page WHERE creator_id = $1::bigint AND NOT hidden) AS pages,
          (SELECT count(*)::int FROM follow WHERE member_id = $1::bigint) AS "followedPages"`,
  // A trigger creates the counter row with the member.
  { notNull: ['posts'] },
);
const auditOf = (condition: string) => `
   SELECT e.id, e.at, e.action, e.actor_kind AS "actorKind", e.actor_id AS "actorId",
          CASE e.actor_kind WHEN 'member' THEN m.name WHEN 'administrator' THEN a.user_name END AS "actorName",
          e.subject_kind AS "subjectKind", e.subject_id AS "subjectId", e.details ->> 'reason' AS reason,
          e.request_id AS "requestId"
     FROM audit_event e
     LEFT JOIN member m ON e.actor_kind = 'member' AND m.id = e.actor_id
     LEFT JOIN administrator a ON e.actor_kind = 'administrator' AND a.id = e.actor_id
    WHERE e.member_id = $1 ${condition} ORDER BY e.id DESC LIMIT 50`;
const AUDIT = statement('admin_user_audit', auditOf(''));
/** Acts of moderation, for moderators: not what members do, and not who reported what. */
const DECISIONS = [
  'member_suspended',
  'member_reinstated',
  'post_removed',
  'page_removed',
  'comment_removed',
  'post_restored',
  'page_restored',
  'comment_restored',
  'case_decided',
  'decision_undone',
  'appeal_answered',
] as const satisfies readonly AuditAction[];
const DECIDED = statement('admin_user_decisions', auditOf('AND e.action = ANY ($2::text[])'));

export type MemberDetailsRow = SuspensionRow &
  ProfileFieldsRow &
  Readonly<Pick<Member, 'name' | 'email' | 'phone' | 'createdAt'>> & {
    readonly hasSecondFactor: boolean;
    readonly ageBand: string | null;
    readonly consentState: string | null;
    readonly method: string | null;
    readonly relation: string | null;
    readonly askedAt: Date | null;
    readonly expiresAt: Date | null;
    readonly answeredAt: Date | null;
  };

export interface MemberCountsRow {
  readonly posts: number;
  readonly comments: number;
  readonly likes: number;
  readonly pages: number;
  readonly followedPages: number;
}

export interface AuditEntryRow {
  readonly id: string;
  readonly at: Date;
  readonly action: AuditAction;
  readonly actorKind: 'member' | 'administrator' | 'anonymous' | 'system';
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly subjectKind: RemovableKind | null;
  readonly subjectId: string | null;
  readonly reason: string | null;
  readonly requestId: string | null;
}

@Injectable()
export class AdminUserDetailsRepository {
  constructor(private readonly sql: ReportingSql) {}

  /** Null when there is no such member. */
  async member(id: string): Promise<MemberDetailsRow | null> {
    const [row] = await this.sql.query(MEMBER, [id]);
    return row ?? null;
  }

  async counts(id: string): Promise<MemberCountsRow> {
    const [row] = await this.sql.query(COUNTS, [id]);
    if (!row) throw new Error('The counts answered no row');
    return row;
  }

  /** The fifty newest events about the member. */
  audit(id: string): Promise<AuditEntryRow[]> {
    return this.sql.query(AUDIT, [id]);
  }

  /** The fifty newest of those events in which something was decided about the member or the member's content. */
  decisions(id: string): Promise<AuditEntryRow[]> {
    return this.sql.query(DECIDED, [id, DECISIONS]);
  }
}
