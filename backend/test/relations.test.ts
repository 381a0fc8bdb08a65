import type { Response } from 'supertest';
import { startApp, type TestApp } from './support/app.js';
import { miscounted } from './support/counters.js';
import { follow, joinMember, makePage, writePost, type TestMember } from './support/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

type Relation = 'none' | 'mute' | 'block';
const setRelation = (member: TestMember, userId: string, relation: Relation, more: object = {}) =>
  app.call('/user/safety/setRelation', { userId, relation, ...more }, member.token);
const relations = async (member: TestMember, body: object = {}) =>
  (await app.call('/user/safety/getRelations', body, member.token).expect(200)).body.data;
const comment = (member: TestMember, feedId: string, text = 'so true') =>
  app.call('/user/comments/create', { feedId, comment: text }, member.token);
const like = (member: TestMember, feedId: string) =>
  app.call('/user/likes/toggleLike', { feedId }, member.token);
const post = (member: TestMember, id: string) => app.call('/user/feeds/getFeedById', { id }, member.token);
const profile = (member: TestMember, userId: string) =>
  app.call('/user/profile/get', { userId }, member.token);
const toggleFollow = (member: TestMember, id: string) =>
  app.call('/user/pages/toggleFollow', { id }, member.token);
/** An answer without what differs between requests. */
const said = ({ status, body: { requestId: _, ...body } }: Response) => ({ status, body });

type Entry = { readonly id: string; readonly User: { readonly id: string } };
const LISTS = {
  feeds: '/user/feeds/getAllFeeds',
  comments: '/user/comments/getFeedComments',
  likes: '/user/likes/getFeedLikes',
} as const;

/**
 * The authors of a whole list, page by page. Each page must be full except the last, the one after it empty, and the total
 * the number of entries.
 */
async function everyone(
  viewer: TestMember,
  kind: keyof typeof LISTS,
  body: object,
  limit = 2,
): Promise<string[]> {
  const found: Entry[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await app.call(LISTS[kind], { ...body, page, limit }, viewer.token).expect(200);
    const entries: Entry[] = answer.body.data[kind];
    const { total, totalPages, hasNextPage } = answer.body.data.pagination;
    found.push(...entries);
    expect(hasNextPage).toBe(page < totalPages);
    if (entries.length === 0) {
      expect([total, totalPages]).toEqual([found.length, Math.ceil(found.length / limit)]);
      return found.map(({ User }) => User.id);
    }
    if (page < totalPages) expect(entries).toHaveLength(limit);
  }
}

interface Scene {
  readonly viewer: TestMember;
  readonly other: TestMember;
  readonly third: TestMember;
  /** A page of the third member, on which all three write. */
  readonly pageId: string;
  /** A post of each on that page, by author. */
  readonly posts: ReadonlyMap<TestMember, string>;
  /** The ids of the comments of each member, by post. */
  readonly comments: ReadonlyMap<TestMember, Map<string, string>>;
}

/** Three members with posts, and comments and likes of all under each post. */
async function makeScene(): Promise<Scene> {
  const [viewer, other, third] = [await joinMember(app), await joinMember(app), await joinMember(app)];
  const pageId = await makePage(app, third);
  const posts = new Map<TestMember, string>();
  for (const member of [viewer, other]) await follow(app, pageId, member);
  for (const member of [viewer, other, third]) {
    await writePost(app, member, '<p>for everybody</p>');
    posts.set(member, (await writePost(app, member, '<p>on the page</p>', pageId)).id);
  }
  const comments = new Map([viewer, other, third].map((member) => [member, new Map<string, string>()]));
  for (const feedId of posts.values()) {
    for (const [member, own] of comments) {
      own.set(feedId, (await comment(member, feedId).expect(201)).body.data.id);
      await like(member, feedId).expect(200);
    }
  }
  return { viewer, other, third, pageId, posts, comments };
}

const idsOf = (...members: TestMember[]) => members.map(({ id }) => id).sort();
const postOf = ({ posts }: Scene, member: TestMember) => posts.get(member) ?? '';

