import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { MAX_FRAMES, MAX_PIXELS } from '../../../backend/src/config/upload-limits.js';

/**
 * `node pictures.ts <directory>` writes pictures of each kind that decoders treat differently, most with the maximum number of
 * pixels. They are gradients, so that the files stay small. A separate program, because the encoders' memory must not be measured.
 */
const [directory = ''] = process.argv.slice(2);
const { still: STILL, moving: MOVING, avifFrame: AVIF } = MAX_PIXELS;
/** What most phones take. */
const USUAL = 12_000_000;

const gradient = Buffer.from(`
  <svg xmlns="http://www.w3.org/2000/svg" width="1024" height="768">
    <radialGradient id="g"><stop stop-color="#0B6B70"/><stop offset="1" stop-color="#F2A541"/></radialGradient>
    <rect width="100%" height="100%" fill="url(#g)"/>
  </svg>`);
const small = await sharp(gradient).removeAlpha().png().toBuffer();

/** Pixels and, if it is not 4 to 3, the proportion of the sides. */
const opaque = (pixels: number, ratio = 4 / 3): Sharp => {
  const height = Math.floor(Math.sqrt(pixels / ratio));
  return sharp(small).resize(Math.floor(height * ratio), height, { fit: 'fill' });
};
const transparent = (pixels: number) => opaque(pixels).ensureAlpha(0.5);
const turned = (picture: Sharp) => picture.withMetadata({ orientation: 6 });
const png = { compressionLevel: 1 } as const;
const progressive = { progressive: true } as const;

const pictures: Readonly<Record<string, () => Promise<Sharp> | Sharp>> = {
  jpeg: () => opaque(STILL).jpeg(),
  'jpeg, 12 MP': () => opaque(USUAL).jpeg(),
  'jpeg, 12 MP, turned': () => turned(opaque(USUAL)).jpeg(),
  'jpeg, turned': () => turned(opaque(STILL)).jpeg(),
  'jpeg, tall': () => opaque(1_920 * 8_192, 1_920 / 8_192).jpeg(),
  'jpeg, progressive': () => opaque(STILL).jpeg(progressive),
  'jpeg, progressive, 4to4to4': () => opaque(STILL).jpeg({ ...progressive, chromaSubsampling: '4:4:4' }),
  'jpeg, progressive, CMYK': () => opaque(STILL).toColourspace('cmyk').jpeg(progressive),
  png: () => opaque(STILL).png(png),
  'png, 12 MP': () => opaque(USUAL).png(png),
  'png, wide': () => opaque(STILL, 16).png(png),
  'png, turned': () => turned(opaque(STILL)).png(png),
  'png, alpha': () => transparent(STILL).png(png),
  'png, tall, alpha': () =>
    opaque(1_920 * 8_192, 1_920 / 8_192)
      .ensureAlpha(0.5)
      .png(png),
  'png, interlaced': () => opaque(STILL).png({ ...png, ...progressive }),
  'png, alpha, 16 bits': () => transparent(STILL).toColourspace('rgb16').png(png),
  'png, alpha, 16 bits, turned': () => turned(transparent(STILL).toColourspace('rgb16')).png(png),
  'png, alpha, 16 bits, interlaced': () =>
    transparent(STILL)
      .toColourspace('rgb16')
      .png({ ...png, ...progressive }),
  webp: () => opaque(STILL).webp({ effort: 0 }),
  'webp, turned': () => turned(opaque(STILL)).webp({ effort: 0 }),
  'webp, alpha': () => transparent(STILL).webp({ effort: 0 }),
  'webp, lossless': () => opaque(STILL).webp({ effort: 0, lossless: true }),
  'webp, moving': () => moving(1_000, Math.floor(MOVING / 1_000_000)).webp({ effort: 0 }),
  'webp, moving, large': () => moving(3_500, Math.floor(MOVING / 3_500 ** 2)).webp({ effort: 0 }),
  gif: () => opaque(STILL).gif({ effort: 1, dither: 0 }),
  'gif, moving': () => moving(570, MAX_FRAMES).gif({ effort: 1, dither: 0 }),
  'gif, moving, large': () => moving(3_500, Math.floor(MOVING / 3_500 ** 2)).gif({ effort: 1, dither: 0 }),
  avif: () => opaque(AVIF).avif({ effort: 0 }),
  'avif, 4 MP': () => opaque(AVIF / 4).avif({ effort: 0 }),
  'avif, alpha': () => transparent(AVIF).avif({ effort: 0 }),
  'avif, alpha, 10 bits': () => transparent(AVIF).avif({ effort: 0, bitdepth: 10 }),
};
for (const [kind, picture] of Object.entries(pictures)) {
  const [format = ''] = kind.split(',');
  const bytes = await (await picture()).toBuffer();
  await writeFile(path.join(directory, `${kind}.${format}`), bytes);
}

/** A square picture in which a bar moves, so that no two frames are equal. */
function moving(side: number, frames: number): Sharp {
  const bytes = side * side * 4;
  const all = Buffer.alloc(bytes * frames, Buffer.from([11, 107, 112, 255]));
  const bar = Buffer.alloc(side * 4 * 10, Buffer.from([242, 165, 65, 255]));
  for (let frame = 0; frame < frames; frame += 1) {
    all.set(bar, frame * bytes + Math.floor((frame * (side - 10)) / frames) * side * 4);
  }
  const raw = { width: side, height: side * frames, channels: 4, pageHeight: side } as const;
  return sharp(all, { raw, limitInputPixels: false });
}
