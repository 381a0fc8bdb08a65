import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DiskStore } from '../../src/platform/media/disk-store.js';
import type { MediaStore } from '../../src/platform/media/media-store.js';
import { MediaService } from '../../src/platform/media/media.service.js';
import { S3Store } from '../../src/platform/media/s3-store.js';
import { startApp, type TestApp } from '../support/app.js';
import { joinMember, photo, signInAdministrator, writePost, type TestMember } from '../support/factories.js';
import { ObjectStore } from '../support/object-store.js';

const KEY = 'ab/abcdef-480.webp';

let objects: ObjectStore;
beforeAll(async () => {
  objects = await ObjectStore.start();
});
afterAll(() => objects.stop());
afterEach(() => objects.comeBack());

const newDirectory = () => mkdtemp(path.join(process.env.TEST_DIRECTORY ?? tmpdir(), 'store-'));
const s3 = (changes: Partial<Record<keyof ObjectStore['settings'], string>> = {}) =>
  new S3Store({ DATA_DIR: '', ...objects.settings, ...changes, MEDIA_STORE: 's3' });
const filesUnder = async (dataDir: string) =>
  (await readdir(path.join(dataDir, 'media'), { recursive: true }).catch(() => []))
    .filter((file) => path.extname(file) !== '')
    .sort();

/** The two stores, with access to their files for the test. */
const STORES: [string, () => Promise<{ store: MediaStore; keys: () => Promise<string[]> }>][] = [
  [
    'on disk',
    async () => {
      const dataDir = await newDirectory();
      return { store: new DiskStore({ DATA_DIR: dataDir }), keys: () => filesUnder(dataDir) };
    },
  ],
  ['in a bucket', () => Promise.resolve({ store: s3(), keys: () => objects.keys() })],
];

describe.each(STORES)('a store %s', (_, make) => {
  let store: MediaStore;
  let keys: () => Promise<string[]>;
  beforeAll(async () => {
    ({ store, keys } = await make());
  });

  it('stores a file completely under its key only, until it is removed', async () => {
    const bytes = await photo(300, 200, 'webp');
    await store.put(KEY, bytes);
    expect(await keys()).toEqual([KEY]);
    const found = await store.open(KEY);
    expect(found?.size).toBe(bytes.length);
    expect(await buffer(found!.stream)).toEqual(bytes);
    await store.remove(KEY);
    expect(await keys()).toEqual([]);
    expect(await store.open(KEY)).toBeNull();
  });

  it('finds no missing file, and removes it without an error', async () => {
    expect(await store.open('cd/never-960.webp')).toBeNull();
    await expect(store.remove('cd/never-960.webp')).resolves.toBeUndefined();
  });

  it('accepts a file again after an attempt that may have failed', async () => {
    await store.put(KEY, Buffer.from('half'));
    await store.put(KEY, Buffer.from('whole picture'));
    const found = await store.open(KEY);
    expect(found?.size).toBe(13);
    expect(String(await buffer(found!.stream))).toBe('whole picture');
    await store.remove(KEY);
  });

  it('moves a file to another key, and ignores a missing or already moved one', async () => {
    const moved = `withheld/${KEY}`;
    await store.put(KEY, Buffer.from('picture'));
    await store.move(KEY, moved);
    await store.move(KEY, moved);
    expect(await keys()).toEqual([moved]);
    expect(await store.open(KEY)).toBeNull();
    await store.move(moved, KEY);
    expect(String(await buffer((await store.open(KEY))!.stream))).toBe('picture');
    await store.remove(KEY);
    expect(await keys()).toEqual([]);
  });

  it('can abort reading a file', async () => {
    await store.put(KEY, await photo(1200, 900, 'webp'));
    for (let reader = 0; reader < 60; reader += 1) (await store.open(KEY))?.stream.destroy();
    const found = await store.open(KEY);
    expect((await buffer(found!.stream)).length).toBe(found?.size);
    await store.remove(KEY);
  });
});

it('the store on disk removes the partial files of a killed process', async () => {
  const dataDir = await newDirectory();
  const store = new DiskStore({ DATA_DIR: dataDir });
  await store.put(KEY, Buffer.from('picture'));
  await writeFile(path.join(dataDir, 'media', `${KEY}.draft`), 'pict');
  await store.remove(KEY);
  expect(await filesUnder(dataDir)).toEqual([]);
});

