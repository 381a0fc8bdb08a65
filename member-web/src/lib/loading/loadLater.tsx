import { useEffect, useState, type ComponentType } from 'react';
import { lazyOrNothing } from './lazyOrNothing';

/** A busy page may never be idle. */
const IDLE_TIMEOUT_MS = 5_000;

/** Like {@link lazyOrNothing}, but loaded only once the browser has nothing more urgent to do, or after {@link IDLE_TIMEOUT_MS}. */
export function lazyWhenIdle<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Component = lazyOrNothing(load);
  return function WhenIdle(props: Props) {
    const [isIdle, setIsIdle] = useState(false);
    useEffect(() => whenIdle(() => setIsIdle(true), IDLE_TIMEOUT_MS), []);
    return isIdle && <Component {...props} />;
  };
}

/** The same, never on a device that saves data. */
export function decoration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Component = lazyWhenIdle(load);
  return function Decoration(props: Props) {
    return !savesData() && <Component {...props} />;
  };
}

/** For browsers that cannot tell when they are idle (Safari before version 26). */
const FALLBACK_MS = 1500;

/**
 * Runs `work` once the browser has nothing more urgent to do. Returns a function that cancels it.
 * @param withinMs waits no longer than this
 */
export function whenIdle(work: () => void, withinMs?: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, withinMs ?? FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, withinMs === undefined ? undefined : { timeout: withinMs });
  return () => cancelIdleCallback(handle);
}

/** Whether the device saves data, so that nothing is loaded that nobody asked for. Only some browsers tell. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
