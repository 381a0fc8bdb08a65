import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ImagePipeline } from '../src/platform/media/image-pipeline.js';
import { FORMATS } from './data/picture-formats.js';

/** Uploads the largest allowed pictures together; measures the duration of each, and the process's memory. */
const TOGETHER = 10;

const directory = await mkdtemp(path.join(tmpdir(), 'campus-pictures-'));
try {
  const make = path.join(import.meta.dirname, 'data/pictures.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', make, directory]);
  const pipeline = new ImagePipeline();
  const table: Record<string, object> = {};
  for (const format of FORMATS) {
    const file = path.join(directory, `picture.${format}`);
    const began = performance.now();
    const upload = { field: 'images', label: 'Picture 1', file };
    await Promise.all(Array.from({ length: TOGETHER }, () => pipeline.process(upload)));
    const seconds = (performance.now() - began) / 1000 / TOGETHER;
    table[format] = {
      'seconds each': Number(seconds.toFixed(2)),
      'MB now': Math.round(process.memoryUsage.rss() / 2 ** 20),
      'MB at most so far': await peakMegabytes(),
    };
  }
  console.log(`The largest pictures, ${TOGETHER} of each format together`);
  console.table(table);
} finally {
  await rm(directory, { recursive: true });
}

/** Peak memory of the process (proc(5), VmHWM); undefined on systems without /proc. */
async function peakMegabytes(): Promise<number | undefined> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(status) ?? [];
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024);
}
