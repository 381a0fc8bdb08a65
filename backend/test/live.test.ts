import { LiveService } from '../src/platform/live/live.service.js';
import { startApp, startReplica, type TestApp } from './support/app.js';
import {
  follow,
  joinMember,
  makePage,
  signIn,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';
import { openStream, type Stream } from './support/live.js';
import { badge, comment, like, toggleFollow } from './support/notifications.js';
import { until } from './support/until.js';

/** Acts happen at one process, streams are at another. */
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startApp();
  other = await startReplica();
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const streams: Stream[] = [];
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});

/** A stream at the process where nobody acts. */
async function open(member: TestMember, body: object = {}): Promise<Stream> {
  const stream = await openStream(other, member.token, body);
  streams.push(stream);
  return stream;
}
const members = async (n: number): Promise<[TestMember, TestMember, ...TestMember[]]> =>
  (await Promise.all(Array.from({ length: n }, () => joinMember(app)))) as [
    TestMember,
    TestMember,
    ...TestMember[],
  ];
const relate = (member: TestMember, to: TestMember, relation: string) =>
  app.call('/user/safety/setRelation', { userId: to.id, relation }, member.token).expect(200);
/** Two whole ticks, so that everything there is to tell was told. */
async function ticks(): Promise<void> {
  const live = other.nest.get(LiveService);
  for (let n = 0; n < 2; n += 1) await live.tick();
  await new Promise(setImmediate);
}
const named = (stream: Stream, name: string) =>
  stream.events.filter(({ event }) => event === name).map(({ data }) => data);

describe('the first event', () => {
  it('tells the badge, the new posts of the feed without own ones, and counters of what is on the screen', async () => {
    const [author, friend] = await members(2);
    const shown = await writePost(app, author);
    await like(app, friend, shown.id);
    await comment(app, friend, shown.id);
    const newest = await writePost(app, friend);
    await writePost(app, author);
    const stream = await open(author, { after: shown.id, posts: [shown.id, '999999', 'abc'] });
    expect(await stream.next('hello')).toEqual({
      unread: 2,
      newPosts: 1,
      counts: [{ id: shown.id, likes: 1, comments: 1 }],
    });
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(stream.events[0]?.id).toBe(newest.id);
  });

  it('counts new posts from a post that is gone, of nobody concealed, and no further than 50', async () => {
    const [author, reader, muted, blocker] = (await members(4)) as [
      TestMember,
      TestMember,
      TestMember,
      TestMember,
    ];
    const gone = await writePost(app, author);
    await app.call('/user/feeds/delete', { id: gone.id }, author.token).expect(200);
    await writePost(app, author);
    await writePost(app, muted);
    await writePost(app, blocker);
    await relate(reader, muted, 'mute');
    await relate(blocker, reader, 'block');
    expect((await (await open(reader, { after: gone.id })).next('hello')).newPosts).toBe(1);
    await app.rows(
      `INSERT INTO post (author_id, content) SELECT $1, '<p>a</p>' FROM generate_series(1, 60)`,
      [author.id],
    );
    expect((await (await open(reader, { after: gone.id })).next('hello')).newPosts).toBe(50);
  });

  it('counts posts on pages that one follows or created, for that feed', async () => {
    const [author, reader] = await members(2);
    const [followed, own, elsewhere] = await Promise.all([
      makePage(app, author),
      makePage(app, reader),
      makePage(app, author),
    ]);
    await follow(app, followed, reader);
    const { id } = await writePost(app, author);
    await follow(app, own, author);
    for (const page of [followed, own, elsewhere]) await writePost(app, author, '<p>New</p>', page);
    expect((await (await open(reader, { feed: 'following', after: id })).next('hello')).newPosts).toBe(2);
  });
});

