/** Bounds of a frame's ratio, width ÷ height. A picture that is just beyond one is cropped to it. */
const MIN_RATIO = 2 / 3;
const MAX_RATIO = 2.4;
/** The share of a picture that may be cropped so that it fills its frame or the frame its column. */
const MAX_CROP = 0.08;
/** A picture fills a column that is up to this much wider than itself, because a strip beside it would look like a mistake. */
const MAX_STRETCH = 1.15;
/** The frame of a picture of unknown size. */
const UNKNOWN = { ratio: 16 / 10, width: 832, isSmall: false };
/** A picture with no side longer than this has no ground, which would make a field of a stamp. */
const SMALL_PIXELS = 240;

interface Size {
  /** px; undefined for pictures of old posts, whose size was not stored. */
  width?: number;
  height?: number;
}

/** Whether a picture is shown in its own size, because it would only be blurred or lost in a larger place. */
export const isSmall = ({ width, height }: Size): boolean =>
  width !== undefined && height !== undefined && Math.max(width, height) <= SMALL_PIXELS;

/** The ground beside a picture: a quiet surface with a breath of the picture's mean colour, `--ground`. */
export const pictureGround = (quiet: string): string =>
  `color-mix(in srgb, var(--ground, ${quiet}) 8%, ${quiet})`;

/** The frame of a picture that stands alone in a post. */
export interface PictureFrame {
  /** Width ÷ height. */
  ratio: number;
  /** The width that its pixels fill, CSS px. */
  width: number;
  /** Whether it stands at the start of the text, and not in the middle of a ground that is as wide as the column. */
  isSmall: boolean;
}

/**
 * The frame of a picture, known before the picture has loaded: it has the picture's own ratio, or a bound that is within
 * the share that may be cropped. `pictureFrameStyles` fit it into its column.
 */
export function pictureFrame({ width, height }: Size): PictureFrame {
  if (!width || !height) return UNKNOWN;
  const own = width / height;
  const bound = Math.min(Math.max(own, MIN_RATIO), MAX_RATIO);
  const isNear = Math.min(own / bound, bound / own) >= 1 - MAX_CROP;
  const ratio = isNear ? bound : own;
  return {
    ratio,
    width: Math.round(Math.min(width, height * ratio)),
    isSmall: isSmall({ width, height }),
  };
}

/** Turns any positive length into one that no column has. */
const ENDLESS = 9999;

/**
 * The field and in it the frame of a picture that stands alone, without script, so that nothing moves when the window
 * changes. Shared with the early posts (vite.earlyStyles.ts). The frame has `--width` and `--ratio` of `pictureFrame`.
 */
export const pictureFrameStyles = {
  /** The field is a ground behind the frame, which stands in its middle. */
  field: {
    display: 'grid',
    justifyContent: 'center',
    containerType: 'inline-size',
    '--max-height': 'max(240px, 70svh)',
    '@media (min-width:600px)': { '--max-height': 'clamp(240px, 70svh, 520px)' },
    // 400 px in a window of 900, so that a second post is seen.
    '@media (min-width:900px)': {
      marginInline: '0',
      '--max-height': 'clamp(240px, 44.44svh, 520px)',
    },
  },
  /** The field of a small picture. */
  smallField: { justifyContent: 'start', marginInline: '0' },
  /** It is easy to touch. */
  frame: {
    // It is as wide as the pixels, or as a column that is hardly wider.
    '--own': `min(100cqi, max(var(--width), (var(--width) * ${MAX_STRETCH} - 100cqi) * ${ENDLESS}))`,
    // It is as wide as the height allows.
    '--low': 'var(--max-height) * var(--ratio)',
    // The latter, unless cropping its top and bottom a little makes it as wide as the former.
    width: `min(var(--own), max(var(--low), (var(--low) / ${1 - MAX_CROP} - var(--own)) * ${ENDLESS}))`,
    aspectRatio: 'var(--ratio)',
    maxHeight: 'var(--max-height)',
    minWidth: '44px',
    minHeight: '44px',
  },
} as const;

/** The properties that `pictureFrameStyles` need on the element of the frame. */
export const frameProperties = ({ width, ratio }: PictureFrame) => ({
  '--width': `${width}px`,
  '--ratio': ratio,
});

/** The height of a row of small pictures, px: that of the largest one. Undefined where not all pictures are small. */
export const smallRow = (images: readonly Size[]): number | undefined =>
  images.every(isSmall)
    ? Math.max(44, ...images.flatMap(({ width = 0, height = 0 }) => [width, height]))
    : undefined;

/** A row of small pictures at the start of the text, in squares of `--side`. */
export const smallRowStyles = {
  marginInline: '0',
  width: 'fit-content',
  maxWidth: '100%',
  height: 'var(--side)',
} as const;
