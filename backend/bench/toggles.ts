import { openBenchDatabase, withClient } from './data/bench-database.js';
import { measure } from './support/load.js';
import { signInMembers } from './support/people.js';
import { printRounds } from './support/report.js';
import { settings } from './support/settings.js';

/** Contention: all members toggle the like of one post. Measures the latency and checks that the count is exact. */
const SIZE = { members: 100_000, posts: 1_000_000 };
const AT_ONCE = 64;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const POST = '500000';

await using bench = await openBenchDatabase();
const databaseUrl = await bench.database(SIZE);
const env = settings(databaseUrl, bench.directory);
const people = await signInMembers(databaseUrl, env.MEMBER_TOKEN_KEY, AT_ONCE);
const server = await bench.start('the API', env);
const load = (feedIds: readonly string[]) => ({
  path: '/user/likes/toggleLike',
  requests: feedIds.map((feedId, index) => ({
    token: people[index % people.length]?.token ?? '',
    body: { feedId },
  })),
  connections: AT_ONCE,
  seconds: SECONDS,
});
const spread = Array.from({ length: 5_000 }, (_, index) => String(1 + index * 199));
const everywhere = await measure(server, databaseUrl, load(spread));
const oneViral = await measure(server, databaseUrl, load(people.map(() => POST)));
printRounds(`toggleLike by ${AT_ONCE} members at once`, {
  'posts all over': everywhere,
  'one viral post': oneViral,
});
console.log(`The viral post's count and its rows: ${await countAndRows(databaseUrl)}`);

function countAndRows(databaseUrl: string): Promise<string> {
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
