import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';

/** What is no source, as in .gitignore: a name anywhere, an ending, or a path. */
export const NO_SOURCE = {
  names: [
    '.git',
    'node_modules',
    'dist',
    '.data',
    'coverage',
    'test-results',
    'playwright-report',
    '.env',
    '.DS_Store',
  ],
  endings: ['.tsbuildinfo', '.log'],
  paths: [
    'docker/api.env',
    'docker/compose.override.yaml',
    'docker/proxy.env',
    'docker/secrets',
    'docker/tls',
    'docker/acme',
    'docker/backups',
  ],
};

/** Characters of the checksum in a release's name. */
const LENGTH = 12;

/** The paths of all source files below a folder, in order. */
export function sourceFiles(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.posix.join(below, entry.name);
      if (!isSource(file)) return [];
      return entry.isDirectory() ? sourceFiles(folder, file) : [file];
    });
}

/** Whether a path belongs to the source; what is below it may not. */
export function isSource(file: string): boolean {
  const name = path.posix.basename(file);
  return !(
    NO_SOURCE.names.includes(name) ||
    NO_SOURCE.paths.includes(file) ||
    NO_SOURCE.endings.some((ending) => name.endsWith(ending))
  );
}

/**
 * The name of a release: its version, and a checksum of its source, so that the same source is never built twice and another
 * one never takes its place.
 */
export function releaseName(folder: string): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles(folder)) {
    const full = path.join(folder, file);
    const isExecutable = (statSync(full).mode & 0o100) !== 0;
    hash.update(`${file}\0${isExecutable}\0`).update(contentOf(full)).update('\0');
  }
  return `${versionOf(folder)}-${hash.digest('hex').slice(0, LENGTH)}`;
}

export function versionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/** Copies the source files. */
export function copySource(from: string, to: string): void {
  for (const file of sourceFiles(from))
    cpSync(path.join(from, file), path.join(to, file), { verbatimSymlinks: true });
}

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    // A symbolic link that leads nowhere.
    return Buffer.from(readlinkSync(file));
  }
}
