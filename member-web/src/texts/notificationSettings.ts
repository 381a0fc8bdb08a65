/** The card of notifications in account settings. */
export const notificationSettingsTexts = {
  title: 'Notifications',
  lead: 'What you are told of. Turning a kind off on the site hides it; turning it on again shows it.',
  onTheSite: 'On the site',
  byMail: 'By e-mail',
  weeklySummary: 'Weekly summary',
  weeklySummaryText: 'By e-mail on Sunday evenings: the best posts of the pages you follow.',
  mailNeedsConfirmation:
    'E-mails need a confirmed address, and yours is not confirmed yet. Open the link in our mail, then turn them on here.',
  loading: 'Loading your settings',
  failed: 'Failed to fetch your settings',
  kinds: {
    mention: 'Mentions of me',
    comment: 'Comments on my posts',
    thread: 'Comments where I commented',
    like: 'Likes of my posts',
    follow: 'Followers of my pages',
    ownPage: 'Posts on my pages',
    page: 'Posts on pages with the bell on',
  },
} as const;
