import { configuredFiles } from '@campus-commons/web-kit/vite/configuredFiles.ts';
import { SECURITY_TXT, securityTxt } from '@campus-commons/web-kit/vite/securityTxt.ts';
import type { RuntimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const PREFIX = 'files-';

/**
 * Writes the files of a site that differ between deployments, each with a compressed copy. The built site is not
 * changed.
 *
 * Writes into a new folder each time, because a server that is about to be reloaded still sends the previous files.
 * Older folders are removed.
 * @param address the site's public origin
 * @returns the new folder
 */
export function writeSiteFiles(
  siteDir: string,
  config: RuntimeConfig,
  address: string,
  runDir: string,
): string {
  const earlier = readdirSync(runDir)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => join(runDir, name))
    .sort((one, other) => statSync(other).ctimeMs - statSync(one).ctimeMs);
  for (const directory of earlier.slice(1)) rmSync(directory, { recursive: true, force: true });

  const target = mkdtempSync(join(runDir, PREFIX));
  // nginx's workers may run as another user.
  chmodSync(target, 0o755);
  for (const [name, text] of configuredFiles(siteDir, config)) {
    const file = join(target, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
  const notice = join(target, SECURITY_TXT);
  mkdirSync(dirname(notice));
  writeFileSync(notice, securityTxt(config, address));
  return target;
}
