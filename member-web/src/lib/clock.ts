import { createValueStore } from './valueStore';

/** Below this the difference is the way of the answer and the seconds to which the server rounds, ms. */
const NOTICEABLE_MS = 60_000;
const TICK_MS = 60_000;

/** How far the server's clock is ahead of this device's, ms; 0 until it is known, and while both agree. */
let ahead = 0;

/** The moment by the server's clock: that of the device may be years off, and the times of posts are the server's. */
export function serverNow(): Date {
  return new Date(Date.now() + ahead);
}

/**
 * Compares the clocks at the moment an answer comes in.
 * @param date its `Date` header (RFC 9110, section 6.6.1); null where there is none or it may not be read
 */
export function noteServerTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  const before = ahead;
  ahead = Math.abs(difference) < NOTICEABLE_MS ? 0 : difference;
  if (Math.abs(ahead - before) >= NOTICEABLE_MS) tick();
}

/** One clock for all times on the page; it stands still while nothing shows a time. */
const shown = createValueStore(Date.now());
const tick = () => shown.set(serverNow().getTime());
let readers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** The moment that is shown, ms, by the server's clock; for `useSyncExternalStore` with {@link followClock}. */
export const shownMoment = shown.get;

export function followClock(listener: () => void): () => void {
  const leave = shown.subscribe(listener);
  readers += 1;
  if (readers === 1) {
    tick();
    timer = setInterval(tick, TICK_MS);
  }
  return () => {
    leave();
    readers -= 1;
    if (readers === 0) clearInterval(timer);
  };
}
