import { isolate } from '@campus-commons/web-kit/isolate.ts';
import { formatCounted, inNumber } from '@campus-commons/web-kit/digits.ts';

const pageNoun: Record<'post' | 'follower', readonly [ofOne: string, ofOthers: string]> = {
  post: ['post', 'posts'],
  follower: ['follower', 'followers'],
};

/** Pages of clubs, departments and events. */
export const pageTexts = {
  page: 'Page',
  pages: 'Pages',
  createdBy: 'Created by',
  creating: 'Creating...',
  viewMore: 'View More',
  /** Follows {@link pageTexts.viewMore}, for screen readers only. */
  about: (title: string) => ` about ${isolate(title)}`,
  toFollow: 'Pages to follow',
  yours: 'Your pages',
  /** In place of Follow. */
  isYours: 'Yours',

  loadingPage: 'Loading the page...',
  pageMissing: 'Page not found',
  pageMissingText: 'It may have been deleted or removed, or the link is not right.',
  pageFailed: 'Failed to fetch page details',
  aboutPage: 'About this page',
  followersPost: 'Followers can post here',
  followToPost: 'Follow this page to post here',
  openNow: 'Open now',
  noPosts: 'Nothing has been posted here yet. Be the first.',
  /** Who may not post here reads above it how one may. */
  noPostsYet: 'Nothing has been posted here yet.',
  /** Shown beside the number. */
  noun: (what: keyof typeof pageNoun, count: number) => inNumber(count, ...pageNoun[what]),
  followers: (count: number) => formatCounted(count, ...pageNoun.follower),
  posts: (count: number) => formatCounted(count, ...pageNoun.post),

  follow: 'Follow',
  following: 'Following',
  followRefused: 'Failed to update follow status',
  followUnanswered: 'An error occurred while updating follow status',

  bell: 'Notify me of new posts',
  bellSet: (isOn: boolean) =>
    isOn
      ? 'You get notifications about new posts here'
      : 'You get no more notifications about new posts here',
  bellFailed: (isOn: boolean) =>
    isOn ? 'Failed to turn on notifications' : 'Failed to turn off notifications',

  create: 'Create',
  createPage: 'Create Page',
  created: 'Your page is ready',
  createFailed: 'An error occurred while creating the page',
  edit: 'Edit Page',
  updateRefused: 'Failed to update page',
  updateUnanswered: 'An error occurred while updating the page',
  exampleTitle: 'Nakshatra Robotics Club',
  picture: 'Picture',
  optional: '(optional)',
  choosePicture: 'Choose a picture',
  choosePictureOfPage: 'Choose a picture of the page',
  changePicture: 'Change',
  removePicture: 'Remove',
  cropPicture: 'Crop the picture',

  delete: 'Delete Page',
  deleteTitle: 'Delete page',
  deleteQuestion: 'Are you sure you want to delete this page? This action cannot be undone.',
  deleted: 'Page deleted',
  deletedAlready: 'This page was already deleted',
  deleteRefused: 'Failed to delete page',
  deleteUnanswered: 'An error occurred while deleting the page',
};
