import { configuredFiles } from '@campus-commons/web-kit/vite/configuredFiles.ts';
import type { RuntimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Writes the files of a site that differ between deployments, each with a compressed copy beside it, into a folder
 * that is emptied first. The built site is only read.
 */
export function writeSiteFiles(siteDir: string, config: RuntimeConfig, target: string): void {
  rmSync(target, { recursive: true, force: true });
  for (const [name, text] of configuredFiles(siteDir, config)) {
    const file = join(target, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}
