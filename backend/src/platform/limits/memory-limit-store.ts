import { LimitStore, type LimitCount } from './limit-store.js';

/** Keys kept at most; beyond, those whose window ends first go. */
const MOST_KEYS = 50_000;

interface Window {
  hits: number;
  /** Milliseconds of the monotonic clock. */
  endsAt: number;
}

/** Counts in this process alone. */
export class MemoryLimitStore extends LimitStore {
  private readonly windows = new Map<string, Window>();

  hit(key: string, seconds: number): Promise<LimitCount> {
    return Promise.resolve(this.hitNow(key, seconds));
  }

  /** The same without a promise, for the path every read takes. */
  hitNow(key: string, seconds: number): LimitCount {
    const now = performance.now();
    const open = this.windows.get(key);
    if (open && open.endsAt > now) {
      open.hits += 1;
      return countOf(open, now);
    }
    // Deleted first, so that the map stays in the order in which windows were opened.
    this.windows.delete(key);
    this.makeRoom(now);
    const opened = { hits: 1, endsAt: now + seconds * 1000 };
    this.windows.set(key, opened);
    return countOf(opened, now);
  }

  peek(key: string): Promise<LimitCount | null> {
    const now = performance.now();
    const open = this.windows.get(key);
    return Promise.resolve(open && open.endsAt > now ? countOf(open, now) : null);
  }

  clear(key: string): Promise<void> {
    this.windows.delete(key);
    return Promise.resolve();
  }

  private makeRoom(now: number): void {
    for (const [key, { endsAt }] of this.windows) {
      if (endsAt > now && this.windows.size < MOST_KEYS) return;
      this.windows.delete(key);
    }
  }
}

function countOf({ hits, endsAt }: Window, now: number): LimitCount {
  return { hits, resetIn: Math.max(1, Math.ceil((endsAt - now) / 1000)) };
}
