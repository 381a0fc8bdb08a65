import { deflateSync } from 'node:zlib';
import {
  gif,
  jpegSegment,
  jpegSegmentOffsets,
  patched,
  png,
  pngChunk,
  pngHeader,
  uint16,
  uint32,
  type MalformedImage,
} from './build.js';

// Files with a complete structure but false headers, format by format.

export function lyingPngs(sound: Buffer): MalformedImage[] {
  const size = { width: 64, height: 48 };
  const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc((1 + 64 * 3) * 48)));
  const end = pngChunk('IEND');
  const headers = [
    { width: 0, height: 48 },
    { width: 64, height: 0 },
    { width: 0x80000000, height: 1 },
    { ...size, depth: 3 },
    { ...size, colour: 7 },
    { ...size, compression: 1 },
    { ...size, filter: 9 },
    { ...size, interlace: 5 },
    { ...size, colour: 3 },
    { width: 128, height: 96 },
    { width: 8, height: 6 },
  ];
  const empty = 64 * 1024 * 1024;
  return [
    ...headers.map((header) => ({
      name: `png that says ${JSON.stringify(header)}`,
      bytes: png(pngHeader(header), pixels, end),
    })),
    ...Object.entries({
      'nothing but a signature': png(),
      'no header': png(pixels, end),
      'two headers': png(pngHeader(size), pngHeader({ width: 9999, height: 9999 }), pixels, end),
      'no pixels': png(pngHeader(size), end),
      'no end': png(pngHeader(size), pixels),
      'pixels that are no deflate stream': png(
        pngHeader(size),
        pngChunk('IDAT', Buffer.alloc(400, 0x99)),
        end,
      ),
      'a wrong checksum on its header': png(patched(pngHeader(size), 21, [1, 2, 3, 4]), pixels, end),
      'a wrong checksum on its pixels': png(
        pngHeader(size),
        pngChunk('IDAT', deflateSync(Buffer.alloc((1 + 64 * 3) * 48)), 7),
        end,
      ),
      'a filter that does not exist': png(
        pngHeader(size),
        pngChunk('IDAT', deflateSync(Buffer.alloc((1 + 64 * 3) * 48, 9))),
        end,
      ),
      'a chunk longer than the file': patched(sound, 33, uint32(0x7fffffff)),
      'a chunk of 4 GB': patched(sound, 33, uint32(0xffffffff)),
      'a palette of no whole colours': png(pngHeader(size), pngChunk('PLTE', Buffer.alloc(7)), pixels, end),
      'a palette of 300 colours': png(
        pngHeader({ ...size, colour: 3 }),
        pngChunk('PLTE', Buffer.alloc(900)),
        pixels,
        end,
      ),
      'a text that unpacks to 64 MB': png(
        pngHeader(size),
        pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(empty))])),
        pixels,
        end,
      ),
      'a colour profile that unpacks to 64 MB': png(
        pngHeader(size),
        pngChunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(empty))])),
        pixels,
        end,
      ),
      'a colour profile of nonsense': png(
        pngHeader(size),
        pngChunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(200, 0x41))])),
        pixels,
        end,
      ),
      'an animation of no frames': png(pngHeader(size), pngChunk('acTL', Buffer.alloc(8)), pixels, end),
      'an animation of 4 billion frames': png(
        pngHeader(size),
        pngChunk('acTL', Buffer.alloc(8, 0xff)),
        pixels,
        end,
      ),
      'more pixels than it says': png(
        pngHeader(size),
        pngChunk('IDAT', deflateSync(Buffer.alloc(8 * 1024 * 1024))),
        end,
      ),
    }).map(([name, bytes]) => ({ name: `png with ${name}`, bytes })),
  ];
}

