import { readdir, readFile } from 'node:fs/promises';
import { AccountPurgeService } from '../src/modules/account/account-purge.service.js';
import { MediaService } from '../src/platform/media/media.service.js';
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

let app: TestApp;
let administrator: string;
beforeAll(async () => {
  app = await startApp();
  administrator = await signInAdministrator(app);
});
afterAll(() => app.close());

const post = async (callPath: string, body: object, token: string) =>
  (await app.call(callPath, body, token).expect(200)).body;
const like = (feedId: string, member: TestMember) => post('/user/likes/toggleLike', { feedId }, member.token);
const remark = (feedId: string, member: TestMember, comment = 'Well said') =>
  app.call('/user/comments/create', { feedId, comment }, member.token).expect(201);
const deleteAccount = (member: TestMember, password = PASSWORD) =>
  app.call('/user/account/delete', { password }, member.token);
const restore = (emailOrPhone: string, password = PASSWORD) =>
  app.call('/user/account/restore', { emailOrPhone, password });
const login = (emailOrPhone: string, password = PASSWORD) =>
  app.call('/user/auth/login', { emailOrPhone, password });
const purge = () => app.nest.get(AccountPurgeService).purge(new AbortController().signal);
const age = (member: TestMember, by: string) =>
  app.rows(`UPDATE member SET deleted_at = deleted_at - $2::interval WHERE id = $1`, [member.id, by]);

/** A member who leaves, one who stays, and the content that links them. */
interface Scene {
  readonly leaver: TestMember;
  readonly stayer: TestMember;
  /** A page of each, followed by the other, with posts by both. */
  readonly leaversPage: string;
  readonly stayersPage: string;
  /** A post outside of all pages. */
  readonly leaversPost: string;
  readonly stayersPost: string;
  readonly leaverOnStayersPage: string;
  readonly stayerOnLeaversPage: string;
}

async function makeScene(): Promise<Scene> {
  const [leaver, stayer] = [await joinMember(app), await joinMember(app)];
  const leaversPage = await makePage(app, leaver, `Page of ${leaver.name}`);
  const stayersPage = await makePage(app, stayer, `Page of ${stayer.name}`);
  await follow(app, leaversPage, stayer);
  await follow(app, stayersPage, leaver);
  const scene = {
    leaver,
    stayer,
    leaversPage,
    stayersPage,
    leaversPost: (await writePost(app, leaver)).id,
    stayersPost: (await writePost(app, stayer)).id,
    leaverOnStayersPage: (await writePost(app, leaver, '<p>a</p>', stayersPage)).id,
    stayerOnLeaversPage: (await writePost(app, stayer, '<p>b</p>', leaversPage)).id,
  };
  for (const id of [
    scene.leaversPost,
    scene.stayersPost,
    scene.leaverOnStayersPage,
    scene.stayerOnLeaversPage,
  ]) {
    for (const member of [leaver, stayer]) {
      await like(id, member);
      await remark(id, member);
    }
  }
  return scene;
}

