import { open } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { MAX_FRAMES, MAX_PIXELS } from '../../config/upload-limits.js';
import { completeWebp, isNearlyWhole } from './cut-off-pictures.js';
import {
  damaged,
  tooSlowToDecode,
  tooManyAvifPixels,
  tooManyFrames,
  tooManyPixels,
  unknownFormat,
} from './image-faults.js';
import type { UploadedImage } from './multipart-form.js';
import { expectedMegabytes, type PictureHeader } from './picture-memory.js';
import { PictureSemaphore } from './picture-semaphore.js';
import { MAX_WIDTH_PIXELS, RENDITION_WIDTHS_PIXELS, MAX_HEIGHT_PIXELS } from './rendition-widths.js';
import { isPlainlyLossy, sniff, SNIFF_BYTES, type AcceptedFormat } from './sniff.js';

/** Headers read at the same time: that takes milliseconds, but a thread each. */
const HEADERS_AT_ONCE = 2;
/** Time that one processing step may take. */
const STEP_TIMEOUT_SECONDS = 10;
/** A rendition is skipped if the picture is hardly wider: the next one serves as well. */
const WORTH_A_RENDITION = 1.25;
/** The encoder's effort for still pictures: between its fastest, 0, and its smallest, 6. */
const EFFORT = 4;
const MOVING_FORMATS: readonly AcceptedFormat[] = ['gif', 'webp', 'avif'];

// No file is read twice, so libvips' cache would only waste memory.
sharp.cache(false);
// By default each picture would have a thread for each core, because the image sets MALLOC_ARENA_MAX. Here the pictures share the cores.
sharp.concurrency(1);

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
  /** The widths in ascending order; the last is that of the full picture. */
  readonly renditions: readonly Rendition[];
  /** The mean of its colours, `#rrggbb`; of an animated picture, of its first frame. */
  readonly meanColour: string;
}

/** Decodes, rotates upright, strips metadata and re-encodes pictures as WebP, outside the event loop. */
@Injectable()
export class ImagePipeline {
  private readonly headers = pLimit(HEADERS_AT_ONCE);
  private readonly semaphore = new PictureSemaphore();

  /** Number of waiting pictures. */
  get waiting(): number {
    return this.headers.pendingCount + this.semaphore.waiting;
  }

  /**
   * @param uploaderId whose turn the picture takes while others wait
   * @throws AppError 400, 413 or 415 that names the picture and its field, 429 when too many wait, and the reason of the
   * upload's signal
   */
  async process(upload: UploadedImage, uploaderId: string): Promise<ProcessedImage> {
    // Before its turn: a file that cannot be used is refused at once.
    const header = await this.headers(() => inspect(upload));
    return this.semaphore.run(
      uploaderId,
      expectedMegabytes(header),
      () => render(upload, header),
      upload.signal,
    );
  }
}

/**
 * Reads the header of a picture.
 * @throws AppError 400, 413 or 415 for a file that cannot be used, and the reason of the upload's signal
 */
export async function inspect(upload: UploadedImage): Promise<PictureHeader> {
  upload.signal.throwIfAborted();
  const head = await headOf(upload.file);
  const format = sniff(head);
  if (!format) throw unknownFormat(upload);
  if (format === 'webp') await completeWebp(upload.file, head);
  const found = await sharp(upload.file, {
    limitInputPixels: false,
    failOn: 'none',
    animated: MOVING_FORMATS.includes(format),
  })
    .metadata()
    .catch(() => {
      throw damaged(upload);
    });
  const frames = found.pages ?? 1;
  // All frames are below each other.
  const pixels = found.width * found.height;
  if (frames > MAX_FRAMES) throw tooManyFrames(upload);
  if (pixels > (frames > 1 ? MAX_PIXELS.moving : MAX_PIXELS.still)) throw tooManyPixels(upload);
  if (format === 'avif' && pixels / frames > MAX_PIXELS.avifFrame) throw tooManyAvifPixels(upload);
  const height = found.height / frames;
  return { ...found, format, isPlainlyLossy: isPlainlyLossy(head), frames, height };
}

async function render(upload: UploadedImage, { frames }: PictureHeader): Promise<ProcessedImage> {
  const { file, signal } = upload;
  const moving = frames > 1;
  const input: SharpOptions = {
    animated: moving,
    limitInputPixels: moving ? MAX_PIXELS.moving : MAX_PIXELS.still,
    failOn: 'error',
  };
  const decode = (options: SharpOptions) =>
    moving
      ? renderMoving(file, options, signal)
      : encodeStill(sharp(file, options).autoOrient(), EFFORT, signal);
  const tolerant = { ...input, failOn: 'none' } as const;
  try {
    return await decode(input).catch(async (error: unknown) => {
      signal.throwIfAborted();
      if (!(await isNearlyWhole(file, tolerant))) throw error;
      return decode(tolerant);
    });
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof Error && /timeout/i.test(error.message)
      ? tooSlowToDecode(upload)
      : damaged(upload);
  }
}

/**
 * Decodes a picture once, whatever its size, scales that down and encodes each size as WebP.
 * @param effort of the encoder, 0 (fastest) to 6 (smallest)
 * @param signal ends it before the next size
 * @throws the signal's reason, and sharp's errors
 */
export async function encodeStill(
  picture: Sharp,
  effort: number,
  signal?: AbortSignal,
): Promise<ProcessedImage> {
  const { data, info } = await shrunk(picture, MAX_WIDTH_PIXELS).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const renditions: Rendition[] = [];
  for (const wanted of widthsFor(width)) {
    signal?.throwIfAborted();
    const bytes = await shrunk(sharp(data, { raw: { width, height, channels } }), wanted)
      .webp({ quality: 80, effort })
      .toBuffer();
    renditions.push({ width: wanted, bytes });
  }
  return { width, height, renditions, meanColour: await meanColourOf(renditions) };
}

/** All decoded frames would take hundreds of megabytes, so each rendition reads the file again. */
async function renderMoving(file: string, input: SharpOptions, signal: AbortSignal): Promise<ProcessedImage> {
  const { width: stored } = await sharp(file, input).metadata();
  const renditions: Rendition[] = [];
  let size = { width: 0, height: 0 };
  for (const wanted of widthsFor(Math.min(stored, MAX_WIDTH_PIXELS))) {
    signal.throwIfAborted();
    const { data, info } = await shrunk(sharp(file, input), wanted)
      .webp({ quality: 65, effort: 0 })
      .toBuffer({ resolveWithObject: true });
    renditions.push({ width: wanted, bytes: data });
    size = { width: info.width, height: info.pageHeight ?? info.height };
  }
  return { ...size, renditions, meanColour: await meanColourOf(renditions) };
}

/** Reads the smallest rendition, which costs least. What is transparent counts as white. */
async function meanColourOf([smallest]: readonly Rendition[]): Promise<string> {
  const pixel = await sharp(smallest?.bytes)
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

function shrunk(image: Sharp, width: number): Sharp {
  return image
    .resize({ width, height: MAX_HEIGHT_PIXELS, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: STEP_TIMEOUT_SECONDS });
}

/** The stored widths for a picture of this width; the last is its own size. */
function widthsFor(width: number): number[] {
  const smaller = RENDITION_WIDTHS_PIXELS.filter(
    (wanted) => wanted * WORTH_A_RENDITION <= width && wanted < MAX_WIDTH_PIXELS,
  );
  return [...smaller, RENDITION_WIDTHS_PIXELS.find((wanted) => width <= wanted) ?? MAX_WIDTH_PIXELS];
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
