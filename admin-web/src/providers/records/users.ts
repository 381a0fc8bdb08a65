import type { AuditEntryDto, UserCountsDto } from '../../api/generated';
import type { PageRecord, PostRecord } from './content';
import type { CURRENT } from './current';

/** The records of members that react-admin's hooks return. Only the data provider uses the API's field names. */

/** The statuses to filter the users list by. */
export const userStatuses = ['active', 'suspended', 'deleted'] as const;
export type UserStatus = (typeof userStatuses)[number];
/** The fields to sort the users list by, with the API's names. */
export const userSorts = ['name', 'email', 'college', 'course', 'createdAt'] as const;
export type UserSort = (typeof userSorts)[number];

export function isStatus(text: string | undefined): text is UserStatus {
  return userStatuses.some((status) => status === text);
}

export function isUserSort(text: string | undefined): text is UserSort {
  return userSorts.some((sort) => sort === text);
}

/** A member in the users list. */
export interface UserRecord {
  id: string;
  name: string;
  email: string;
  phone: string;
  /** Empty when the member has not given it. */
  college: string;
  course: string;
  /** Path of the profile picture on the API's host; `null` without one. */
  picture: string | null;
  /** ISO 8601, UTC. */
  joinedAt: string;
  /** Only active members can sign in. Deleted accounts are listed only with the filter "deleted". */
  status: UserStatus;
}

/** Numbers of members; the resource `userStats`. Days and months are those of Asia/Kolkata. */
export interface UserStatsRecord {
  id: typeof CURRENT;
  total: number;
  joinedToday: number;
  joinedThisMonth: number;
}

/** The suspension of a member. */
export interface Suspension {
  /** ISO 8601, UTC. */
  at: string;
  reason: string;
  /** User ID of the administrator; `null` when the account no longer exists. */
  by: string | null;
}

/** A session of a member. */
export interface SessionRecord {
  id: string;
  /** The browser's user agent. */
  device: string;
  /** ISO 8601, UTC. */
  startedAt: string;
  seenAt: string;
}

/** An event of the audit log. */
export interface AuditRecord {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  action: AuditEntryDto['action'];
  /** Who did it, as display text; empty when nobody is named. */
  by: string;
  /** Empty for actions without a reason. */
  reason: string;
}

/** Everything about one member; the resource `userDetails`. */
export interface UserDetailsRecord extends Omit<UserRecord, 'status'> {
  title: string;
  bio: string;
  collegeYear: string;
  suspension: Suspension | null;
  counts: UserCountsDto;
  /** Pages that the member created, newest first. */
  pages: PageRecord[];
  /** The member's newest posts. */
  posts: PostRecord[];
  sessions: SessionRecord[];
  audit: AuditRecord[];
}
