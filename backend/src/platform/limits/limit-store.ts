import type { RateLimit } from '../../config/rate-limits.js';
import type { LimitAnswer } from './sliding-window.js';

/** Time that a request waits for a store; after that its hit is counted in memory. */
export const STORE_TIMEOUT_MS = 2_000;

/** Counts hits in sliding windows (`sliding-window.ts`). Rejected hits do not count. */
export abstract class LimitStore {
  /** Counts one more hit, if it is admitted; atomic under concurrency. */
  abstract hit(key: string, rule: RateLimit): Promise<LimitAnswer>;
  /** Whether one more hit would be admitted. */
  abstract peek(key: string, rule: RateLimit): Promise<LimitAnswer>;
  /** Takes back a hit that turned out not to count. */
  abstract takeBack(key: string): Promise<void>;
  abstract clear(key: string): Promise<void>;
}
