import type { CURRENT } from './current';

/** The administrator who is logged in; the resource `account`. */
export interface AccountRecord {
  id: typeof CURRENT;
  userName: string;
  /** Since when they are an administrator; ISO 8601, UTC. */
  createdAt: string;
}

/** A session of this administrator; the resource `sessions`. */
export interface OwnSessionRecord {
  id: string;
  /** What the browser calls itself. */
  device: string;
  /** ISO 8601, UTC. */
  startedAt: string;
  seenAt: string;
  /** When it ends however busy it is; undefined from an API that does not tell. */
  endsAt: string | undefined;
  /** Whether it is the one that asks. */
  isThisOne: boolean;
}
