import { open } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import sharp, { type Sharp } from 'sharp';
import { invalid, tooLarge, unsupportedType } from '../../common/app-error.js';
import { Gate } from '../../common/gate.js';
import { MOST_FRAMES, MOST_PIXELS, RENDITION_WIDTHS } from './media-bounds.js';
import { sniff, SNIFF_LENGTH, type AcceptedFormat } from './sniff.js';

/** Pictures decoded at once; each may take some hundred megabytes while it lasts. */
const AT_ONCE = 2;
/** Pixels; WebP ends at 16,383. */
const TALLEST = 8_192;
const MOVING_FORMATS: readonly AcceptedFormat[] = ['gif', 'webp', 'avif'];

/** One size of a picture, encoded. */
export interface Rendition {
  /** Width in pixels it was made for, one of the kept widths. */
  readonly width: number;
  readonly bytes: Buffer;
}

/** A picture made anew: nothing of the file it came from survives but what can be seen. */
export interface ProcessedImage {
  /** Pixels of the largest rendition. */
  readonly width: number;
  readonly height: number;
  /** From the smallest; the last is the picture itself. */
  readonly renditions: readonly Rendition[];
}

/** Decodes, turns upright, strips metadata and re-encodes pictures as WebP, off the request loop. */
@Injectable()
export class ImagePipeline {
  private readonly gate = new Gate(AT_ONCE);

  /** Pictures in line. */
  get waiting(): number {
    return this.gate.waiting;
  }

  /**
   * @param file absolute path of an uploaded file
   * @param position which picture of the form this is, from 1, for messages
   * @throws AppError 400, 413 or 415 that names the picture
   */
  process(file: string, position: number): Promise<ProcessedImage> {
    return this.gate.run(() => processOne(file, position));
  }
}

async function processOne(file: string, position: number): Promise<ProcessedImage> {
  const format = sniff(await headOf(file));
  if (!format) {
    throw unsupportedType(`Picture ${position} is not a JPEG, PNG, WebP, GIF or AVIF picture`);
  }
  const frames = await measure(file, format, position);
  const input = {
    animated: frames > 1,
    limitInputPixels: frames > 1 ? MOST_PIXELS.moving : MOST_PIXELS.still,
    failOn: 'error',
  } as const;
  try {
    return await render(() => sharp(file, input), frames > 1);
  } catch {
    throw invalid({ images: `Picture ${position} is damaged. Please choose another file.` });
  }
}

/** How many frames the picture has. Reads the header only. */
async function measure(file: string, format: AcceptedFormat, position: number): Promise<number> {
  const header = await sharp(file, { limitInputPixels: false, animated: MOVING_FORMATS.includes(format) })
    .metadata()
    .catch(() => {
      throw invalid({ images: `Picture ${position} is damaged. Please choose another file.` });
    });
  const frames = header.pages ?? 1;
  const pixels = header.width * header.height;
  if (frames > MOST_FRAMES) {
    throw tooLarge(`Picture ${position} has more than ${MOST_FRAMES} frames`);
  }
  if (pixels > (frames > 1 ? MOST_PIXELS.moving : MOST_PIXELS.still)) {
    throw tooLarge(`Picture ${position} has too many pixels. Pictures may have up to 50 megapixels.`);
  }
  return frames;
}

async function render(source: () => Sharp, moving: boolean): Promise<ProcessedImage> {
  const renditions: Rendition[] = [];
  let size = { width: 0, height: 0 };
  for (const width of RENDITION_WIDTHS) {
    const { data, info } = await source()
      .autoOrient()
      .resize({ width, height: TALLEST, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: moving ? 2 : 4 })
      .toBuffer({ resolveWithObject: true });
    renditions.push({ width, bytes: data });
    size = { width: info.width, height: info.pageHeight ?? info.height };
    // The picture is no wider than this: larger renditions would be the same.
    if (info.width < width) break;
  }
  return { ...size, renditions };
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SNIFF_LENGTH), 0, SNIFF_LENGTH, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
