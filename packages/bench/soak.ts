import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@campus-commons/embedded-postgres/free-port.ts';
import { addFigure } from '../../backend/test/support/proof-runs.js';
import { openStream, type Stream } from '../../backend/test/support/live.js';
import { openBenchDatabase } from './data/bench-database.js';
import { connectionsTo, footprint, type Footprint } from './support/footprint.js';
import { frequentCalls, realisticMix } from './support/frequent-calls.js';
import { measure, median, type Load } from './support/load.js';
import { signInMembers, type Person } from './support/people.js';
import type { Server } from './support/server.js';
import { settings } from './support/settings.js';

/**
 * The realistic mix, posts and streams of live updates on two processes, for the number of seconds on the command line. What the
 * processes hold is read between windows of load, at rest; it has to stay as it is.
 */
const SECONDS = Number(process.argv[3] ?? 600);
const SIZE = { members: 5_000, posts: 20_000 };
/** A multiple of four. */
const WINDOWS = 4 * Math.ceil(Math.min(60, SECONDS / 5) / 4);
/** Requests a second at each process: steady, below what it can do. */
const RATE = Number(process.env.BENCH_RATE ?? 40);
const CONNECTIONS = 16;
/** Streams at each process; half of them are closed and opened again in each window. */
const STREAMS = 100;
/** Time from the end of a window until connections have been closed. */
const REST_MS = 1_500;

await using bench = await openBenchDatabase();
const databaseUrl = await bench.database(SIZE);
const env = settings(databaseUrl, bench.directory);
const people = await signInMembers(databaseUrl, env.MEMBER_TOKEN_KEY, 500);
const processes = [await startProcess(), await startProcess()];
const mixed = realisticMix(frequentCalls(SIZE));
let answered = 0;
/** For each window: connections to the database, and what each process holds. */
const samples: { readonly connections: number; readonly held: readonly Footprint[] }[] = [];
for (let window = 0; window < WINDOWS; window += 1) {
  await Promise.all(processes.map((each) => loadFor(each, SECONDS / WINDOWS)));
  await sleep(REST_MS);
  samples.push({
    connections: await connectionsTo(databaseUrl),
    held: await Promise.all(processes.map(({ metrics }) => footprint(metrics))),
  });
  const { connections, held } = samples.at(-1) ?? { held: [] };
  console.log(
    `${window + 1} of ${WINDOWS}: ${answered} answers; ${connections} connections; ` +
      held
        .map((of) => `${Math.round(of.memory)} MB, ${of.handles} handles, ${of.streams} streams`)
        .join('; '),
  );
}
report();
for (const { streams } of processes) for (const stream of streams) stream.close();

interface Process {
  readonly server: Server;
  readonly metrics: string;
  streams: Stream[];
}

async function startProcess(): Promise<Process> {
  const port = await freePort();
  const server = await bench.start('the API', { ...env, METRICS_PORT: String(port) });
  return { server, metrics: `http://127.0.0.1:${port}/metrics`, streams: await openStreams(server, STREAMS) };
}

/** The mix at a steady rate, one post in a hundred requests, while half of the streams are opened anew. */
async function loadFor(process: Process, seconds: number): Promise<void> {
  const renew = async () => {
    for (const stream of process.streams.splice(0, STREAMS / 2)) stream.close();
    process.streams.push(...(await openStreams(process.server, STREAMS / 2)));
  };
  const load: Load = {
    path: '/',
    requests: people.flatMap(requestsOf),
    connections: CONNECTIONS,
    seconds,
    rate: RATE,
  };
  const [{ perSecond }] = await Promise.all([measure(process.server, databaseUrl, load), renew()]);
  answered += Math.round(perSecond * seconds);
}

function requestsOf(person: Person, index: number): Load['requests'] {
  const form = { feedData: JSON.stringify({ content: `<p>Who has notes of lecture ${index}?</p>` }) };
  const post = { token: person.token, path: '/user/feeds/create', form };
  const reads = Array.from({ length: 10 }, (_, n) => ({
    token: person.token,
    ...mixed(index * 10 + n, person),
  }));
  return index % 10 === 0 ? [...reads, post] : reads;
}

function openStreams(server: Server, count: number): Promise<Stream[]> {
  return Promise.all(
    Array.from({ length: count }, (_, n) =>
      openStream({ origin: server.url }, people[n]?.token ?? '', { feed: 'everyone' }),
    ),
  );
}

/** What the last quarter holds beyond the second: in the first one caches fill and code is compiled. */
function report(): void {
  const quarter = Math.floor(WINDOWS / 4);
  const [early, late] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)];
  const ofAll = (part: typeof samples, read: (of: Footprint) => number) =>
    processes.map((_, place) => median(part.map(({ held }) => read(held[place] as Footprint))));
  const more = (read: (of: Footprint) => number) => {
    const [before, after] = [ofAll(early, read), ofAll(late, read)];
    return Math.max(...after.map((value, place) => value - (before[place] ?? 0)));
  };
  const memory = { early: ofAll(early, ({ memory }) => memory), late: ofAll(late, ({ memory }) => memory) };
  const grown = memory.late.map((value, place) => value / (memory.early[place] ?? NaN));
  addFigure('seconds of load', SECONDS);
  addFigure('answers', answered);
  addFigure('memory of the last quarter against the second', Number(Math.max(...grown).toFixed(3)));
  addFigure('memory at the end, MB, the larger process', Math.round(Math.max(...memory.late)));
  addFigure(
    'file handles more',
    more(({ handles }) => handles),
  );
  addFigure(
    'streams more',
    more(({ streams }) => streams),
  );
  const connections = (part: typeof samples) => median(part.map((sample) => sample.connections));
  addFigure('database connections more', connections(late) - connections(early));
}
