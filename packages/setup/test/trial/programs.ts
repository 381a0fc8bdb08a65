/**
 * The programs that documented commands call, and where each comes from. The trial looks whether a system that ./setup has set up,
 * and that has nothing else, has all of them but those that a page names.
 */

/** Of Debian's packages that every system has. */
const OF_DEBIAN = [
  ...[
    'apt-get',
    'awk',
    'base64',
    'cat',
    'chmod',
    'chown',
    'cp',
    'df',
    'du',
    'env',
    'find',
    'getent',
    'grep',
    'head',
    'id',
  ],
  ...[
    'install',
    'ln',
    'ls',
    'mkdir',
    'printenv',
    'rm',
    'runuser',
    'sed',
    'service',
    'setpriv',
    'setsid',
    'sh',
    'sleep',
    'sort',
  ],
  ...['su', 'tail', 'timeout', 'tr', 'uniq', 'useradd', 'userdel', 'wc', 'xargs'],
];
/** Of systemd, which the trial does not have. */
const OF_SYSTEMD = ['journalctl', 'systemctl', 'systemd-analyze'];
/** Of the packages that ./setup installs (src/debian/system-steps.ts), and of ./setup itself. */
export const OF_SETUP: Readonly<Record<string, readonly string[]>> = {
  certbot: ['certbot'],
  curl: ['curl'],
  git: ['git'],
  iproute2: ['ss'],
  'nginx-light': ['nginx'],
  openssl: ['openssl'],
  postgresql: ['createdb', 'dropdb', 'pg_dump', 'pg_restore', 'psql'],
  procps: ['free', 'ps', 'top'],
  'redis-server': ['redis-cli'],
  setup: ['campus'],
};
/** Of Node.js that ./setup brings; it is in no shell's PATH by itself, so a page that calls it says where it is. */
const OF_NODE = ['node', 'npm'];
/** Not on the machine, or only for one way: what a page that calls it says. */
export const SAID_BY_PAGE: Readonly<Record<string, RegExp>> = {
  dig: /`dig`, of Debian's package `bind9-dnsutils`/,
  docker: /\bDocker\b|\bcompose\b/i,
  jq: /`jq` on your machine/,
  kubectl: /\bKubernetes\b/,
  // Of the package prometheus.
  promtool: /apt-get install [^`]*\bprometheus\b/,
  // Of whoever sits at another computer.
  ssh: /`ssh /,
  ...Object.fromEntries(
    OF_NODE.map((name) => [
      name,
      /PATH=\/opt\/campus-commons\/node\/bin:\$PATH|You need Node|packages\/topology|capacity|a checkout|Node\.js/,
    ]),
  ),
};

/** What a system has after ./setup. */
export const ON_THE_MACHINE: readonly string[] = [...OF_DEBIAN, ...Object.values(OF_SETUP).flat()];
/** All programs that are known. */
export const PROGRAMS: readonly string[] = [...ON_THE_MACHINE, ...OF_SYSTEMD, ...Object.keys(SAID_BY_PAGE)];
