import { createECDH } from 'node:crypto';
import pg from 'pg';
import { PushDeliveryService } from '../src/modules/notifications/push/push-delivery.service.js';
import { PushRepository } from '../src/modules/notifications/push/push.repository.js';
import { LiveService } from '../src/platform/live/live.service.js';
import { Metrics } from '../src/platform/metrics/metrics.js';
import { isPublic, lookupPublic, PushService } from '../src/platform/push/push-service.js';
import { startApp, startReplica, type TestApp } from './support/app.js';
import {
  joinMember,
  makePage,
  photo,
  signIn,
  writePost,
  type TestMember,
  signInAdministrator,
} from './support/factories.js';
import { openStream } from './support/live.js';
import { comment, like, toggleFollow } from './support/notifications.js';
import { decrypted, PushServer, vapidKeys, type Device } from './support/push-server.js';
import { beginElsewhere, someoneWaitsForALock } from './support/locks.js';
import { until } from './support/until.js';

const KEYS = vapidKeys();

let server: PushServer;
let app: TestApp;
beforeAll(async () => {
  server = await PushServer.start();
  // The second entry allows no private address, because it is not a whole name.
  app = trusting(await startApp({ ...KEYS, PUSH_HOSTS: `${server.host}, *.0.0.1:${port()}` }));
});
beforeEach(() => {
  server.arrived.length = 0;
  server.answer = () => ({ status: 201 });
});
afterAll(async () => {
  await app.close();
  await server.stop();
  for (const name of [...Object.keys(KEYS), 'PUSH_HOSTS']) delete process.env[name];
});

const port = () => server.host.split(':')[1];
/** Only here is the certificate of the test's push service trusted. */
function trusting(one: TestApp): TestApp {
  Object.assign(one.nest.get(PushService)['agent'].options, { ca: server.certificate });
  return one;
}
const addPush = (member: TestMember, device: object, by = app) =>
  by.call('/user/notifications/addPush', device, member.token);
const removePush = (member: TestMember, { endpoint }: Device) =>
  app.call('/user/notifications/removePush', { endpoint }, member.token).expect(200);
const isOn = async (member: TestMember, { endpoint }: Device): Promise<boolean> =>
  (await app.call('/user/notifications/getPushKey', { endpoint }, member.token).expect(200)).body.data.isOn;
/** A device of a member that is notified. */
async function deviceOf(member: TestMember): Promise<Device> {
  const device = server.subscribe();
  await addPush(member, device).expect(200);
  return device;
}
const run = (by = app) => by.nest.get(PushDeliveryService).sendDue(new AbortController().signal);
/** As if what waits had waited long enough. */
const letSecondsPass = () => app.rows(`UPDATE push_outbox SET not_before = now() WHERE waiting`);
const letMinutesPass = (minutes: number) =>
  app.rows(
    `UPDATE push_outbox SET sent_at = sent_at - make_interval(mins => $1), not_before = not_before - make_interval(mins => $1)`,
    [minutes],
  );
async function send(): Promise<void> {
  // Posts on pages are looked at first.
  await run();
  await letSecondsPass();
  await run();
}
const wordsAt = (device: Device) => server.at(device).map(({ message }) => message.words);
const markAllRead = (member: TestMember) =>
  app.call('/user/notifications/markRead', { all: true }, member.token).expect(200);
/** An author with a device, and somebody who likes the post. */
async function likedAuthor() {
  const [author, other] = await Promise.all([joinMember(app), joinMember(app)]);
  const device = await deviceOf(author);
  const post = await writePost(app, author, '<p>Our secret plan</p>');
  await like(app, other, post.id);
  return { author, other, device, post };
}
const outcomes = async () => {
  const { values } = await app.nest.get(Metrics).pushes.get();
  return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]));
};

it('the test’s push service decrypts the example of RFC 8291', () => {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'));
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
  expect(decrypted(Buffer.from(body, 'base64url'), keys, auth)).toBe(
    'When I grow up, I want to be a watermelon',
  );
});

