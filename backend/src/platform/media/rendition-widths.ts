/** Stored widths in pixels, ascending; the last is the maximum width of a picture (docs/decisions/0004-pictures.md). */
export const RENDITION_WIDTHS = [480, 960, 1920] as const;
export type RenditionWidth = (typeof RENDITION_WIDTHS)[number];
/** Maximum width and height of a stored picture, pixels; WebP allows a height of 16,383. */
export const LARGEST_WIDTH = RENDITION_WIDTHS[2];
export const TALLEST = 8_192;
