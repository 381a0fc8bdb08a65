import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** A program of the system. */
export interface SystemProgram {
  /** What it may be called; the first that is found is taken. */
  names: readonly string[];
  /** Debian's package that brings it. */
  package: string;
  /** Where it may be besides the folders of `PATH`. */
  folders?: readonly string[];
}

/** An ordinary user's `PATH` often lacks the folder of the servers. */
const SERVERS = '/usr/sbin';

/** The program's file, or undefined where there is none. */
export function findProgram({ names, folders = [] }: SystemProgram): string | undefined {
  const searched = [...(process.env.PATH ?? '').split(path.delimiter), SERVERS, ...folders];
  return searched.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isExecutable);
}

/** The program's file; where there is none, root on Debian installs it. Undefined where that is not possible. */
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

/** Whether it is installed now. */
function install(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${name} from the packages of this system …`);
  // Test runs side by side may want different packages at the same moment.
  const waiting = ['-o', 'DPkg::Lock::Timeout=300'];
  return [['update'], ['install', '--yes', '--no-install-recommends', name]].every((args) => {
    const { status } = spawnSync('apt-get', [...waiting, ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // At this run level a package starts no service of its own.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
    return status === 0;
  });
}
