import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { openBenchDatabase } from './data/bench-database.js';
import { formText, FORM_TYPE } from './support/load.js';
import { signInAdministrator, signInMembers } from './support/people.js';
import { read } from './support/reader.js';
import { settings } from './support/settings.js';

/**
 * The effect on a reader of the feed while request bodies designed to be slow are sent to each call. They are sent at a
 * fixed rate; at maximum speed, the benchmark would only measure how attacker and API share the CPU.
 */
const SIZE = { members: 1_000, posts: 10_000 };
/** Seconds of each measurement: a few hundred pages, so that the 99th percentile is not just the slowest one. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8) / 2;
/** Number of rounds for a call whose first round misses the goal; the median counts. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** Maximum increase of the reader's 99th percentile. */
const MAX_INCREASE_MS = 50;
/** Number of the attacker's connections. */
const AT_ONCE = 4;
/** Bodies per second over all connections. 1 is the traffic that once froze the API (0.25 MB/s), 40 is 10 MB/s. */
const RATE = Number(process.env.BENCH_RATE ?? 40);
const READ = '/user/feeds/getAllFeeds';

const record = (count: number, prefix: string) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [prefix + index, 1])));
/** Body sizes: one that is refused unread, and the largest that is accepted. */
const BODIES = [record(16_000, 'key-'), record(999, 'k'.repeat(240))];

const contract = JSON.parse(
  await readFile(new URL('../../backend/openapi.json', import.meta.url), 'utf8'),
) as {
  paths: Record<string, { post: { requestBody: { content: Record<string, object> } } }>;
};
// Signing out would end the attacker's session.
const calls = Object.entries(contract.paths).filter(([path]) => !path.endsWith('/logout'));
/** `npm run bench -- hostile <part of a path>` tests only matching calls. */
const wanted = process.argv[3] ?? '';

await using bench = await openBenchDatabase();
const databaseUrl = await bench.database(SIZE);
const env = settings(databaseUrl, bench.directory);
const [reader, attacker] = await signInMembers(databaseUrl, env.MEMBER_TOKEN_KEY, 2);
if (!reader || !attacker) throw new Error('The campus has too few members');
const administrator = await signInAdministrator(databaseUrl, env.ADMIN_TOKEN_KEY);
const server = await bench.start('the API', env);
await readFeed(server.url, reader.token);
const rows: Record<string, object> = {};
const moves: number[] = [];
for (const [path, { post }] of calls.filter(([path]) => path.includes(wanted))) {
  const isForm = 'multipart/form-data' in post.requestBody.content;
  const token = path.startsWith('/admin/') ? administrator : attacker.token;
  const rounds: Awaited<ReturnType<typeof round>>[] = [];
  do {
    rounds.push(await round(server.url, reader.token, { path, token, isForm }));
  } while (rounds.length < ROUNDS && Math.max(...rounds.map(({ moved }) => moved)) > MAX_INCREASE_MS);
  const middle = rounds.sort((a, b) => a.moved - b.moved)[Math.floor(rounds.length / 2)];
  if (!middle) throw new Error('No round was measured');
  moves.push(middle.moved);
  rows[path] = {
    'p50 alone': middle.alone.p50,
    'p50 attacked': middle.attacked.p50,
    'p99 alone': middle.alone.p99,
    'p99 attacked': middle.attacked.p99,
    'p99 moves by': middle.moved,
    rounds: rounds.map(({ moved }) => moved).join(' '),
  };
}
console.table(rows);
moves.sort((a, b) => a - b);
console.log(
  `The reader's 99th percentile moves by ${moves[Math.floor(moves.length / 2)]} ms in the middle of the calls ` +
    `and by ${moves.at(-1)} ms at most; the goal is ${MAX_INCREASE_MS}.`,
);

/** Measures a reader alone, and then during an attack on one call, which runs in its own thread. */
async function round(
  url: string,
  readerToken: string,
  { path, token, isForm }: { path: string; token: string; isForm: boolean },
) {
  const alone = await readFeed(url, readerToken);
  const attack = autocannon({
    url: url + path,
    method: 'POST',
    workers: 1,
    connections: AT_ONCE,
    overallRate: RATE,
    duration: SECONDS + 2,
    requests: BODIES.map((body) => ({
      headers: { authorization: token, 'content-type': isForm ? FORM_TYPE : 'application/json' },
      body: isForm ? formText({ feedData: body, title: body }) : body,
    })),
  });
  // The thread starts first, so that its start is not measured.
  await sleep(1_000);
  const attacked = await readFeed(url, readerToken);
  const { requests } = await attack;
  // An attack that did not reach its rate does not count.
  if (requests.total < (RATE * SECONDS) / 2) throw new Error(`Only ${requests.total} bodies reached ${path}`);
  return { alone, attacked, moved: Number((attacked.p99 - alone.p99).toFixed(1)) };
}

/** Reads pages of the feed one after the other. */
function readFeed(url: string, token: string) {
  return read(url + READ, token, {}, SECONDS);
}