describe('a push', () => {
  it('says the words of the notification and where it leads, encrypted and signed, and nothing of the post', async () => {
    const { other, device, post } = await likedAuthor();
    await run();
    // A page that the member is looking at has five seconds to tell it instead.
    expect(server.at(device)).toEqual([]);
    await send();
    const [push, ...more] = server.at(device);
    expect(more).toEqual([]);
    expect(push?.message).toEqual({
      words: `${other.name} likes your post`,
      path: `/dashboard/feed/${post.id}`,
      tag: expect.stringMatching(/^n\d+$/),
    });
    expect(push?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      topic: push?.message.tag,
    });
    expect(push?.claims).toMatchObject({ aud: `https://${server.host}`, sub: KEYS.VAPID_SUBJECT });
    const hours = ((push?.claims.exp ?? 0) - Date.now() / 1000) / 3600;
    expect(hours > 0 && hours <= 24).toBe(true);
    await send();
    expect(server.at(device)).toHaveLength(1);
  });

  it('makes no link of an address in a name', async () => {
    const { other, device } = await likedAuthor();
    await app.rows(`UPDATE member SET name = 'Win at example.com' WHERE id = $1`, [other.id]);
    await send();
    const [words] = wordsAt(device);
    expect(words?.replaceAll('\u2060', '')).toBe('Win at example.com likes your post');
    expect(words).not.toContain('example.com');
  });

  it('tells each device of a comment, a mention, a follower and a post on a page with the bell on', async () => {
    const [member, other] = await Promise.all([joinMember(app), joinMember(app)]);
    const devices = [await deviceOf(member), await deviceOf(member)];
    const [own, followed] = [await makePage(app, member, 'Chess'), await makePage(app, other, 'Stars')];
    await toggleFollow(app, member, followed);
    await app.call('/user/pages/setBell', { id: followed, on: true }, member.token).expect(200);
    const post = await writePost(app, member, '<p>Mine</p>');
    await comment(app, other, post.id);
    const theirs = await writePost(app, other, '<p>Theirs</p>');
    await app
      .call(
        '/user/comments/create',
        { feedId: theirs.id, comment: `@${member.name} look`, mentions: [member.id] },
        other.token,
      )
      .expect(201);
    await toggleFollow(app, other, own);
    await writePost(app, other, '<p>Comet</p>', followed);
    await writePost(app, other, '<p>Moon</p>', followed);
    await send();
    for (const device of devices) {
      expect(wordsAt(device).sort()).toEqual(
        [
          `${other.name} commented on your post`,
          `${other.name} mentioned you in a comment`,
          `${other.name} follows Chess`,
          'Stars has 2 new posts',
        ].sort(),
      );
      const page = server.at(device).find(({ message }) => message.words.startsWith('Stars'));
      expect(page?.message).toMatchObject({
        path: `/dashboard/pages/details/${followed}`,
        tag: `p${followed}`,
      });
    }
  });

  it('of a decision about the member says that there is a message, and nothing else', async () => {
    const [author, reporter] = await Promise.all([joinMember(app), joinMember(app)]);
    const device = await deviceOf(author);
    const { body } = await app
      .http()
      .post('/user/feeds/create')
      .set('Authorization', author.token)
      .field('feedData', JSON.stringify({ content: '<p>Look at her</p>' }))
      .attach('images', await photo(80, 60), 'a.jpg')
      .expect(201);
    const { id } = body.data;
    // Such a report of such a member hides the post until somebody has decided.
    await app.rows(
      `UPDATE member SET email_confirmed_at = now(), created_at = now() - interval '8 days' WHERE id = $1`,
      [reporter.id],
    );
    await app
      .call('/user/safety/report', { kind: 'post', id, reason: 'intimate', text: 'Look' }, reporter.token)
      .expect(201);
    await send();
    expect(wordsAt(device)).toEqual(['A message about your account']);
  });

  it('comes at most once in ten minutes for each group', async () => {
    const { author, other, device, post } = await likedAuthor();
    await comment(app, other, post.id);
    await send();
    expect(wordsAt(device)).toHaveLength(2);
    // A read group of comments rings at once.
    await markAllRead(author);
    await comment(app, other, post.id);
    await run();
    await letMinutesPass(9);
    await run();
    expect(wordsAt(device)).toHaveLength(2);
    await letMinutesPass(1);
    await run();
    // Several are sent at once, in any order.
    expect(wordsAt(device).sort()).toEqual([
      `${other.name} commented on your post`,
      `${other.name} commented on your post`,
      `${other.name} likes your post`,
    ]);
  });

  it('of a post on a page comes at most once in ten minutes', async () => {
    const [member, other] = await Promise.all([joinMember(app), joinMember(app)]);
    const device = await deviceOf(member);
    const pageId = await makePage(app, other, 'Stars');
    await toggleFollow(app, member, pageId);
    await app.call('/user/pages/setBell', { id: pageId, on: true }, member.token).expect(200);
    await writePost(app, other, '<p>One</p>', pageId);
    await send();
    await writePost(app, other, '<p>Two</p>', pageId);
    await run();
    await letMinutesPass(9);
    await run();
    expect(wordsAt(device)).toEqual(['Stars has 1 new post']);
    await letMinutesPass(1);
    await run();
    expect(wordsAt(device)).toEqual(['Stars has 1 new post', 'Stars has 2 new posts']);
  });

  it('of one’s own post on a page does not come', async () => {
    const [member, other] = await Promise.all([joinMember(app), joinMember(app)]);
    const device = await deviceOf(member);
    const pageId = await makePage(app, other, 'Stars');
    await toggleFollow(app, member, pageId);
    await app.call('/user/pages/setBell', { id: pageId, on: true }, member.token).expect(200);
    await writePost(app, member, '<p>Mine</p>', pageId);
    await send();
    expect(server.at(device)).toEqual([]);
  });

  it.each<[string, (given: Awaited<ReturnType<typeof likedAuthor>>) => Promise<unknown>]>([
    ['read it', ({ author }) => markAllRead(author)],
    [
      'has seen it',
      ({ author }) =>
        app
          .call(
            '/user/notifications/markSeen',
            { upTo: new Date(Date.now() + 1000).toISOString() },
            author.token,
          )
          .expect(200),
    ],
    [
      'has the kind off',
      ({ author }) =>
        app.call('/user/notifications/setSettings', { off: ['like'] }, author.token).expect(200),
    ],
    [
      'mutes the actor',
      ({ author, other }) =>
        app
          .call('/user/safety/setRelation', { userId: other.id, relation: 'mute' }, author.token)
          .expect(200),
    ],
    [
      'mutes the post',
      ({ author, post }) =>
        app.call('/user/notifications/mutePost', { feedId: post.id, muted: true }, author.token).expect(200),
    ],
    ['lost the like again', ({ other, post }) => like(app, other, post.id)],
    ['removed the device', ({ author, device }) => removePush(author, device)],
    ['signed out', ({ author }) => app.call('/user/auth/logout', {}, author.token).expect(200)],
    [
      'signed out this browser from another',
      async ({ author }) =>
        app.call('/user/account/endOtherSessions', {}, await signIn(app, author.email)).expect(200),
    ],
    ['deleted the account', ({ author }) => app.rows('SELECT set_member_deleted($1, now())', [author.id])],
    ['is looking at the site', ({ author }) => app.nest.get(PushRepository).quiet([author.id])],
  ])('does not come to a member who %s', async (_name, change) => {
    const given = await likedAuthor();
    await change(given);
    await send();
    expect(server.at(given.device)).toEqual([]);
  });

  it('does not come while a page of the member is open, at any process, and comes again after that', async () => {
    const [author, other] = await Promise.all([joinMember(app), joinMember(app)]);
    const device = await deviceOf(author);
    const post = await writePost(app, author, '<p>Mine</p>');
    const second = trusting(await startReplica());
    const page = await openStream(second, author.token);
    await page.next('hello');
    await like(app, other, post.id);
    // Sooner than the push may be sent.
    const begun = Date.now();
    await until(async () => (await app.rows('SELECT FROM push_outbox WHERE waiting')).length === 0);
    expect(Date.now() - begun).toBeLessThan(4_500);
    await send();
    page.close();
    await until(() => second.nest.get(LiveService).streams === 0);
    await comment(app, other, post.id);
    await send();
    expect(wordsAt(device)).toEqual([`${other.name} commented on your post`]);
    await second.close();
  });

  it('is sent once by two processes', async () => {
    // Before any push is due: its own jobs may send one before it trusts the push service of the test.
    const second = trusting(await startReplica());
    const devices: Device[] = [];
    for (let n = 0; n < 6; n += 1) devices.push((await likedAuthor()).device);
    await letSecondsPass();
    await Promise.all([run(), run(second), run(), run(second)]);
    for (const device of devices) expect(server.at(device)).toHaveLength(1);
    await second.close();
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %i ends the subscription', async (status) => {
    const { author, device } = await likedAuthor();
    server.answer = () => ({ status });
    await send();
    expect(await isOn(author, device)).toBe(false);
    expect(await app.rows('SELECT FROM push_outbox WHERE waiting')).toEqual([]);
  });

  it('that fails gets three more attempts after growing pauses, then nothing', async () => {
    const { author, device } = await likedAuthor();
    const before = await outcomes();
    server.answer = () => ({ status: 500 });
    const pauses: number[] = [];
    await letSecondsPass();
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await run();
      const [row] = await app.rows<{ pause: number }>(
        'SELECT extract(epoch FROM not_before - now())::int AS pause FROM push_outbox WHERE waiting',
      );
      if (row) pauses.push(Math.round(row.pause / 10) * 10);
      await run();
      expect(server.at(device)).toHaveLength(attempt + 1);
      await letSecondsPass();
    }
    expect(pauses).toEqual([30, 300, 1800]);
    await run();
    expect(server.at(device)).toHaveLength(4);
    const after = await outcomes();
    expect(Number(after.postponed) - Number(before.postponed)).toBe(3);
    expect(Number(after.dropped) - Number(before.dropped)).toBe(1);
    const administrator = await signInAdministrator(app);
    const { body } = await app.call('/admin/settings/get', {}, administrator).expect(200);
    expect(body.data.delivery.pushes).toMatchObject({ isOn: true, failingDevices: 1, dropped: 1 });
    expect(await isOn(author, device)).toBe(true);
  });

  it('that asks for a longer pause gets it', async () => {
    await likedAuthor();
    server.answer = () => ({ status: 429, headers: { 'Retry-After': '600' } });
    await send();
    const [row] = await app.rows<{ pause: number }>(
      'SELECT extract(epoch FROM not_before - now())::int AS pause FROM push_outbox WHERE waiting',
    );
    expect(row?.pause).toBeGreaterThan(590);
  });

  it.each([
    ['redirects', () => ({ status: 307, headers: { Location: `https://${server.host}/elsewhere` } })],
    ['answers too much', () => ({ status: 201, text: 'x'.repeat(1_000_000) })],
    ['does not answer in time', () => new Promise<never>(() => {})],
  ])('that %s has not taken the push', async (_name, answer) => {
    const { device } = await likedAuthor();
    server.answer = answer;
    await send();
    expect(server.at(device)).toHaveLength(1);
    expect(await app.rows('SELECT FROM push_outbox WHERE waiting AND tries = 1')).toHaveLength(1);
    await app.rows('DELETE FROM push_outbox');
  });

  it('that has failed for 30 days is forgotten with the device, one that works again is not', async () => {
    const [first, second] = [await likedAuthor(), await likedAuthor()];
    server.answer = () => ({ status: 500 });
    await send();
    await app.rows(
      `UPDATE push_subscription SET failed_at = failed_at - interval '30 days' WHERE failed_at IS NOT NULL`,
    );
    server.answer = (endpoint) => ({ status: endpoint === second.device.endpoint ? 201 : 500 });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await isOn(first.author, first.device)).toBe(true);
      await letSecondsPass();
      await run();
    }
    expect(await isOn(first.author, first.device)).toBe(false);
    expect(await isOn(second.author, second.device)).toBe(true);
    expect(
      await app.rows('SELECT FROM push_subscription WHERE failed_at IS NOT NULL AND member_id = $1', [
        second.author.id,
      ]),
    ).toEqual([]);
  });
});

