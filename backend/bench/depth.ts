import { openBenchDatabase } from './data/bench-database.js';
import { alternate, measure } from './support/load.js';
import { signInMembers } from './support/people.js';
import { printRounds } from './support/report.js';
import { settings } from './support/settings.js';

/** getAllFeeds by pagination depth: page 1 of few posts, page 1 of many, and a page far back. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const MEMBERS = 100_000;

await using bench = await openBenchDatabase();
const loads = async (posts: number, pages: readonly number[]) => {
  const databaseUrl = await bench.database({ members: MEMBERS, posts });
  const env = settings(databaseUrl, bench.directory);
  const people = await signInMembers(databaseUrl, env.MEMBER_TOKEN_KEY, 500);
  const server = await bench.start('the API', env);
  const load = (page: number) => ({
    path: '/user/feeds/getAllFeeds',
    requests: people.map(({ token }) => ({ token, body: { page, limit: 10 } })),
    connections: 32,
    seconds: SECONDS,
  });
  return pages.map((page) => [
    `page ${page} of ${posts} posts`,
    () => measure(server, databaseUrl, load(page)),
  ]);
};
const rounds = Object.fromEntries([
  ...(await loads(10_000, [1])),
  ...(await loads(1_000_000, [1, 10_000])),
]) as Record<string, () => ReturnType<typeof measure>>;
await alternate(1, rounds);
printRounds('getAllFeeds', await alternate(ROUNDS, rounds));
