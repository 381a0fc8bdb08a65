import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** A system program. */
export interface SystemProgram {
  /** Possible names; the first one found is used. */
  names: readonly string[];
  /** The Debian package that contains it. */
  package: string;
  /** Further folders to search besides `PATH`. */
  folders?: readonly string[];
}

/** Contains server programs, and is often missing from an ordinary user's `PATH`. */
const SBIN = '/usr/sbin';

/** The program's path, or undefined when it is not installed. */
export function findProgram({ names, folders = [] }: SystemProgram): string | undefined {
  const searched = [...(process.env.PATH ?? '').split(path.delimiter), SBIN, ...folders];
  return searched.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isExecutable);
}

/** The program's path. Root on Debian installs a missing program; undefined when that is not possible. */
export function ensureProgram(program: SystemProgram): string | undefined {
  return findProgram(program) ?? (install(program.package) ? findProgram(program) : undefined);
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns whether the package is installed now */
function install(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  // Not `console`: Jest would add a stack trace.
  process.stderr.write(`Installing ${name} from the packages of this system …\n`);
  // Parallel test runs may install different packages at the same time.
  const waiting = ['-o', 'DPkg::Lock::Timeout=300'];
  return [['update'], ['install', '--yes', '--no-install-recommends', name]].every((args) => {
    const { status } = spawnSync('apt-get', [...waiting, ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // At run level 1 packages do not start their services.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
    return status === 0;
  });
}
