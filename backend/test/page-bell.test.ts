import { startApp, type TestApp } from './support/app.js';
import {
  follow,
  joinMember,
  makePage,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';
import { badge, told, toggleFollow } from './support/notifications.js';

let app: TestApp;
let author: TestMember;
let follower: TestMember;
let pageId: string;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [author, follower] = await Promise.all([joinMember(app), joinMember(app)]);
  pageId = await makePage(app, author, 'Dhruv Astronomy Circle');
  await follow(app, pageId, follower);
});

const setBell = (member: TestMember, on: boolean, id = pageId) =>
  app.call('/user/pages/setBell', { id, on }, member.token);
const hasBell = async (member: TestMember) =>
  (await app.call('/user/pages/getPageById', { id: pageId }, member.token).expect(200)).body.data.bell;
const post = (member = author) => writePost(app, member, '<p>Stars</p>', pageId);
/** Posts of which the bell tells; undefined when it tells of none. The list and the badge agree. */
async function newPosts(member = follower): Promise<number | null | undefined> {
  const { notifications, pagination, unread, seenAt } = await told(app, member);
  expect(pagination.total).toBe(notifications.length);
  expect(unread).toBe(await badge(app, member));
  expect(notifications.filter(({ at }) => seenAt === null || at > seenAt)).toHaveLength(unread);
  return notifications.find(({ id }) => id === `p${pageId}`)?.posts;
}
const call = (name: string, body: object, member = follower) =>
  app.call(`/user/notifications/${name}`, body, member.token).expect(200);

