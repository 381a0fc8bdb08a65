import type { LimitRule } from './limit-rules.js';

/** What a store keeps for a key: the window under way and the one before it. */
export interface KeptWindows {
  /** Hits let through in the latest window. */
  readonly hits: number;
  /** Hits let through in the window before it. */
  readonly previous: number;
  /** Seconds for which this still counts: until one whole window after the latest one has ended. */
  readonly rest: number;
}

/** Whether one more is let through. */
export interface LimitAnswer {
  readonly admitted: boolean;
  /** Seconds until one more would be let through, at least 1. */
  readonly retryAfter: number;
}

/** The windows as they stand now: what was the latest may have become the previous one, or have no weight any more. */
export function windowsNow({ hits, previous, rest }: KeptWindows, { seconds }: LimitRule): KeptWindows {
  if (rest > seconds) return { hits, previous, rest };
  if (rest > 0) return { hits: 0, previous: hits, rest: rest + seconds };
  return { hits: 0, previous: 0, rest: 2 * seconds };
}

/**
 * Hits that count now: those of the window under way, and of the previous one the share that one length of time,
 * looking back, still covers. So a burst over the boundary of two windows counts as what it is.
 */
export function usedOf({ hits, previous, rest }: KeptWindows, { seconds }: LimitRule): number {
  const share = Math.min(1, (rest - seconds) / seconds);
  return hits + Math.floor(previous * share);
}

/** @param now the windows after {@link windowsNow}, a hit that was let through included */
export function answer(admitted: boolean, now: KeptWindows, rule: LimitRule): LimitAnswer {
  const { most, seconds } = rule;
  const untilNext = now.rest - seconds;
  // The previous window's share shrinks steadily; when the one under way is full by itself, only its end helps.
  const untilRoom = now.hits >= most ? untilNext : untilNext - ((most - now.hits) * seconds) / now.previous;
  const wait = usedOf(now, rule) < most ? 0 : untilRoom;
  // The next whole second: at the very moment the share is still what it was.
  return { admitted, retryAfter: Math.floor(wait) + 1 };
}
