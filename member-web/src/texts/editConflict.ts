import { formatCount, inNumber } from '@campus-commons/web-kit/digits.ts';

/** Edit conflicts: something was changed meanwhile in another tab or on another device. */
export const editConflictTexts = {
  title: 'This was changed meanwhile',
  lead: 'You saved another version in a different tab or on another device. Nothing is overwritten until you choose.',
  theirs: 'Saved now',
  mine: 'Yours, not saved',
  nothing: 'Nothing',
  useMine: 'Use mine',
  keepTheirs: 'Keep theirs',
  keepEditing: 'Go on editing',
  copy: 'Copy mine',
  copied: 'Your text is copied',
  copyFailed: 'Failed to copy your text',
  kept: 'Your text is kept as a draft. Edit again to find it.',
  post: 'Post',
  photosDiffer: (now: number, mine: number) =>
    `The photos differ too: ${formatCount(now)} saved now, ${formatCount(mine)} in yours.`,
  photosGone: (count: number) =>
    inNumber(
      count,
      'One photo of yours was removed there and cannot be brought back.',
      `${formatCount(count)} photos of yours were removed there and cannot be brought back.`,
    ),
  pictureTheirs: 'The picture was changed there too.',
  pictureMine: 'Yours also changes the picture.',
};
