import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PasswordHasher } from '../../backend/src/platform/passwords/password-hasher.js';
import { openBenchDatabase, withClient } from './data/bench-database.js';
import { addedFields, firstDifference } from './support/answers.js';
import { generateRequests, type Contract, type GeneratedRequest } from './support/generated-requests.js';
import { FORM_TYPE, formText } from './support/load.js';
import { setPassword, signInAdministrator, signInMembers } from './support/people.js';
import type { Server } from './support/server.js';
import { settings } from './support/settings.js';

/**
 * Sends the same generated requests to this checkout's API and to that of another one, and compares the answers: what a
 * client of the other checkout sends must get the same status and the same body, apart from fields that were added since,
 * and no answer may be a failure of the server.
 * Each API has a copy of one database, whose schema is this checkout's, and its own folder of uploads. Ends with 1 when
 * an answer differs.
 */
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 10_000);
/** The same seed makes the same requests. */
const SEED = Number(process.env.BENCH_SEED ?? 1);
const SIZE = { members: 2_000, posts: 4_000 };
/** Enough that sign-outs, deletions and suspensions among the requests leave most of them. */
const MEMBERS = 400;
const ADMINISTRATORS = 20;
/** Of everybody; the contract's example, which is what is sent as a password. */
const PASSWORD = 'mango pickle monsoon';
/** Notifications are written after the answer; they are compared when no more can come. */
const NOTIFICATIONS_MS = 10_000;

const [, , , checkout] = process.argv;
if (checkout === undefined) throw new Error('Against which? npm run bench -- contract <built checkout>');
const otherBackend = path.resolve(checkout, 'backend');
const contract = JSON.parse(await readFile(path.join(otherBackend, 'openapi.json'), 'utf8')) as Contract;

await using bench = await openBenchDatabase();
const original = await bench.database(SIZE);
const env = settings(original, bench.directory);
const people = await signInMembers(original, env.MEMBER_TOKEN_KEY, MEMBERS);
const hash = await new PasswordHasher().hash(PASSWORD);
await setPassword(original, people, hash);
const administrators = await Promise.all(
  Array.from({ length: ADMINISTRATORS }, () => signInAdministrator(original, env.ADMIN_TOKEN_KEY, hash)),
);
const other = await start('other', otherBackend);
const here = await start('here');

const added = new Map<string, Set<string>>();
const differences = new Map<string, string[]>();
const statuses = new Map<number, number>();
for (const request of generateRequests(contract, REQUESTS, SEED, MEMBERS)) await compare(request);
await new Promise((resolve) => setTimeout(resolve, NOTIFICATIONS_MS));
for (const member of people.keys()) {
  await compare({ path: '/user/notifications/getAll', member, json: { page: 1 } });
  await compare({ path: '/user/notifications/getUnread', member, json: {} });
}

console.log(`\n${REQUESTS + 2 * MEMBERS} requests, seed ${SEED}; answers by status:`);
console.table(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)));
console.log('Fields that were added since:');
for (const [call, fields] of [...added].sort()) console.log(`  ${call}: ${[...fields].sort().join(', ')}`);
for (const [call, found] of differences) console.log(`DIFFERENT ${call}, ${found.length} times: ${found[0]}`);
console.log(`${[...differences.values()].flat().length} answers differ`);
process.exitCode = differences.size > 0 ? 1 : 0;

/** An API on a copy of the database. */
async function start(name: string, backend?: string): Promise<Server> {
  const url = new URL(original);
  const database = `contract_${name}`;
  const template = url.pathname.slice(1);
  url.pathname = '/postgres';
  await withClient(url.href, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${database} TEMPLATE ${template}`);
  });
  url.pathname = `/${database}`;
  const directory = path.join(bench.directory, database);
  await mkdir(directory, { recursive: true });
  return bench.start(
    'the API',
    { ...env, DATABASE_URL: url.href, DATA_DIR: directory },
    backend ? { backend } : {},
  );
}

async function compare(request: GeneratedRequest): Promise<void> {
  const [before, now] = await Promise.all([ask(other, request), ask(here, request)]);
  statuses.set(now.status, (statuses.get(now.status) ?? 0) + 1);
  const difference =
    now.status >= 500
      ? `${now.status}`
      : before.status === now.status
        ? firstDifference(before.body, now.body)
        : `${before.status} became ${now.status}`;
  if (difference !== undefined) {
    const found = differences.get(request.path) ?? [];
    found.push(`${difference}; sent ${JSON.stringify(request).slice(0, 500)}`);
    differences.set(request.path, found);
  }
  for (const field of addedFields(before.body, now.body)) {
    added.set(request.path, (added.get(request.path) ?? new Set()).add(field));
  }
}

async function ask(server: Server, { path: call, member, key, json, form }: GeneratedRequest) {
  const index = member ?? -1;
  const token = call.startsWith('/admin/') ? administrators[index % ADMINISTRATORS] : people[index]?.token;
  const response = await fetch(server.url + call, {
    method: 'POST',
    headers: {
      ...(token !== undefined && { authorization: token }),
      ...(key !== undefined && { 'idempotency-key': key }),
      'content-type': form ? FORM_TYPE : 'application/json',
    },
    body: form ? formText(form) : JSON.stringify(json),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text };
}
