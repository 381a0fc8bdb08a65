import { isProcess } from '@campus-commons/embedded-postgres/postmaster.ts';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Programs } from './programs.ts';

const PREFIX = 'campus-topology-';
/** Root's own temporary directory may be closed to the account below. */
const PLACE = process.getuid?.() === 0 ? '/tmp' : tmpdir();
/** The user and group `nobody` on Debian. */
const NOBODY = 65534;

/** The temporary folder of one run, and the account for what refuses to run as root. */
export interface Ground {
  readonly programs: Programs;
  readonly folder: string;
  readonly logs: string;
  /** Undefined where we are an ordinary user ourselves. */
  readonly uid: number | undefined;
  /** Hands a file over to that account. */
  own(file: string): Promise<void>;
  remove(): Promise<void>;
}

/** Makes the folder, and removes those that killed runs have left. */
export async function makeGround(programs: Programs): Promise<Ground> {
  removeLeftovers();
  const folder = await mkdtemp(path.join(PLACE, `${PREFIX}${process.pid}-`));
  // PostgreSQL's account has to get through to its own folder.
  await chmod(folder, 0o711);
  const logs = path.join(folder, 'logs');
  await mkdir(logs);
  const uid = process.getuid?.() === 0 ? NOBODY : undefined;
  return {
    programs,
    folder,
    logs,
    uid,
    own: async (file) => {
      if (uid !== undefined) await chown(file, uid, uid);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function removeLeftovers(): void {
  for (const name of readdirSync(PLACE)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    const folder = path.join(PLACE, name);
    if (pid === undefined || isProcess(Number(pid)) || !isOurs(folder)) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Root may remove anybody's. */
function isOurs(folder: string): boolean {
  const uid = process.getuid?.();
  return uid === 0 || statSync(folder, { throwIfNoEntry: false })?.uid === uid;
}
