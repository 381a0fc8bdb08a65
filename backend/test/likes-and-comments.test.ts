import { startApp, type TestApp } from './support/app.js';
import { joinMember, signIn, writePost, type TestMember } from './support/factories.js';

let app: TestApp;
let author: TestMember;
beforeAll(async () => {
  app = await startApp();
  author = await joinMember(app, { name: 'Asha Rao' });
});
afterAll(() => app.close());

const toggle = (feedId: string, token: string) => app.call('/user/likes/toggleLike', { feedId }, token);
const likesOf = (feedId: string, body: object = {}) =>
  app.call('/user/likes/getFeedLikes', { feedId, ...body }, author.token).expect(200);
const comment = (feedId: string, text: unknown, member: TestMember = author) =>
  app.call('/user/comments/create', { feedId, comment: text }, member.token);
const commentsOf = (feedId: string, body: object = {}) =>
  app.call('/user/comments/getFeedComments', { feedId, ...body }, author.token).expect(200);
const counters = async (feedId: string) =>
  (
    await app.rows(
      `SELECT likes, comments, (SELECT count(*)::int FROM post_like WHERE post_id = $1) AS "likeRows",
              (SELECT count(*)::int FROM comment WHERE post_id = $1) AS "commentRows"
         FROM post_counter WHERE post_id = $1`,
      [feedId],
    )
  )[0];

describe('a like', () => {
  it('can be added and removed, and everyone sees the count', async () => {
    const { id } = await writePost(app, author);
    const fan = await joinMember(app, { name: 'Fan' });
    expect((await toggle(id, fan.token).expect(200)).body).toEqual({
      success: true,
      data: { likes: 1, isLiked: true },
    });
    const seen = await app.call('/user/feeds/getFeedById', { id }, author.token);
    expect(seen.body.data).toMatchObject({ like: 1, isLiked: false });
    const own = await app.call('/user/feeds/getFeedById', { id }, fan.token);
    expect(own.body.data).toMatchObject({ like: 1, isLiked: true });
    expect((await likesOf(id)).body.data).toEqual({
      likes: [
        {
          id: expect.any(String),
          User: { id: fan.id, name: 'Fan', UserProfile: { profileUrl: null, title: null } },
        },
      ],
      pagination: {
        total: 1,
        totalPages: 1,
        currentPage: 1,
        limit: 10,
        hasNextPage: false,
        hasPrevPage: false,
      },
    });
    expect((await toggle(id, fan.token).expect(200)).body.data).toEqual({ likes: 0, isLiked: false });
    expect((await likesOf(id)).body.data.likes).toEqual([]);
  });

  it('is counted exactly when 64 members like at once', async () => {
    const { id } = await writePost(app, author);
    const members = await Promise.all(Array.from({ length: 64 }, () => joinMember(app)));
    await Promise.all(members.map(({ token }) => toggle(id, token).expect(200)));
    expect(await counters(id)).toMatchObject({ likes: 64, likeRows: 64 });
    const pages = await Promise.all([1, 7].map((page) => likesOf(id, { page })));
    expect(pages.map(({ body }) => body.data.likes.length)).toEqual([10, 4]);
    // Half of them like again while the others comment.
    await Promise.all([
      ...members.slice(0, 32).map(({ token }) => toggle(id, token).expect(200)),
      ...members.slice(32).map((member) => comment(id, 'so true', member).expect(201)),
    ]);
    expect(await counters(id)).toEqual({ likes: 32, likeRows: 32, comments: 32, commentRows: 32 });
  });

  it.each([7, 8])(
    'has the right state after %i concurrent toggles by one member on eight connections',
    async (times) => {
      const { id } = await writePost(app, author);
      const answers = await Promise.all(
        Array.from({ length: times }, () => toggle(id, author.token).expect(200)),
      );
      const liked = times % 2;
      expect(await counters(id)).toMatchObject({ likes: liked, likeRows: liked });
      expect(answers.filter(({ body }) => body.data.isLiked)).toHaveLength(Math.ceil(times / 2));
    },
  );

  it.each(['999999', 'abc', '99999999999999999999'])(
    'on post %s, which does not exist, is a 404',
    async (feedId) => {
      await toggle(feedId, author.token).expect(404);
      await app.call('/user/likes/getFeedLikes', { feedId }, author.token).expect(404);
    },
  );

  it.each([undefined, '', 5, null, {}])('on post %j is a 400', async (feedId) => {
    const response = await app.call('/user/likes/toggleLike', { feedId }, author.token).expect(400);
    expect(Object.keys(response.body.errors)).toEqual(['feedId']);
  });
});

