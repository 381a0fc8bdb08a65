/** How long sessions last, and how many an account may have (docs/build/security.md, "Sessions and passwords"). */
export interface SessionLimits {
  /** Time without a request after which the session ends. */
  readonly maxIdleSeconds: number;
  /** Time after sign-in when it ends in any case: requests renew the idle time, never this. */
  readonly maxAgeSeconds: number;
  /** Maximum sessions of an account; a further sign-in ends the one seen longest ago. */
  readonly maxSessions: number;
  /** Time between two updates of "last seen", so that reads rarely cause a write (docs/decisions/0003-sessions.md). */
  readonly touchIntervalSeconds: number;
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** The limits of each kind of account. */
export const SESSION_LIMITS = {
  member: {
    maxIdleSeconds: 14 * DAY_SECONDS,
    maxAgeSeconds: 30 * DAY_SECONDS,
    maxSessions: 10,
    touchIntervalSeconds: 5 * MINUTE_SECONDS,
  },
  administrator: {
    maxIdleSeconds: 30 * MINUTE_SECONDS,
    maxAgeSeconds: 8 * HOUR_SECONDS,
    maxSessions: 10,
    touchIntervalSeconds: MINUTE_SECONDS,
  },
} as const satisfies Record<string, SessionLimits>;

/** Seconds after its last sign-in for which a device counts as known (docs/decisions/0006-limits.md). */
export const DEVICE_KNOWN_SECONDS = 180 * DAY_SECONDS;
