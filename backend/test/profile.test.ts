import sharp from 'sharp';
import { MediaService } from '../src/platform/media/media.service.js';
import type { ProfileDto } from '../src/modules/profile/profile.dto.js';
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
let asha: TestMember;
let reader: TestMember;
beforeAll(async () => {
  app = await startApp();
  asha = await joinMember(app, { name: 'Asha Rao', collegeName: 'IET Lucknow', collegeYear: '2027' });
  reader = await joinMember(app);
});
afterAll(() => app.close());

const get = async (member: TestMember, body: object = {}) =>
  (await app.call('/user/profile/get', body, member.token).expect(200)).body.data as ProfileDto;
const update = (fields: Record<string, string>, member: TestMember = asha) =>
  Object.entries(fields).reduce(
    (request, [name, value]) => request.field(name, value),
    app.http().post('/user/profile/update').set('Authorization', member.token),
  );
const filled = {
  name: 'Asha Rao',
  title: 'Robotics lead',
  bio: 'I solder.\nThen I debug.',
  collegeName: 'IET Lucknow',
  collegeYear: '2028',
};

describe('a profile', () => {
  it('is one’s own without a userId, or with an empty one', async () => {
    const own = await get(asha);
    expect(own).toEqual({
      User: { id: asha.id, name: 'Asha Rao', email: asha.email, phone: asha.phone, emailConfirmed: false },
      title: null,
      bio: null,
      profileUrl: null,
      coverUrl: null,
      collegeName: 'IET Lucknow',
      collegeYear: '2027',
      courseName: null,
      followers: 0,
      following: 0,
      version: expect.any(String),
      relation: 'none',
      isOwner: true,
      isWelcomeDue: true,
      isAgeDue: true,
      limit: null,
      lacksConsent: false,
    });
    expect(await get(asha, { userId: '' })).toEqual(own);
    expect(await get(asha, { userId: asha.id })).toEqual(own);
  });

  it('does not show e-mail and phone to others', async () => {
    expect(await get(reader, { userId: asha.id })).toMatchObject({
      User: { id: asha.id, name: 'Asha Rao', email: null, phone: null, emailConfirmed: null },
      isOwner: false,
    });
  });

  it.each(['999999', 'abc'])('%s, which does not exist, is a 404', async (userId) => {
    await app.call('/user/profile/get', { userId }, asha.token).expect(404);
  });
});

