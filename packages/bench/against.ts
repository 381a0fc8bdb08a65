import path from 'node:path';
import { openBenchDatabase } from './data/bench-database.js';
import { measure, median, type Load, type LoadContent, type Round } from './support/load.js';
import { signInAdministrator, signInMembers, type Person } from './support/people.js';
import type { Server } from './support/server.js';
import { settings } from './support/settings.js';

/**
 * Compares this checkout's API with that of another checkout, for example of the commit before a change: both run on
 * one database, whose schema is this checkout's, and take turns, so that other work on the machine affects both
 * equally.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
/** Length of a round. Many short rounds tell more than a few long ones, because a machine's speed drifts. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
/** Pattern of the names of the calls to measure, for example `likes|comments|with a key`; all without it. */
const ONLY = process.env.BENCH_CALLS ?? '';
/** Small, because the writes add to it. */
const SIZE = { members: 100_000, posts: 10_000 };
/**
 * Minimum throughput against the other checkout: of calls that run named statements, and of those through TypeORM
 * (decision 1).
 */
const STATEMENTS = 0.95;
/** Of the feed, which every feature that adds to posts is measured by. */
const FEED = 0.97;
const TYPEORM = 0.8;

/** A call, its bound, and what each member, or administrator, sends. */
interface Call {
  readonly path: string;
  readonly bound: number;
  readonly content: (person: Person, index: number) => LoadContent;
  /** See {@link Load.keyed}. */
  readonly keyed?: boolean;
}

const CALLS: readonly Call[] = [
  {
    path: '/user/feeds/getAllFeeds',
    bound: FEED,
    content: () => ({ body: { page: 1 } }),
  },
  {
    path: '/user/feeds/getFeedById',
    bound: STATEMENTS,
    content: (_, index) => ({ body: { id: postOf(index) } }),
  },
  {
    path: '/user/likes/toggleLike',
    bound: STATEMENTS,
    content: (_, index) => ({ body: { feedId: postOf(index) } }),
  },
  {
    path: '/user/comments/create',
    bound: STATEMENTS,
    content: (_, index) => ({ body: { feedId: postOf(index), comment: 'So true!' } }),
  },
  {
    path: '/user/feeds/create',
    bound: STATEMENTS,
    content: () => ({ form: { feedData: JSON.stringify({ content: '<p>Who has notes of Monday?</p>' }) } }),
  },
  {
    path: '/user/comments/create',
    bound: STATEMENTS,
    content: (_, index) => ({ body: { feedId: postOf(index), comment: 'So true!' } }),
    keyed: true,
  },
  {
    path: '/user/feeds/create',
    bound: STATEMENTS,
    content: () => ({ form: { feedData: JSON.stringify({ content: '<p>Who has notes of Monday?</p>' }) } }),
    keyed: true,
  },
  { path: '/admin/users/getUsers', bound: STATEMENTS, content: () => ({ body: { search: 'kumar' } }) },
  { path: '/user/profile/get', bound: TYPEORM, content: () => ({ body: {} }) },
  {
    path: '/user/profile/update',
    bound: TYPEORM,
    content: (_, index) => ({
      form: {
        name: 'Asha Rao',
        title: `Student ${index}`,
        bio: 'Reads in the train.',
        collegeName: 'Fergusson College',
        collegeYear: '2027',
      },
    }),
  },
  { path: '/user/account/getSessions', bound: TYPEORM, content: () => ({ body: {} }) },
  {
    path: '/user/pages/create',
    bound: TYPEORM,
    content: (_, index) => ({ form: { title: `Page ${index}`, description: 'What it is about' } }),
  },
  {
    path: '/admin/users/setUserStatus',
    bound: TYPEORM,
    content: ({ id }) => ({ body: { id, status: 'active' } }),
  },
  { path: '/admin/account/getSessions', bound: TYPEORM, content: () => ({ body: {} }) },
];

const [, , , checkout] = process.argv;
if (checkout === undefined) throw new Error('Against which? npm run bench -- against <built checkout>');

await using bench = await openBenchDatabase();
const databaseUrl = await bench.database(SIZE);
const env = settings(databaseUrl, bench.directory);
const people = await signInMembers(databaseUrl, env.MEMBER_TOKEN_KEY, 500);
const administrator = await signInAdministrator(databaseUrl, env.ADMIN_TOKEN_KEY);
const other = await bench.start('the API', env, { backend: path.resolve(checkout, 'backend') });
const here = await bench.start('the API', env);
const table: Record<string, object> = {};
for (const measured of CALLS.filter((call) => new RegExp(ONLY).test(nameOf(call)))) {
  const { path: call, bound, content, keyed } = measured;
  const load: Load = {
    path: call,
    ...(keyed && { keyed }),
    requests: people.map((person, index) => ({
      token: call.startsWith('/admin/') ? administrator : person.token,
      ...content(person, index),
    })),
    connections: 32,
    seconds: SECONDS,
  };
  table[nameOf(measured)] = compare(await alternateRounds(other, here, databaseUrl, load), bound);
}
console.log(`\nThis checkout against ${checkout}, ${ROUNDS} rounds of ${SECONDS} s`);
console.table(table);

function nameOf({ path: call, keyed }: Call): string {
  return keyed ? `${call} with a key` : call;
}

/** The id of a post, spread over all of them. */
function postOf(index: number): string {
  return String(1 + index * 19);
}

type Pair = readonly [other: Round, here: Round];

/**
 * Measures both servers round by round; each goes first as often as the other. The first rounds warm up and do not
 * count.
 */
async function alternateRounds(
  other: Server,
  here: Server,
  databaseUrl: string,
  load: Load,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    if (round % 2 === 0) {
      const first = await measure(other, databaseUrl, load);
      pairs.push([first, await measure(here, databaseUrl, load)]);
    } else {
      const first = await measure(here, databaseUrl, load);
      pairs.push([await measure(other, databaseUrl, load), first]);
    }
  }
  return pairs.slice(1);
}

function compare(pairs: readonly Pair[], bound: number): object {
  const ratios = pairs.map(([other, here]) => here.perSecond / other.perSecond).sort((a, b) => a - b);
  const ratio = median(ratios);
  const quarter = (part: number) => ratios[Math.floor((ratios.length - 1) * part)]?.toFixed(2);
  const cpu = (which: 0 | 1) => Math.round(median(pairs.map((pair) => pair[which].nodeCpu ?? 0)));
  return {
    'other, a second': Math.round(median(pairs.map(([other]) => other.perSecond))),
    'here, a second': Math.round(median(pairs.map(([, here]) => here.perSecond))),
    ratio: Number(ratio.toFixed(2)),
    'middle half': `${quarter(0.25)}–${quarter(0.75)}`,
    bound,
    within: ratio >= bound,
    'other, Node µs': cpu(0),
    'here, Node µs': cpu(1),
  };
}
