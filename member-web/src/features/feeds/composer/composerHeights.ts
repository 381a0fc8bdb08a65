import { isKindOpen, postKindOf, type Subject } from './subject';

/** Minimum height of the text above photos. */
export const MIN_TEXT_ABOVE_PHOTOS_PIXELS = 168;

/** The choice of what a new post is. */
export const KIND_CHOICE_PIXELS = 60;

/** The title of a question or an article, with the hints below it; in rem, because it grows with the letters. */
export const TITLE_REM = { question: 13.125, article: 8.375 };

/** What stands above the text besides the author, CSS. */
function aboveText(subject: Subject): string {
  const kind = postKindOf(subject);
  if (kind !== 'post') return `${TITLE_REM[kind]}rem`;
  return isKindOpen(subject) ? `${KIND_CHOICE_PIXELS}px` : '0px';
}

/**
 * Minimum height of the text in the dialog while there are no photos, CSS. It includes the room of the first row of photos
 * (148 px and the gap above it), so that the dialog does not grow when they come. In low windows it is less.
 */
export function textAlone(subject: Subject): string {
  return `clamp(${MIN_TEXT_ABOVE_PHOTOS_PIXELS}px, 100dvh - 365px - ${aboveText(subject)}, 332px)`;
}

/** Everything below the title bar while there are no photos: {@link textAlone}, what is above it, and 229 px, CSS. */
export function belowTitle(subject: Subject): string {
  return `calc(${textAlone(subject)} + ${aboveText(subject)} + 229px)`;
}
