import { AdminUserStatusService } from '../src/modules/admin/users/admin-user-status.service.js';
import { startApp, type TestApp } from './support/app.js';
import {
  joinMember,
  PASSWORD,
  signIn,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';
import { beginElsewhere, waitsForALock } from './support/locks.js';

const DAY_MS = 86_400_000;

let app: TestApp;
let registrar: string;
let proctor: string;
beforeAll(async () => {
  app = await startApp();
  registrar = await signInAdministrator(app, 'registrar');
  proctor = await signInAdministrator(app, 'proctor');
});
afterAll(() => app.close());

/** A case about a new post of the author. */
async function openCase(author: TestMember): Promise<string> {
  const [reporter, { id }] = [await joinMember(app), await writePostOf(author)];
  await app
    .call('/user/safety/report', { kind: 'post', id, reason: 'hate', text: '' }, reporter.token)
    .expect(201);
  const [row] = await app.rows<{ id: string }>(
    `SELECT id FROM review_case WHERE target_kind = 'post' AND target_id = $1`,
    [id],
  );
  return row!.id;
}
/** Also of who cannot write now. */
async function writePostOf(author: TestMember): Promise<{ id: string }> {
  const [row] = await app.rows<{ id: string }>(
    `INSERT INTO post (author_id, content) VALUES ($1, '<p>All of them are thieves</p>') RETURNING id`,
    [author.id],
  );
  return row!;
}
const decide = (id: string, measure: object, by = registrar) =>
  app.call('/admin/review/decide', { id, version: 1, outcome: 'violation', rule: 2, ...measure }, by);
async function decided(author: TestMember, measure: object, by = registrar): Promise<string> {
  const id = await openCase(author);
  await decide(id, measure, by).expect(200);
  return id;
}
const undo = (id: string, by = registrar) => app.call('/admin/review/undo', { id }, by);
/** A comment of a member, which is answered so. */
const comment = async (by: TestMember, status: number) => {
  const { id } = await writePostOf(by);
  return app.call('/user/comments/create', { feedId: id, comment: 'Hello' }, by.token).expect(status);
};
const login = ({ email }: TestMember) =>
  app.call('/user/auth/login', { emailOrPhone: email, password: PASSWORD });
const setStatus = (form: object, by = registrar) => app.call('/admin/users/setUserStatus', form, by);
const user = async ({ id }: TestMember) =>
  (await app.call('/admin/users/getUser', { id }, registrar).expect(200)).body.data;
/** Lets the measures of a member's decisions end, as if so much time had passed. */
const pass = async ({ id }: TestMember, days: number) => {
  await app.rows(`UPDATE review_case SET until = until - make_interval(days => $2) WHERE member_id = $1`, [
    id,
    days,
  ]);
  await app.rows(
    `UPDATE member SET suspended_until = suspended_until - make_interval(days => $2),
            limited_until = limited_until - make_interval(days => $2) WHERE id = $1`,
    [id, days],
  );
};
const lift = () => app.nest.get(AdminUserStatusService).liftPast();
const actionsOf = async ({ id }: TestMember) =>
  (
    await app.rows<{ action: string; kind: string }>(
      `SELECT action, actor_kind AS kind FROM audit_event
        WHERE member_id = $1 AND action IN ('member_suspended', 'member_reinstated') ORDER BY id`,
      [id],
    )
  ).map(({ action, kind }) => `${action} by ${kind}`);

describe('a limited member', () => {
  it('reads, and is told until when and why they cannot write', async () => {
    const author = await joinMember(app);
    await decided(author, { measure: 'limit', days: 7 });
    const { body } = await comment(author, 403);
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
    expect(body).toMatchObject({
      error: 'account_limited',
      message: `You cannot post, comment or follow until ${day.format(Date.now() + 7 * DAY_MS)}: Hatred.`,
    });
    await app.call('/user/feeds/getAllFeeds', {}, author.token).expect(200);
    const own = await app.call('/user/profile/get', {}, author.token).expect(200);
    expect(own.body.data.limit).toEqual({ until: expect.any(String), rule: 2 });
    const other = await joinMember(app);
    const seen = await app.call('/user/profile/get', { userId: author.id }, other.token).expect(200);
    expect(seen.body.data.limit).toBeNull();
    expect((await user(author)).limit).toEqual({ until: own.body.data.limit.until, rule: 2 });
  });

  it('keeps their posts, and deletes what is theirs', async () => {
    const author = await joinMember(app);
    const { id } = await writePost(app, author);
    await decided(author, { measure: 'limit', days: 1 });
    const reader = await joinMember(app);
    await app.call('/user/feeds/getFeedById', { id }, reader.token).expect(200);
    await app.call('/user/feeds/delete', { id }, author.token).expect(200);
  });

  it('writes again from the second in which it ends, with nobody doing anything', async () => {
    const author = await joinMember(app);
    await decided(author, { measure: 'limit', days: 3 });
    await pass(author, 2);
    await comment(author, 403);
    await pass(author, 1);
    await comment(author, 201);
    expect((await user(author)).limit).toBeNull();
  });

  it('is one as long as any decision says so, the longest first, also once another is undone', async () => {
    const author = await joinMember(app);
    const short = await decided(author, { measure: 'limit', days: 2 });
    const long = await decided(author, { measure: 'limit', days: 9 }, proctor);
    const daysLeft = async () =>
      Math.round((Date.parse((await user(author)).limit.until) - Date.now()) / DAY_MS);
    expect(await daysLeft()).toBe(9);
    await undo(long, proctor).expect(200);
    expect(await daysLeft()).toBe(2);
    await comment(author, 403);
    await undo(short).expect(200);
    await comment(author, 201);
  });

  it('writes again once a second look reverses the decision', async () => {
    const author = await joinMember(app);
    const id = await decided(author, { measure: 'limit', days: 30 });
    await app.rows(`UPDATE review_case SET told_at = now() WHERE id = $1`, [id]);
    await app
      .call('/user/safety/appeal', { decisionId: id, text: 'It was a quotation' }, author.token)
      .expect(200);
    const answer = { id, version: 3, outcome: 'overturned', reply: '' };
    await app.call('/admin/review/decideAppeal', answer, proctor).expect(200);
    await comment(author, 201);
  });

  it('is limited for 1 to 30 days, which belong to a limit or a suspension', async () => {
    const id = await openCase(await joinMember(app));
    const errors = async (form: object) => (await decide(id, form).expect(400)).body.errors;
    for (const form of [
      { measure: 'limit' },
      { measure: 'limit', days: 0 },
      { measure: 'suspension', days: 31 },
      { measure: 'warning', days: 1 },
      { outcome: 'no_violation', rule: null, days: 1 },
    ]) {
      expect(await errors(form)).toHaveProperty('days');
    }
  });
});

describe('a suspension with an end', () => {
  it('keeps the member out until the second of its end, before any job has run', async () => {
    const member = await joinMember(app);
    const until = new Date(Date.now() + 3 * DAY_MS).toISOString();
    const { body } = await setStatus({
      id: member.id,
      status: 'suspended',
      reason: 'Shouting',
      until,
    }).expect(200);
    expect(body.data).toEqual({
      id: member.id,
      status: 'suspended',
      suspension: { at: expect.any(String), reason: 'Shouting', by: 'registrar', until, canLift: true },
    });
    expect((await login(member).expect(401)).body.error).toBe('account_suspended');
    const answer = await app.call('/user/auth/checkSession', {}, member.token).expect(401);
    expect(answer.body.error).toBe('account_suspended');
    await app.rows(`UPDATE member SET suspended_until = now() + interval '1 second' WHERE id = $1`, [
      member.id,
    ]);
    await login(member).expect(401);
    await app.rows(`UPDATE member SET suspended_until = now() WHERE id = $1`, [member.id]);
    await login(member).expect(200);
    expect(await user(member)).toMatchObject({ status: 'active', suspension: null });
  });

  it('is lifted by the job, once, also by two processes, and recorded', async () => {
    const member = await joinMember(app);
    await decided(member, { measure: 'suspension', days: 3 });
    await lift();
    expect(await actionsOf(member)).toEqual(['member_suspended by administrator']);
    await pass(member, 3);
    await Promise.all([lift(), lift()]);
    await lift();
    expect(await actionsOf(member)).toEqual([
      'member_suspended by administrator',
      'member_reinstated by system',
    ]);
    await signIn(app, member.email);
    expect((await user(member)).recentPosts).toHaveLength(1);
  });

  it('keeps nobody waiting, and waits for nobody, while no suspension has ended', async () => {
    const member = await joinMember(app);
    await decided(member, { measure: 'suspension', days: 3 });
    // As somebody who deletes a post.
    const other = await beginElsewhere();
    await other.run(`SELECT pg_advisory_xact_lock_shared(hashtextextended('account life', 0))`);
    const lifted = lift();
    const waits = await waitsForALock(app, lifted);
    await other.commit();
    await lifted;
    expect(waits).toBe(false);
  });

  it('does not shorten a longer one, and gives way to it when it ends', async () => {
    const member = await joinMember(app);
    await decided(member, { measure: 'suspension', days: 10 });
    const short = await decided(member, { measure: 'suspension', days: 1 }, proctor);
    const daysLeft = async () =>
      Math.round((Date.parse((await user(member)).suspension.until) - Date.now()) / DAY_MS);
    expect(await daysLeft()).toBe(10);
    await undo(short, proctor).expect(200);
    expect(await daysLeft()).toBe(10);
    const endless = await decided(member, { measure: 'suspension' }, proctor);
    expect((await user(member)).suspension.until).toBeNull();
    await undo(endless, proctor).expect(200);
    expect(await daysLeft()).toBe(10);
    await setStatus({ id: member.id, status: 'active' }).expect(200);
    await signIn(app, member.email);
  });

  it('ends in the future, within five years, and belongs to a suspension', async () => {
    const { id } = await joinMember(app);
    const errors = async (form: object) => (await setStatus({ id, ...form }).expect(400)).body.errors;
    const suspended = { status: 'suspended', reason: 'a' };
    expect(await errors({ ...suspended, until: new Date(Date.now() - 1000).toISOString() })).toHaveProperty(
      'until',
    );
    expect(await errors({ ...suspended, until: '2099-01-01T00:00:00.000Z' })).toHaveProperty('until');
    expect(await errors({ ...suspended, until: 'tomorrow' })).toHaveProperty('until');
    const until = new Date(Date.now() + DAY_MS).toISOString();
    expect(await errors({ status: 'active', until })).toHaveProperty('until');
  });
});
