import { phoneDigits } from '@campus-commons/web-kit/contactInput.ts';
import type { GetListParams, GetOneParams, GetOneResult, UpdateParams, UpdateResult } from 'react-admin';
import type { Calls } from '../api/calls';
import type { AdminUserDto, AuditActorDto } from '../api/generated';
import { pageRecord, postRecord } from './contentMapping';
import { filteredBody, isNewestFirst, withDefault } from './mapping';
import { CURRENT } from './records/current';
import {
  isStatus,
  isUserSort,
  type UserDetailsRecord,
  type UserRecord,
  type UserStatsRecord,
} from './records/users';

/**
 * The body of the users list.
 *
 * @throws Error for a filter, a status or an order that the API does not support
 */
export function usersBody({ sort, ...params }: GetListParams): Calls['/admin/users/getUsers']['body'] {
  const { page, limit, search = '', status } = filteredBody(['search', 'status'], params);
  if (status !== undefined && !isStatus(status)) throw new Error(`No user has the status "${status}".`);
  const body = { page, limit, search: phoneDigits(search), ...(status !== undefined && { status }) };
  if (!sort || isNewestFirst(sort)) return body;
  const { field, order } = sort;
  if (!isUserSort(field)) throw new Error(`Users cannot be sorted by "${field}".`);
  return { ...body, sort: field, order: order === 'ASC' ? 'asc' : 'desc' };
}

const NO_COUNTS = { posts: 0, comments: 0, likes: 0, pages: 0, followedPages: 0 };

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
    // A specified answer has no status, nor has an API of an earlier release.
    status: withDefault(user.status, 'active'),
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
      suspension: withDefault(user.suspension, null),
      counts: { ...NO_COUNTS, ...user.counts },
      pages: withDefault(user.pages, []).map(pageRecord),
      posts: withDefault(user.recentPosts, []).map(postRecord),
      sessions: withDefault(user.sessions, []).map(({ id, device, createdAt, lastSeenAt }) => ({
        id,
        device,
        startedAt: createdAt,
        seenAt: lastSeenAt,
      })),
      audit: withDefault(user.audit, []).map(({ id, at, action, actor, reason }) => ({
        id,
        at,
        action,
        by: actorName(actor),
        reason: reason ?? '',
      })),
    },
  };
}

/**
 * The body that suspends or reinstates a member. The API compares `previousData` with the present status, to detect a
 * change by another administrator.
 *
 * @param params `{ data: { isSuspended, reason }, previousData: { isSuspended } }`
 * @throws Error when `isSuspended` or `reason` is missing
 */
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
    // An empty reason counts as none, which the API accepts for a reinstatement.
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

/** The actor of an audit event, as display text; empty when nobody is named. */
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
