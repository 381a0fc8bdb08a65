import { addFigure } from '../../backend/test/support/proof-runs.js';
import { openBenchDatabase, withClient } from './data/bench-database.js';
import { pagesOf, type PopulationSize } from './data/population.js';
import { alternate, measure, type Load, type Round } from './support/load.js';
import { signInMembers, type Person } from './support/people.js';
import { printRounds } from './support/report.js';
import { settings } from './support/settings.js';

/**
 * Frequent readings with 10,000 posts and with the number of posts on the command line, on campuses of the same density: posts per
 * member and page, likes and comments per post, matches of a search. One connection, so that nothing is shared between requests.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const POSTS_PER_MEMBER = 50;
const SMALL = 10_000;
const LARGE = Number(process.argv[3] ?? 5_000_000);
/** A word that stands in so many posts, spread over all of them. */
const WORD = 'eclipse';
const MATCHES = 100;
/** Members, pages and posts that are read: as many of each campus, spread over all of it. */
const READ = { members: 200, pages: 25, posts: 1_000 };

/** What the n-th request asks of a campus. */
type Content = (n: number, campus: PopulationSize) => { readonly path: string; readonly body: object };

const PAGE = { page: 1 };
const spread = (n: number, most: number, all: number) => String(1 + (n % most) * Math.floor(all / most));
const post = (n: number, { posts }: PopulationSize) => spread(n, READ.posts, posts);
const READINGS: Readonly<Record<string, Content>> = {
  'feed, page 1': () => ({ path: '/user/feeds/getAllFeeds', body: PAGE }),
  'own feed': () => ({ path: '/user/feeds/getAllFeeds', body: { ...PAGE, usersFeed: true } }),
  "a page's feed": (n, campus) => ({
    path: '/user/feeds/getAllFeeds',
    body: { ...PAGE, pageId: spread(n, READ.pages, pagesOf(campus)) },
  }),
  'one post': (n, campus) => ({ path: '/user/feeds/getFeedById', body: { id: post(n, campus) } }),
  comments: (n, campus) => ({
    path: '/user/comments/getFeedComments',
    body: { ...PAGE, feedId: post(n, campus) },
  }),
  search: () => ({ path: '/user/search/find', body: { ...PAGE, q: WORD, kind: 'posts' } }),
};

await using bench = await openBenchDatabase();
// Filling takes more than an hour and measures nothing, so it can be done before.
if (process.argv[4] === 'fill') for (const posts of [SMALL, LARGE]) await fillCampus(posts);
else await compare();

async function compare(): Promise<void> {
  const small = await startCampus(SMALL);
  const large = await startCampus(LARGE);
  addFigure('posts', LARGE);
  for (const [name, content] of Object.entries(READINGS)) {
    const rounds = { [`${SMALL} posts`]: small(content), [`${LARGE} posts`]: large(content) };
    // Caches fill and plans are made before anything counts.
    await alternate(1, rounds);
    const taken = await alternate(ROUNDS, rounds);
    printRounds(name, taken);
    const [few, many] = Object.values(taken) as [Round, Round];
    addFigure(name, Number((few.perSecond / many.perSecond).toFixed(2)));
    // Other programs make answers late; they do not add to the CPU time of the processes under test.
    addFigure(`${name}, CPU time`, Number((cpuOf(many) / cpuOf(few)).toFixed(2)));
  }
}

function cpuOf({ nodeCpu = NaN, postgresCpu = NaN }: Round): number {
  return nodeCpu + postgresCpu;
}

/** Starts a process on a campus with so many posts; returns what measures a reading there. */
async function startCampus(posts: number): Promise<(content: Content) => () => Promise<Round>> {
  const { campus, databaseUrl } = await fillCampus(posts);
  const env = settings(databaseUrl, bench.directory);
  const people = await signInMembers(databaseUrl, env.MEMBER_TOKEN_KEY, READ.members);
  const server = await bench.start('the API', env);
  return (content) => () =>
    measure(
      server,
      databaseUrl,
      load(people, (n) => content(n, campus)),
    );
}

async function fillCampus(posts: number) {
  const campus: PopulationSize = { members: posts / POSTS_PER_MEMBER, posts };
  const databaseUrl = await bench.database(campus);
  await addWord(databaseUrl, posts);
  return { campus, databaseUrl };
}

function load(people: readonly Person[], content: (n: number) => ReturnType<Content>): Load {
  const requests = Array.from({ length: READ.posts }, (_, n) => ({
    token: people[n % people.length]?.token ?? '',
    ...content(n),
  }));
  return { path: '/', requests, connections: 1, seconds: SECONDS };
}

async function addWord(databaseUrl: string, posts: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query(`SELECT FROM post WHERE id = $1 AND content LIKE '%${WORD}%'`, [
      posts,
    ]);
    if (rowCount === 1) return;
    await client.query(`UPDATE post SET content = content || '<p>${WORD}</p>' WHERE id % $1 = 0`, [
      posts / MATCHES,
    ]);
    await client.query('VACUUM (ANALYZE) post, post_search');
  });
}
