import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { openStream, type Stream } from '../../backend/test/support/live.js';
import { until } from '../../backend/test/support/until.js';
import { openBenchDatabase, withClient } from './data/bench-database.js';
import { alternate, measure } from './support/load.js';
import { signInMembers, type Person } from './support/people.js';
import type { Server } from './support/server.js';
import { settings } from './support/settings.js';
import { spread } from './support/timed.js';

/**
 * What 5,000 streams of live updates cost (community.md, section 9): the feed at half of its limit beside them, against the feed
 * of a process without streams; their memory; and how long after a like at one process its author's stream at the other tells it.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const SIZE = { members: 20_000, posts: 100_000 };
const MEMBERS = 1_000;
/** The most that a member may have. */
const STREAMS_OF_EACH = 5;
const CONNECTIONS = 32;
const GOALS = { p95: 1.2, kilobytes: 20, badge: 3_000 };
/** Pause between likes. */
const LIKE_PAUSE_MS = 500;
/** The posts that every stream watches: the first page. */
const SHOWN = Array.from({ length: 10 }, (_, place) => String(SIZE.posts - place));

await using bench = await openBenchDatabase();
const databaseUrl = await bench.database(SIZE);
const env = settings(databaseUrl, bench.directory);
const people = await signInMembers(databaseUrl, env.MEMBER_TOKEN_KEY, MEMBERS);
const without = await bench.start('the API', env);
const withStreams = await bench.start('the API', {
  ...env,
  NODE_OPTIONS: `--expose-gc --import=${pathToFileURL(path.join(import.meta.dirname, 'support/collect-garbage.mjs')).href}`,
});

const feed = (server: Server, rate?: number) => () =>
  measure(server, databaseUrl, {
    path: '/user/feeds/getAllFeeds',
    requests: people.map(({ token }) => ({ token, body: { page: 1 } })),
    connections: CONNECTIONS,
    seconds: SECONDS,
    ...(rate !== undefined && { rate }),
  });
// Opening streams has been done before, so that only what streams keep is measured.
for (const stream of await openAll(people.slice(0, 100))) stream.close();
const memoryBefore = await kept();
const all = await openAll(people);
const streams = new Map(
  all.map((stream, place) => [people[Math.floor(place / STREAMS_OF_EACH)]?.id, stream]),
);
const kilobytes = ((await kept()) - memoryBefore) * 1024;

// Both get warm, and the slower one says what the limit is.
const limits = await alternate(2, { without: feed(without), with: feed(withStreams) });
const rate = Math.round(Math.min(limits.without.perSecond, limits.with.perSecond) / 2);

const badges: number[] = [];
let isOver = false;
const liking = like();
const rounds = await alternate(ROUNDS, {
  'without streams': feed(without, rate),
  'beside 5,000 streams': feed(withStreams, rate),
});
isOver = true;
await liking;

const alone = rounds['without streams'];
console.log(`The feed's first page, ${rate} requests a second, half of the limit`);
console.table(
  Object.fromEntries(
    Object.entries(rounds).map(([name, { p50, p95, p99, nodeCpu }]) => [
      name,
      {
        'p50 ms': p50,
        'p95 ms': Number(p95.toFixed(2)),
        'p99 ms': p99,
        'Node µs': Math.round(nodeCpu ?? Number.NaN),
      },
    ]),
  ),
);
const count = MEMBERS * STREAMS_OF_EACH;
console.table({
  'p95 beside the streams, against without': {
    value: Number((rounds['beside 5,000 streams'].p95 / alone.p95).toFixed(2)),
    goal: GOALS.p95,
  },
  'memory of a stream, kB': { value: Number((kilobytes / count).toFixed(1)), goal: GOALS.kilobytes },
  [`badge after a like at the other process (${badges.length}), p95 ms`]: {
    value: Math.round(spread(badges).p95),
    goal: GOALS.badge,
  },
});
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
);
for (const stream of all) stream.close();

/** Opens the streams of these members: those of a member follow each other. */
async function openAll(members: readonly Person[]): Promise<Stream[]> {
  const view = { feed: 'everyone', after: SHOWN[0], posts: SHOWN };
  const opened: Stream[] = [];
  for (const { token } of members) {
    const own = Array.from({ length: STREAMS_OF_EACH }, () =>
      openStream({ origin: withStreams.url }, token, view),
    );
    opened.push(...(await Promise.all(own)));
  }
  return opened;
}

/** Memory that the process with streams keeps, MB, once the greetings are sent and garbage is collected. */
async function kept(): Promise<number> {
  await sleep(10_000);
  withStreams.signal('SIGUSR2');
  await sleep(2_000);
  return (await withStreams.memory()) ?? Number.NaN;
}

/** Likes a new post of each member in turn, at the process without streams, and waits until the author's stream tells it. */
async function like(): Promise<void> {
  for (const [place, author] of people.entries()) {
    if (isOver) return;
    const liker = people[(place + 1) % people.length] as Person;
    const feedId = await postOf(author);
    const stream = streams.get(author.id) as Stream;
    const before = stream.events.length;
    const started = performance.now();
    const answer = await fetch(`${without.url}/user/likes/toggleLike`, {
      method: 'POST',
      headers: { Authorization: liker.token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ feedId }),
    });
    if (!answer.ok) throw new Error(`The like got ${answer.status}`);
    await until(() => stream.events.slice(before).some(({ event }) => event === 'unread'));
    badges.push(performance.now() - started);
    await sleep(LIKE_PAUSE_MS);
  }
}

/** A new post, which all streams count. */
function postOf({ id }: Person): Promise<string> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO post (author_id, content) VALUES ($1, '<p>Who has notes of Monday?</p>') RETURNING id`,
      [id],
    );
    return rows[0]?.id ?? '';
  });
}
