import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const repository = new URL('../../../../', import.meta.url);

/** A path in the repository. */
export const inRepository = (name: string) => fileURLToPath(new URL(name, repository));

export const read = (name: string) => readFileSync(inRepository(name), 'utf8');

/** Every variable that the API reads, including those for secret files. */
export function apiVariables(): Set<string> {
  const names = [...read('backend/.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].flatMap(
    ([, name = '']) => name,
  );
  const secrets = [...read('backend/src/config/secret-files.ts').matchAll(/^ {2}'([A-Z0-9_]+)',$/gm)];
  return new Set([...names, ...secrets.map(([, name = '']) => `${name}_FILE`)]);
}

/** The variables that `packages/deployment` reads, found in its code. */
export function deploymentVariables(file: string): Set<string> {
  const code = read(`packages/deployment/src/${file}`) + read('packages/web-kit/vite/configScript.ts');
  return new Set([...code.matchAll(/'([A-Z][A-Z0-9_]+)'/g)].map(([, name = '']) => name));
}
