import { startApp, type TestApp } from './support/app.js';
import { joinMember, makePage, photo, writePost, type TestMember } from './support/factories.js';

let app: TestApp;
let member: TestMember;
let picture: Buffer;
beforeAll(async () => {
  picture = await photo(60, 40);
});
afterEach(() => app.close());

const start = async (uploads: string) => {
  app = await startApp({ LIMIT_UPLOAD: uploads });
  member = await joinMember(app);
};
/** The member's form with this many pictures. */
const send = (path: string, fields: Record<string, string>, pictures = 0, key?: string) => {
  const form = app.http().post(path).set('Authorization', member.token).field(fields);
  if (key !== undefined) form.set('Idempotency-Key', key);
  const field = path.startsWith('/user/feeds/') ? 'images' : 'image';
  for (let n = 0; n < pictures; n += 1) form.attach(field, picture, 'workshop.jpg');
  return form.then(({ status }) => status);
};
const feedData = JSON.stringify({ content: '<p>From the workshop</p>' });
const post = (pictures: number, key?: string) => send('/user/feeds/create', { feedData }, pictures, key);
const PROFILE = {
  name: 'Asha Rao',
  title: 'Builds robots',
  bio: 'In the workshop.',
  collegeName: 'NIT Raipur',
  collegeYear: '2026',
};

describe('the limit of uploads', () => {
  it('does not count forms that bring no picture', async () => {
    await start('1/3600');
    const { id } = await writePost(app, member);
    const pageId = await makePage(app, member);
    for (let n = 0; n < 2; n += 1) {
      expect(await post(0)).toBe(201);
      expect(await send('/user/feeds/update', { id, feedData })).toBe(200);
      expect(await send('/user/pages/create', { title: 'Robotics', description: 'We build.' })).toBe(201);
      expect(await send('/user/pages/update', { id: pageId, title: 'Robotics', description: 'We.' })).toBe(
        200,
      );
      expect(await send('/user/profile/update', PROFILE)).toBe(200);
    }
    expect(await post(1)).toBe(201);
    expect(await post(1)).toBe(429);
    expect(await post(0)).toBe(201);
  });

  it('counts a form once, whatever its number of pictures, and stores nothing of a form over the limit', async () => {
    await start('2/3600');
    expect(await post(3)).toBe(201);
    expect(await send('/user/profile/updateImages', {}, 1)).toBe(200);
    expect(await post(3)).toBe(429);
    expect(await send('/user/profile/updateImages', {}, 1)).toBe(429);
    expect(await app.rows('SELECT id FROM post')).toHaveLength(1);
    expect(await app.rows('SELECT path FROM media')).toHaveLength(4);
  });

  it('counts retries with the same idempotency key once, concurrent and later ones', async () => {
    await start('2/3600');
    expect(await Promise.all(Array.from({ length: 6 }, () => post(2, 'first')))).toEqual(
      Array<number>(6).fill(201),
    );
    for (let n = 0; n < 3; n += 1) expect(await post(2, 'first')).toBe(201);
    expect(await post(1, 'second')).toBe(201);
    expect(await post(1, 'third')).toBe(429);
    expect(await post(1, 'second')).toBe(201);
    expect(await app.rows('SELECT id FROM post')).toHaveLength(2);
  });

  it('cannot be bypassed with new idempotency keys, even in concurrent pairs', async () => {
    await start('2/3600');
    await Promise.all(Array.from({ length: 12 }, (_, n) => post(1, `made-up-${n % 6}`)));
    expect(await app.rows('SELECT id FROM post')).toHaveLength(2);
    expect(await post(1, 'made-up')).toBe(429);
  });
});
