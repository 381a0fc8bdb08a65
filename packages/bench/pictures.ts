import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { FORMATS } from './data/picture-formats.js';
import type { Decoded } from './support/decode.js';
import { shippedSettings } from './support/settings.js';

/**
 * The memory that decoding each kind of picture takes, with the memory settings of the image, against the memory by which pictures
 * are admitted (platform/media/picture-memory.ts); and ten at once of the largest of each format. The exit code is 1 when a
 * picture takes more than expected, or a process more than its goal. Linux only. `npm run bench -- pictures <pattern>`
 * measures the matching kinds only.
 */
const TOGETHER = 10;
/** Of what is expected, the most that a picture may take: pages of memory come and go. */
const TOLERANCE = 1.1;
/** MB. */
const GOAL = 512;

const wanted = new RegExp(process.argv[3] ?? '');
const directory = path.join(
  process.env.BENCH_DIRECTORY ?? path.resolve(import.meta.dirname, '../../.data/bench'),
  'pictures',
);
const shipped = await shippedSettings();
await mkdir(directory, { recursive: true });
if ((await readdir(directory)).length === 0) await run('data/pictures.ts', directory);

const alone: Record<string, object> = {};
for (const name of (await readdir(directory)).toSorted()) {
  const kind = path.parse(name).name;
  if (!wanted.test(kind)) continue;
  const { expected, taken, seconds } = await decode(name, 1);
  alone[kind] = { 'expected MB': expected, 'taken MB': taken, seconds: seconds.toFixed(2) };
  if (taken > expected * TOLERANCE) miss(`${kind} takes ${taken} MB instead of ${expected}`);
}
console.log('One picture alone');
console.table(alone);

const together: Record<string, object> = {};
for (const format of FORMATS) {
  if (!wanted.test(format)) continue;
  const { most, seconds } = await decode(`${format}.${format}`, TOGETHER);
  together[format] = { 'seconds each': (seconds / TOGETHER).toFixed(2), 'MB at most': most };
  if (most > GOAL) miss(`${TOGETHER} of ${format} take ${most} MB`);
}
console.log(`The largest, ${TOGETHER} at once`);
console.table(together);

async function decode(name: string, times: number): Promise<Decoded> {
  const printed = await run('support/decode.ts', path.join(directory, name), String(times));
  return JSON.parse(printed) as Decoded;
}

async function run(program: string, ...values: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, program), ...values],
    { env: { ...process.env, ...shipped } },
  );
  return stdout;
}

function miss(sentence: string): void {
  console.error(`✗ ${sentence}`);
  process.exitCode = 1;
}
