import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { jest } from '@jest/globals';
import { AccountPurgeService } from '../src/modules/account/account-purge.service.js';
import { RemovedPurgeRepository } from '../src/modules/admin/removals/removed-purge.repository.js';
import { RemovedPurgeService } from '../src/modules/admin/removals/removed-purge.service.js';
import { MediaService } from '../src/platform/media/media.service.js';
import { MediaStore } from '../src/platform/media/media-store.js';
import { startApp, type TestApp } from './support/app.js';
import { expectCountersToMatch } from './support/counters.js';
import {
  follow,
  joinMember,
  makePage,
  PASSWORD,
  photo,
  signIn,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';
import { unzip } from './support/unzip.js';

let app: TestApp;
let administrator: string;
let reader: TestMember;
beforeAll(async () => {
  app = await startApp();
  administrator = await signInAdministrator(app);
  reader = await joinMember(app);
});
afterAll(() => app.close());
afterEach(() => jest.restoreAllMocks());

interface Scene {
  readonly author: TestMember;
  readonly creator: TestMember;
}
type Kind = 'Post' | 'Page' | 'Comment';
const remove = (kind: Kind, id: string, more: object = {}) =>
  app.call(`/admin/content/remove${kind}`, { id, reason: 'Rule 4', ...more }, administrator);
const restore = (kind: Kind, id: string, removedAt?: string) =>
  app.call(`/admin/content/restore${kind}`, { id, removedAt }, administrator);
const seen = (id: string, by: TestMember) => app.call('/user/feeds/getFeedById', { id }, by.token);
const pageSeen = (id: string, by: TestMember) => app.call('/user/pages/getPageById', { id }, by.token);
const remark = async (feedId: string, by: TestMember, comment = 'Well said'): Promise<string> =>
  (await app.call('/user/comments/create', { feedId, comment }, by.token).expect(201)).body.data.id;
const removedPosts = async (search = '') =>
  (await app.call('/admin/content/getPosts', { removed: true, search, limit: 50 }, administrator).expect(200))
    .body;
const letPass = async (table: string, id: string, by: string) => {
  await app.rows(`UPDATE ${table} SET withheld_at = withheld_at - $2::interval WHERE id = $1`, [id, by]);
  await app.rows(
    `UPDATE review_case SET decided_at = decided_at - $3::interval WHERE target_kind = $1 AND target_id = $2`,
    [table, id, by],
  );
};
const purgeRemoved = () => app.nest.get(RemovedPurgeService).purge(new AbortController().signal);
const cleanMedia = () => app.nest.get(MediaService).clean();
const files = async () =>
  (await readdir(path.join(app.dataDir, 'media'), { recursive: true }).catch(() => [])).filter((name) =>
    name.endsWith('.webp'),
  );

async function writePictured(author: TestMember, pageId?: string): Promise<{ id: string; picture: string }> {
  const form = app
    .http()
    .post('/user/feeds/create')
    .set('Authorization', author.token)
    .field('feedData', JSON.stringify({ content: '<p>Look</p>' }))
    .attach('images', await photo(1200, 800), 'a.jpg');
  if (pageId !== undefined) form.field('pageId', pageId);
  const { data } = (await form.expect(201)).body;
  return { id: data.id, picture: data.feedData.imagesUrl[0] };
}
const pictureStatus = async (picture: string) => (await app.http().get(`/${picture}?w=480`)).status;

describe('a removed post', () => {
  it('answers 404 to everybody once the removal is acknowledged, its pictures too, and is restored whole', async () => {
    const author = await joinMember(app);
    const { id, picture } = await writePictured(author);
    await remark(id, reader);
    await app.call('/user/likes/toggleLike', { feedId: id }, reader.token).expect(200);
    const before = (await seen(id, reader).expect(200)).body;

    const { body } = await remove('Post', id).expect(200);
    expect(body.message).toBe('The post is removed');
    expect(await pictureStatus(picture)).toBe(404);
    await seen(id, reader).expect(404);
    for (const call of [
      '/user/likes/toggleLike',
      '/user/likes/getFeedLikes',
      '/user/comments/getFeedComments',
    ]) {
      await app.call(call, { feedId: id }, reader.token).expect(404);
    }
    await app.call('/user/comments/create', { feedId: id, comment: 'a' }, reader.token).expect(404);
    await app
      .http()
      .post('/user/feeds/update')
      .set('Authorization', author.token)
      .field({ id, feedData: '{"content":"<p>b</p>"}' })
      .expect(404);
    expect(await app.rows('SELECT path FROM media_outbox')).toEqual([]);
    await expectCountersToMatch(app);

    await restore('Post', id).expect(200);
    expect((await seen(id, reader).expect(200)).body).toEqual(before);
    expect(await pictureStatus(picture)).toBe(200);
    expect((await files()).filter((name) => name.startsWith('withheld'))).toEqual([]);
    await expectCountersToMatch(app);
  });

  it('has its pictures moved by the job if the process died before it moved them', async () => {
    const { id, picture } = await writePictured(await joinMember(app));
    // The state in the database after a kill between the commit and the move.
    jest.spyOn(app.nest.get(MediaService), 'settle').mockResolvedValue(false);
    const { body } = await remove('Post', id).expect(200);
    expect(body.message).toMatch(/^The post is removed\. Some of the pictures are still to follow/);
    expect(await pictureStatus(picture)).toBe(200);
    await cleanMedia();
    expect(await pictureStatus(picture)).toBe(404);
    await restore('Post', id).expect(200);
    await cleanMedia();
    expect(await pictureStatus(picture)).toBe(200);
  });

  it('is removed while the picture store is unavailable, and its pictures follow later', async () => {
    const { id, picture } = await writePictured(await joinMember(app));
    const move = jest.spyOn(app.nest.get(MediaStore), 'move').mockRejectedValue(new Error('away'));
    const { body } = await remove('Post', id).expect(200);
    expect(body.message).toMatch(/still to follow/);
    await seen(id, reader).expect(404);
    move.mockRestore();
    await cleanMedia();
    expect(await pictureStatus(picture)).toBe(404);
  });

  it('that is removed and restored before any file moved keeps its pictures', async () => {
    const { id, picture } = await writePictured(await joinMember(app));
    const settle = jest.spyOn(app.nest.get(MediaService), 'settle').mockResolvedValue(false);
    await remove('Post', id).expect(200);
    await restore('Post', id).expect(200);
    settle.mockRestore();
    await Promise.all([cleanMedia(), cleanMedia()]);
    expect(await pictureStatus(picture)).toBe(200);
    await Promise.all([remove('Post', id).expect(200), cleanMedia(), cleanMedia()]);
    expect(await pictureStatus(picture)).toBe(404);
  });

  it('can be restored for 30 days, then it is deleted with its files', async () => {
    const { id, picture } = await writePictured(await joinMember(app));
    await remove('Post', id).expect(200);
    await letPass('post', id, '29 days 23 hours');
    await purgeRemoved();
    expect((await removedPosts()).data.map((post: { id: string }) => post.id)).toContain(id);
    await letPass('post', id, '1 hour 1 minute');
    const late = await restore('Post', id).expect(409);
    expect(late.body).toMatchObject({
      error: 'not_restorable',
      message: 'This post was removed more than 30 days ago and cannot be restored any more',
    });
    await letPass('post', id, '1 hour');
    await purgeRemoved();
    await cleanMedia();
    await restore('Post', id).expect(404);
    const name = path.basename(picture, '.webp');
    expect((await files()).filter((file) => file.includes(name))).toEqual([]);
    await expectCountersToMatch(app);
  });

  it('is removed once and restored once by concurrent administrators, and each is recorded once', async () => {
    const { id } = await writePost(app, await joinMember(app));
    const statuses = async (calls: Promise<{ status: number }>[]) =>
      (await Promise.all(calls)).map(({ status }) => status).sort();
    expect(await statuses([1, 2, 3].map(async () => remove('Post', id)))).toEqual([200, 404, 404]);
    expect(await statuses([1, 2, 3].map(async () => restore('Post', id)))).toEqual([200, 409, 409]);
    const events = await app.rows<{ action: string }>(
      `SELECT action FROM audit_event WHERE subject_kind = 'post' AND subject_id = $1 ORDER BY id`,
      [id],
    );
    expect(events.map(({ action }) => action)).toEqual(['post_removed', 'post_restored']);
  });

  it('is not restored by an undo of an earlier removal', async () => {
    const { id } = await writePost(app, await joinMember(app));
    const first: string = (await remove('Post', id).expect(200)).body.data.removedAt;
    await restore('Post', id, first).expect(200);
    const second: string = (await remove('Post', id).expect(200)).body.data.removedAt;
    const late = await restore('Post', id, first).expect(409);
    expect(late.body).toMatchObject({
      error: 'state_changed',
      message: expect.stringMatching(
        /^This post was restored and removed again since: removed by \w+ on \d\d\/\d\d\/\d{4} at \d\d:\d\d\.$/,
      ),
    });
    await restore('Post', id, 'yesterday').expect(400);
    await restore('Post', id, second).expect(200);
    const done = await restore('Post', id, second).expect(409);
    expect(done.body).toMatchObject({
      error: 'not_restorable',
      message: expect.stringMatching(
        /^This post is not removed: restored by \w+ on \d\d\/\d\d\/\d{4} at \d\d:\d\d\.$/,
      ),
    });
  });

  it('can be deleted by its author, and then nobody can restore it', async () => {
    const author = await joinMember(app);
    const { id, picture } = await writePictured(author);
    await remove('Post', id).expect(200);
    await app.call('/user/feeds/delete', { id }, reader.token).expect(404);
    await app.call('/user/feeds/delete', { id }, author.token).expect(200);
    await cleanMedia();
    await restore('Post', id).expect(404);
    expect((await files()).filter((file) => file.includes(path.basename(picture, '.webp')))).toEqual([]);
  });

  it('stays removed while its author’s account is deleted and recovered, and is purged with the account', async () => {
    const author = await joinMember(app);
    const { id } = await writePost(app, author);
    await remove('Post', id).expect(200);
    const account = { emailOrPhone: author.email, password: PASSWORD };
    await app.call('/user/account/delete', { password: PASSWORD }, author.token).expect(200);
    await restore('Post', id).expect(404);
    await app.call('/user/account/restore', account).expect(200);
    await seen(id, reader).expect(404);
    await expectCountersToMatch(app);
    await restore('Post', id).expect(200);
    await seen(id, reader).expect(200);
    await remove('Post', id).expect(200);
    const token = await signIn(app, author.email);
    await app.call('/user/account/delete', { password: PASSWORD }, token).expect(200);
    await app.rows(`UPDATE member SET deleted_at = deleted_at - interval '15 days' WHERE id = $1`, [
      author.id,
    ]);
    await app.nest.get(AccountPurgeService).purge(new AbortController().signal);
    await restore('Post', id).expect(404);
    expect(await app.rows('SELECT FROM post WHERE id = $1', [id])).toEqual([]);
  });

  it.each([
    ['author’s', (scene: Scene) => scene.author],
    ['page’s creator’s', (scene: Scene) => scene.creator],
  ])(
    'is also removed while its %s account is deleted, whose restoration does not bring it back',
    async (_, of) => {
      const scene = { author: await joinMember(app), creator: await joinMember(app) };
      const leaver = of(scene);
      const pageId = await makePage(app, scene.creator);
      await follow(app, pageId, scene.author);
      const { id, picture } = await writePictured(scene.author, pageId);
      const said = await remark(id, scene.author);
      await app.call('/user/account/delete', { password: PASSWORD }, leaver.token).expect(200);
      await remove('Comment', said).expect(200);
      await remove('Post', id, { note: 'Rule 4' }).expect(200);
      await remove('Post', id).expect(404);
      expect(await pictureStatus(picture)).toBe(404);
      await expectCountersToMatch(app);
      await app.call('/user/account/restore', { emailOrPhone: leaver.email, password: PASSWORD }).expect(200);
      await seen(id, reader).expect(404);
      await expectCountersToMatch(app);
      expect((await removedPosts()).data[0]).toMatchObject({ id, removal: { note: 'Rule 4' } });
      await restore('Post', id).expect(200);
      await seen(id, reader).expect(200);
      expect(await pictureStatus(picture)).toBe(200);
      const comments = await app
        .call('/user/comments/getFeedComments', { feedId: id }, reader.token)
        .expect(200);
      expect(comments.body.data.pagination.total).toBe(0);
      await expectCountersToMatch(app);
    },
  );

  it('is listed for administrators with who removed it and why, and can be searched by its text', async () => {
    const author = await joinMember(app, { name: 'Vikram Seth' });
    const { id } = await writePost(app, author, '<p>Cheap <b>quill</b> pens</p>');
    await remove('Post', id, { reason: 'Advertising', note: 'Rule 4: no advertising.' }).expect(200);
    for (const search of ['quill', 'VIKRAM', '']) {
      const { data } = await removedPosts(search);
      expect(data[0]).toMatchObject({
        id,
        User: { name: 'Vikram Seth' },
        removal: { note: 'Rule 4: no advertising.', reason: 'Advertising', by: 'registrar' },
      });
    }
    expect((await removedPosts('no such words')).pagination.total).toBe(0);
    const listed = await app.call('/admin/content/getPosts', { search: 'quill' }, administrator).expect(200);
    expect(listed.body.data).toEqual([]);
  });
});

describe('a removed page', () => {
  it('hides its posts and all their pictures, and restores those that were not removed themselves', async () => {
    const creator = await joinMember(app);
    const page = await makePage(app, creator, 'Paper mill');
    await follow(app, page, reader);
    const stays = await writePictured(creator, page);
    const removedToo = await writePictured(reader, page);
    await remove('Post', removedToo.id).expect(200);
    await remove('Page', page).expect(200);
    await pageSeen(page, reader).expect(404);
    await seen(stays.id, reader).expect(404);
    await app.call('/user/pages/toggleFollow', { id: page }, reader.token).expect(404);
    expect(await pictureStatus(stays.picture)).toBe(404);
    const own = await app.call('/user/pages/getAllPages', { userPages: true }, creator.token).expect(200);
    expect(own.body.data).toMatchObject({ pages: [], pagination: { total: 0 } });
    const listed = await app.call('/admin/content/getPages', { removed: true }, administrator).expect(200);
    expect(listed.body.data[0]).toMatchObject({
      id: page,
      posts: 1,
      followers: 1,
      removal: { reason: 'Rule 4' },
    });
    await expectCountersToMatch(app);

    const early = await restore('Post', removedToo.id).expect(200);
    expect(early.body.message).toBe(
      'The post is restored. Nobody sees it yet, because its page is not there.',
    );
    expect(await pictureStatus(removedToo.picture)).toBe(404);
    await remove('Post', removedToo.id).expect(404);
    await restore('Page', page).expect(200);
    await pageSeen(page, reader).expect(200);
    for (const { id, picture } of [stays, removedToo]) {
      await seen(id, reader).expect(200);
      expect(await pictureStatus(picture)).toBe(200);
    }
    await remove('Post', removedToo.id).expect(200);
    await remove('Page', page).expect(200);
    await restore('Page', page).expect(200);
    await seen(removedToo.id, creator).expect(404);
    expect(await pictureStatus(removedToo.picture)).toBe(404);
    await expectCountersToMatch(app);
  });

  it('is purged with its posts, in batches', async () => {
    const creator = await joinMember(app);
    const page = await makePage(app, creator);
    await follow(app, page, reader);
    const { id } = await writePost(app, creator, '<p>a</p>', page);
    await remark(id, reader);
    await app.call('/user/saved/set', { feedId: id, saved: true }, reader.token).expect(200);
    await app.call('/user/notifications/mutePost', { feedId: id, muted: true }, reader.token).expect(200);
    await remove('Page', page).expect(200);
    await letPass('page', page, '30 days 2 hours');
    const batches: number[] = [];
    const repository = app.nest.get(RemovedPurgeRepository);
    for (let gone = await repository.purgeSome(); gone > 0; gone = await repository.purgeSome()) {
      batches.push(gone);
    }
    // Comment, saved post, mute, notification, post, follow and page: each in a batch of its own, none by cascade.
    expect(batches).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(await app.rows('SELECT FROM page WHERE id = $1', [page])).toEqual([]);
    expect(await app.rows('SELECT FROM post WHERE id = $1', [id])).toEqual([]);
    await expectCountersToMatch(app);
  });

  it('is also removed while its creator’s account is deleted, whose restoration does not bring it back', async () => {
    const creator = await joinMember(app);
    const page = await makePage(app, creator);
    await follow(app, page, reader);
    const { id } = await writePost(app, reader, '<p>a</p>', page);
    await app.call('/user/account/delete', { password: PASSWORD }, creator.token).expect(200);
    await remove('Page', page).expect(200);
    await remove('Post', id).expect(404);
    const account = { emailOrPhone: creator.email, password: PASSWORD };
    await app.call('/user/account/restore', account).expect(200);
    await pageSeen(page, reader).expect(404);
    await seen(id, reader).expect(404);
    await expectCountersToMatch(app);
    await restore('Page', page).expect(200);
    await seen(id, reader).expect(200);
    await expectCountersToMatch(app);
  });

  it('can be deleted by its creator', async () => {
    const creator = await joinMember(app);
    const page = await makePage(app, creator);
    await remove('Page', page).expect(200);
    await app.call('/user/pages/delete', { id: page }, reader.token).expect(404);
    await app.call('/user/pages/delete', { id: page }, creator.token).expect(200);
    await restore('Page', page).expect(404);
  });
});

describe('a page that its creator deleted', () => {
  const total = async (call: string, body: object, by: TestMember) =>
    (await app.call(call, body, by.token).expect(200)).body.data.pagination.total;

  it('is gone for everybody at once, also for its creator, and a job deletes its rows in batches', async () => {
    await purgeRemoved();
    const creator = await joinMember(app);
    const page = await makePage(app, creator, 'Marionette makers');
    await follow(app, page, reader);
    const { id, picture } = await writePictured(reader, page);
    await remark(id, creator);
    await app.call('/user/likes/toggleLike', { feedId: id }, creator.token).expect(200);
    await app.call('/user/saved/set', { feedId: id, saved: true }, creator.token).expect(200);
    const removedToo = await writePost(app, reader, '<p>a</p>', page);
    await remove('Post', removedToo.id).expect(200);
    expect(await total('/user/notifications/getAll', {}, creator)).toBe(2);

    await app.call('/user/pages/delete', { id: page }, creator.token).expect(200);
    // The request has hidden the rows, and deleted none.
    expect(await app.rows('SELECT withheld, hidden FROM page WHERE id = $1', [page])).toEqual([
      { withheld: 'deleted', hidden: true },
    ]);
    await expectCountersToMatch(app);
    const gone = async () => {
      for (const answer of [
        await pageSeen(page, creator),
        await pageSeen(page, reader),
        await seen(id, reader),
        await app.call('/user/feeds/delete', { id }, reader.token),
        await app.call('/user/pages/toggleFollow', { id: page }, reader.token),
        await remove('Page', page),
        await remove('Post', id),
        await restore('Page', page),
      ]) {
        expect([answer.status, answer.body.error]).toEqual([404, 'not_found']);
      }
      expect(await total('/user/pages/getAllPages', { userPages: true }, creator)).toBe(0);
      expect(await total('/user/pages/getAllPages', { search: 'Marionette' }, reader)).toBe(0);
      expect(await total('/user/feeds/getAllFeeds', { pageId: page }, reader)).toBe(0);
      expect(await total('/user/notifications/getAll', {}, creator)).toBe(0);
      expect(await total('/user/saved/getAll', {}, creator)).toBe(0);
      const found = await app.call('/user/search/find', { q: 'Marionette', kind: 'pages' }, reader.token);
      expect(found.body.data.pages.items).toEqual([]);
      const listed = await app.call('/admin/content/getPages', { removed: true, limit: 50 }, administrator);
      expect(JSON.stringify(listed.body.data)).not.toContain('Marionette');
    };
    await gone();
    await app.call('/user/pages/delete', { id: page }, creator.token).expect(404);
    for (const member of [creator, reader]) {
      const { body } = await app
        .call('/user/account/export', {}, member.token)
        .responseType('blob')
        .expect(200);
      const archive = await unzip(body as Buffer);
      for (const name of ['pages.json', 'posts.json', 'follows.json']) {
        expect(String(archive.get(name))).not.toContain('Marionette');
      }
    }
    await cleanMedia();
    expect(await pictureStatus(picture)).toBe(404);
    await app.call('/user/account/delete', { password: PASSWORD }, creator.token).expect(200);
    const account = { emailOrPhone: creator.email, password: PASSWORD };
    await app.call('/user/account/restore', account).expect(200);
    const back = { ...creator, token: await signIn(app, creator.email) };
    expect((await pageSeen(page, back).expect(404)).body.error).toBe('not_found');
    await expectCountersToMatch(app);

    const repository = app.nest.get(RemovedPurgeRepository);
    const purge = async () => {
      const batches: number[] = [];
      for (let rows = await repository.purgeSome(); rows > 0; rows = await repository.purgeSome()) {
        batches.push(rows);
      }
      return batches;
    };
    // Like, comment, saved post, notifications (a like, a comment; the page's go with it), post. The author of the other post may
    // appeal against its removal, so that it waits, and its page with it.
    expect(await purge()).toEqual([1, 1, 1, 2, 1]);
    await app.rows(
      `UPDATE review_case SET decided_at = decided_at - interval '31 days' WHERE target_kind = 'post' AND target_id = $1`,
      [removedToo.id],
    );
    // Post, follow, page.
    expect(await purge()).toEqual([1, 1, 1]);
    for (const table of ['page', 'post', 'follow']) {
      const column = table === 'page' ? 'id' : 'page_id';
      expect(await app.rows(`SELECT FROM ${table} WHERE ${column} = $1`, [page])).toEqual([]);
    }
    await cleanMedia();
    const name = path.basename(picture, '.webp');
    expect((await files()).filter((file) => file.includes(name))).toEqual([]);
    await expectCountersToMatch(app);
  });

  it('is purged, too, if an administrator had removed it', async () => {
    const creator = await joinMember(app);
    const page = await makePage(app, creator);
    const { id, picture } = await writePictured(creator, page);
    await remove('Page', page).expect(200);
    await app.call('/user/pages/delete', { id: page }, creator.token).expect(200);
    expect((await pageSeen(page, creator).expect(404)).body.error).toBe('not_found');
    expect((await seen(id, creator).expect(404)).body.error).toBe('not_found');
    await purgeRemoved();
    await cleanMedia();
    expect(await app.rows('SELECT FROM page WHERE id = $1', [page])).toEqual([]);
    expect((await files()).filter((file) => file.includes(path.basename(picture, '.webp')))).toEqual([]);
    await expectCountersToMatch(app);
  });
});

describe('a removed comment', () => {
  it('is hidden from everybody, and can be restored', async () => {
    const author = await joinMember(app);
    const { id: feedId } = await writePost(app, author);
    const id = await remark(feedId, reader, 'Nonsense');
    await remark(feedId, author);
    await remove('Comment', id, { note: 'Please be kind.' }).expect(200);
    const comments = async () =>
      (await app.call('/user/comments/getFeedComments', { feedId }, reader.token).expect(200)).body.data;
    expect((await comments()).pagination.total).toBe(1);
    await app.call('/user/comments/update', { id, comment: 'b' }, reader.token).expect(404);
    await expectCountersToMatch(app);
    await restore('Comment', id).expect(200);
    expect((await comments()).pagination.total).toBe(2);
    await remove('Comment', id).expect(200);
    await app.call('/user/comments/delete', { id }, author.token).expect(404);
    await app.call('/user/comments/delete', { id }, reader.token).expect(200);
    await restore('Comment', id).expect(404);
    await expectCountersToMatch(app);
  });
});

describe('its author', () => {
  it('reads when and why it was removed; nobody else does', async () => {
    const author = await joinMember(app);
    const page = await makePage(app, author);
    await follow(app, page, reader);
    const { id } = await writePost(app, author);
    const theirs = await writePost(app, reader, '<p>a</p>', page);
    await remove('Post', id, { note: ' Rule 4: no advertising. ' }).expect(200);
    await remove('Page', page).expect(200);
    await app.rows(`UPDATE post SET withheld_at = '2026-11-19T20:00:00Z' WHERE id = $1`, [id]);
    await app.rows(`UPDATE page SET withheld_at = '2026-11-20T09:00:00Z' WHERE id = $1`, [page]);

    const told = await seen(id, author).expect(404);
    expect(told.body).toMatchObject({
      error: 'removed',
      // The day in India.
      message: 'We removed this post on 20 November 2026. Our note: Rule 4: no advertising.',
    });
    expect((await pageSeen(page, author).expect(404)).body).toMatchObject({
      error: 'removed',
      message: 'We removed this page on 20 November 2026.',
    });
    expect((await seen(theirs.id, reader).expect(404)).body).toMatchObject({
      error: 'removed',
      message: 'We removed the page of this post on 20 November 2026.',
    });
    for (const answer of [await seen(id, reader), await pageSeen(page, reader)]) {
      expect(answer.body.error).toBe('not_found');
      expect(answer.body.message).toMatch(/^This (post|page) does not exist any more$/);
    }
  });

  it('reads excerpts whose last character is whole', async () => {
    const author = await joinMember(app);
    const beginning = 'x'.repeat(138);
    const { id } = await writePost(app, author, `<p>${beginning}क्षि and more</p>`);
    const comment = await remark(id, author, `${beginning}🇮🇳🇮🇳 and more`);
    const page = await app.call('/admin/content/getComments', { feedId: id }, administrator).expect(200);
    expect(page.body.data[0].Feed.excerpt).toBe(beginning);
    await remove('Comment', comment).expect(200);
    const removals = await app.call('/user/account/getRemovals', {}, author.token).expect(200);
    expect(removals.body.data.removals[0].excerpt).toBe(`${beginning}🇮🇳`);
  });

  it('reads a list of their removed content, latest first, until it is restored', async () => {
    const author = await joinMember(app);
    const page = await makePage(app, author, 'Chess');
    const { id } = await writePost(app, author, '<p>Cheap &amp; <b>cheerful</b></p>');
    const { id: feedId } = await writePost(app, reader);
    const comment = await remark(feedId, author, 'Buy now');
    await remove('Page', page).expect(200);
    await remove('Post', id, { note: 'Rule 4' }).expect(200);
    await remove('Comment', comment).expect(200);
    const removals = async (body: object = {}) =>
      (await app.call('/user/account/getRemovals', body, author.token).expect(200)).body.data;
    expect(await removals()).toMatchObject({
      removals: [
        { kind: 'comment', id: comment, excerpt: 'Buy now', note: null },
        { kind: 'post', id, excerpt: 'Cheap & cheerful', note: 'Rule 4' },
        { kind: 'page', id: page, excerpt: 'Chess', note: null },
      ],
      pagination: { total: 3 },
    });
    expect((await removals({ page: 2, limit: 2 })).removals).toHaveLength(1);
    await restore('Comment', comment).expect(200);
    expect((await removals()).pagination.total).toBe(2);
    const others = await app.call('/user/account/getRemovals', {}, reader.token).expect(200);
    expect(JSON.stringify(others.body.data)).not.toContain('cheerful');
  });

  it('finds it in their data export, without its pictures', async () => {
    const author = await joinMember(app);
    const { id, picture } = await writePictured(author);
    const kept = await writePictured(author);
    await remove('Post', id, { note: 'Rule 4' }).expect(200);
    const { body } = await app
      .call('/user/account/export', {}, author.token)
      .responseType('blob')
      .expect(200);
    const archive = await unzip(body as Buffer);
    expect(JSON.parse(String(archive.get('posts.json')))).toMatchObject([
      { id, removedAt: expect.stringMatching(/Z$/), removalNote: 'Rule 4' },
      { id: kept.id, removedAt: null, removalNote: null },
    ]);
    const names = [...archive.keys()].filter((name) => name.startsWith('pictures/'));
    expect(names).toEqual([kept.picture.replace('media/', 'pictures/')]);
    expect(names).not.toContain(picture.replace('media/', 'pictures/'));
  });

  it('is never told the internal reason', async () => {
    const author = await joinMember(app);
    const { id } = await writePost(app, author);
    await remove('Post', id, { reason: 'Kumquat' }).expect(200);
    const told = [
      (await seen(id, author)).body,
      (await app.call('/user/account/getRemovals', {}, author.token)).body,
    ];
    expect(JSON.stringify(told)).not.toContain('Kumquat');
  });
});

describe('comments, for administrators', () => {
  it('are listed, searched, and shown as one post’s thread', async () => {
    const author = await joinMember(app, { name: 'Zubin Mehta' });
    const { id: feedId } = await writePost(app, author, '<p>Orchestra <b>tonight</b></p>');
    const first = await remark(feedId, reader, 'Which 100%_seat?');
    const second = await remark(feedId, author, 'The first');
    const comments = async (body: object) =>
      (await app.call('/admin/content/getComments', body, administrator).expect(200)).body;
    const ids = async (body: object) => (await comments(body)).data.map(({ id }: { id: string }) => id);
    const everything = await comments({ limit: 50 });
    expect(everything.data[0]).toEqual({
      id: second,
      comment: 'The first',
      createdAt: expect.stringMatching(/Z$/),
      User: { id: author.id, name: 'Zubin Mehta', UserProfile: { profileUrl: null, title: null } },
      Feed: { id: feedId, excerpt: 'Orchestra tonight', User: { id: author.id, name: 'Zubin Mehta' } },
      Parent: null,
    });
    expect(everything.pagination.total).toBe(everything.data.length);
    expect(await ids({ search: '100%_S' })).toEqual([first]);
    expect(await ids({ search: 'zubin' })).toEqual([second]);
    expect(await ids({ feedId })).toEqual([second, first]);
    expect(await ids({ feedId, search: 'zubin' })).toEqual([second]);
    expect(await ids({ feedId: 'x' })).toEqual([]);

    await remove('Comment', first, { reason: 'Rude' }).expect(200);
    expect(await ids({ feedId })).toEqual([second]);
    expect((await comments({ removed: true, feedId })).data[0]).toMatchObject({
      id: first,
      removal: { reason: 'Rude', by: 'registrar' },
    });
    // The post's comments are hidden with it, also in the total.
    await remove('Post', feedId).expect(200);
    const rest = await comments({ limit: 50 });
    expect(rest.pagination.total).toBe(everything.pagination.total - 2);
    expect(rest.data).toHaveLength(rest.pagination.total);
    expect(await ids({ feedId })).toEqual([]);
  });
});
