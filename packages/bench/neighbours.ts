import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { MAX_SAVED } from '../../backend/src/modules/saved/saved.repository.js';
import { openBenchDatabase, withClient } from './data/bench-database.js';
import { signInMembers, type Person } from './support/people.js';
import { read } from './support/reader.js';
import { settings } from './support/settings.js';

/**
 * What a reader waits for while a few members ask for what is expensive, as fast as they can: a word that every post has, and all
 * that a member saved who saved as much as possible. Where the word was sorted by its matches, a search took 2 s instead of 37 ms;
 * where the saved posts were, the feed took 710 ms instead of 82.
 */
const SIZE = { members: 100_000, posts: 200_000 };
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
/** Members who ask for what is expensive, one call after the other each. */
const NEIGHBOURS = 4;
const FEED = '/user/feeds/getAllFeeds';
const FIND = '/user/search/find';
const SAVED = '/user/saved/getAll';

/** What the reader does, and what the others do meanwhile. */
const READINGS = { 'the feed': [FEED, {}], 'a search': [FIND, { q: 'kabir' }] } as const;
const NOISES = {
  'a common word': [FIND, { q: 'campus' }],
  'all that is saved': [SAVED, { page: MAX_SAVED / 50, limit: 50 }],
} as const;

await using bench = await openBenchDatabase();
const databaseUrl = await bench.database(SIZE);
const env = settings(databaseUrl, bench.directory);
const [reader, ...neighbours] = await signInMembers(databaseUrl, env.MEMBER_TOKEN_KEY, NEIGHBOURS + 1);
if (!reader || neighbours.length < NEIGHBOURS) throw new Error('The campus has too few members');
await saveAll(neighbours);
const server = await bench.start('the API', env);
const rows: Record<string, object> = {};
for (const [what, [path, body]] of Object.entries(READINGS)) {
  const measure = () => read(server.url + path, reader.token, body, SECONDS);
  await measure();
  const alone = await measure();
  for (const [noise, asked] of Object.entries(NOISES)) {
    const beside = await whileAsking(asked, measure);
    const ratio = Number((beside.p95 / alone.p95).toFixed(1));
    rows[`${what}, beside ${noise}`] = { 'p95 alone, ms': alone.p95, 'p95 beside, ms': beside.p95, ratio };
  }
}
console.table(rows);

/** Runs a measurement while every neighbour repeats a call, in a thread of its own. */
async function whileAsking<Result>(
  [path, body]: readonly [string, object],
  measure: () => Promise<Result>,
): Promise<Result> {
  const asking = autocannon({
    url: server.url + path,
    method: 'POST',
    workers: 1,
    connections: NEIGHBOURS,
    duration: SECONDS + 2,
    requests: neighbours.map(({ token }) => ({
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })),
  });
  // The thread starts first, so that its start is not measured.
  await sleep(1_000);
  const result = await measure();
  const { requests, non2xx } = await asking;
  console.log(`${path}: ${requests.total} calls, ${non2xx} of them refused`);
  return result;
}

/** Lets members save as many posts as they may. */
async function saveAll(people: readonly Person[]): Promise<void> {
  await withClient(databaseUrl, (client) =>
    client.query(
      `INSERT INTO saved_post (member_id, post_id)
       SELECT m, p FROM unnest($1::bigint[]) m, (SELECT id FROM post ORDER BY id LIMIT ${MAX_SAVED}) posts (p)
           ON CONFLICT DO NOTHING`,
      [people.map(({ id }) => id)],
    ),
  );
}
