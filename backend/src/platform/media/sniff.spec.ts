import sharp from 'sharp';
import { sniff, SNIFF_LENGTH } from './sniff.js';

const pixel = sharp({ create: { width: 2, height: 2, channels: 3, background: '#0B6B70' } });

describe('sniff', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('knows %s', async (format) => {
    const bytes = await pixel.clone().toFormat(format).toBuffer();
    expect(sniff(bytes.subarray(0, SNIFF_LENGTH))).toBe(format);
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')],
    ['an XML prologue', Buffer.from('<?xml version="1.0"?><svg></svg>')],
    ['PDF', Buffer.from('%PDF-1.7 something long enough')],
    ['TIFF', Buffer.from('II*\0aaaaaaaaaaaaaaaa', 'latin1')],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', (_, bytes) => {
    expect(sniff(bytes)).toBeNull();
  });
});
