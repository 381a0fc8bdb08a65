import { accountTexts } from './account';
import { commentTexts } from './feeds';
import { composerTexts } from './composer';
import { pageListTexts } from './pageList';
import { pageTexts } from './pages';
import { refusalTexts } from './pictureRefusals';
import { editConflictTexts } from './editConflict';

/** Every text in which a count precedes a noun or verb. */
it.each([
  [commentTexts.charactersLeft, '1 character left', '0 characters left'],
  [commentTexts.charactersTooMany, '1 character too many', '0 characters too many'],
  [composerTexts.tooLong, '1 character too many', '0 characters too many'],
  [composerTexts.otherDrafts, '1 draft', '0 drafts'],
  [composerTexts.photoCount, '1 photo', '0 photos'],
  [accountTexts.moreInDownload, '1 more is in your download.', '0 more are in your download.'],
  [pageListTexts.found, '1 page found', '0 pages found'],
  [pageTexts.followers, '1 follower', '0 followers'],
  [
    editConflictTexts.photosGone,
    'One photo of yours was removed there and cannot be brought back.',
    '0 photos of yours were removed there and cannot be brought back.',
  ],
  [
    (count: number) => refusalTexts.leftOut(count, 10),
    'A post holds up to 10 photos; one was left out.',
    'A post holds up to 10 photos; 0 were left out.',
  ],
])('%p is "%s" or "%s" by its count', (text, ofOne, ofNone) => {
  expect([text(1), text(0)]).toEqual([ofOne, ofNone]);
});
