/** What react-admin's hooks answer in the console. Names of the wire format end in the data provider. */

/** Newest first is the only order the API knows. */
export const newestFirst = { field: 'joinedAt', order: 'DESC' } as const;

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
}

/** The one record of the resource `userStats`. */
export const CURRENT_STATS = 'current';

/** How many members there are. Days and months are those of Asia/Kolkata. */
export interface UserStatsRecord {
  id: typeof CURRENT_STATS;
  total: number;
  joinedToday: number;
  joinedThisMonth: number;
}