describe('an act at another process', () => {
  it('moves the badge, also back when it was looked at elsewhere', async () => {
    const [author, friend] = await members(2);
    const { id } = await writePost(app, author);
    const stream = await open(author);
    expect((await stream.next('hello')).unread).toBe(0);
    await like(app, friend, id);
    expect(await stream.next('unread')).toEqual({ unread: 1 });
    await comment(app, friend, id);
    expect(await stream.next('unread')).toEqual({ unread: 2 });
    await app
      .call('/user/notifications/markSeen', { upTo: '2099-01-01T00:00:00.000Z' }, author.token)
      .expect(200);
    expect(await stream.next('unread')).toEqual({ unread: 0 });
  });

  it('moves the badge of who set the page’s bell', async () => {
    const [creator, fan, reader] = (await members(3)) as [TestMember, TestMember, TestMember];
    const page = await makePage(app, creator);
    for (const member of [fan, reader]) await toggleFollow(app, member, page);
    await app.call('/user/pages/setBell', { id: page, on: true }, fan.token).expect(200);
    const [rung, silent] = [await open(fan), await open(reader)];
    await Promise.all([rung.next('hello'), silent.next('hello')]);
    await writePost(app, creator, '<p>Tonight</p>', page);
    expect(await rung.next('unread')).toEqual({ unread: 1 });
    await ticks();
    expect(named(silent, 'unread')).toEqual([]);
  });

  it('tells of new posts, each once, not to their author', async () => {
    const [author, reader] = await members(2);
    const { id } = await writePost(app, author);
    const [reading, writing] = [await open(reader, { after: id }), await open(author, { after: id })];
    await Promise.all([reading.next('hello'), writing.next('hello')]);
    await writePost(app, author);
    expect(await reading.next('posts')).toEqual({ newPosts: 1 });
    const second = await writePost(app, author);
    expect(await reading.next('posts')).toEqual({ newPosts: 2 });
    expect(reading.events.at(-1)?.id).toBe(second.id);
    await ticks();
    expect([named(reading, 'posts').length, named(writing, 'posts')]).toEqual([2, []]);
    // A site that has loaded them is told of none of them.
    const reloaded = await open(reader, { after: second.id });
    expect((await reloaded.next('hello')).newPosts).toBe(0);
    await ticks();
    expect(named(reloaded, 'posts')).toEqual([]);
  });

  it('tells of a post that was committed after one with a greater id', async () => {
    const [author, reader] = await members(2);
    const { id } = await writePost(app, author);
    const [late] = await app.rows<{ id: string }>(
      `INSERT INTO post (author_id, content, hidden, created_at)
       VALUES ($1, '<p>Late</p>', true, now() - interval '5 seconds') RETURNING id`,
      [author.id],
    );
    const stream = await open(reader, { after: id });
    await stream.next('hello');
    await writePost(app, author);
    expect(await stream.next('posts')).toEqual({ newPosts: 1 });
    // As when its transaction ends only now.
    await app.rows('UPDATE post SET hidden = false WHERE id = $1', [late!.id]);
    expect(await stream.next('posts')).toEqual({ newPosts: 2 });
  });

  it('moves counters of the posts on the screen alone', async () => {
    const [author, reader] = await members(2);
    const [shown, away] = [await writePost(app, author), await writePost(app, author)];
    const stream = await open(reader, { posts: [shown.id] });
    await stream.next('hello');
    await like(app, author, away.id);
    await like(app, reader, shown.id);
    expect(await stream.next('counts')).toEqual([{ id: shown.id, likes: 1, comments: 0 }]);
    await comment(app, author, shown.id);
    expect(await stream.next('counts')).toEqual([{ id: shown.id, likes: 1, comments: 1 }]);
    await app.call('/user/feeds/delete', { id: shown.id }, author.token).expect(200);
    await ticks();
    expect(named(stream, 'counts')).toHaveLength(2);
  });
});

it('a stream about an unknown feed, or more than 20 posts, is refused', async () => {
  const [member] = await members(1);
  const posts = Array.from({ length: 21 }, (_, n) => String(n + 1));
  for (const [field, body] of [
    ['posts', { posts }],
    ['posts', { posts: [1] }],
    ['feed', { feed: 'nobody' }],
  ] as const) {
    const { body: answer } = await other.call('/user/live/open', body, member.token).expect(400);
    expect(Object.keys(answer.errors)).toEqual([field]);
  }
});

