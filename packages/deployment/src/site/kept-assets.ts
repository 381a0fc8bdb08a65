import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The file list of the last started release. It is outside `assets`, so that it is not served. */
const LAST_RELEASE = 'last-release.json';

/**
 * Keeps hashed files of earlier releases: a page opened before an upgrade still finds its chunks, and a process of the
 * old release can serve the chunks of the new one. Several processes may share the folder.
 *
 * A file's modification time is when its release was last the newest: first the start of its own release, then the
 * start of the next one.
 * @param siteDir the built site, with its hashed files in `assets`
 * @param keptDir the shared folder; the files are kept in its `assets`
 * @param days how long files are kept after the next release was started
 * @param now milliseconds since 1970
 */
export function keepAssets(siteDir: string, keptDir: string, days: number, now = Date.now()): void {
  const own = readdirSync(join(siteDir, 'assets'));
  const kept = join(keptDir, 'assets');
  mkdirSync(kept, { recursive: true });
  const last = lastRelease(keptDir);
  if (!isSame(own, last)) for (const name of last) touch(join(kept, name), now);
  for (const name of own) copyWhole(join(siteDir, 'assets', name), join(kept, name), now);
  writeWhole(join(keptDir, LAST_RELEASE), JSON.stringify(own));
  // The own files are as new as `now`.
  for (const name of readdirSync(kept)) {
    const file = join(kept, name);
    if (now - (timeOf(file) ?? now) > days * DAY_MS) rmSync(file, { force: true });
  }
}

function lastRelease(keptDir: string): string[] {
  const file = join(keptDir, LAST_RELEASE);
  if (!existsSync(file)) return [];
  const names: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

function isSame(one: string[], other: string[]): boolean {
  const names = new Set(one);
  return one.length === other.length && other.every((name) => names.has(name));
}

/** Copies atomically, because another process may be serving or copying the same file. */
function copyWhole(from: string, to: string, now: number): void {
  if (timeOf(to) === undefined) {
    const temporary = `${to}.${process.pid}.draft`;
    copyFileSync(from, temporary);
    renameSync(temporary, to);
  }
  touch(to, now);
}

function writeWhole(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.draft`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}

function touch(file: string, now: number): void {
  if (timeOf(file) !== undefined) utimesSync(file, now / 1000, now / 1000);
}

function timeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
