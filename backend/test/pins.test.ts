import { startApp, type TestApp } from './support/app.js';
import {
  joinMember,
  makePage,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';
import { beginElsewhere, someoneWaitsForALock } from './support/locks.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

let app: TestApp;
let creator: TestMember;
let pageId: string;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  creator = await joinMember(app);
  pageId = await makePage(app, creator);
});

const pin = (feedId: string, until: unknown = inDays(7), member = creator) =>
  app.call('/user/pages/pinPost', { feedId, until }, member.token);
const post = (content = '<p>Read this first</p>') => writePost(app, creator, content, pageId);
const feed = async (member = creator, body: object = {}) =>
  (await app.call('/user/feeds/getAllFeeds', { pageId, ...body }, member.token).expect(200)).body.data;
const pinned = async (member = creator, body: object = {}): Promise<string[] | undefined> =>
  (await feed(member, body)).pinned?.map(({ id }: { id: string }) => id);
const relate = (member: TestMember, other: TestMember, relation: 'none' | 'mute' | 'block') =>
  app.call('/user/safety/setRelation', { userId: other.id, relation }, member.token).expect(200);

describe('a pinned post', () => {
  it('stands above the feed of its page for everybody, which is as before and still has it', async () => {
    const stranger = await joinMember(app);
    const [first, second, last] = [await post('<p>First</p>'), await post('<p>Second</p>'), await post()];
    const before = await feed(stranger);
    expect(before).not.toHaveProperty('pinned');
    const [sooner, later] = [inDays(2), inDays(30 - 1 / 24)];
    expect((await pin(first.id, later).expect(200)).body).toEqual({
      success: true,
      data: { pinnedUntil: later },
    });
    await pin(second.id, sooner).expect(200);
    const { pinned: pins, ...rest } = await feed(stranger);
    expect(pins).toEqual([
      { ...second, pinnedUntil: sooner },
      { ...first, pinnedUntil: later },
    ]);
    expect(rest).toEqual(before);
    // On every page of that feed, and in no other.
    expect(await pinned(stranger, { limit: 1, page: 3 })).toEqual([second.id, first.id]);
    expect(await feed(stranger, { pageId: undefined })).not.toHaveProperty('pinned');
    expect(await feed(creator, { pageId: undefined, usersFeed: true })).not.toHaveProperty('pinned');
    // Another end does not move it.
    await pin(first.id, sooner).expect(200);
    expect(await pinned(stranger)).toEqual([second.id, first.id]);
    expect((await pin(second.id, null).expect(200)).body.data).toEqual({ pinnedUntil: null });
    await pin(second.id, null).expect(200);
    await pin(last.id, null).expect(200);
    expect(await pinned(stranger)).toEqual([first.id]);
  });

  it('is gone when its time is over, without a job, and leaves its place', async () => {
    const posts = [await post(), await post(), await post(), await post()];
    const [first, second, third, fourth] = posts.map(({ id }) => id) as [string, string, string, string];
    for (const id of [first, second, third]) await pin(id).expect(200);
    await pin(fourth).expect(403);
    await app.rows(`UPDATE page_pin SET until = now() WHERE post_id = $1`, [first]);
    expect(await pinned()).toEqual([third, second]);
    await pin(fourth).expect(200);
    expect(await pinned()).toEqual([fourth, third, second]);
    // The ended one is forgotten, and is the newest when it is pinned again.
    expect(await app.rows('SELECT FROM page_pin WHERE page_id = $1', [pageId])).toHaveLength(3);
    await pin(second, null).expect(200);
    await pin(first).expect(200);
    expect(await pinned()).toEqual([first, fourth, third]);
  });

  it('is one of three at most, also when several are pinned at once', async () => {
    const posts = [await post(), await post(), await post(), await post()];
    // All of them wait in the middle of pinning, until none of them is the first any more.
    const other = await beginElsewhere();
    await other.run('SELECT FROM post WHERE page_id = $1 FOR UPDATE', [pageId]);
    const pinning = Promise.all(posts.map(({ id }) => pin(id)));
    await someoneWaitsForALock(app, posts.length);
    await other.commit();
    const answers = await pinning;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.body).toMatchObject({
      error: 'forbidden',
      message: '3 posts are pinned to this page. Unpin one of them first.',
    });
    expect(await app.rows('SELECT FROM page_pin WHERE page_id = $1', [pageId])).toHaveLength(3);
    // One that is pinned may get another end.
    const [one] = (await pinned()) ?? [];
    await pin(one!, inDays(1)).expect(200);
  });

  it('is pinned by the creator of the page alone, and only to its own page', async () => {
    const [author, follower] = [await joinMember(app), await joinMember(app)];
    await app.rows('INSERT INTO follow (page_id, member_id) VALUES ($1, $2), ($1, $3)', [
      ...[pageId, author.id, follower.id],
    ]);
    const theirs = await writePost(app, author, '<p>By a follower</p>', pageId);
    for (const member of [author, follower, await joinMember(app)]) {
      for (const until of [inDays(1), null]) {
        const refused = await pin(theirs.id, until, member).expect(403);
        expect(refused.body.message).toBe('Only its creator can pin posts to a page');
      }
    }
    await pin(theirs.id).expect(200);
    expect(await pinned(follower)).toEqual([theirs.id]);
    // A post of the creator's that is on no page, and one on a page of somebody else.
    await pin((await writePost(app, creator)).id).expect(404);
    const otherPage = await makePage(app, author);
    await app.rows('INSERT INTO follow (page_id, member_id) VALUES ($1, $2)', [otherPage, creator.id]);
    await pin((await writePost(app, creator, '<p>a</p>', otherPage)).id).expect(403);
  });

  it('that is hidden stands nowhere, leaves its place, and is back with the newest three', async () => {
    const administrator = await signInAdministrator(app);
    const posts = [await post(), await post(), await post(), await post()];
    const [first, second, third, fourth] = posts.map(({ id }) => id) as [string, string, string, string];
    for (const id of [first, second, third]) await pin(id).expect(200);
    await app.call('/admin/content/removePost', { id: second, reason: 'spam' }, administrator).expect(200);
    expect(await pinned()).toEqual([third, first]);
    await pin(second, null).expect(404);
    await pin(fourth).expect(200);
    await app.call('/admin/content/restorePost', { id: second }, administrator).expect(200);
    expect(await pinned()).toEqual([fourth, third, second]);
    await app.call('/user/feeds/delete', { id: third }, creator.token).expect(200);
    expect(await pinned()).toEqual([fourth, second, first]);
    expect(await app.rows('SELECT FROM page_pin WHERE post_id = $1', [third])).toEqual([]);
  });

  it.each(['mute', 'block'] as const)(
    'of somebody whom the viewer %ss is left out, as in the feed, but not for the page’s creator',
    async (relation) => {
      const [author, viewer] = [await joinMember(app), await joinMember(app)];
      await app.rows('INSERT INTO follow (page_id, member_id) VALUES ($1, $2)', [pageId, author.id]);
      const [theirs, own] = [await writePost(app, author, '<p>a</p>', pageId), await post()];
      for (const { id } of [theirs, own]) await pin(id).expect(200);
      await relate(viewer, author, relation);
      await relate(creator, author, relation);
      expect(await pinned(viewer)).toEqual([own.id]);
      expect(await pinned(creator)).toEqual([own.id, theirs.id]);
      await relate(viewer, author, 'none');
      expect(await pinned(viewer)).toEqual([own.id, theirs.id]);
    },
  );

  it('shows its figures to its viewer as the feed does', async () => {
    const [viewer, liker] = [await joinMember(app), await joinMember(app)];
    const { id } = await post();
    await pin(id).expect(200);
    for (const { token } of [viewer, liker]) {
      await app.call('/user/likes/toggleLike', { feedId: id }, token).expect(200);
    }
    await relate(viewer, liker, 'block');
    const { pinned: pins, feeds } = await feed(viewer);
    expect(pins).toEqual([{ ...feeds[0], pinnedUntil: expect.any(String) }]);
    expect(pins[0]).toMatchObject({ like: 1, isLiked: true });
    await app.rows('SELECT set_member_deleted($1::bigint, now())', [creator.id]);
    expect(await feed(viewer)).toMatchObject({ feeds: [] });
    expect(await pinned(viewer)).toBeUndefined();
    await app.rows('DELETE FROM member WHERE id = $1', [creator.id]);
    expect(await app.rows('SELECT FROM page_pin WHERE page_id = $1', [pageId])).toEqual([]);
  });

  it.each([
    ['past', -1 / 1440, 'Choose an end in the future'],
    ['more than 30 days away', 30 + 1 / 1440, 'Choose an end within 30 days'],
  ])('with an end that is %s is refused', async (_what, days, message) => {
    const { id } = await post();
    const refused = await pin(id, inDays(days)).expect(400);
    expect(refused.body.errors).toEqual({ until: message });
    expect(await pinned()).toBeUndefined();
  });

  it.each([undefined, '', 'tomorrow', 5, '2026-13-45T00:00:00.000Z'])('needs an end: %j', async (until) => {
    const refused = await app
      .call('/user/pages/pinPost', { feedId: (await post()).id, until }, creator.token)
      .expect(400);
    expect(Object.keys(refused.body.errors)).toEqual(['until']);
  });
});