/** Everything that another member and an administrator can read about a scene, including refusals. */
async function everythingSeen({ leaver, stayer, ...ids }: Scene): Promise<object> {
  const posts = [ids.leaversPost, ids.stayersPost, ids.leaverOnStayersPage, ids.stayerOnLeaversPage];
  const pages = [ids.leaversPage, ids.stayersPage];
  const calls: [string, object, string][] = [
    ['/user/profile/get', { userId: leaver.id }, stayer.token],
    ['/user/feeds/getAllFeeds', { limit: 50 }, stayer.token],
    ['/user/feeds/getAllFeeds', { usersFeed: true, userId: leaver.id }, stayer.token],
    ['/user/feeds/getAllFeeds', { usersFeed: true, userId: stayer.id }, stayer.token],
    ['/user/pages/getAllPages', { limit: 50 }, stayer.token],
    ['/user/pages/getSuggestions', {}, stayer.token],
    ...pages.flatMap((id): [string, object, string][] => [
      ['/user/feeds/getAllFeeds', { pageId: id }, stayer.token],
      ['/user/pages/getPageById', { id }, stayer.token],
    ]),
    ...posts.flatMap((feedId): [string, object, string][] => [
      ['/user/feeds/getFeedById', { id: feedId }, stayer.token],
      ['/user/likes/getFeedLikes', { feedId }, stayer.token],
      ['/user/comments/getFeedComments', { feedId }, stayer.token],
    ]),
    ['/admin/users/getUsersStats', {}, administrator],
    ['/admin/users/getUsers', { limit: 50 }, administrator],
    ['/admin/users/getUsers', { search: leaver.email }, administrator],
    ['/admin/content/getPosts', { limit: 50 }, administrator],
    ['/admin/content/getPosts', { search: leaver.name }, administrator],
    ['/admin/content/getPages', { limit: 50 }, administrator],
    ['/admin/content/getPages', { search: leaver.name }, administrator],
  ];
  const answers = await Promise.all(
    calls.map(async ([callPath, body, token]) => {
      const { status, body: answer } = await app.call(callPath, body, token);
      return { call: [callPath, body], status, answer: { ...answer, requestId: undefined } };
    }),
  );
  return answers;
}

