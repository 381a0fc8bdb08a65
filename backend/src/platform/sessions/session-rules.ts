import type { AccountKind } from './identity.js';

/** Lifetimes and number of sessions of a kind of account (docs/security.md). */
export interface SessionRules {
  /** Seconds without a request after which the session ends. */
  readonly idle: number;
  /** Seconds after sign-in when it ends in any case. */
  readonly absolute: number;
  /** Maximum sessions of an account; beyond that, the one seen longest ago is ended. */
  readonly most: number;
  /** Seconds between two updates of "last seen", so that reads rarely cause a write. */
  readonly touchEvery: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const SESSION_RULES: Record<AccountKind, SessionRules> = {
  member: { idle: 14 * DAY, absolute: 30 * DAY, most: 10, touchEvery: 5 * MINUTE },
  administrator: { idle: 30 * MINUTE, absolute: 8 * HOUR, most: 10, touchEvery: MINUTE },
};
