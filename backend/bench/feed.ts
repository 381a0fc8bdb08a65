import assert from 'node:assert';
import { openGround } from './data/ground.js';
import { alternate, measure, type Load } from './support/load.js';
import { signInMembers } from './support/people.js';
import { printRounds } from './support/report.js';
import { startServer, type Server, type ServerName } from './support/server.js';
import { settings } from './support/settings.js';

/** getAllFeeds against bare node:http with the same work, and against a typical Nest server. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const NAMES: ServerName[] = ['bare node:http', 'the API', 'typical Nest'];
const SIZE = { members: 100_000, posts: 1_000_000 };

const ground = await openGround();
try {
  const databaseUrl = await ground.database(SIZE);
  const env = settings(databaseUrl, ground.directory);
  const people = await signInMembers(databaseUrl, env.MEMBER_TOKEN_KEY, 500);
  const load: Load = {
    path: '/user/feeds/getAllFeeds',
    requests: people.map(({ token }) => ({ token, body: { page: 1, limit: 10 } })),
    connections: 32,
    seconds: SECONDS,
  };
  const servers = await Promise.all(NAMES.map((name) => startServer(name, env)));
  try {
    await sameAnswers(servers, load);
    const rounds = Object.fromEntries(
      servers.map((server) => [server.name, () => measure(server, databaseUrl, load)]),
    );
    // The first round warms caches and compilers up and does not count.
    await alternate(1, rounds);
    printRounds(`getAllFeeds, page 1 of ${SIZE.posts} posts`, await alternate(ROUNDS, rounds));
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
} finally {
  await ground.stop();
}

/** @throws Error when they do not all do the same work */
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
