import { access } from 'node:fs/promises';
import path from 'node:path';
import { MAX_PICTURES } from '../src/config/upload-limits.js';
import { MediaService } from '../src/platform/media/media.service.js';
import type { FeedDto } from '../src/modules/feeds/feeds.dto.js';
import { startApp, type TestApp } from './support/app.js';
import { joinMember, makePage, photo, writePost, type TestMember } from './support/factories.js';

let app: TestApp;
let author: TestMember;
let stranger: TestMember;
beforeAll(async () => {
  app = await startApp();
  author = await joinMember(app, { name: 'Asha Rao' });
  stranger = await joinMember(app);
});
afterAll(() => app.close());

const update = (member: TestMember = author) =>
  app.http().post('/user/feeds/update').set('Authorization', member.token);
const remove = (id: string, member: TestMember = author) =>
  app.call('/user/feeds/delete', { id }, member.token);
const get = async (id: string) =>
  (await app.call('/user/feeds/getFeedById', { id }, author.token)).body.data as FeedDto;
const feedData = (content: string, more: object = {}) => JSON.stringify({ content, ...more });
const isStored = (url: string) => {
  const name = path.basename(url, '.webp');
  return access(path.join(app.dataDir, 'media', name.slice(0, 2), `${name}-480.webp`)).then(
    () => true,
    () => false,
  );
};

async function postWithPictures(count: number): Promise<FeedDto> {
  const call = app
    .http()
    .post('/user/feeds/create')
    .set('Authorization', author.token)
    .field('feedData', feedData('<p>before</p>', { alts: ['first', 'second', 'third'] }));
  const picture = await photo(200, 100);
  for (let n = 0; n < count; n += 1) call.attach('images', picture, `${n}.jpg`);
  return (await call.expect(201)).body.data;
}

describe('changing a post', () => {
  it('keeps the named pictures in the given order, and appends new ones', async () => {
    const post = await postWithPictures(3);
    const [first, second, third] = post.feedData.imagesUrl as [string, string, string];
    const response = await update()
      .field('id', post.id)
      .field(
        'feedData',
        feedData('<p>after</p>', { alts: ['new one'], existingAlts: { [first]: 'described again' } }),
      )
      .field('existingImages', JSON.stringify([third, first]))
      .attach('images', await photo(300, 300), 'new.jpg')
      .expect(200);
    const changed: FeedDto = response.body.data;
    expect(changed).toMatchObject({ id: post.id, createdAt: post.createdAt });
    expect(changed.feedData.content).toBe('<p>after</p>');
    expect(changed.feedData.images.map(({ alt }) => alt)).toEqual(['third', 'described again', 'new one']);
    expect(changed.feedData.imagesUrl.slice(0, 2)).toEqual([third, first]);
    expect(await get(post.id)).toEqual(changed);

    await app.nest.get(MediaService).clean();
    expect(await Promise.all([first, second, third].map(isStored))).toEqual([true, false, true]);
  });

  it.each([
    [
      'repeated fields',
      (call: ReturnType<typeof update>, paths: string[]) =>
        void paths.forEach((p) => void call.field('existingImages', p)),
    ],
    [
      'existingImages[]',
      (call: ReturnType<typeof update>, paths: string[]) =>
        void paths.forEach((p) => void call.field('existingImages[]', p)),
    ],
    [
      'a JSON list',
      (call: ReturnType<typeof update>, paths: string[]) =>
        call.field('existingImages', JSON.stringify(paths)),
    ],
  ])('takes existing pictures as %s', async (_, add) => {
    const post = await postWithPictures(3);
    const call = update().field('id', post.id).field('feedData', feedData('<p>a</p>'));
    add(call, post.feedData.imagesUrl.slice(0, 2));
    const response = await call.expect(200);
    expect(response.body.data.feedData.imagesUrl).toEqual(post.feedData.imagesUrl.slice(0, 2));
  });

  it('ignores pictures of other posts', async () => {
    const [own, other] = [await postWithPictures(1), await postWithPictures(1)];
    const response = await update()
      .field('id', own.id)
      .field('feedData', feedData('<p>a</p>'))
      .field(
        'existingImages',
        JSON.stringify([...other.feedData.imagesUrl, ...own.feedData.imagesUrl, '../etc/passwd']),
      )
      .expect(200);
    expect(response.body.data.feedData.imagesUrl).toEqual(own.feedData.imagesUrl);
    expect((await get(other.id)).feedData.imagesUrl).toEqual(other.feedData.imagesUrl);
  });

  it('refuses an empty post or too many pictures, and changes nothing', async () => {
    const post = await postWithPictures(3);
    await update().field('id', post.id).field('feedData', feedData('<p> </p>')).expect(400);
    const call = update()
      .field('id', post.id)
      .field('feedData', feedData('<p>a</p>'))
      .field('existingImages', JSON.stringify(post.feedData.imagesUrl));
    const picture = await photo(40, 40);
    for (let n = 3; n <= MAX_PICTURES; n += 1) call.attach('images', picture, `${n}.jpg`);
    const refused = await call.expect(400);
    expect(refused.body.errors).toEqual({ images: `A post may have up to ${MAX_PICTURES} pictures` });
    expect(await get(post.id)).toEqual(post);
    expect(await app.rows('SELECT path FROM media WHERE post_id IS NULL')).toEqual([]);
  });

  it('is allowed only for its author, not for the page’s creator', async () => {
    const pageId = await makePage(app, stranger);
    await app.rows('INSERT INTO follow (page_id, member_id) VALUES ($1, $2)', [pageId, author.id]);
    const post = await writePost(app, author, '<p>mine</p>', pageId);
    await update(stranger).field('id', post.id).field('feedData', feedData('<p>theirs</p>')).expect(403);
    await remove(post.id, stranger).expect(403);
    expect((await get(post.id)).feedData.content).toBe('<p>mine</p>');
  });

  it.each(['999999', 'abc'])('%s, which does not exist, is a 404', async (id) => {
    await update().field('id', id).field('feedData', feedData('<p>a</p>')).expect(404);
    await remove(id).expect(404);
  });
});

