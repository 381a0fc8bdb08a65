import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Authority } from './authority.ts';
import type { FreshSystem, Result } from './fresh-system.ts';

export const NAMES = {
  member: 'campus.example',
  console: 'console.campus.example',
  api: 'api.campus.example',
};
export const PASSWORD = 'a lamp in the window';

/** What every scene works with. */
export interface Stage {
  readonly system: FreshSystem;
  readonly authority: Authority;
}

/** @throws Error with what was found, when that is not what was expected */
export function expectThat(condition: boolean, found: string): asserts condition {
  if (!condition) throw new Error(found);
}

/** Runs ./setup with an answer file of these lines. */
export function setUp({ system, authority }: Stage, answers: Record<string, string>, options = ''): Result {
  const lines = Object.entries(answers).map(([name, value]) => `${name}="${value}"\n`);
  writeFileSync(system.at('/root/answers'), lines.join(''), { mode: 0o600 });
  const trial = `--acme-directory ${authority.directory} --ca-root ${authority.roots}`;
  return system.run(
    `cd /root/campus-commons && ./setup ${NAMES.member} --answers /root/answers ${trial} ${options}`,
    { live: true },
  );
}

/** A request to one of the names, over TLS with the authority's root; its certificate is checked. */
export function get({ system, authority }: Stage, name: string, path_: string, ...options: string[]): string {
  const [program = '', ...network] = system.network;
  const curl = ['curl', '--silent', '--show-error', '--fail', '--cacert', authority.issued];
  return execFileSync(
    program,
    [...network, ...curl, '--resolve', `${name}:443:127.0.0.1`, ...options, `https://${name}${path_}`],
    { encoding: 'utf8' },
  );
}

/** Waits until something has happened. */
export async function waitFor(condition: () => boolean, seconds = 10): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!condition()) {
    expectThat(Date.now() < end, `Nothing happened within ${seconds} s.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
