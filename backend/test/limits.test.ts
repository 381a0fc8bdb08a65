import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { startApp, type TestApp } from './support/app.js';
import {
  dayInIndia,
  joinMember,
  makePage,
  PASSWORD,
  photo,
  signIn,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';
import { openStream } from './support/live.js';
import { mailsTo, untilMailsAreSent } from './support/mails.js';
import { applicationForm, applyFor, NOTE } from './support/openings.js';

let app: TestApp;
afterEach(() => app.close());

const login = (emailOrPhone: string, password = 'wrong password') =>
  app.call('/user/auth/login', { emailOrPhone, password });

describe('wrong passwords', () => {
  it('are admitted five times; then even the correct one is refused', async () => {
    app = await startApp({ LIMIT_LOGIN_ACCOUNT_ADDRESS: '5/900' });
    const member = await joinMember(app);
    for (let n = 0; n < 5; n += 1) await login(member.email).expect(401);
    const refused = await login(member.email.toUpperCase(), PASSWORD).expect(429);
    expect(refused.body.error).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    // Another account at the same address is admitted.
    await joinMember(app);
  });

  it('are cleared by a correct one', async () => {
    app = await startApp({ LIMIT_LOGIN_ACCOUNT_ADDRESS: '5/900' });
    const member = await joinMember(app);
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 4; n += 1) await login(member.email).expect(401);
      await signIn(app, member.email);
    }
  });

  it('are limited also when they are concurrent', async () => {
    app = await startApp({ LIMIT_LOGIN_ACCOUNT_ADDRESS: '5/900' });
    const member = await joinMember(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(member.email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('are limited per address too, for accounts that do not exist as well, and for administrators', async () => {
    app = await startApp({ LIMIT_LOGIN_ADDRESS: '3/300' });
    await signInAdministrator(app);
    for (let n = 0; n < 3; n += 1) await login(`nobody${n}@example.in`).expect(401);
    await login('another@example.in').expect(429);
    await app.call('/admin/auth/login', { userName: 'registrar', password: PASSWORD }).expect(429);
  });

  it('are counted without storing the account’s name or address', async () => {
    app = await startApp({ LIMIT_LOGIN_ACCOUNT_ADDRESS: '5/900' });
    await login('asha@example.in').expect(401);
    const kept = JSON.stringify(await app.rows('SELECT key FROM limit_count'));
    expect(kept).toContain('LOGIN_ACCOUNT_ADDRESS');
    expect(kept).not.toMatch(/asha|example|127\.0\.0\.1/);
  });
});

describe('right passwords', () => {
  it('are limited per account, not per address, whatever they are for', async () => {
    app = await startApp({ LIMIT_PASSWORD: '4/600' });
    const [member, other] = [await joinMember(app), await joinMember(app)];
    await login(member.email).expect(401);
    await login(member.email, PASSWORD).expect(200);
    const form = { currentPassword: PASSWORD, newPassword: 'jackfruit lantern river' };
    await app.call('/user/account/changePassword', form, member.token).expect(200);
    const wrong = { ...form, newPassword: PASSWORD };
    await app.call('/user/account/changePassword', wrong, member.token).expect(400);
    await login(member.phone, form.newPassword).expect(200);
    const refused = await login(member.email, form.newPassword).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const back = { currentPassword: form.newPassword, newPassword: PASSWORD };
    await app.call('/user/account/changePassword', back, member.token).expect(429);
    await login(other.email, PASSWORD).expect(200);
  });
});

describe('deleting and restoring an account', () => {
  it('is limited to some cycles a day', async () => {
    app = await startApp({ LIMIT_ACCOUNT_LIFE: '3/86400' });
    const member = await joinMember(app);
    const credentials = { emailOrPhone: member.email, password: PASSWORD };
    const leave = (token: string) => app.call('/user/account/delete', { password: PASSWORD }, token);
    await leave(member.token).expect(200);
    await app.call('/user/account/restore', credentials).expect(200);
    // An account that is not deleted stays as it is, which counts nothing.
    await app.call('/user/account/restore', credentials).expect(200);
    await leave(await signIn(app, member.email)).expect(200);
    const refused = await app.call('/user/account/restore', credentials).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
    expect(refused.body.message).toMatch(/^That was too often\. Please try again in \d+ hours\.$/);
    expect(
      await app.rows('SELECT FROM member WHERE id = $1 AND deleted_at IS NOT NULL', [member.id]),
    ).toHaveLength(1);
  });
});

describe('a mailbox', () => {
  const stranger = (tag: string | number) => `stranger+${tag}@example.in`;
  const mailed = async (...addresses: string[]) => {
    await untilMailsAreSent(app);
    return (await Promise.all(addresses.map((address) => mailsTo(app, address)))).flat().length;
  };

  it('gets few mails that confirm an address, whoever asks for them and under whatever tag', async () => {
    app = await startApp({ LIMIT_MAILBOX: '3/3600' });
    const members = await Promise.all(Array.from({ length: 6 }, () => joinMember(app)));
    const asked = (email: string, { token }: TestMember) =>
      app
        .call('/user/account/changeEmail', { email, password: PASSWORD }, token)
        .then(({ status }) => status);
    const statuses: number[] = [];
    for (const [n, member] of members.entries()) statuses.push(await asked(stranger(n), member));
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
    // Whoever joins with it has an account nevertheless, and can ask for the mail later.
    const joined = await joinMember(app, { email: 'Stranger@example.in' });
    expect(await mailed(joined.email)).toBe(0);
    await app.call('/user/account/sendConfirmation', {}, joined.token).expect(429);
    expect(await asked('other@example.in', members[5]!)).toBe(200);
  });

  it('gets few mails that reset the passwords of accounts whose address is not confirmed', async () => {
    app = await startApp({ LIMIT_MAILBOX: '3/3600' });
    for (const tag of ['a', 'b']) await joinMember(app, { email: stranger(tag) });
    const before = await mailed(stranger('a'), stranger('b'));
    for (const tag of ['a', 'b', 'a', 'b', 'a']) {
      await app.call('/user/auth/forgotPassword', { email: stranger(tag) }).expect(200);
    }
    expect(await mailed(stranger('a'), stranger('b'))).toBe(before + 3);
  });
});

describe('an administrator', () => {
  it.each([
    ['LIMIT_MODERATION', '/admin/users/setUserStatus', { status: 'suspended', reason: 'Spam' }],
    ['LIMIT_ADMIN_EXPORT', '/admin/users/exportUsers', {}],
  ])('is limited by %s', async (limit, path, body) => {
    app = await startApp({ [limit]: '2/600' });
    const [member, token] = [await joinMember(app), await signInAdministrator(app)];
    const request = path.includes('Status') ? { ...body, id: member.id } : body;
    for (let n = 0; n < 2; n += 1) expect((await app.call(path, request, token)).status).toBe(200);
    const refused = await app.call(path, request, token).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a member', () => {
  it.each([
    ['settings', { LIMIT_SETTINGS: '3/60' }, '/user/notifications/markRead', { all: true }],
    ['likes', { LIMIT_LIKE: '3/60' }, '/user/likes/toggleLike', { feedId: '1' }],
    ['comments', { LIMIT_COMMENT: '3/60' }, '/user/comments/create', { feedId: '1', comment: 'a' }],
    ['saves', { LIMIT_LIKE: '3/60' }, '/user/saved/set', { feedId: '1', saved: true }],
    ['mutes', { LIMIT_LIKE: '3/60' }, '/user/notifications/mutePost', { feedId: '1', muted: true }],
    ['searches', { LIMIT_SEARCH: '3/60' }, '/user/search/find', { q: 'robots' }],
    ['reads', { LIMIT_READ: '4/60' }, '/user/feeds/getAllFeeds', {}],
  ])('%s so often and no oftener, and others still may', async (_, env, path, body) => {
    app = await startApp(env);
    const [member, other] = [await joinMember(app), await joinMember(app)];
    await writePost(app, member);
    for (let n = 0; n < 3; n += 1)
      expect((await app.call(path, body, member.token)).status).toBeLessThan(300);
    const refused = await app.call(path, body, member.token).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.call(path, body, other.token)).status).toBeLessThan(300);
  });

  it('posts and answers openings so often and no oftener: messages count as comments, pictures as uploads', async () => {
    app = await startApp({
      ...{ LIMIT_OPENING: '2/86400', LIMIT_APPLICATION: '2/86400' },
      ...{ LIMIT_COMMENT: '2/3600', LIMIT_UPLOAD: '2/3600' },
    });
    const [poster, applicant, other] = [await joinMember(app), await joinMember(app), await joinMember(app)];
    const pageId = await makePage(app, poster);
    const opening = {
      ...{
        kind: 'volunteering',
        pageId,
        title: 'Web developer',
        field: 'software',
        about: NOTE,
        mode: 'remote',
      },
      ...{
        hoursWeek: 8,
        weeks: 4,
        closesOn: dayInIndia(7),
        places: 1,
        questions: ['Which site?'],
        noFee: true,
      },
    };
    const ids: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      const made = await app.call('/user/openings/create', opening, poster.token).expect(201);
      ids.push(made.body.data.id as string);
    }
    const refused = await app.call('/user/openings/create', opening, poster.token).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    const sent = await Promise.all(ids.map((id) => applyFor(app, applicant, id)));
    await app.call('/user/applications/apply', applicationForm(ids[0]!), applicant.token).expect(429);
    await applyFor(app, other, ids[0]!);
    const write = (path: string, body: object) => app.call(path, body, applicant.token);
    const { id } = sent[0]!;
    await write('/user/applications/sendMessage', { id, body: 'Hello' }).expect(201);
    const { id: feedId } = await writePost(app, poster);
    await write('/user/comments/create', { feedId, comment: 'Hello' }).expect(201);
    await write('/user/applications/sendMessage', { id, body: 'Hello?' }).expect(429);
    const project = { title: 'A solar boat', summary: 'It crosses the lake', status: 'idea' };
    const picture = await photo(60, 40);
    const upload = () =>
      app
        .http()
        .post('/user/projects/create')
        .set('Authorization', poster.token)
        .field(project)
        .attach('images', picture, 'boat.jpg');
    for (let n = 0; n < 2; n += 1) await upload().expect(201);
    await upload().expect(429);
  });

  it('reports, and asks for second looks, so often and no oftener', async () => {
    app = await startApp({ LIMIT_REPORT: '2/86400', LIMIT_APPEAL: '2/86400' });
    const [member, other] = [await joinMember(app), await joinMember(app)];
    const report = { kind: 'member', id: other.id, reason: 'spam' };
    for (const [path, body, status] of [
      ['/user/safety/report', report, 201],
      ['/user/safety/appeal', { decisionId: '1', text: 'It was a joke' }, 404],
    ] as const) {
      for (let n = 0; n < 2; n += 1) await app.call(path, body, member.token).expect(status);
      const refused = await app.call(path, body, member.token).expect(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    }
  });

  it('opens live streams so often and no oftener', async () => {
    app = await startApp({ LIMIT_LIVE: '2/60' });
    const { token } = await joinMember(app);
    const streams = [await openStream(app, token), await openStream(app, token)];
    await app.call('/user/live/open', {}, token).expect(429);
    for (const stream of streams) stream.close();
  });

  it('has separate limits for follows and for likes', async () => {
    app = await startApp({ LIMIT_LIKE: '1/60', LIMIT_FOLLOW: '2/60' });
    const [member, creator] = [await joinMember(app), await joinMember(app)];
    const { id: feedId } = await writePost(app, member);
    const pageId = await makePage(app, creator);
    const follow = () => app.call('/user/pages/toggleFollow', { id: pageId }, member.token);
    const like = () => app.call('/user/likes/toggleLike', { feedId }, member.token);
    for (let n = 0; n < 2; n += 1) await follow().expect(200);
    await follow().expect(429);
    await like().expect(200);
    await like().expect(429);
  });

  it('has one limit for changes of all kinds, and separate ones for new posts and reads', async () => {
    app = await startApp({ LIMIT_EDIT: '7/600', LIMIT_POST: '2/3600' });
    const member = await joinMember(app);
    const { id } = await writePost(app, member);
    const pageId = await makePage(app, member);
    const { token } = member;
    const form = {
      name: 'Asha',
      title: 'Student',
      bio: 'b',
      collegeName: 'c',
      collegeYear: '2025',
      courseName: 'd',
    };
    const page = { id: pageId, title: 'Robotics', description: 'Robots' };
    const commentId = (await app.call('/user/comments/create', { feedId: id, comment: 'a' }, token)).body.data
      .id;
    const sendForm = (path: string, fields: Record<string, string>) =>
      app.http().post(path).set('Authorization', token).field(fields);
    const changes = () => [
      sendForm('/user/feeds/update', { id, feedData: '{"content":"b"}' }),
      app.call('/user/comments/update', { id: commentId, comment: 'b' }, token),
      sendForm('/user/pages/update', page),
      sendForm('/user/profile/update', form),
      sendForm('/user/profile/updateImages', { removeImage: 'true' }),
      app.call('/user/profile/updateCollege', { collegeName: 'c' }, token),
      app.call('/user/profile/endWelcome', {}, token),
    ];
    expect((await Promise.all(changes())).map(({ status, body }) => [status, body.errors])).toEqual(
      Array(7).fill([200, undefined]),
    );
    expect((await Promise.all(changes())).map(({ status }) => status)).toEqual(Array(7).fill(429));
    await app.call('/user/feeds/getAllFeeds', {}, token).expect(200);
  });

  it('has separate limits for confirming a password and for signing in', async () => {
    app = await startApp({ LIMIT_LOGIN_ACCOUNT_ADDRESS: '1/900', LIMIT_CONFIRM_PASSWORD: '2/900' });
    const member = await joinMember(app);
    const form = { currentPassword: 'wrong password', newPassword: 'jackfruit lantern river' };
    const change = () => app.call('/user/account/changePassword', form, member.token);
    for (let n = 0; n < 2; n += 1) await change().expect(400);
    await change().expect(429);
    await signIn(app, member.email);
  });

  it('is admitted again when the window has ended', async () => {
    app = await startApp({ LIMIT_LIKE: '1/60' });
    const member = await joinMember(app);
    const { id: feedId } = await writePost(app, member);
    await app.call('/user/likes/toggleLike', { feedId }, member.token).expect(200);
    await app.call('/user/likes/toggleLike', { feedId }, member.token).expect(429);
    await app.rows(`UPDATE limit_count SET expires_at = now() WHERE key LIKE 'LIKE:%'`);
    await app.call('/user/likes/toggleLike', { feedId }, member.token).expect(200);
  });

  it('is still limited, and still served, while the limit store is down', async () => {
    app = await startApp({ LIMIT_LIKE: '2/60' });
    const member = await joinMember(app);
    const { id: feedId } = await writePost(app, member);
    await app.rows('ALTER TABLE limit_count RENAME TO limit_count_away');
    await app.call('/user/likes/toggleLike', { feedId }, member.token).expect(200);
    await app.call('/user/likes/toggleLike', { feedId }, member.token).expect(200);
    await app.call('/user/likes/toggleLike', { feedId }, member.token).expect(429);
  });
});

describe('a visitor', () => {
  it('checks records so often and no oftener, whoever else of this address does so', async () => {
    app = await startApp({ LIMIT_VERIFY_RECORD: '3/60' });
    const { token } = await joinMember(app);
    const verify = (as = '') => app.call('/public/verifyRecord', { credential: 'none' }, as);
    for (let n = 0; n < 3; n += 1) await verify().expect(200);
    await verify(token).expect(429);
    const refused = await verify().expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('reads so many months of the transparency page and no more', async () => {
    app = await startApp({ LIMIT_TRANSPARENCY: '3/60' });
    for (let n = 0; n < 3; n += 1) await app.call('/public/getTransparency', {}).expect(200);
    await app.call('/public/getTransparency', {}).expect(429);
  });

  it('sends ten grievances an hour from an address, and looks sixty up, also with wrong keys', async () => {
    app = await startApp({ LIMIT_GRIEVANCE: '10/3600', LIMIT_GRIEVANCE_READ: '60/3600' });
    const form = { name: 'Asha', email: 'asha@example.in', text: 'a' };
    for (let n = 0; n < 10; n += 1) await app.call('/public/sendGrievance', form).expect(201);
    await app.call('/public/sendGrievance', form).expect(429);
    const guess = () => app.call('/public/getGrievance', { reference: 'AAAA-AAAA', key: 'A' });
    for (let n = 0; n < 60; n += 1) await guess().expect(404);
    await guess().expect(429);
  });
});

describe('a request with an idempotency key', () => {
  const sending = (member: TestMember, fields: object, key: string) =>
    app.call('/user/comments/create', fields, member.token).set('Idempotency-Key', key);
  const posting = (member: TestMember, key: string) =>
    app
      .http()
      .post('/user/feeds/create')
      .set('Authorization', member.token)
      .set('Idempotency-Key', key)
      .field('feedData', JSON.stringify({ content: '<p>a</p>' }));
  const making = (member: TestMember, key: string) =>
    app
      .http()
      .post('/user/pages/create')
      .set('Authorization', member.token)
      .set('Idempotency-Key', key)
      .field({ title: 'Robotics', description: 'We build them.' });
  const statusesOf = async (answers: PromiseLike<{ status: number }>[]) =>
    (await Promise.all(answers)).map(({ status }) => status);

  it.each([
    ['posts', { LIMIT_POST: '2/3600' }, posting],
    ['pages', { LIMIT_POST: '2/3600' }, making],
    [
      'comments',
      { LIMIT_COMMENT: '2/3600' },
      (member: TestMember, key: string) => sending(member, { feedId: '1', comment: 'a' }, key),
    ],
  ])('of %s counts once, however often and however fast it is repeated', async (_, env, create) => {
    app = await startApp(env);
    const member = await joinMember(app);
    if ('LIMIT_COMMENT' in env) await writePost(app, member);
    const atOnce = Array.from({ length: 8 }, () => create(member, 'first'));
    expect(await statusesOf(atOnce)).toEqual(Array<number>(8).fill(201));
    for (let n = 0; n < 5; n += 1) await create(member, 'first').expect(201);
    await create(member, 'second').expect(201);
    // The limit for new requests is reached; repeats are still answered.
    await create(member, 'third').expect(429);
    await create(member, 'second').expect(201);
  });

  it('has ten times the limit for its repeats', async () => {
    app = await startApp({ LIMIT_COMMENT: '2/3600' });
    const member = await joinMember(app);
    await writePost(app, member);
    const comment = { feedId: '1', comment: 'a' };
    await sending(member, comment, 'key').expect(201);
    for (let n = 0; n < 19; n += 1) await sending(member, comment, 'key').expect(201);
    await sending(member, { ...comment, comment: 'b' }, 'key').expect(422);
    const refused = await sending(member, comment, 'key').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await sending(member, comment, 'another').expect(201);
  });

  it('cannot bypass the limit with new idempotency keys, even in concurrent pairs', async () => {
    app = await startApp({ LIMIT_COMMENT: '2/3600' });
    const member = await joinMember(app);
    await writePost(app, member);
    const twins = Array.from({ length: 12 }, (_, n) =>
      sending(member, { feedId: '1', comment: 'a' }, `made up ${n % 6}`.replaceAll(' ', '-')),
    );
    await statusesOf(twins);
    expect(await app.rows('SELECT id FROM comment')).toHaveLength(2);
    // A refused request has no record, so it does not count as a repeat.
    const nothing = { feedId: '1', comment: '' };
    expect((await sending(member, nothing, 'wrong')).status).toBe(429);
  });

  it('counts again when its key is about to expire', async () => {
    app = await startApp({ LIMIT_COMMENT: '1/3600' });
    const member = await joinMember(app);
    await writePost(app, member);
    const comment = { feedId: '1', comment: 'a' };
    await sending(member, comment, 'old').expect(201);
    await app.rows(`UPDATE idempotency_key SET created_at = now() - interval '23 hours 30 minutes'`);
    await sending(member, comment, 'old').expect(429);
  });

  it('needs a session, which is checked first', async () => {
    app = await startApp({ LIMIT_COMMENT: '1/3600' });
    const member = await joinMember(app);
    await writePost(app, member);
    await sending(member, { feedId: '1', comment: 'a' }, 'key').expect(201);
    await sending({ ...member, token: 'none' }, { feedId: '1', comment: 'a' }, 'key').expect(401);
  });
});

describe('a crowd', () => {
  it('over the concurrency limit is refused at once with 429, and health checks are still answered', async () => {
    app = await startApp({ MOST_IN_FLIGHT: '2' });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => login(`nobody${n}@example.in`)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(2);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    await app.http().get('/health/live').expect(200);
    await login('nobody@example.in').expect(401);
  });

  describe('of sockets whose bodies do not arrive', () => {
    /** Sends the headers and the beginning of the body. */
    async function begin(type: string, token = ''): Promise<Socket> {
      const { port } = app.nest.getHttpServer().address() as AddressInfo;
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      const path = type === 'application/json' ? '/user/auth/login' : '/user/profile/update';
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: ${token}\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n`,
      );
      socket.write(type === 'application/json' ? '{' : '--x\r\n');
      return socket;
    }
    const sockets: Socket[] = [];
    afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

    it('keeps nobody out; those that have been arriving longest give way', async () => {
      // No body is refused here because it takes too long.
      app = await startApp({ MOST_IN_FLIGHT: '2', BODY_SECONDS: '600' });
      // Four bodies may be arriving for each place.
      for (let n = 0; n < 8; n += 1) sockets.push(await begin('application/json'));
      await login('nobody@example.in').expect(401);
      const answer = once(sockets[1]!, 'data');
      for (let n = 0; n < 2; n += 1) sockets.push(await begin('application/json'));
      expect(String(await answer)).toMatch(/^HTTP\/1\.1 408 /);
      await login('nobody@example.in').expect(401);
    });

    it('keeps nobody out with forms either', async () => {
      app = await startApp({ MOST_IN_FLIGHT: '2' });
      const member = await joinMember(app);
      for (let n = 0; n < 4; n += 1)
        sockets.push(await begin('multipart/form-data; boundary=x', member.token));
      // Two are waited for, and two were refused at once.
      const refused = await Promise.race(sockets.map(async (socket) => String(await once(socket, 'data'))));
      expect(refused).toMatch(/^HTTP\/1\.1 429 /);
      await app.call('/user/profile/get', {}, member.token).expect(200);
    });
  });
});