describe('a comment', () => {
  it('is stored verbatim except for surrounding white space, and listed newest first', async () => {
    const { id } = await writePost(app, author);
    const text = '<b>not bold</b> & "quoted"\n\nनमस्ते 👋🏽';
    const created = await comment(id, `  ${text} \n`).expect(201);
    expect(created.body.data).toEqual({
      id: expect.any(String),
      parentId: null,
      comment: text,
      createdAt: expect.stringMatching(/Z$/),
      editedAt: null,
      version: expect.any(String),
      User: { id: author.id, name: 'Asha Rao', UserProfile: { profileUrl: null, title: null } },
      mentions: [],
    });
    for (let n = 1; n <= 11; n += 1) await comment(id, `${n}`).expect(201);
    const first = (await commentsOf(id)).body.data;
    expect(first.comments.map((entry: { comment: string }) => entry.comment)).toEqual([
      '11',
      '10',
      '9',
      '8',
      '7',
      '6',
      '5',
      '4',
      '3',
      '2',
    ]);
    expect(first.pagination).toMatchObject({ total: 12, totalPages: 2, hasNextPage: true });
    const second = (await commentsOf(id, { page: 2 })).body.data;
    expect(second.comments[1]).toEqual(created.body.data);
    const seen = await app.call('/user/feeds/getFeedById', { id }, author.token);
    expect(seen.body.data.comments).toBe(12);
  });

  it.each([
    ['nothing', undefined],
    ['blanks', ' \n\t '],
    ['too much', 'x'.repeat(2001)],
    ['too many emoji', '😀'.repeat(2001)],
    ['NUL', 'a\0b'],
    ['a number', 5],
  ])('of %s is refused', async (_, text) => {
    const { id } = await writePost(app, author);
    const response = await comment(id, text).expect(400);
    expect(Object.keys(response.body.errors)).toEqual(['comment']);
    expect(await counters(id)).toMatchObject({ comments: 0 });
  });

  it.each(['999999', 'abc'])('on post %s, which does not exist, is a 404', async (feedId) => {
    await comment(feedId, 'hello').expect(404);
    await app.call('/user/comments/getFeedComments', { feedId }, author.token).expect(404);
  });

  it('sent twice with one key is created once, on any of its author’s sessions', async () => {
    const { id } = await writePost(app, author);
    const second = await signIn(app, author.email);
    const send = (token: string) =>
      app.call('/user/comments/create', { feedId: id, comment: 'once' }, token).set('Idempotency-Key', 'tap');
    const answers = await Promise.all([send(author.token), send(author.token), send(second)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await counters(id)).toMatchObject({ comments: 1, commentRows: 1 });
  });

  describe('sent again with its key', () => {
    const send = (member: TestMember, feedId: string, text: string, key: string) =>
      app.call('/user/comments/create', { feedId, comment: text }, member.token).set('Idempotency-Key', key);
    const awkward = String.raw`"\u0041" \ {"data":1} ${'$1'} 🙂 <b>&amp;` + '\n\ttwo';

    it('gets the comment as the list shows it now, and a 404 when it is gone', async () => {
      const { id } = await writePost(app, author);
      const member = await joinMember(app);
      await app.rows(`UPDATE member SET title = 'CR', avatar_path = '/media/a.webp' WHERE id = $1`, [
        member.id,
      ]);
      const first = await send(member, id, awkward, 'same').expect(201);
      const list = await app.call('/user/comments/getFeedComments', { feedId: id }, member.token).expect(200);
      expect(list.body.data.comments).toEqual([first.body.data]);
      await app.rows(`UPDATE member SET name = 'Renamed' WHERE id = $1`, [member.id]);
      await app.rows(`UPDATE comment SET body = 'edited' WHERE id = $1`, [first.body.data.id]);
      const { body: now } = await app.call('/user/comments/getFeedComments', { feedId: id }, member.token);
      expect(now.data.comments[0]).toMatchObject({ comment: 'edited', User: { name: 'Renamed' } });
      const again = await send(member, id, awkward, 'same').expect(201);
      expect(again.body).toEqual({ ...first.body, data: now.data.comments[0] });
      await app.call('/user/comments/delete', { id: first.body.data.id }, member.token).expect(200);
      await send(member, id, awkward, 'same').expect(404);
      expect(await counters(id)).toMatchObject({ comments: 0, commentRows: 0 });
    });

    it('is not shown where its author sees the post no more', async () => {
      const { id } = await writePost(app, author);
      const member = await joinMember(app);
      const first = await send(member, id, 'here', 'there').expect(201);
      const relate = (relation: string) =>
        app.call('/user/safety/setRelation', { userId: member.id, relation }, author.token).expect(200);
      await relate('block');
      for (const key of ['there', 'new']) await send(member, id, 'here', key).expect(404);
      await relate('none');
      expect((await send(member, id, 'here', 'there').expect(201)).body).toEqual(first.body);
      await send(member, id, 'another', 'there').expect(422);
    });

    it('is refused with another text, and is new after a day', async () => {
      const { id } = await writePost(app, author);
      const first = await send(author, id, 'one', 'day').expect(201);
      expect((await send(author, id, 'two', 'day').expect(422)).body.error).toBe('idempotency_mismatch');
      await app.rows(`UPDATE idempotency_key SET created_at = now() - interval '25 hours' WHERE key = 'day'`);
      const next = await send(author, id, 'two', 'day').expect(201);
      expect(next.body.data.id).not.toBe(first.body.data.id);
      expect((await send(author, id, 'two', 'day').expect(201)).body).toEqual(next.body);
      expect(await counters(id)).toMatchObject({ comments: 2, commentRows: 2 });
    });

    it('may use the key again after it was refused', async () => {
      const { id } = await writePost(app, author);
      await send(author, '999999', 'late', 'free').expect(404);
      await send(author, id, 'late', 'free').expect(201);
    });
  });
});

/** Twenty-five entries; the newest twelve were made in the same instant. */
const TIMES = `now() - greatest(n - 12, 0) * interval '1 millisecond'`;

describe.each([
  {
    list: 'comments',
    path: '/user/comments/getFeedComments',
    table: 'comment',
    fill: `INSERT INTO comment (post_id, author_id, body, created_at)
           SELECT $1, $2, n::text, ${TIMES} FROM generate_series(1, 25) n`,
  },
  {
    list: 'likes',
    path: '/user/likes/getFeedLikes',
    table: 'post_like',
    fill: `INSERT INTO post_like (post_id, member_id, created_at)
           SELECT $1, id, ${TIMES} FROM (SELECT id, row_number() OVER () AS n FROM added WHERE id <> $2) numbered`,
  },
])('a list of $list that grows', ({ list, path, table, fill }) => {
  const withMembers = `WITH added AS (
    INSERT INTO member (name, email, phone, terms_version)
    SELECT 'Fan', n || '.${list}@fans.example', (7700000000 + n)::text, '1' FROM generate_series(1, 25) n RETURNING id
  ) ${fill}`;

  it('continues after its last entry, also when that is deleted meanwhile', async () => {
    const { id } = await writePost(app, author);
    await app.rows(list === 'likes' ? withMembers : fill, [id, author.id]);
    const load = async (after: string, token = author.token) => {
      const { body } = await app.call(path, { feedId: id, after, limit: 10 }, token).expect(200);
      const entries: { id: string }[] = body.data[list];
      return { ids: entries.map((entry) => entry.id), ...body.data.pagination };
    };
    const remove = (...ids: string[]) =>
      app.rows(`DELETE FROM ${table} WHERE id = ANY ($1::bigint[])`, [ids]);
    const all = await app.rows<{ entry: string }>(
      `SELECT id::text AS entry FROM ${table} WHERE post_id = $1 ORDER BY created_at DESC, id DESC`,
      [id],
    );
    const ids = all.map(({ entry }) => entry);

    const first = await load('');
    expect(first.ids).toEqual(ids.slice(0, 10));
    await remove(...[2, 5, 9, 14].map((index) => ids[index] ?? ''));
    const second = await load(first.next);
    expect(second.ids).toEqual([...ids.slice(10, 14), ...ids.slice(15, 21)]);
    await remove(...ids.slice(10, 20));
    const third = await load(second.next);
    expect(third).toMatchObject({ ids: ids.slice(21), next: null });

    const blocking = await joinMember(app);
    const stranger = await joinMember(app);
    await app
      .call('/user/safety/setRelation', { userId: stranger.id, relation: 'block' }, blocking.token)
      .expect(200);
    expect((await load(second.next, blocking.token)).ids).toEqual(ids.slice(21));
  });

  it('says where to continue only to who asks, and refuses anything else', async () => {
    const { id } = await writePost(app, author);
    const { body } = await app.call(path, { feedId: id }, author.token).expect(200);
    expect(body.data.pagination).not.toHaveProperty('next');
    for (const after of ['1', '1.x', `${'9'.repeat(17)}.1`, `1.${'9'.repeat(19)}`, '1.1\n', 5, {}]) {
      const refused = await app.call(path, { feedId: id, after }, author.token).expect(400);
      expect(refused.body.errors).toEqual({ after: 'after must be what an answer gave as next' });
    }
    const last = `${'9'.repeat(16)}.${'9'.repeat(18)}`;
    await app.call(path, { feedId: id, after: last }, author.token).expect(200);
  });
});

describe('when their post, page or author is deleted', () => {
  it('likes, comments and pictures are deleted with the post, and all counters are updated', async () => {
    const { id } = await writePost(app, author);
    await toggle(id, author.token).expect(200);
    await comment(id, 'gone soon').expect(201);
    await app.rows('DELETE FROM post WHERE id = $1', [id]);
    expect(await app.rows('SELECT FROM post_like WHERE post_id = $1', [id])).toEqual([]);
    const [totals] = await app.rows(
      `SELECT (SELECT sum(value)::int FROM tally WHERE name = 'posts') = (SELECT count(*)::int FROM post) AS tally,
              (SELECT posts FROM member_counter WHERE member_id = $1) = (SELECT count(*)::int FROM post WHERE author_id = $1) AS member`,
      [author.id],
    );
    expect(totals).toEqual({ tally: true, member: true });
  });

  it('those of a deleted account are deleted with it, and the counters of others’ posts are correct', async () => {
    const { id } = await writePost(app, author);
    const leaver = await joinMember(app);
    await toggle(id, leaver.token).expect(200);
    await comment(id, 'bye', leaver).expect(201);
    await writePost(app, leaver);
    await app.rows('DELETE FROM member WHERE id = $1', [leaver.id]);
    expect(await counters(id)).toEqual({ likes: 0, likeRows: 0, comments: 0, commentRows: 0 });
    const [totals] = await app.rows(
      `SELECT (SELECT sum(value)::int FROM tally WHERE name = 'posts') = (SELECT count(*)::int FROM post) AS posts,
              (SELECT sum(value)::int FROM tally WHERE name = 'members') = (SELECT count(*)::int FROM member) AS members`,
    );
    expect(totals).toEqual({ posts: true, members: true });
    await app.call('/user/feeds/getAllFeeds', {}, leaver.token).expect(401);
  });
});
