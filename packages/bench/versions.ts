import { cpus } from 'node:os';
import type pg from 'pg';
import type { PostRow } from '../../backend/src/modules/feeds/feeds.repository.js';
import { toFeed } from '../../backend/src/modules/feeds/feeds.mapper.js';
import { feedPage, POST_BY_ID, POST_COLUMNS } from '../../backend/src/modules/feeds/feeds.statements.js';
import { openBenchDatabase, withClient } from './data/bench-database.js';
import { watchOthers } from './support/others.js';
import { cpuSeconds } from './support/server.js';
import { quantile } from './support/timed.js';

/**
 * What it would save to keep in memory what is the same for all viewers of a post (text, pictures, author, page), and to ask
 * only for the versions of these rows, the counters, and what the viewer has liked and saved: decision 42. A reading is a
 * statement and the JSON of its answer, on one connection; both ways take turns, and every post is in memory already.
 */
const SIZE = { members: 20_000, posts: 100_000 };
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const READS = 2_000;
const VIEWER = '7';

/** In place of a post's columns. `xmin` is the transaction that wrote a row. */
const VERSIONS = `p.id, p.created_at AS "createdAt", p.xmin::text AS post, m.xmin::text AS author, g.xmin::text AS page,
  ${POST_COLUMNS.slice(POST_COLUMNS.indexOf('c.likes'), POST_COLUMNS.indexOf('AS "savedBy"'))} AS "savedBy"`;

interface Reading {
  readonly name: string;
  readonly text: string;
  readonly values: (n: number) => readonly unknown[];
}
const READINGS: readonly Reading[] = [
  { ...feedPage('everybody', 10), name: 'feed, pages 1–50', values: (n) => [[VIEWER], (n % 50) * 10] },
  { ...POST_BY_ID, name: 'one post', values: (n) => [[VIEWER], SIZE.posts - (n % 500), null] },
];

/** A row of versions. */
type Live = Pick<PostRow, 'id' | 'likes' | 'comments' | 'likedBy' | 'savedBy'> & {
  readonly post: string;
  readonly author: string;
  readonly page: string | null;
};

/** What is the same for all viewers, as JSON without its last bracket, by id and versions. */
const kept = new Map<string, string>();
const keyOf = ({ id, post, author, page }: Live) => `${id} ${post} ${author} ${page}`;

const fromRows = (rows: readonly PostRow[]) => JSON.stringify(rows.map((row) => toFeed(row, VIEWER)));
function fromMemory(rows: readonly Live[]): string {
  const posts = rows.map((row) => {
    const same = kept.get(keyOf(row));
    if (same === undefined) throw new Error(`Post ${row.id} is not in memory`);
    const { likes, comments, likedBy, savedBy } = row;
    return `${same},"like":${likes},"comments":${comments},"isLiked":${likedBy.includes(VIEWER)},"isSaved":${savedBy.includes(VIEWER)}}`;
  });
  return `[${posts.join()}]`;
}

await using bench = await openBenchDatabase();
await withClient(await bench.database(SIZE), async (client) => {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const pid = rows[0]?.pid ?? 0;
  const table: Record<string, object> = {};
  const others = await watchOthers(() => Promise.resolve([pid]));
  for (const reading of READINGS) {
    await keep(client, reading);
    const whole: Cost[] = [];
    const versions: Cost[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      whole.push(await cost(client, pid, reading, fromRows));
      versions.push(await cost(client, pid, ofVersions(reading), fromMemory));
    }
    table[`${reading.name}, rows`] = medians(whole);
    table[`${reading.name}, versions`] = medians(versions);
  }
  console.log(`\nMicroseconds of a reading with one connection, medians of ${ROUNDS} rounds of ${READS}`);
  console.table(table);
  console.log(
    `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}; other programs kept ${(await others.cores())?.toFixed(2)} cores busy`,
  );
});

function ofVersions({ name, text, values }: Reading): Reading {
  if (!text.includes(POST_COLUMNS)) throw new Error(`${name} does not read the columns of a post`);
  return { name: `${name}, versions`, text: text.replace(POST_COLUMNS, VERSIONS), values };
}

/** Puts all posts of a reading into memory. */
async function keep(client: pg.Client, reading: Reading): Promise<void> {
  const versions = ofVersions(reading);
  for (let n = 0; n < 500; n += 1) {
    const values = [...reading.values(n)];
    const live = (await client.query<Live>({ ...versions, values })).rows;
    const rows = (await client.query<PostRow>({ name: reading.name, text: reading.text, values })).rows;
    rows.forEach((row, index) => {
      const { like: _l, comments: _c, isLiked: _i, isSaved: _s, ...same } = toFeed(row, VIEWER);
      const versionsOf = live[index];
      if (versionsOf) kept.set(keyOf(versionsOf), JSON.stringify(same).slice(0, -1));
    });
  }
}

interface Cost {
  readonly time: number;
  readonly node: number;
  readonly postgres: number;
}

async function cost<Row extends object>(
  client: pg.Client,
  pid: number,
  { name, text, values }: Reading,
  answer: (rows: readonly Row[]) => string,
): Promise<Cost> {
  const at = performance.now();
  const before = process.cpuUsage();
  const seconds = (await cpuSeconds(pid)) ?? NaN;
  for (let n = 0; n < READS; n += 1) {
    const { rows } = await client.query<Row>({ name, text, values: [...values(n)] });
    answer(rows);
  }
  const { user, system } = process.cpuUsage(before);
  return {
    time: ((performance.now() - at) * 1000) / READS,
    node: (user + system) / READS,
    postgres: (((await cpuSeconds(pid)) ?? NaN) - seconds) * (1e6 / READS),
  };
}

/** Without the first round, in which code is compiled. */
function medians(costs: readonly Cost[]) {
  const of = (part: keyof Cost) =>
    Math.round(
      quantile(
        costs.slice(1).map((each) => each[part]),
        0.5,
      ),
    );
  return { time: of('time'), 'Node µs': of('node'), 'PostgreSQL µs': of('postgres') };
}
