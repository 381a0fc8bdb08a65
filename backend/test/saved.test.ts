import { startApp, type TestApp } from './support/app.js';
import { joinMember, writePost, type TestMember } from './support/factories.js';

let app: TestApp;
let author: TestMember;
beforeAll(async () => {
  app = await startApp();
  author = await joinMember(app);
});
afterAll(() => app.close());

const set = (member: TestMember, feedId: unknown, saved: unknown = true) =>
  app.call('/user/saved/set', { feedId, saved }, member.token);
const saved = async (member: TestMember, body: object = {}) =>
  (await app.call('/user/saved/getAll', body, member.token).expect(200)).body.data;
const ids = async (member: TestMember, body: object = {}) =>
  (await saved(member, body)).feeds.map(({ id }: { id: string }) => id);
const post = async (member: TestMember, id: string) =>
  (await app.call('/user/feeds/getFeedById', { id }, member.token).expect(200)).body.data;
const relate = (member: TestMember, other: TestMember, relation: 'none' | 'mute' | 'block') =>
  app.call('/user/safety/setRelation', { userId: other.id, relation }, member.token).expect(200);

describe('a saved post', () => {
  it('is marked and listed for who saved it, newest saved first, and for nobody else', async () => {
    const [reader, other] = [await joinMember(app), await joinMember(app)];
    const older = await writePost(app, author, '<p>older</p>');
    const newer = await writePost(app, author, '<p>newer</p>');
    const own = await writePost(app, reader, '<p>own</p>');
    for (const { id } of [newer, own, older]) {
      expect((await set(reader, id).expect(200)).body).toEqual({ success: true, data: { saved: true } });
    }
    // Once more does not move it.
    await set(reader, newer.id).expect(200);
    const answer = await saved(reader);
    expect(answer.feeds).toEqual([
      { ...older, isSaved: true },
      { ...own, isSaved: true },
      { ...newer, isSaved: true },
    ]);
    expect(answer).toMatchObject({ userId: reader.id, pagination: { total: 3, totalPages: 1 } });
    expect(await post(reader, newer.id)).toMatchObject({ isSaved: true });
    const feed = await app.call('/user/feeds/getAllFeeds', { usersFeed: true }, reader.token).expect(200);
    expect(feed.body.data.feeds).toMatchObject([{ id: own.id, isSaved: true }]);
    for (const member of [other, author]) {
      expect(await ids(member)).toEqual([]);
      expect(await post(member, newer.id)).toMatchObject({ isSaved: false });
    }
    expect((await app.call('/user/notifications/getUnread', {}, author.token)).body.data.unread).toBe(0);
  });

  it('can be taken back, and is then at the top when it is saved again', async () => {
    const reader = await joinMember(app);
    const [a, b] = [await writePost(app, author), await writePost(app, author)];
    for (const { id } of [a, b]) await set(reader, id).expect(200);
    expect((await set(reader, a.id, false).expect(200)).body.data).toEqual({ saved: false });
    await set(reader, a.id, false).expect(200);
    expect(await ids(reader)).toEqual([b.id]);
    await set(reader, a.id).expect(200);
    expect(await ids(reader)).toEqual([a.id, b.id]);
  });

  it('is listed page by page, with an exact total', async () => {
    const reader = await joinMember(app);
    const posts = [];
    for (let n = 0; n < 5; n += 1) posts.unshift((await writePost(app, author)).id);
    for (const id of posts.toReversed()) await set(reader, id).expect(200);
    expect(await ids(reader, { limit: 2 })).toEqual(posts.slice(0, 2));
    expect(await ids(reader, { limit: 2, page: 3 })).toEqual(posts.slice(4));
    expect((await saved(reader, { limit: 2, page: 4 })).pagination).toMatchObject({
      total: 5,
      totalPages: 3,
    });
  });

  it.each(['mute', 'block'] as const)(
    'of somebody whom the member %ss is left out until that ends',
    async (relation) => {
      const [reader, other] = [await joinMember(app), await joinMember(app)];
      const [kept, theirs] = [await writePost(app, author), await writePost(app, other)];
      for (const { id } of [kept, theirs]) await set(reader, id).expect(200);
      await relate(reader, other, relation);
      expect(await ids(reader)).toEqual([kept.id]);
      expect((await saved(reader)).pagination.total).toBe(1);
      await relate(reader, other, 'none');
      expect(await ids(reader)).toEqual([theirs.id, kept.id]);
    },
  );

  it('is left out while its author is deleted, and for good once it is', async () => {
    const [reader, other] = [await joinMember(app), await joinMember(app)];
    const [theirs, gone] = [await writePost(app, other), await writePost(app, author)];
    for (const { id } of [theirs, gone]) await set(reader, id).expect(200);
    await app.rows('SELECT set_member_deleted($1::bigint, now())', [other.id]);
    await app.call('/user/feeds/delete', { id: gone.id }, author.token).expect(200);
    expect(await saved(reader)).toMatchObject({ feeds: [], pagination: { total: 0 } });
    await app.rows('SELECT set_member_deleted($1::bigint, NULL)', [other.id]);
    expect(await ids(reader)).toEqual([theirs.id]);
    await app.rows('DELETE FROM member WHERE id = $1', [reader.id]);
    expect(await app.rows('SELECT FROM saved_post WHERE member_id = $1', [reader.id])).toEqual([]);
  });

  it('of somebody who blocked the member is missing', async () => {
    const [reader, other] = [await joinMember(app), await joinMember(app)];
    const { id } = await writePost(app, other);
    await relate(other, reader, 'block');
    await set(reader, id).expect(404);
    await set(reader, id, false).expect(404);
  });

  it('that is removed stays saved, because taking it back is refused', async () => {
    const reader = await joinMember(app);
    const { id } = await writePost(app, author);
    await set(reader, id).expect(200);
    await app.rows(`SELECT set_withheld('post', $1, 'removed', NULL)`, [id]);
    await set(reader, id, false).expect(404);
    await app.rows(`SELECT set_withheld('post', $1, NULL, NULL)`, [id]);
    expect(await ids(reader)).toEqual([id]);
  });

  it('is one of ten thousand at most, and a further one is refused with the reason', async () => {
    const reader = await joinMember(app);
    const [first, further] = [await writePost(app, author), await writePost(app, author)];
    await set(reader, first.id).expect(200);
    await app.rows(
      `WITH p AS (INSERT INTO post (author_id, content)
                  SELECT $1::bigint, '<p>' || n || '</p>' FROM generate_series(2, 10000) n RETURNING id)
       INSERT INTO saved_post (member_id, post_id) SELECT $2::bigint, id FROM p`,
      [author.id, reader.id],
    );
    const refused = await set(reader, further.id).expect(403);
    expect(refused.body.message).toBe('You have saved 10,000 posts. Remove one from your saved posts first.');
    await set(reader, first.id).expect(200);
    expect((await saved(reader)).pagination.total).toBe(10_000);
    await set(reader, first.id, false).expect(200);
    await set(reader, further.id).expect(200);
  });

  it.each(['999999', 'abc'])('%s, which does not exist, is a 404', async (id) => {
    await set(author, id).expect(404);
    await set(author, id, false).expect(404);
  });

  it.each([
    ['feedId', 5, true],
    ['feedId', undefined, true],
    ['saved', '1', 'yes'],
    ['saved', '1', null],
  ])('without a valid %s is a 400', async (field, feedId, value) => {
    const response = await app.call('/user/saved/set', { feedId, saved: value }, author.token).expect(400);
    expect(Object.keys(response.body.errors)).toEqual([field]);
  });
});
