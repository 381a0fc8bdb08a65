import type { Test as Call } from 'supertest';
import { MAX_PICTURES } from '../src/config/upload-limits.js';
import type { FeedDto } from '../src/modules/feeds/feeds.dto.js';
import type { PageDto } from '../src/modules/pages/pages.dto.js';
import { startApp, type TestApp } from './support/app.js';
import { joinMember, photo, writePost, type TestMember } from './support/factories.js';

/** Editing content that another window has changed meanwhile, and the time of the last edit. */

let app: TestApp;
let asha: TestMember;
let reader: TestMember;
beforeAll(async () => {
  app = await startApp();
  asha = await joinMember(app, { name: 'Asha Rao' });
  reader = await joinMember(app);
});
afterAll(() => app.close());

type Fields = Record<string, string>;

/** Editable content, with one interface for posts, comments, pages and profiles. */
interface Editable {
  /** Creates one and returns its id. */
  readonly make: () => Promise<string>;
  readonly update: (id: string, text: string, more?: Fields) => Call;
  readonly read: (id: string) => Promise<{ version: string; text: string }>;
}

const call = (path: string, body: object, member: TestMember = asha) => app.call(path, body, member.token);
const form = (path: string, fields: Fields, member: TestMember = asha): Call =>
  Object.entries(fields).reduce(
    (sent, [name, value]) => sent.field(name, value),
    app.http().post(path).set('Authorization', member.token),
  );
const feedData = (text: string) => JSON.stringify({ content: `<p>${text}</p>` });
const getPost = async (id: string) => (await call('/user/feeds/getFeedById', { id })).body.data as FeedDto;
const commentsOf = async (feedId: string) =>
  (await call('/user/comments/getFeedComments', { feedId }).expect(200)).body.data.comments;
const getPage = async (id: string) =>
  (await call('/user/pages/getPageById', { id })).body.data.page as PageDto;
const profile = (bio: string) => ({
  name: 'Asha Rao',
  title: 'Robotics lead',
  bio,
  collegeName: 'IET Lucknow',
  collegeYear: '2028',
});

/** The post of each comment, to read the comment again. */
const postOfComment = new Map<string, string>();

const EDITABLES: Record<string, Editable> = {
  post: {
    make: async () => (await writePost(app, asha, '<p>first</p>')).id,
    update: (id, text, more) => form('/user/feeds/update', { id, feedData: feedData(text), ...more }),
    read: async (id) => {
      const { version, feedData: data } = await getPost(id);
      return { version, text: data.content.replace(/<\/?p>/g, '') };
    },
  },
  comment: {
    make: async () => {
      const post = await writePost(app, reader);
      const created = await call('/user/comments/create', { feedId: post.id, comment: 'first' }).expect(201);
      postOfComment.set(created.body.data.id, post.id);
      return created.body.data.id;
    },
    update: (id, text, more) => call('/user/comments/update', { id, comment: text, ...more }),
    read: async (id) => {
      const [comment] = await commentsOf(postOfComment.get(id)!);
      return { version: comment.version, text: comment.comment };
    },
  },
  page: {
    make: async () =>
      (await form('/user/pages/create', { title: 'Robots', description: 'first' }).expect(201)).body.data.id,
    update: (id, text, more) =>
      form('/user/pages/update', { id, title: 'Robots', description: text, ...more }),
    read: async (id) => {
      const { version, description } = await getPage(id);
      return { version, text: description };
    },
  },
  'college of a profile': {
    make: async () => {
      await form('/user/profile/update', { ...profile('a'), courseName: 'first' }).expect(200);
      return asha.id;
    },
    update: (_, text, more) => call('/user/profile/updateCollege', { courseName: text, ...more }),
    read: async () => {
      const { version, courseName } = (await call('/user/profile/get', {}).expect(200)).body.data;
      return { version, text: courseName };
    },
  },
  profile: {
    make: async () => {
      await form('/user/profile/update', profile('first')).expect(200);
      return asha.id;
    },
    update: (_, text, more) => form('/user/profile/update', { ...profile(text), ...more }),
    read: async () => {
      const { version, bio } = (await call('/user/profile/get', {}).expect(200)).body.data;
      return { version, text: bio };
    },
  },
};

describe.each(Object.entries(EDITABLES))('a %s', (_, { make, update, read }) => {
  it('has a version, and another one after each change', async () => {
    const id = await make();
    const { version } = await read(id);
    expect(version).toEqual(expect.any(String));
    const changed = await update(id, 'second', { version }).expect(200);
    expect(changed.body.data.version).not.toBe(version);
    expect(await read(id)).toEqual({ version: changed.body.data.version, text: 'second' });
  });

  it('refuses a change based on an old version', async () => {
    const id = await make();
    const { version } = await read(id);
    await update(id, 'of the other tab', { version }).expect(200);
    const present = await read(id);
    const refused = await update(id, 'mine', { version }).expect(409);
    expect(refused.body).toMatchObject({ success: false, error: 'stale' });
    expect(await read(id)).toEqual(present);
    await update(id, 'mine after all', { version: present.version }).expect(200);
    expect((await read(id)).text).toBe('mine after all');
  });

  it('without a version, the last write wins', async () => {
    const id = await make();
    await update(id, 'second').expect(200);
    await update(id, 'third').expect(200);
    expect((await read(id)).text).toBe('third');
  });

  it('accepts exactly one of eight simultaneous changes of the same version', async () => {
    const id = await make();
    const { version } = await read(id);
    const texts = Array.from({ length: 8 }, (_, n) => `of tab ${n}`);
    const answers = await Promise.all(texts.map((text) => update(id, text, { version })));
    const won = texts.filter((_, n) => answers[n]!.status === 200);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    expect((await read(id)).text).toBe(won[0]);
  });

  it('keeps its version when saved unchanged', async () => {
    const id = await make();
    await update(id, 'the same').expect(200);
    const before = await read(id);
    await update(id, 'the same', { version: before.version }).expect(200);
    expect(await read(id)).toEqual(before);
  });

  it('refuses an invalid version', async () => {
    const id = await make();
    expect((await update(id, 'second', { version: 'x'.repeat(65) }).expect(400)).body.errors).toHaveProperty(
      'version',
    );
    await update(id, 'second', { version: 'of another make' }).expect(409);
  });
});

