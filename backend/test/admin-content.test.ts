import type { AdminPageDto, AdminPostDto } from '../src/modules/admin/content/admin-content.dto.js';
import { startApp, type TestApp } from './support/app.js';
import {
  follow,
  joinMember,
  makePage,
  photo,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';

let app: TestApp;
let token: string;
let ananya: TestMember;
let lukasz: TestMember;
let pageId: string;
beforeAll(async () => {
  app = await startApp();
  token = await signInAdministrator(app);
  ananya = await joinMember(app, { name: 'Ananya Tripathi', collegeName: 'Wombat College' });
  lukasz = await joinMember(app, { name: 'Łukasz 100%_sure' });
  pageId = await makePage(app, ananya, 'Nakshatra_Robotics');
  await follow(app, pageId, lukasz);
  await writePost(app, ananya, '<p>Solder <strong>Wor</strong>kshop</p><p>at 5 &amp; 6 &lt;sharp&gt;</p>');
  await writePost(app, lukasz, '<p>Sumo <a href="https://secret.example/">ring</a></p>', pageId);
  await writePost(app, lukasz, '<p>हड़ताल की सूचना</p>');
  await writePost(app, ananya, '<p>50% off\\now</p>');
});
afterAll(() => app.close());

interface Answer<Entry> {
  data: Entry[];
  pagination: { total: number; totalPages: number; currentPage: number };
}
const posts = async (body: object) =>
  (await app.call('/admin/content/getPosts', body, token).expect(200)).body as Answer<AdminPostDto>;
const pages = async (body: object) =>
  (await app.call('/admin/content/getPages', body, token).expect(200)).body as Answer<AdminPageDto>;
const contents = async (search: string) =>
  (await posts({ search })).data.map(({ feedData }) => feedData.content.replace(/<[^>]*>/g, ''));

describe('the posts', () => {
  it('come newest first, with what is needed to judge them', async () => {
    const { data, pagination } = await posts({ limit: 3 });
    expect(pagination).toMatchObject({ total: 4, totalPages: 2, currentPage: 1 });
    expect(data.map(({ User }) => User.name)).toEqual([ananya.name, lukasz.name, lukasz.name]);
    expect(data[2]).toEqual({
      id: expect.any(String),
      createdAt: expect.stringMatching(/Z$/),
      kind: 'post',
      title: null,
      like: 0,
      comments: 0,
      User: { id: lukasz.id, name: lukasz.name, UserProfile: { profileUrl: null, title: null } },
      Page: { id: pageId, title: 'Nakshatra_Robotics', imageUrl: null },
      feedData: { content: expect.stringContaining('Sumo'), imagesUrl: [], images: [] },
      pollOptions: [],
    });
    expect((await posts({ limit: 3, page: 2 })).data).toHaveLength(1);
    const past = await posts({ limit: 3, page: 9 });
    expect(past.data).toEqual([]);
    expect(past.pagination.total).toBe(4);
  });

  it.each([
    ['text in any case', 'SOLDER', ['Solder Workshopat 5 &amp; 6 &lt;sharp&gt;']],
    ['a word with a tag in it', 'workshop', ['Solder Workshopat 5 &amp; 6 &lt;sharp&gt;']],
    ['what entities stand for', '5 & 6 <sharp>', ['Solder Workshopat 5 &amp; 6 &lt;sharp&gt;']],
    ['Devanagari', 'ताल की', ['हड़ताल की सूचना']],
    ['two letters', 'mo', ['Sumo ring']],
    ['the author', 'łukASZ', ['हड़ताल की सूचना', 'Sumo ring']],
    ['the page', 'nakshatra', ['Sumo ring']],
  ])('are found by %s', async (_, search, expected) => {
    expect(await contents(search)).toEqual(expected);
    expect((await posts({ search })).pagination.total).toBe(expected.length);
  });

  it.each(['strong', 'secret.example', 'wombat', 'member', 'workshopat'])(
    'are not found by %s, which is not in their visible text',
    async (search) => {
      expect(await contents(search)).toEqual([]);
    },
  );

  it.each([
    ['%', 3],
    ['_', 2],
    ['\\', 1],
    ['100%_s', 2],
  ])('takes %j as it stands', async (search, total) => {
    expect((await posts({ search })).pagination.total).toBe(total);
  });
});

describe('the pages', () => {
  it('come newest first, with what is needed to judge them', async () => {
    const second = await makePage(app, lukasz, 'Chess');
    const { data, pagination } = await pages({});
    expect(pagination.total).toBe(2);
    expect(data.map(({ id }) => id)).toEqual([second, pageId]);
    expect(data[1]).toEqual({
      id: pageId,
      title: 'Nakshatra_Robotics',
      description: 'We build robots',
      imageUrl: null,
      category: 'Club',
      followers: 1,
      posts: 1,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      User: { id: ananya.id, name: ananya.name, UserProfile: { profileUrl: null, title: null } },
    });
  });

  it.each([
    ['title', 'shatra_', 1],
    ['description', 'BUILD ROB', 2],
    ['creator', 'tripathi', 1],
    ['nothing', 'shatra%r', 0],
  ])('are found by %s', async (_, search, total) => {
    expect((await pages({ search })).pagination.total).toBe(total);
  });
});

describe('one entry', () => {
  it('is found by its id, among those shown or among those removed', async () => {
    const post = await writePost(app, ananya, '<p>One of many</p>');
    const page = await makePage(app, ananya, 'One page');
    const body = { feedId: post.id, comment: 'One comment' };
    await app.call('/user/comments/create', body, ananya.token).expect(201);
    const comment = (await app.call('/admin/content/getComments', { search: 'one comment' }, token)).body
      .data[0];
    for (const [list, remove, id] of [
      ['getComments', 'removeComment', comment.id],
      ['getPosts', 'removePost', post.id],
      ['getPages', 'removePage', page],
    ] as const) {
      const found = async (filter: object) =>
        (
          (await app.call(`/admin/content/${list}`, filter, token).expect(200)).body as Answer<{ id: string }>
        ).data.map((each) => each.id);
      expect(await found({ id })).toEqual([id]);
      expect(await found({ id, search: 'ignored' })).toEqual([id]);
      expect(await found({ id, removed: true })).toEqual([]);
      expect(await found({ id: 'x' })).toEqual([]);
      await app.call(`/admin/content/${remove}`, { id, reason: 'Spam' }, token).expect(200);
      expect(await found({ id })).toEqual([]);
      expect(await found({ id, removed: true, search: 'ignored' })).toEqual([id]);
    }
  });
});

describe('removing', () => {
  const remove = (what: string, body: object) => app.call(`/admin/content/${what}`, body, token);

  it('removes a post with its likes and comments, and records the reason', async () => {
    const author = await joinMember(app);
    const reader = await joinMember(app);
    const created = await app
      .http()
      .post('/user/feeds/create')
      .set('Authorization', author.token)
      .field('feedData', JSON.stringify({ content: '<p>Buy papers here</p>' }))
      .attach('images', await photo(40, 30), 'a.jpg')
      .expect(201);
    const { id, feedData } = created.body.data;
    await app.call('/user/likes/toggleLike', { feedId: id }, reader.token).expect(200);
    await app.call('/user/comments/create', { feedId: id, comment: 'Really?' }, reader.token).expect(201);
    const before = (await posts({})).pagination.total;

    await remove('removePost', { id, reason: 'Sells exam papers' }).expect(200);

    await app.call('/user/feeds/getFeedById', { id }, reader.token).expect(404);
    expect((await posts({})).pagination.total).toBe(before - 1);
    const profile = await app.call('/admin/users/getUser', { id: author.id }, token).expect(200);
    expect(profile.body.data.counts.posts).toBe(0);
    expect(profile.body.data.audit[0]).toMatchObject({
      action: 'post_removed',
      reason: 'Sells exam papers',
      actor: { kind: 'administrator', name: 'registrar' },
      subject: { kind: 'post', id },
      requestId: expect.any(String),
    });
    await app.http().get(`/${feedData.imagesUrl[0]}`).expect(404);
    await remove('removePost', { id, reason: 'Again' }).expect(404);
  });

  it('removes a page with its posts', async () => {
    const creator = await joinMember(app);
    const page = await makePage(app, creator, 'Paper mill');
    const post = await writePost(app, creator, '<p>Buy</p>', page);
    const before = (await posts({})).pagination.total;
    await remove('removePage', { id: page, reason: 'Sells exam papers' }).expect(200);
    await app.call('/user/pages/getPageById', { id: page }, creator.token).expect(404);
    await app.call('/user/feeds/getFeedById', { id: post.id }, creator.token).expect(404);
    expect((await posts({})).pagination.total).toBe(before - 1);
    const [event] = await app.rows(
      `SELECT action, member_id, subject_kind FROM audit_event ORDER BY id DESC LIMIT 1`,
    );
    expect(event).toEqual({ action: 'page_removed', member_id: creator.id, subject_kind: 'page' });
  });

  it.each([
    ['nothing', {}],
    ['a blank', { reason: ' ' }],
    ['more than 500 characters', { reason: 'x'.repeat(501) }],
  ])('needs a reason, not %s', async (_, body) => {
    const post = await writePost(app, await joinMember(app));
    const response = await remove('removePost', { id: post.id, ...body }).expect(400);
    expect(Object.keys(response.body.errors)).toEqual(['reason']);
    await remove('removePage', { id: pageId, ...body }).expect(400);
    await app.call('/user/feeds/getFeedById', { id: post.id }, ananya.token).expect(200);
  });

  it('fails when it cannot be recorded', async () => {
    const post = await writePost(app, ananya);
    await app.rows(
      `ALTER TABLE audit_event ADD CONSTRAINT closed CHECK (action <> 'post_removed') NOT VALID`,
    );
    await remove('removePost', { id: post.id, reason: 'Spam' }).expect(500);
    await app.rows('ALTER TABLE audit_event DROP CONSTRAINT closed');
    await app.call('/user/feeds/getFeedById', { id: post.id }, ananya.token).expect(200);
  });
});
