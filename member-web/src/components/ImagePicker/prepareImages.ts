import { randomId } from '../../lib/randomId';
import { pickerTexts } from '../../texts/pictures';
import { downscale } from './downscale';
import { MAX_IMAGES, type PickedImage } from './pickedImages';

/** The kinds of picture that the server takes; also the `accept` of every file input. */
export const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** The largest picture that the server takes, bytes. */
const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

export interface PreparedImages {
  images: PickedImage[];
  /** One sentence for each file that could not be taken. */
  refusals: string[];
}

/**
 * Turns chosen, pasted or dropped files into pictures ready to send: checked, and large photos made smaller.
 * @param room how many more pictures fit
 */
export async function prepareImages(files: readonly File[], room: number): Promise<PreparedImages> {
  const prepared: PreparedImages = { images: [], refusals: [] };
  let left = 0;
  // One after the other: decoding several large photos at once is more than a small phone can hold.
  for (const original of files) {
    if (!ACCEPTED_TYPES.includes(original.type)) {
      prepared.refusals.push(pickerTexts.wrongType(original.name));
      continue;
    }
    if (prepared.images.length >= room) {
      left += 1;
      continue;
    }
    const file = await downscale(original);
    if (file.size > MAX_IMAGE_BYTES) {
      prepared.refusals.push(pickerTexts.tooLarge(original.name));
      continue;
    }
    prepared.images.push({ id: randomId(), file, alt: '' });
  }
  if (left > 0) {
    prepared.refusals.push(pickerTexts.leftOut(left, MAX_IMAGES));
  }
  return prepared;
}
