import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import type { FeedDto } from '../../src/modules/feeds/feeds.dto.js';
import { ImagePipeline } from '../../src/platform/media/image-pipeline.js';
import { MediaService } from '../../src/platform/media/media.service.js';
import { startApp, type TestApp } from '../support/app.js';
import { joinMember, photo, type TestMember } from '../support/factories.js';
import { malformedImages } from '../support/images/malformed.js';
import { located, moving, ORIENTATIONS, POLYGLOTS, SOUND_IMAGES, turned } from '../support/images/sound.js';
import { until } from '../support/until.js';

let app: TestApp;
let asha: TestMember;
beforeAll(async () => {
  app = await startApp();
  asha = await joinMember(app);
});
afterAll(() => app.close());

const upload = (bytes: Buffer, file: { filename: string; contentType: string } = PHOTO) =>
  app
    .http()
    .post('/user/feeds/create')
    .set('Authorization', asha.token)
    .field('feedData', JSON.stringify({ content: '<p>Look</p>' }))
    .attach('images', bytes, file);
const PHOTO = { filename: 'photo.png', contentType: 'image/png' };

/** The picture of a new post as the API serves it. */
async function served(bytes: Buffer): Promise<{ image: { width: number; height: number }; file: Buffer }> {
  const response = await upload(bytes);
  expect([response.status, response.body.errors]).toEqual([201, undefined]);
  const [image] = (response.body.data as FeedDto).feedData.images;
  const picture = await app.http().get(`/${image!.url}`).buffer(true).expect(200);
  return { image: image!, file: picture.body as Buffer };
}

/** The stored files and their rows. */
const kept = async () => ({
  posts: await app.rows('SELECT id FROM post ORDER BY id'),
  media: await app.rows('SELECT path FROM media ORDER BY path'),
  files: (await readdir(path.join(app.dataDir, 'media'), { recursive: true }).catch(() => [])).sort(),
  waiting: await readdir(path.join(app.dataDir, 'incoming')).catch(() => []),
});