describe('a device', () => {
  it('is one of five: the one added longest ago goes', async () => {
    const member = await joinMember(app);
    const devices: Device[] = [];
    for (let n = 0; n < 5; n += 1) devices.push(await deviceOf(member));
    // Adding one again makes it no younger.
    await addPush(member, devices[0]!).expect(200);
    const sixth = await deviceOf(member);
    const on = await Promise.all([...devices, sixth].map((device) => isOn(member, device)));
    expect(on).toEqual([false, true, true, true, true, true]);
  });

  it('is one of five, however many are added at once', async () => {
    const member = await joinMember(app);
    await Promise.all(Array.from({ length: 12 }, () => deviceOf(member)));
    expect(await app.rows('SELECT FROM push_subscription WHERE member_id = $1', [member.id])).toHaveLength(5);
  });

  it('that another member uses now gets nothing of the one before', async () => {
    const { author, device } = await likedAuthor();
    const next = await joinMember(app);
    await addPush(next, device).expect(200);
    expect([await isOn(author, device), await isOn(next, device)]).toEqual([false, true]);
    await send();
    expect(server.at(device)).toEqual([]);
  });

  it('stays whose it was when the session of who takes it over ends meanwhile', async () => {
    const [member, later] = [await joinMember(app), await joinMember(app)];
    const device = await deviceOf(member);
    const end = await beginElsewhere();
    await end.run('DELETE FROM session WHERE member_id = $1', [later.id]);
    const adding = addPush(later, device).then(({ status }) => status);
    await someoneWaitsForALock(app);
    await end.commit();
    expect(await adding).toBe(401);
    expect(await isOn(member, device)).toBe(true);
  });

  it('that two members add at the same moment is the later one’s', async () => {
    const [member, later] = [await joinMember(app), await joinMember(app)];
    const device = server.subscribe();
    const first = await beginElsewhere();
    await first.run(
      `INSERT INTO push_subscription (member_id, session_id, endpoint, p256dh, auth)
       SELECT member_id, id, $2, 'key', 'secret' FROM session WHERE member_id = $1`,
      [member.id, device.endpoint],
    );
    const added = addPush(later, device).expect(200);
    const done = added.then(() => undefined);
    await someoneWaitsForALock(app);
    await first.commit();
    await done;
    expect([await isOn(member, device), await isOn(later, device)]).toEqual([false, true]);
  });

  it('of another member cannot be removed, or asked for', async () => {
    const { author, device } = await likedAuthor();
    const other = await joinMember(app);
    await removePush(other, device);
    expect(await isOn(other, device)).toBe(false);
    expect(await isOn(author, device)).toBe(true);
  });

  it('that is just being signed out neither stops nor breaks an act', async () => {
    const { author, other, device } = await likedAuthor();
    await app.rows('DELETE FROM push_outbox');
    const post = await writePost(app, author, '<p>Next</p>');
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    await client.query('BEGIN');
    await client.query('DELETE FROM session WHERE member_id = $1', [author.id]);
    await like(app, other, post.id);
    await client.query('COMMIT');
    await client.end();
    await send();
    expect(server.at(device)).toEqual([]);
  });

  it.each([
    'https://127.0.0.1/x',
    'http://localhost/x',
    'https://localhost/x',
    'https://push.localhost/x',
    'https://fcm.googleapis.com/x',
    'https://user:secret@HOST/x',
    'https://HOST.evil.example/x',
    'https://evil.example/https://HOST/x',
    'ftp://HOST/x',
    'nonsense',
  ])('at %s is refused', async (endpoint) => {
    const member = await joinMember(app);
    const device = { ...server.subscribe(), endpoint: endpoint.replace('HOST', server.host) };
    const { body } = await addPush(member, device).expect(400);
    expect(body.errors).toEqual({ endpoint: expect.stringContaining('push service') });
  });

  it.each([
    ['p256dh', { p256dh: 'x'.repeat(87) }],
    ['p256dh', { p256dh: 'short' }],
    ['auth', { auth: 'short' }],
  ])('with a wrong %s is refused', async (name, wrong) => {
    const { endpoint, keys } = server.subscribe();
    const { body } = await addPush(await joinMember(app), { endpoint, keys: { ...keys, ...wrong } }).expect(
      400,
    );
    expect(Object.keys(body.errors as object)).toEqual([`keys.${name}`]);
  });

  it('at a private address is not called, unless it is listed by its whole name', async () => {
    const { author, other, device } = await likedAuthor();
    const hidden = { ...server.subscribe(), endpoint: device.endpoint.replace('localhost', '127.0.0.1') };
    await addPush(author, hidden).expect(200);
    await comment(app, other, (await writePost(app, author, '<p>Next</p>')).id);
    await send();
    // The like was queued for one device, the comment for two.
    expect(server.at(device)).toHaveLength(2);
    expect(server.arrived).toHaveLength(2);
    expect(await app.rows('SELECT FROM push_outbox WHERE waiting AND tries = 1')).toHaveLength(1);
    await app.rows('DELETE FROM push_outbox');
  });
});

