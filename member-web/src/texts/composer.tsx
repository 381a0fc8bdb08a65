import { isolate } from '@campus-commons/web-kit/isolate.ts';
import type { ReactNode } from 'react';
import { formatCounted, inNumber } from '@campus-commons/web-kit/digits.ts';

/** Writing and editing posts. */
export const composerTexts = {
  shareThoughts: 'Share your thoughts...',
  writeUpdate: 'Write an update...',
  yourPost: 'Your post',
  draft: 'Draft:',
  photos: 'Photos',
  opening: 'Opening the composer',

  newPost: 'New post',
  post: 'Post',
  posting: 'Posting...',
  notSent: 'Your post was not sent. It is kept as a draft.',
  inFeed: 'Your post is in the feed.',
  editPost: 'Edit post',
  update: 'Update',
  updating: 'Updating...',
  notSaved: 'Your changes were not saved. Edit the post again to find them.',

  /** The accessible name of the line with the target of the post. */
  whereItGoes: 'Where it goes',
  /** Precedes {@link composerTexts.everyone} or a page's name. */
  postsTo: 'Goes to',
  standsIn: 'In',
  everyone: 'Everyone',
  /** Follows the place on the button that changes it, for screen readers only. */
  changePlace: ', change',
  loadingPlaces: 'Loading your pages...',
  placesFailed: 'Your pages could not be loaded. Try again',
  /** Below {@link composerTexts.everyone} when no page can be chosen. */
  noPlaces: 'Follow a page to post on it.',
  /** For a page whose name is unknown. */
  somePage: 'A page',
  /** For a project whose name is unknown. */
  someProject: 'A project',
  toEveryoneInstead: (title: string) =>
    `You do not follow “${isolate(title)}”, so this post goes to everyone. Follow the page to post there.`,
  placeGone: (title: string) => `“${isolate(title)}” no longer exists. What you wrote is kept.`,
  placeNotFollowed: (title: string) =>
    `You do not follow “${isolate(title)}”. Follow this page to post on it. What you wrote is kept.`,
  moveToEveryone: 'Post to everyone instead',

  draftsText: 'Posts you have not sent. They are kept in this browser, for you alone.',
  draftNoun: (count: number) => inNumber(count, 'draft', 'drafts'),
  otherDrafts: (count: number) => formatCounted(count, 'draft', 'drafts'),
  noDrafts: 'No drafts',
  noDraftsText: 'Posts that you write and do not send are kept here, for whichever page they were.',
  onlyPhotos: 'No words yet',
  photoCount: (count: number) => formatCounted(count, 'photo', 'photos'),
  changedPost: 'Changes to your post',
  changed: (time: ReactNode) => <>Changed {time}</>,
  open: 'Open',
  /** Follows a button's text, for screen readers only. */
  draftFor: (place: string) => ` the draft for ${isolate(place)}`,
  deleteDraft: 'Delete draft',
  deleteDraftQuestion: 'Are you sure you want to delete this draft? This cannot be undone.',
  draftDeleted: 'Draft deleted',
  draftWaits: 'You have a draft for this page.',
  openDrafts: 'Open drafts',

  tooLong: (excess: number) => formatCounted(excess, 'character too many', 'characters too many'),
  photosOf: (count: number, max: number) => `${count} of ${max} photos`,
  preparingPhotos: 'Preparing photos...',
  draftSaved: 'Draft saved',
  draftInTab: 'Kept until you close this tab',
  upload: 'Upload',
  uploading: (percent: number) => `Uploading photos, ${percent} %`,
  almostThere: 'Almost there...',
};
