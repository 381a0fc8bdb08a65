import { stat, truncate } from 'node:fs/promises';
import sharp, { type SharpOptions } from 'sharp';

/** The share of a file's bytes that may be missing at its end. */
const MAX_MISSING_SHARE = 0.05;
/** Side of the copy in which missing rows are looked for; and the rows at its bottom that are compared. */
const COPY_PIXELS = 64;
const COMPARED_ROWS = 6;

/**
 * Fills up a WebP file of which a few bytes are missing, as viewers do: the decoder refuses a file that is shorter than its header says.
 * @param head its first bytes
 */
export async function completeWebp(file: string, head: Buffer): Promise<void> {
  const { size } = await stat(file);
  const whole = head.readUInt32LE(4) + 8;
  if (size < whole && whole - size <= size * MAX_MISSING_SHARE) await truncate(file, whole);
}

/**
 * Whether a picture that the decoder complains about is there but for its last few rows, as every viewer would show it. What the decoder
 * does not find has the same colour in every row.
 * @param options of a decoder that does not complain
 */
export async function isNearlyWhole(file: string, options: SharpOptions): Promise<boolean> {
  const copy = await sharp(file, { ...options, animated: false })
    .greyscale()
    .resize({ width: COPY_PIXELS, height: COPY_PIXELS, fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer();
  const rows = copy.length / COPY_PIXELS;
  const row = (number: number) => copy.subarray(number * COPY_PIXELS, (number + 1) * COPY_PIXELS);
  for (let number = rows - COMPARED_ROWS; number < rows; number += 1)
    if (!row(number).equals(row(number - 1))) return true;
  return false;
}
