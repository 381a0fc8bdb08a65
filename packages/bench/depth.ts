import { openBenchDatabase, withClient } from './data/bench-database.js';
import { alternate, measure } from './support/load.js';
import { signInMembers } from './support/people.js';
import { printRounds } from './support/report.js';
import { settings } from './support/settings.js';

/** getAllFeeds by pagination depth: page 1 of few posts; of many: page 1, the middle and the last, and these for members who mute. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const CONNECTIONS = Number(process.env.BENCH_CONNECTIONS ?? 32);
const MEMBERS = 100_000;
const MAX_POSTS = Number(process.argv[3] ?? 1_000_000);
const LIMIT = 10;
/** Every other person of the load mutes these members, who have as many posts as others. */
const MUTED = [4711, 4712, 4713];

await using bench = await openBenchDatabase();
const loads = async (posts: number, pages: readonly number[]) => {
  const databaseUrl = await bench.database({ members: MEMBERS, posts });
  const env = settings(databaseUrl, bench.directory);
  const people = await signInMembers(databaseUrl, env.MEMBER_TOKEN_KEY, 500);
  const idsOf = (mute: boolean) => people.filter((_, n) => (n % 2 === 1) === mute).map(({ id }) => id);
  await withClient(databaseUrl, async (client) => {
    // What the job does in an API's first minutes.
    await client.query(`SELECT seal_feed_blocks(256, 1000000, '1 minute')`);
    // An earlier run may have left its own.
    await client.query(
      'DELETE FROM member_relation WHERE member_id = ANY ($1::bigint[]) AND other_id = ANY ($2::bigint[])',
      [idsOf(false), MUTED],
    );
    await client.query(
      `INSERT INTO member_relation (member_id, other_id, kind)
       SELECT m, o, 'mute' FROM unnest($1::bigint[]) m, unnest($2::bigint[]) o ON CONFLICT DO NOTHING`,
      [idsOf(true), MUTED],
    );
    await client.query('VACUUM (ANALYZE) feed_block, feed_block_group, member_relation');
  });
  const server = await bench.start('the API', env);
  const load = (page: number, mutes: boolean) => ({
    path: '/user/feeds/getAllFeeds',
    requests: people
      .filter((_, n) => (n % 2 === 1) === mutes)
      .map(({ token }) => ({ token, body: { page, limit: LIMIT } })),
    connections: CONNECTIONS,
    seconds: SECONDS,
  });
  return pages.flatMap((page) => {
    // So many fewer posts have those who mute, and so many pages.
    const mutingPage = Math.max(1, page - MUTED.length * Math.ceil((2 * posts) / MEMBERS / LIMIT));
    return [
      [`page ${page} of ${posts} posts`, () => measure(server, databaseUrl, load(page, false))],
      [
        `page ${mutingPage} of ${posts} posts, muting`,
        () => measure(server, databaseUrl, load(mutingPage, true)),
      ],
    ];
  });
};
const last = MAX_POSTS / LIMIT;
const rounds = Object.fromEntries([
  ...(await loads(10_000, [1])),
  ...(await loads(MAX_POSTS, [1, last / 2, last])),
]) as Record<string, () => ReturnType<typeof measure>>;
await alternate(1, rounds);
printRounds('getAllFeeds', await alternate(ROUNDS, rounds));
