import sharp from 'sharp';

/** A file as Playwright's `setInputFiles` takes it. */
export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * A picture of one colour with a lighter disc, so that it is told apart in a screenshot.
 * @param colour CSS colour, also its name.
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

/** Three pictures of different shape and format. */
export function threePictures(): Promise<PictureFile[]> {
  return Promise.all([
    makePicture('teal', 'png', 1200, 800),
    makePicture('crimson', 'jpeg', 800, 1200),
    makePicture('goldenrod', 'png', 900, 900),
  ]);
}
