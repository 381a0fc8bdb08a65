import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBenchDatabase, withClient } from './data/bench-database.js';
import { signInAdministrator, signInMembers } from './support/people.js';
import { settings } from './support/settings.js';

/**
 * How many source files of the API a request passes: those of which a function is called while it is answered, and while
 * what follows from it is done. Database functions come on top. `npm run bench -- paths list` names them.
 */
const SIZE = { members: 1_000, posts: 10_000 };
const PRELOAD = path.join(import.meta.dirname, 'support/used-files.mjs');
/** How long what follows from a request may take, ms: counters, the list of notifications, the live streams. */
const FOLLOWS_MS = 3_000;
/** A picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

await using bench = await openBenchDatabase();
const databaseUrl = await bench.database(SIZE);
const env = settings(databaseUrl, bench.directory);
const used = path.join(bench.directory, 'used-files');
const people = await signInMembers(databaseUrl, env.MEMBER_TOKEN_KEY, 2);
const administrator = await signInAdministrator(databaseUrl, env.ADMIN_TOKEN_KEY);
const [author = '', other = ''] = people.map(({ token }) => token);
const mentioned = people[1]?.id ?? '';
const server = await bench.start('the API', {
  ...env,
  API_PROCESSES: '1',
  NODE_OPTIONS: `--import ${PRELOAD}`,
  USED_FILES: used,
});
const name = await withClient(databaseUrl, async (client) => {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM member WHERE id = $1', [mentioned]);
  return rows[0]?.name ?? '';
});

const feedId = await post();
const paths: Readonly<Record<string, () => Promise<unknown>>> = {
  'nothing, for comparison': () => Promise.resolve(),
  'a like': () => call('/user/likes/toggleLike', { feedId }, other),
  'a post with two pictures and a mention, until the bell': async () => {
    await post();
    await call('/user/notifications/getUnread', {}, other);
  },
  'a comment removed and restored': async () => {
    await call('/admin/content/removeComment', { id: commentId, reason: 'a' }, administrator);
    await call('/admin/content/restoreComment', { id: commentId }, administrator);
  },
};
const { id: commentId } = await call<{ id: string }>(
  '/user/comments/create',
  { feedId, comment: 'a' },
  other,
);
// What is done once in a process, such as filling a cache, belongs to no request.
for (const walk of Object.values(paths)) await walk();
await sleep(FOLLOWS_MS);
await filesUsed();

const counts: Record<string, { files: number; 'beyond what runs anyway': number }> = {};
let anyway = new Set<string>();
for (const [title, walk] of Object.entries(paths)) {
  await walk();
  await sleep(FOLLOWS_MS);
  const files = await filesUsed();
  if (Object.keys(counts).length === 0) anyway = new Set(files);
  const beyond = files.filter((file) => !anyway.has(file));
  counts[title] = { files: files.length, 'beyond what runs anyway': beyond.length };
  if (process.argv.includes('list')) console.log(`\n${title}\n  ${beyond.join('\n  ')}`);
}
console.table(counts);

/**
 * The API's own files that had a function called since the last time.
 * @throws Error when the API has not said so within ten seconds
 */
async function filesUsed(): Promise<string[]> {
  await rm(used, { force: true });
  server.signal('SIGUSR2');
  for (const deadline = Date.now() + 10_000; Date.now() < deadline;) {
    await sleep(200);
    const urls = await readFile(used, 'utf8').catch(() => '');
    const own = urls.split('\n').flatMap((url) => url.split('/backend/dist/')[1] ?? []);
    if (urls !== '') return own.sort();
  }
  throw new Error('The API wrote no list of the files that it used');
}

async function call<Data>(calledPath: string, body: object, token: string): Promise<Data> {
  return send(calledPath, token, JSON.stringify(body), { 'Content-Type': 'application/json' });
}

/** A post with two pictures and a mention; returns its id. */
async function post(): Promise<string> {
  const form = new FormData();
  form.set('feedData', JSON.stringify({ content: `<p>@${name}</p>`, mentions: [mentioned] }));
  for (const file of ['a.png', 'b.png'])
    form.append('images', new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' }), file);
  return (await send<{ id: string }>('/user/feeds/create', author, form)).id;
}

async function send<Data>(
  calledPath: string,
  token: string,
  body: string | FormData,
  headers: Record<string, string> = {},
): Promise<Data> {
  const answer = await fetch(server.url + calledPath, {
    method: 'POST',
    headers: { ...headers, Authorization: token },
    body,
  });
  if (!answer.ok) throw new Error(`${calledPath} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}
