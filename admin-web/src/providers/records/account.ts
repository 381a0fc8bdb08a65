import type { CURRENT } from './current';

/** The administrator who is logged in; the resource `account`. */
export interface AccountRecord {
  id: typeof CURRENT;
  userName: string;
  /** When the account was created; ISO 8601, UTC. */
  createdAt: string;
}

/** A session of this administrator; the resource `sessions`. */
export interface OwnSessionRecord {
  id: string;
  /** The browser's user agent. */
  device: string;
  /** ISO 8601, UTC. */
  startedAt: string;
  seenAt: string;
  /** When it ends even if it is active, ISO 8601, UTC; undefined if the API does not report it. */
  endsAt: string | undefined;
  /** Whether it is the current session. */
  isCurrent: boolean;
}