/** Those of the scene's members whom a viewer sees in each list. */
async function seen(viewer: TestMember, scene: Scene) {
  const { other, third, pageId } = scene;
  const known = idsOf(scene.viewer, other, third);
  const distinct = (ids: string[]) => [...new Set(ids)].filter((id) => known.includes(id)).sort();
  const feedId = postOf(scene, third);
  return {
    everybody: distinct(await everyone(viewer, 'feeds', {}, 7)),
    page: distinct(await everyone(viewer, 'feeds', { pageId })),
    comments: distinct(await everyone(viewer, 'comments', { feedId })),
    likes: distinct(await everyone(viewer, 'likes', { feedId })),
  };
}

describe('blocking', () => {
  let scene: Scene;
  let all: string[];
  beforeAll(async () => {
    scene = await makeScene();
    const { viewer, other, third } = scene;
    all = idsOf(viewer, other, third);
    expect((await setRelation(viewer, other.id, 'block').expect(200)).body.data).toEqual({
      relation: 'block',
    });
  });

  it('leaves each out of every list of the other, with exact totals and last pages', async () => {
    const { viewer, other, third } = scene;
    for (const [member, left] of [
      [viewer, other],
      [other, viewer],
    ] as const) {
      const rest = all.filter((id) => id !== left.id);
      expect(await seen(member, scene)).toEqual({
        everybody: rest,
        page: rest,
        comments: rest,
        likes: rest,
      });
      expect(await everyone(member, 'feeds', { usersFeed: true, userId: left.id })).toEqual([]);
      expect(await everyone(member, 'feeds', { usersFeed: true })).toEqual([member.id, member.id]);
    }
    expect(await seen(third, scene)).toEqual({ everybody: all, page: all, comments: all, likes: all });
  });

  it('answers 404 for the other’s posts, as if there were none', async () => {
    const { viewer, other } = scene;
    const missing = '999999999';
    for (const [member, author] of [
      [viewer, other],
      [other, viewer],
    ] as const) {
      const id = postOf(scene, author);
      const edit = (commentId = '') =>
        app.call('/user/comments/update', { id: commentId, comment: 'still here' }, member.token);
      const own = scene.comments.get(member)?.get(id);
      for (const ask of [
        (feedId: string) => edit(feedId === id ? own : missing),
        (feedId: string) => post(member, feedId),
        (feedId: string) => like(member, feedId),
        (feedId: string) => comment(member, feedId),
        (feedId: string) => app.call(LISTS.comments, { feedId }, member.token),
        (feedId: string) => app.call(LISTS.likes, { feedId }, member.token),
      ]) {
        const answer = said(await ask(id));
        expect(answer.status).toBe(404);
        expect(answer).toEqual(said(await ask(missing)));
      }
    }
  });

  it('shows the blocked nothing of the blocker’s profile, and the blocker only the name', async () => {
    const { viewer, other } = scene;
    expect(said(await profile(other, viewer.id))).toEqual(said(await profile(other, '999999999')));
    const { data } = (await profile(viewer, other.id).expect(200)).body;
    expect(data).toMatchObject({
      User: { id: other.id, name: other.name, email: null, phone: null },
      relation: 'block',
      isOwner: false,
      ...{ title: null, bio: null, profileUrl: null, coverUrl: null },
      ...{ collegeName: null, collegeYear: null, courseName: null },
    });
  });

  it('leaves the other’s acts out of the numbers at posts wherever they stand, not out of those of pages', async () => {
    const { viewer, other, third, pageId } = scene;
    const id = postOf(scene, third);
    const call = async (member: TestMember, path: string, body: object) =>
      (await app.call(path, body, member.token).expect(200)).body.data;
    for (const member of [viewer, third]) await call(member, '/user/saved/set', { feedId: id, saved: true });
    const mine = (feeds: { id: string }[]) => feeds.find((feed) => feed.id === id);
    const figures = async (member: TestMember) => [
      (await post(member, id).expect(200)).body.data,
      mine((await call(member, '/user/feeds/getAllFeeds', { limit: 50 })).feeds),
      mine((await call(member, '/user/feeds/getAllFeeds', { pageId })).feeds),
      mine((await call(member, '/user/feeds/getFollowing', {})).feeds),
      mine((await call(member, '/user/saved/getAll', {})).feeds),
    ];
    for (const entry of await figures(viewer)) expect(entry).toMatchObject({ like: 2, comments: 2 });
    for (const entry of await figures(third)) expect(entry).toMatchObject({ like: 3, comments: 3 });
    expect((await like(viewer, id).expect(200)).body.data).toMatchObject({ likes: 1, isLiked: false });
    expect((await like(viewer, id).expect(200)).body.data).toMatchObject({ likes: 2, isLiked: true });
    const pages = await Promise.all(
      [viewer, other, third].map(async (member) => [
        (await call(member, '/user/pages/getPageById', { id: pageId })).page,
        (await call(member, '/user/pages/getAllPages', { limit: 50 })).pages.find(
          ({ id: listed }: { id: string }) => listed === pageId,
        ),
      ]),
    );
    const followers = pages[2]?.[0]?.followers;
    for (const page of pages.flat()) expect(page).toMatchObject({ posts: 3, followers });
  });

  it('names nobody by a mention whom the viewer conceals, in posts and comments of others', async () => {
    const [author, viewer, named] = [await joinMember(app), await joinMember(app), await joinMember(app)];
    const text = `Ask @${named.name}`;
    const { body } = await app
      .http()
      .post('/user/feeds/create')
      .set('Authorization', author.token)
      .field({ feedData: JSON.stringify({ content: `<p>${text}</p>`, mentions: [named.id] }) })
      .expect(201);
    const feedId = body.data.id;
    await app
      .call('/user/comments/create', { feedId, comment: text, mentions: [named.id] }, author.token)
      .expect(201);
    const mentions = async (member: TestMember) => [
      (await post(member, feedId).expect(200)).body.data.mentions,
      (await app.call(LISTS.feeds, { limit: 5 }, member.token)).body.data.feeds.find(
        ({ id }: Entry) => id === feedId,
      ).mentions,
      (await app.call(LISTS.comments, { feedId }, member.token)).body.data.comments[0].mentions,
    ];
    const all = [{ id: named.id, label: named.name }];
    expect(await mentions(viewer)).toEqual([all, all, all]);
    for (const [member, to] of [
      [viewer, named],
      [named, viewer],
    ] as const) {
      await setRelation(member, to.id, 'block').expect(200);
      expect(await mentions(viewer)).toEqual([[], [], []]);
      await setRelation(member, to.id, 'none').expect(200);
    }
    expect(await mentions(viewer)).toEqual([all, all, all]);
    // The author conceals them, too, and keeps the mention when the post is edited.
    await setRelation(author, named.id, 'mute').expect(200);
    const edit = await app
      .http()
      .post('/user/feeds/update')
      .set('Authorization', author.token)
      .field({ id: feedId, feedData: JSON.stringify({ content: `<p>${text}!</p>`, mentions: [] }) })
      .expect(200);
    expect(edit.body.data.mentions).toEqual([]);
    expect((await mentions(viewer))[0]).toEqual(all);
  });

  it('ends both ways when it is taken back', async () => {
    const again = await makeScene();
    const { viewer, other } = again;
    await setRelation(viewer, other.id, 'block').expect(200);
    await setRelation(viewer, other.id, 'none').expect(200);
    const everybody = idsOf(viewer, other, again.third);
    for (const member of [viewer, other]) {
      expect((await seen(member, again)).page).toEqual(everybody);
      await post(member, postOf(again, viewer)).expect(200);
      await post(member, postOf(again, other)).expect(200);
    }
    expect((await profile(viewer, other.id)).body.data).toMatchObject({ relation: 'none' });
  });

  it('is possible in return, and then ends only when both end it', async () => {
    const [first, second] = [await joinMember(app), await joinMember(app)];
    const { id } = await writePost(app, first);
    await setRelation(first, second.id, 'block').expect(200);
    await setRelation(second, first.id, 'block').expect(200);
    for (const member of [first, second]) expect((await relations(member)).pagination.total).toBe(1);
    await setRelation(first, second.id, 'none').expect(200);
    await post(second, id).expect(404);
    await profile(first, second.id).expect(404);
    expect((await profile(second, first.id).expect(200)).body.data).toMatchObject({ relation: 'block' });
    await setRelation(second, first.id, 'none').expect(200);
    await post(second, id).expect(200);
    await profile(first, second.id).expect(200);
  });

  it('leaves pages readable, ends the follows of each other’s pages and refuses new ones', async () => {
    const [blocker, blocked] = [await joinMember(app), await joinMember(app)];
    const [first, second] = [await makePage(app, blocker), await makePage(app, blocked)];
    await toggleFollow(blocker, second).expect(200);
    await toggleFollow(blocked, first).expect(200);
    await setRelation(blocker, blocked.id, 'block').expect(200);
    for (const [member, id] of [
      [blocker, second],
      [blocked, first],
    ] as const) {
      const { body } = await app.call('/user/pages/getPageById', { id }, member.token).expect(200);
      expect(body.data).toMatchObject({ isFollowing: false, page: { followers: 0 } });
      await toggleFollow(member, id).expect(403);
    }
  });

  it('hides nothing on a page from who created it', async () => {
    const { viewer, other, third } = await makeScene();
    const pageId = await makePage(app, viewer);
    await follow(app, pageId, other);
    const { id: feedId } = await writePost(app, other, '<p>on your page</p>', pageId);
    await comment(other, feedId).expect(201);
    await like(other, feedId).expect(200);
    await setRelation(viewer, other.id, 'block').expect(200);
    expect(await everyone(viewer, 'feeds', { pageId })).toEqual([other.id]);
    await post(viewer, feedId).expect(200);
    expect(await everyone(viewer, 'comments', { feedId })).toEqual([other.id]);
    expect(await everyone(viewer, 'likes', { feedId })).toEqual([other.id]);
    await setRelation(third, other.id, 'block').expect(200);
    expect(await everyone(third, 'feeds', { pageId })).toEqual([]);
  });

  it('can delete the other’s comments and likes of one’s own posts, and nothing else', async () => {
    const { viewer, other, third, posts } = await makeScene();
    await setRelation(viewer, other.id, 'block', { removeTheirs: true }).expect(200);
    const left = await app.rows<{ post_id: string }>(
      `SELECT post_id FROM comment WHERE author_id = $1 UNION ALL SELECT post_id FROM post_like WHERE member_id = $1`,
      [other.id],
    );
    const elsewhere = [posts.get(other), posts.get(third)];
    expect(left.map(({ post_id: id }) => id).sort()).toEqual([...elsewhere, ...elsewhere].sort());
    const { body } = await post(viewer, posts.get(viewer) ?? '').expect(200);
    expect(body.data).toMatchObject({ like: 2, comments: 2 });
    expect(await miscounted((text) => app.rows(text))).toEqual({});
  });
});

