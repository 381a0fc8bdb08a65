import path from 'node:path';
import { bench, tests, type Part, type PartCommand } from './part.ts';

/** Not the folder of the other measurements: each stops the PostgreSQL server in its folder when it ends. */
const databaseOf = (name: string) => path.resolve(import.meta.dirname, '../../../.data', name);

const hostileInput: Part = {
  name: 'hostile-input',
  shows:
    'Random fields sent to every call, and forms with pictures whose bytes were changed at random, are answered in the envelope and never with a 5xx. No file is left behind.',
  command: (scale) => tests(['long/properties', 'long/rich-text'], 27 * scale),
  lengths: { 'requests with random fields': 100_000, 'mutated forms': 10_000 },
};

const toggles: Part = {
  name: 'toggles',
  shows:
    'While 64 members like and follow at the same time over two processes, every answer is a success, and in the end each like, each follow and both counts are right.',
  command: (scale) => tests(['long/simultaneity', '-t', 'toggle'], 79 * scale),
  lengths: { 'likes toggled': 10_000, 'follows toggled': 10_000 },
};

const loginTiming: Part = {
  name: 'login-timing',
  shows:
    'How long a sign-in with a wrong password takes does not tell whether the account is active, suspended, deleted or unknown.',
  note: 'The first goal is how far the chance that one answer takes longer than one of another kind is from a half, for the two kinds that differ most. A process without the work for unknown accounts reaches 0.5.',
  command: (scale) => tests(['long/login-timing'], 50 * scale),
  lengths: { 'samples of each kind': 2_000 },
  goals: { 'chance to tell two kinds apart, beyond a half': { most: 0.05 } },
};

const mutations: Part = {
  name: 'mutations',
  shows:
    'Small changes to the rules of signing in, validation, pictures and moderation (a condition turned round, a bound moved, a statement removed) make a unit test fail.',
  note: 'Mutants of the files in `packages/bench/proof/stryker/areas.js`, those with unit tests; [decision 102](../decisions/0102-mutation-tests.md) says why only those.',
  command: (scale) => ({
    command: [process.execPath, '--import', 'tsx', 'packages/bench/proof/stryker/run.ts', String(scale)],
  }),
  lengths: { mutants: 900 },
  goals: {
    'auth, % detected': { least: 80 },
    'validation, % detected': { least: 80 },
    'media, % detected': { least: 80 },
    'moderation, % detected': { least: 80 },
  },
};

const apiKills: Part = {
  name: 'api-kills',
  shows:
    'A process that is killed (SIGKILL) while members write, like, rename themselves, join, and make and remove pages, or while it receives and stores pictures, loses no acknowledged write, leaves none half done, and no file without its post. All counters are exact.',
  command: (scale) => tests(['long/write-kills', 'long/media-kills'], 25 * scale),
  lengths: { 'kills of the API under all writers': 100, 'kills of the API during uploads': 100 },
};

const postgresKills: Part = {
  name: 'postgres-kills',
  shows:
    'PostgreSQL whose processes are all killed (SIGKILL) while the same members write loses no acknowledged write and leaves none half done. The API process stays up and works again as soon as PostgreSQL does. All counters are exact.',
  command: (scale) => tests(['long/postgres-kills'], 10 * scale),
  lengths: { 'kills of PostgreSQL under all writers': 20 },
};

const GROWN_POSTS = 5_000_000;

function growthOf(scale: number, ...more: string[]): PartCommand {
  const posts = Math.max(20_000, 10_000 * Math.round((GROWN_POSTS * scale) / 10_000));
  return { ...bench('growth', posts, ...more), env: { BENCH_DIRECTORY: databaseOf('growth') } };
}

const growth: Part = {
  name: 'growth',
  shows:
    'The time of frequent readings does not depend on the number of posts: with five million and 100,000 members, against 10,000 and 200.',
  note: 'Each goal is the time with many posts as a multiple of the time with few, for one connection; rounds of both take turns. A search finds the same number of posts in both.',
  prepare: (scale) => growthOf(scale, 'fill'),
  command: (scale) => growthOf(scale),
  lengths: { posts: GROWN_POSTS },
  goals: {
    'feed, page 1': { most: 1.2 },
    'own feed': { most: 1.2 },
    "a page's feed": { most: 1.2 },
    'one post': { most: 1.2 },
    comments: { most: 1.2 },
    search: { most: 2 },
  },
};

const SOAK_SECONDS = 7_200;

const soak: Part = {
  name: 'soak',
  shows:
    'During two hours of the realistic mix with posts and streams of live updates, on two processes, every request is a success, and memory, file handles, streams and connections to the database stay as they are.',
  note: 'The bounds compare the median of the last quarter with that of the second, for the process that grew more. Streams are closed and opened all the time; as many stay open.',
  beside: true,
  command: (scale) => ({
    ...bench('soak', Math.max(20, Math.round(SOAK_SECONDS * scale))),
    env: { BENCH_DIRECTORY: databaseOf('soak') },
  }),
  lengths: { 'seconds of load': SOAK_SECONDS, answers: 500_000 },
  goals: {
    'memory of the last quarter against the second': { most: 1.1 },
    'file handles more': { most: 4 },
    'streams more': { most: 0 },
    'database connections more': { most: 2 },
  },
};

/** In the order in which they stand in docs/reference/proof.md, and run unless they run beside the others. */
export const PARTS: readonly Part[] = [
  hostileInput,
  toggles,
  loginTiming,
  mutations,
  apiKills,
  postgresKills,
  growth,
  soak,
];
