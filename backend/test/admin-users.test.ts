import { randomUUID } from 'node:crypto';
import type { AdminUserDetailsDto } from '../src/modules/admin/users/admin-user-details.dto.js';
import { startApp, startReplica, type TestApp } from './support/app.js';
import {
  follow,
  joinMember,
  makePage,
  PASSWORD,
  signIn,
  signInAdministrator,
  writePost,
} from './support/factories.js';
import { beginElsewhere, someoneWaitsForALock } from './support/locks.js';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  token = await signInAdministrator(app);
});
afterAll(() => app.close());

const getUser = async (id: string) =>
  (await app.call('/admin/users/getUser', { id }, token).expect(200)).body.data as AdminUserDetailsDto;
const setStatus = (id: string, status: string, reason?: string) =>
  app.call('/admin/users/setUserStatus', { id, status, reason }, token);

describe('one member', () => {
  it('is shown with their content, sessions and audit log', async () => {
    const member = await joinMember(app, {
      name: 'Ananya Tripathi',
      collegeName: 'IET Lucknow',
      collegeYear: '2027',
    });
    const other = await joinMember(app);
    const ownPage = await makePage(app, member, 'Drama Club');
    const otherPage = await makePage(app, other, 'Robotics');
    await follow(app, otherPage, member);
    const posts = [];
    for (let n = 0; n < 11; n += 1) posts.push(await writePost(app, member, `<p>Post ${n}</p>`, ownPage));
    const theirs = await writePost(app, other);
    await app.call('/user/likes/toggleLike', { feedId: theirs.id }, member.token).expect(200);
    await app.call('/user/comments/create', { feedId: theirs.id, comment: 'Nice' }, member.token).expect(201);

    const user = await getUser(member.id);
    expect(user).toMatchObject({
      id: member.id,
      name: 'Ananya Tripathi',
      email: member.email,
      phone: member.phone,
      status: 'active',
      suspension: null,
      createdAt: expect.stringMatching(/Z$/),
      UserProfile: {
        profileUrl: null,
        coverUrl: null,
        title: null,
        collegeName: 'IET Lucknow',
        collegeYear: '2027',
      },
      counts: { posts: 11, comments: 1, likes: 1, pages: 1, followedPages: 1 },
    });
    expect(user.pages.map(({ title, posts: count }) => [title, count])).toEqual([['Drama Club', 11]]);
    expect(user.recentPosts.map(({ id }) => id)).toEqual(
      posts
        .slice(1)
        .reverse()
        .map(({ id }) => id),
    );
    expect(user.recentPosts[0]).toMatchObject({
      feedData: { content: '<p>Post 10</p>' },
      Page: { id: ownPage, title: 'Drama Club' },
    });
    expect(user.sessions).toEqual([
      {
        id: expect.any(String),
        device: expect.any(String),
        createdAt: expect.any(String),
        lastSeenAt: expect.any(String),
      },
    ]);
    expect(user.audit.map(({ action, actor }) => [action, actor])).toEqual([
      ['signed_in', { kind: 'member', id: member.id, name: 'Ananya Tripathi' }],
    ]);
  });

  it.each(['999999', 'abc', '-1', '9'.repeat(30)])('%s is a 404', async (id) => {
    const response = await app.call('/admin/users/getUser', { id }, token).expect(404);
    expect(response.body).toMatchObject({
      error: 'not_found',
      message: 'This member does not exist any more',
    });
  });
});

