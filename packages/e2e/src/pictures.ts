import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A file as Playwright's `setInputFiles` takes it. */
export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * A picture of one colour with a lighter disc, so that it can be recognised in a screenshot.
 * @param colour CSS colour, also the file's name.
 */
export async function makePicture(
  colour: string,
  format: 'png' | 'jpeg',
  width: number,
  height: number,
): Promise<PictureFile> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${colour}"/>` +
    `<circle cx="50%" cy="50%" r="${Math.min(width, height) / 3}" fill="white" fill-opacity="0.4"/></svg>`;
  return {
    name: `${colour}.${format}`,
    mimeType: `image/${format}`,
    buffer: await sharp(Buffer.from(svg)).toFormat(format).toBuffer(),
  };
}

/** A PNG without a background, like a logo: a dark ring around a light disc, so that either may vanish on a ground. */
export async function transparentPicture(width: number, height: number): Promise<PictureFile> {
  const radius = Math.min(width, height) / 3;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<circle cx="50%" cy="50%" r="${radius}" fill="none" stroke="#1a2223" stroke-width="${radius / 5}"/>` +
    `<circle cx="50%" cy="50%" r="${radius / 2}" fill="#ffffff"/></svg>`;
  return { name: 'logo.png', mimeType: 'image/png', buffer: await sharp(Buffer.from(svg)).png().toBuffer() };
}

/** Three pictures of different shapes and formats. */
export function threePictures(): Promise<PictureFile[]> {
  return Promise.all([
    makePicture('teal', 'png', 1200, 800),
    makePicture('crimson', 'jpeg', 800, 1200),
    makePicture('goldenrod', 'png', 900, 900),
  ]);
}

/** A picture of noise, which cannot be compressed: about 7 MB. @param seed part of the file's name */
export async function noisyPicture(seed: number): Promise<PictureFile> {
  const [width, height] = [1600, 1500];
  return {
    name: `noise-${seed}.png`,
    mimeType: 'image/png',
    buffer: await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  };
}

/** A small animated GIF with 301 frames, one more than the server accepts. */
export async function endlessGif(): Promise<PictureFile> {
  const [side, frames] = [4, 301];
  // Neighbouring frames must differ, or the encoder merges them.
  const pixels = Buffer.alloc(side * side * frames * 3, 0);
  for (let frame = 0; frame < frames; frame += 2) {
    pixels.fill(255, frame * side * side * 3, (frame + 1) * side * side * 3);
  }
  const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
  return {
    name: 'endless.gif',
    mimeType: 'image/gif',
    buffer: await sharp(pixels, { raw }).gif().toBuffer(),
  };
}

/** A truncated file, like a photo whose copy was interrupted. */
export function truncated({ name, mimeType, buffer }: PictureFile): PictureFile {
  return { name: `half-${name}`, mimeType, buffer: buffer.subarray(0, Math.floor(buffer.length * 0.6)) };
}
