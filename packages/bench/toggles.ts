import { cpus } from 'node:os';
import path from 'node:path';
import { openBenchDatabase, withClient } from './data/bench-database.js';
import { alternate, measure, type Load, type Round } from './support/load.js';
import { signInMembers } from './support/people.js';
import { printRounds } from './support/report.js';
import type { Server } from './support/server.js';
import { settings } from './support/settings.js';

/**
 * Contention: all members toggle the like of one post. Measures the latency and checks that the count is exact. Given the folder of
 * another built checkout, such as one of the commit before a change, both take turns.
 */
const SIZE = { members: 100_000, posts: Number(process.env.BENCH_POSTS ?? 1_000_000) };
const AT_ONCE = 64;
/** The 99th percentile of toggles of one post. */
const MAX_P99_MS = 100;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const POST = String(Math.ceil(SIZE.posts / 2));

const [, , , checkout] = process.argv;
await using bench = await openBenchDatabase();
const databaseUrl = await bench.database(SIZE);
const env = settings(databaseUrl, bench.directory);
const people = await signInMembers(databaseUrl, env.MEMBER_TOKEN_KEY, AT_ONCE);
const servers: Record<string, Server> = { here: await bench.start('the API', env) };
if (checkout !== undefined) {
  servers.there = await bench.start('the API', env, { backend: path.resolve(checkout, 'backend') });
}
const spread = Array.from({ length: 5_000 }, (_, index) =>
  String(1 + Math.floor((index * SIZE.posts) / 5_000)),
);
const measurements: Record<string, () => Promise<Round>> = {};
for (const [where, server] of Object.entries(servers)) {
  const name = (what: string) => (checkout === undefined ? what : `${what}, ${where}`);
  measurements[name('posts all over')] = () => measure(server, databaseUrl, load(spread));
  measurements[name('one viral post')] = () => measure(server, databaseUrl, load(people.map(() => POST)));
}
// The first round warms up caches and JIT compilers and is not counted.
await alternate(1, measurements);
const rounds = await alternate(ROUNDS, measurements);

printRounds(`toggleLike by ${AT_ONCE} members at once, medians of ${ROUNDS} rounds of ${SECONDS} s`, rounds);
if (checkout !== undefined) console.log(`there: ${checkout}`);
const others = Math.max(...Object.values(rounds).map((round) => round.others ?? 0));
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}; other programs kept ${others.toFixed(2)} cores busy`,
);
console.log(`The goal for the viral post's 99th percentile is ${MAX_P99_MS} ms`);
console.log(`The viral post's count and its rows: ${await countAndRows()}`);

function load(feedIds: readonly string[]): Load {
  return {
    path: '/user/likes/toggleLike',
    requests: feedIds.map((feedId, index) => ({
      token: people[index % people.length]?.token ?? '',
      body: { feedId },
    })),
    connections: AT_ONCE,
    seconds: SECONDS,
  };
}

function countAndRows(): Promise<string> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: number; rows: number }>(
      `SELECT likes AS count, (SELECT count(*)::int FROM post_like WHERE post_id = $1) AS rows
         FROM post_counter WHERE post_id = $1`,
      [POST],
    );
    const [found] = rows;
    if (!found || found.count !== found.rows) throw new Error(`They differ: ${JSON.stringify(found)}`);
    return `${found.count} and ${found.rows}, equal`;
  });
}
