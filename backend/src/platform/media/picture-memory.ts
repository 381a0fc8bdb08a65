import type { Metadata } from 'sharp';
import { MAX_WIDTH_PIXELS, MAX_HEIGHT_PIXELS } from './rendition-widths.js';
import type { AcceptedFormat } from './sniff.js';

const MEGA = 1e6;
/** What each picture takes besides its pixels: buffers of the file, and of the encoder. MB. */
const OVERHEAD_MEGABYTES = 8;
/** Bytes for each pixel of the largest rendition: scaled, kept raw, and encoded. An alpha channel is encoded apart. */
const RESULT = { opaque: 10, alpha: 20 } as const;
/** Bytes that the decoders keep for each pixel of the file, or of one frame. */
const WEBP = { lossy: 0.2, lossless: 4 } as const;
const GIF = { still: 5, moving: 8 } as const;
const AVIF = { plain: 16, deep: 22 } as const;
/** Bytes for each pixel of all frames together: but for those of a GIF, they are decoded before the first is scaled down. */
const BYTES_PER_FRAME_PIXEL = 4;
/** Lines of a PNG that wait to be scaled down: the wider it is, the more become one. Part of the square of its width. */
const WAITING_LINES = 0.25;

/** What the header of a file says about the memory that decoding takes. */
export interface PictureHeader extends Pick<
  Metadata,
  | 'width'
  | 'height'
  | 'orientation'
  | 'channels'
  | 'depth'
  | 'hasAlpha'
  | 'isProgressive'
  | 'chromaSubsampling'
> {
  readonly format: AcceptedFormat;
  /** Whether the first bytes of a WebP file say that it is lossy, without transparency. */
  readonly isPlainlyLossy: boolean;
  readonly frames: number;
}

/**
 * The memory that decoding a picture and encoding its renditions takes at most, MB. Measured: `npm run bench --
 * pictures` compares it with what each kind of picture takes, and fails if one takes more.
 */
export function expectedMegabytes(header: PictureHeader): number {
  const { format, width, height, frames, hasAlpha } = header;
  const pixels = width * height;
  // Alpha or not, frames are decoded with it.
  const perResult = hasAlpha || frames > 1 ? RESULT.alpha : RESULT.opaque;
  const bytes =
    resultPixels(header) * perResult +
    pixels * decoderBytes(header) +
    (frames > 1 && format !== 'gif' ? pixels * frames * BYTES_PER_FRAME_PIXEL : 0);
  return Math.ceil(OVERHEAD_MEGABYTES + bytes / MEGA);
}

/** Pixels of the largest rendition. */
function resultPixels({ width, height, orientation = 1 }: PictureHeader): number {
  const [across, down] = orientation >= 5 ? [height, width] : [width, height];
  const scale = Math.min(1, MAX_WIDTH_PIXELS / across, MAX_HEIGHT_PIXELS / down);
  return across * down * scale ** 2;
}

/** Bytes that the decoder keeps for each pixel of the file, or of a frame. */
function decoderBytes(header: PictureHeader): number {
  const { format, width, height, frames, channels, chromaSubsampling, depth, isProgressive } = header;
  const isDeep = depth !== 'uchar';
  switch (format) {
    case 'jpeg':
      // One scan is decoded line by line, already scaled down. Several are kept until the last: two bytes for each
      // coefficient, of which a quarter are there for each of two colours in 4:2:0, as phones write it.
      if (!isProgressive) return 0;
      return 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels);
    case 'png': {
      const pixel = channels * (isDeep ? 2 : 1);
      // An interlaced one is there as a whole, and its last lines once more.
      if (isProgressive) return pixel * 1.1;
      return pixel * Math.min(1, (WAITING_LINES * width) / height);
    }
    case 'webp':
      return header.isPlainlyLossy ? WEBP.lossy : WEBP.lossless;
    case 'gif':
      return frames > 1 ? GIF.moving : GIF.still;
    case 'avif':
      return isDeep ? AVIF.deep : AVIF.plain;
  }
}
