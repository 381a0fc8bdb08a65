import type { AuditEntryDto, UserCountsDto } from '../../api/generated';
import type { PageRecord, PostRecord } from './content';
import type { CURRENT } from './current';

/** What react-admin's hooks answer about members. Names of the wire format end in the data provider. */

/** What the users list can be narrowed down to. */
export const userStatuses = ['active', 'suspended', 'deleted'] as const;
export type UserStatus = (typeof userStatuses)[number];
/** What it can be sorted by, as the API names it. */
export const userSorts = ['name', 'email', 'college', 'course', 'createdAt'] as const;
export type UserSort = (typeof userSorts)[number];

export function isStatus(text: string | undefined): text is UserStatus {
  return userStatuses.some((status) => status === text);
}

export function isUserSort(text: string | undefined): text is UserSort {
  return userSorts.some((sort) => sort === text);
}

/** A member, as the users list shows them. */
export interface UserRecord {
  id: string;
  name: string;
  email: string;
  phone: string;
  /** Empty when the member has not said. */
  college: string;
  course: string;
  /** Path of the profile picture on the API's host; `null` without one. */
  picture: string | null;
  /** ISO 8601, UTC. */
  joinedAt: string;
  /** Whether they may sign in; whoever has deleted their account is listed only when asked for. */
  status: UserStatus;
}

/** How many members there are; the resource `userStats`. Days and months are those of Asia/Kolkata. */
export interface UserStatsRecord {
  id: typeof CURRENT;
  total: number;
  joinedToday: number;
  joinedThisMonth: number;
}

/** Since when a member is shut out, and why. */
export interface Suspension {
  /** ISO 8601, UTC. */
  at: string;
  reason: string;
  /** User ID of the administrator; `null` when they are none any more. */
  by: string | null;
}

/** Where a person is logged in. */
export interface SessionRecord {
  id: string;
  /** What the browser calls itself. */
  device: string;
  /** ISO 8601, UTC. */
  startedAt: string;
  seenAt: string;
}

/** Something the server recorded. */
export interface AuditRecord {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  action: AuditEntryDto['action'];
  /** Who did it, fit to be shown; empty when nobody is to be named. */
  by: string;
  /** Empty where no reason is asked for. */
  reason: string;
}

/** Everything about one member; the resource `userDetails`. */
export interface UserDetailsRecord extends Omit<UserRecord, 'status'> {
  title: string;
  bio: string;
  collegeYear: string;
  suspension: Suspension | null;
  counts: UserCountsDto;
  /** Pages they created, newest first. */
  pages: PageRecord[];
  /** Their newest posts. */
  posts: PostRecord[];
  sessions: SessionRecord[];
  audit: AuditRecord[];
}
