/**
 * Minimum height of the text in the dialog while there are no photos, CSS. It includes the room of the first row of photos
 * (148 px and the gap above it), so that the dialog does not grow when they come. In low windows it is less.
 */
export const TEXT_ALONE = 'clamp(168px, 100dvh - 365px, 332px)';

/** Minimum height of the text above photos. */
export const MIN_TEXT_ABOVE_PHOTOS_PIXELS = 168;

/** Everything below the title bar while there are no photos: {@link TEXT_ALONE} and 229 px, CSS. */
export const BELOW_TITLE = 'clamp(397px, 100dvh - 136px, 561px)';