describe('a bell', () => {
  it('is set by a follower for themselves, and repeating it changes nothing', async () => {
    const other = await joinMember(app);
    await follow(app, pageId, other);
    expect(await hasBell(follower)).toBe(false);
    expect((await setBell(follower, true).expect(200)).body.data).toEqual({ bell: true });
    await post();
    await setBell(follower, true).expect(200);
    expect([await hasBell(follower), await hasBell(other), await hasBell(author)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([await newPosts(), await newPosts(other)]).toEqual([1, undefined]);
    expect((await setBell(follower, false).expect(200)).body.data).toEqual({ bell: false });
    await setBell(follower, false).expect(200);
    expect([await hasBell(follower), await newPosts()]).toEqual([false, undefined]);
  });

  it('is refused to who does not follow, and on no page', async () => {
    const stranger = await joinMember(app);
    for (const member of [stranger, author]) {
      const { body } = await setBell(member, true).expect(403);
      expect(body.message).toBe('Follow this page to be notified of new posts on it');
      await setBell(member, false).expect(403);
    }
    await setBell(follower, true, '999999999').expect(404);
    await setBell(follower, true, 'abc').expect(404);
    const { body } = await app
      .call('/user/pages/setBell', { id: pageId, on: 'yes' }, follower.token)
      .expect(400);
    expect(body.errors).toEqual({ on: 'on must be true or false' });
  });

  it('ends with the follow, and does not come back with it', async () => {
    await setBell(follower, true).expect(200);
    await post();
    await toggleFollow(app, follower, pageId);
    expect([await hasBell(follower), await newPosts()]).toEqual([false, undefined]);
    await toggleFollow(app, follower, pageId);
    await post();
    expect([await hasBell(follower), await newPosts()]).toEqual([false, undefined]);
  });

  it('is refused beyond 500 of a member, and those that are set stay', async () => {
    await app.rows(
      `WITH made AS (INSERT INTO page (creator_id, title, description, category)
         SELECT $1, 'Club ' || i, 'About it', (SELECT category FROM page WHERE id = $3) FROM generate_series(1, 499) i RETURNING id)
       INSERT INTO follow (page_id, member_id, bell_since) SELECT id, $2, now() FROM made`,
      [author.id, follower.id, pageId],
    );
    await setBell(follower, true).expect(200);
    await setBell(follower, true).expect(200);
    const further = await makePage(app, author);
    await follow(app, further, follower);
    const { body } = await setBell(follower, true, further).expect(403);
    expect(body.message).toBe(
      'You are notified of new posts on 500 pages. Turn that off for another page first.',
    );
    await setBell(follower, false).expect(200);
    await setBell(follower, true, further).expect(200);
    expect(await hasBell(follower)).toBe(false);
  });

  it('counts under the limit of likes', async () => {
    const strict = await startApp({ LIMIT_LIKE: '2/60' });
    try {
      const [creator, member] = [await joinMember(strict), await joinMember(strict)];
      const id = await makePage(strict, creator);
      await follow(strict, id, member);
      const set = (on: boolean) => strict.call('/user/pages/setBell', { id, on }, member.token);
      await set(true).expect(200);
      await set(false).expect(200);
      await set(true).expect(429);
    } finally {
      await strict.close();
    }
  });
});

describe('new posts', () => {
  beforeEach(() => setBell(follower, true).expect(200));

  it('are told in one entry with their number, and no row is written', async () => {
    const third = await joinMember(app);
    await follow(app, pageId, third);
    await app.rows('DELETE FROM notification');
    await post();
    const { id } = await post(third);
    await post();
    await app.rows('UPDATE post SET created_at = $2 WHERE id = $1', [id, '2199-01-01T00:00:00.123999Z']);
    expect(await app.rows('SELECT FROM notification WHERE member_id = $1', [follower.id])).toEqual([]);
    expect((await told(app, follower)).notifications).toEqual([
      {
        ...{ id: `p${pageId}`, kind: 'page', at: '2199-01-01T00:00:00.123Z', isRead: false, posts: 3 },
        actors: [expect.objectContaining({ id: third.id }), expect.objectContaining({ id: author.id })],
        ...{
          others: 0,
          feedId: null,
          commentId: null,
          excerpt: null,
          comment: null,
          Author: null,
          imageUrl: null,
          isAnswer: false,
          opening: null,
          notice: null,
        },
        Page: { id: pageId, title: 'Dhruv Astronomy Circle', imageUrl: null },
      },
    ]);
    expect(await newPosts()).toBe(3);
  });

  it('of before the bell and one’s own are not told, elsewhere neither', async () => {
    await setBell(follower, false).expect(200);
    await post();
    await setBell(follower, true).expect(200);
    await post(follower);
    await writePost(app, author);
    expect(await newPosts()).toBeUndefined();
    await post();
    expect(await newPosts()).toBe(1);
  });

  it('that are deleted or removed lower the number', async () => {
    const [first, second] = [await post(), await post()];
    expect(await newPosts()).toBe(2);
    await app.call('/user/feeds/delete', { id: first.id }, author.token).expect(200);
    expect(await newPosts()).toBe(1);
    const administrator = await signInAdministrator(app, `remover on ${pageId}`);
    const admin = (name: string, body: object) =>
      app.call(`/admin/content/${name}`, body, administrator).expect(200);
    await admin('removePost', { id: second.id, reason: 'a' });
    expect(await newPosts()).toBeUndefined();
    await admin('restorePost', { id: second.id });
    expect(await newPosts()).toBe(1);
    await admin('removePage', { id: pageId, reason: 'a' });
    expect(await newPosts()).toBeUndefined();
  });

  it.each(['mute', 'block'])('of a member whom one %ss are not told', async (relation) => {
    const third = await joinMember(app);
    await follow(app, pageId, third);
    await post(third);
    await post();
    expect(await newPosts()).toBe(2);
    const relate = (chosen: string) =>
      app
        .call('/user/safety/setRelation', { userId: third.id, relation: chosen }, follower.token)
        .expect(200);
    await relate(relation);
    expect(await newPosts()).toBe(1);
    await relate('none');
    expect(await newPosts()).toBe(2);
  });

  it('of who blocks the member are not told', async () => {
    const third = await joinMember(app);
    await follow(app, pageId, third);
    await post(third);
    await app
      .call('/user/safety/setRelation', { userId: follower.id, relation: 'block' }, third.token)
      .expect(200);
    expect(await newPosts()).toBeUndefined();
  });

  it('of suspended and deleted members are told once they are back', async () => {
    const third = await joinMember(app);
    await follow(app, pageId, third);
    await post(third);
    const administrator = await signInAdministrator(app, `registrar on ${pageId}`);
    const setStatus = (status: string) =>
      app
        .call('/admin/users/setUserStatus', { id: third.id, status, reason: 'Spam' }, administrator)
        .expect(200);
    await setStatus('suspended');
    expect(await newPosts()).toBeUndefined();
    await setStatus('active');
    expect(await newPosts()).toBe(1);
    await app.rows('SELECT set_member_deleted($1, now())', [third.id]);
    expect(await newPosts()).toBeUndefined();
    await app.rows('SELECT set_member_deleted($1, NULL)', [third.id]);
    expect(await newPosts()).toBe(1);
  });

  it('that one mutes are not told, nor any while the kind is switched off', async () => {
    const { id } = await post();
    await call('mutePost', { feedId: id, muted: true });
    expect(await newPosts()).toBeUndefined();
    await post();
    expect(await newPosts()).toBe(1);
    await call('setSettings', { off: ['page'] });
    expect(await newPosts()).toBeUndefined();
    await call('markRead', { all: true });
    await call('setSettings', { off: ['like', 'ownPage'] });
    expect(await newPosts()).toBe(1);
  });

  it('that were seen leave the badge but not the list, and a newer one lights it again', async () => {
    await post();
    const upTo = (await told(app, follower)).notifications[0]?.at;
    await call('markSeen', { upTo });
    expect([await newPosts(), await badge(app, follower)]).toEqual([1, 0]);
    await post();
    expect([await newPosts(), await badge(app, follower)]).toEqual([2, 1]);
  });

  it.each<[string, () => object]>([
    ['by their id', () => ({ ids: [`p${pageId}`] })],
    ['with all', () => ({ all: true })],
  ])('that were read %s are gone, and the next one rings again', async (_how, ids) => {
    const other = await joinMember(app);
    await follow(app, pageId, other);
    await setBell(other, true).expect(200);
    await post();
    await post();
    await call('markRead', ids());
    await call('markRead', ids());
    expect([await newPosts(), await newPosts(other)]).toEqual([undefined, 2]);
    await post();
    expect([await newPosts(), await newPosts(other)]).toEqual([1, 3]);
  });

  it('stay unread when others are read', async () => {
    const otherPage = await makePage(app, author, 'Hockey');
    await follow(app, otherPage, follower);
    await setBell(follower, true, otherPage).expect(200);
    await writePost(app, author, '<p>Goal</p>', otherPage);
    await post();
    // The number of a page is not the number of a notification.
    await call('markRead', { ids: [pageId, `p${otherPage}`, 'p', 'pp1', `P${pageId}`] });
    expect(await newPosts()).toBe(1);
    expect((await told(app, follower)).notifications).toHaveLength(1);
  });

  it('are listed among the others by their newest', async () => {
    const own = await writePost(app, follower);
    await post();
    await app.call('/user/likes/toggleLike', { feedId: own.id }, author.token).expect(200);
    const kinds = async () => (await told(app, follower)).notifications.map(({ kind }) => kind);
    expect(await kinds()).toEqual(['like', 'page']);
    await post();
    expect(await kinds()).toEqual(['page', 'like']);
    const pages = [await told(app, follower, { limit: 1 }), await told(app, follower, { limit: 1, page: 2 })];
    expect(pages.map(({ notifications }) => notifications.map(({ kind }) => kind))).toEqual([
      ['page'],
      ['like'],
    ]);
  });

  it('are counted to 101', async () => {
    await app.rows(
      `INSERT INTO post (author_id, page_id, content) SELECT $1, $2, 'a' FROM generate_series(1, 105)`,
      [author.id, pageId],
    );
    expect(await newPosts()).toBe(101);
  });
});