describe('what is taken back', () => {
  it('lowers the badge: a like, a comment, a post, an account, and what is muted; and raises it when it is back', async () => {
    const [author, friend, third] = (await members(3)) as [TestMember, TestMember, TestMember];
    const { id } = await writePost(app, author);
    const elsewhere = await writePost(app, third);
    await comment(app, author, elsewhere.id);
    const stream = await open(author);
    await stream.next('hello');
    const badgeIs = async (unread: number) => {
      await ticks();
      expect(named(stream, 'unread').at(-1)).toEqual({ unread });
    };
    const call = (path: string, body: object, token: string) => app.call(path, body, token).expect(200);
    await like(app, friend, id);
    await badgeIs(1);
    await like(app, friend, id);
    await badgeIs(0);
    const said = await comment(app, friend, id);
    await badgeIs(1);
    await call('/user/comments/delete', { id: said }, friend.token);
    await badgeIs(0);
    await comment(app, friend, elsewhere.id);
    await badgeIs(1);
    await call('/user/notifications/mutePost', { feedId: elsewhere.id, muted: true }, author.token);
    await badgeIs(0);
    await call('/user/notifications/mutePost', { feedId: elsewhere.id, muted: false }, author.token);
    await badgeIs(1);
    const administrator = await signInAdministrator(app, `of ${id}`);
    const setStatus = (status: string) =>
      call('/admin/users/setUserStatus', { id: friend.id, status, reason: 'a' }, administrator);
    await setStatus('suspended');
    await badgeIs(0);
    await setStatus('active');
    await badgeIs(1);
    await call('/user/feeds/delete', { id: elsewhere.id }, third.token);
    await badgeIs(0);
  });

  it('lowers the number of new posts: deleted, removed, of a suspended author', async () => {
    const [author, reader, leaving] = (await members(3)) as [TestMember, TestMember, TestMember];
    const shown = await writePost(app, reader);
    const before = await writePost(app, author);
    const stream = await open(reader, { after: shown.id });
    expect((await stream.next('hello')).newPosts).toBe(1);
    const [removed, of] = [await writePost(app, author), await writePost(app, leaving)];
    const newPostsAre = async (newPosts: number) => {
      await ticks();
      expect(named(stream, 'posts').at(-1)).toEqual({ newPosts });
    };
    await newPostsAre(3);
    await app.call('/user/feeds/delete', { id: before.id }, author.token).expect(200);
    await newPostsAre(2);
    const administrator = await signInAdministrator(app, `of ${of.id}`);
    await app.call('/admin/content/removePost', { id: removed.id, reason: 'a' }, administrator).expect(200);
    await newPostsAre(1);
    const suspend = { id: leaving.id, status: 'suspended', reason: 'a' };
    await app.call('/admin/users/setUserStatus', suspend, administrator).expect(200);
    await newPostsAre(0);
  });

  it('lowers it also from 50, which stands for more', async () => {
    const [author, reader] = await members(2);
    const shown = await writePost(app, reader);
    const ids = await app.rows<{ id: string }>(
      `INSERT INTO post (author_id, content) SELECT $1, '<p>a</p>' FROM generate_series(1, 51) RETURNING id`,
      [author.id],
    );
    const stream = await open(reader, { after: shown.id });
    expect((await stream.next('hello')).newPosts).toBe(50);
    for (const [place, newPosts] of [
      [50, 50],
      [49, 49],
    ] as const) {
      await app.call('/user/feeds/delete', { id: ids[place]!.id }, author.token).expect(200);
      await ticks();
      expect(named(stream, 'posts').at(-1)).toEqual({ newPosts });
    }
  });
});

it('every event has an id, also of a site that shows no post yet', async () => {
  const [author, reader] = await members(2);
  const newest = await writePost(app, author);
  const stream = await open(reader);
  await stream.next('hello');
  await like(app, author, (await writePost(app, reader)).id);
  await stream.next('unread');
  expect(stream.events.map(({ id }) => id)).toEqual([newest.id, newest.id]);
});

describe('whoever is muted, blocked or suspended', () => {
  it.each(['mute', 'block'])('is not told of once the member chose %s', async (relation) => {
    const [author, reader] = await members(2);
    const [post, own] = [await writePost(app, author), await writePost(app, reader)];
    const stream = await open(reader, { after: own.id, posts: [post.id, own.id] });
    await stream.next('hello');
    await relate(reader, author, relation);
    await writePost(app, author);
    if (relation === 'mute') await like(app, author, own.id);
    await ticks();
    expect([named(stream, 'posts'), named(stream, 'unread').filter((data) => data !== null)]).toEqual([
      [],
      named(stream, 'unread').map(() => ({ unread: 0 })),
    ]);
    expect(await badge(app, reader)).toBe(0);
  });

  it('moves no counters of a post for whom its author blocked, except on own pages', async () => {
    const [author, reader, friend] = (await members(3)) as [TestMember, TestMember, TestMember];
    const page = await makePage(app, reader);
    await follow(app, page, author);
    const [post, onPage] = [await writePost(app, author), await writePost(app, author, '<p>Here</p>', page)];
    const stream = await open(reader, { posts: [post.id, onPage.id] });
    expect((await stream.next('hello')).counts).toHaveLength(2);
    await relate(author, reader, 'block');
    for (const { id } of [post, onPage]) await like(app, friend, id);
    await ticks();
    expect(named(stream, 'counts')).toEqual([[{ id: onPage.id, likes: 1, comments: 0 }]]);
    const again = await open(reader, { posts: [post.id, onPage.id] });
    expect((await again.next('hello')).counts).toEqual([{ id: onPage.id, likes: 1, comments: 0 }]);
  });

  it('moves no counters for whom one of both blocked or who muted, and the same counters as the lists otherwise', async () => {
    const [author, viewer, blocked, muted] = (await members(4)) as [
      ...[TestMember, TestMember, TestMember],
      TestMember,
    ];
    const { id } = await writePost(app, author);
    await relate(viewer, blocked, 'block');
    await relate(viewer, muted, 'mute');
    await like(app, blocked, id);
    const [stream, others] = [await open(viewer, { posts: [id] }), await open(author, { posts: [id] })];
    expect((await stream.next('hello')).counts).toEqual([{ id, likes: 0, comments: 0 }]);
    expect((await others.next('hello')).counts).toEqual([{ id, likes: 1, comments: 0 }]);
    await comment(app, blocked, id);
    await comment(app, muted, id);
    await ticks();
    expect(named(stream, 'counts')).toEqual([]);
    expect(named(others, 'counts').at(-1)).toEqual([{ id, likes: 1, comments: 2 }]);
    await like(app, muted, id);
    await comment(app, author, id);
    await ticks();
    expect(named(stream, 'counts').at(-1)).toEqual([{ id, likes: 1, comments: 1 }]);
    expect(named(others, 'counts').at(-1)).toEqual([{ id, likes: 2, comments: 3 }]);
  });

  it('is not told of while suspended', async () => {
    const [author, reader] = await members(2);
    const { id } = await writePost(app, author);
    const stream = await open(reader, { after: id });
    await stream.next('hello');
    await app.rows(`UPDATE member SET suspended_at = now(), suspension_reason = 'Spam' WHERE id = $1`, [
      author.id,
    ]);
    await app.rows(`INSERT INTO post (author_id, content) VALUES ($1, '<p>Spam</p>')`, [author.id]);
    await ticks();
    expect(named(stream, 'posts')).toEqual([]);
  });
});

