import { cpus, loadavg } from 'node:os';
import { openBenchDatabase } from './data/bench-database.js';
import { alternate, measure, type LoadContent, type Round } from './support/load.js';
import { PasswordHasher } from '../../backend/src/platform/passwords/password-hasher.js';
import { setPassword, signInMembers } from './support/people.js';
import { settings } from './support/settings.js';

/**
 * What an active member costs: the CPU time of each kind of call, few at once, so that hardly any two share a database
 * read, and the sum for a minute of a member who reads and sometimes writes. docs/run/capacity.md calculates with it.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const CONNECTIONS = 4;
const SIZE = { members: 100_000, posts: 100_000 };

/** A kind of call. */
interface Kind {
  readonly path: string;
  /**
   * Calls in a minute of an active member. An assumption, except for what the site itself repeats: whether the session still
   * exists every 45 s, the number of notifications every 60 s.
   */
  readonly perMinute: number;
  readonly request: (index: number) => LoadContent;
}

/** A post: spread over all of them. */
const feedIdOf = (index: number) => String(1 + ((index * 197) % SIZE.posts));
const PASSWORD = 'mango pickle monsoon';
let emails: readonly string[] = [];
const KINDS: Record<string, Kind> = {
  'is the session there': {
    path: '/user/auth/checkSession',
    perMinute: 60 / 45,
    request: () => ({ body: {} }),
  },
  'number of notifications': {
    path: '/user/notifications/getUnread',
    perMinute: 1,
    request: () => ({ body: {} }),
  },
  'page of the feed': {
    path: '/user/feeds/getAllFeeds',
    perMinute: 1.5,
    request: (index) => ({ body: { page: 1 + (index % 5) } }),
  },
  'comments of a post': {
    path: '/user/comments/getFeedComments',
    perMinute: 0.7,
    request: (index) => ({ body: { feedId: feedIdOf(index) } }),
  },
  profile: {
    path: '/user/profile/get',
    perMinute: 0.4,
    request: (index) => ({ body: { userId: String(1 + index * 13) } }),
  },
  'pages of the campus': {
    path: '/user/pages/getAllPages',
    perMinute: 0.3,
    request: () => ({ body: { page: 1 } }),
  },
  like: {
    path: '/user/likes/toggleLike',
    perMinute: 0.5,
    request: (index) => ({ body: { feedId: feedIdOf(index) } }),
  },
  comment: {
    path: '/user/comments/create',
    perMinute: 0.1,
    request: (index) => ({ body: { feedId: feedIdOf(index), comment: 'So true!' } }),
  },
  post: {
    path: '/user/feeds/create',
    perMinute: 0.03,
    request: () => ({
      form: { feedData: JSON.stringify({ content: '<p>Who has notes of Monday?</p>' }) },
    }),
  },
  // Not part of the minute: a session lasts for weeks, and then a whole term signs in within an hour.
  'sign-in': {
    path: '/user/auth/login',
    perMinute: 0,
    request: (index) => ({ body: { emailOrPhone: emails[index] ?? '', password: PASSWORD } }),
  },
};

await using bench = await openBenchDatabase();
const databaseUrl = await bench.database(SIZE);
const env = settings(databaseUrl, bench.directory);
const people = await signInMembers(databaseUrl, env.MEMBER_TOKEN_KEY, 500);
emails = await setPassword(databaseUrl, people, await new PasswordHasher().hash(PASSWORD));
const server = await bench.start('the API', env);
const memoryBefore = await server.memory();
const measurements = Object.fromEntries(
  Object.entries(KINDS).map(([name, { path, request }]) => {
    const requests = people.map(({ token }, index) => ({ token, ...request(index) }));
    return [
      name,
      () => measure(server, databaseUrl, { path, requests, connections: CONNECTIONS, seconds: SECONDS }),
    ];
  }),
);
await alternate(1, measurements);
const rounds = await alternate(ROUNDS, measurements);

/** The sum over a minute of an active member. */
const inAMinute = (cost: (round: Round) => number | undefined) =>
  Object.entries(KINDS).reduce((sum, [name, { perMinute }]) => {
    const round = rounds[name];
    return sum + perMinute * ((round && cost(round)) ?? Number.NaN);
  }, 0);

console.table(
  Object.fromEntries(
    Object.entries(rounds).map(([name, { nodeCpu, postgresCpu, bytes, p50, p99 }]) => [
      name,
      {
        'a minute': Number(KINDS[name]?.perMinute.toFixed(2)),
        'Node µs': Math.round(nodeCpu ?? Number.NaN),
        'PostgreSQL µs': Math.round(postgresCpu ?? Number.NaN),
        bytes: Math.round(bytes),
        'p50 ms': p50,
        'p99 ms': p99,
      },
    ]),
  ),
);
const node = inAMinute(({ nodeCpu }) => nodeCpu);
const postgres = inAMinute(({ postgresCpu }) => postgresCpu);
console.log(
  `An active member, in a minute: ${inAMinute(() => 1).toFixed(1)} calls, ${Math.round(node)} µs of Node,`,
);
console.log(
  `${Math.round(postgres)} µs of PostgreSQL, ${Math.round(inAMinute(({ bytes }) => bytes))} bytes.`,
);
console.log(
  `Active at once on half of a core: ${perHalfCore(node)} by Node, ${perHalfCore(postgres)} by PostgreSQL.`,
);
console.log(
  `Memory of the process: ${memoryBefore} MB after the start, ${await server.memory()} MB after the load.`,
);
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
);

/** How many members half of a core serves, at that many microseconds a minute each. */
function perHalfCore(micros: number): number {
  return Math.round((0.5 * 60e6) / micros);
}
