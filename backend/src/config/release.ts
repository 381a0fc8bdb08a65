import { readFileSync } from 'node:fs';

/** Which release runs. */
export interface Release {
  /** Version, as the build was told or as the package says. */
  readonly version: string;
  /** Commit of the source; `unknown` when the build had neither git nor the argument. */
  readonly revision: string;
}

/** The running release: `dist/release.json`, which the build writes. Tests run the sources, which have no such file. */
export const RELEASE = readRelease();

function readRelease(): Release {
  const written = readJson('../release.json');
  return {
    version: textOf(written, 'version') || textOf(readJson('../../package.json'), 'version'),
    revision: textOf(written, 'revision') || 'unknown',
  };
}

function readJson(name: string): unknown {
  try {
    return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function textOf(json: unknown, key: keyof Release): string {
  const value: unknown = typeof json === 'object' && json !== null && (json as Partial<Release>)[key];
  return typeof value === 'string' ? value : '';
}
