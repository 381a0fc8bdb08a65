import { formatCount } from '@campus-commons/web-kit/digits.ts';
import { isolate } from '@campus-commons/web-kit/isolate.ts';

/** The card that welcomes a newcomer. */
export const welcomeTexts = {
  loading: 'Loading your welcome',
  close: 'Close the welcome',
  step: (step: number, total: number) => `Step ${formatCount(step)} of ${formatCount(total)}`,
  doors: (firstName: string) => `Welcome, ${isolate(firstName)}. Which doors are yours?`,
  doorsLead: 'Follow a few pages, and their posts gather under “Following”.',
  count: (followed: number, goal: number) =>
    `${formatCount(followed)} of ${formatCount(goal)} pages followed`,
  next: 'Next',
  skip: 'Skip',

  about: 'Where do you study?',
  aboutPicture: 'Show your face',
  aboutLead: 'Classmates find you by it. Everyone here can see it.',
  addPicture: 'Add a picture',
  pictureSaved: 'Your picture is saved',
  save: 'Save and go on',
  changedElsewhere: 'Your profile was changed in another window. This is what it still lacks.',

  hello: 'Say hello',
  helloLead: 'Your first post can be one line. Change it as you like before it is posted.',
  /** @param college empty if it is not known */
  firstLine: (firstName: string, college: string, course: string) =>
    `Hello everyone! I am ${firstName}${course ? `, studying ${course}` : ''}${college ? ` at ${college}` : ''}.`,
  notNow: 'Not now',
};
