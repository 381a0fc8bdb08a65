import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '@campus-commons/local/build.ts';

const CAMPUS = path.join(fileURLToPath(new URL('../../', import.meta.url)), 'bin', 'campus');

/** How a command of `campus` ended. */
export interface Ended {
  readonly status: number | null;
  /** Standard output without the last line's end. */
  readonly output: string;
  readonly errors: string;
}

/**
 * Runs the built command `campus`, as an operator does.
 * @param env its whole environment, besides PATH
 */
export async function campus(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  await ensureBuilt('backend');
  const child = spawn(CAMPUS, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    }),
  ]);
  return { status, output: output.trimEnd(), errors: errors.trimEnd() };
}
