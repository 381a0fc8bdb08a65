import { PopularRepository } from '../src/modules/feeds/popular/popular.repository.js';
import { startApp, startReplica, type TestApp } from './support/app.js';
import {
  joinMany,
  joinMember,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';

let app: TestApp;
let author: TestMember;
let crowd: TestMember[];
beforeAll(async () => {
  app = await startApp();
  crowd = await joinMany(app, 6);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('DELETE FROM post');
  author = await joinMember(app);
});

const rank = () => app.nest.get(PopularRepository).rank();
const popular = async (member: TestMember, body: object = {}) =>
  (await app.call('/user/feeds/getPopular', body, member.token).expect(200)).body.data;
const ids = async (member = author, body: object = {}): Promise<string[]> =>
  (await popular(member, body)).feeds.map(({ id }: { id: string }) => id);
const like = ({ token }: TestMember, feedId: string) =>
  app.call('/user/likes/toggleLike', { feedId }, token).expect(200);
const comment = ({ token }: TestMember, feedId: string, parentId?: string) =>
  app.call('/user/comments/create', { feedId, comment: 'So true!', parentId }, token).expect(201);
const age = (table: 'member' | 'post', id: string, days: number) =>
  app.rows(`UPDATE ${table} SET created_at = now() - $2 * interval '1 day' WHERE id = $1`, [id, days]);
/** A post of a member of its own, with so many likes. */
async function liked(likes: number): Promise<string> {
  const { id } = await writePost(app, await joinMember(app));
  for (const member of crowd.slice(0, likes)) await like(member, id);
  return id;
}
/** The first member joined so many days ago, and the crowd a month ago. */
async function siteSince(days: number): Promise<void> {
  await app.rows(`UPDATE member SET created_at = now()`);
  await app.rows(`UPDATE member SET created_at = now() - interval '30 days' WHERE id = ANY ($1)`, [
    days >= 30 ? crowd.map(({ id }) => id) : [],
  ]);
  await age('member', crowd[0]!.id, days);
}

describe('this week', () => {
  it('has the posts that most like and comment on, a commenter counting twice, from the first like on', async () => {
    const [two, one, none] = [await liked(2), await liked(1), await liked(0)];
    await rank();
    expect(await ids()).toEqual([two, one]);
    // One who comments and answers counts as two likes once.
    const [first] = crowd;
    const { body } = await comment(first!, none);
    await comment(first!, none, body.data.id);
    await comment(first!, none);
    await rank();
    // Of the same number the newer is first.
    expect(await ids()).toEqual([none, two, one]);
    const answer = await popular(author);
    expect(answer.feeds[0]).toEqual(
      (await app.call('/user/feeds/getFeedById', { id: none }, author.token)).body.data,
    );
    expect(answer).toMatchObject({ userId: author.id, pagination: { total: 3, totalPages: 1 } });
  });

  it('does not count what authors do with their own posts, nor what was deleted', async () => {
    const [mine, other] = [await writePost(app, author), await liked(1)];
    await like(author, mine.id);
    await comment(author, mine.id);
    const { body } = await comment(crowd[1]!, mine.id);
    await rank();
    expect(await ids()).toEqual([mine.id, other]);
    await app.call('/user/comments/delete', { id: body.data.id }, crowd[1]!.token).expect(200);
    await rank();
    expect(await ids()).toEqual([other]);
    await like(crowd[0]!, other);
    await rank();
    expect(await ids()).toEqual([]);
  });

  it('has posts of seven days, also when the job does not run', async () => {
    const [old, recent] = [await liked(2), await liked(1)];
    await age('post', recent, 6.9);
    await rank();
    expect(await ids()).toEqual([old, recent]);
    await age('post', old, 7.1);
    expect(await ids()).toEqual([recent]);
    await rank();
    expect(await ids()).toEqual([recent]);
  });

  it('has one post of each member, the best', async () => {
    const [less, more] = [await writePost(app, author), await writePost(app, author)];
    for (const member of crowd.slice(0, 2)) await like(member, more.id);
    await like(crowd[0]!, less.id);
    const other = await liked(1);
    await rank();
    expect(await ids()).toEqual([more.id, other]);
  });

  it('has 50 posts, page by page, with their number', async () => {
    const members = await joinMany(app, 52);
    await app.rows(
      `WITH added AS (INSERT INTO post (author_id, content) SELECT unnest($1::bigint[]), '<p>a</p>' RETURNING id)
       INSERT INTO post_like (post_id, member_id) SELECT id, $2 FROM added`,
      [members.map(({ id }) => id), author.id],
    );
    await rank();
    const first = await popular(author, { limit: 20 });
    expect(first.pagination).toMatchObject({ total: 50, totalPages: 3 });
    const all = [...first.feeds, ...(await popular(author, { limit: 20, page: 2 })).feeds];
    all.push(...(await popular(author, { limit: 20, page: 3 })).feeds);
    expect(new Set(all.map(({ id }) => id)).size).toBe(50);
    expect(await ids(author, { limit: 20, page: 4 })).toEqual([]);
    await app.rows('DELETE FROM post_like');
    await rank();
    expect(await popular(author)).toMatchObject({ feeds: [], pagination: { total: 0 } });
  });

  it.each(['mute', 'block'] as const)('leaves out posts of whom the viewer %ss', async (relation) => {
    const viewer = await joinMember(app);
    const [theirs, other] = [await writePost(app, author), await liked(1)];
    for (const member of crowd.slice(0, 2)) await like(member, theirs.id);
    await rank();
    const relate = (as: string) =>
      app.call('/user/safety/setRelation', { userId: author.id, relation: as }, viewer.token).expect(200);
    await relate(relation);
    expect(await popular(viewer)).toMatchObject({ feeds: [{ id: other }], pagination: { total: 1 } });
    expect(await ids(crowd[5])).toEqual([theirs.id, other]);
    await relate('none');
    expect(await ids(viewer)).toEqual([theirs.id, other]);
  });

  it('leaves out what is removed, held, deleted or of a deleted member at once, and shows it again', async () => {
    const administrator = await signInAdministrator(app, 'registrar.popular');
    const posts = [await liked(4), await liked(3), await liked(2), await liked(1)];
    const [removed, held, deleted, left] = posts as [string, string, string, string];
    await rank();
    expect(await ids()).toEqual(posts);
    await app.call('/admin/content/removePost', { id: removed, reason: 'spam' }, administrator).expect(200);
    await app.rows(`SELECT set_withheld('post', $1, 'held', NULL)`, [held]);
    await app.rows('DELETE FROM post WHERE id = $1', [deleted]);
    await app.rows('SELECT set_member_deleted(author_id, now()) FROM post WHERE id = $1', [left]);
    expect(await popular(author)).toMatchObject({ feeds: [], pagination: { total: 0 } });
    await app.call('/admin/content/restorePost', { id: removed }, administrator).expect(200);
    await app.rows(`SELECT set_withheld('post', $1, NULL, NULL)`, [held]);
    expect(await ids()).toEqual([removed, held]);
    await rank();
    expect(await ids()).toEqual([removed, held]);
  });
});

describe('new accounts', () => {
  const RING = 20;

  it('of a ring of twenty move nothing, neither now nor when they are older', async () => {
    const [favourite, other] = [await liked(1), await liked(2)];
    const ring = await joinMany(app, RING);
    await siteSince(30);
    const { id: pushed } = await writePost(app, ring[0]!);
    await rank();
    const before = await ids();
    expect(before).toEqual([other, favourite]);
    const push = async () => {
      for (const member of ring) {
        await like(member, pushed);
        await comment(member, pushed);
        await comment(member, favourite);
      }
    };
    await push();
    await rank();
    expect(await ids()).toEqual(before);
    // Four days later: the clock of everything that was done moves, and their accounts are not new any more.
    for (const table of ['member', 'post', 'post_like', 'comment']) {
      await app.rows(`UPDATE ${table} SET created_at = created_at - interval '4 days'`);
    }
    await rank();
    expect(await ids()).toEqual(before);
    // What they do from now on counts.
    await comment(ring[1]!, favourite);
    await rank();
    expect(await ids()).toEqual([favourite, other]);
  });

  it.each([
    [13.9, true],
    [14.1, false],
  ])('count while the site is under 14 days old: %d days', async (days, counts) => {
    const newcomer = await joinMember(app);
    await siteSince(days);
    const { id } = await writePost(app, author);
    await like(newcomer, id);
    await rank();
    expect(await ids()).toEqual(counts ? [id] : []);
  });

  it('count from their third day on', async () => {
    const [before, after] = [await joinMember(app), await joinMember(app)];
    await siteSince(30);
    await age('member', before.id, 2.9);
    await age('member', after.id, 3.1);
    const [first, second] = [await writePost(app, author), await writePost(app, await joinMember(app))];
    await like(before, first.id);
    await like(after, second.id);
    await rank();
    expect(await ids()).toEqual([second.id]);
  });
});

it('two processes renew the order at once, and it is one order', async () => {
  const replica = await startReplica();
  try {
    await Promise.all([liked(1), liked(2)]);
    await Promise.all(
      [app, replica].flatMap((process) =>
        Array.from({ length: 5 }, () => process.nest.get(PopularRepository).rank()),
      ),
    );
    expect(await app.rows('SELECT place FROM popular_post ORDER BY place')).toEqual([
      { place: 1 },
      { place: 2 },
    ]);
  } finally {
    await replica.close();
  }
});
