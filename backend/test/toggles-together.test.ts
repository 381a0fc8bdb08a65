import { LikesService } from '../src/modules/likes/likes.service.js';
import { startApp, type TestApp } from './support/app.js';
import { expectCountersToMatch } from './support/counters.js';
import { callerOf, joinMember, writePost, type TestMember } from './support/factories.js';
import { beginElsewhere, someoneWaitsForALock } from './support/locks.js';
import { until } from './support/until.js';

/** Toggles of one post that arrive together are written together, and one that fails does so alone. */
let app: TestApp;
let author: TestMember;
let members: TestMember[];
let feedId: string;
beforeAll(async () => {
  app = await startApp();
  author = await joinMember(app);
  members = await Promise.all(Array.from({ length: 4 }, () => joinMember(app)));
});
beforeEach(async () => {
  ({ id: feedId } = await writePost(app, author));
});
afterEach(() => expectCountersToMatch(app));
afterAll(() => app.close());

/** Without HTTP: requests sent at the same time may arrive in different turns of the event loop. */
const toggle = async (member: TestMember) =>
  (await app.nest.get(LikesService).toggle(callerOf(member), feedId)).data;
const togglesOf = (those: readonly TestMember[]) => Promise.all(those.map(toggle));
const toggleByHttp = ({ token }: TestMember) =>
  app.call('/user/likes/toggleLike', { feedId }, token).then(({ status, body }) => [status, body.data]);
const statuses = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((call) =>
    call.status === 'fulfilled' ? call.value : (call.reason as { status: number }).status,
  );
const liked = (likes: number) => ({ likes, isLiked: true });
const unliked = (likes: number) => ({ likes, isLiked: false });

/** The likers, newest like first, by transaction. */
async function likersByTransaction(): Promise<string[][]> {
  const rows = await app.rows<{ likers: string[] }>(
    `SELECT array_agg(member_id ORDER BY created_at DESC, id DESC)::text[] AS likers
       FROM post_like WHERE post_id = $1 GROUP BY xmin::text, created_at ORDER BY created_at DESC`,
    [feedId],
  );
  return rows.map(({ likers }) => likers);
}

/** Holds a lock until the returned function is called. */
async function hold(text: string, ...values: unknown[]): Promise<() => Promise<void>> {
  const held = await beginElsewhere();
  await held.run(text, values);
  return () => held.commit();
}

it('toggles of one turn are one transaction, and each has the count after all of them', async () => {
  await toggle(members[0]!);
  expect(await togglesOf(members)).toEqual([unliked(3), liked(3), liked(3), liked(3)]);
  expect(await likersByTransaction()).toEqual([[3, 2, 1].map((n) => members[n]!.id)]);
});

it('two toggles of one member in one turn both count, in their order', async () => {
  const [asha, ravi] = members as [TestMember, TestMember];
  expect(await togglesOf([asha, ravi, asha, asha])).toEqual([liked(2), liked(2), unliked(1), liked(2)]);
});

/** The post's counter is locked, the first member toggles, and the others meanwhile; returns the answers of all. */
async function toggleMeanwhile(those: readonly TestMember[], meanwhile = () => Promise.resolve()) {
  const [first, ...others] = those as [TestMember, ...TestMember[]];
  const release = await hold('SELECT FROM post_counter WHERE post_id = $1 FOR UPDATE', feedId);
  await app.rows('DELETE FROM limit_count');
  const begun = toggleByHttp(first);
  await someoneWaitsForALock(app);
  const met = others.map(toggleByHttp);
  // Those who have been counted against their limit are about to be written.
  const counted = `SELECT FROM limit_count WHERE key LIKE 'LIKE:%'`;
  await until(async () => (await app.rows(counted)).length === those.length);
  await meanwhile();
  await release();
  return Promise.all([begun, ...met]);
}

it('what arrives while a toggle is written is written together afterwards', async () => {
  const [first, ...others] = await toggleMeanwhile(members);
  expect(first).toEqual([200, liked(1)]);
  expect(others).toEqual(Array.from({ length: 3 }, () => [200, liked(4)]));
  expect((await likersByTransaction()).map((likers) => likers.length)).toEqual([3, 1]);
});

