import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes `release.json` (src/config/release.ts reads it): what is built here. An image has no git, so its build says it in
 * `RELEASE_VERSION` and `RELEASE_REVISION`; empty or `unknown` counts as not said.
 *
 * @param backend the workspace's folder
 */
export async function writeRelease(
  backend: string,
  output: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const said = (name: string) => (environment[name] === 'unknown' ? '' : environment[name]);
  const manifest = JSON.parse(readFileSync(path.join(backend, 'package.json'), 'utf8')) as {
    version: string;
  };
  const git = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: backend,
    encoding: 'utf8',
    env: environment,
  });
  const release = {
    version: said('RELEASE_VERSION') || manifest.version,
    revision: said('RELEASE_REVISION') || (git.status === 0 ? git.stdout.trim() : '') || 'unknown',
  };
  await writeFile(path.join(output, 'release.json'), `${JSON.stringify(release)}\n`);
}
