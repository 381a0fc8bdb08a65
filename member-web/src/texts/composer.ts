import { formatCount } from '@campus-commons/web-kit/digits.ts';

/** Writing a post, and changing one. */
export const composerTexts = {
  shareThoughts: 'Share your thoughts...',
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

  tooLong: (excess: number) => `${formatCount(excess)} characters too many`,
  photosOf: (count: number, most: number) => `${count} of ${most} photos`,
  preparingPhotos: 'Preparing photos...',
  draftSaved: 'Draft saved',
  draftInTab: 'Kept until you close this tab',
  upload: 'Upload',
  uploading: (percent: number) => `Uploading photos, ${percent} %`,
  almostThere: 'Almost there...',
};
