/** Every path of the site. Routes and links both use them, so that they cannot differ. */
export const paths = {
  home: '/',
  landing: '/landing',
  /** The sign-in card on the landing page. */
  login: '/landing#login',
  /** The same card with the form to join. */
  join: '/landing#join',
  /** Joining and signing in, as separate pages. */
  joinNow: '/landing/auth/joinNow',
  signIn: '/landing/auth/signIn',
  forgotPassword: '/auth/forgot-password',
  /** The target of the link in the mail, with `?token=`. */
  resetPassword: '/auth/reset-password',
  /** The target of the link in the mail that confirms an address, with `?token=`. */
  confirmEmail: '/confirm-email',
  dashboard: '/dashboard',
  learning: '/learning',
  internships: '/internships',
  projects: '/projects',
  community: '/community',
  blogs: '/blogs',
  /** An article that everybody with the link may read. */
  article: (id: string) => `/blogs/${encodeURIComponent(id)}`,
  /** A project that everybody with the link may read. */
  publicProject: (id: string) => `/projects/${encodeURIComponent(id)}`,
  /** The tools of members; the pages of the same names explain them. */
  questions: '/dashboard/learning',
  articles: '/dashboard/blogs',
  memberProjects: '/dashboard/projects',
  projectDetails: (id: string) => `/dashboard/projects/details/${encodeURIComponent(id)}`,
  /** The target of the link with which a member joins the team of a project. */
  joinProject: (id: string, code: string) =>
    `/dashboard/projects/details/${encodeURIComponent(id)}?join=${encodeURIComponent(code)}`,
  /** The public page that explains pages. */
  pages: '/pages',
  about: '/about',
  terms: '/terms',
  privacy: '/privacy',
  refund: '/refund',
  /** Helplines: who can be called at once. */
  helpNow: '/help-now',
  /** Complaints to the operator, and their answers; mails about them lead here with `?reference=`. */
  grievance: '/grievance',
  feedDetails: (id: string) => `/dashboard/feed/${encodeURIComponent(id)}`,
  /** The list of pages that members have created. */
  memberPages: '/dashboard/pages',
  pageDetails: (id: string) => `/dashboard/pages/details/${encodeURIComponent(id)}`,
  /** Who runs a page. */
  pagePeople: (id: string) => `/dashboard/pages/details/${encodeURIComponent(id)}/people`,
  /** The member's own profile. */
  profile: '/dashboard/profile',
  accountSettings: '/dashboard/account-settings',
  /** What others did to the member's posts and pages. */
  notifications: '/dashboard/notifications',
  /** The posts that the member saved. */
  saved: '/dashboard/saved',
  /** What is found for `?q=`; `kind` and `page` choose a part of it. */
  search: '/dashboard/search',
  /** The posts with a topic. @param key of the topic */
  topic: (key: string) => `/dashboard/topics/${encodeURIComponent(key)}`,
  /** The member's unsent posts. */
  drafts: '/dashboard/drafts',
  /** The profile of any member, including one's own. */
  profileOf: (userId: string) => `/dashboard/profile?userId=${encodeURIComponent(userId)}`,
} as const;

/** The public pages that members read beside their navigation; below /landing they are for visitors alone. */
export const readingPaths = [
  paths.learning,
  paths.internships,
  paths.projects,
  paths.community,
  paths.blogs,
] as const;

/** The numbers of each month: reports, decisions, grievances. By itself: a key of {@link paths} is in every page's first code. */
export const transparencyPath = '/transparency';

/** The public pages that look the same to visitors and members. */
export const standingPaths = [
  paths.pages,
  paths.about,
  paths.terms,
  paths.privacy,
  paths.refund,
  paths.helpNow,
  paths.grievance,
  transparencyPath,
] as const;

/** The public pages, at these paths. For visitors they are also available below /landing. */
export const publicPaths = [...readingPaths, ...standingPaths] as const;

/** The sign-in address for a visitor who opened an address that needs a session. `next` is that address. */
export function loginThen(next: string): string {
  return `/landing?next=${encodeURIComponent(next)}#login`;
}

/** A path to sign in or to join, which keeps the `next` of the present address. @param search the query of that address */
export function keepingNext(path: string, search: string): string {
  const next = new URLSearchParams(search).get('next');
  // Before the hash, if there is one.
  return next === null ? path : path.replace(/(?=#)|$/, `?next=${encodeURIComponent(next)}`);
}

/**
 * The address to open after signing in, or undefined when `next` is missing or would leave this site (an open
 * redirect).
 * Browsers treat `//host`, `/\host` and some control characters as the start of another host, so the value is resolved
 * as a browser would, and only its path, query and hash are used.
 */
export function safeNext(next: string | null, origin: string): string | undefined {
  if (!next?.startsWith('/')) {
    return undefined;
  }
  let url: URL;
  try {
    url = new URL(next, origin);
  } catch {
    return undefined;
  }
  return url.origin === origin && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : undefined;
}
