import { readdir, readFile, statfs } from 'node:fs/promises';
import { about, reason, type Finding } from './finding.js';

/** Files that a process of a busy site has open at once: a connection per request in flight, and idle ones. */
const MIN_OPEN_FILES = 4096;
const GIGABYTE = 1e9;
/** The largest upload takes so much, with its renditions. */
const MIN_FREE_BYTES = 0.2 * GIGABYTE;

/**
 * How many files the processes of the API on this machine may open. Without one, how many this command may open: a service
 * manager may allow the API another number.
 * @param proc the kernel's view of all processes; only Linux has it
 */
export async function checkOpenFiles(proc = '/proc'): Promise<Finding> {
  const { ok, warn } = about('open files');
  const processes = await findApiProcesses(proc);
  const limits = await Promise.all(processes.map((pid) => openFilesOf(proc, pid)));
  const known = limits.filter((limit) => limit !== undefined);
  const own = await openFilesOf(proc, 'self');
  const least = known.length > 0 ? Math.min(...known) : own;
  if (least === undefined) return ok('the limit cannot be read on this system');
  const whose =
    known.length > 0
      ? `in a process of the API (${known.length} found)`
      : 'in this command; no process of the API was found here, which may have another limit';
  return least >= MIN_OPEN_FILES
    ? ok(`${least === Infinity ? 'any number' : least} at once ${whose}`)
    : warn(`only ${least} at once ${whose}. Allow the API ${MIN_OPEN_FILES} or more (systemd: LimitNOFILE).`);
}

/** The hard limit, because Node raises the soft one to it; undefined when it cannot be read. */
async function openFilesOf(proc: string, pid: string): Promise<number | undefined> {
  // It cannot be read for a process of another account.
  const limits = await readFile(`${proc}/${pid}/limits`, 'utf8').catch(() => '');
  const [, hard] = /^Max open files\s+\S+\s+(\S+)/m.exec(limits) ?? [];
  if (hard === undefined) return undefined;
  return hard === 'unlimited' ? Infinity : Number(hard);
}

/** Ids of the processes that run `node …dist/main.js`, as every deployment starts the API. */
async function findApiProcesses(proc: string): Promise<string[]> {
  const entries = await readdir(proc).catch(() => []);
  const found = await Promise.all(
    entries
      .filter((name) => /^\d+$/.test(name))
      .map(async (pid) => {
        const [program = '', ...args] = (
          await readFile(`${proc}/${pid}/cmdline`, 'utf8').catch(() => '')
        ).split('\0');
        return /(^|\/)node$/.test(program) && args.some((arg) => /(^|\/)dist\/main\.js$/.test(arg))
          ? [pid]
          : [];
      }),
  );
  return found.flat();
}

/** Free space where uploads, and with MEDIA_STORE=disk pictures, are kept. */
export async function checkDisk(folder: string): Promise<Finding> {
  const { ok, warn, fail } = about('disk');
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    const [free, total] = [bavail * bsize, blocks * bsize];
    const found = `${gigabytes(free)} of ${gigabytes(total)} GB free in ${folder}`;
    if (free < MIN_FREE_BYTES) return fail(`${found}: uploads are refused. Make room.`);
    const isShort = free < GIGABYTE || (free < total / 10 && free < 20 * GIGABYTE);
    return isShort ? warn(`${found}. Make room before it is full.`) : ok(found);
  } catch (error) {
    return fail(`${reason(error)}. Create DATA_DIR, owned by the account of the API.`);
  }
}

const gigabytes = (bytes: number) => (bytes / GIGABYTE).toFixed(1);
