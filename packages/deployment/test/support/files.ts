import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SECRETS } from '../../../../backend/src/config/secret-files.ts';

const repository = new URL('../../../../', import.meta.url);

/** A path in the repository. */
export const inRepository = (name: string) => fileURLToPath(new URL(name, repository));

export const read = (name: string) => readFileSync(inRepository(name), 'utf8');

/** Every variable that the API reads, including those for secret files. */
export function apiVariables(): Set<string> {
  const names = [...read('backend/.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].flatMap(
    ([, name = '']) => name,
  );
  return new Set([...names, ...SECRETS.map((name) => `${name}_FILE`)]);
}

/** The variables that `packages/deployment` reads, found in its code. */
export function deploymentVariables(file: string): Set<string> {
  const code = read(`packages/deployment/src/${file}`) + read('packages/web-kit/vite/configScript.ts');
  return new Set([...code.matchAll(/'([A-Z][A-Z0-9_]+)'/g)].map(([, name = '']) => name));
}

/**
 * Seconds that a process of the API may need to stop, and as a margin five more.
 * @param drainSeconds STOP_DRAIN_SECONDS of the deployment; the default where it has none
 */
export function stopSeconds(drainSeconds = defaultOf('STOP_DRAIN_SECONDS')): number {
  return drainSeconds + defaultOf('STOP_FINISH_SECONDS') + 5;
}

/** The default of a numeric setting of the API. */
function defaultOf(name: string): number {
  return Number(new RegExp(`^${name}=(\\d+)$`, 'm').exec(read('backend/.env.example'))?.[1]);
}