describe('suspending', () => {
  it('ends every session at once, and the login gives the reason', async () => {
    const member = await joinMember(app);
    const second = await signIn(app, member.phone);
    const post = await writePost(app, member, '<p>Still here</p>');
    const answer = await setStatus(member.id, 'suspended', 'Selling exam papers').expect(200);
    expect(answer.body).toEqual({
      success: true,
      message: 'The member is suspended',
      data: {
        id: member.id,
        status: 'suspended',
        suspension: {
          at: expect.stringMatching(/Z$/),
          reason: 'Selling exam papers',
          by: 'registrar',
          until: null,
          canLift: true,
        },
      },
    });
    for (const ended of [member.token, second])
      await app.call('/user/feeds/getAllFeeds', {}, ended).expect(401);

    const login = (password: string) =>
      app.call('/user/auth/login', { emailOrPhone: member.email, password }).expect(401);
    expect((await login(PASSWORD)).body).toMatchObject({ error: 'account_suspended', message: /suspended/ });
    expect((await login('not the password')).body).toMatchObject({
      error: 'invalid_credentials',
      message: 'Invalid credentials',
    });
    expect((await getUser(member.id)).audit[0]).toMatchObject({
      action: 'sign_in_refused',
      actor: { kind: 'anonymous', id: null, name: null },
    });

    const reader = await joinMember(app);
    const seen = await app.call('/user/feeds/getFeedById', { id: post.id }, reader.token).expect(200);
    expect(seen.body.data.User.name).toBe(member.name);
    const listed = await app.call('/admin/users/getUsers', { search: member.email }, token).expect(200);
    expect(listed.body.data[0].status).toBe('suspended');
  });

  it('applies in every process at once', async () => {
    const member = await joinMember(app);
    const second = await startReplica();
    try {
      await second.call('/user/feeds/getAllFeeds', {}, member.token).expect(200);
      await setStatus(member.id, 'suspended', 'Spam').expect(200);
      await second.call('/user/feeds/getAllFeeds', {}, member.token).expect(401);
      await second
        .call('/user/auth/login', { emailOrPhone: member.email, password: PASSWORD })
        .expect(401)
        .expect(/account_suspended/);
    } finally {
      await second.close();
    }
  });

  it('leaves no session to a concurrent login', async () => {
    const member = await joinMember(app);
    const suspension = await beginElsewhere();
    await suspension.run(`UPDATE member SET suspended_at = now(), suspension_reason = 'Spam' WHERE id = $1`, [
      member.id,
    ]);
    await suspension.run('DELETE FROM session WHERE member_id = $1', [member.id]);
    const login = app
      .call('/user/auth/login', { emailOrPhone: member.email, password: PASSWORD })
      .then(({ status, body }) => ({ status, error: body.error }));
    await Promise.race([login, someoneWaitsForALock(app)]);
    await suspension.commit();
    expect(await login).toEqual({ status: 401, error: 'account_suspended' });
    expect(await app.rows('SELECT id FROM session WHERE member_id = $1', [member.id])).toEqual([]);
  });

  it('is not ended by a password reset', async () => {
    const member = await joinMember(app);
    await setStatus(member.id, 'suspended', 'Spam').expect(200);
    const link = randomUUID();
    await app.rows(
      `INSERT INTO password_reset (token_hash, member_id, expires_at)
       VALUES (sha256($1::bytea), $2, now() + interval '1 hour')`,
      [Buffer.from(link), member.id],
    );
    await app.call('/user/auth/resetPassword', { token: link, password: 'a brand new umbrella' }).expect(200);
    const response = await app
      .call('/user/auth/login', { emailOrPhone: member.email, password: 'a brand new umbrella' })
      .expect(401);
    expect(response.body.error).toBe('account_suspended');
  });

  it('ends when the member is reinstated, and both are recorded', async () => {
    const member = await joinMember(app);
    await setStatus(member.id, 'suspended', 'Spam').expect(200);
    await setStatus(member.id, 'suspended', 'Spam').expect(200);
    await setStatus(member.id, 'suspended', 'Spam, and selling papers').expect(200);
    const answer = await setStatus(member.id, 'active').expect(200);
    expect(answer.body.data).toEqual({ id: member.id, status: 'active', suspension: null });
    await setStatus(member.id, 'active').expect(200);
    await signIn(app, member.email);
    const { audit } = await getUser(member.id);
    expect(audit.map(({ action, reason, actor }) => [action, reason, actor.name])).toEqual([
      ['signed_in', null, member.name],
      ['member_reinstated', null, 'registrar'],
      ['member_suspended', 'Spam, and selling papers', 'registrar'],
      ['member_suspended', 'Spam', 'registrar'],
      ['signed_in', null, member.name],
    ]);
  });

  it.each([
    [{ status: 'suspended' }, { reason: 'Reason must be text' }],
    [{ status: 'suspended', reason: '   ' }, { reason: 'Reason is required' }],
    [
      { status: 'suspended', reason: 'x'.repeat(501) },
      { reason: 'Reason must be at most 500 characters long' },
    ],
    [{ status: 'banned', reason: 'Spam' }, { status: 'status must be active or suspended' }],
    [{ status: 'active', reason: 7 }, { reason: 'Reason must be text' }],
  ])('refuses %j', async (body, errors) => {
    const member = await joinMember(app);
    const response = await app
      .call('/admin/users/setUserStatus', { id: member.id, ...body }, token)
      .expect(400);
    expect(response.body.errors).toEqual(errors);
    expect((await getUser(member.id)).status).toBe('active');
  });

  it('is refused when another administrator has changed the status, and says who did', async () => {
    const member = await joinMember(app);
    const anita = await signInAdministrator(app, 'anita');
    const setFrom = (from: string, status: string, by = token) =>
      app.call(
        '/admin/users/setUserStatus',
        { id: member.id, status, from, reason: `by ${by}`.slice(0, 90) },
        by,
      );
    const refusal = async (from: string, status: string) => {
      const { body } = await setFrom(from, status).expect(409);
      expect(body.error).toBe('state_changed');
      return body.message as string;
    };
    const suspended = await setFrom('active', 'suspended', anita).expect(200);
    const moment = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Kolkata',
      dateStyle: 'short',
      timeStyle: 'short',
    })
      .format(new Date(suspended.body.data.suspension.at))
      .replace(', ', ' at ');
    expect(await refusal('active', 'suspended')).toBe(`anita suspended this member on ${moment}.`);
    expect((await getUser(member.id)).suspension).toEqual(suspended.body.data.suspension);
    await setFrom('suspended', 'active', anita).expect(200);
    expect(await refusal('suspended', 'active')).toMatch(/^anita reinstated this member on /);
    // Without "from" this is not an error.
    await setStatus(member.id, 'active').expect(200);
    const both = await Promise.all([setFrom('active', 'suspended'), setFrom('active', 'suspended', anita)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is a 404 for an unknown member', async () => {
    for (const id of ['999999', 'abc']) await setStatus(id, 'suspended', 'Spam').expect(404);
  });
});