describe('a deleted account', () => {
  it('is signed out everywhere, and only the correct password reveals that it is deleted', async () => {
    const member = await joinMember(app);
    const other = await signIn(app, member.phone);
    const { body } = await deleteAccount(member).expect(200);
    expect(body.message).toMatch(/Until \d+ \w+ \d{4} at \d\d:\d\d \(Indian time\) you can restore it/);
    for (const token of [member.token, other]) {
      await app.call('/user/feeds/getAllFeeds', {}, token).expect(401);
    }
    const refused = await login(member.email).expect(401);
    expect(refused.body).toMatchObject({ error: 'account_deleted', message: body.message });
    const stranger = await login(member.email, 'wrong password').expect(401);
    expect(stranger.body).toMatchObject({ error: 'invalid_credentials', message: 'Invalid credentials' });
  });

  it('is hidden from everyone else, with its pages and their content', async () => {
    const scene = await makeScene();
    const { leaver, stayer } = scene;
    await deleteAccount(leaver).expect(200);
    const seen = JSON.stringify(await everythingSeen(scene));
    // Without the requests: they contain the leaver's content.
    expect(seen).not.toContain(`"name":"${leaver.name}"`);
    const answers = JSON.stringify(
      ((await everythingSeen(scene)) as { status: number; answer: object }[])
        .filter(({ status }) => status === 200)
        .map(({ answer }) => answer),
      // A version is a small number, like the ids here.
      (key, value: unknown) => (key === 'version' ? undefined : value),
    );
    for (const gone of [leaver.name, leaver.email, scene.leaversPage].map(String)) {
      expect(answers).not.toContain(`"${gone}"`);
    }
    await expectCountersToMatch(app);

    const missing: [string, object][] = [
      ['/user/profile/get', { userId: leaver.id }],
      ['/user/feeds/getFeedById', { id: scene.leaversPost }],
      ['/user/feeds/getFeedById', { id: scene.leaverOnStayersPage }],
      ['/user/feeds/getFeedById', { id: scene.stayerOnLeaversPage }],
      ['/user/feeds/delete', { id: scene.stayerOnLeaversPage }],
      ['/user/likes/toggleLike', { feedId: scene.leaversPost }],
      ['/user/likes/toggleLike', { feedId: scene.stayerOnLeaversPage }],
      ['/user/likes/getFeedLikes', { feedId: scene.leaversPost }],
      ['/user/comments/create', { feedId: scene.leaversPost, comment: 'a' }],
      ['/user/comments/getFeedComments', { feedId: scene.leaversPost }],
      ['/user/pages/getPageById', { id: scene.leaversPage }],
      ['/user/pages/toggleFollow', { id: scene.leaversPage }],
    ];
    for (const [callPath, body] of missing) {
      const { status } = await app.call(callPath, body, stayer.token);
      expect([callPath, status]).toEqual([callPath, 404]);
    }
    await app
      .http()
      .post('/user/feeds/create')
      .set('Authorization', stayer.token)
      .field({ feedData: '{"content":"<p>a</p>"}', pageId: scene.leaversPage })
      .expect(404);
    await app.call('/admin/users/getUser', { id: leaver.id }, administrator).expect(404);
    const { data } = await post('/user/likes/getFeedLikes', { feedId: scene.stayersPost }, stayer.token);
    expect(data.likes.map(({ User }: { User: { id: string } }) => User.id)).toEqual([stayer.id]);
    expect(data.pagination.total).toBe(1);
  });

  it('keeps its e-mail and phone', async () => {
    const member = await joinMember(app);
    await deleteAccount(member).expect(200);
    const form = {
      name: 'Somebody else',
      email: member.email.toUpperCase(),
      phone: member.phone,
      password: PASSWORD,
    };
    const { body } = await app.call('/user/auth/signUp', form).expect(409);
    expect(Object.keys(body.errors)).toEqual(['email', 'phone']);
  });

  it('is not shown to visitors', async () => {
    const fresh = await startApp();
    try {
      const member = await joinMember(fresh);
      await makePage(fresh, member);
      await fresh.call('/user/account/delete', { password: PASSWORD }, member.token).expect(200);
      const { body } = await fresh.call('/public/getHighlights').expect(200);
      expect(body.data).toEqual({ pages: [], totals: { members: 0, pages: 0, posts: 0 } });
    } finally {
      await fresh.close();
    }
  });

  it('is not deleted with a wrong password, and attempts are limited', async () => {
    const member = await joinMember(app);
    const { body } = await deleteAccount(member, 'wrong password').expect(400);
    expect(body.errors).toEqual({ password: 'This is not your current password' });
    await app.call('/user/feeds/getAllFeeds', {}, member.token).expect(200);
    await app.call('/user/account/delete', {}, member.token).expect(400);
  });

  it('is deleted once by a double click', async () => {
    const member = await joinMember(app);
    const answers = await Promise.all([deleteAccount(member), deleteAccount(member), deleteAccount(member)]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    for (const { status } of answers) expect([200, 401]).toContain(status);
    const events = await app.rows(
      `SELECT id FROM audit_event WHERE member_id = $1 AND action = 'account_deleted'`,
      [member.id],
    );
    expect(events).toHaveLength(1);
    await expectCountersToMatch(app);
  });
});

describe('restoring', () => {
  it('brings everything back exactly, and signing in works again', async () => {
    const scene = await makeScene();
    const before = await everythingSeen(scene);
    await deleteAccount(scene.leaver).expect(200);
    expect(await everythingSeen(scene)).not.toEqual(before);
    const { body } = await restore(scene.leaver.email).expect(200);
    expect(body).toEqual({ success: true, message: 'Your account is restored. Please sign in.' });
    expect(await everythingSeen(scene)).toEqual(before);
    await expectCountersToMatch(app);
    await app.call('/user/feeds/getAllFeeds', {}, scene.leaver.token).expect(401);
    await login(scene.leaver.email).expect(200);
    await restore(scene.leaver.phone).expect(200);
  });

  it('needs the correct password, and is limited like signing in', async () => {
    const strict = await startApp({ LIMIT_LOGIN_ACCOUNT_ADDRESS: '3/900' });
    try {
      const member = await joinMember(strict);
      await strict.call('/user/account/delete', { password: PASSWORD }, member.token).expect(200);
      const attempt = (password: string) =>
        strict.call('/user/account/restore', { emailOrPhone: member.email, password });
      for (let n = 0; n < 3; n += 1) {
        const { body } = await attempt('wrong password').expect(401);
        expect(body.error).toBe('invalid_credentials');
      }
      await attempt(PASSWORD).expect(429);
    } finally {
      await strict.close();
    }
  });

  it('of one account keeps content hidden that another deleted account hides', async () => {
    const scene = await makeScene();
    const visitor = { ...scene, stayer: await joinMember(app) };
    const before = await everythingSeen(visitor);
    await deleteAccount(scene.stayer).expect(200);
    await deleteAccount(scene.leaver).expect(200);
    await restore(scene.leaver.email).expect(200);
    await expectCountersToMatch(app);
    const token = await signIn(app, scene.leaver.email);
    // On the page of a member whose account is still deleted.
    await app.call('/user/feeds/getFeedById', { id: scene.leaverOnStayersPage }, token).expect(404);
    await app.call('/user/feeds/getFeedById', { id: scene.leaversPost }, token).expect(200);
    // By a member whose account is still deleted.
    await app.call('/user/feeds/getFeedById', { id: scene.stayerOnLeaversPage }, token).expect(404);
    await restore(scene.stayer.email).expect(200);
    await expectCountersToMatch(app);
    expect(await everythingSeen(visitor)).toEqual(before);
  });

  it('does not end a suspension, nor does a deletion prevent one', async () => {
    const member = await joinMember(app);
    await deleteAccount(member).expect(200);
    const suspension = { id: member.id, status: 'suspended', from: 'active', reason: 'Complaint 12' };
    const { data } = await post('/admin/users/setUserStatus', suspension, administrator);
    expect(data).toMatchObject({ status: 'suspended', suspension: { reason: 'Complaint 12' } });
    expect((await login(member.email)).body.error).toBe('account_deleted');
    await restore(member.email).expect(200);
    expect((await login(member.email)).body.error).toBe('account_suspended');
    await post('/admin/users/setUserStatus', { id: member.id, status: 'active' }, administrator);
    await login(member.email).expect(200);
    await app
      .call('/user/account/delete', { password: PASSWORD }, await signIn(app, member.email))
      .expect(200);
    await age(member, '14 days 1 second');
    await app.call('/admin/users/setUserStatus', suspension, administrator).expect(404);
  });

  it('is possible for 14 days, and not afterwards', async () => {
    const member = await joinMember(app);
    await deleteAccount(member).expect(200);
    await age(member, '14 days 1 second');
    for (const answer of [await restore(member.email), await login(member.email)]) {
      expect(answer.status).toBe(401);
      expect(answer.body.error).toBe('invalid_credentials');
    }
  });
});

describe('after 14 days', () => {
  const storedFiles = async () =>
    (await readdir(app.dataDir, { recursive: true })).filter((name) => name.endsWith('.webp'));

  it('all its rows and files are purged, and those of others are kept', async () => {
    const scene = await makeScene();
    const { leaver, stayer } = scene;
    const files = await storedFiles();
    const picture = await photo(400, 300);
    const profile = { name: 'A', title: 'B', bio: 'C', collegeName: 'D', collegeYear: '2027' };
    const forms = [
      app
        .http()
        .post('/user/profile/update')
        .field(profile)
        .attach('image', picture, 'a.jpg')
        .attach('coverImage', picture, 'b.jpg'),
      app.http().post('/user/feeds/create').field('feedData', '{}').attach('images', picture, 'a.jpg'),
      app
        .http()
        .post('/user/pages/create')
        .field({ title: 'A', description: 'B' })
        .attach('image', picture, 'a.jpg'),
    ];
    for (const form of forms)
      expect((await form.set('Authorization', leaver.token)).status).toBeLessThan(300);
    await app
      .http()
      .post('/user/feeds/create')
      .set('Authorization', stayer.token)
      .field({ feedData: '{}', pageId: scene.leaversPage })
      .attach('images', picture, 'a.jpg')
      .expect(201);
    expect((await storedFiles()).length).toBeGreaterThan(files.length);

    await deleteAccount(leaver).expect(200);
    await age(leaver, '13 days 23 hours');
    await purge();
    expect(await app.rows('SELECT id FROM member WHERE id = $1', [leaver.id])).toHaveLength(1);
    await age(leaver, '2 hours 1 second');
    await purge();
    await app.nest.get(MediaService).clean();

    const columns = await app.rows<{ table: string; column: string }>(
      `SELECT c.conrelid::regclass::text AS table, a.attname AS column
         FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
        WHERE c.contype = 'f' AND c.confrelid = 'member'::regclass`,
    );
    expect(columns.length).toBeGreaterThan(8);
    for (const { table, column } of columns) {
      const left = await app.rows(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [leaver.id]);
      expect([table, column, left.length]).toEqual([table, column, 0]);
    }
    expect(await app.rows('SELECT id FROM page WHERE id = $1', [scene.leaversPage])).toEqual([]);
    expect(await app.rows('SELECT id FROM post WHERE id = $1', [scene.stayerOnLeaversPage])).toEqual([]);
    expect(await app.rows('SELECT id FROM media_outbox')).toEqual([]);
    expect((await storedFiles()).sort()).toEqual(files.sort());
    await expectCountersToMatch(app);
    const { data } = await post('/user/feeds/getFeedById', { id: scene.stayersPost }, stayer.token);
    expect(data).toMatchObject({ like: 1, comments: 1 });
    await app
      .call('/user/auth/signUp', {
        ...profile,
        title: undefined,
        bio: undefined,
        email: leaver.email,
        phone: leaver.phone,
        password: PASSWORD,
      })
      .expect(201);
  });

  it('an interrupted purge continues the next time', async () => {
    const { leaver } = await makeScene();
    await deleteAccount(leaver).expect(200);
    await age(leaver, '15 days');
    await app.nest.get(AccountPurgeService).purge(AbortSignal.abort());
    expect(await app.rows('SELECT id FROM member WHERE id = $1', [leaver.id])).toHaveLength(1);
    await purge();
    expect(await app.rows('SELECT id FROM member WHERE id = $1', [leaver.id])).toEqual([]);
    await expectCountersToMatch(app);
  });

  it('that cannot be purged does not keep the others, and the job says which', async () => {
    const [{ leaver: stuck }, { leaver }] = [await makeScene(), await makeScene()];
    for (const member of [stuck, leaver]) await deleteAccount(member).expect(200);
    await age(stuck, '16 days');
    await age(leaver, '15 days');
    await app.rows(`
      CREATE FUNCTION keep_member() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'too much to delete'; END $$;
      CREATE TRIGGER keep BEFORE DELETE ON member FOR EACH ROW WHEN (OLD.id = ${stuck.id}) EXECUTE FUNCTION keep_member()`);
    await expect(purge()).rejects.toThrow(`Accounts that could not be purged: ${stuck.id}`);
    const left = () => app.rows('SELECT id FROM member WHERE id IN ($1, $2)', [stuck.id, leaver.id]);
    expect(await left()).toEqual([{ id: stuck.id }]);
    await app.rows('DROP FUNCTION keep_member CASCADE');
    await purge();
    expect(await left()).toEqual([]);
    await expectCountersToMatch(app);
  });

  it('is deleted for good by an operator as docs/use/privacy-requests.md says, and cannot be restored', async () => {
    const page = await readFile(new URL('../../docs/use/privacy-requests.md', import.meta.url), 'utf8');
    const [statement = ''] = /SELECT set_member_deleted\(4711, .+\);/.exec(page) ?? [];
    const { leaver, stayer } = await makeScene();
    const suspension = { id: leaver.id, status: 'suspended', reason: 'A guardian asked' };
    await post('/admin/users/setUserStatus', suspension, administrator);
    expect(await app.rows(statement.replace('4711', leaver.id))).toEqual([{ set_member_deleted: true }]);
    await app.call('/user/profile/get', { userId: leaver.id }, stayer.token).expect(404);
    await restore(leaver.email).expect(401);
    await purge();
    expect(await app.rows('SELECT id FROM member WHERE id = $1', [leaver.id])).toEqual([]);
    await expectCountersToMatch(app);
  });
});