describe('alone', () => {
  it('fails one whose session ended while it waited', async () => {
    const leaver = await joinMember(app);
    const end = async () => void (await app.rows('DELETE FROM session WHERE member_id = $1', [leaver.id]));
    const [asha, ravi, zoya] = members as [TestMember, TestMember, TestMember];
    expect(await toggleMeanwhile([asha, ravi, leaver, zoya], end)).toEqual([
      [200, liked(1)],
      [200, liked(3)],
      [401, undefined],
      [200, liked(3)],
    ]);
  });

  it('fails one whom the author has blocked', async () => {
    const blocked = await joinMember(app);
    const block = { userId: blocked.id, relation: 'block' };
    await app.call('/user/safety/setRelation', block, author.token).expect(200);
    const [asha, ravi] = members as [TestMember, TestMember];
    expect(await toggleMeanwhile([asha, ravi, blocked])).toEqual([
      [200, liked(1)],
      [200, liked(2)],
      [404, undefined],
    ]);
  });

  it('fails one whose account is deleted', async () => {
    const leaver = await joinMember(app);
    await app.rows('SELECT set_member_deleted($1, now())', [leaver.id]);
    const calls = [members[0]!, leaver, members[1]!].map(toggle);
    expect(await statuses(calls)).toEqual([liked(2), 404, liked(2)]);
  });

  it.each([
    ['row', 'SELECT FROM member WHERE id = $1 FOR UPDATE', (id: string) => [id]],
    [
      'other toggle',
      `SELECT pg_advisory_xact_lock(hashtextextended('like ' || $1::text || ' ' || $2::text, 0))`,
      (id: string) => [feedId, id],
    ],
  ])('waits one whose %s is locked', async (_what, lock, values) => {
    const [held, ...others] = members as [TestMember, ...TestMember[]];
    const release = await hold(lock, ...values(held.id));
    // Once in a batch of its own, then in one with others, and nobody waits for it.
    const late = [toggle(held)];
    await someoneWaitsForALock(app);
    expect(await togglesOf(others)).toEqual([liked(3), liked(3), liked(3)]);
    late.push(toggle(held));
    expect(await togglesOf(others.slice(1))).toEqual([unliked(1), unliked(1)]);
    await someoneWaitsForALock(app, 2);
    await release();
    expect(await Promise.all(late)).toEqual(expect.arrayContaining([liked(2), unliked(1)]));
  });
});

it('a hidden post refuses all of them', async () => {
  await app.rows(`SELECT set_withheld('post', $1, 'removed', NULL)`, [feedId]);
  expect(await statuses(members.map(toggle))).toEqual([404, 404, 404, 404]);
});

it('a post that is being deleted refuses all of them', async () => {
  const release = await hold('DELETE FROM post WHERE id = $1', feedId);
  const refused = statuses(members.map(toggle));
  await someoneWaitsForALock(app);
  await release();
  expect(await refused).toEqual([404, 404, 404, 404]);
});

it('a process of the release before toggles as well', async () => {
  const [asha] = members as [TestMember];
  const leaver = await joinMember(app);
  await app.rows('SELECT set_member_deleted($1, now())', [leaver.id]);
  const before = ({ id }: TestMember) =>
    app.rows('SELECT likes, is_liked AS "isLiked" FROM toggle_like($1, $2)', [feedId, id]);
  expect([await before(asha), await before(asha)]).toEqual([[liked(1)], [unliked(0)]]);
  await expect(before(leaver)).rejects.toMatchObject({ code: '23503' });
});

it('an author is told once of likes that are written together', async () => {
  await togglesOf(members);
  const told = await app.call('/user/notifications/getAll', {}, author.token).expect(200);
  const [newest] = told.body.data.notifications;
  expect(newest).toMatchObject({ kind: 'like', others: 1, actors: [{}, {}, {}] });
});