describe('muting', () => {
  it('leaves posts and comments out for who muted, except in the member’s own feed', async () => {
    const scene = await makeScene();
    const { viewer, other, third } = scene;
    const all = idsOf(viewer, other, third);
    const rest = idsOf(viewer, third);
    await setRelation(viewer, other.id, 'mute').expect(200);
    expect(await seen(viewer, scene)).toEqual({ everybody: rest, page: rest, comments: rest, likes: all });
    expect(await seen(other, scene)).toEqual({ everybody: all, page: all, comments: all, likes: all });
    expect(await everyone(viewer, 'feeds', { usersFeed: true, userId: other.id })).toHaveLength(2);
    const feedId = postOf(scene, other);
    await post(viewer, feedId).expect(200);
    expect((await everyone(viewer, 'comments', { feedId })).sort()).toEqual(all);
    expect((await post(viewer, feedId)).body.data).toMatchObject({ like: 3, comments: 3 });
    const elsewhere = (await post(viewer, postOf(scene, third))).body.data;
    expect(elsewhere).toMatchObject({ like: 3, comments: 2 });
    await like(viewer, feedId).expect(200);
    await comment(viewer, feedId).expect(201);
    expect((await profile(viewer, other.id).expect(200)).body.data).toMatchObject({ relation: 'mute' });
    expect((await profile(other, viewer.id).expect(200)).body.data).toMatchObject({ relation: 'none' });
  });

  it('becomes blocking, and the other way round', async () => {
    const [member, other] = [await joinMember(app), await joinMember(app)];
    const { id } = await writePost(app, other);
    await setRelation(member, other.id, 'mute').expect(200);
    await setRelation(member, other.id, 'block').expect(200);
    await post(member, id).expect(404);
    await setRelation(member, other.id, 'mute').expect(200);
    await post(member, id).expect(200);
  });
});

