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
  expect(expected({ orientation: 6 })).toBeGreaterThan(expected({ orientation: 3 }));
});

it.each<[string, Partial<PictureHeader>, number]>([
  ['a progressive JPEG, 4:2:0', { isProgressive: true }, 3],
  ['a progressive JPEG, 4:4:4', { isProgressive: true, chromaSubsampling: '4:4:4' }, 6],
  ['an interlaced PNG', { format: 'png', isProgressive: true }, 3],
  ['an interlaced PNG of 16 bits', { format: 'png', isProgressive: true, depth: 'ushort' }, 6],
  ['a WebP file that may be lossless', { format: 'webp' }, 3],
  ['a GIF', { format: 'gif' }, 4],
  ['an AVIF', { format: 'avif' }, 15],
  ['an AVIF of 10 bits', { format: 'avif', depth: 'ushort' }, 20],
])('counts each pixel of %s', (_, changes, bytes) => {
  const megapixels = (HEADER.width * HEADER.height) / 1e6;
  expect(expected(changes)).toBeGreaterThan(megapixels * bytes);
});

it('counts all frames of a moving WebP, and one of a moving GIF', () => {
  const frames = { width: 1_000, height: 1_000, frames: 90 };
  expect(expected({ ...frames, format: 'webp' })).toBeGreaterThan(4 * 90);
  expect(expected({ ...frames, format: 'gif' })).toBeLessThan(50);
});
