import type { RateLimit } from '../../config/rate-limits.js';
import { LimitStore } from './limit-store.js';
import { answer, usedOf, windowsNow, type KeptWindows, type LimitAnswer } from './sliding-window.js';

/** Maximum number of keys; beyond that, the keys with the oldest windows are dropped. */
const MAX_KEYS = 50_000;
const NOTHING: KeptWindows = { hits: 0, previous: 0, rest: 0 };

interface Entry {
  hits: number;
  previous: number;
  /** Milliseconds of the monotonic clock. */
  expiresAt: number;
}

/** Counts in this process only. */
export class MemoryLimitStore extends LimitStore {
  private readonly entries = new Map<string, Entry>();

  hit(key: string, rule: RateLimit): Promise<LimitAnswer> {
    return Promise.resolve(this.hitNow(key, rule));
  }

  /** Counts a hit without a promise, for the path of every read. */
  hitNow(key: string, rule: RateLimit): LimitAnswer {
    const clock = performance.now();
    const entry = this.entries.get(key);
    const now = windowsNow(keptOf(entry, clock), rule);
    if (usedOf(now, rule) >= rule.max) return answer(false, now, rule);
    const counted = { ...now, hits: now.hits + 1 };
    if (entry && now.hits > 0) entry.hits = counted.hits;
    else this.open(key, counted, clock);
    return answer(true, counted, rule);
  }

  peek(key: string, rule: RateLimit): Promise<LimitAnswer> {
    const now = windowsNow(keptOf(this.entries.get(key), performance.now()), rule);
    return Promise.resolve(answer(usedOf(now, rule) < rule.max, now, rule));
  }

  takeBack(key: string): Promise<void> {
    const entry = this.entries.get(key);
    if (entry && entry.hits > 0) entry.hits -= 1;
    return Promise.resolve();
  }

  clear(key: string): Promise<void> {
    this.entries.delete(key);
    return Promise.resolve();
  }

  private open(key: string, { hits, previous, rest }: KeptWindows, clock: number): void {
    // The entry is deleted first, so that the map stays ordered by the time at which windows were opened.
    this.entries.delete(key);
    this.evictOldest(clock);
    this.entries.set(key, { hits, previous, expiresAt: clock + rest * 1000 });
  }

  private evictOldest(clock: number): void {
    for (const [key, { expiresAt }] of this.entries) {
      if (expiresAt > clock && this.entries.size < MAX_KEYS) return;
      this.entries.delete(key);
    }
  }
}

function keptOf(entry: Entry | undefined, clock: number): KeptWindows {
  if (!entry) return NOTHING;
  return { hits: entry.hits, previous: entry.previous, rest: (entry.expiresAt - clock) / 1000 };
}
