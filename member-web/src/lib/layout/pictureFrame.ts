/** Bounds of a frame's ratio, width ÷ height: a portrait and a wide landscape that still leave room for other posts. */
const MIN_RATIO = 4 / 5;
const MAX_RATIO = 1.91;
/** The ratio of a picture of unknown size. */
const UNKNOWN_RATIO = 16 / 10;
/** Maximum height of a frame that is narrower than its column. */
const MAX_HEIGHT_PIXELS = 520;
/** A picture with no side longer than this keeps its shape: bounds would surround it with an empty field. */
const SMALL_PIXELS = 320;
/** A frame fills a column that is up to this much wider, because a narrow strip beside it would look like a mistake. */
const MAX_STRETCH = 1.15;

/** The frame of a picture that stands alone in a post. */
export interface PictureFrame {
  /** Width ÷ height. */
  ratio: number;
  /** Its width, CSS px, in a column with enough room. */
  width: number;
  /** Width of the widest column that it fills, CSS px. */
  fillsUpTo: number;
  /** The share of the frame's width that the picture takes, 0–1; below 1 it stands on a background. */
  share: number;
}

/**
 * The frame of a picture, known before the picture has loaded. Within the bounds it has the picture's own ratio, beyond
 * them the nearest bound. It is no wider than the picture needs, except that it fills a column of nearly that width.
 * @param width px; undefined for pictures of old posts, whose size was not stored
 */
export function pictureFrame({ width, height }: { width?: number; height?: number }): PictureFrame {
  if (!width || !height) return frameOf(UNKNOWN_RATIO, MAX_HEIGHT_PIXELS * UNKNOWN_RATIO, 1);
  const own = width / height;
  const ratio = Math.max(width, height) <= SMALL_PIXELS ? own : Math.min(Math.max(own, MIN_RATIO), MAX_RATIO);
  const needed = Math.max(width, height * ratio);
  return frameOf(ratio, Math.min(needed, MAX_HEIGHT_PIXELS * ratio), Math.min(1, own / ratio));
}

function frameOf(ratio: number, width: number, share: number): PictureFrame {
  return { ratio, width: Math.round(width), fillsUpTo: Math.round(width * MAX_STRETCH), share };
}
