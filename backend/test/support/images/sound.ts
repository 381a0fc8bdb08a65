import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { photo } from '../factories.js';
import { gif, jpegSegment, png, pngChunk, pngHeader } from './build.js';

/** A valid picture of an unusual kind, which must be accepted. */
export interface SoundImage {
  readonly name: string;
  readonly bytes: () => Promise<Buffer> | Buffer;
  readonly width: number;
  readonly height: number;
}

const TEAL = { r: 11, g: 107, b: 112 };
const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: TEAL } });
const clear = sharp({ create: { width: 60, height: 40, channels: 4, background: { ...TEAL, alpha: 0.5 } } });

export const SOUND_IMAGES: SoundImage[] = [
  ...(['jpeg', 'png', 'webp', 'gif', 'avif'] as const).map((format) => ({
    name: `one pixel of ${format}`,
    bytes: () => plain(1, 1).toFormat(format).toBuffer(),
    width: 1,
    height: 1,
  })),
  ...Object.entries({
    '16 bits a channel': () => plain().toColourspace('rgb16').png().toBuffer(),
    '16 bits of grey': () => plain().toColourspace('grey16').png().toBuffer(),
    grey: () => plain().greyscale().png().toBuffer(),
    'grey as JPEG': () => plain().greyscale().jpeg().toBuffer(),
    'grey with alpha': () => clear.clone().greyscale().png().toBuffer(),
    'half transparent': () => clear.clone().png().toBuffer(),
    'a palette': () => plain().png({ palette: true, colours: 4 }).toBuffer(),
    'one bit a pixel': () =>
      png(
        pngHeader({ width: 60, height: 40, depth: 1, colour: 0 }),
        pngChunk('IDAT', deflateSync(Buffer.alloc(9 * 40))),
        pngChunk('IEND'),
      ),
    'interlaced lines': () => plain().png({ progressive: true }).toBuffer(),
    'progressive scans': () => plain().jpeg({ progressive: true }).toBuffer(),
    'printing inks': () => plain().toColourspace('cmyk').jpeg().toBuffer(),
    'a wide colour space': () => plain().withIccProfile('p3').png().toBuffer(),
    'a colour space by number': async () => withCicp(await plain().png().toBuffer()),
    'no losses, as WebP': () => plain().webp({ lossless: true }).toBuffer(),
    '10 bits, as AVIF': () => plain().avif({ bitdepth: 10 }).toBuffer(),
    'full colour, as AVIF': () => plain().avif({ chromaSubsampling: '4:4:4' }).toBuffer(),
  }).map(([name, bytes]) => ({ name, bytes, width: 60, height: 40 })),
  {
    name: 'fifty megapixels',
    bytes: () => plain(10_000, 5_000).jpeg().toBuffer(),
    width: 1_920,
    height: 960,
  },
  {
    name: 'as many pixels as an AVIF may have',
    bytes: () => plain(5_000, 3_200).avif({ effort: 0 }).toBuffer(),
    width: 1_920,
    height: 1_229,
  },
  { name: 'a mile high', bytes: () => plain(1, 50_000).png().toBuffer(), width: 1, height: 8_192 },
];

/** Pictures that are also valid in another format; nothing of that may be in the result. */
export const POLYGLOTS: { name: string; bytes: () => Promise<Buffer> | Buffer }[] = [
  { name: 'a GIF that is a script', bytes: () => gif({ tail: Buffer.from('*/=1;PAYLOAD(1)//') }) },
  {
    name: 'a JPEG that is a page',
    bytes: async () => {
      const jpeg = await photo(60, 40);
      const page = Buffer.from('<!doctype html><script>PAYLOAD(1)</script><!--');
      return Buffer.concat([jpeg.subarray(0, 2), jpegSegment(0xfe, page), jpeg.subarray(2), page]);
    },
  },
  {
    name: 'a PNG that is an archive',
    bytes: async () =>
      Buffer.concat([
        await photo(60, 40, 'png'),
        Buffer.from('PK\x03\x04PAYLOAD', 'latin1'),
        Buffer.from('PK\x05\x06', 'latin1'),
        Buffer.alloc(18),
      ]),
  },
  {
    name: 'a PNG with a page in its text',
    bytes: async () => {
      const picture = await photo(60, 40, 'png');
      const text = pngChunk('tEXt', Buffer.from('Comment\0<script>PAYLOAD(1)</script>'));
      return Buffer.concat([picture.subarray(0, 33), text, picture.subarray(33)]);
    },
  },
  {
    name: 'a WebP with a page after it',
    bytes: async () =>
      Buffer.concat([await photo(60, 40, 'webp'), Buffer.from('<script>PAYLOAD(1)</script>')]),
  },
];

/** The place of the red quarter of {@link turned} after it is rotated upright, by the eight EXIF orientations. */
export const ORIENTATIONS: [orientation: number, corner: string][] = [
  [1, 'top left'],
  [2, 'top right'],
  [3, 'bottom right'],
  [4, 'bottom left'],
  [5, 'top left'],
  [6, 'top right'],
  [7, 'bottom right'],
  [8, 'bottom left'],
];

/** A photograph whose top left quarter is red, with an EXIF orientation. */
export async function turned(orientation: number): Promise<Buffer> {
  const quarter = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 80, height: 40, channels: 3, background: 'white' } })
    .composite([{ input: quarter, left: 0, top: 0 }])
    .withMetadata({ orientation })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** A photograph with metadata about place, person and camera. */
export async function located(): Promise<Buffer> {
  return sharp(await photo(200, 100))
    .withExif({
      IFD0: { Copyright: 'Hostel block C', Artist: 'Asha' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '21/1 15/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '81/1 38/1 0/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Hostel block C</x:xmpmeta>')
    .withIccProfile('p3', { attach: true })
    .jpeg()
    .toBuffer();
}

/** An animation with this many frames, each in another colour. */
export function moving(format: 'gif' | 'webp', frames = 5): Promise<Buffer> {
  const [width, height] = [30, 20];
  const pixels = Buffer.alloc(width * height * 3 * frames);
  for (let frame = 0; frame < frames; frame += 1) {
    pixels.fill((frame * 50) % 256, frame * width * height * 3, (frame + 1) * width * height * 3);
  }
  return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .toFormat(format, { delay: Array<number>(frames).fill(120), loop: 0 })
    .toBuffer();
}

/** A chunk that names the colour space of the pixels (Display P3) and declares the full range. */
function withCicp(picture: Buffer): Buffer {
  return Buffer.concat([
    picture.subarray(0, 33),
    pngChunk('cICP', Buffer.from([12, 13, 0, 1])),
    picture.subarray(33),
  ]);
}
