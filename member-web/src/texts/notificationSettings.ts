import { formatCounted } from '@campus-commons/web-kit/digits.ts';

/** The card of notifications in account settings. */
export const notificationSettingsTexts = {
  title: 'Notifications',
  lead: 'What you are told of. Turning a kind off on the site hides it; turning it on again shows it.',
  onTheSite: 'On the site',
  onTheSiteRest: 'what you are told of on the site',
  byMail: 'By e-mail',
  byMailRest: 'what you are told of by e-mail',
  kindsOn: (on: number, all: number) => {
    if (on === 0) return 'Off';
    return on === all ? `All ${all} kinds` : `${on} of ${all} kinds`;
  },
  /** What is mailed: the number of kinds, and whether the weekly summary is. */
  mails: (kinds: number, isSummaryOn: boolean) => {
    if (kinds === 0) return isSummaryOn ? 'Weekly summary' : 'Off';
    return formatCounted(kinds, 'kind', 'kinds') + (isSummaryOn ? ', weekly summary' : '');
  },
  weeklySummary: 'Weekly summary',
  weeklySummaryText: 'By e-mail on Sunday evenings: the best posts of the pages you follow.',
  mailNeedsConfirmation:
    'E-mails need a confirmed address, and yours is not confirmed yet. Open the link in our mail, then turn them on here.',
  loading: 'Loading your settings',
  failed: 'Failed to fetch your settings',
  kinds: {
    mention: 'Mentions of me',
    reply: 'Replies to my comments',
    comment: 'Comments on my posts',
    thread: 'Comments where I commented',
    like: 'Likes of my posts',
    follow: 'Followers of my pages',
    ownPage: 'Posts on my pages',
    answer: 'Answers of mine that were accepted',
    poll: 'Polls of mine that ended',
    application: 'Applications, mine and for what I posted',
    page: 'Posts on pages with the bell on',
  },
} as const;

/** Notifications on a device, while the site is closed. */
export const pushTexts = {
  title: 'On this device',
  lead: 'Your browser can tell you of notifications while the site is closed. It says who did what, and nothing of the posts.',
  isOn: 'Your browser tells you of notifications while the site is closed.',
  turnOn: 'Turn on for this device',
  turnOff: 'Turn off on this device',
  turnedOff: 'This device gets no more notifications.',
  denied:
    'Your browser blocks notifications from this site. To allow them again, open its settings for this site, with the icon beside the address, and come back.',
  homeScreen:
    'On an iPhone or iPad, add this site to your home screen first: “Share”, then “Add to Home Screen”. Open it from there and come back here.',
  unsupported: 'This browser cannot show notifications while the site is closed.',
  failed: 'Failed to ask about this device',
  subscribeFailed:
    'Your browser could not reach the service that delivers notifications. Please try again later.',
} as const;
