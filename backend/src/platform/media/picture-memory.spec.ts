import { expectedMegabytes, type PictureHeader } from './picture-memory.js';

const HEADER: PictureHeader = {
  ...{ format: 'jpeg', width: 8_000, height: 6_000, frames: 1, channels: 3, depth: 'uchar' },
  ...{ hasAlpha: false, isProgressive: false, isPlainlyLossy: false, chromaSubsampling: '4:2:0' },
};
const expected = (changes: Partial<PictureHeader> = {}) => expectedMegabytes({ ...HEADER, ...changes });

it('counts a JPEG of one scan by what is left of it, because it shrinks while it is decoded', () => {
  expect(expected()).toBe(expected({ width: 4_000, height: 3_000 }));
  expect(expected()).toBeLessThan(50);
});

it('counts a picture held upright by its upright result', () => {
  expect(expected({ orientation: 6 })).toBe(expected({ width: 6_000, height: 8_000 }));
  expect(expected({ orientation: 5 })).toBe(expected({ orientation: 6 }));
  expect(expected({ orientation: 6 })).toBeGreaterThan(expected({ orientation: 3 }));
  expect(expected({ orientation: 4 })).toBe(expected());
});

// 48 megapixels: 8 MB in any case, 27.6 for the largest rendition, and what the decoder keeps of each pixel.
it.each<[string, Partial<PictureHeader>, number]>([
  ['a JPEG of one scan', {}, 36],
  ['a progressive JPEG, 4:2:0', { isProgressive: true }, 180],
  ['a progressive JPEG, 4:4:4', { isProgressive: true, chromaSubsampling: '4:4:4' }, 324],
  ['an interlaced PNG', { format: 'png', isProgressive: true }, 195],
  ['an interlaced PNG of 16 bits', { format: 'png', isProgressive: true, depth: 'ushort' }, 353],
  ['a WebP file that is plainly lossy', { format: 'webp', isPlainlyLossy: true }, 46],
  ['a WebP file that may be lossless', { format: 'webp' }, 228],
  ['the same with transparency', { format: 'webp', hasAlpha: true }, 256],
  ['a GIF', { format: 'gif' }, 276],
  ['an AVIF', { format: 'avif' }, 804],
  ['an AVIF of 10 bits', { format: 'avif', depth: 'ushort' }, 1_092],
])('expects what was measured for %s', (_, changes, megabytes) => {
  expect(expected(changes)).toBe(megabytes);
});

it('counts a very tall picture by its result, which is cut in height too', () => {
  const tall = { width: 1_000, height: 16_384 };
  expect(expected(tall)).toBe(8 + Math.ceil(10 * 0.5 * 8.192));
});

it('counts the lines of a PNG that wait to be scaled down: the wider it is, the more', () => {
  const opaque = { format: 'png', channels: 3, width: 1_000, height: 2_000 } as const;
  // 8 MB in any case, ten bytes for each of two megapixels, and three for those in an eighth of the lines.
  expect(expected(opaque)).toBe(8 + Math.ceil(10 * 2 + (3 * 2) / 8));
  expect(expected({ ...opaque, depth: 'ushort' })).toBe(8 + Math.ceil(10 * 2 + (6 * 2) / 8));
  // All of it waits if it is this wide, and not more than all.
  expect(expected({ ...opaque, width: 1_900, height: 200 })).toBe(8 + Math.ceil((10 + 3) * 0.38));
});

it('counts all frames of a moving WebP, and one of a moving GIF, each with transparency', () => {
  const moving = { width: 1_000, height: 1_000, frames: 90 };
  expect(expected({ ...moving, format: 'webp' })).toBe(8 + 20 + 4 + 4 * 90);
  expect(expected({ ...moving, format: 'gif' })).toBe(8 + 20 + 8);
  expect(expected({ ...moving, format: 'gif', hasAlpha: true })).toBe(8 + 20 + 8);
});
