import { PAGE_CATEGORIES } from '../src/common/page-category.js';
import { MediaService } from '../src/platform/media/media.service.js';
import type { PageDto } from '../src/modules/pages/pages.dto.js';
import { startApp, type TestApp } from './support/app.js';
import { expectCountersToMatch } from './support/counters.js';
import { follow, joinMember, photo, writePost, type TestMember } from './support/factories.js';

let app: TestApp;
let creator: TestMember;
let reader: TestMember;
beforeAll(async () => {
  app = await startApp();
  creator = await joinMember(app, { name: 'Asha Rao' });
  reader = await joinMember(app);
});
afterAll(() => app.close());

const form = (call: 'create' | 'update', member: TestMember, fields: Record<string, string>) =>
  Object.entries(fields).reduce(
    (request, [name, value]) => request.field(name, value),
    app.http().post(`/user/pages/${call}`).set('Authorization', member.token),
  );
const robotics = { title: 'Nakshatra Robotics Club', description: 'We build robots', category: 'Club' };
const create = async (member: TestMember = creator, fields: Record<string, string> = robotics) =>
  (await form('create', member, fields).expect(201)).body.data as PageDto;
const details = async (id: string, member: TestMember = reader) =>
  (await app.call('/user/pages/getPageById', { id }, member.token).expect(200)).body.data;
const call = (name: string, id: string, member: TestMember) =>
  app.call(`/user/pages/${name}`, { id }, member.token);

describe('a page', () => {
  it('shows the same fields as the list, with its creator', async () => {
    const response = await form('create', creator, robotics)
      .attach('image', await photo(400, 300), 'a.jpg')
      .expect(201);
    const page: PageDto = response.body.data;
    expect(page).toEqual({
      id: expect.any(String),
      ...robotics,
      imageUrl: expect.stringMatching(/^media\/[0-9a-f]{40}\.webp$/),
      followers: 0,
      posts: 0,
      isFollowing: false,
      UserId: creator.id,
      updatedAt: expect.stringMatching(/Z$/),
      version: expect.any(String),
      User: { name: 'Asha Rao' },
    });
    const list = await app.call('/user/pages/getAllPages', {}, creator.token).expect(200);
    expect(list.body.data.pages[0]).toEqual(page);
    expect(await details(page.id, creator)).toEqual({
      page,
      admin: { id: creator.id, name: 'Asha Rao', profileUrl: null, isAdmin: true },
      isFollowing: false,
      bell: false,
    });
    expect((await details(page.id)).admin.isAdmin).toBe(false);
    await app.http().get(`/${page.imageUrl}`).expect(200);
  });

  it('counts a line break of a form as one character, as the site does', async () => {
    const lines = (count: number) => 'x\r\n'.repeat(count);
    const page = await create(creator, { ...robotics, description: `${lines(999)}yz` });
    expect(page.description).toBe(`${'x\n'.repeat(999)}yz`);
    await form('create', creator, { ...robotics, description: `${lines(999)}xyz` }).expect(400);
  });

  it('has the category Department by default', async () => {
    const page = await create(creator, { title: 'Electronics', description: 'Since 1984' });
    expect(page.category).toBe('Department');
  });

  // The database has a list of its own, in a check.
  it.each(PAGE_CATEGORIES)('may have the category %s', async (category) => {
    expect((await create(creator, { ...robotics, category })).category).toBe(category);
  });

  it.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(101) }],
    ['description', { description: '' }],
    ['description', { description: 'x'.repeat(2001) }],
    ['category', { category: 'Cult' }],
    ['followers', { followers: '9000' }],
  ])('is refused for its %s', async (field, change) => {
    const response = await form('create', creator, { ...robotics, ...change }).expect(400);
    expect(Object.keys(response.body.errors)).toEqual([field]);
  });

  it('accepts one picture, in the field image', async () => {
    const picture = await photo(40, 40);
    await form('create', creator, robotics)
      .attach('image', picture, 'a.jpg')
      .attach('image', picture, 'b.jpg')
      .expect(400);
    await form('create', creator, robotics).attach('images', picture, 'a.jpg').expect(400);
    await form('create', creator, robotics)
      .attach('image', Buffer.from('<svg></svg> not a picture'), 'a.svg')
      .expect(415);
  });

  it('created twice with one key is one page', async () => {
    const send = () => form('create', creator, robotics).set('Idempotency-Key', 'double-click');
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data.id).toBe(first.body.data.id);
  });

  it.each(['999999', 'abc', '99999999999999999999'])('%s, which does not exist, is a 404', async (id) => {
    for (const name of ['getPageById', 'delete', 'toggleFollow']) await call(name, id, creator).expect(404);
    await form('update', creator, { id, title: 'a', description: 'b' }).expect(404);
  });
});

