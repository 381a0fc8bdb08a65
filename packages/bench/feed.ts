import assert from 'node:assert';
import { openBenchDatabase } from './data/bench-database.js';
import { alternate, measure, type Load } from './support/load.js';
import { signInMembers } from './support/people.js';
import { printRounds } from './support/report.js';
import type { Server, ServerName } from './support/server.js';
import { settings } from './support/settings.js';

/** Compares getAllFeeds with bare node:http doing the same work, and with a typical Nest server. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const NAMES: ServerName[] = ['bare node:http', 'the API', 'typical Nest'];
const SIZE = { members: 100_000, posts: 1_000_000 };

await using bench = await openBenchDatabase();
const databaseUrl = await bench.database(SIZE);
const env = settings(databaseUrl, bench.directory);
const people = await signInMembers(databaseUrl, env.MEMBER_TOKEN_KEY, 500);
const load: Load = {
  path: '/user/feeds/getAllFeeds',
  requests: people.map(({ token }) => ({ token, body: { page: 1 } })),
  connections: 32,
  seconds: SECONDS,
};
const servers = await Promise.all(NAMES.map((name) => bench.start(name, env)));
await sameAnswers(servers, load);
const rounds = Object.fromEntries(
  servers.map((server) => [server.name, () => measure(server, databaseUrl, load)]),
);
// The first round warms up caches and JIT compilers and is not counted.
await alternate(1, rounds);
printRounds(`getAllFeeds, page 1 of ${SIZE.posts} posts`, await alternate(ROUNDS, rounds));

/** @throws Error when the servers do not all return the same data */
async function sameAnswers(servers: readonly Server[], { path, requests: [request] }: Load): Promise<void> {
  if (!request) throw new Error('There is nothing to ask');
  const answers = await Promise.all(
    servers.map(async ({ url }) => {
      const headers = { 'Content-Type': 'application/json', Authorization: request.token };
      const response = await fetch(url + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(request.body),
      });
      return response.json();
    }),
  );
  for (const answer of answers) assert.deepStrictEqual(answer, answers[0]);
}
