import { readFile, statfs } from 'node:fs/promises';
import { about, reason, type Finding } from './finding.js';

/** Files that a process of a busy site has open at once: a connection per request in flight, and idle ones. */
const FILES = 4096;
const GIGABYTE = 1e9;
/** Bytes of the largest upload, with its renditions. */
const LEAST = 0.2 * GIGABYTE;

/** How many files a process with this command's limits may open. */
export async function checkOpenFiles(): Promise<Finding> {
  const { ok, warn } = about('open files');
  // Only Linux has it. Node raises the soft limit to the hard one at its start.
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const [, hard = ''] = /^Max open files\s+\S+\s+(\S+)/m.exec(limits) ?? [];
  if (hard === '') return ok('the limit cannot be read on this system');
  return hard === 'unlimited' || Number(hard) >= FILES
    ? ok(`${hard} at once`)
    : warn(`only ${hard} at once. Allow the API ${FILES} or more (systemd: LimitNOFILE).`);
}

/** Free space where uploads, and with MEDIA_STORE=disk pictures, are kept. */
export async function checkDisk(folder: string): Promise<Finding> {
  const { ok, warn, fail } = about('disk');
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    const [free, total] = [bavail * bsize, blocks * bsize];
    const found = `${gigabytes(free)} of ${gigabytes(total)} GB free in ${folder}`;
    if (free < LEAST) return fail(`${found}: uploads are refused. Make room.`);
    const isShort = free < GIGABYTE || (free < total / 10 && free < 20 * GIGABYTE);
    return isShort ? warn(`${found}. Make room before it is full.`) : ok(found);
  } catch (error) {
    return fail(`${reason(error)}. Create DATA_DIR, owned by the account of the API.`);
  }
}

const gigabytes = (bytes: number) => (bytes / GIGABYTE).toFixed(1);