describe('the list of pages', () => {
  it('contains all pages or one’s own, newest first, with exact totals', async () => {
    const owner = await joinMember(app);
    for (let n = 1; n <= 12; n += 1) await create(owner, { ...robotics, title: `Page ${n}` });
    const list = async (body: object) =>
      (await app.call('/user/pages/getAllPages', body, owner.token).expect(200)).body.data;
    const own = await list({ userPages: true, page: 2 });
    expect(own.pages.map(({ title }: PageDto) => title)).toEqual(['Page 2', 'Page 1']);
    expect(own.pagination).toEqual({
      total: 12,
      totalPages: 2,
      currentPage: 2,
      limit: 10,
      hasNextPage: false,
      hasPrevPage: true,
    });
    const [row] = await app.rows<{ n: number }>('SELECT count(*)::int AS n FROM page');
    expect((await list({})).pagination.total).toBe(row!.n);
    const nobody = await joinMember(app);
    const none = await app.call('/user/pages/getAllPages', { userPages: true }, nobody.token).expect(200);
    expect(none.body.data).toMatchObject({ pages: [], pagination: { total: 0 } });
  });
});

describe('the list of pages, filtered and sorted', () => {
  const word = 'quetzal';
  let owner: TestMember;
  let ids: Record<'chess' | 'percent' | 'hindi' | 'plain', string>;
  beforeAll(async () => {
    owner = await joinMember(app);
    const made = async (title: string, category: string, by = owner) =>
      (await create(by, { title, description: `About ${word}`, category })).id;
    ids = {
      chess: await made('Chess CIRCLE', 'Club'),
      percent: await made('100% of _it_ \\ all', 'Event'),
      hindi: await made('हिन्दी साहित्य सभा', 'Community'),
      plain: await made('Reading circle', 'Club', creator),
    };
  });
  const list = async (body: object) => {
    const { data } = (await app.call('/user/pages/getAllPages', body, owner.token).expect(200)).body;
    return { ids: data.pages.map(({ id }: PageDto) => id) as string[], ...data };
  };
  const ours = async (body: object) => (await list({ search: word, ...body })).ids;

  it('has the most recently active page first, by an edit or a post', async () => {
    const inOrder = (...names: (keyof typeof ids)[]) => names.map((name) => ids[name]);
    expect(await ours({ sort: 'activity' })).toEqual(await ours({}));
    await writePost(app, owner, '<p>Check</p>', ids.chess);
    expect((await list({ sort: 'activity' })).ids[0]).toBe(ids.chess);
    expect(await ours({ sort: 'activity' })).toEqual(inOrder('chess', 'plain', 'hindi', 'percent'));
    const edit = { id: ids.percent, title: '100% of _it_ \\ all', description: `About ${word}` };
    await form('update', owner, edit).expect(200);
    expect(await ours({ sort: 'activity' })).toEqual(inOrder('percent', 'chess', 'plain', 'hindi'));
    expect((await list({ sort: 'activity' })).ids[0]).toBe(ids.percent);
    const all = await list({ sort: 'activity', limit: 50 });
    const times = all.pages.map(({ updatedAt }: PageDto) => updatedAt);
    expect(times).toEqual([...times].sort().reverse());
    await expectCountersToMatch(app);
  });

  it.each(['newest', 'activity'])(
    'by %s shows each page once, even if many have the same time',
    async (sort) => {
      const mine = await joinMember(app);
      for (let n = 0; n < 7; n += 1) await create(mine);
      await app.rows(
        `UPDATE page SET created_at = '2026-01-01', updated_at = '2026-01-01' WHERE creator_id = $1`,
        [mine.id],
      );
      const seen: string[] = [];
      for (const page of [1, 2, 3]) {
        const body = { userPages: true, sort, page, limit: 3 };
        const { data } = (await app.call('/user/pages/getAllPages', body, mine.token).expect(200)).body;
        expect(data.pagination).toMatchObject({ total: 7, totalPages: 3 });
        seen.push(...data.pages.map(({ id }: PageDto) => id));
      }
      expect(seen).toEqual([...new Set(seen)].sort((one, other) => Number(other) - Number(one)));
      expect(seen).toHaveLength(7);
    },
  );

  it('contains one category, with its own total', async () => {
    const [row] = await app.rows<{ n: number }>(
      `SELECT count(*)::int AS n FROM page WHERE category = 'Community'`,
    );
    const { pages, pagination } = await list({ category: 'Community', sort: 'activity', limit: 50 });
    expect(pagination.total).toBe(row!.n);
    expect(pages.every(({ category }: PageDto) => category === 'Community')).toBe(true);
    expect(await ours({ category: 'Club' })).toEqual([ids.plain, ids.chess]);
    expect(await ours({ category: 'Club', userPages: true })).toEqual([ids.chess]);
  });

  it('holds the pages that one may post on: created or followed, and nothing else', async () => {
    const member = await joinMember(app);
    const own = (await create(member, { ...robotics, title: 'My own' })).id;
    const postable = async (body: object = {}) => {
      const request = { postable: true, limit: 50, ...body };
      const { data } = (await app.call('/user/pages/getAllPages', request, member.token).expect(200)).body;
      expect(data.pagination.total).toBe(data.pages.length);
      return data.pages.map(({ id }: PageDto) => id) as string[];
    };
    expect(await postable()).toEqual([own]);
    await call('toggleFollow', ids.hindi, member).expect(200);
    await call('toggleFollow', ids.plain, member).expect(200);
    expect(await postable()).toEqual([own, ids.plain, ids.hindi]);
    expect(await postable({ sort: 'activity', category: 'Club' })).toEqual([own, ids.plain]);
    expect(await postable({ search: 'हिन्दी' })).toEqual([ids.hindi]);
    expect(await postable({ userPages: true })).toEqual([own]);
    await call('toggleFollow', ids.hindi, member).expect(200);
    expect(await postable()).toEqual([own, ids.plain]);
  });

  it('holds the pages that one follows, and nothing else', async () => {
    const member = await joinMember(app);
    const own = (await create(member, { ...robotics, title: 'My own' })).id;
    const following = async (body: object = {}) => {
      const request = { following: true, limit: 50, ...body };
      const { data } = (await app.call('/user/pages/getAllPages', request, member.token).expect(200)).body;
      expect(data.pagination.total).toBe(data.pages.length);
      return data.pages.map(({ id }: PageDto) => id) as string[];
    };
    expect(await following()).toEqual([]);
    await call('toggleFollow', ids.hindi, member).expect(200);
    await call('toggleFollow', ids.plain, member).expect(200);
    expect(await following()).toEqual([ids.plain, ids.hindi]);
    expect(await following({ postable: true, sort: 'activity', category: 'Club' })).toEqual([ids.plain]);
    expect(await following({ search: 'हिन्दी' })).toEqual([ids.hindi]);
    expect(await following({ userPages: true })).toEqual([own]);
    expect(await following({ following: null, postable: true })).toEqual([own, ids.plain, ids.hindi]);
    await call('toggleFollow', ids.hindi, member).expect(200);
    expect(await following()).toEqual([ids.plain]);
  });

  it.each<[string, (keyof typeof ids)[]]>([
    ['chess circle', ['chess']],
    ['CIRCLE', ['plain', 'chess']],
    ['% of _it_ \\', ['percent']],
    ['100_', []],
    ['हिन्दी', ['hindi']],
    ['साहित्य', ['hindi']],
    ['QUETZAL', ['plain', 'hindi', 'percent', 'chess']],
    ['nobody writes so', []],
  ])('finds “%s” in title or description, as it stands', async (search, found) => {
    const { ids: listed, pagination } = await list({ search });
    expect(listed).toEqual(found.map((name) => ids[name]));
    expect(pagination.total).toBe(found.length);
  });

  it('contains no hidden page, and ignores an empty search', async () => {
    expect((await list({ search: '  ' })).pagination.total).toBe((await list({})).pagination.total);
    await app.rows(`UPDATE page SET hidden = true WHERE id = $1`, [ids.hindi]);
    for (const body of [{ search: 'हिन्दी' }, { search: 'हिन्दी', userPages: true }]) {
      expect((await list(body)).ids).toEqual([]);
    }
    for (const sort of ['newest', 'activity'])
      expect((await list({ sort, limit: 50 })).ids).not.toContain(ids.hindi);
    await app.rows(`UPDATE page SET hidden = false WHERE id = $1`, [ids.hindi]);
  });

  it.each([
    ['sort', { sort: 'likes' }],
    ['category', { category: 'Cult' }],
    ['search', { search: 'x'.repeat(101) }],
    ['search', { search: 7 }],
    ['postable', { postable: 'yes' }],
    ['following', { following: 1 }],
  ])('is refused for its %s', async (field, body) => {
    const { errors } = (await app.call('/user/pages/getAllPages', body, owner.token).expect(400)).body;
    expect(Object.keys(errors)).toEqual([field]);
  });
});