it.each([
  ['203.0.113.9', false],
  ['8.8.8.8', true],
  ['10.1.2.3', false],
  ['172.20.0.1', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2a00:1450:4009::1', true],
  ['::ffff:8.8.8.8', true],
  ['::7f00:1', false],
  ['::127.0.0.1', false],
  ['::a9fe:a9fe', false],
  ['::808:808', false],
  ['::ffff:7f00:1', false],
  ['::ffff:0:7f00:1', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b:1::a00:1', false],
  ['2002:7f00:1::1', false],
  ['2001:0:7f00:1::', false],
  ['4000::1', false],
  ['::', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['0177.0.0.1', false],
  ['2130706433', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});

it.each([true, false])(
  'a name that leads to this machine is not resolved (all addresses: %s)',
  async (all) => {
    const error = await new Promise((done) => lookupPublic('localhost', { all }, done));
    expect(error).toMatchObject({ message: 'The push service has a private address' });
  },
);

it('without keys nothing is offered, added or sent; what waits is left to processes that have them, for a day', async () => {
  const { author, other, post } = await likedAuthor();
  const { VAPID_PUBLIC_KEY = '', VAPID_PRIVATE_KEY = '', VAPID_SUBJECT = '' } = process.env;
  Object.assign(process.env, { VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '', VAPID_SUBJECT: '' });
  const off = await startReplica();
  Object.assign(process.env, { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT });
  const answer = await off.call('/user/notifications/getPushKey', {}, author.token).expect(200);
  expect(answer.body.data).toEqual({ key: null, isOn: false });
  await addPush(author, server.subscribe(), off).expect(403);
  await comment(app, other, post.id);
  await letSecondsPass();
  await run(off);
  expect(server.arrived).toEqual([]);
  await run();
  expect(server.arrived).not.toEqual([]);
  await app.rows(`UPDATE push_outbox SET waiting = true, not_before = now() - interval '25 hours'`);
  await run(off);
  expect(await app.rows('SELECT FROM push_outbox')).toEqual([]);
  await off.close();
});