describe('the list of muted and blocked members', () => {
  it('has the latest first, in pages, and nobody else’s', async () => {
    const member = await joinMember(app);
    const others = [await joinMember(app), await joinMember(app), await joinMember(app)];
    for (const { id } of others) await setRelation(member, id, id === others[1]?.id ? 'block' : 'mute');
    const first = await relations(member, { limit: 2 });
    expect(first).toMatchObject({
      relations: [
        { relation: 'mute', User: { id: others[2]?.id, name: others[2]?.name } },
        { relation: 'block', since: expect.stringMatching(/Z$/), User: { id: others[1]?.id } },
      ],
      pagination: { total: 3, totalPages: 2, hasNextPage: true },
    });
    expect((await relations(member, { limit: 2, page: 2 })).relations).toHaveLength(1);
    expect(await relations(others[1]!)).toMatchObject({ relations: [], pagination: { total: 0 } });
  });

  it('keeps a member who blocked in return, whom one can take off it', async () => {
    const [member, other] = [await joinMember(app), await joinMember(app)];
    await setRelation(member, other.id, 'mute').expect(200);
    await setRelation(other, member.id, 'block').expect(200);
    expect((await relations(member)).pagination.total).toBe(1);
    await setRelation(member, other.id, 'none').expect(200);
    await profile(member, other.id).expect(404);
  });
});