describe('the suggested pages', () => {
  let viewer: TestMember;
  let fans: TestMember[];
  beforeAll(async () => {
    viewer = await joinMember(app);
    fans = [await joinMember(app), await joinMember(app)];
  });
  const suggested = async () =>
    (await app.call('/user/pages/getSuggestions', {}, viewer.token).expect(200)).body.data.pages as PageDto[];
  /** A page with a picture, followers and a post, except for what is left out. */
  const made = async ({ by = creator, followers = 1, posts = 1, isPictured = true }) => {
    const request = form('create', by, robotics);
    if (isPictured) request.attach('image', await photo(40, 40), 'a.jpg');
    const { id } = (await request.expect(201)).body.data as PageDto;
    for (const fan of fans.slice(0, followers)) await follow(app, id, fan);
    for (let post = 0; post < posts; post += 1) await writePost(app, by, '<p>New</p>', id);
    return id;
  };

  it('have a picture and posts, and those with the most followers come first, as in every list', async () => {
    const known = await made({ followers: 2 });
    const rising = await made({ followers: 1 });
    const ignored = [await made({ isPictured: false }), await made({ posts: 0 }), await made({ by: viewer })];
    const followed = await made({});
    await follow(app, followed, viewer);
    // Nobody follows it, so its place is the last, whatever is posted there.
    const empty = await made({ followers: 0, posts: 3 });
    const pages = await suggested();
    const ids = pages.map(({ id }) => id);
    expect(ids.filter((id) => [known, rising, empty].includes(id))).toEqual([known, rising, empty]);
    expect([...ignored, followed].filter((id) => ids.includes(id))).toEqual([]);
    const { page } = await details(known, viewer);
    expect(pages[ids.indexOf(known)]).toEqual(page);
  });

  it('are at most six, and none that is hidden', async () => {
    for (let more = 0; more < 5; more += 1) await made({});
    const pages = await suggested();
    expect(pages).toHaveLength(6);
    const [first] = pages;
    await app.rows(`UPDATE page SET hidden = true WHERE id = $1`, [first!.id]);
    expect((await suggested()).map(({ id }) => id)).not.toContain(first!.id);
    await app.rows(`UPDATE page SET hidden = false WHERE id = $1`, [first!.id]);
  });

  it('are not those of members whom the viewer muted or blocked, or who blocked the viewer', async () => {
    const pageOf = async () => {
      const by = await joinMember(app);
      return { by, id: await made({ by, followers: 2 }) };
    };
    const [muted, blocked, blocking] = [await pageOf(), await pageOf(), await pageOf()];
    const relate = (member: TestMember, { id: userId }: TestMember, relation: string) =>
      app.call('/user/safety/setRelation', { userId, relation }, member.token).expect(200);
    const left = async () => (await suggested()).filter(({ id }) => all.includes(id)).map(({ id }) => id);
    const all = [muted.id, blocked.id, blocking.id];
    expect((await left()).sort()).toEqual([...all].sort());
    await relate(viewer, muted.by, 'mute');
    await relate(viewer, blocked.by, 'block');
    await relate(blocking.by, viewer, 'block');
    expect(await left()).toEqual([]);
    await relate(viewer, muted.by, 'none');
    expect(await left()).toEqual([muted.id]);
  });
});