it('every malformed picture is refused with its field’s name and leaves nothing behind', async () => {
  const images = await malformedImages();
  expect(images.length).toBeGreaterThan(200);
  const wrong: unknown[] = [];
  for (const { name, bytes, status } of images) {
    const before = await kept();
    const response = await upload(bytes);
    if (response.status === 201) {
      // An accepted file must result in a complete picture.
      const [image] = (response.body.data as FeedDto).feedData.images;
      const picture = await app.http().get(`/${image!.url}`).buffer(true).expect(200);
      const { info } = await sharp(picture.body as Buffer, { failOn: 'warning' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info.width).toBe(image!.width);
      if (status !== undefined) wrong.push({ name, status: 201 });
      continue;
    }
    const refused = status === undefined ? [400, 413, 415] : [status];
    const named = Object.keys(response.body.errors ?? {}).join();
    if (!refused.includes(response.status) || named !== 'images') {
      wrong.push({ name, status: response.status, body: response.body });
    }
    expect(await kept()).toEqual(before);
  }
  expect(wrong).toEqual([]);
});

it.each([
  ['/user/profile/update', 'coverImage'],
  ['/user/pages/create', 'image'],
])('%s names the field "%s" of a picture it cannot use', async (call, field) => {
  const forms: Record<string, Record<string, string>> = {
    '/user/profile/update': {
      name: asha.name,
      title: 'Builds robots',
      bio: 'In the workshop.',
      collegeName: 'NIT Raipur',
      collegeYear: '2026',
    },
    '/user/pages/create': { title: 'Robotics', description: 'We build robots', category: 'Club' },
  };
  const send = (bytes: Buffer) =>
    app.http().post(call).set('Authorization', asha.token).field(forms[call]!).attach(field, bytes, PHOTO);
  const whole = await photo(100, 80);
  for (const [bytes, status] of [
    [Buffer.from('no picture at all'), 415],
    [whole.subarray(0, 300), 400],
    [Buffer.alloc(10 * 1024 * 1024 + 1, 1), 413],
  ] as const) {
    const response = await send(bytes);
    expect([response.status, Object.keys(response.body.errors)]).toEqual([status, [field]]);
    expect(response.body.errors[field]).not.toMatch(/Picture \d/);
  }
});

describe('an unusual picture is accepted:', () => {
  it.each(SOUND_IMAGES)('$name', async ({ bytes, width, height }) => {
    const original = await bytes();
    const { image, file } = await served(original);
    expect(image).toMatchObject({ width, height });
    const [was, is] = await Promise.all([average(original), average(file)]);
    // The colours stay the same, whatever colour space the picture was stored in.
    for (const [channel, value] of is.entries()) expect(Math.abs(value - was[channel]!)).toBeLessThan(8);
  });
});

describe('a file that is valid in two formats is only a picture afterwards:', () => {
  it.each(POLYGLOTS)('$name', async ({ bytes }) => {
    const original = await bytes();
    expect(original.includes('PAYLOAD')).toBe(true);
    const { file } = await served(original);
    expect(file.includes('PAYLOAD')).toBe(false);
  });
});

describe('metadata of a camera', () => {
  it.each(ORIENTATIONS)(
    'turns the picture upright (orientation %i: red is %s)',
    async (orientation, corner) => {
      const { image, file } = await served(await turned(orientation));
      expect(image).toMatchObject(orientation < 5 ? { width: 80, height: 40 } : { width: 40, height: 80 });
      const { width, height } = image;
      const red = await Promise.all(
        [
          ['top left', 0, 0],
          ['top right', width / 2, 0],
          ['bottom left', 0, height / 2],
          ['bottom right', width / 2, height / 2],
        ].map(async ([name, left, top]) => {
          const part = await sharp(file)
            .extract({ left: Number(left), top: Number(top), width: width / 2, height: height / 2 })
            .png()
            .toBuffer();
          const [, green] = await average(part);
          return green! < 100 ? name : null;
        }),
      );
      expect(red.filter(Boolean)).toEqual([corner]);
    },
  );

  it('about place, person and colour profile is removed', async () => {
    const original = await located();
    expect(await sharp(original).metadata()).toMatchObject({
      exif: expect.any(Buffer),
      xmp: expect.any(Buffer),
      icc: expect.any(Buffer),
    });
    const { file } = await served(original);
    const { exif, xmp, icc, iptc, orientation } = await sharp(file).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    expect(file.includes('Hostel')).toBe(false);
  });
});

it.each(['gif', 'webp'] as const)('an animated %s stays animated, frame for frame', async (format) => {
  const { image, file } = await served(await moving(format));
  expect(image).toMatchObject({ width: 30, height: 20 });
  expect(await sharp(file, { animated: true }).metadata()).toMatchObject({
    pages: 5,
    delay: [120, 120, 120, 120, 120],
    loop: 0,
  });
  expect((await served(await moving(format, 300))).image).toMatchObject({ width: 30, height: 20 });
});

describe('the name and type of a file are ignored:', () => {
  it.each([
    ['evil.svg', 'image/svg+xml'],
    ['../../../../etc/cron.d/campus', 'application/octet-stream'],
    ['page.html', 'text/html'],
    [`${'x'.repeat(5_000)}.exe`, 'application/x-msdownload'],
    ['\u202egnp.exe', 'image/jpeg; charset=utf-7'],
    ['', 'image/png'],
  ])('%#: %s', async (filename, contentType) => {
    const response = await upload(await photo(60, 40), { filename, contentType });
    // Without a file name the parser sees a text field, which no form of ours has.
    expect(response.status).toBe(filename === '' ? 400 : 201);
    if (response.status === 201) {
      expect(response.body.data.feedData.imagesUrl[0]).toMatch(/^media\/[0-9a-f]{40}\.webp$/);
    }
  });
});

/** Mean of each colour channel as shown on a screen, 0–255. */
async function average(file: Buffer): Promise<number[]> {
  // Statistics use the stored values, so other depths and colour spaces are converted first.
  const shown = await sharp(file).removeAlpha().toColourspace('srgb').png().toBuffer();
  const { channels } = await sharp(shown).stats();
  const means = channels.map(({ mean }) => mean);
  return means.length === 1 ? [means[0]!, means[0]!, means[0]!] : means;
}

describe('while pictures wait to be decoded', () => {
  const MANY = 10;
  let slow: Buffer;
  beforeAll(async () => {
    const create = { width: 6_000, height: 4_000, channels: 3, background: '#0B6B70' } as const;
    slow = await sharp({ create }).jpeg().toBuffer();
  });
  const waiting = () => app.nest.get(MediaService).picturesWaiting;
  const form = ({ token }: TestMember = asha) =>
    app
      .http()
      .post('/user/feeds/create')
      .set('Authorization', token)
      .field('feedData', JSON.stringify({ content: '<p>Look</p>' }));

  it('those of a client that left are forgotten, and nothing of the request is saved', async () => {
    const before = await kept();
    const request = form();
    for (let n = 0; n < MANY; n += 1) request.attach('images', slow, PHOTO);
    request.end(() => undefined);
    await until(() => waiting() > MANY / 2);
    request.abort();
    await until(() => waiting() === 0);
    // What was being decoded is ended between two steps, and its files are removed with the others.
    await until(async () => (await kept()).waiting.length === 0);
    expect(await kept()).toEqual(before);
  });

  it('a form with one that cannot be used is refused at once, and its others are forgotten', async () => {
    const before = await kept();
    const request = form();
    for (let n = 0; n < MANY - 1; n += 1) request.attach('images', slow, PHOTO);
    const response = await request.attach('images', Buffer.from('no picture at all'), PHOTO);
    expect([response.status, waiting()]).toEqual([415, 0]);
    expect(response.body.errors).toEqual({ images: expect.stringContaining('Picture 10') });
    expect(await kept()).toEqual(before);
  });

  it('a member who sends one does not wait for all of one who sends many', async () => {
    const ravi = await joinMember(app);
    const picture = await photo(3_000, 2_000);
    // All of them arrive before the first is decoded, however slow the machine is.
    const pipeline = app.nest.get(ImagePipeline);
    const process = pipeline.process.bind(pipeline);
    let missing = 2 * MANY;
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    const held = jest.spyOn(pipeline, 'process').mockImplementation(async (...args) => {
      missing -= 1;
      if (missing === 0) open();
      await opened;
      return process(...args);
    });
    const forms = Array.from({ length: 2 }, () => {
      const request = form();
      for (let n = 0; n < MANY; n += 1) request.attach('images', picture, PHOTO);
      return request.then(({ status }) => status);
    });
    await opened;
    await until(() => waiting() > 1.5 * MANY);
    held.mockRestore();
    const before = waiting();
    await form(ravi).attach('images', picture, PHOTO).expect(201);
    // Each place that became free went to each of them in turn; a few more passed while it was decoded and stored.
    expect(waiting()).toBeGreaterThan(before / 2);
    expect(await Promise.all(forms)).toEqual([201, 201]);
  });
});
