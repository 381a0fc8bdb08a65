import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `npm run openapi:compare -w backend -- <revision>`: what a client of the API would notice of the changes to the
 * contract since a revision of Git, HEAD by default. References are resolved, so that a part that only moved to
 * `components` is no difference. Exits with 1 when there is one.
 */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Contract = Record<string, Json> & { readonly paths: Record<string, Json> };

const FILE = path.resolve(import.meta.dirname, '../openapi.json');
const revision = process.argv[2] ?? 'HEAD';

const isObject = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part to which a reference such as `#/components/schemas/FeedDto` points. */
function partOf(contract: Contract, reference: string): Json | undefined {
  return reference
    .split('/')
    .slice(1)
    .reduce<Json | undefined>((part, key) => (isObject(part) ? part[key] : undefined), contract);
}

/** The value of each place of a call, by its path; a reference within itself is a value. */
function valuesOf(contract: Contract, part: Json | undefined, place: string, open: string[] = []): string[] {
  if (Array.isArray(part)) return part.flatMap((item, i) => valuesOf(contract, item, `${place}[${i}]`, open));
  if (!isObject(part)) return [`${place} = ${JSON.stringify(part)}`];
  const { $ref } = part;
  if (typeof $ref === 'string' && !open.includes($ref)) {
    return valuesOf(contract, partOf(contract, $ref), place, [...open, $ref]);
  }
  const entries = Object.entries(part);
  if (entries.length === 0) return [`${place} = {}`];
  return entries.flatMap(([key, value]) => valuesOf(contract, value, `${place}.${key}`, open));
}

/** Everything but the names under `components`. */
function readContract(text: string): Set<string> {
  const contract = JSON.parse(text) as Contract;
  const { components, ...rest } = contract;
  const security = isObject(components) ? components.securitySchemes : undefined;
  return new Set(valuesOf(contract, { ...rest, security: security ?? null }, 'contract'));
}

const before = readContract(
  execFileSync('git', ['show', `${revision}:backend/openapi.json`], {
    cwd: path.dirname(FILE),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  }),
);
const now = readContract(readFileSync(FILE, 'utf8'));
const differences = [
  ...[...before].filter((value) => !now.has(value)).map((value) => `- ${value}`),
  ...[...now].filter((value) => !before.has(value)).map((value) => `+ ${value}`),
];
console.log(
  differences.length === 0
    ? `The same contract as ${revision}: ${now.size} values with references resolved.`
    : differences.join('\n'),
);
if (differences.length > 0) process.exitCode = 1;
