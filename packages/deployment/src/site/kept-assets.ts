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

const DAY = 24 * 60 * 60 * 1000;
/** Which files the last release had that was started; not below `assets`, so that nobody can ask for it. */
const LAST_RELEASE = 'last-release.json';

/**
 * Keeps hashed files of earlier releases, so that a page opened before an upgrade still finds its chunks, and a page of
 * the new release is served by a process that is still the old one. Any number of processes may share the folder.
 *
 * A file's time is when its release was last the newest: at first its own start, then the start of the release after it.
 *
 * @param siteDir the built site, with its hashed files in `assets`
 * @param keptDir where they are kept, in `assets` too
 * @param days how long after the next release came
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
  const mine = new Set(own);
  for (const name of readdirSync(kept)) {
    const file = join(kept, name);
    if (!mine.has(name) && now - (timeOf(file) ?? now) > days * DAY) rmSync(file, { force: true });
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

/** Under a name of this process first: another one may be serving, or copying, the same file. */
function copyWhole(from: string, to: string, now: number): void {
  if (timeOf(to) === undefined) {
    const draft = `${to}.${process.pid}.draft`;
    copyFileSync(from, draft);
    renameSync(draft, to);
  }
  touch(to, now);
}

function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

function touch(file: string, now: number): void {
  if (timeOf(file) !== undefined) utimesSync(file, now / 1000, now / 1000);
}

function timeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