describe('deleting a post', () => {
  it('deletes its comments, likes and pictures', async () => {
    const post = await postWithPictures(2);
    await app.call('/user/likes/toggleLike', { feedId: post.id }, stranger.token).expect(200);
    await app.call('/user/comments/create', { feedId: post.id, comment: 'nice' }, stranger.token).expect(201);
    await remove(post.id).expect(200);
    await app.call('/user/feeds/getFeedById', { id: post.id }, author.token).expect(404);
    await app.call('/user/comments/getFeedComments', { feedId: post.id }, author.token).expect(404);
    await remove(post.id).expect(404);
    await app.nest.get(MediaService).clean();
    expect(await Promise.all(post.feedData.imagesUrl.map(isStored))).toEqual([false, false]);
    expect(await app.rows('SELECT FROM media_outbox')).toEqual([]);
  });
});

describe('changing a comment', () => {
  const comment = async (member: TestMember, feedId: string) =>
    (await app.call('/user/comments/create', { feedId, comment: 'first thought' }, member.token).expect(201))
      .body.data;

  it('is allowed only for its author, not for the post’s author', async () => {
    const post = await writePost(app, author);
    const { id } = await comment(stranger, post.id);
    await app.call('/user/comments/update', { id, comment: 'x' }, author.token).expect(403);
    await app.call('/user/comments/delete', { id }, author.token).expect(403);
    const changed = await app
      .call('/user/comments/update', { id, comment: ' second <i>thought</i> ' }, stranger.token)
      .expect(200);
    expect(changed.body.data).toMatchObject({ id, comment: 'second <i>thought</i>' });
    const list = await app.call('/user/comments/getFeedComments', { feedId: post.id }, author.token);
    expect(list.body.data.comments).toEqual([changed.body.data]);
    await app.call('/user/comments/update', { id, comment: '  ' }, stranger.token).expect(400);
    await app.call('/user/comments/delete', { id }, stranger.token).expect(200);
    expect((await get(post.id)).comments).toBe(0);
    await app.call('/user/comments/delete', { id }, stranger.token).expect(404);
    await app.call('/user/comments/update', { id, comment: 'x' }, stranger.token).expect(404);
  });

  it.each(['999999', 'abc'])('%s, which does not exist, is a 404', async (id) => {
    await app.call('/user/comments/update', { id, comment: 'x' }, author.token).expect(404);
    await app.call('/user/comments/delete', { id }, author.token).expect(404);
  });
});
