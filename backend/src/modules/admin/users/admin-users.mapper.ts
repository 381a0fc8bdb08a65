import type { AgeBand } from '../../../common/age-band.js';
import { isModerator, type ConsoleRole, type Identity } from '../../../common/identity.js';
import type { AuditEventDto } from '../audit/admin-audit.dto.js';
import type { AuditEventRow } from '../audit/admin-audit.repository.js';
import { toAdminPage, toAdminPost } from '../content/admin-content.mapper.js';
import type { AdminPageRow, AdminPostRow } from '../content/admin-content.repository.js';
import { toProfileFields } from '../../profile/profile-fields.mapper.js';
import type { GuardianConsentDto } from '../../account/age/age.dto.js';
import { toConsent } from '../../account/age/guardian-consent.mapper.js';
import type { AccountLimitDto } from '../../profile/profile.dto.js';
import type { AdminUserDetailsDto, AuditEntryDto, MemberAgeDto } from './admin-user-details.dto.js';
import type { AuditEntryRow, MemberCountsRow, MemberDetailsRow } from './admin-user-details.repository.js';
import type { Suspension, SuspensionRow } from './admin-user-status.repository.js';
import type { AdminUserDto, UserStatusDto } from './admin-users.dto.js';
import type { UserRow } from './admin-users.repository.js';

/** A suspension that has ended by the clock is none, also in the minute until the job lifts it. */
export const isSuspended = ({ suspendedAt, suspendedUntil }: Suspension): boolean =>
  suspendedAt !== null && (suspendedUntil === null || suspendedUntil.getTime() > Date.now());

/** Moderators end the suspensions of moderators, administrators all. */
export const mayEnd = (caller: Identity, isByModerator: boolean | null): boolean =>
  !isModerator(caller) || isByModerator === true;

export function toUserStatus(row: SuspensionRow, caller: Identity): UserStatusDto {
  const { id, suspendedAt, suspendedUntil, suspensionReason, suspendedBy } = row;
  if (suspendedAt === null || !isSuspended(row)) return { id, status: 'active', suspension: null };
  const suspension = {
    at: suspendedAt.toISOString(),
    reason: suspensionReason ?? '',
    by: suspendedBy,
    until: suspendedUntil?.toISOString() ?? null,
    canLift: mayEnd(caller, row.isByModerator),
  };
  return { id, status: 'suspended', suspension };
}

function toLimit({ limitedUntil, limitedRule }: SuspensionRow): AccountLimitDto | null {
  if (limitedUntil === null || limitedUntil.getTime() <= Date.now()) return null;
  return { until: limitedUntil.toISOString(), rule: limitedRule };
}

export function toAdminUser(row: UserRow): AdminUserDto {
  const { id, name, email, phone, createdAt, suspendedAt, deletedAt, avatarPath, collegeName, courseName } =
    row;
  return {
    id,
    name,
    email,
    phone,
    status: deletedAt !== null ? 'deleted' : suspendedAt === null ? 'active' : 'suspended',
    createdAt: createdAt.toISOString(),
    UserProfile: { profileUrl: avatarPath, collegeName, courseName },
  };
}

/** A member as moderators see them. */
export function withoutAddress<User extends Pick<AdminUserDto, 'email' | 'phone'>>(user: User): User {
  return { ...user, email: null, phone: null };
}

/** The rows from which the details are built. */
export interface UserDetailsRows {
  readonly member: MemberDetailsRow;
  readonly counts: MemberCountsRow;
  readonly pages: readonly AdminPageRow[];
  readonly posts: readonly AdminPostRow[];
  readonly sessions: readonly {
    readonly id: string;
    readonly device: string;
    readonly createdAt: Date;
    readonly lastSeenAt: Date;
  }[];
  readonly audit: readonly AuditEntryRow[];
}

export function toUserDetails(rows: UserDetailsRows, caller: Identity): AdminUserDetailsDto {
  const { member, counts } = rows;
  return {
    ...toUserStatus(member, caller),
    limit: toLimit(member),
    age: toAge(member),
    name: member.name,
    email: member.email,
    phone: member.phone,
    createdAt: member.createdAt.toISOString(),
    UserProfile: toProfileFields(member),
    counts: { ...counts },
    pages: rows.pages.map(toAdminPage),
    recentPosts: rows.posts.map(toAdminPost),
    hasSecondFactor: rows.member.hasSecondFactor,
    sessions: rows.sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    audit: rows.audit.map(toAuditEntry),
  };
}

function toAge(row: MemberDetailsRow): MemberAgeDto {
  // Check constraints allow no others.
  const band = row.ageBand as AgeBand | null;
  const state = row.consentState as GuardianConsentDto['state'] | null;
  if (state === null) return { band, consent: null };
  const method = row.method as GuardianConsentDto['method'];
  const relation = row.relation as GuardianConsentDto['relation'];
  return { band, consent: toConsent({ ...row, state, method, relation }) };
}

export function toAuditEvent(row: AuditEventRow): AuditEventDto {
  const { memberId, memberName, administratorId, administratorName, role, topic } = row;
  return {
    ...toAuditEntry(row),
    member: memberId === null ? null : { id: memberId, name: memberName },
    consoleAccount:
      administratorId === null
        ? null
        : { id: administratorId, userName: administratorName, role: role as ConsoleRole | null },
    topic,
  };
}

function toAuditEntry(row: AuditEntryRow): AuditEntryDto {
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: { kind: row.actorKind, id: row.actorId, name: row.actorName },
    subject:
      row.subjectKind === null || row.subjectId === null
        ? null
        : { kind: row.subjectKind, id: row.subjectId },
    reason: row.reason,
    requestId: row.requestId,
  };
}
