/** What `public/early.js` did before the site's code had loaded. */
interface Early {
  /** When the splash was shown, ms since the page's time origin. */
  splashAt: number;
  /** The call that was already made: its address, token and body. */
  url?: string;
  token?: string;
  body?: string;
  /** Its answer; undefined if it failed. */
  response?: Promise<Response | undefined>;
  /** The site has something to show instead of the early posts (early/earlyPosts.ts). */
  arePostsOver?: boolean;
}

declare global {
  interface Window {
    __CAMPUS_EARLY__?: Early;
  }
}

/**
 * For how much longer, ms, to show a splash that has to be visible for `whole` ms: it may have been there before the
 * site's code.
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