describe('a bucket that cannot be used is a fault, never a missing picture:', () => {
  it.each([
    ['no such bucket', { S3_BUCKET: 'no-such-bucket' }],
    ['no such account', { S3_ACCESS_KEY_ID: 'NOBODY' }],
  ])('%s', async (_, changes) => {
    const store = s3(changes);
    await expect(store.open(KEY)).rejects.toThrow();
    await expect(store.put(KEY, Buffer.from('picture'))).rejects.toThrow();
  });
});

const feedData = JSON.stringify({ content: '<p>From the workshop</p>' });
const publish = async (app: TestApp, member: TestMember) =>
  app
    .http()
    .post('/user/feeds/create')
    .set('Authorization', member.token)
    .field('feedData', feedData)
    .attach('images', await photo(1300, 800), 'workshop.jpg');
const media = (app: TestApp) => app.rows<{ path: string }>('SELECT path FROM media ORDER BY path');
const clean = (app: TestApp) => app.nest.get(MediaService).clean();
/** Makes everything that waits for an hour an hour older. */
const letAnHourPass = (app: TestApp) =>
  app.rows(`UPDATE media SET created_at = created_at - interval '61 minutes'`);

describe('while the object store is unavailable', () => {
  let app: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    app = await startApp(objects.settings);
    member = await joinMember(app);
  });
  afterAll(() => app.close());
  afterEach(async () => {
    await objects.comeBack();
    await app.rows('DELETE FROM post');
    await letAnHourPass(app);
    await clean(app);
    expect(await objects.keys()).toEqual([]);
    expect(await media(app)).toEqual([]);
    expect(await app.rows('SELECT path FROM media_outbox')).toEqual([]);
  });

  const ENVELOPE = {
    success: false,
    error: 'internal_error',
    message: expect.any(String),
    requestId: expect.any(String),
  };

  it.each([
    ['is gone', () => objects.goAway()],
    ['never answers', () => Promise.resolve(objects.fallSilent())],
    ['breaks off during the upload', () => Promise.resolve(objects.breakAfter({ up: 2_000 }))],
    ['breaks off before its answer', () => Promise.resolve(objects.breakAfter({ down: 0 }))],
  ])('a post with a picture is refused whole when it %s, and goes through afterwards', async (_, fails) => {
    await fails();
    const refused = await publish(app, member);
    expect(refused.status).toBe(500);
    expect(refused.body).toEqual({
      ...ENVELOPE,
      error: 'media_unavailable',
      message: expect.stringContaining('Pictures cannot be stored just now. Nothing was saved'),
    });
    expect(await app.rows('SELECT id FROM post')).toEqual([]);
    // A post without pictures needs no store.
    const { id } = await writePost(app, member);
    await app.call('/user/feeds/getFeedById', { id }, member.token).expect(200);

    await objects.comeBack();
    const taken = await publish(app, member);
    expect(taken.status).toBe(201);
    await app.http().get(`/${taken.body.data.feedData.images[0].url}`).expect(200);
    // Only the pictures of the post stay; those of the refused one are removed within the hour.
    const held = await app.rows('SELECT path FROM media WHERE post_id IS NOT NULL');
    expect(held).toEqual([{ path: taken.body.data.feedData.images[0].url }]);
  });

  it('a picture answers an uncached error instead of 404, and is served again afterwards', async () => {
    const { body } = await publish(app, member);
    const url = `/${body.data.feedData.images[0].url}`;
    await objects.goAway();
    const refused = await app.http().get(url).expect(500);
    expect(refused.body).toEqual(ENVELOPE);
    expect(refused.headers['cache-control']).toBe('no-store');
    await objects.comeBack();
    await app.http().get(url).expect(200);
  });

  it('an interrupted picture aborts the response, so that a truncated one does not look complete', async () => {
    const { body } = await publish(app, member);
    const url = `/${body.data.feedData.images[0].url}`;
    // In the head of the store's answer, between head and body, and in the body.
    for (const down of [150, 'head', 4_000] as const) {
      objects.breakAfter({ down });
      const answer = await app
        .http()
        .get(url)
        .buffer(true)
        .catch((error: Error) => error.message);
      if (typeof answer === 'string') expect(answer).toMatch(/aborted|socket hang up/);
      else expect([answer.status, answer.headers['cache-control']]).toEqual([500, 'no-store']);
    }
    await objects.comeBack();
    await app.http().get(url).expect(200);
  });

  it('cleaning retries later what it could not remove', async () => {
    const { body } = await publish(app, member);
    await app.call('/user/feeds/delete', { id: body.data.id }, member.token).expect(200);
    await objects.goAway();
    await expect(clean(app)).rejects.toThrow();
    expect(await app.rows('SELECT path FROM media_outbox')).toHaveLength(1);
    await objects.comeBack();
    await clean(app);
    expect(await objects.keys()).toEqual([]);
  });

  it('a failed new avatar keeps the old one', async () => {
    const form = {
      name: member.name,
      title: 'Builds robots',
      bio: 'In the workshop.',
      collegeName: 'NIT Raipur',
      collegeYear: '2026',
    };
    const update = async () =>
      app
        .http()
        .post('/user/profile/update')
        .set('Authorization', member.token)
        .field(form)
        .attach('image', await photo(200, 200), 'me.jpg');
    expect((await update()).status).toBe(200);
    const face = () => app.rows<{ avatar_path: string }>('SELECT avatar_path FROM member');
    const before = await face();
    await objects.goAway();
    expect((await update()).status).toBe(500);
    await objects.comeBack();
    expect(await face()).toEqual(before);
    await app.http().get(`/${before[0]!.avatar_path}`).expect(200);
    await app.rows(`UPDATE member SET avatar_path = NULL`);
    await app.rows(`DELETE FROM media`);
  });
});

