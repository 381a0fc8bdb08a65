import { startApp, type TestApp } from './support/app.js';
import {
  follow,
  joinMember,
  makePage,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';
import { toggleFollow } from './support/notifications.js';

let app: TestApp;
/** Created both pages and writes on them. */
let creator: TestMember;
let reader: TestMember;
let robots: string;
let chess: string;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [creator, reader] = [await joinMember(app), await joinMember(app)];
  [robots, chess] = [await makePage(app, creator, 'Robots'), await makePage(app, creator, 'Chess')];
});

const following = async (member: TestMember, body: object = {}) =>
  (await app.call('/user/feeds/getFollowing', body, member.token).expect(200)).body.data;
const ids = async (member: TestMember, body: object = {}) =>
  (await following(member, body)).feeds.map(({ id }: { id: string }) => id);
const total = async (member: TestMember) => (await following(member)).pagination.total;
const write = async (pageId?: string, author = creator) =>
  (await writePost(app, author, '<p>a</p>', pageId)).id;
const relate = (member: TestMember, other: TestMember, relation: 'none' | 'mute' | 'block') =>
  app.call('/user/safety/setRelation', { userId: other.id, relation }, member.token).expect(200);

it('lists the posts of followed pages, newest first, like the feed', async () => {
  await toggleFollow(app, reader, robots);
  await toggleFollow(app, reader, chess);
  const first = await write(robots);
  const second = await write(chess);
  await write();
  const third = await write(robots, reader);
  await write(await makePage(app, creator, 'Not followed'));
  const answer = await following(reader);
  const everyone = await app.call('/user/feeds/getAllFeeds', { limit: 50 }, reader.token).expect(200);
  const listed = [third, second, first];
  expect(answer.feeds).toEqual(
    everyone.body.data.feeds.filter(({ id }: { id: string }) => listed.includes(id)),
  );
  expect(answer.feeds.map(({ id }: { id: string }) => id)).toEqual(listed);
  expect(answer).toMatchObject({
    userId: reader.id,
    pagination: { total: 3, totalPages: 1, currentPage: 1 },
  });
  await toggleFollow(app, reader, robots);
  expect([await ids(reader), await total(reader)]).toEqual([[second], 1]);
});

it('lists the posts of the pages that a member created, and nothing for one who follows none', async () => {
  const post = await write(robots);
  expect([await ids(creator), await total(creator)]).toEqual([[post], 1]);
  expect(await following(reader)).toMatchObject({ feeds: [], pagination: { total: 0, totalPages: 0 } });
});

it('is divided into pages, of which none has a post twice', async () => {
  const written = [];
  for (const page of [robots, chess, chess, robots, chess]) written.unshift(await write(page));
  expect(await ids(creator, { limit: 2 })).toEqual(written.slice(0, 2));
  expect(await ids(creator, { limit: 2, page: 2 })).toEqual(written.slice(2, 4));
  expect(await ids(creator, { limit: 2, page: 3 })).toEqual(written.slice(4));
  expect(await following(creator, { limit: 2, page: 4 })).toMatchObject({
    feeds: [],
    pagination: { total: 5, totalPages: 3, hasNextPage: false },
  });
});

it('ends after 500 posts, also within a page', async () => {
  await app.rows(
    `INSERT INTO post (author_id, page_id, content, created_at)
     SELECT $1, CASE WHEN n % 3 = 0 THEN $2::bigint ELSE $3::bigint END, n::text, now() - n * interval '1 minute'
       FROM generate_series(1, 520) n`,
    [creator.id, robots, chess],
  );
  const last = await following(creator, { limit: 30, page: 17 });
  expect(last.pagination).toMatchObject({ total: 500, totalPages: 17, hasNextPage: false });
  expect(last.feeds.map(({ feedData }: { feedData: { content: string } }) => feedData.content)).toEqual(
    Array.from({ length: 20 }, (_, n) => String(481 + n)),
  );
  expect(await ids(creator, { limit: 30, page: 18 })).toEqual([]);
});

it('a page falls back when its newest post is deleted', async () => {
  const old = await write(robots);
  const between = await write(chess);
  const newest = await write(robots);
  await follow(app, robots, reader);
  await follow(app, chess, reader);
  expect(await ids(reader, { limit: 1 })).toEqual([newest]);
  await app.call('/user/feeds/delete', { id: newest }, creator.token).expect(200);
  expect(await ids(reader, { limit: 1 })).toEqual([between]);
  expect([await ids(reader), await total(reader)]).toEqual([[between, old], 2]);
});

it.each(['mute', 'block'] as const)('leaves out whom the member %ss, until that ends', async (relation) => {
  const loud = await joinMember(app);
  for (const member of [loud, reader]) await follow(app, robots, member);
  const kept = await write(robots);
  const theirs = await write(robots, loud);
  await relate(reader, loud, relation);
  expect([await ids(reader), await total(reader)]).toEqual([[kept], 1]);
  await relate(reader, loud, 'none');
  expect([await ids(reader), await total(reader)]).toEqual([[theirs, kept], 2]);
});

it('leaves out who blocked the member', async () => {
  const loud = await joinMember(app);
  for (const member of [loud, reader]) await follow(app, robots, member);
  await write(robots, loud);
  await relate(loud, reader, 'block');
  expect(await following(reader)).toMatchObject({ feeds: [], pagination: { total: 0 } });
});

it('leaves out deleted members’ posts and removed pages, until they are back', async () => {
  const leaving = await joinMember(app);
  for (const page of [robots, chess]) await follow(app, page, reader);
  await follow(app, robots, leaving);
  const [theirs, onChess] = [await write(robots, leaving), await write(chess)];
  await app.rows('SELECT set_member_deleted($1::bigint, now())', [leaving.id]);
  expect([await ids(reader), await total(reader)]).toEqual([[onChess], 1]);
  await app.rows('SELECT set_member_deleted($1::bigint, NULL)', [leaving.id]);
  const administrator = await signInAdministrator(app, `remover of ${chess}`);
  await app.call('/admin/content/removePage', { id: chess, reason: 'a' }, administrator).expect(200);
  expect([await ids(reader), await total(reader)]).toEqual([[theirs], 1]);
});
