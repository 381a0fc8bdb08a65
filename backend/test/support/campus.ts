import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '@campus-commons/local/build.ts';
import { runCampus } from '../../src/commands/router.js';

const CAMPUS = path.join(fileURLToPath(new URL('../../', import.meta.url)), 'bin', 'campus');

/** How a command of `campus` ended. */
export interface Ended {
  readonly status: number | null;
  /** Standard output without the last line's end. */
  readonly output: string;
  readonly errors: string;
}

/**
 * Runs a command of `campus` in this process, which is much faster than starting it.
 * @param env its whole environment, besides PATH
 */
export async function campus(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const output: string[] = [];
  const errors: string[] = [];
  const status = await runCampus(args, {
    environment: { PATH: process.env.PATH, ...env },
    print: (line) => output.push(line),
    complain: (line) => errors.push(line),
  });
  return { status, output: output.join('\n'), errors: errors.join('\n') };
}

/**
 * Runs the built command `campus`, as an operator does.
 * @param env its whole environment, besides PATH
 */
export async function campusProcess(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  return (await startCampus(args, env)).ended;
}

/** Starts it, so that a test can kill it. */
export async function startCampus(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ readonly child: ChildProcess; readonly ended: Promise<Ended> }> {
  await ensureBuilt('backend');
  const child = spawn(CAMPUS, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    }),
  ]).then(([output, errors, status]) => ({ status, output: output.trimEnd(), errors: errors.trimEnd() }));
  return { child, ended };
}

/**
 * Stands for PostgreSQL's programs, because those of this system may be older than the test's server. `pg_dump` writes its
 * password and arguments to `--file`, and waits while the file $HOLD exists. `pg_restore` prints $SCRIPT and ends with
 * $RESTORE_STATUS. `psql` runs its input.
 * @param versions their major versions
 * @returns PATH that finds them first
 */
export async function stubTools(
  versions: Partial<Record<'pg_dump' | 'pg_restore', number>>,
): Promise<string> {
  const folder = path.join(process.env.TEST_DIRECTORY ?? '', randomUUID());
  await mkdir(folder);
  const programs = {
    pg_dump: `for each; do case $each in --file=*) file=\${each#--file=} ;; esac; done
echo "$PGPASSWORD $*" > "$file"
while [ -n "$HOLD" ] && [ -e "$HOLD" ]; do sleep 0.1; done`,
    pg_restore: `echo "$SCRIPT"; echo 'the archive ends early' >&2; exit "\${RESTORE_STATUS:-0}"`,
    psql: `exec "${process.execPath}" "${fileURLToPath(new URL('psql.mjs', import.meta.url))}" "$@"`,
  };
  for (const [name, version] of Object.entries({ ...versions, psql: versions.pg_restore ?? 99 })) {
    const script = `#!/bin/sh
if [ "$1" = --version ]; then echo "${name} (PostgreSQL) ${version}.1"; exit; fi
${programs[name as keyof typeof programs]}
`;
    await writeFile(path.join(folder, name), script, { mode: 0o755 });
  }
  return `${folder}:${process.env.PATH ?? ''}`;
}
