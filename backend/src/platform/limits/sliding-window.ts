import type { RateLimit } from '../../config/rate-limits.js';

/** The data a store keeps for a key: the current window and the previous one. */
export interface KeptWindows {
  /** Hits admitted in the latest window. */
  readonly hits: number;
  /** Hits admitted in the window before it. */
  readonly previous: number;
  /** Seconds for which the entry still counts: until one whole window after the end of the latest one. */
  readonly rest: number;
}

/** Whether one more hit is admitted. */
export interface LimitAnswer {
  readonly admitted: boolean;
  /** Seconds until one more hit would be admitted, at least 1. */
  readonly retryAfter: number;
}

/** The windows at the current time: the latest one may have become the previous one, or may no longer count. */
export function windowsNow({ hits, previous, rest }: KeptWindows, { seconds }: RateLimit): KeptWindows {
  if (rest > seconds) return { hits, previous, rest };
  if (rest > 0) return { hits: 0, previous: hits, rest: rest + seconds };
  return { hits: 0, previous: 0, rest: 2 * seconds };
}

/**
 * Hits that count now: those of the current window, plus those of the previous window in proportion to the part of it
 * that is less than one window length ago. So a burst across the boundary of two windows is fully counted.
 */
export function usedOf({ hits, previous, rest }: KeptWindows, { seconds }: RateLimit): number {
  const share = Math.min(1, (rest - seconds) / seconds);
  return hits + Math.floor(previous * share);
}

/** @param now the windows after {@link windowsNow}, including an admitted hit */
export function answer(admitted: boolean, now: KeptWindows, rule: RateLimit): LimitAnswer {
  const { max, seconds } = rule;
  const untilNext = now.rest - seconds;
  // The previous window's share shrinks steadily; if the current window alone is full, the client must wait for its
  // end.
  const untilRoom = now.hits >= max ? untilNext : untilNext - ((max - now.hits) * seconds) / now.previous;
  const wait = usedOf(now, rule) < max ? 0 : untilRoom;
  // Rounded up to the next whole second: exactly at that moment the share has not shrunk yet.
  return { admitted, retryAfter: Math.floor(wait) + 1 };
}
