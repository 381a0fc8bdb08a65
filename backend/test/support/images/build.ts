import { crc32, deflateSync } from 'node:zlib';

/** A file that is no valid picture, or not of the format it claims. */
export interface MalformedImage {
  readonly name: string;
  readonly bytes: Buffer;
  /** The expected status; without it any refusal, or a valid picture, is accepted. */
  readonly status?: number;
}

/** Builders of picture files, byte by byte: files that no encoder writes. */

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** One chunk of a PNG, with its checksum unless another is given. */
export function pngChunk(type: string, data = Buffer.alloc(0), checksum?: number): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(checksum ?? crc32(body))]);
}

/** Fields of a PNG's first chunk. */
export interface PngHeader {
  width: number;
  height: number;
  depth?: number;
  /** 0 grey, 2 colour, 3 palette, 4 grey with alpha, 6 colour with alpha. */
  colour?: number;
  compression?: number;
  filter?: number;
  interlace?: number;
}

export function pngHeader(header: PngHeader): Buffer {
  const { width, height, depth = 8, colour = 2, compression = 0, filter = 0, interlace = 0 } = header;
  const rest = Buffer.from([depth, colour, compression, filter, interlace]);
  return pngChunk('IHDR', Buffer.concat([uint32(width), uint32(height), rest]));
}

export function png(...chunks: Buffer[]): Buffer {
  return Buffer.concat([PNG_SIGNATURE, ...chunks]);
}

/** A PNG of black pixels in any number: a few hundred kilobytes can claim gigapixels. */
export function blackPng(header: PngHeader, rows = header.height): Buffer {
  const bits = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[header.colour ?? 2] ?? 1;
  const row = 1 + Math.ceil((header.width * bits * (header.depth ?? 8)) / 8);
  return png(pngHeader(header), pngChunk('IDAT', deflateSync(Buffer.alloc(row * rows))), pngChunk('IEND'));
}

/** Offsets at which a PNG's chunks begin. */
export function pngChunkOffsets(bytes: Buffer): number[] {
  const offsets: number[] = [];
  for (let at = PNG_SIGNATURE.length; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    offsets.push(at);
  }
  return offsets;
}

/** Offsets at which a JPEG's segments begin, up to the picture's data. */
export function jpegSegmentOffsets(bytes: Buffer): number[] {
  const offsets: number[] = [];
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    offsets.push(at);
    if (bytes[at + 1] === 0xda) break;
  }
  return offsets;
}

/** A JPEG segment. */
export function jpegSegment(marker: number, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker]), uint16(data.length + 2), data]);
}

/** Offsets of a RIFF file's chunks (WebP) or of the boxes of an ISO file (AVIF). */
export function chunkOffsets(bytes: Buffer, format: 'webp' | 'avif'): number[] {
  const offsets: number[] = [];
  let at = format === 'webp' ? 12 : 0;
  while (at + 8 <= bytes.length) {
    offsets.push(at);
    const size = format === 'webp' ? 8 + bytes.readUInt32LE(at + 4) : bytes.readUInt32BE(at);
    at += Math.max(size + (format === 'webp' ? size % 2 : 0), 8);
  }
  return offsets;
}

/** A GIF with this many frames of one pixel each; without frames the file ends where they would begin. */
export function gif({ width = 1, height = 1, frames = 1, loops = 0, tail = Buffer.alloc(0) } = {}): Buffer {
  const screen = Buffer.from([0x80, 0, 0, 0x0b, 0x6b, 0x70, 0xfb, 0xf6, 0xec]);
  const loop = Buffer.concat([
    Buffer.from('!\xff\x0bNETSCAPE2.0\x03\x01', 'latin1'),
    le16(loops),
    Buffer.from([0]),
  ]);
  const delay = Buffer.from([0x21, 0xf9, 4, 0, 5, 0, 0, 0]);
  const pixel = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    le16(width),
    le16(height),
    screen,
    ...(frames > 1 ? [loop] : []),
    ...Array.from({ length: frames }, () => Buffer.concat([delay, pixel])),
    Buffer.from([0x3b]),
    tail,
  ]);
}

/** A copy of `bytes` with some bytes replaced from an offset on. */
export function patched(bytes: Buffer, at: number, replacement: Buffer | number[]): Buffer {
  const copy = Buffer.from(bytes);
  Buffer.from(replacement).copy(copy, at);
  return copy;
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}

export function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function le16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
