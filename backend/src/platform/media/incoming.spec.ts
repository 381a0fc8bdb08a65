import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { incomingDirectory, removeStaleUploads } from './incoming.js';

const HOUR_SECONDS = 3_600;

it.each([
  ['an hour', 900, ['30 minutes']],
  ['twice the time that a form may take', 2 * HOUR_SECONDS, ['2 hours', '30 minutes']],
])('keeps files of a form that may still be arriving: for %s', async (_, uploadSeconds, kept) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'incoming-'));
  const directory = incomingDirectory(dataDir);
  await mkdir(directory);
  for (const [name, age] of [
    ['30 minutes', HOUR_SECONDS / 2],
    ['2 hours', 2 * HOUR_SECONDS],
    ['5 hours', 5 * HOUR_SECONDS],
  ] as const) {
    await writeFile(path.join(directory, name), 'x');
    const at = Date.now() / 1000 - age;
    await utimes(path.join(directory, name), at, at);
  }
  await removeStaleUploads(dataDir, uploadSeconds);
  expect((await readdir(directory)).toSorted()).toEqual(kept);
});
