import { open } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { MOST_FRAMES, MOST_PIXELS } from '../../config/upload-limits.js';
import {
  damaged,
  tooSlowToDecode,
  tooManyAvifPixels,
  tooManyFrames,
  tooManyPixels,
  unknownFormat,
} from './image-faults.js';
import type { UploadedImage } from './multipart-form.js';
import { RENDITION_WIDTHS } from './rendition-widths.js';
import { sniff, SNIFF_LENGTH, type AcceptedFormat } from './sniff.js';

/** Number of pictures decoded at the same time. */
const AT_ONCE = 2;
/** Pixels from which on a picture is decoded alone: decoding may take several hundred megabytes. */
const LARGE = { avif: 4_000_000, other: 16_000_000 } as const;
/** Maximum height in pixels; WebP allows 16,383. */
const TALLEST = 8_192;
const LARGEST = RENDITION_WIDTHS[2];
/** Seconds that one processing step may take. */
const LONGEST = 10;
/** A rendition is skipped if the picture is hardly wider: the next one serves as well. */
const WORTH_A_RENDITION = 1.25;
/** The encoder's effort for still pictures: between its fastest, 0, and its smallest, 6. */
const EFFORT = 4;
const MOVING_FORMATS: readonly AcceptedFormat[] = ['gif', 'webp', 'avif'];

// No file is read twice, so libvips' cache would only waste memory.
sharp.cache(false);

/** One size of a picture, encoded. */
export interface Rendition {
  /** Target width in pixels, one of the stored widths. */
  readonly width: number;
  readonly bytes: Buffer;
}

/** A re-encoded picture: nothing of the original file survives except the visible image. */
export interface ProcessedImage {
  /** Pixels of the largest rendition. */
  readonly width: number;
  readonly height: number;
  /** In ascending order; the last is the full picture. */
  readonly renditions: readonly Rendition[];
}

/** Decodes, rotates upright, strips metadata and re-encodes pictures as WebP, outside the event loop. */
@Injectable()
export class ImagePipeline {
  private readonly limit = pLimit(AT_ONCE);
  private readonly limitLarge = pLimit(1);

  /** Number of waiting pictures. */
  get waiting(): number {
    return this.limit.pendingCount + this.limitLarge.pendingCount;
  }

  /** @throws AppError 400, 413 or 415 that names the picture and its field */
  async process(upload: UploadedImage): Promise<ProcessedImage> {
    const header = await this.limit(() => inspect(upload));
    const work = () => this.limit(() => render(upload, header.moving));
    return header.large ? this.limitLarge(work) : work();
  }
}

/** The header of a file, read before decoding. */
interface Header {
  readonly moving: boolean;
  /** Whether it must be decoded alone. */
  readonly large: boolean;
}

async function inspect(upload: UploadedImage): Promise<Header> {
  const format = sniff(await headOf(upload.file));
  if (!format) throw unknownFormat(upload);
  const { pages, width, height } = await sharp(upload.file, {
    limitInputPixels: false,
    animated: MOVING_FORMATS.includes(format),
  })
    .metadata()
    .catch(() => {
      throw damaged(upload);
    });
  const frames = pages ?? 1;
  const pixels = width * height;
  if (frames > MOST_FRAMES) throw tooManyFrames(upload);
  if (pixels > (frames > 1 ? MOST_PIXELS.moving : MOST_PIXELS.still)) throw tooManyPixels(upload);
  if (format === 'avif' && pixels / frames > MOST_PIXELS.avifFrame) throw tooManyAvifPixels(upload);
  return { moving: frames > 1, large: pixels > (format === 'avif' ? LARGE.avif : LARGE.other) };
}

async function render(upload: UploadedImage, moving: boolean): Promise<ProcessedImage> {
  const input = {
    animated: moving,
    limitInputPixels: moving ? MOST_PIXELS.moving : MOST_PIXELS.still,
    failOn: 'error',
  } as const;
  try {
    return moving
      ? await renderMoving(upload.file, input)
      : await encodeStill(sharp(upload.file, input).autoOrient(), EFFORT);
  } catch (error) {
    throw error instanceof Error && /timeout/i.test(error.message)
      ? tooSlowToDecode(upload)
      : damaged(upload);
  }
}

/**
 * Decodes a picture once, whatever its size, scales that down and encodes each size as WebP.
 * @param effort of the encoder, 0 (fastest) to 6 (smallest)
 */
export async function encodeStill(picture: Sharp, effort: number): Promise<ProcessedImage> {
  const { data, info } = await shrunk(picture, LARGEST).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const renditions: Rendition[] = [];
  for (const wanted of widthsFor(width)) {
    const bytes = await shrunk(sharp(data, { raw: { width, height, channels } }), wanted)
      .webp({ quality: 80, effort })
      .toBuffer();
    renditions.push({ width: wanted, bytes });
  }
  return { width, height, renditions };
}

/** All decoded frames would take hundreds of megabytes, so each rendition reads the file again. */
async function renderMoving(file: string, input: SharpOptions): Promise<ProcessedImage> {
  const { width: stored } = await sharp(file, input).metadata();
  const renditions: Rendition[] = [];
  let size = { width: 0, height: 0 };
  for (const wanted of widthsFor(Math.min(stored, LARGEST))) {
    const { data, info } = await shrunk(sharp(file, input), wanted)
      .webp({ quality: 65, effort: 0 })
      .toBuffer({ resolveWithObject: true });
    renditions.push({ width: wanted, bytes: data });
    size = { width: info.width, height: info.pageHeight ?? info.height };
  }
  return { ...size, renditions };
}

function shrunk(image: Sharp, width: number): Sharp {
  return image
    .resize({ width, height: TALLEST, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: LONGEST });
}

/** The stored widths for a picture of this width; the last is its own size. */
function widthsFor(width: number): number[] {
  const smaller = RENDITION_WIDTHS.filter(
    (wanted) => wanted * WORTH_A_RENDITION <= width && wanted < LARGEST,
  );
  return [...smaller, RENDITION_WIDTHS.find((wanted) => width <= wanted) ?? LARGEST];
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