// Last: held pictures stay in the bucket as evidence.
describe.each([
  ['on disk', () => ({}), (app: TestApp) => filesUnder(app.dataDir)],
  ['in a bucket', () => objects.settings, () => objects.keys()],
])('the product with its pictures %s', (_, settings, keysOf) => {
  let app: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    app = await startApp({ MEDIA_STORE: 'disk', ...settings() });
    member = await joinMember(app);
  });
  afterAll(() => app.close());

  it('stores a picture, serves it in every width, and removes it with its post', async () => {
    const { body } = await publish(app, member);
    const [image] = body.data.feedData.images as [{ url: string }];
    expect(await keysOf(app)).toHaveLength(3);
    for (const query of ['', '?w=480', '?w=960']) {
      const picture = await app.http().get(`/${image.url}${query}`).buffer(true).expect(200);
      expect(picture.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String((picture.body as Buffer).length),
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect((picture.body as Buffer).toString('latin1', 8, 12)).toBe('WEBP');
    }
    await app
      .http()
      .get(`/media/${'0'.repeat(40)}.webp`)
      .expect(404);

    await app.call('/user/feeds/delete', { id: body.data.id }, member.token).expect(200);
    await clean(app);
    expect(await keysOf(app)).toEqual([]);
    await app.http().get(`/${image.url}`).expect(404);
  });

  it('keeps a held picture where nobody can fetch it, and serves it again once no rule is broken', async () => {
    const { body } = await publish(app, member);
    const { id } = body.data;
    const [image] = body.data.feedData.images as [{ url: string }];
    const statuses = () =>
      Promise.all(
        ['', '?w=480', '?w=960'].map(async (query) => (await app.http().get(`/${image.url}${query}`)).status),
      );
    for (let reporter = 0; reporter < 2; reporter += 1) {
      const { token } = await joinMember(app);
      await app.call('/user/safety/report', { kind: 'post', id, reason: 'intimate' }, token).expect(201);
    }
    expect(await statuses()).toEqual([404, 404, 404]);
    const held = await keysOf(app);
    expect(held).toHaveLength(3);
    // Also not by the key that the files have now.
    for (const key of held) await app.http().get(`/media/${key}`).expect(404);
    const console = await signInAdministrator(app);
    const [found] = await app.rows<{ id: string; version: number }>(
      `SELECT id, version FROM review_case WHERE target_kind = 'post' AND target_id = $1`,
      [id],
    );
    await app.call('/admin/review/decide', { ...found, outcome: 'no_violation' }, console).expect(200);
    expect(await statuses()).toEqual([200, 200, 200]);
  });
});
