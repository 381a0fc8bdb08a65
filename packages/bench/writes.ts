import { openBenchDatabase } from './data/bench-database.js';
import { alternate, measure, type LoadContent } from './support/load.js';
import { signInMembers } from './support/people.js';
import { printRounds } from './support/report.js';
import { settings } from './support/settings.js';

/**
 * Compares likes, comments and posts per second with pages of the feed. The campus is small, because the writes add to
 * it.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const SIZE = { members: 100_000, posts: 10_000 };

await using bench = await openBenchDatabase();
const databaseUrl = await bench.database(SIZE);
const env = settings(databaseUrl, bench.directory);
const people = await signInMembers(databaseUrl, env.MEMBER_TOKEN_KEY, 500);
const server = await bench.start('the API', env);
const round = (path: string, request: (feedId: string) => LoadContent) => {
  const requests = people.map(({ token }, index) => ({ token, ...request(String(1 + index * 19)) }));
  return () => measure(server, databaseUrl, { path, requests, connections: 32, seconds: SECONDS });
};
const rounds = {
  'pages of the feed': round('/user/feeds/getAllFeeds', () => ({ body: { page: 1 } })),
  likes: round('/user/likes/toggleLike', (feedId) => ({ body: { feedId } })),
  comments: round('/user/comments/create', (feedId) => ({ body: { feedId, comment: 'So true!' } })),
  posts: round('/user/feeds/create', () => ({
    form: { feedData: JSON.stringify({ content: '<p>Who has notes of Monday?</p>' }) },
  })),
};
await alternate(1, rounds);
printRounds('Writing', await alternate(ROUNDS, rounds));
