import type { AdminRecordDto, GetUsersDto, TimelineDayDto } from '../api/generated';

/** The id of the only record of a resource with a single record, such as statistics, settings or one's own account. */
export const CURRENT = 'current';

/** The record of a resource with a single record: an answer of the API with the id that react-admin needs. */
export type Single<Dto> = Omit<Dto, 'id'> & { id: typeof CURRENT };

/** A day of the resource `timeline`, with its date as id. */
export type TimelineDay = TimelineDayDto & { id: string };

/** The default order of lists. */
export const newestFirst = { field: 'createdAt', order: 'DESC' } as const;

/** The states of a record of work, as it goes through them. */
export const recordStates = ['offered', 'accepted', 'revoked'] as const satisfies AdminRecordDto['state'][];
export type RecordState = (typeof recordStates)[number];

export function isRecordState(text: unknown): text is RecordState {
  return recordStates.some((state) => state === text);
}

/** The statuses to filter the users list by. */
export const userStatuses = ['active', 'suspended', 'deleted'] as const satisfies GetUsersDto['status'][];
export type UserStatus = (typeof userStatuses)[number];
/** What the users list and its export are filtered by, besides a search. */
export type UserFilter = {
  /** A text in the name of the college. */
  college?: string;
  status?: UserStatus;
};
/** The fields to sort the users list by, with the API's names. */
export const userSorts = [
  'name',
  'email',
  'college',
  'course',
  'createdAt',
] as const satisfies GetUsersDto['sort'][];
export type UserSort = (typeof userSorts)[number];

export function isStatus(text: unknown): text is UserStatus {
  return userStatuses.some((status) => status === text);
}

export function isUserSort(text: string | undefined): text is UserSort {
  return userSorts.some((sort) => sort === text);
}
