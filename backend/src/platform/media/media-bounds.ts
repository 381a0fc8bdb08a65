/** Maximum size of a picture file, bytes. */
export const LARGEST_FILE = 10 * 1024 * 1024;
/** Maximum number of pictures of a post. */
export const MOST_PICTURES = 10;
/**
 * Maximum pixels of a still picture, of all frames of an animated one together, and of one AVIF frame: the AVIF decoder
 * takes up to 25 bytes per pixel, whatever the file's size, while those of other formats buffer a few lines or take
 * four bytes per pixel.
 */
export const MOST_PIXELS = { still: 50_000_000, moving: 100_000_000, avifFrame: 16_000_000 } as const;
/** Maximum number of frames of an animated picture. */
export const MOST_FRAMES = 300;
/** Stored widths in pixels, ascending; the last is the maximum width of a picture. */
export const RENDITION_WIDTHS = [480, 960, 1920] as const;
export type RenditionWidth = (typeof RENDITION_WIDTHS)[number];