describe('changing one’s profile', () => {
  it('is visible at once, on posts too', async () => {
    const response = await update({ ...filled, courseName: 'B.Tech ECE' })
      .attach('image', await photo(300, 300), 'me.jpg')
      .attach('coverImage', await photo(900, 300), 'cover.jpg')
      .expect(200);
    expect(response.body).toMatchObject({
      success: true,
      data: {
        User: { name: filled.name },
        title: filled.title,
        bio: filled.bio,
        collegeYear: '2028',
        courseName: 'B.Tech ECE',
      },
    });
    const own = await get(asha);
    expect(own).toEqual(response.body.data);
    expect(own.profileUrl).not.toBe(own.coverUrl);
    const post = await writePost(app, asha);
    expect(post.User).toEqual({
      id: asha.id,
      name: 'Asha Rao',
      UserProfile: { profileUrl: own.profileUrl, title: 'Robotics lead' },
    });
  });

  it('uses each picture by its field’s name, in any order', async () => {
    await update(filled)
      .attach('coverImage', await photo(900, 300), 'a.jpg')
      .attach('image', await photo(300, 300), 'b.jpg')
      .expect(200);
    const { profileUrl, coverUrl } = await get(asha);
    const shape = async (path: string | null) => {
      const { body } = await app.http().get(`/${path}`).expect(200);
      const { width, height } = await sharp(body as Buffer).metadata();
      return width / height;
    };
    expect(await shape(profileUrl)).toBe(1);
    expect(await shape(coverUrl)).toBe(3);
  });

  it('replaces one picture, keeps the other, removes either', async () => {
    const before = await get(asha);
    await update(filled)
      .attach('coverImage', await photo(900, 200), 'new.jpg')
      .expect(200);
    const after = await get(asha);
    expect(after.profileUrl).toBe(before.profileUrl);
    expect(after.coverUrl).not.toBe(before.coverUrl);
    await update({ ...filled, removeImage: 'true', removeCoverImage: 'true' }).expect(200);
    expect(await get(asha)).toMatchObject({ profileUrl: null, coverUrl: null, courseName: null });
    await app.nest.get(MediaService).clean();
    for (const path of [before.profileUrl, before.coverUrl, after.coverUrl])
      await app.http().get(`/${path}`).expect(404);
  });

  it.each([
    ['name', { name: '' }],
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(151) }],
    ['collegeName', { collegeName: 'x'.repeat(151) }],
    ['courseName', { courseName: 'x'.repeat(151) }],
    ['name', { name: 'x'.repeat(101) }],
    ['bio', { bio: 'x'.repeat(2001) }],
    ['collegeName', { collegeName: '' }],
    ['collegeYear', { collegeYear: '27' }],
    ['collegeYear', { collegeYear: '2099' }],
    ['email', { email: 'new@example.in' }],
    ['userId', { userId: '1' }],
  ])('is refused for a bad %s', async (field, change) => {
    const response = await update({ ...filled, ...change }).expect(400);
    expect(Object.keys(response.body.errors)).toEqual([field]);
  });

  it('never changes another member’s profile', async () => {
    const before = await get(asha);
    await update({ ...filled, name: 'Somebody Else' }, reader).expect(200);
    expect(await get(asha)).toEqual(before);
  });

  it('keeps exactly one of two concurrent changes, and no unused picture', async () => {
    const pictures = await Promise.all([photo(50, 50), photo(60, 60)]);
    await Promise.all(
      pictures.map((picture) => update(filled).attach('image', picture, 'a.jpg').expect(200)),
    );
    const { profileUrl } = await get(asha);
    expect(
      await app.rows('SELECT path FROM media WHERE profile_id = $1 AND path = $2', [asha.id, profileUrl]),
    ).toHaveLength(1);
    expect(await app.rows('SELECT path FROM media WHERE profile_id = $1', [asha.id])).toHaveLength(1);
  });
});