export function lyingJpegs(sound: Buffer): MalformedImage[] {
  const frame = sound.indexOf(Buffer.from([0xff, 0xc0]));
  const scan = sound.indexOf(Buffer.from([0xff, 0xda]));
  const start = sound.subarray(0, 2);
  const without = (marker: number) => {
    const at = jpegSegmentOffsets(sound).find((offset) => sound[offset + 1] === marker) ?? 0;
    return Buffer.concat([sound.subarray(0, at), sound.subarray(at + 2 + sound.readUInt16BE(at + 2))]);
  };
  return Object.entries({
    'no lines': patched(sound, frame + 5, uint16(0)),
    'no columns': patched(sound, frame + 7, uint16(0)),
    'more lines than data': patched(sound, frame + 5, uint16(4_000)),
    'no components': patched(sound, frame + 9, [0]),
    'nine components': patched(sound, frame + 9, [9]),
    '12 bits': patched(sound, frame + 4, [12]),
    '0 bits': patched(sound, frame + 4, [0]),
    'arithmetic coding': patched(sound, frame + 1, [0xc9]),
    'lossless coding': patched(sound, frame + 1, [0xc3]),
    'no tables to decode with': without(0xc4),
    'no tables to scale with': without(0xdb),
    'no frame': without(0xc0),
    'its scan before all else': Buffer.concat([start, sound.subarray(scan)]),
    'a segment of no length': Buffer.concat([start, Buffer.from([0xff, 0xe0, 0, 0]), sound.subarray(2)]),
    'a segment beyond its end': Buffer.concat([
      start,
      Buffer.from([0xff, 0xe0, 0xff, 0xff]),
      sound.subarray(2),
    ]),
    'a thousand scans': Buffer.concat([
      sound.subarray(0, -2),
      ...Array.from({ length: 1_000 }, () => sound.subarray(scan, scan + 40)),
      sound.subarray(-2),
    ]),
    'thirty thousand empty comments': Buffer.concat([
      start,
      ...Array.from({ length: 30_000 }, () => jpegSegment(0xfe, Buffer.alloc(0))),
      sound.subarray(2),
    ]),
    'a camera record of nonsense': Buffer.concat([
      start,
      jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0MM\0*'), Buffer.alloc(3_000, 0xff)])),
      sound.subarray(2),
    ]),
    'a camera record that points at itself': Buffer.concat([
      start,
      jpegSegment(
        0xe1,
        Buffer.from('Exif\0\0II*\0\x08\0\0\0\x01\0\x69\x87\x04\0\x01\0\0\0\x08\0\0\0\x08\0\0\0', 'latin1'),
      ),
      sound.subarray(2),
    ]),
    'a colour profile of nonsense': Buffer.concat([
      start,
      jpegSegment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), Buffer.alloc(500, 0x41)])),
      sound.subarray(2),
    ]),
    'another picture after its end': Buffer.concat([sound, sound]),
    'nothing but start and end': Buffer.from([0xff, 0xd8, 0xff, 0xd9, 0, 0, 0, 0, 0, 0, 0, 0]),
  }).map(([name, bytes]) => ({ name: `jpeg with ${name}`, bytes }));
}

export function lyingWebps(sound: Buffer, frame: Buffer): MalformedImage[] {
  const chunk = (type: string, data: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(data.length);
    return Buffer.concat([Buffer.from(type), size, data, Buffer.alloc(data.length % 2)]);
  };
  const webp = (...chunks: Buffer[]) => {
    const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(body.length);
    return Buffer.concat([Buffer.from('RIFF'), size, body]);
  };
  const canvas = (flags: number, width: number, height: number) => {
    const data = Buffer.alloc(10);
    data[0] = flags;
    data.writeUIntLE(width - 1, 4, 3);
    data.writeUIntLE(height - 1, 7, 3);
    return chunk('VP8X', data);
  };
  const moving = chunk('ANIM', Buffer.alloc(6));
  const placed = (x: number, y: number) => {
    const head = Buffer.alloc(16);
    head.writeUIntLE(x, 0, 3);
    head.writeUIntLE(y, 3, 3);
    head.writeUIntLE(63, 6, 3);
    head.writeUIntLE(47, 9, 3);
    return chunk('ANMF', Buffer.concat([head, frame.subarray(12)]));
  };
  return Object.entries({
    'a size of nothing': patched(sound, 4, [0, 0, 0, 0]),
    'a size of 4 GB': patched(sound, 4, [0xff, 0xff, 0xff, 0xff]),
    'a chunk longer than the file': patched(sound, 16, [0xff, 0xff, 0xff, 0x7f]),
    'a frame without a start code': patched(sound, 23, [0, 0, 0]),
    'a frame of no size': patched(sound, 26, [0, 0, 0, 0]),
    'no chunks': webp(),
    'a canvas alone': webp(canvas(0, 64, 48)),
    'a canvas of another size than the picture': webp(canvas(0, 640, 480), frame.subarray(12)),
    'an animation of no frames': webp(canvas(2, 64, 48), moving),
    'a frame outside the canvas': webp(canvas(2, 64, 48), moving, placed(3_000, 3_000)),
    'an empty frame': webp(canvas(2, 64, 48), moving, chunk('ANMF', Buffer.alloc(16))),
    'a broken alpha channel': webp(
      canvas(0x10, 64, 48),
      chunk('ALPH', Buffer.alloc(30, 0xfe)),
      frame.subarray(12),
    ),
    'a lossless frame of nonsense': webp(
      chunk('VP8L', Buffer.concat([Buffer.from([0x2f]), Buffer.alloc(60, 0xaa)])),
    ),
  }).map(([name, bytes]) => ({ name: `webp with ${name}`, bytes }));
}