describe('following', () => {
  it('can be toggled, allows posting, and is refused for the creator', async () => {
    const page = await create();
    const fan = await joinMember(app);
    await app
      .http()
      .post('/user/feeds/create')
      .set('Authorization', fan.token)
      .field('feedData', '{"content":"a"}')
      .field('pageId', page.id)
      .expect(403);
    expect((await call('toggleFollow', page.id, fan).expect(200)).body).toEqual({
      success: true,
      data: { followers: 1, isFollowing: true },
    });
    expect(await details(page.id, fan)).toMatchObject({
      isFollowing: true,
      page: { followers: 1, isFollowing: true },
    });
    await writePost(app, fan, '<p>as a follower</p>', page.id);
    expect((await call('toggleFollow', page.id, fan).expect(200)).body.data).toEqual({
      followers: 0,
      isFollowing: false,
    });
    expect((await call('toggleFollow', page.id, creator).expect(403)).body.error).toBe('forbidden');
  });

  it('is counted exactly when forty members toggle at once, and one member eight times', async () => {
    const page = await create();
    const members = await Promise.all(Array.from({ length: 40 }, () => joinMember(app)));
    await Promise.all([
      ...members.map((member) => call('toggleFollow', page.id, member).expect(200)),
      ...Array.from({ length: 8 }, () => call('toggleFollow', page.id, reader).expect(200)),
    ]);
    const [row] = await app.rows('SELECT count(*)::int AS n FROM follow WHERE page_id = $1', [page.id]);
    expect(row).toEqual({ n: 40 });
    expect((await details(page.id)).page.followers).toBe(40);
  });
});

