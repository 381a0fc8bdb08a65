import type { GetListParams, GetOneParams, GetOneResult, UpdateParams, UpdateResult } from 'react-admin';
import type { Calls } from '../api/calls';
import type { AdminUserDto, AuditActorDto } from '../api/generated';
import { pageRecord, postRecord } from './contentMapping';
import { filteredBody, isNewestFirst } from './mapping';
import { CURRENT } from './records/current';
import {
  isStatus,
  isUserSort,
  type UserDetailsRecord,
  type UserRecord,
  type UserStatsRecord,
} from './records/users';

/**
 * The users list: with a `status` in its filter, and sorted by what the API can sort by.
 *
 * @throws Error when it can not
 */
export function usersBody({ sort, ...params }: GetListParams): Calls['/admin/users/getUsers']['body'] {
  const { page, limit, search = '', status } = filteredBody(['search', 'status'], params);
  if (status !== undefined && !isStatus(status)) throw new Error(`No user has the status "${status}".`);
  const body = { page, limit, search, ...(status !== undefined && { status }) };
  if (!sort || isNewestFirst(sort)) return body;
  const { field, order } = sort;
  if (!isUserSort(field)) throw new Error(`Users cannot be sorted by "${field}".`);
  return { ...body, sort: field, order: order === 'ASC' ? 'asc' : 'desc' };
}

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
    status: user.status,
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

/** Suspending and reinstating: `{ data: { isSuspended, reason } }`, from what `previousData` says they are. */
export function statusBody({
  id,
  data: { isSuspended, reason },
  previousData: { isSuspended: wasSuspended } = {},
}: UpdateParams): Calls['/admin/users/setUserStatus']['body'] {
  if (typeof isSuspended !== 'boolean' || typeof reason !== 'string')
    throw new Error('Of a member only "isSuspended" can be updated, with a "reason".');
  return {
    id: String(id),
    status: isSuspended ? 'suspended' : 'active',
    ...(typeof wasSuspended === 'boolean' && { from: wasSuspended ? 'suspended' : 'active' }),
    // An empty reason is one that was not given, which the API allows for reinstating.
    ...(reason !== '' && { reason }),
  };
}

export function statusResult({
  data: { id, status },
}: Calls['/admin/users/setUserStatus']['answer']): UpdateResult<
  Pick<UserRecord, 'id'> & { isSuspended: boolean }
> {
  return { data: { id, isSuspended: status === 'suspended' } };
}

/** Who did something, fit to be shown; empty when nobody is to be named. */
export function actorName({ kind, name }: AuditActorDto): string {
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