describe('a relation', () => {
  it('is refused to oneself, and to somebody who does not exist', async () => {
    const [member, other] = [await joinMember(app), await joinMember(app)];
    expect((await setRelation(member, member.id, 'block').expect(400)).body.errors).toHaveProperty('userId');
    await setRelation(member, '999999999', 'mute').expect(404);
    await setRelation(member, 'abc', 'mute').expect(404);
    await app.rows('UPDATE member SET deleted_at = now() WHERE id = $1', [other.id]);
    await setRelation(member, other.id, 'block').expect(404);
    await app.rows('UPDATE member SET deleted_at = NULL WHERE id = $1', [other.id]);
    await app
      .call('/user/safety/setRelation', { userId: other.id, relation: 'hate' }, member.token)
      .expect(400);
  });

  it('is possible with a thousand members', async () => {
    const [member, other] = [await joinMember(app), await joinMember(app)];
    await app.rows(
      `WITH m AS (
         INSERT INTO member (name, email, phone, terms_version)
         SELECT 'Crowd', 'crowd' || n || '@example.in', (8000000000 + n)::text, '1' FROM generate_series(1, 1000) n RETURNING id)
       INSERT INTO member_relation (member_id, other_id, kind) SELECT $1, id, 'mute' FROM m`,
      [member.id],
    );
    await setRelation(member, other.id, 'mute').expect(403);
    const [{ User }] = (await relations(member)).relations;
    await setRelation(member, User.id, 'block').expect(200);
    await setRelation(member, User.id, 'none').expect(200);
    await setRelation(member, other.id, 'mute').expect(200);
  });
});
