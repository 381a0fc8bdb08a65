/** What `public/early.js` did before the site's code had arrived. */
interface Early {
  /** When the splash was shown, ms of the page's clock. */
  splashAt: number;
  /** The call that is under way already: its address, the token and the body it was sent with. */
  url?: string;
  token?: string;
  body?: string;
  /** Its answer; undefined when none came. */
  response?: Promise<Response | undefined>;
  /** The site has something to show in place of the first posts (early/earlyPosts.ts). */
  arePostsOver?: boolean;
}

declare global {
  interface Window {
    __CAMPUS_EARLY__?: Early;
  }
}

/** How much longer, ms, a splash has to stand that is to be seen for `whole` ms: it may have been there before the code was. */
export function splashLeft(whole: number): number {
  const shownAt = window.__CAMPUS_EARLY__?.splashAt;
  return shownAt === undefined ? whole : Math.max(0, whole - (performance.now() - shownAt));
}

/** The element that shows the first posts until the site does, and covers it meanwhile. */
export const EARLY_POSTS_ID = 'early-posts';

export function areEarlyPostsOver(): boolean {
  return window.__CAMPUS_EARLY__?.arePostsOver === true;
}

/** To be called, before it is painted, by whatever the member is to see in place of the first posts. */
export function endEarlyPosts(): void {
  const early = window.__CAMPUS_EARLY__;
  if (!early || early.arePostsOver) return;
  early.arePostsOver = true;
  document.getElementById(EARLY_POSTS_ID)?.remove();
  document.getElementById('root')?.removeAttribute('inert');
}
