import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { about, type Finding } from './finding.ts';

const GIGABYTE = 1e9;
/** What a first setup downloads and builds: packages 0.5 GB, a release 1.3 GB, npm's cache 0.5 GB; and pictures need room. */
const MIN_DISK_BYTES = 4 * GIGABYTE;
/** What docs/install names for a machine that keeps three releases. */
const USUAL_DISK_BYTES = 10 * GIGABYTE;
/** The build of the sites alone takes more than a gigabyte. */
const MIN_MEMORY_BYTES = 1.8 * GIGABYTE;
/** A machine sold with 4 GB. */
const USUAL_MEMORY_BYTES = 3.6 * GIGABYTE;

/** Free space where releases and data are kept. @param folder may be missing yet */
export function checkDisk(folder: string): Finding {
  let existing = folder;
  while (!existsSync(existing)) existing = path.dirname(existing);
  const { bavail, bsize } = statfsSync(existing);
  return judgeDisk(bavail * bsize, folder);
}

/** @param free bytes */
export function judgeDisk(free: number, folder: string): Finding {
  const { ok, warn, fail } = about('disk');
  const found = `${gigabytes(free)} GB free for ${folder}`;
  if (free < MIN_DISK_BYTES) return fail(`${found}; ${gigabytes(MIN_DISK_BYTES)} GB are needed. Make room.`);
  return free < USUAL_DISK_BYTES
    ? warn(`${found}; a real server should have ${gigabytes(USUAL_DISK_BYTES)} GB.`)
    : ok(found);
}

/** @param meminfo content of /proc/meminfo */
export function checkMemory(meminfo: string): Finding {
  const { ok, warn, fail } = about('memory');
  const bytesOf = (name: string) => {
    const [, kilobytes = '0'] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(meminfo) ?? [];
    return Number(kilobytes) * 1024;
  };
  const all = bytesOf('MemTotal') + bytesOf('SwapTotal');
  const found = `${gigabytes(all)} GB, swap included`;
  if (all < MIN_MEMORY_BYTES) {
    return fail(`${found}; the build needs ${gigabytes(MIN_MEMORY_BYTES)} GB. Add memory or a swap file.`);
  }
  return all < USUAL_MEMORY_BYTES ? warn(`${found}; a real server should have 4 GB.`) : ok(found);
}

const gigabytes = (bytes: number) => (bytes / GIGABYTE).toFixed(1);
