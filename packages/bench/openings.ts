import { openBenchDatabase, withClient } from './data/bench-database.js';
import { populateOpenings } from './data/openings.js';
import { alternate, measure, type Round } from './support/load.js';
import { signInMembers } from './support/people.js';
import { compareRounds } from './support/compare.js';
import { printRounds } from './support/report.js';
import { settings } from './support/settings.js';

/**
 * A page of the open internships beside 100,000 openings against one beside 1,000, and against a page of the feed on the same campus. One
 * connection, so that nothing is shared between requests.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const FEW = 1_000;
const MANY = 100_000;
/** Campuses of their own, so that neither has the other's openings. Nobody has to apply to read a list. */
const CAMPUSES = {
  [FEW]: { members: 20_000, posts: 20_000 },
  [MANY]: { members: 20_000, posts: 20_400 },
} as const;
/** The most that a page may take of the time of the other (student.md, section 9). */
const MAX_RATIO = { few: 1.3, feed: 1.5 };

await using bench = await openBenchDatabase();
const few = await startCampus(FEW);
const many = await startCampus(MANY);
const rounds = {
  [`page 1 of ${FEW} openings`]: few.openings,
  [`page 1 of ${MANY} openings`]: many.openings,
  'page 1 of the feed': many.feed,
};
// Caches fill and plans are made before anything counts.
await alternate(1, rounds);
const taken = await alternate(ROUNDS, rounds);
printRounds('getOpenings', taken);
const [ofFew, ofMany, ofFeed] = Object.values(taken) as [Round, Round, Round];
const table = {
  [`${MANY} against ${FEW}`]: compareRounds(ofMany, ofFew, MAX_RATIO.few),
  'page 1 against a page of the feed': compareRounds(ofMany, ofFeed, MAX_RATIO.feed),
};
console.table(table);
if (Object.values(table).some(({ within }) => !within)) process.exitCode = 1;

/** Starts a process on a campus with so many openings; returns what measures its lists. */
async function startCampus(openings: typeof FEW | typeof MANY) {
  const databaseUrl = await bench.database(CAMPUSES[openings]);
  await withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query('SELECT FROM opening LIMIT 1');
    if (rowCount === 0) await populateOpenings(client, { openings, applicationsEach: 0 });
  });
  const env = settings(databaseUrl, bench.directory);
  const people = await signInMembers(databaseUrl, env.MEMBER_TOKEN_KEY, 200);
  const server = await bench.start('the API', env);
  const load = (path: string, body: object) => () =>
    measure(server, databaseUrl, {
      path,
      requests: people.map(({ token }) => ({ token, body })),
      connections: 1,
      seconds: SECONDS,
    });
  return {
    openings: load('/user/openings/getOpenings', { page: 1, kind: 'internship', sort: 'newest' }),
    feed: load('/user/feeds/getAllFeeds', { page: 1 }),
  };
}
