import assert from 'node:assert';
import { cpus } from 'node:os';
import { openBenchDatabase } from './data/bench-database.js';
import { frequentCalls, realisticMix, type Content } from './support/frequent-calls.js';
import { alternate, measure, type Load, type Round } from './support/load.js';
import { signInMembers } from './support/people.js';
import type { Server, ServerName } from './support/server.js';
import { settings } from './support/settings.js';

/**
 * The frequent calls against bare `node:http` with the same statements, answers and session check: each alone, and a mix of them
 * as members cause it; with one connection, where nothing is shared between requests, and with 32. Both take turns on
 * one database. A figure that was taken while other programs worked is not reported.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
/** Pattern of the names of the calls to measure; all without it. */
const ONLY = new RegExp(process.env.BENCH_CALLS ?? '');
/** Cores that other programs may keep busy. */
const MAX_OTHER_CORES = Number(process.env.BENCH_MOST_OTHERS ?? 0.2);
const SIZE = { members: 20_000, posts: 100_000 };
const SERVERS: ServerName[] = ['bare node:http', 'the API'];
/** The least of bare's rate, with 1 and with 32 connections. */
const GOALS: Readonly<Record<string, readonly [number, number]>> = { 'feed, page 1': [1, 2] };
const USUAL_GOAL = 0.8;

type Request = Load['requests'][number];
const call = frequentCalls(SIZE);
const CALLS: Readonly<Record<string, Content>> = {
  'feed, page 1': () => call.feed(0),
  'feed, pages 1–50 mixed': call.feed,
  "a page's feed": call.pageFeed,
  "a member's feed": call.memberFeed,
  'Following feed': call.following,
  'one post': call.post,
  likes: call.likes,
  comments: call.comments,
  'realistic mix': realisticMix(call),
  'toggle a like': call.like,
  'a comment': call.comment,
};

await using bench = await openBenchDatabase();
const databaseUrl = await bench.database(SIZE);
const env = settings(databaseUrl, bench.directory);
const people = await signInMembers(databaseUrl, env.MEMBER_TOKEN_KEY, 500);
const servers = await Promise.all(SERVERS.map((name) => bench.start(name, env)));
let isQuiet = true;
const table: Record<string, object> = {};
for (const [name, content] of Object.entries(CALLS).filter(([name]) => ONLY.test(name))) {
  const requests = people.flatMap((person, index) =>
    Array.from({ length: 10 }, (_, n) => ({ token: person.token, ...content(index * 10 + n, person) })),
  );
  await sameAnswers(servers, requests);
  const [alone, many] = [await against(requests, 1), await against(requests, 32)];
  const [goalAlone, goalMany] = GOALS[name] ?? [USUAL_GOAL, USUAL_GOAL];
  table[name] = {
    ...column('1 connection', alone, goalAlone),
    ...column('32 connections', many, goalMany),
  };
}
console.table(table);
console.log(
  `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${ROUNDS} rounds of ${SECONDS} s`,
);
if (!isQuiet) {
  console.error(
    `Figures shown as – were taken while other programs kept more than ${MAX_OTHER_CORES} cores busy. Stop them and repeat.`,
  );
  process.exitCode = 1;
}

async function against(
  requests: readonly Request[],
  connections: number,
): Promise<Record<ServerName, Round>> {
  const load: Load = { path: '/', requests, connections, seconds: SECONDS };
  const rounds = Object.fromEntries(
    servers.map((server) => [server.name, () => measure(server, databaseUrl, load)]),
  ) as Record<ServerName, () => Promise<Round>>;
  // The first round warms up caches and JIT compilers and is not counted.
  await alternate(1, rounds);
  return alternate(ROUNDS, rounds);
}

function column(title: string, rounds: Record<ServerName, Round>, goal: number): object {
  const { 'bare node:http': bare, 'the API': api } = rounds;
  const others = Math.max(bare.others ?? 0, api.others ?? 0);
  const isKnown = others <= MAX_OTHER_CORES;
  isQuiet &&= isKnown;
  return {
    [title]: isKnown ? `${(api.perSecond / bare.perSecond).toFixed(2)} of ${goal}` : '–',
    [`Node µs, ${title}`]: isKnown ? `${micros(bare)} / ${micros(api)}` : '–',
    [`others, ${title}`]: others.toFixed(2),
  };
}

function micros({ nodeCpu }: Round): string {
  return nodeCpu === undefined ? '–' : String(Math.round(nodeCpu));
}

/** @throws Error when the servers do not all return the same data for what only reads */
async function sameAnswers(all: readonly Server[], requests: readonly Request[]): Promise<void> {
  for (const { path, token, body } of requests.filter(({ path }) => /\/get/.test(path ?? '')).slice(0, 50)) {
    const answers = await Promise.all(
      all.map(async ({ url }) => {
        const headers = { 'Content-Type': 'application/json', Authorization: token };
        const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
        assert.equal(response.status, 200);
        return response.json();
      }),
    );
    for (const answer of answers) assert.deepStrictEqual(answer, answers[0]);
  }
}
