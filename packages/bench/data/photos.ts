import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { MAX_FILE_BYTES } from '../../../backend/src/config/upload-limits.js';
import { PHOTO_MEGAPIXELS } from './picture-formats.js';

/**
 * `node photos.ts <directory>` writes ten photos as phones take them: 12 to 48 megapixels, baseline JPEG, every other one
 * held upright, which its orientation says. Their detail is noise with the spectrum of natural scenes, which falls with the
 * frequency, plus the noise of a sensor, so that they decode as slowly, and are as large, as real ones: 3 to 10 MB. A
 * separate program, because the memory of making them must not be measured.
 */
const [directory = ''] = process.argv.slice(2);
/** Pixels of the scene, which each photo shows in its own size. A lens resolves no more of it. */
const SCENE = { width: 3072, height: 2304, channels: 3 } as const;
/** Side of the largest blot of the scene; the others are half as large each. */
const MAX_BLOT_PIXELS = 768;
/** Quality at which phones save; a lower one is used where the file would be larger than the limit. */
const QUALITY = 93;

const scene = makeScene();
const grain = await sharp({
  create: {
    ...{ width: 1024, height: 1024, channels: 3, background: '#808080' },
    noise: { type: 'gaussian', mean: 128, sigma: 12 },
  },
})
  .png()
  .toBuffer();
for (const [index, megapixels] of PHOTO_MEGAPIXELS.entries()) {
  const height = Math.round(Math.sqrt((megapixels * 1e6 * 3) / 4));
  const width = Math.round((height * 4) / 3);
  const { data, info } = await sharp(scene, { raw: SCENE })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .composite([{ input: grain, tile: true, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  for (let quality = QUALITY; ; quality -= 3) {
    const file = await sharp(data, { raw: { width, height, channels } })
      .withMetadata({ orientation: index % 2 === 0 ? 1 : 6 })
      .jpeg({ quality, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (file.length > MAX_FILE_BYTES) continue;
    await writeFile(path.join(directory, `photo-${index}.jpeg`), file);
    break;
  }
}

/** Colours that change at random, on every scale down to two pixels, less the smaller the scale. */
function makeScene(): Buffer {
  const { width, height, channels } = SCENE;
  const sum = new Float32Array(width * height * channels).fill(128);
  for (let side = MAX_BLOT_PIXELS, strength = 45; side >= 2; side /= 2, strength *= 0.8) {
    const columns = Math.ceil(width / side) + 2;
    const knots = Float32Array.from(
      { length: columns * (Math.ceil(height / side) + 2) * channels },
      () => (Math.random() - 0.5) * 2 * strength,
    );
    const at = (row: number, column: number, channel: number) =>
      knots[(row * columns + column) * channels + channel] ?? 0;
    for (let y = 0; y < height; y += 1) {
      const row = Math.floor(y / side);
      const down = y / side - row;
      for (let x = 0; x < width; x += 1) {
        const column = Math.floor(x / side);
        const along = x / side - column;
        for (let channel = 0; channel < channels; channel += 1) {
          const above = at(row, column, channel) * (1 - along) + at(row, column + 1, channel) * along;
          const below = at(row + 1, column, channel) * (1 - along) + at(row + 1, column + 1, channel) * along;
          const index = (y * width + x) * channels + channel;
          sum[index] = (sum[index] ?? 0) + above * (1 - down) + below * down;
        }
      }
    }
  }
  return Buffer.from(Uint8ClampedArray.from(sum));
}
