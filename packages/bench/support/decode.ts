import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type FormatEnum } from 'sharp';
import { ImagePipeline, inspect } from '../../../backend/src/platform/media/image-pipeline.js';
import { expectedMegabytes } from '../../../backend/src/platform/media/picture-memory.js';

/**
 * `node decode.ts <file> <times>` decodes a picture as often at once, as an upload, and prints a {@link Decoded} as JSON. A program
 * for each measurement, because the memory that one leaves would hide what the next one takes.
 */
const [file = '', times = '1'] = process.argv.slice(2);

/** What decoding a picture took. */
export interface Decoded {
  /** The memory expected of one, MB. */
  readonly expected: number;
  /** The memory that was taken at most in addition to the idle process's, MB. */
  readonly taken: number;
  /** The most of the whole process, MB. */
  readonly most: number;
  /** All together. */
  readonly seconds: number;
}

const UPLOADER = 'one';
const upload = { field: 'images', label: 'Picture 1', file, signal: new AbortController().signal };
const pipeline = new ImagePipeline();
await warmUp();
// Starts the counting of the maximum anew (proc(5), clear_refs).
await writeFile('/proc/self/clear_refs', '5');
const before = await megabytes('VmRSS');
const began = performance.now();
await Promise.all(Array.from({ length: Number(times) }, () => pipeline.process(upload, UPLOADER)));
const seconds = (performance.now() - began) / 1000;
const most = await megabytes('VmHWM');
const decoded: Decoded = {
  ...{ expected: expectedMegabytes(await inspect(upload)), taken: most - before, most, seconds },
};
console.log(JSON.stringify(decoded));

/** Loads the codecs. */
async function warmUp(): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'campus-decode-'));
  const small = path.join(directory, 'small');
  const format = path.extname(file).slice(1) as keyof FormatEnum;
  const pixels = { width: 300, height: 200, channels: 3, background: '#0B6B70' } as const;
  await sharp({ create: pixels }).toFormat(format).toFile(small);
  await pipeline.process({ ...upload, file: small }, UPLOADER);
  await rm(directory, { recursive: true });
}

async function megabytes(field: string): Promise<number> {
  const status = await readFile('/proc/self/status', 'utf8');
  const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
