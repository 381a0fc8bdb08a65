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
