import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openBenchDatabase } from './data/bench-database.js';
import { PHOTO_MEGAPIXELS } from './data/picture-formats.js';
import { watchOthers } from './support/others.js';
import { signInMembers } from './support/people.js';
import type { Posted, Posting } from './support/poster.js';
import { settings } from './support/settings.js';
import { shippedSettings } from './support/settings.js';
import { quantile } from './support/timed.js';

/**
 * Ten members post a photo each, straight from a phone, at the same moment, while another member reads: the API as it is shipped,
 * with the memory settings of its image. Everything arrives over the loopback at once, which is worse than what networks do. The
 * exit code is 1 when a goal is missed.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SIZE = { members: 1_000, posts: 10_000 };
/** Pages of the feed, each with one of its pictures, that the reader asks for, per second. */
const READS_PER_SECOND = 20;
/** Seconds of reading alone, for comparison. */
const ALONE_SECONDS = 5;
/** Milliseconds, and MB. The readers' is that of a page and of a picture, each. */
const GOALS = { p50: 5_000, p99: 12_000, megabytes: 512, readerP99: 150 };

await using bench = await openBenchDatabase();
const databaseUrl = await bench.database(SIZE);
const photos = await takePhotos();
const env = { ...settings(databaseUrl, bench.directory), ...(await shippedSettings()) };
const [reader, ...authors] = await signInMembers(databaseUrl, env.MEMBER_TOKEN_KEY, photos.length + 1);
if (!reader || authors.length < photos.length) throw new Error('The campus has too few members');
const server = await bench.start('the API', env);
const before = await server.memory();
const poster = fork(path.join(import.meta.dirname, 'support/poster.ts'), { execArgv: ['--import', 'tsx'] });
const others = await watchOthers(() => Promise.resolve([server.pid, poster.pid ?? 0]));

const [first] = await postAll(photos.slice(0, 1));
const shown = first?.picture ?? '';
const alone = await reading(sleep(ALONE_SECONDS * 1_000));
const uploads: number[] = [];
const cpuBefore = await server.cpu();
const beside = { pages: [] as number[], pictures: [] as number[] };
for (let round = 0; round < ROUNDS; round += 1) {
  const together = postAll(photos);
  const { pages, pictures } = await reading(together);
  beside.pages.push(...pages);
  beside.pictures.push(...pictures);
  uploads.push(...(await together).map(({ milliseconds }) => milliseconds));
  await sleep(1_000);
}
const peak = await server.memory('most');
const cpu = ((await server.cpu()) ?? Number.NaN) - (cpuBefore ?? 0);
const busyOthers = await others.cores();
poster.disconnect();

const sizes = await Promise.all(photos.map(async (file) => (await stat(file)).size));
const figures = [
  { name: 'a post with its photo, p50 ms', value: quantile(uploads, 0.5), goal: GOALS.p50 },
  { name: 'a post with its photo, p99 ms', value: quantile(uploads, 0.99), goal: GOALS.p99 },
  { name: "the API's memory at most, MB", value: peak ?? Number.NaN, goal: GOALS.megabytes },
  {
    name: 'a page of the feed meanwhile, p99 ms',
    value: quantile(beside.pages, 0.99),
    goal: GOALS.readerP99,
  },
  { name: 'a picture meanwhile, p99 ms', value: quantile(beside.pictures, 0.99), goal: GOALS.readerP99 },
];
console.log(
  `${ROUNDS} rounds of ${photos.length} photos at once, ${PHOTO_MEGAPIXELS.join(', ')} megapixels, ` +
    `${megabytes(Math.min(...sizes))} to ${megabytes(Math.max(...sizes))} MB`,
);
console.table(
  Object.fromEntries(
    figures.map(({ name, value, goal }) => [
      name,
      { value: Math.round(value), goal, met: value <= goal ? 'yes' : 'no' },
    ]),
  ),
);
console.log(
  `The API used ${(cpu / uploads.length).toFixed(2)} s of CPU time for each photo, and what was read meanwhile. ` +
    `Before the uploads it had ${before} MB. Reading alone, p99: a page ${quantile(alone.pages, 0.99).toFixed(0)} ms, ` +
    `a picture ${quantile(alone.pictures, 0.99).toFixed(0)} ms`,
);
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}, ` +
    `the database and other programs ${busyOthers?.toFixed(2)} cores`,
);
// A figure that is not a number misses its goal, too.
if (!figures.every(({ value, goal }) => value <= goal)) process.exitCode = 1;

/** Files of the photos, which are made once: that takes a minute. */
async function takePhotos(): Promise<string[]> {
  const directory = path.join(bench.directory, 'photos');
  await mkdir(directory, { recursive: true });
  if ((await readdir(directory)).length < PHOTO_MEGAPIXELS.length) {
    const make = path.join(import.meta.dirname, 'data/photos.ts');
    await promisify(execFile)(process.execPath, ['--import', 'tsx', make, directory]);
  }
  return (await readdir(directory)).toSorted().map((name) => path.join(directory, name));
}

/** Posts each photo by a member of its own, all at once. */
async function postAll(files: readonly string[]): Promise<Posted> {
  const posting: Posting = {
    url: server.url,
    photos: files.map((file, place) => ({ file, token: authors[place]?.token ?? '' })),
  };
  const failed = once(poster, 'exit').then(() => {
    throw new Error('The posts failed');
  });
  poster.send(posting);
  const [posted] = (await Promise.race([once(poster, 'message'), failed])) as [Posted];
  return posted;
}

/**
 * Reads at a steady rate, whether answers are slow or not, until `end` settles.
 * @returns how long each page and each picture took from when it was due, ms
 */
async function reading(end: Promise<unknown>): Promise<{ pages: number[]; pictures: number[] }> {
  let isOver = false;
  void end.finally(() => (isOver = true)).catch(() => undefined);
  const began = performance.now();
  const reads: Promise<readonly [page: number, picture: number]>[] = [];
  for (let n = 0; !isOver; n += 1) {
    const due = began + (n * 1_000) / READS_PER_SECOND;
    await sleep(Math.max(0, due - performance.now()));
    reads.push(Promise.all([readPage(due), readPicture(due)]));
  }
  const times = await Promise.all(reads);
  return { pages: times.map(([page]) => page), pictures: times.map(([, picture]) => picture) };
}

async function readPage(due: number): Promise<number> {
  const answer = await fetch(`${server.url}/user/feeds/getAllFeeds`, {
    method: 'POST',
    headers: { Authorization: reader?.token ?? '', 'Content-Type': 'application/json' },
    body: JSON.stringify({ page: 1 }),
  });
  return arrived(answer, due);
}

async function readPicture(due: number): Promise<number> {
  return arrived(await fetch(`${server.url}/${shown}?w=480`), due);
}

async function arrived(answer: Response, due: number): Promise<number> {
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The reader got ${answer.status}`);
  return performance.now() - due;
}

function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(1);
}
