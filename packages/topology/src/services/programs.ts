import { ensureProgram, isExecutable, type SystemProgram } from '@campus-commons/test-kit/debian';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Debian's folder for PostgreSQL's programs, with one subfolder per version. */
const POSTGRES = '/usr/lib/postgresql';
/** The oldest supported version. */
const MIN_POSTGRES_VERSION = 15;

/** Detected by a program that only Debian's PostgreSQL has. */
const DEBIANS_POSTGRES = { names: ['pg_createcluster'], package: 'postgresql' };
const PROGRAMS = {
  redis: { names: ['redis-server', 'valkey-server'], package: 'redis-server' },
  nginx: { names: ['nginx'], package: 'nginx-light' },
  openssl: { names: ['openssl'], package: 'openssl' },
  setpriv: { names: ['setpriv'], package: 'util-linux' },
} satisfies Record<string, SystemProgram>;

/** Paths of the programs that the topology runs. */
export interface Programs extends Readonly<Record<keyof typeof PROGRAMS, string>> {
  /** Folder of PostgreSQL's programs. */
  readonly postgres: string;
}

/**
 * Finds all programs and installs missing ones where that is allowed; otherwise returns the names of the missing ones.
 */
export function findPrograms(): Programs | { readonly missing: readonly string[] } {
  const postgres = findPostgres();
  const redis = ensureProgram(PROGRAMS.redis);
  const nginx = ensureProgram(PROGRAMS.nginx);
  const openssl = ensureProgram(PROGRAMS.openssl);
  const setpriv = ensureProgram(PROGRAMS.setpriv);
  if (postgres && redis && nginx && openssl && setpriv) {
    return { postgres, redis, nginx, openssl, setpriv };
  }
  const found = { postgresql: postgres, redis, nginx, openssl, setpriv };
  return { missing: Object.entries(found).flatMap(([name, file]) => (file ? [] : [name])) };
}

/** The error message for missing programs. */
export function missingProgramsMessage(missing: readonly string[]): string {
  return (
    `This machine lacks ${missing.join(', ')} ` +
    '(Debian, Ubuntu: apt-get install postgresql redis-server nginx-light openssl).'
  );
}

/** The folder with the newest PostgreSQL's programs. Not searched in `PATH`, which may contain only some of them. */
function findPostgres(): string | undefined {
  const newest = () => postgresFolders().find((folder) => isExecutable(path.join(folder, 'pg_basebackup')));
  return newest() ?? (ensureProgram(DEBIANS_POSTGRES) ? newest() : undefined);
}

function postgresFolders(): string[] {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).map(Number) : [];
  return versions
    .filter((version) => version >= MIN_POSTGRES_VERSION)
    .sort((one, other) => other - one)
    .map((version) => path.join(POSTGRES, String(version), 'bin'));
}
