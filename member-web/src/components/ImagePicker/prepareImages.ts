import {
  MAX_FILE_BYTES,
  MAX_FRAMES,
  MAX_PICTURES,
  MAX_PIXELS,
} from '@campus-commons/web-kit/pictures/generated.ts';
import { randomId } from '../../lib/drafts/idempotencyKeys';
import { refusalTexts } from '../../texts/pictureRefusals';
import { ACCEPTED_TYPES } from './FileInput';
import { downscale, isAnimated } from './downscale';
import { imageKindOf, type ImageKind } from './imageKind';
import type { NewAttachment } from './attachments';

export interface PreparedImages {
  images: NewAttachment[];
  /** One error text for each file that was refused. */
  refusals: string[];
}

/** Carries the error text for the member: why the file is refused, and what to do. */
class Refusal extends Error {}

/**
 * Turns chosen, pasted or dropped files into pictures ready to send. It decodes them, so that a damaged file is refused
 * before its upload, and scales large photos down.
 * @param capacity the number of pictures that can still be added
 */
export async function prepareImages(files: readonly File[], capacity: number): Promise<PreparedImages> {
  const prepared: PreparedImages = { images: [], refusals: [] };
  let leftOut = 0;
  // One after the other: decoding several large photos at once needs more memory than a small phone has.
  for (const original of files) {
    try {
      const kind = await kindOf(original);
      if (prepared.images.length >= capacity) {
        leftOut += 1;
        continue;
      }
      prepared.images.push({ id: randomId(), file: await prepare(original, kind), alt: '' });
    } catch (error) {
      // If the browser fails on one picture, only that picture is refused, and the others are still added.
      if (!(error instanceof Refusal)) console.error(error);
      prepared.refusals.push(error instanceof Refusal ? error.message : refusalTexts.notHere(original.name));
    }
  }
  if (leftOut > 0) {
    prepared.refusals.push(refusalTexts.leftOut(leftOut, MAX_PICTURES));
  }
  return prepared;
}

async function kindOf(file: File): Promise<ImageKind> {
  const kind = await imageKindOf(file).catch(() => refuse(refusalTexts.gone(file.name)));
  if (kind) return kind;
  if (file.size === 0) return refuse(refusalTexts.empty(file.name));
  return refuse(
    ACCEPTED_TYPES.includes(file.type)
      ? refusalTexts.noPicture(file.name)
      : refusalTexts.wrongType(file.name),
  );
}

/**
 * The file that is sent for a picture.
 * @throws Refusal
 */
async function prepare(original: File, kind: ImageKind): Promise<File> {
  const { name } = original;
  const bitmap = await createImageBitmap(original).catch(() => refuse(unreadable(name, kind)));
  try {
    const pixels = bitmap.width * bitmap.height;
    const moves = kind === 'gif' || (await isAnimated(original));
    if (moves) await checkFrames(original, kind, pixels);
    const needsCopy = kind === 'heic' || pixels > MAX_PIXELS.still;
    const copy = moves ? undefined : await downscale(original, kind, bitmap, needsCopy);
    if (!copy && kind === 'heic') return refuse(refusalTexts.heic(name));
    if (!copy && needsCopy) return refuse(refusalTexts.tooManyPixels(name, MAX_PIXELS.still));
    if (kind === 'avif' && pixels > MAX_PIXELS.avifFrame) {
      return refuse(refusalTexts.tooManyPixels(name, MAX_PIXELS.avifFrame));
    }
    const file = copy ?? original;
    return file.size > MAX_FILE_BYTES ? refuse(refusalTexts.tooLarge(name)) : file;
  } finally {
    bitmap.close();
  }
}

/** @param pixels number of pixels of one frame */
async function checkFrames(file: File, kind: ImageKind, pixels: number): Promise<void> {
  const frames = await countFrames(file, `image/${kind}`).catch(() =>
    refuse(refusalTexts.damaged(file.name)),
  );
  if (frames === undefined) return;
  if (frames > MAX_FRAMES) refuse(refusalTexts.tooManyFrames(file.name, MAX_FRAMES));
  if (pixels * frames > MAX_PIXELS.moving) refuse(refusalTexts.tooManyPixels(file.name, MAX_PIXELS.moving));
}

function unreadable(name: string, kind: ImageKind): string {
  if (kind === 'heic') return refusalTexts.heic(name);
  // Older browsers cannot open AVIF at all.
  return kind === 'avif' ? refusalTexts.notHere(name) : refusalTexts.damaged(name);
}

function refuse(sentence: string): never {
  throw new Refusal(sentence);
}

/**
 * Decodes all frames of a picture and returns their number. Undefined if the browser cannot count them; the server
 * then does.
 * @param type the media type according to the file's first bytes
 * @throws DOMException if a frame is damaged or missing
 */
async function countFrames(file: Blob, type: string): Promise<number | undefined> {
  // Some browsers do not have it, and no browser offers it to a page without TLS.
  if (!('ImageDecoder' in globalThis) || !(await ImageDecoder.isTypeSupported(type))) return undefined;
  const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type });
  try {
    await decoder.tracks.ready;
    await decoder.completed;
    const frames = decoder.tracks.selectedTrack?.frameCount ?? 1;
    const { image } = await decoder.decode({ frameIndex: frames - 1, completeFramesOnly: true });
    image.close();
    return frames;
  } finally {
    decoder.close();
  }
}
