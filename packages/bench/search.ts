import type pg from 'pg';
import { feedPage } from '../../backend/src/modules/feeds/feeds.statements.js';
import {
  SEARCH_PAGES,
  SEARCH_PEOPLE,
  SEARCH_POSTS,
  SEARCH_SUGGESTIONS,
} from '../../backend/src/modules/search/search.statements.js';
import { allAndPrefix } from '../../backend/src/modules/search/search-query.js';
import { openBenchDatabase, withClient } from './data/bench-database.js';
import { spread, timed, type Reading } from './support/timed.js';

/**
 * What searches cost: rare and common words, English and Hindi, against the first page of the feed; and what the words of a
 * post add to writing it. The goals are three pages of the feed for a rare word, and 60 ms for one in every twentieth post.
 */
const SIZE = { members: 100_000, posts: 200_000 };
const FEED = 'feed, first page';
const WRITES = 400;
const VIEWER = '7';
const FEED_PAGES = 3;
const MAX_MS = 60;

/** The words that are put into one of so many posts. */
const WORDS: readonly [word: string, oneOf: number][] = [
  ['gathering', 20],
  ['उत्सव', 20],
  ['eclipse', 20_000],
  ['ग्रहण', 20_000],
];

await using bench = await openBenchDatabase();
const url = await bench.database(SIZE);
await withClient(url, async (client) => {
  await client.query('SET plan_cache_mode = force_generic_plan');
  await addWords(client);
  const readings: Record<string, Reading> = { [FEED]: [feedPage('everybody', 10), [[VIEWER], 0]] };
  for (const [word, oneOf] of WORDS)
    readings[`posts, one of ${oneOf}: ${word}`] = [SEARCH_POSTS, [VIEWER, `'${word}'`, 10, 0]];
  readings['posts, all of them: campus'] = [SEARCH_POSTS, [VIEWER, `'campus'`, 10, 0]];
  for (const name of ['kabir', 'kabir verma', 'k', 'institute', 'hariyali inst', 'nobody'])
    readings[`people: ${name}`] = [SEARCH_PEOPLE, [VIEWER, allAndPrefix(name.split(' ')), name, 10, 0]];
  readings['pages, all of them: page'] = [SEARCH_PAGES, [10, `'page':*`, 0]];
  readings['suggestions: ka'] = [SEARCH_SUGGESTIONS, [VIEWER, `'ka':*`, '1']];
  const times = await timed(client, readings);
  const feed = times[FEED]?.median ?? NaN;
  console.table(
    Object.fromEntries(
      Object.entries(times).map(([what, time]) => [
        what,
        { ...time, ratio: time.median / feed, ...goal(what, feed) },
      ]),
    ),
  );
  console.table(await writing(client));
});

async function addWords(client: pg.Client): Promise<void> {
  const done = await client.query(`SELECT FROM post WHERE id = 20 AND content LIKE '%${WORDS[0]?.[0]}%'`);
  if (done.rowCount === 1) return;
  console.log('Putting words into posts …');
  for (const [index, [word, oneOf]] of WORDS.entries()) {
    await client.query(
      `UPDATE post SET content = content || '<p>${word}</p>' WHERE id % ${oneOf} = ${index % 2 === 0 ? 0 : oneOf / 2}`,
    );
  }
  await client.query('VACUUM (ANALYZE) post, post_search');
}

/** The most milliseconds that a search for one of the words may take. */
function goal(what: string, feed: number): { readonly most?: number } {
  const found = WORDS.find(([word]) => what.endsWith(word));
  if (!found) return {};
  return { most: found[1] > 100 ? FEED_PAGES * feed : MAX_MS };
}

/** Milliseconds of a post's insert with and without its words, alternating. */
async function writing(client: pg.Client) {
  const times: Record<'without' | 'with', number[]> = { without: [], with: [] };
  for (let n = 0; n < WRITES; n += 1) {
    const which = n % 2 === 0 ? 'without' : 'with';
    await client.query(`ALTER TABLE post ${which === 'with' ? 'ENABLE' : 'DISABLE'} TRIGGER post_indexed`);
    const started = performance.now();
    await client.query(
      `INSERT INTO post (author_id, content) VALUES ($1, '<p>' || repeat('What happened on campus, number ' || $2::int || '. ', 8) || '</p>')`,
      [VIEWER, n],
    );
    times[which].push(performance.now() - started);
  }
  await client.query('ALTER TABLE post ENABLE TRIGGER post_indexed');
  await client.query('DELETE FROM post WHERE id > $1', [SIZE.posts]);
  return { 'post without words, ms': spread(times.without), 'post with words, ms': spread(times.with) };
}
