import { isolate } from '@campus-commons/web-kit/isolate.ts';

/** A member's profile. */
export const profileTexts = {
  loading: 'Loading the profile',
  failed: 'Failed to fetch profile data',
  missing: 'Profile not found',
  missingText: 'This member may have left, or the link is not complete.',

  about: 'About',
  noBio: 'Nothing here yet. Tell others in a few lines who you are.',
  noBioOf: (name: string) => `${isolate(name)} has not written anything here yet.`,
  contact: 'Contact',
  contactPrivate: 'Only you can see your email and phone.',
  posts: 'Posts',
  noPosts: 'Your posts appear here, for everyone who visits your profile.',
  noPostsOf: (name: string) => `${isolate(name)} has not posted anything yet.`,
  goToFeed: 'Go to the feed',

  introduce: 'Tell others who you are',
  fillIn: 'Fill it in',
  /** @param lacksPicture whether the member has no picture */
  toAdd: (lacksPicture: boolean) =>
    `Add ${lacksPicture ? 'a picture, ' : ''}your college and course, and a line about what you do.`,

  edit: 'Edit profile',
  editLead: 'Everyone here can see this, except your email and phone.',
  unsaved: 'You have unsaved changes',
  saved: 'Your profile is saved',
  // On the profile itself; the form has its own texts.
  chooseYourPicture: 'Choose your new picture',
  chooseYourCover: 'Choose your new cover',
  changeYourPicture: 'Change your picture',
  changeYourCover: 'Change your cover',
  savingPicture: 'Saving the picture',
  pictureSaved: 'Your picture is saved',
  pictureNotSaved: 'The picture was not saved.',
  optional: 'optional',
  choosePicture: 'Choose a picture of you',
  cropPicture: 'Crop your picture',
  changePicture: 'Change picture',
  removePicture: 'Remove picture',
  chooseCover: 'Choose a cover',
  cropCover: 'Crop your cover',
  changeCover: 'Change cover',
  removeCover: 'Remove cover',
};
