import sharp from 'sharp';
import { isPlainlyLossy, sniff, SNIFF_BYTES } from './sniff.js';

const pixel = sharp({ create: { width: 2, height: 2, channels: 3, background: '#0B6B70' } });

describe('sniff', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('knows %s', async (format) => {
    const bytes = await pixel.clone().toFormat(format).toBuffer();
    expect(sniff(bytes.subarray(0, SNIFF_BYTES))).toBe(format);
  });

  it.each([
    ['a GIF of the older version', 'GIF87a\x01\0\x01\0\0\0', 'gif'],
    ['an animated AVIF', '\0\0\0\x10ftypavis\0\0\0\0', 'avif'],
    ['an AVIF by a compatible brand', '\0\0\0\x18ftypmif1\0\0\0\0miafavif', 'avif'],
  ])('knows %s', (_, bytes, format) => {
    expect(sniff(Buffer.from(bytes, 'latin1'))).toBe(format);
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')],
    ['an XML prologue', Buffer.from('<?xml version="1.0"?><svg></svg>')],
    ['PDF', Buffer.from('%PDF-1.7 something long enough')],
    ['TIFF', Buffer.from('II*\0aaaaaaaaaaaaaaaa', 'latin1')],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['an AVIF brand after the end of the box', Buffer.from('\0\0\0\x14ftypmif1\0\0\0\0miafavif', 'latin1')],
    ['RIFF that is not WebP', Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1')],
    ['a GIF of an unknown version', Buffer.from('GIF90a\x01\0\x01\0\0\0', 'latin1')],
    ['a JPEG marker alone', Buffer.from([0xff, 0xd8, 0xff])],
    ...[0, 1, 2].map((at): [string, Buffer] => {
      const bytes = Buffer.from([0xff, 0xd8, 0xff, ...Buffer.alloc(20)]);
      bytes[at] = 0;
      return [`a JPEG marker with another byte ${at}`, bytes];
    }),
    ['WebP in another container', Buffer.from('RIFX\x24\0\0\0WEBPVP8 ', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', (_, bytes) => {
    expect(sniff(bytes)).toBeNull();
  });
});

describe('isPlainlyLossy', () => {
  it.each([
    ['lossy', { quality: 80 }, true],
    ['lossless', { lossless: true }, false],
  ])('tells a %s WebP', async (_, options, expected) => {
    expect(isPlainlyLossy(await pixel.clone().webp(options).toBuffer())).toBe(expected);
  });
});
