/** For browsers that cannot tell when they are idle (Safari before version 26), ms. */
const FALLBACK_MS = 1500;

/** Runs `work` once the browser has nothing more urgent to do. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