describe('changing only the pictures', () => {
  let newcomer: TestMember;
  beforeAll(async () => {
    newcomer = await joinMember(app, { name: 'Bilal Khan' });
  });
  const updateImages = (fields: Record<string, string> = {}) =>
    Object.entries(fields).reduce(
      (request, [name, value]) => request.field(name, value),
      app.http().post('/user/profile/updateImages').set('Authorization', newcomer.token),
    );

  it('needs no text: a member with an empty profile can add a portrait, then a cover', async () => {
    const before = await get(newcomer);
    const first = await updateImages()
      .attach('image', await photo(80, 80), 'me.jpg')
      .expect(200);
    const { profileUrl, version } = first.body.data as ProfileDto;
    expect(first.body).toEqual({ success: true, data: { ...before, profileUrl, version } });
    expect(version).not.toBe(before.version);
    await app.http().get(`/${profileUrl}`).expect(200);
    await updateImages()
      .attach('coverImage', await photo(90, 30), 'cover.jpg')
      .expect(200);
    const own = await get(newcomer);
    expect(own).toMatchObject({ profileUrl, coverUrl: expect.stringMatching(/^media\//), title: null });
    expect((await writePost(app, newcomer)).User.UserProfile.profileUrl).toBe(profileUrl);
  });

  it('removes one with its file, and keeps the other', async () => {
    const { profileUrl, coverUrl } = await get(newcomer);
    await updateImages({ removeImage: 'true', removeCoverImage: 'false' }).expect(200);
    expect(await get(newcomer)).toMatchObject({ profileUrl: null, coverUrl });
    await app.nest.get(MediaService).clean();
    await app.http().get(`/${profileUrl}`).expect(404);
    await app.http().get(`/${coverUrl}`).expect(200);
  });

  it.each([
    ['nothing that is removed', { removeImage: 'false' }, 'image'],
    ['an answer that is none', { removeImage: 'yes' }, 'removeImage'],
    ['a text', { removeImage: 'true', name: 'Somebody Else' }, 'name'],
  ])('refuses a form with %s, and changes nothing', async (_, fields, field) => {
    const before = await get(newcomer);
    const response = await updateImages(fields).expect(400);
    expect(Object.keys(response.body.errors)).toEqual([field]);
    expect(await get(newcomer)).toEqual(before);
  });

  it('refuses a file that is no picture, and keeps the existing one', async () => {
    const before = await get(newcomer);
    const response = await updateImages()
      .attach('coverImage', Buffer.from('no picture'), 'a.jpg')
      .expect(415);
    expect(response.body.errors).toHaveProperty('coverImage');
    expect(await get(newcomer)).toEqual(before);
  });
});

describe('changing only what one studies', () => {
  it('works with an incomplete profile, and keeps what is not sent', async () => {
    const member = await joinMember(app);
    const change = (body: object) => app.call('/user/profile/updateCollege', body, member.token).expect(200);
    const { body } = await change({ collegeName: 'दिल्ली विश्वविद्यालय', collegeYear: '2028' });
    expect(body.data).toMatchObject({ title: null, collegeName: 'दिल्ली विश्वविद्यालय', collegeYear: '2028' });
    await change({ courseName: 'B.A. Hindi', collegeYear: null });
    const own = await get(member);
    expect(own).toMatchObject({
      collegeName: 'दिल्ली विश्वविद्यालय',
      collegeYear: '2028',
      courseName: 'B.A. Hindi',
      bio: null,
    });
    expect(own.version).not.toBe(body.data.version);
  });

  it.each([
    ['collegeName', {}],
    ['collegeName', { collegeName: '' }],
    ['collegeName', { collegeName: 'x'.repeat(151) }],
    ['collegeName', { collegeName: 'two\nlines' }],
    ['collegeYear', { collegeYear: '2099' }],
    ['collegeYear', { collegeYear: '' }],
    ['courseName', { courseName: 'x'.repeat(151) }],
    ['courseName', { courseName: ' ' }],
    ['name', { collegeName: 'IET Lucknow', name: 'x' }],
  ])('is refused for a bad %s (%j)', async (field, body) => {
    const before = await get(reader);
    const response = await app.call('/user/profile/updateCollege', body, reader.token).expect(400);
    expect(Object.keys(response.body.errors)).toEqual([field]);
    expect(await get(reader)).toEqual(before);
  });

  it('keeps the fields of two tabs that write different ones at the same time', async () => {
    const member = await joinMember(app);
    await Promise.all(
      [{ collegeName: 'IET Lucknow' }, { collegeYear: '2028' }, { courseName: 'B.Tech ECE' }].map((body) =>
        app.call('/user/profile/updateCollege', body, member.token).expect(200),
      ),
    );
    expect(await get(member)).toMatchObject({
      collegeName: 'IET Lucknow',
      collegeYear: '2028',
      courseName: 'B.Tech ECE',
    });
  });
});

describe('the welcome of a newcomer', () => {
  const end = (member: TestMember) => app.call('/user/profile/endWelcome', {}, member.token);

  it('is due while the member follows nothing, and only on their own profile', async () => {
    const member = await joinMember(app);
    expect(await get(member)).toMatchObject({ isWelcomeDue: true });
    expect(await get(reader, { userId: member.id })).toMatchObject({ isWelcomeDue: false });
    await follow(app, await makePage(app, reader), member);
    expect(await get(member)).toMatchObject({ isWelcomeDue: false });
  });

  it('ends for good, without a new version of the profile, also when two tabs end it', async () => {
    const member = await joinMember(app);
    const { version } = await get(member);
    await Promise.all([end(member).expect(200), end(member).expect(200)]);
    const [first] = await app.rows('SELECT welcomed_at FROM member WHERE id = $1', [member.id]);
    expect(first).toEqual({ welcomed_at: expect.any(Date) });
    await end(member).expect(200);
    expect(await app.rows('SELECT welcomed_at FROM member WHERE id = $1', [member.id])).toEqual([first]);
    expect(await get(member)).toMatchObject({ isWelcomeDue: false, version });
  });

  it('is refused, as the college is, once the member is suspended', async () => {
    const member = await joinMember(app);
    const token = await signInAdministrator(app);
    await app
      .call('/admin/users/setUserStatus', { id: member.id, status: 'suspended', reason: 'Spam' }, token)
      .expect(200);
    await end(member).expect(401);
    await app.call('/user/profile/updateCollege', { collegeName: 'IET Lucknow' }, member.token).expect(401);
  });
});