describe('pictures of a refused change', () => {
  const stored = () => app.rows('SELECT path FROM media WHERE uploader_id = $1 ORDER BY path', [asha.id]);

  it.each(['post', 'page', 'profile'])('are not kept: %s', async (kind) => {
    const { make, update, read } = EDITABLES[kind]!;
    const id = await make();
    const { version } = await read(id);
    await update(id, 'of the other tab', { version }).expect(200);
    const before = await stored();
    await update(id, 'mine', { version })
      .attach(kind === 'post' ? 'images' : 'image', await photo(60, 40), 'a.jpg')
      .expect(409);
    expect(await stored()).toEqual(before);
  });

  it('a form with as many kept pictures as there may be can also have a version', async () => {
    const picture = await photo(30, 30);
    const create = form('/user/feeds/create', { feedData: feedData('all') });
    for (let n = 0; n < MAX_PICTURES; n += 1) create.attach('images', picture, `${n}.jpg`);
    const post = (await create.expect(201)).body.data as FeedDto;
    const update = form('/user/feeds/update', {
      id: post.id,
      feedData: feedData('still all'),
      version: post.version,
    });
    for (const url of post.feedData.imagesUrl) update.field('existingImages', url);
    const changed = await update.expect(200);
    expect(changed.body.data.feedData.imagesUrl).toEqual(post.feedData.imagesUrl);
  });
});

describe('a version', () => {
  it('does not change with likes and comments on a post, or with posts on a page', async () => {
    const page = (await form('/user/pages/create', { title: 'Robots', description: 'a' }).expect(201)).body
      .data as PageDto;
    const post = await writePost(app, asha, '<p>a</p>', page.id);
    await call('/user/likes/toggleLike', { feedId: post.id }, reader).expect(200);
    await call('/user/comments/create', { feedId: post.id, comment: 'nice' }, reader).expect(201);
    await call('/user/pages/toggleFollow', { id: page.id }, reader).expect(200);
    expect(await getPost(post.id)).toMatchObject({ version: post.version, editedAt: null, like: 1 });
    expect(await getPage(page.id)).toMatchObject({ version: page.version, posts: 1, followers: 1 });
  });

  it('also changes with the pictures or their descriptions alone', async () => {
    const post = (
      await form('/user/feeds/create', { feedData: feedData('a') })
        .attach('images', await photo(30, 30), 'a.jpg')
        .expect(201)
    ).body.data as FeedDto;
    const [url] = post.feedData.imagesUrl as [string];
    const described = await form('/user/feeds/update', {
      id: post.id,
      feedData: JSON.stringify({ content: '<p>a</p>', existingAlts: { [url]: 'A robot' } }),
      existingImages: url,
    }).expect(200);
    const bare = await form('/user/feeds/update', { id: post.id, feedData: feedData('a') }).expect(200);
    expect(new Set([post.version, described.body.data.version, bare.body.data.version]).size).toBe(3);
  });
});

describe('the time of the last edit', () => {
  it('of a post is null until its author edits it', async () => {
    const post = await writePost(app, asha, '<p>first</p>');
    expect(post.editedAt).toBeNull();
    const changed = (await EDITABLES.post!.update(post.id, 'second').expect(200)).body.data as FeedDto;
    expect(Date.parse(changed.editedAt!)).toBeGreaterThan(Date.parse(post.createdAt));
    const list = await call('/user/feeds/getAllFeeds', {}, reader).expect(200);
    expect(list.body.data.feeds[0]).toMatchObject({ id: post.id, editedAt: changed.editedAt });
    const again = await EDITABLES.post!.update(post.id, 'second').expect(200);
    expect(again.body.data.editedAt).toBe(changed.editedAt);
  });

  it('of a comment is null until its author edits it', async () => {
    const post = await writePost(app, reader);
    const created = await call('/user/comments/create', { feedId: post.id, comment: 'first' }).expect(201);
    const { id, editedAt, createdAt } = created.body.data;
    expect(editedAt).toBeNull();
    const update = (comment: string) => call('/user/comments/update', { id, comment }).expect(200);
    expect((await update('first')).body.data.editedAt).toBeNull();
    const changed = (await update('second')).body.data;
    expect(Date.parse(changed.editedAt)).toBeGreaterThan(Date.parse(createdAt));
    expect(await commentsOf(post.id)).toEqual([changed]);
  });

  it('is also set by the previous release, which does not know versions', async () => {
    const post = await writePost(app, asha);
    await app.rows(`UPDATE post SET content = '<p>by an older process</p>', images = images WHERE id = $1`, [
      post.id,
    ]);
    const changed = await getPost(post.id);
    expect(changed.version).not.toBe(post.version);
    expect(changed.editedAt).not.toBeNull();
  });
});
