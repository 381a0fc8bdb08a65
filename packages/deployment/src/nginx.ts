import { spawnSync } from 'node:child_process';
import { networkInterfaces } from 'node:os';

/** The properties of an nginx installation that its configuration depends on. */
export interface Nginx {
  /** Path of the program. */
  program: string;
  /** nginx 1.25.1 and later have a directive for HTTP/2; before, it is a parameter of `listen`. */
  hasHttp2Directive: boolean;
}

/**
 * Detects the version of nginx.
 * @param program its name or path
 * @throws Error when it is not installed
 */
export function findNginx(program: string): Nginx {
  const { stderr, error } = spawnSync(program, ['-v'], { encoding: 'utf8' });
  const [, ...version] = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(stderr ?? '') ?? [];
  const [major, minor, patch] = version.map(Number);
  if (major === undefined || minor === undefined || patch === undefined) {
    throw new Error(`${program} is not a working nginx${error ? `: ${error.message}` : ''}`);
  }
  const number = major * 1_000_000 + minor * 1_000 + patch;
  return { program, hasHttp2Directive: number >= 1_025_001 };
}

/**
 * `listen` directives.
 * @param where `address:port`, or a port, which means every address of this machine
 * @param words further parameters, such as `ssl`
 */
export function listen(where: string, words = ''): string {
  const addresses = where.includes(':') || !hasIpv6() ? [where] : [where, `[::]:${where}`];
  return addresses.map((each) => `listen ${[each, words].filter(Boolean).join(' ')};`).join(' ');
}

/**
 * The `user` directive for nginx's workers; empty unless nginx runs as root, because only root can change the account.
 * @param account '' for Debian's default
 */
export function workersAccount(account: string): string {
  return process.getuid?.() === 0 ? `user ${account || 'www-data'};` : '';
}

function hasIpv6(): boolean {
  return Object.values(networkInterfaces()).some((each) => each?.some(({ family }) => family === 'IPv6'));
}
