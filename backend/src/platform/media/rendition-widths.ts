/** Stored widths in pixels, ascending; the last is the maximum width of a picture (docs/decisions/0004-pictures.md). */
export const RENDITION_WIDTHS = [480, 960, 1920] as const;
export type RenditionWidth = (typeof RENDITION_WIDTHS)[number];