describe('what ends a stream', () => {
  it('a sixth stream of the member ends the first', async () => {
    const [member] = await members(1);
    const opened: Stream[] = [];
    for (let n = 0; n < 6; n += 1) {
      const stream = await open(member);
      await stream.next('hello');
      opened.push(stream);
    }
    expect(await opened[0]!.next('bye')).toEqual({ reason: 'replaced', retryMs: 0 });
    await until(() => opened[0]!.isClosed());
    await ticks();
    expect(opened.slice(1).some((stream) => stream.isClosed())).toBe(false);
  });

  it('the end of its session, and of no other', async () => {
    const [member] = await members(1);
    const elsewhere = { ...member, token: await signIn(app, member.email) };
    const [ended, stays] = [await open(member), await open(elsewhere)];
    await Promise.all([ended.next('hello'), stays.next('hello')]);
    await app.call('/user/auth/logout', {}, member.token).expect(200);
    const began = performance.now();
    expect(await ended.next('bye')).toEqual({ reason: 'session', retryMs: 0 });
    expect(performance.now() - began).toBeLessThan(13_000);
    await until(() => ended.isClosed());
    expect(stays.isClosed()).toBe(false);
    await expect(openStream(other, member.token)).rejects.toThrow(/^401 /);
  });

  it('maintenance, in which none can be opened', async () => {
    const [member] = await members(1);
    const administrator = await signInAdministrator(app);
    const stream = await open(member);
    await stream.next('hello');
    const set = (on: boolean) =>
      app.call('/admin/settings/setMaintenance', { on, message: 'Back at five' }, administrator).expect(200);
    await set(true);
    expect(await stream.next('bye')).toMatchObject({ reason: 'moving' });
    await expect(openStream(other, member.token)).rejects.toThrow(/^503 .*Back at five/);
    await set(false);
    await until(async () => (await other.call('/user/feeds/getAllFeeds', {}, member.token)).status === 200);
  });
});

describe('limits', () => {
  it('a process with MOST_STREAMS refuses another, and streams are no requests at work', async () => {
    const small = await startApp({ MOST_STREAMS: '4', MOST_IN_FLIGHT: '3' });
    try {
      const [member, second] = [await joinMember(small), await joinMember(small)];
      const four = [];
      for (const { token } of [member, second, member, second]) four.push(await openStream(small, token));
      await Promise.all(four.map((stream) => stream.next('hello')));
      const refused = await small.call('/user/live/open', {}, member.token).expect(429);
      expect(refused.body).toMatchObject({ success: false, error: 'too_many_requests' });
      const wait = Number(refused.headers['retry-after']);
      expect([wait >= 30, wait <= 90]).toEqual([true, true]);
      await small.call('/user/feeds/getAllFeeds', {}, member.token).expect(200);
      for (const stream of four) stream.close();
      await until(() => small.nest.get(LiveService).streams === 0);
      (await openStream(small, member.token)).close();
    } finally {
      await small.close();
    }
  });
});
