import { spawnSync } from 'node:child_process';
import { networkInterfaces } from 'node:os';

/** An nginx, as far as its configuration depends on it. */
export interface Nginx {
  /** The program. */
  program: string;
  /** From 1.25.1 on HTTP/2 is a directive of its own, and a word of `listen` before. */
  hasHttp2Directive: boolean;
}

/**
 * Asks an nginx for its version.
 * @param program its name or path
 * @throws Error when there is none
 */
export function findNginx(program: string): Nginx {
  const { stderr, error } = spawnSync(program, ['-v'], { encoding: 'utf8' });
  const [, ...version] = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(stderr ?? '') ?? [];
  const [major, minor, patch] = version.map(Number);
  if (major === undefined || minor === undefined || patch === undefined) {
    throw new Error(`${program} is not an nginx that runs here${error ? `: ${error.message}` : ''}`);
  }
  const number = major * 1_000_000 + minor * 1_000 + patch;
  return { program, hasHttp2Directive: number >= 1_025_001 };
}

/**
 * `listen` directives.
 * @param where a port, which means every address of this machine, or `address:port`
 * @param words what follows, such as `ssl`
 */
export function listen(where: string, words = ''): string {
  const addresses = where.includes(':') || !hasIpv6() ? [where] : [where, `[::]:${where}`];
  return addresses.map((each) => `listen ${[each, words].filter(Boolean).join(' ')};`).join(' ');
}

/**
 * The `user` of the workers. Only root can lend itself another account.
 * @param account '' for Debian's
 */
export function workersAccount(account: string): string {
  return process.getuid?.() === 0 ? `user ${account || 'www-data'};` : '';
}

function hasIpv6(): boolean {
  return Object.values(networkInterfaces()).some((each) => each?.some(({ family }) => family === 'IPv6'));
}
