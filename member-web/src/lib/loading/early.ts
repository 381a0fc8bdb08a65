/** The results of `public/early.js`, which runs before the site's code has loaded. */
interface Early {
  /** When the splash was shown, ms since the page's time origin. */
  splashAt: number;
  /** The call that was already sent: its URL, token and body. */
  url?: string;
  token?: string;
  body?: string;
  /** The answer to that call; undefined if the call failed. */
  response?: Promise<Response | undefined>;
  /** Whether the site has replaced the early posts (early/earlyPosts.ts). */
  arePostsOver?: boolean;
}

declare global {
  interface Window {
    __CAMPUS_EARLY__?: Early;
  }
}

/**
 * The remaining time, ms, of a splash that has to be visible for `whole` ms. `early.js` may have shown it before the
 * site's code had loaded.
 */
export function remainingSplashMs(whole: number): number {
  const shownAt = window.__CAMPUS_EARLY__?.splashAt;
  return shownAt === undefined ? whole : Math.max(0, whole - (performance.now() - shownAt));
}

/** The element that shows the early posts and covers the site until the site shows its own. */
export const EARLY_POSTS_ID = 'early-posts';

export function areEarlyPostsOver(): boolean {
  return window.__CAMPUS_EARLY__?.arePostsOver === true;
}

/** Removes the early posts. Call it before painting what replaces them. */
export function endEarlyPosts(): void {
  const early = window.__CAMPUS_EARLY__;
  if (!early || early.arePostsOver) return;
  early.arePostsOver = true;
  document.getElementById(EARLY_POSTS_ID)?.remove();
  document.getElementById('root')?.removeAttribute('inert');
}
