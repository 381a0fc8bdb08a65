import type { GetOneParams, GetOneResult, UpdateParams, UpdateResult } from 'react-admin';
import type { Calls } from '../api/calls';
import type { AdminUserDto, AuditActorDto } from '../api/generated';
import { pageRecord, postRecord } from './contentMapping';
import { CURRENT } from './records/current';
import type { UserDetailsRecord, UserRecord, UserStatsRecord } from './records/users';

export function userRecord({ UserProfile, ...user }: AdminUserDto): UserRecord {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    phone: user.phone,
    college: UserProfile.collegeName ?? '',
    course: UserProfile.courseName ?? '',
    picture: UserProfile.profileUrl,
    joinedAt: user.createdAt,
    isSuspended: user.status === 'suspended',
  };
}

export function statsResult({
  data,
}: Calls['/admin/users/getUsersStats']['answer']): GetOneResult<UserStatsRecord> {
  return {
    data: {
      id: CURRENT,
      total: data.totalUsers,
      joinedToday: data.todayUsers,
      joinedThisMonth: data.monthUsers,
    },
  };
}

export function detailsBody({ id }: GetOneParams): Calls['/admin/users/getUser']['body'] {
  return { id: String(id) };
}

export function detailsResult({
  data: { UserProfile, ...user },
}: Calls['/admin/users/getUser']['answer']): GetOneResult<UserDetailsRecord> {
  return {
    data: {
      id: user.id,
      name: user.name,
      email: user.email,
      phone: user.phone,
      title: UserProfile.title ?? '',
      bio: UserProfile.bio ?? '',
      college: UserProfile.collegeName ?? '',
      collegeYear: UserProfile.collegeYear ?? '',
      course: UserProfile.courseName ?? '',
      picture: UserProfile.profileUrl,
      joinedAt: user.createdAt,
      suspension: user.suspension,
      counts: user.counts,
      pages: user.pages.map(pageRecord),
      posts: user.recentPosts.map(postRecord),
      sessions: user.sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
        id,
        device,
        startedAt: createdAt,
        seenAt: lastSeenAt,
      })),
      audit: user.audit.map(({ id, at, action, actor, reason }) => ({
        id,
        at,
        action,
        by: actorName(actor),
        reason: reason ?? '',
      })),
    },
  };
}

/** Suspending and reinstating: `{ data: { isSuspended, reason } }`. */
export function statusBody({
  id,
  data: { isSuspended, reason },
}: UpdateParams): Calls['/admin/users/setUserStatus']['body'] {
  if (typeof isSuspended !== 'boolean' || typeof reason !== 'string')
    throw new Error('Of a member only "isSuspended" can be updated, with a "reason".');
  return {
    id: String(id),
    status: isSuspended ? 'suspended' : 'active',
    // An empty reason is one that was not given, which the API allows for reinstating.
    ...(reason !== '' && { reason }),
  };
}

export function statusResult({
  data: { id, status },
}: Calls['/admin/users/setUserStatus']['answer']): UpdateResult<Pick<UserRecord, 'id' | 'isSuspended'>> {
  return { data: { id, isSuspended: status === 'suspended' } };
}

function actorName({ kind, name }: AuditActorDto): string {
  switch (kind) {
    case 'administrator':
      return name === null ? 'a former administrator' : `administrator ${name}`;
    case 'member':
      return name ?? 'a former member';
    case 'system':
      return 'the system';
    case 'anonymous':
      return '';
  }
}