export function lyingGifs(sound: Buffer): MalformedImage[] {
  const one = gif();
  // Offset of the one-pixel frame: after header, screen, two colours and its delay.
  const at = one.length - 16;
  return [
    { name: 'gif with no frames', bytes: gif({ frames: 0 }), status: 400 },
    // The decoder treats such a screen size as an error and uses only the frame.
    { name: 'gif with a screen of 4 gigapixels', bytes: gif({ width: 65_535, height: 65_535 }) },
    { name: 'gif with no screen', bytes: gif({ width: 0, height: 0 }) },
    { name: 'gif with 301 frames', bytes: gif({ frames: 301 }), status: 413 },
    { name: 'gif with 100,000 frames', bytes: gif({ frames: 100_000 }), status: 413 },
    { name: 'gif with a frame outside its screen', bytes: patched(one, at + 1, [0xff, 0x7f, 0xff, 0x7f]) },
    {
      name: 'gif with a frame larger than its screen',
      bytes: patched(one, at + 5, [0xff, 0x0f, 0xff, 0x0f]),
    },
    { name: 'gif with codes of no bits', bytes: patched(one, at + 10, [0]) },
    { name: 'gif with codes of 13 bits', bytes: patched(one, at + 10, [13]) },
    { name: 'gif with codes of nonsense', bytes: patched(sound, sound.length >> 1, Buffer.alloc(200, 0xff)) },
    { name: 'gif without its colours', bytes: patched(one, 10, [0]) },
    {
      name: 'gif with an extension that never ends',
      bytes: Buffer.concat([one.subarray(0, 19), Buffer.from([0x21, 0xff, 0xff]), Buffer.alloc(64, 0xff)]),
    },
  ];
}

export function lyingAvifs(sound: Buffer): MalformedImage[] {
  const size = sound.indexOf('ispe') + 8;
  const meta = sound.indexOf('meta') - 4;
  const brand = sound.subarray(0, sound.readUInt32BE(0));
  return Object.entries({
    'a brand alone': brand,
    'a brand of no size': patched(sound, 0, uint32(0)),
    'a brand longer than the file': patched(sound, 0, uint32(0x7fffffff)),
    'a part of no size': patched(sound, meta, uint32(0)),
    'a part of a size in 64 bits': patched(sound, meta, uint32(1)),
    'a part smaller than its head': patched(sound, meta, uint32(4)),
    'no lines': patched(sound, size + 4, uint32(0)),
    'other sizes than its picture': patched(sound, size, Buffer.concat([uint32(640), uint32(480)])),
    'pixels of nonsense': patched(sound, sound.length - 200, Buffer.alloc(200, 0x5a)),
    'no pixels': patched(sound, sound.lastIndexOf('mdat'), Buffer.from('free')),
    'nothing in its description': Buffer.concat([brand, uint32(12), Buffer.from('meta'), uint32(0)]),
  }).map(([name, bytes]) => ({ name: `avif with ${name}`, bytes }));
}
