import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { MAX_PICTURES } from '../src/config/upload-limits.js';
import { startApp, type TestApp } from './support/app.js';
import { follow, joinMember, makePage, photo, writePost, type TestMember } from './support/factories.js';
import type { FeedDto } from '../src/modules/feeds/feeds.dto.js';

let app: TestApp;
let asha: TestMember;
beforeAll(async () => {
  app = await startApp();
  asha = await joinMember(app, { name: 'Asha Rao' });
});
afterAll(() => app.close());

const create = (member: TestMember = asha) =>
  app.http().post('/user/feeds/create').set('Authorization', member.token);
const feedData = (content: string, alts?: string[]) => JSON.stringify({ content, alts });
const feed = async (body: object, member: TestMember = asha) =>
  (await app.call('/user/feeds/getAllFeeds', body, member.token).expect(200)).body.data as {
    feeds: FeedDto[];
    pagination: { total: number };
    userId: string;
  };
const storedFiles = async () =>
  (await readdir(path.join(app.dataDir, 'media'), { recursive: true }).catch(() => [])).filter((f) =>
    f.endsWith('.webp'),
  );
const waitingFiles = () => readdir(path.join(app.dataDir, 'incoming')).catch(() => []);

/** The mean colour of any `photo`. */
const COLOUR = expect.stringMatching(/^#([78][0-9a-f]){3}$/);

describe('writing a post', () => {
  it('keeps formatted text and pictures in order, and the list shows the same', async () => {
    const response = await create()
      .field(
        'feedData',
        feedData('<p>Friday’s <strong>demo</strong></p><script>x</script>', ['Our robot', '']),
      )
      .attach('images', await photo(1600, 900), 'robot.jpg')
      .attach('images', await photo(600, 800, 'png'), 'notes.png')
      .attach('images', await photo(300, 200, 'webp'), 'small.webp')
      .expect(201);
    const post: FeedDto = response.body.data;
    expect(post).toEqual({
      id: expect.stringMatching(/^\d+$/),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      editedAt: null,
      ...{ kind: 'post', title: null, isPublic: false, answerId: null },
      version: expect.any(String),
      like: 0,
      comments: 0,
      isLiked: false,
      isSaved: false,
      User: { id: asha.id, name: 'Asha Rao', UserProfile: { profileUrl: null, title: null } },
      Page: null,
      Project: null,
      feedData: {
        content: '<p>Friday’s <strong>demo</strong></p>',
        imagesUrl: post.feedData.images.map(({ url }) => url),
        images: [
          {
            url: expect.stringMatching(/^media\/[0-9a-f]{40}\.webp$/),
            width: 1600,
            height: 900,
            alt: 'Our robot',
            meanColour: COLOUR,
          },
          { url: expect.any(String), width: 600, height: 800, alt: '', meanColour: COLOUR },
          { url: expect.any(String), width: 300, height: 200, alt: '', meanColour: COLOUR },
        ],
      },
      mentions: [],
      poll: null,
      topics: [],
    });
    expect((await feed({})).feeds[0]).toEqual(post);
    const single = await app.call('/user/feeds/getFeedById', { id: post.id }, asha.token).expect(200);
    expect(single.body.data).toEqual(post);
    expect(await waitingFiles()).toEqual([]);
  });

  it.each([
    ['a picture of one colour', { r: 11, g: 107, b: 112 }, [11, 107, 112]],
    ['a transparent picture, on white', { r: 0, g: 0, b: 0, alpha: 0 }, [255, 255, 255]],
  ])('stores the mean colour of %s', async (_what, background, expected) => {
    const plain = { width: 600, height: 300, channels: 4, background } as const;
    const response = await create()
      .field('feedData', feedData('<p>Look</p>'))
      .attach('images', await sharp({ create: plain }).png().toBuffer(), 'plain.png')
      .expect(201);
    const { meanColour = '' } = (response.body.data as FeedDto).feedData.images[0]!;
    expect(meanColour).toMatch(/^#[0-9a-f]{6}$/);
    const channels = [...Buffer.from(meanColour.slice(1), 'hex')];
    channels.forEach((value, index) => expect(Math.abs(value - (expected[index] ?? 0))).toBeLessThan(5));
  });

  it('accepts pictures named image or images[], and pictures without text', async () => {
    const picture = await photo(100, 100);
    const response = await create()
      .field('feedData', feedData('<p><br></p>'))
      .attach('image', picture, 'a.jpg')
      .attach('images[]', picture, 'b.jpg')
      .expect(201);
    expect(response.body.data.feedData.imagesUrl).toHaveLength(2);
  });

  it.each([
    ['no words', feedData('<p>&nbsp;</p><p><br></p>'), 'feedData.content'],
    ['no JSON', '{', 'feedData'],
    ['a list', '[]', 'feedData'],
    ['nothing', '', 'feedData'],
    ['content of the wrong type', '{"content":{"a":1}}', 'feedData.content'],
    ['NUL', '{"content":"a\\u0000b"}', 'feedData.content'],
    ['a lone surrogate', '{"content":"a\\ud800b"}', 'feedData.content'],
    ['too many words', feedData('x'.repeat(50_001)), 'feedData.content'],
    ['alts of the wrong type', '{"content":"a","alts":[1]}', 'feedData.alts'],
    ['a long alt', feedData('a', ['x'.repeat(501)]), 'feedData.alts'],
    ['a long alt of emoji', feedData('a', ['😀'.repeat(501)]), 'feedData.alts'],
    ['NUL in an alt', '{"content":"a","alts":["a\\u0000b"]}', 'feedData.alts'],
    ['NUL in an alt it had', '{"content":"a","existingAlts":{"a":"a\\u0000b"}}', 'feedData.existingAlts'],
    ['an unknown part', '{"content":"a","html":"b"}', 'feedData'],
  ])('refuses %s', async (_, text, field) => {
    const response = await create().field('feedData', text).expect(400);
    expect(Object.keys(response.body.errors)).toEqual([field]);
  });

  it('requires a form', async () => {
    await app.call('/user/feeds/create', { feedData: feedData('a') }, asha.token).expect(415);
    const broken = await create()
      .set('Content-Type', 'multipart/form-data; boundary=x')
      .send('--x\r\nbroken')
      .expect(400);
    expect(broken.body.error).toBe('malformed_request');
    await create().set('Content-Type', 'multipart/form-data').send('x').expect(400);
  });

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'a %s whose last bytes are missing is shown, as in every viewer',
    async (format) => {
      const whole = await photo(400, 400, format);
      for (const missing of [2, 12]) {
        const response = await create()
          .field('feedData', feedData('a'))
          .attach('images', whole.subarray(0, -missing), `cut.${format}`)
          .expect(201);
        expect(response.body.data.feedData.images).toHaveLength(1);
      }
    },
  );

  describe('leaves no file', () => {
    let before: { files: number; rows: unknown[] };
    const state = async () => ({
      files: (await storedFiles()).length,
      rows: await app.rows(
        'SELECT (SELECT count(*) FROM post) AS posts, (SELECT count(*) FROM media) AS media',
      ),
    });
    beforeEach(async () => {
      before = await state();
    });
    afterEach(async () => {
      expect(await state()).toEqual(before);
      expect(await waitingFiles()).toEqual([]);
    });

    it.each([
      ['text under a picture’s name', Buffer.from('hello, I am no picture at all'), 415],
      ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>'), 415],
      ['an empty file', Buffer.alloc(0), 415],
    ])('of %s', async (_, bytes, status) => {
      const response = await create()
        .field('feedData', feedData('a'))
        .attach('images', await photo(50, 50), 'fine.jpg')
        .attach('images', bytes, { filename: 'photo.png', contentType: 'image/png' });
      expect(response.status).toBe(status);
      expect(response.body.message).toMatch(/^Picture 2 /);
    });

    it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('of a damaged %s', async (format) => {
      const whole = await photo(400, 400, format);
      const torn = whole.subarray(0, whole.length / 3);
      const garbage = Buffer.concat([whole.subarray(0, 20), Buffer.from(whole.subarray(20)).reverse()]);
      for (const bytes of [torn, garbage]) {
        const { status, body } = await create()
          .field('feedData', feedData('a'))
          .attach('images', bytes, `torn.${format}`);
        // Bytes in another order may claim to be a huge picture.
        if (bytes === garbage && status === 413) continue;
        expect([status, body.errors.images]).toEqual([400, expect.stringMatching(/^Picture 1 is damaged/)]);
      }
    });

    // No viewer shows it.
    it('of an AVIF without its last bytes', async () => {
      const whole = await photo(400, 400, 'avif');
      await create()
        .field('feedData', feedData('a'))
        .attach('images', whole.subarray(0, -2), 'cut.avif')
        .expect(400);
    });

    it('of a picture that is too large to unpack', async () => {
      const { default: sharp } = await import('sharp');
      const bomb = await sharp({ create: { width: 8000, height: 7000, channels: 3, background: 'white' } })
        .png()
        .toBuffer();
      expect(bomb.length).toBeLessThan(1_000_000);
      const response = await create().field('feedData', feedData('a')).attach('images', bomb, 'bomb.png');
      expect(response.status).toBe(413);
    });

    it('of a file over 10 MB', async () => {
      await create()
        .field('feedData', feedData('a'))
        .attach('images', Buffer.alloc(10 * 1024 * 1024 + 1, 1), 'large.jpg')
        .expect(413);
    });

    it('of one picture too many', async () => {
      const call = create().field('feedData', feedData('a'));
      const picture = await photo(20, 20);
      for (let n = 0; n <= MAX_PICTURES; n += 1) call.attach('images', picture, `${n}.jpg`);
      const response = await call.expect(400);
      expect(response.body.errors).toEqual({ images: `A post may have up to ${MAX_PICTURES} pictures` });
    });

    it('of a file in another field', async () => {
      const response = await create()
        .field('feedData', feedData('a'))
        .attach('avatar', await photo(20, 20), 'a.jpg')
        .expect(400);
      expect(response.body.errors).toHaveProperty('avatar');
    });
  });
});

describe('a picture', () => {
  it('is cached for ever, in the requested size, without the camera’s metadata', async () => {
    const { default: sharp } = await import('sharp');
    const original = await sharp(await photo(2400, 1200))
      .withExif({ IFD0: { Copyright: 'Hostel block C' } })
      .jpeg()
      .toBuffer();
    const response = await create()
      .field('feedData', feedData('a'))
      .attach('images', original, 'a.jpg')
      .expect(201);
    const [image] = (response.body.data as FeedDto).feedData.images;
    expect(image).toMatchObject({ width: 1920, height: 960 });
    for (const [query, width] of [
      ['', 1920],
      ['?w=480', 480],
      ['?w=960', 960],
      ['?w=77', 1920],
    ] as const) {
      const picture = await app.http().get(`/${image!.url}${query}`).buffer(true).expect(200);
      expect(picture.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      const metadata = await sharp(picture.body as Buffer).metadata();
      expect(metadata).toMatchObject({ width, format: 'webp' });
      expect(metadata.exif).toBeUndefined();
    }
  });

  it('that is animated stays animated', async () => {
    const { default: sharp } = await import('sharp');
    const frames = Buffer.alloc(40 * 40 * 3 * 3, 0).fill(255, 40 * 40 * 3);
    const gif = await sharp(frames, { raw: { width: 40, height: 120, channels: 3, pageHeight: 40 } })
      .gif({ delay: [100, 100, 100] })
      .toBuffer();
    const response = await create()
      .field('feedData', feedData('a'))
      .attach('images', gif, 'a.gif')
      .expect(201);
    const [image] = (response.body.data as FeedDto).feedData.images;
    expect(image).toMatchObject({ width: 40, height: 40 });
    const picture = await app.http().get(`/${image!.url}`).buffer(true).expect(200);
    expect((await sharp(picture.body as Buffer, { animated: true }).metadata()).pages).toBeGreaterThan(1);
  });

  it.each(['/media/none.webp', `/media/${'0'.repeat(40)}.webp`, '/media/..%2f..%2fetc%2fpasswd', '/media/'])(
    '%s is a 404',
    async (url) => {
      await app.http().get(url).expect(404);
    },
  );

  it('of a request that was killed is removed after an hour, one in transit is not', async () => {
    const { MediaService } = await import('../src/platform/media/media.service.js');
    const { mkdir, utimes, writeFile } = await import('node:fs/promises');
    const incoming = path.join(app.dataDir, 'incoming');
    await mkdir(incoming, { recursive: true });
    for (const name of ['stale', 'fresh']) await writeFile(path.join(incoming, name), 'x');
    const anHourAgo = Date.now() / 1000 - 3601;
    await utimes(path.join(incoming, 'stale'), anHourAgo, anHourAgo);
    await app.nest.get(MediaService).cleanIncoming();
    expect(await waitingFiles()).toEqual(['fresh']);
    await rm(path.join(incoming, 'fresh'));
  });

  it('that no post uses is removed after an hour, row and files', async () => {
    const { MediaService } = await import('../src/platform/media/media.service.js');
    const media = app.nest.get(MediaService);
    const { mkdtemp, writeFile } = await import('node:fs/promises');
    const file = path.join(await mkdtemp(path.join(app.dataDir, 'try-')), 'a');
    await writeFile(file, await photo(100, 100));
    const before = (await storedFiles()).length;
    const { signal } = new AbortController();
    const [pending] = await media.take(asha.id, [{ file, field: 'images', label: 'Picture 1', signal }]);
    await media.clean();
    expect((await storedFiles()).length).toBe(before + 1);
    await app.rows(`UPDATE media SET created_at = now() - interval '61 minutes' WHERE path = $1`, [
      pending!.path,
    ]);
    await media.clean();
    expect((await storedFiles()).length).toBe(before);
    expect(await app.rows('SELECT path FROM media WHERE path = $1', [pending!.path])).toEqual([]);
    expect(await app.rows('SELECT id FROM media_outbox')).toEqual([]);
  });
});

describe('posting on a page', () => {
  let owner: TestMember;
  let pageId: string;
  beforeAll(async () => {
    owner = await joinMember(app);
    pageId = await makePage(app, owner);
  });

  it('is allowed for its creator and followers', async () => {
    const stranger = await joinMember(app);
    const follower = await joinMember(app);
    await follow(app, pageId, follower);
    const denied = await create(stranger)
      .field('feedData', feedData('a'))
      .field('pageId', pageId)
      .expect(403);
    expect(denied.body.error).toBe('forbidden');
    const post = await writePost(app, follower, '<p>from a follower</p>', pageId);
    expect(post.Page).toEqual({ id: pageId, title: 'Nakshatra Robotics Club', imageUrl: null });
    await writePost(app, owner, '<p>from the creator</p>', pageId);
    const [counter] = await app.rows(
      'SELECT followers, posts, last_post_at FROM page_counter WHERE page_id = $1',
      [pageId],
    );
    expect(counter).toEqual({ followers: 1, posts: 2, last_post_at: expect.any(Date) });
    const onPage = await feed({ pageId });
    expect(onPage.feeds.map(({ feedData: { content } }) => content)).toEqual([
      '<p>from the creator</p>',
      '<p>from a follower</p>',
    ]);
    expect(onPage.pagination.total).toBe(2);
  });

  it.each(['999999', 'abc', '99999999999999999999'])('%s, which does not exist, is a 404', async (id) => {
    await create().field('feedData', feedData('a')).field('pageId', id).expect(404);
  });
});

describe('the feed', () => {
  let author: TestMember;
  beforeAll(async () => {
    author = await joinMember(app);
    for (let n = 1; n <= 23; n += 1) await writePost(app, author, `<p>${n}</p>`);
  });
  const numbers = (feeds: FeedDto[]) =>
    feeds.map(({ feedData: { content } }) => Number(content.replace(/\D/g, '')));

  it('comes newest first, ten to a page, with the whole pagination', async () => {
    const first = await feed({ usersFeed: true }, author);
    expect(numbers(first.feeds)).toEqual([23, 22, 21, 20, 19, 18, 17, 16, 15, 14]);
    expect(first.userId).toBe(author.id);
    expect(first.pagination).toEqual({
      total: 23,
      totalPages: 3,
      currentPage: 1,
      limit: 10,
      hasNextPage: true,
      hasPrevPage: false,
    });
    const last = await feed({ usersFeed: true, page: 3 }, author);
    expect(numbers(last.feeds)).toEqual([3, 2, 1]);
    expect(last.pagination).toMatchObject({ hasNextPage: false, hasPrevPage: true });
    const past = await feed({ usersFeed: true, page: 9 }, author);
    expect(past.feeds).toEqual([]);
    expect(past.pagination).toMatchObject({ total: 23, totalPages: 3, currentPage: 9 });
  });

  it('orders posts with the same timestamp by id', async () => {
    await app.rows(`UPDATE post SET created_at = '2026-01-01' WHERE author_id = $1`, [author.id]);
    const ids = [...(await feed({ usersFeed: true, limit: 50 }, author)).feeds].map(({ id }) => Number(id));
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });

  it('of another member needs usersFeed in addition to userId', async () => {
    expect((await feed({ usersFeed: true, userId: author.id })).pagination.total).toBe(23);
    const everybody = await feed({});
    expect((await feed({ userId: author.id })).pagination).toEqual(everybody.pagination);
    expect(everybody.pagination.total).toBe(
      Number((await app.rows<{ n: string }>('SELECT count(*) AS n FROM post'))[0]!.n),
    );
  });

  it('of a page is that of everybody on it, also with usersFeed', async () => {
    const pageId = await makePage(app, author);
    await follow(app, pageId, asha);
    const posts = [
      await writePost(app, author, '<p>1</p>', pageId),
      await writePost(app, asha, '<p>2</p>', pageId),
    ];
    const { feeds } = await feed({ pageId, usersFeed: true, userId: author.id }, author);
    expect(feeds.map(({ id }) => id)).toEqual(posts.map(({ id }) => id).reverse());
  });

  it.each([
    { pageId: '999999' },
    { pageId: 'abc' },
    { usersFeed: true, userId: '999999' },
    { usersFeed: true, userId: '-1' },
  ])('of %j, which does not exist, is empty', async (body) => {
    const empty = await feed(body);
    expect(empty.feeds).toEqual([]);
    expect(empty.pagination.total).toBe(0);
  });

  it.each([
    ['page', 0],
    ['page', 1.5],
    ['page', '1'],
    ['limit', 0],
    ['limit', 51],
    ['usersFeed', 'yes'],
    ['pageId', 5],
    ['userId', {}],
  ])('refuses %s = %j', async (field, value) => {
    const response = await app.call('/user/feeds/getAllFeeds', { [field]: value }, asha.token).expect(400);
    expect(Object.keys(response.body.errors)).toEqual([field]);
  });

  it.each(['999999', 'abc', '0'])('has no posts for the unknown id %s', async (id) => {
    const response = await app.call('/user/feeds/getFeedById', { id }, asha.token).expect(404);
    expect(response.body.error).toBe('not_found');
  });
});

describe('an idempotency key', () => {
  const keyed = (key: string, content: string, picture?: Buffer) => {
    const call = create().set('Idempotency-Key', key).field('feedData', feedData(content));
    return picture ? call.attach('images', picture, 'a.jpg') : call;
  };

  it('returns the same post again, and creates one', async () => {
    const picture = await photo(200, 200);
    const first = await keyed('again', '<p>once</p>', picture).expect(201);
    const files = (await storedFiles()).length;
    const second = await keyed('again', '<p>once</p>', picture).expect(201);
    expect(second.body).toEqual(first.body);
    expect((await storedFiles()).length).toBe(files);
  });

  it('creates one post for ten concurrent requests', async () => {
    const picture = await photo(120, 120);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => keyed('at-once', '<p>at once</p>', picture)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(201));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const [row] = await app.rows(`SELECT count(*)::int AS n FROM post WHERE content = '<p>at once</p>'`);
    expect(row).toEqual({ n: 1 });
    const pending = await app.rows('SELECT path FROM media WHERE post_id IS NULL');
    expect(pending).toEqual([]);
  });

  it('with another text or picture is a 422', async () => {
    await keyed('other', '<p>one</p>', await photo(64, 64)).expect(201);
    const text = await keyed('other', '<p>two</p>', await photo(64, 64)).expect(422);
    expect(text.body.error).toBe('idempotency_mismatch');
    await keyed('other', '<p>one</p>').expect(422);
  });

  it('is valid for one member and one day', async () => {
    const first = await keyed('mine', '<p>mine</p>').expect(201);
    const other = await joinMember(app);
    const theirs = await create(other)
      .set('Idempotency-Key', 'mine')
      .field('feedData', feedData('<p>mine</p>'))
      .expect(201);
    expect(theirs.body.data.id).not.toBe(first.body.data.id);
    await app.rows(`UPDATE idempotency_key SET created_at = now() - interval '25 hours' WHERE key = 'mine'`);
    const tomorrow = await keyed('mine', '<p>another day</p>').expect(201);
    expect(tomorrow.body.data.id).not.toBe(first.body.data.id);
  });

  it('returns the post as it is now, and a 404 when it is gone', async () => {
    const member = await joinMember(app);
    await app.rows(`UPDATE member SET title = 'CR', avatar_path = '/media/a.webp' WHERE id = $1`, [
      member.id,
    ]);
    const pageId = await makePage(app, member, 'Chess “circle” \\ {"a":1}');
    const content = '<p>"quoted" \\u0041 $1 🙂 &amp; <b>bold</b></p>';
    const places: Record<string, string>[] = [{}, { pageId }];
    for (const place of places) {
      const request = () =>
        create(member)
          .set('Idempotency-Key', `kept-${place.pageId ?? ''}`)
          .field({ feedData: JSON.stringify({ content }), ...place });
      const send = () => request().expect(201);
      const { body: first } = await send();
      const shown = await app.call('/user/feeds/getFeedById', { id: first.data.id }, member.token);
      expect(shown.body.data).toEqual(first.data);
      expect(first.data.Page?.id).toBe(place.pageId);
      await app.rows(`UPDATE post SET content = '<p>edited</p>' WHERE id = $1`, [first.data.id]);
      await app.rows(`UPDATE member SET name = name || ' II' WHERE id = $1`, [member.id]);
      await app.rows(`UPDATE page SET title = title || ' II' WHERE id = $1`, [pageId]);
      const { body: now } = await app.call('/user/feeds/getFeedById', { id: first.data.id }, member.token);
      expect(now.data.feedData.content).toBe('<p>edited</p>');
      expect((await send()).body).toEqual({ ...first, data: now.data });
      await app.call('/user/feeds/delete', { id: first.data.id }, member.token).expect(200);
      await request().expect(404);
      expect(await app.rows('SELECT FROM post WHERE author_id = $1', [member.id])).toEqual([]);
    }
  });

  it('returns the post to a member who may not post there any more, and a new request is refused', async () => {
    const [member, creator] = [await joinMember(app), await joinMember(app)];
    const pageId = await makePage(app, creator);
    await follow(app, pageId, member);
    const picture = await photo(40, 40);
    const send = (key: string, files: Buffer[]) => {
      const form = { feedData: JSON.stringify({ content: '<p>here</p>' }), pageId };
      const call = create(member).set('Idempotency-Key', key).field(form);
      for (const file of files) call.attach('images', file, 'a.jpg');
      return call;
    };
    const [text, illustrated] = [
      await send('text', []).expect(201),
      await send('photo', [picture]).expect(201),
    ];
    const both = async () => [
      (await send('text', []).expect(201)).body,
      (await send('photo', [picture]).expect(201)).body,
    ];
    await app.call('/user/pages/toggleFollow', { id: pageId }, member.token).expect(200);
    expect(await both()).toEqual([text.body, illustrated.body]);
    await send('new', []).expect(403);
    await send('text', [picture]).expect(422);
    await app.call('/user/pages/delete', { id: pageId }, creator.token).expect(200);
    for (const again of [send('text', []), send('photo', [picture]), send('new', [])])
      await again.expect(404);
  });

  it('creates one text post for ten concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => keyed('texts', '<p>ten texts</p>')));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(201));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await app.rows(`SELECT 1 AS n FROM post WHERE content = '<p>ten texts</p>'`)).toHaveLength(1);
  });

  it('of a refused request can be used again', async () => {
    await keyed('refused', '<p></p>').expect(400);
    await keyed('refused', '<p>better</p>').expect(201);
  });
});
