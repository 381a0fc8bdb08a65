import { useSyncExternalStore } from 'react';
import { createValueStore } from './valueStore';

/** Smaller clock differences are ignored: network latency and the rounding of the header to seconds cause them. */
const NOTICEABLE_MS = 60_000;
const TICK_MS = 60_000;

/** How far the server's clock is ahead of this device's, ms; 0 while unknown or negligible. */
let offset = 0;

/**
 * The current time by the server's clock. The times of posts come from the server, and the device's clock may be years
 * off.
 */
export function serverNow(): Date {
  return new Date(Date.now() + offset);
}

/**
 * Updates the difference between the clocks when an answer arrives.
 * @param date its `Date` header (RFC 9110, section 6.6.1); null if it is missing or not exposed
 */
export function setServerTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  const before = offset;
  offset = Math.abs(difference) < NOTICEABLE_MS ? 0 : difference;
  if (Math.abs(offset - before) >= NOTICEABLE_MS) tick();
}

/** One clock for all times on the page. Its timer runs only while a component is subscribed. */
const shown = createValueStore(Date.now());
const tick = () => shown.set(serverNow().getTime());
let subscribers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** The displayed time, ms, by the server's clock. */
const clockTime = shown.get;

function subscribeToClock(listener: () => void): () => void {
  const unsubscribe = shown.subscribe(listener);
  subscribers += 1;
  if (subscribers === 1) {
    tick();
    timer = setInterval(tick, TICK_MS);
  }
  return () => {
    unsubscribe();
    subscribers -= 1;
    if (subscribers === 0) clearInterval(timer);
  };
}

/** The current time by the server's clock, updated every minute while the component is mounted. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribeToClock, clockTime, clockTime));
}
