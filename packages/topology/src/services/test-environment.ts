import { isProcess } from '@campus-commons/embedded-postgres/postmaster.ts';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Programs } from './programs.ts';

const PREFIX = 'campus-topology-';
/** Not `tmpdir()` for root, because the account `nobody` may not be able to read root's temporary directory. */
const TEMP_DIR = process.getuid?.() === 0 ? '/tmp' : tmpdir();
/** The user and group `nobody` on Debian. */
const NOBODY = 65534;

/** The temporary folder of one run, and the account for programs that refuse to run as root. */
export interface TestEnvironment {
  readonly programs: Programs;
  readonly folder: string;
  readonly logs: string;
  /** Undefined when this process does not run as root. */
  readonly uid: number | undefined;
  /** Makes that account the owner of a file. */
  own(file: string): Promise<void>;
  remove(): Promise<void>;
}

/** Creates the folder, and removes the folders that killed runs left behind. */
export async function createTestEnvironment(programs: Programs): Promise<TestEnvironment> {
  removeLeftovers();
  const folder = await mkdtemp(path.join(TEMP_DIR, `${PREFIX}${process.pid}-`));
  // PostgreSQL's account must be able to traverse it to reach its own folder.
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
  for (const name of readdirSync(TEMP_DIR)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    const folder = path.join(TEMP_DIR, name);
    if (pid === undefined || isProcess(Number(pid)) || !isOurs(folder)) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether we may remove the folder: root may remove every user's. */
function isOurs(folder: string): boolean {
  const uid = process.getuid?.();
  return uid === 0 || statSync(folder, { throwIfNoEntry: false })?.uid === uid;
}
