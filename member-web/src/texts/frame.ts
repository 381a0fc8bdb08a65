/** The frame around every screen: navigation, footer, notices, and errors of whole screens. */
export const frameTexts = {
  main: 'Main',
  menu: 'Menu',
  more: 'More',
  explore: 'Explore',
  login: 'Login',
  join: 'Join',
  findYourWay: 'Find your way',
  writeToUs: 'Write to us',

  dashboard: 'Dashboard',
  learning: 'Learning',
  internships: 'Internships',
  projects: 'Projects',
  community: 'Community',
  blogs: 'Blogs',
  pages: 'Pages',
  about: 'About',
  privacy: 'Privacy',
  refundPolicy: 'Refund Policy',
  search: 'Search',
  betweenClasses: 'Between classes',
  findYourCareer: 'Find your career',

  unexpectedError: 'Unexpected Application Error!',
  partMissing:
    'Part of this site did not arrive. The connection may have dropped, or a newer version is out.',
  ourFault: 'Something on our side went wrong.',
  reload: 'Reload',

  sessionEnded: 'Please sign in again',
  sessionEndedText:
    'You have been signed out: on another of your devices, by a new password, or after a long time away. Anything you had not sent is kept and will be waiting.',
  accountSuspended: 'Your account is suspended',
  accountDeleted: 'Your account is being deleted',
  /** @param words the server's message */
  accountClosedText: (words: string) => `${words} Anything you had not sent is kept.`,
  closedForMaintenance: 'Closed for maintenance',
  /** @param words the administrators' message */
  closedForMaintenanceText: (words: string, wasSignedIn: boolean) =>
    wasSignedIn
      ? `We are working on the site and have signed you out: “${words}” Anything you had not sent is kept. Please come back in a little while.`
      : `We are working on the site: “${words}” Please come back in a little while.`,
};
