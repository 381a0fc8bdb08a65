import type { LimitRule } from './limit-rules.js';
import type { LimitAnswer } from './sliding-window.js';

/** Counts hits in sliding windows (`sliding-window.ts`). What is refused does not count. */
export abstract class LimitStore {
  /** Counts one more, if it is let through: one step, however many ask at once. */
  abstract hit(key: string, rule: LimitRule): Promise<LimitAnswer>;
  /** Whether one more would be let through. */
  abstract peek(key: string, rule: LimitRule): Promise<LimitAnswer>;
  /** Takes one hit back that turned out not to count. */
  abstract takeBack(key: string): Promise<void>;
  abstract clear(key: string): Promise<void>;
}
