/** How a count stands after it was raised. */
export interface LimitCount {
  /** Hits in the current window, this one included. */
  readonly hits: number;
  /** Seconds until the window ends, at least 1. */
  readonly resetIn: number;
}

/** Counts hits in fixed windows. */
export abstract class LimitStore {
  /** @param seconds length of a window that this hit may open */
  abstract hit(key: string, seconds: number): Promise<LimitCount>;
  /** How the count stands, without raising it; null when no window is open. */
  abstract peek(key: string): Promise<LimitCount | null>;
  abstract clear(key: string): Promise<void>;
}
