/** Stored widths in pixels, ascending; the last is the maximum width of a picture (docs/decisions/0004-pictures.md). */
export const RENDITION_WIDTHS_PIXELS = [480, 960, 1920] as const;
export type RenditionWidth = (typeof RENDITION_WIDTHS_PIXELS)[number];
/** Maximum width and height of a stored picture; WebP allows a height of 16,383. */
export const MAX_WIDTH_PIXELS = RENDITION_WIDTHS_PIXELS[2];
export const MAX_HEIGHT_PIXELS = 8_192;
