import type { FeedDto } from '../../src/modules/feeds/feeds.dto.js';
import { ownInstallation, startApiProcess, type ApiProcess } from '../support/api-process.js';
import { startApp, type TestApp } from '../support/app.js';
import { joinMany, signInAdministrator, type TestMember } from '../support/factories.js';
import { openStream } from '../support/live.js';
import { unzip } from '../support/unzip.js';
import { until } from '../support/until.js';

/** Of two voters who swap what they vote for, everybody else gets the same: answers, copies of data, live events, the log. */
let app: TestApp;
/** The product as in production, with all that its log can have. */
let api: ApiProcess;
let administrator: string;
let author: TestMember;
let first: TestMember;
let second: TestMember;
let others: TestMember[];
beforeAll(async () => {
  app = await startApp();
  api = await startApiProcess({ ...ownInstallation(), NODE_ENV: 'production', LOG_LEVEL: 'trace' });
  administrator = await signInAdministrator(app);
  [author, first, second, ...others] = (await joinMany(app, 8)) as [TestMember, TestMember, TestMember];
});
afterAll(async () => {
  await api.stop();
  await app.close();
});

const OPTIONS = ['Monday', 'Tuesday'];
const vote = (feedId: string, options: readonly string[], { token }: TestMember) =>
  api.call('/user/polls/vote', { feedId, options }, token).expect(200);

/** Without what differs with the time at which it was asked. */
const timeless = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
    /SeenAt$|^exportedAt$/i.test(key) ? 0 : value,
  );

/** Everything that others can ask for, in which a vote could be seen. */
async function answersOfOthers(id: string): Promise<Record<string, unknown>> {
  const seen: Record<string, unknown> = {};
  const ask = async (who: string, path: string, body: object, token: string) => {
    const answer = await api.call(path, body, token).expect(200);
    seen[`${who} ${path} ${JSON.stringify(body)}`] = timeless(answer.body);
  };
  for (const viewer of [author, ...others]) {
    await ask(viewer.name, '/user/feeds/getFeedById', { id }, viewer.token);
    await ask(viewer.name, '/user/feeds/getAllFeeds', {}, viewer.token);
    await ask(viewer.name, '/user/notifications/getAll', {}, viewer.token);
    await ask(viewer.name, '/user/likes/getFeedLikes', { feedId: id }, viewer.token);
    for (const voter of [first, second]) {
      await ask(viewer.name, '/user/profile/get', { userId: voter.id }, viewer.token);
    }
    const copy = await api.call('/user/account/export', {}, viewer.token).responseType('blob').expect(200);
    for (const [name, file] of await unzip(copy.body as Buffer)) {
      seen[`${viewer.name} ${name}`] = name.endsWith('.json')
        ? timeless(JSON.parse(String(file)))
        : String(file);
    }
  }
  const [reported] = await app.rows<{ id: string }>('SELECT id FROM review_case');
  await ask('console', '/admin/content/getPosts', { id }, administrator);
  await ask('console', '/admin/review/getCase', { id: reported?.id }, administrator);
  for (const voter of [first, second])
    await ask('console', '/admin/users/getUser', { id: voter.id }, administrator);
  return seen;
}

/** What the process has logged since about votes, without times, ids of requests, and durations. */
function linesSince(from: number): string[] {
  const lines = api.output().slice(from).trimEnd().split('\n');
  return lines
    .filter((line) => line.includes('polls') || (line !== '' && !line.includes('request completed')))
    .map((line) => line.replaceAll(VARYING, '-'));
}
const VARYING = /[0-9a-f-]{36}|"[a-zA-Z]*(?:time|ms|Ms|Time)":[\d.]+/g;

it('two voters who swap what they vote for change nothing that somebody else gets', async () => {
  const form = api.http().post('/user/feeds/create').set('Authorization', author.token);
  const poll = { options: OPTIONS, multiple: false, hours: 24 };
  const asked = await form
    .field('feedData', JSON.stringify({ content: '<p>Which day?</p>', poll }))
    .expect(201);
  const post = asked.body.data as FeedDto;
  const [monday, tuesday] = (post.poll?.options ?? []).map(({ id }) => id) as [string, string];
  const report = { kind: 'post', id: post.id, reason: 'scam' };
  await api.call('/user/safety/report', report, others[0]!.token).expect(201);
  for (const voter of others) await vote(post.id, [monday], voter);
  await vote(post.id, [tuesday], first);
  await vote(post.id, [monday], second);

  const watched = [author, ...others];
  const streams = await Promise.all(watched.map(({ token }) => openStream(api, token, { posts: [post.id] })));
  const round = async (firsts: string, seconds: string) => {
    const from = api.output().length;
    await vote(post.id, [firsts], first);
    await vote(post.id, [seconds], second);
    // A request is logged after its answer was sent.
    await until(() => Promise.resolve(linesSince(from).length >= 2));
    return { log: linesSince(from), answers: await answersOfOthers(post.id) };
  };
  const before = await round(monday, tuesday);
  const swapped = await round(tuesday, monday);
  expect(swapped.answers).toEqual(before.answers);
  expect(swapped.log).toEqual(before.log);
  expect(before.log.join('\n')).toContain('/user/polls/vote');

  // All that is told live after a vote is what a comment tells later.
  await api.call('/user/comments/create', { feedId: post.id, comment: 'a' }, second.token).expect(201);
  for (const [n, stream] of streams.entries()) {
    await stream.next('counts');
    // A comment is told to the author, too.
    const told = stream.events.map(({ event }) => event).filter((event) => n > 0 || event !== 'unread');
    expect(told).toEqual(['hello', 'counts']);
    stream.close();
  }

  // Everybody sees the figures after the end, and still nobody's choice.
  await api.call('/user/polls/close', { feedId: post.id }, author.token).expect(200);
  const closed = await answersOfOthers(post.id);
  await app.rows(
    `UPDATE poll_vote SET option_id = CASE option_id WHEN $2::bigint THEN $3::bigint ELSE $2::bigint END
      WHERE post_id = $1 AND member_id = ANY ($4)`,
    [post.id, monday, tuesday, [first.id, second.id]],
  );
  expect(await answersOfOthers(post.id)).toEqual(closed);
  expect(JSON.stringify(closed)).toContain('"voters":7');
});
