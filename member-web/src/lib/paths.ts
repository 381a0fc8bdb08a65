/** Every address of the site, so that a link and its route cannot drift apart. */
export const paths = {
  home: '/',
  landing: '/landing',
  /** The sign-in card on the landing page. */
  login: '/landing#login',
  /** Joining and signing in on pages of their own. */
  joinNow: '/landing/auth/joinNow',
  signIn: '/landing/auth/signIn',
  forgotPassword: '/auth/forgot-password',
  /** Where the link in the mail leads, with `?token=`. */
  resetPassword: '/auth/reset-password',
  dashboard: '/dashboard',
  learning: '/learning',
  internships: '/internships',
  projects: '/projects',
  community: '/community',
  blogs: '/blogs',
  /** What pages are, for those who wonder whether to join. */
  pages: '/pages',
  about: '/about',
  terms: '/terms',
  privacy: '/privacy',
  refund: '/refund',
  feedDetails: (id: string) => `/dashboard/feed/${encodeURIComponent(id)}`,
  /** The pages that members have made. */
  memberPages: '/dashboard/pages',
  pageDetails: (id: string) => `/dashboard/pages/details/${encodeURIComponent(id)}`,
  /** One's own profile. */
  profile: '/dashboard/profile',
  accountSettings: '/dashboard/account-settings',
  /** Posts that the member has not sent yet. */
  drafts: '/dashboard/drafts',
  /** A member's profile, one's own included. */
  profileOf: (userId: string) => `/dashboard/profile?userId=${encodeURIComponent(userId)}`,
} as const;

/** The pages that everyone may read: at these addresses, and for visitors also below /landing. */
export const publicPaths = [
  paths.learning,
  paths.internships,
  paths.projects,
  paths.community,
  paths.blogs,
  paths.pages,
  paths.about,
  paths.terms,
  paths.privacy,
  paths.refund,
] as const;

/** Where a visitor is sent who asked for a page that needs a session; `next` brings them back after signing in. */
export function loginThen(next: string): string {
  return `/landing?next=${encodeURIComponent(next)}#login`;
}

/**
 * The address to open after signing in, or undefined when `next` is missing or would leave this site.
 * Browsers read `//host`, `/\host` and control characters between them as another host, so the value is
 * resolved the way a browser would and only its path, query and hash are used.
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
