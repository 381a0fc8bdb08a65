/** Bytes a picture may have. */
export const LARGEST_FILE = 10 * 1024 * 1024;
/** Pictures a post may have. */
export const MOST_PICTURES = 10;
/**
 * Pixels a still picture may have, a moving one over all its frames, and one frame of AVIF: its decoder takes up to
 * 25 bytes for each, whatever the file's size, where those of other formats take a few lines or four bytes.
 */
export const MOST_PIXELS = { still: 50_000_000, moving: 100_000_000, avifFrame: 16_000_000 } as const;
/** Frames a moving picture may have. */
export const MOST_FRAMES = 300;
/** Widths that are kept, in pixels, from the smallest; the last bounds the picture itself. */
export const RENDITION_WIDTHS = [480, 960, 1920] as const;
export type RenditionWidth = (typeof RENDITION_WIDTHS)[number];