describe('changing a page', () => {
  it('is allowed only for its creator', async () => {
    const page = await create();
    await call('toggleFollow', page.id, reader).expect(200);
    await form('update', reader, { id: page.id, title: 'Mine now', description: 'b' }).expect(403);
    await call('delete', page.id, reader).expect(403);
    const changed = await form('update', creator, {
      id: page.id,
      title: 'Nakshatra',
      description: 'Stars',
    }).expect(200);
    expect(changed.body.data).toMatchObject({
      id: page.id,
      title: 'Nakshatra',
      description: 'Stars',
      category: 'Club',
      followers: 1,
    });
  });

  it('changes the category when it is given', async () => {
    const page = await create();
    const edit = { id: page.id, title: page.title, description: page.description };
    const changed = await form('update', creator, { ...edit, category: 'Organization' }).expect(200);
    expect(changed.body.data.category).toBe('Organization');
    expect((await details(page.id)).page.category).toBe('Organization');
    const refused = await form('update', creator, { ...edit, category: 'Cult' }).expect(400);
    expect(Object.keys(refused.body.errors)).toEqual(['category']);
  });

  it('replaces and removes the picture', async () => {
    const withPicture = async () =>
      (
        await form('create', creator, robotics)
          .attach('image', await photo(60, 60), 'a.jpg')
          .expect(201)
      ).body.data as PageDto;
    const page = await withPicture();
    const keep = { id: page.id, title: 'a', description: 'b' };
    expect((await form('update', creator, keep).expect(200)).body.data.imageUrl).toBe(page.imageUrl);
    const replaced = await form('update', creator, keep)
      .attach('image', await photo(70, 70), 'b.jpg')
      .expect(200);
    expect(replaced.body.data.imageUrl).not.toBe(page.imageUrl);
    const removed = await form('update', creator, { ...keep, removeImage: 'true' }).expect(200);
    expect(removed.body.data.imageUrl).toBeNull();
    await app.nest.get(MediaService).clean();
    await app.http().get(`/${page.imageUrl}`).expect(404);
    await app.http().get(`/${replaced.body.data.imageUrl}`).expect(404);
  });

  it('counts as activity, like a new post', async () => {
    const page = await create();
    await app.rows(`UPDATE page SET updated_at = '2026-01-01' WHERE id = $1`, [page.id]);
    expect((await details(page.id)).page.updatedAt).toBe('2026-01-01T00:00:00.000Z');
    const post = await writePost(app, creator, '<p>news</p>', page.id);
    expect((await details(page.id)).page.updatedAt).toBe(post.createdAt);
  });

  it('deleting it deletes its posts and updates every counter', async () => {
    const page = await create();
    const post = await writePost(app, creator, '<p>gone soon</p>', page.id);
    await call('toggleFollow', page.id, reader).expect(200);
    await call('delete', page.id, creator).expect(200);
    await app.call('/user/feeds/getFeedById', { id: post.id }, creator.token).expect(404);
    await call('getPageById', page.id, creator).expect(404);
    const [totals] = await app.rows(
      `SELECT (SELECT sum(value)::int FROM tally WHERE name = 'pages') = (SELECT count(*)::int FROM page WHERE NOT hidden) AS pages,
              (SELECT sum(value)::int FROM tally WHERE name = 'posts') = (SELECT count(*)::int FROM post WHERE NOT hidden) AS posts`,
    );
    expect(totals).toEqual({ pages: true, posts: true });
  });
});
