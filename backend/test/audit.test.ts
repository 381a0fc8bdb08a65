import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { startApp, type TestApp } from './support/app.js';
import { joinMember, PASSWORD, signInAdministrator, writePost } from './support/factories.js';
import { until } from './support/until.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

interface Event {
  action: string;
  actor_kind: string;
  actor_id: string | null;
  member_id: string | null;
  details: Record<string, string>;
  request_id: string | null;
}
const events = (action: string) =>
  app.rows<Event>(
    `SELECT action, actor_kind, actor_id, member_id, details, request_id
       FROM audit_event WHERE action = $1 ORDER BY id DESC`,
    [action],
  );

/** Refusals are recorded after they have been answered, so the test must wait. */
async function eventually(action: string): Promise<Event[]> {
  let found: Event[] = [];
  await until(async () => (found = await events(action)).length > 0);
  return found;
}

describe('the audit table', () => {
  it('records sign-ins with the request', async () => {
    const member = await joinMember(app);
    const login = await app
      .call('/user/auth/login', { emailOrPhone: member.email, password: PASSWORD })
      .expect(200);
    expect((await events('signed_in'))[0]).toEqual({
      action: 'signed_in',
      actor_kind: 'member',
      actor_id: member.id,
      member_id: member.id,
      details: {},
      request_id: login.headers['x-request-id'],
    });
    await signInAdministrator(app);
    expect((await events('signed_in'))[0]).toMatchObject({ actor_kind: 'administrator', member_id: null });
  });

  it('records failed sign-ins without the typed name', async () => {
    const member = await joinMember(app);
    const secret = 'typed my password here';
    for (const emailOrPhone of [member.email, secret]) {
      await app.call('/user/auth/login', { emailOrPhone, password: secret }).expect(401);
    }
    await app.call('/admin/auth/login', { userName: secret, password: secret }).expect(401);
    expect(
      (await events('sign_in_failed')).map(({ actor_kind, actor_id, details }) => [
        actor_kind,
        actor_id,
        details,
      ]),
    ).toEqual([
      ['anonymous', null, { account: 'administrator' }],
      ['anonymous', null, { account: 'member' }],
      ['anonymous', null, { account: 'member' }],
    ]);
    const everything = JSON.stringify(await app.rows('SELECT * FROM audit_event'));
    for (const text of [secret, member.email, member.phone, member.name])
      expect(everything).not.toContain(text);
  });

  it('records refusals', async () => {
    const post = await writePost(app, await joinMember(app));
    const stranger = await joinMember(app);
    await app.call('/user/feeds/delete', { id: post.id }, stranger.token).expect(403);
    expect(await eventually('access_refused')).toEqual([
      expect.objectContaining({
        actor_kind: 'member',
        actor_id: stranger.id,
        details: { call: '/user/feeds/delete' },
      }),
    ]);
  });

  it('records at most 60 refusals of a member in an hour, and those of others', async () => {
    const post = await writePost(app, await joinMember(app));
    const [stranger, other] = [await joinMember(app), await joinMember(app)];
    const ofActor = async (id: string) =>
      (await events('access_refused')).filter((event) => event.actor_id === id).length;
    const refuse = (token: string) => app.call('/user/feeds/delete', { id: post.id }, token).expect(403);
    for (let n = 0; n < 70; n += 1) await refuse(stranger.token);
    await refuse(other.token);
    await until(async () => (await ofActor(other.id)) === 1);
    expect(await ofActor(stranger.id)).toBe(60);
  });

  it('records password changes', async () => {
    const member = await joinMember(app);
    const form = { currentPassword: PASSWORD, newPassword: 'a brand new umbrella' };
    await app.call('/user/account/changePassword', form, member.token).expect(200);
    expect((await events('password_changed'))[0]).toMatchObject({ actor_id: member.id, details: {} });
    await app.rows(
      `INSERT INTO password_reset (token_hash, member_id, expires_at)
       VALUES (sha256('a link'), $1, now() + interval '1 hour')`,
      [member.id],
    );
    await app.call('/user/auth/resetPassword', { token: 'a link', password: 'another umbrella' }).expect(200);
    expect((await events('password_reset'))[0]).toMatchObject({
      actor_kind: 'anonymous',
      member_id: member.id,
      details: {},
    });
  });

  it.each([
    ['UPDATE audit_event SET at = now()', 'changed'],
    [`UPDATE audit_event SET details = '{}'`, 'blanked'],
    [`UPDATE audit_event SET details = details - 'reason'`, 'robbed of its reasons'],
    ['UPDATE audit_event SET actor_id = 1 WHERE member_id IS NULL', 'put on somebody else'],
    ['DELETE FROM audit_event', 'thinned out'],
    ['TRUNCATE audit_event', 'emptied'],
  ])('%s: it cannot be %s', async (text) => {
    const administrator = await signInAdministrator(app, `auditor of ${text}`.slice(0, 60));
    const { id } = await joinMember(app);
    await app
      .call('/admin/users/setUserStatus', { id, status: 'suspended', reason: 'Spam' }, administrator)
      .expect(200);
    const before = await app.rows('SELECT * FROM audit_event ORDER BY id');
    await expect(app.rows(text)).rejects.toThrow('audit_event is insert-only');
    expect(await app.rows('SELECT * FROM audit_event ORDER BY id')).toEqual(before);
  });

  it('loses only the reasons about a member when the member is purged', async () => {
    const administrator = await signInAdministrator(app, 'eraser');
    const [gone, stays] = [await joinMember(app), await joinMember(app)];
    for (const { id } of [gone, stays]) {
      await app
        .call('/admin/users/setUserStatus', { id, status: 'suspended', reason: `About ${id}` }, administrator)
        .expect(200);
    }
    const before = await app.rows<{ id: string; member_id: string }>('SELECT * FROM audit_event ORDER BY id');
    await app.rows('DELETE FROM member WHERE id = $1', [gone.id]);
    const after = await app.rows<Event>('SELECT * FROM audit_event ORDER BY id');
    expect(after).toEqual(
      before.map((event) => (event.member_id === gone.id ? { ...event, details: {} } : event)),
    );
    expect(JSON.stringify(after)).toContain(`About ${stays.id}`);
  });

  it('finds the reasons about a member without reading what else it says about them', async () => {
    const { id } = await joinMember(app);
    await app.rows(
      `INSERT INTO audit_event (actor_kind, actor_id, member_id, action, details)
       SELECT 'member', $1::bigint, $1::bigint, 'access_refused', '{"call": "/user/feeds/delete"}' FROM generate_series(1, 5000)`,
      [id],
    );
    await app.rows('ANALYZE audit_event');
    const [trigger] = await app.rows<{ prosrc: string }>(
      `SELECT prosrc FROM pg_proc WHERE proname = 'forget_audit_reasons'`,
    );
    const [statement = ''] = /UPDATE[^;]+/.exec(trigger!.prosrc) ?? [];
    const changed = `WITH changed AS MATERIALIZED (SELECT ${id}::bigint AS id)`;
    const plan = JSON.stringify(await app.rows(`EXPLAIN ${changed} ${statement}`));
    expect(plan).toContain('audit_event_reason_idx');
  });

  it('can be shortened as docs/run/audit-log.md says, and refuses changes again afterwards', async () => {
    const page = await readFile(new URL('../../docs/run/audit-log.md', import.meta.url), 'utf8');
    const [shorten = ''] = /BEGIN;\nALTER TABLE audit_event[^`]+COMMIT;/.exec(page) ?? [];
    await app.rows(
      `INSERT INTO audit_event (at, actor_kind, action) VALUES (now() - interval '3 years', 'system', 'old')`,
    );
    const young = await app.rows(`SELECT * FROM audit_event WHERE action <> 'old' ORDER BY id`);
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    await client.query(shorten);
    await client.end();
    expect(await app.rows('SELECT * FROM audit_event ORDER BY id')).toEqual(young);
    await expect(app.rows('DELETE FROM audit_event')).rejects.toThrow('audit_event is insert-only');
  });

  it('unavailable, does not change the answer to a failed sign-in', async () => {
    await app.rows('ALTER TABLE audit_event RENAME TO audit_event_away');
    const response = await app
      .call('/user/auth/login', { emailOrPhone: 'nobody@example.in', password: PASSWORD })
      .expect(401);
    await app.rows('ALTER TABLE audit_event_away RENAME TO audit_event');
    expect(response.body.message).toBe('Invalid credentials');
  });
});
