import { readFile } from 'node:fs/promises';
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
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8) / 4;
/** Connections of the attacker's. */
const AT_ONCE = 4;
/** Bodies a second over all of them: 10 MB/s, forty times the traffic that once froze the API. */
const RATE = 40;
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
    const alone = await read(server.url, reader.token);
    const rows: Record<string, object> = { 'nobody attacks': alone };
    let worst = 0;
    for (const [path, { post }] of calls) {
      const isForm = 'multipart/form-data' in post.requestBody.content;
      const token = path.startsWith('/admin/') ? administrator : attacker.token;
      const attack = autocannon({
        url: server.url + path,
        method: 'POST',
        connections: AT_ONCE,
        overallRate: RATE,
        duration: SECONDS + 0.5,
        requests: BODIES.map((body) => ({
          headers: { authorization: token, 'content-type': isForm ? FORM_TYPE : 'application/json' },
          body: isForm ? formText({ feedData: body, title: body }) : body,
        })),
      });
      const attacked = await read(server.url, reader.token);
      await attack;
      rows[path] = { ...attacked, 'p99 moves by': Number((attacked['p99 ms'] - alone['p99 ms']).toFixed(1)) };
      worst = Math.max(worst, attacked['p99 ms'] - alone['p99 ms']);
    }
    console.table(rows);
    console.log(`The reader's 99th percentile moves by ${worst.toFixed(1)} ms at most; the goal is 50.`);
  } finally {
    await server.stop();
  }
} finally {
  await ground.stop();
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
  return { 'p50 ms': at(0.5), 'p99 ms': at(0.99) };
}
