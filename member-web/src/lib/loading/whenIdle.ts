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
