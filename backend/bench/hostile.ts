import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { openGround } from './data/ground.js';
import { formText, FORM_TYPE } from './support/load.js';
import { signInAdministrator, signInMembers } from './support/people.js';
import { startServer } from './support/server.js';
import { settings } from './support/settings.js';

/**
 * What a reader of the feed notices while bodies made to be slow are sent to one call after the other, at a fixed rate: as
 * fast as they are answered, they would only measure how the attacker and the API share the machine's cores.
 */
const SIZE = { members: 1_000, posts: 10_000 };
/** Seconds of each reading: a few hundred pages, so that the 99th percentile is not the one slowest of them. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8) / 2;
/** Rounds for a call whose first is beyond the goal; the middle one counts. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** Milliseconds that the reader's 99th percentile may move by. */
const GOAL = 50;
/** Connections of the attacker's. */
const AT_ONCE = 4;
/** Bodies a second over all of them. One is the traffic that once froze the API (0.25 MB/s), 40 is 10 MB/s. */
const RATE = Number(process.env.BENCH_RATE ?? 40);
const READ = '/user/feeds/getAllFeeds';

const record = (count: number, prefix: string) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [prefix + index, 1])));
/** Refused unread, and as much as is let in. */
const BODIES = [record(16_000, 'key-'), record(999, 'k'.repeat(240))];

const contract = JSON.parse(await readFile(new URL('../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, { post: { requestBody: { content: Record<string, object> } } }>;
};
// Signing out would end the attack.
const calls = Object.entries(contract.paths).filter(([path]) => !path.endsWith('/logout'));
/** `npm run bench -w backend -- hostile <part of a path>` tries those calls alone. */
const wanted = process.argv[3] ?? '';

const ground = await openGround();
try {
  const databaseUrl = await ground.database(SIZE);
  const env = { ...settings(databaseUrl, ground.directory), LIMIT_UPLOAD: '1000000/1' };
  const [reader, attacker] = await signInMembers(databaseUrl, env.MEMBER_TOKEN_KEY, 2);
  if (!reader || !attacker) throw new Error('The campus has too few members');
  const administrator = await signInAdministrator(databaseUrl, env.ADMIN_TOKEN_KEY);
  const server = await startServer('the API', env);
  try {
    await read(server.url, reader.token);
    const rows: Record<string, object> = {};
    const moves: number[] = [];
    for (const [path, { post }] of calls.filter(([path]) => path.includes(wanted))) {
      const isForm = 'multipart/form-data' in post.requestBody.content;
      const token = path.startsWith('/admin/') ? administrator : attacker.token;
      const rounds: Awaited<ReturnType<typeof round>>[] = [];
      do {
        rounds.push(await round(server.url, reader.token, { path, token, isForm }));
      } while (rounds.length < ROUNDS && Math.max(...rounds.map(({ moved }) => moved)) > GOAL);
      const middle = rounds.sort((a, b) => a.moved - b.moved)[Math.floor(rounds.length / 2)];
      if (!middle) throw new Error('No round was measured');
      moves.push(middle.moved);
      rows[path] = {
        'p50 alone': middle.alone.p50,
        'p50 attacked': middle.attacked.p50,
        'p99 alone': middle.alone.p99,
        'p99 attacked': middle.attacked.p99,
        'p99 moves by': middle.moved,
        rounds: rounds.map(({ moved }) => moved).join(' '),
      };
    }
    console.table(rows);
    moves.sort((a, b) => a - b);
    console.log(
      `The reader's 99th percentile moves by ${moves[Math.floor(moves.length / 2)]} ms in the middle of the calls ` +
        `and by ${moves.at(-1)} ms at most; the goal is ${GOAL}.`,
    );
  } finally {
    await server.stop();
  }
} finally {
  await ground.stop();
}

/** A reader alone, and then during an attack on one call, which comes from a thread of its own. */
async function round(
  url: string,
  readerToken: string,
  { path, token, isForm }: { path: string; token: string; isForm: boolean },
) {
  const alone = await read(url, readerToken);
  const attack = autocannon({
    url: url + path,
    method: 'POST',
    workers: 1,
    connections: AT_ONCE,
    overallRate: RATE,
    duration: SECONDS + 2,
    requests: BODIES.map((body) => ({
      headers: { authorization: token, 'content-type': isForm ? FORM_TYPE : 'application/json' },
      body: isForm ? formText({ feedData: body, title: body }) : body,
    })),
  });
  // The thread starts first, so that its start is not measured.
  await sleep(1_000);
  const attacked = await read(url, readerToken);
  const { requests } = await attack;
  // An attack that did not take place would pass for one that was withstood.
  if (requests.total < (RATE * SECONDS) / 2) throw new Error(`Only ${requests.total} bodies reached ${path}`);
  return { alone, attacked, moved: Number((attacked.p99 - alone.p99).toFixed(1)) };
}

/** One page of the feed after the other; milliseconds for each. */
async function read(url: string, token: string) {
  const times: number[] = [];
  for (const end = performance.now() + SECONDS * 1000; performance.now() < end;) {
    const begun = performance.now();
    const answer = await fetch(url + READ, {
      method: 'POST',
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      body: '{}',
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The reader got ${answer.status}: ${text}`);
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Number(times[Math.floor(times.length * share)]?.toFixed(1));
  return { p50: at(0.5), p99: at(0.99) };
}
