import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { MOST_PIXELS } from '../../src/config/upload-limits.js';
import { FORMATS } from './picture-formats.js';

/**
 * `node pictures.ts <directory>` writes a picture of every format with the maximum number of pixels. It is a gradient,
 * so that the file stays below the size limit. A separate program, because the encoders' memory must not be measured.
 */
const [directory = ''] = process.argv.slice(2);
const gradient = Buffer.from(`
  <svg xmlns="http://www.w3.org/2000/svg" width="1024" height="768">
    <radialGradient id="g"><stop stop-color="#0B6B70"/><stop offset="1" stop-color="#F2A541"/></radialGradient>
    <rect width="100%" height="100%" fill="url(#g)"/>
  </svg>`);
const small = await sharp(gradient).png().toBuffer();
for (const format of FORMATS) {
  const height = Math.floor(
    Math.sqrt(((format === 'avif' ? MOST_PIXELS.avifFrame : MOST_PIXELS.still) * 3) / 4),
  );
  const picture = sharp(small).resize(Math.floor((height * 4) / 3), height, { fit: 'fill' });
  const encoded = format === 'avif' ? picture.avif({ effort: 0 }) : picture.toFormat(format);
  await writeFile(path.join(directory, `picture.${format}`), await encoded.toBuffer());
}
