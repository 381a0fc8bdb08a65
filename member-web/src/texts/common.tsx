import { isolate } from '@campus-commons/web-kit/isolate.ts';
import type { ReactNode } from 'react';

/** Texts that several features use. */
export const commonTexts = {
  account: 'Account',
  accountSettings: 'Account settings',
  anonymous: 'Anonymous',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  drafts: 'Drafts',
  edit: 'Edit',
  edited: 'edited',
  editedAt: (time: string) => `Edited ${time}`,
  firstPage: 'Go to the first page',
  followers: 'Followers',
  following: 'Following',
  goBack: 'Go Back',
  hidePassword: 'Hide password',
  lastActive: (time: ReactNode) => <>Last active {time}</>,
  loading: 'Loading',
  next: 'Next',
  noFeeds: 'No feeds to display',
  nothingLost: 'Nothing you wrote is lost.',
  opensInNewTab: '(opens in a new tab)',
  /** Where a post was published: "in Nakshatra Robotics Club". `word` renders the word "in". */
  inPlace: (place: ReactNode, word: (text: string) => ReactNode = (text) => text) => (
    <>
      {word('in ')}
      {place}
    </>
  ),
  pageOf: (page: ReactNode, total: ReactNode) => (
    <>
      Page {page} of {total}
    </>
  ),
  partFailed: 'This part could not be shown.',
  post: 'Post',
  previous: 'Previous',
  privacyPolicy: 'Privacy Policy',
  profile: 'Profile',
  saveChanges: 'Save changes',
  saving: 'Saving...',
  showPassword: 'Show password',
  savedPosts: 'Saved posts',
  signOut: 'Sign out',
  skipToContent: 'Skip to content',
  terms: 'Terms',
  tryAgain: 'Try Again',
  unknownDevice: 'Unknown device',
  /** A device, by browser and system: "Chrome on Android". */
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  writePost: 'Write a post',
  writePostOn: (title: string) => `Write a post on ${isolate(title)}`,
  youAndYourPages: 'You and your pages',
  yourAccountSettings: 'account settings',
};

/** Greetings by local time of day. */
export const greetingTexts = {
  night: 'Up late',
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
};

/** What every screen says without a network. */
export const offlineTexts = {
  title: 'You are offline',
  lead: 'This is what was here last.',
  notLoaded: 'Not loaded yet',
  notLoadedText: 'It appears by itself when you are back online.',
} as const;
