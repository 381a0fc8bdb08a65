import {
  NotificationMailService,
  SUMMARY,
} from '../src/modules/notifications/mail/notification-mail.service.js';
import { JobsService } from '../src/platform/jobs/jobs.service.js';
import { MailOutbox } from '../src/platform/mail/mail-outbox.js';
import { Metrics } from '../src/platform/metrics/metrics.js';
import { startApp, startReplica, type TestApp } from './support/app.js';
import {
  joinMember,
  makePage,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';
import { MailServer } from './support/mail-server.js';
import { readMail, type ReadMail } from './support/mails.js';
import { comment, like, toggleFollow } from './support/notifications.js';
import { until } from './support/until.js';

const API = 'https://api.campus.example';
const SITE = 'https://campus.example';
/** An hour and minutes in India, in the week of Sunday, 29 November 2026, so many days after that of the summary. */
const onSummaryDay = (hour: number, minutes: number, daysLater = 0) =>
  new Date(Date.UTC(2026, 10, 29 + SUMMARY.weekday + daysLater, hour - 5, minutes - 30));
const SUMMARY_TIME = onSummaryDay(SUMMARY.fromHour, 30);
const OTHER_DAY = onSummaryDay(SUMMARY.fromHour, 30, -5);

let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await MailServer.start();
  app = await startApp({ SMTP_URL: server.url, API_ORIGIN: API, MEMBER_ORIGIN: SITE });
});
// Nobody but the members of a test gets mails in it.
beforeEach(() => app.rows(`UPDATE notification_setting SET mail = '{}', digest = false`));
afterAll(async () => {
  await app.close();
  await server.goAway();
  for (const name of ['SMTP_URL', 'API_ORIGIN', 'MEMBER_ORIGIN', 'MAILS_PER_MINUTE'])
    delete process.env[name];
});

const sent = () => until(async () => (await app.rows('SELECT FROM mail_outbox')).length === 0);
/** Members whose addresses are confirmed, after the mails of their joining. */
async function members(n: number): Promise<TestMember[]> {
  const joined = await Promise.all(Array.from({ length: n }, () => joinMember(app)));
  await sent();
  const ids = joined.map(({ id }) => id);
  await app.rows('UPDATE member SET email_confirmed_at = now() WHERE id = ANY ($1::bigint[])', [ids]);
  server.mails.length = 0;
  server.sources.length = 0;
  return joined;
}
const setSettings = (member: TestMember, body: object) =>
  app.call('/user/notifications/setSettings', body, member.token);
/** As if everything that these members did and heard of had happened two hours earlier. */
async function twoHoursPass(): Promise<void> {
  for (const change of [
    `UPDATE session SET last_seen_at = last_seen_at - interval '2 hours'`,
    `UPDATE notification SET since = since - interval '110 minutes', at = at - interval '110 minutes'`,
    `UPDATE post_like SET created_at = created_at - interval '100 minutes'`,
    `UPDATE comment SET created_at = created_at - interval '100 minutes'`,
    `UPDATE post SET created_at = created_at - interval '100 minutes'`,
    `UPDATE follow SET created_at = created_at - interval '100 minutes', bell_since = bell_since - interval '110 minutes'`,
  ])
    await app.rows(change);
}
/** As if the last mail had been sent more than a day earlier, and all before it. */
async function letADayPass(): Promise<void> {
  await app.rows(`UPDATE notification_setting SET digest_at = digest_at - interval '25 hours'`);
  await app.rows(`UPDATE session SET last_seen_at = last_seen_at - interval '25 hours'`);
  await app.rows(
    `UPDATE notification SET at = at - interval '25 hours', mailed_at = mailed_at - interval '25 hours'`,
  );
}
async function run(now = OTHER_DAY, by = app): Promise<void> {
  await by.nest.get(NotificationMailService).queueDue(now);
  // A row is gone before its mail is sent.
  await by.nest.get(MailOutbox).idle();
}
/** Makes every waiting mail due and runs the job that sends them. */
async function runOutbox(): Promise<void> {
  await app.rows('UPDATE mail_outbox SET not_before = now()');
  await app.rows('DELETE FROM job_run');
  await app.nest.get(JobsService).tick();
}
/** The mails that have come for a member since the last look. */
async function mailsTo(member: TestMember): Promise<ReadMail[]> {
  await sent();
  await run();
  return server.sources.filter((mail) => mail.includes(`To: ${member.email}`)).map(readMail);
}
/** An author who is mailed of likes and comments, has been away for two hours, and was told of both. */
async function awayAuthor(settings: object = { mail: ['like', 'comment'] }) {
  const [author, other] = (await members(2)) as [TestMember, TestMember];
  await setSettings(author, settings).expect(200);
  const post = await writePost(app, author, '<p>Our secret plan</p>');
  await like(app, other, post.id);
  await comment(app, other, post.id);
  await twoHoursPass();
  return { author, other, post };
}
const unsubscribeUrl = ({ headers }: ReadMail) => /List-Unsubscribe: <([^>]+)>/.exec(headers)?.[1] ?? '';
const settingsOf = async (member: TestMember) =>
  (await app.call('/user/notifications/getSettings', {}, member.token).expect(200)).body.data;

describe('a mail about unread notifications', () => {
  it('says in words what happened, without any text of members', async () => {
    const { author, other } = await awayAuthor();
    await run();
    const [mail, ...more] = await mailsTo(author);
    expect(more).toEqual([]);
    expect(mail?.headers).toContain('Subject: 2 new notifications');
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`${other.name} likes your post`);
      expect(part).toContain(`${other.name} commented on your post`);
      expect(part).toContain(`${SITE}/dashboard/notifications`);
      expect(part).not.toContain('secret');
      expect(part).not.toContain('So true');
    }
  });

  it('makes no link of an address in a name, in text or HTML', async () => {
    const { author, other } = await awayAuthor();
    await app.rows(`UPDATE member SET name = 'Win at example.com' WHERE id = $1`, [other.id]);
    await run();
    const [mail] = await mailsTo(author);
    for (const part of [mail?.text, mail?.html]) {
      expect(part?.replaceAll('\u2060', '')).toContain('Win at example.com likes your post');
      expect(part).not.toContain('example.com');
    }
  });

  it('comes in its turn where there are thousands of subscribers, of whom a run reads some', async () => {
    await app.rows(
      `WITH crowd AS (
         INSERT INTO member (name, email, phone, terms_version, email_confirmed_at)
         SELECT 'Crowd', 'crowd' || n || '@example.in', (8000000000 + n)::text, '1', now() FROM generate_series(1, 1000) n RETURNING id)
       INSERT INTO notification_setting (member_id, mail) SELECT id, '{like}' FROM crowd`,
    );
    const { author } = await awayAuthor();
    await run();
    expect(server.sources.filter((mail) => mail.includes(`To: ${author.email}`))).toEqual([]);
    await run();
    await until(() => server.sources.some((mail) => mail.includes(`To: ${author.email}`)));
  });

  it('is sent once by two processes, and again a day later of what is new', async () => {
    const { author, other, post } = await awayAuthor();
    const second = await startReplica();
    await Promise.all([run(), run(OTHER_DAY, second), run(), run(OTHER_DAY, second)]);
    expect(await mailsTo(author)).toHaveLength(1);
    await letADayPass();
    await run();
    expect(await mailsTo(author)).toHaveLength(1);
    await comment(app, other, post.id);
    await run();
    const mails = await mailsTo(author);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain('commented on your post');
    expect(mails[1]?.text).not.toContain('likes your post');
    await second.close();
  });

  it.each<[string, (author: TestMember, other: TestMember) => Promise<unknown>]>([
    [
      'was on the site since',
      (author) => app.call('/user/notifications/getUnread', {}, author.token).expect(200),
    ],
    [
      'read them',
      (author) => app.call('/user/notifications/markRead', { all: true }, author.token).expect(200),
    ],
    [
      'mutes the actor',
      (author, other) =>
        app
          .call('/user/safety/setRelation', { userId: other.id, relation: 'mute' }, author.token)
          .expect(200),
    ],
    [
      'is blocked by the actor',
      (author, other) =>
        app
          .call('/user/safety/setRelation', { userId: author.id, relation: 'block' }, other.token)
          .expect(200),
    ],
    ['wants other kinds', (author) => setSettings(author, { mail: ['follow'] }).expect(200)],
    ['has the kinds off', (author) => setSettings(author, { off: ['like', 'comment'] }).expect(200)],
    [
      'is suspended',
      async (author) =>
        app
          .call(
            '/admin/users/setUserStatus',
            { id: author.id, status: 'suspended', reason: 'spam' },
            await signInAdministrator(app, `registrar${author.id}`),
          )
          .expect(200),
    ],
    [
      'lost the confirmation',
      (author) => app.rows('UPDATE member SET email_confirmed_at = NULL WHERE id = $1', [author.id]),
    ],
    ['deleted the account', (author) => app.rows('SELECT set_member_deleted($1, now())', [author.id])],
  ])('is not sent to a member who %s', async (name, change) => {
    const { author, other } = await awayAuthor();
    await change(author, other);
    // The change itself was a visit, which only the first case is about.
    if (!name.startsWith('was'))
      await app.rows(`UPDATE session SET last_seen_at = now() - interval '2 hours'`);
    else await app.rows('UPDATE session SET last_seen_at = now() WHERE member_id = $1', [author.id]);
    await run();
    expect(await mailsTo(author)).toEqual([]);
  });

  it('is not sent to the address that the member had before', async () => {
    const { author } = await awayAuthor();
    await server.goAway();
    await run();
    await until(async () => (await app.rows('SELECT FROM mail_outbox WHERE tries > 0')).length === 1);
    await app.rows(`UPDATE member SET email = 'new' || email WHERE id = $1`, [author.id]);
    await server.comeBack();
    await runOutbox();
    expect(await mailsTo(author)).toEqual([]);
  });

  it('waits until the notification is an hour old and the member was away for an hour', async () => {
    const { author } = await awayAuthor();
    for (const acts of ['post_like', 'comment']) await app.rows(`UPDATE ${acts} SET created_at = now()`);
    await app.rows(`UPDATE notification SET since = now() - interval '59 minutes'`);
    await run();
    expect(await mailsTo(author)).toEqual([]);
    await app.rows(`UPDATE notification SET since = now() - interval '61 minutes'`);
    await app.rows(`UPDATE session SET last_seen_at = now() - interval '59 minutes'`);
    await app.rows(`UPDATE notification SET at = now() - interval '58 minutes'`);
    await run();
    expect(await mailsTo(author)).toEqual([]);
    await app.rows(`UPDATE session SET last_seen_at = now() - interval '61 minutes'`);
    await run();
    expect(await mailsTo(author)).toHaveLength(1);
  });

  it('is sent although another member has the same kinds off', async () => {
    const [other] = (await members(1)) as [TestMember];
    await setSettings(other, { off: ['like', 'comment', 'page'] }).expect(200);
    const { author } = await awayAuthor();
    await run();
    expect(await mailsTo(author)).toHaveLength(1);
  });

  it('tells of new posts on a page whose bell is on', async () => {
    const [follower, creator] = (await members(2)) as [TestMember, TestMember];
    const pageId = await makePage(app, creator, 'Dhruv Astronomy Circle');
    await toggleFollow(app, follower, pageId);
    await app.call('/user/pages/setBell', { id: pageId, on: true }, follower.token).expect(200);
    await setSettings(follower, { mail: ['page'] }).expect(200);
    await writePost(app, creator, '<p>Stars</p>', pageId);
    await twoHoursPass();
    await run();
    const [mail] = await mailsTo(follower);
    expect(mail?.text).toContain('- Dhruv Astronomy Circle has 1 new post\n');
  });
});

describe('the mail server', () => {
  const outcomes = async () => {
    const { values } = await app.nest.get(Metrics).mails.get();
    return Object.fromEntries(
      values.filter(({ value }) => value > 0).map((each) => [each.labels.outcome, each.value]),
    );
  };

  it('that is down gets the mail later, once', async () => {
    const { author } = await awayAuthor();
    await server.goAway();
    await run();
    await until(async () => (await app.rows('SELECT FROM mail_outbox WHERE tries = 1')).length === 1);
    await server.comeBack();
    await runOutbox();
    expect(await mailsTo(author)).toHaveLength(1);
  });

  it('that ends the connection after the message gets it no second time', async () => {
    const { author } = await awayAuthor();
    app.nest.get(Metrics).mails.reset();
    const release = server.hold();
    await run();
    await until(() => server.mails.length === 1);
    // The message has arrived, and nobody will ever know.
    server.cut();
    await until(async () => (await outcomes()).unclear === 1);
    release();
    await runOutbox();
    expect(await mailsTo(author)).toHaveLength(1);
    expect(await outcomes()).toEqual({ unclear: 1 });
  });
});

it('no more are queued in a minute than MAILS_PER_MINUTE, and none without API_ORIGIN', async () => {
  const authors = [await awayAuthor(), await awayAuthor(), await awayAuthor()];
  server.mails.length = 0;
  server.sources.length = 0;
  const ids = authors.map(({ author }) => author.id);
  const count = async () =>
    (
      await app.rows(
        'SELECT FROM notification_setting WHERE digest_at IS NOT NULL AND member_id = ANY ($1::bigint[])',
        [ids],
      )
    ).length;
  process.env.API_ORIGIN = '';
  const silent = await startReplica();
  await run(OTHER_DAY, silent);
  expect(await count()).toBe(0);
  await silent.close();
  process.env.API_ORIGIN = API;
  process.env.MAILS_PER_MINUTE = '2';
  const slow = await startReplica();
  await run(OTHER_DAY, slow);
  expect(await count()).toBe(2);
  await sent();
  await run(OTHER_DAY, slow);
  expect(await count()).toBe(3);
  await slow.close();
  delete process.env.MAILS_PER_MINUTE;
});

describe('a weekly summary', () => {
  async function reader() {
    const [follower, creator, fan] = (await members(3)) as [TestMember, TestMember, TestMember];
    const pageId = await makePage(app, creator, 'Robotics Club');
    await toggleFollow(app, follower, pageId);
    await setSettings(follower, { digest: true }).expect(200);
    return { follower, creator, fan, pageId };
  }

  it('has the five best posts of the week on followed pages, once, on its evening', async () => {
    const { follower, creator, fan, pageId } = await reader();
    const posts = [];
    for (let n = 0; n < 7; n += 1) posts.push(await writePost(app, creator, `<p>Secret ${n}</p>`, pageId));
    await writePost(app, follower, '<p>My own</p>', pageId);
    await like(app, fan, posts[2]!.id);
    await like(app, follower, posts[2]!.id);
    await comment(app, fan, posts[4]!.id);
    await app.rows(`UPDATE post SET created_at = created_at - interval '8 days' WHERE id = $1`, [
      posts[6]!.id,
    ]);
    await run(onSummaryDay(SUMMARY.fromHour - 1, 59));
    await run(onSummaryDay(SUMMARY.toHour, 0));
    await run(onSummaryDay(SUMMARY.fromHour, 30, -1));
    expect(await mailsTo(follower)).toEqual([]);
    const second = await startReplica();
    await Promise.all([run(SUMMARY_TIME), run(SUMMARY_TIME, second)]);
    await run(onSummaryDay(SUMMARY.toHour - 1, 59));
    const [mail, ...more] = await mailsTo(follower);
    expect(more).toEqual([]);
    expect(mail?.headers).toContain('Subject: This week on the pages you follow');
    const lines = mail?.text.split('\n').filter((line) => line.startsWith('- '));
    const plain = `- ${creator.name} posted on Robotics Club`;
    expect(lines).toEqual([`${plain}: 2 likes`, `${plain}: 1 comment`, plain, plain, plain]);
    expect(mail?.text).not.toContain('Secret');
    await run(onSummaryDay(SUMMARY.fromHour, 30, 7));
    expect(await mailsTo(follower)).toHaveLength(2);
    await second.close();
  });

  it('goes first to those who missed the last one', async () => {
    const { follower, creator, pageId } = await reader();
    const [other] = (await members(1)) as [TestMember];
    await toggleFollow(app, other, pageId);
    await setSettings(other, { digest: true }).expect(200);
    await writePost(app, creator, '<p>New</p>', pageId);
    await app.rows(
      `UPDATE notification_setting SET summary_at = CASE member_id WHEN $1 THEN $3::timestamptz - interval '7 days'
                                                                   ELSE $3::timestamptz - interval '14 days' END
        WHERE member_id IN ($1, $2)`,
      [follower.id, other.id, SUMMARY_TIME],
    );
    process.env.MAILS_PER_MINUTE = '1';
    const slow = await startReplica();
    delete process.env.MAILS_PER_MINUTE;
    await run(SUMMARY_TIME, slow);
    expect(await mailsTo(other)).toHaveLength(1);
    expect(await mailsTo(follower)).toEqual([]);
    await slow.close();
  });

  it('is not sent when nobody posted', async () => {
    const { follower, pageId } = await reader();
    await writePost(app, follower, '<p>My own</p>', pageId);
    await run(SUMMARY_TIME);
    expect(await mailsTo(follower)).toEqual([]);
  });
});

describe('the link that ends mails', () => {
  const unsubscribe = (url: string, type: string, body: string) =>
    app.http().post(url.slice(API.length)).set('Content-Type', type).send(body);

  it('does it by the form that mail programs send, for its list alone', async () => {
    const { author } = await awayAuthor({ mail: ['like'], digest: true });
    await run();
    const [mail] = await mailsTo(author);
    const url = unsubscribeUrl(mail!);
    expect(mail?.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(url).toMatch(/^https:\/\/api\.campus\.example\/public\/mail\/unsubscribe\?token=/);
    const page = await app.http().get(url.slice(API.length)).expect(303);
    expect(page.headers.location).toBe(`${SITE}/auth/unsubscribe#token=${url.split('token=')[1]}`);
    expect(mail?.text).toContain(page.headers.location);
    expect(await settingsOf(author)).toMatchObject({ mail: ['like'], digest: true });
    const form = 'application/x-www-form-urlencoded';
    const answer = await unsubscribe(url, form, 'List-Unsubscribe=One-Click').expect(200);
    expect(answer.body).toEqual({ success: true, message: 'Done. You will get no more of these.' });
    expect(await settingsOf(author)).toMatchObject({ mail: [], digest: true });
    await unsubscribe(url, 'multipart/form-data; boundary=a', '--a--\r\n').expect(200);
  });

  it('does it by the token that the site sends', async () => {
    const { author } = await awayAuthor({ mail: ['like'] });
    await run();
    const token = unsubscribeUrl((await mailsTo(author))[0]!).split('token=')[1]!;
    await app.call('/public/mail/unsubscribe', { token }).expect(200);
    expect(await settingsOf(author)).toMatchObject({ mail: [] });
  });

  it('is refused when it is forged, of another member or list, or another token of ours', async () => {
    const { author, other } = await awayAuthor({ mail: ['like'], digest: true });
    await run();
    const token = unsubscribeUrl((await mailsTo(author))[0]!).split('token=')[1]!;
    const [id, list, mac] = token.split('.') as [string, string, string];
    const forged = [
      ...[`${other.id}.${list}.${mac}`, `${id}.summary.${mac}`, `${id}.everything.${mac}`, `${id}.${list}.`],
      ...[
        `${id}.${list}.${mac.slice(1)}`,
        `${id}.${list}.${mac}.`,
        author.token,
        'x',
        '0.0.0',
        `${id}.${list}`,
      ],
    ];
    for (const each of forged) {
      const { body } = await app.call('/public/mail/unsubscribe', { token: each.slice(0, 200) }).expect(400);
      expect(body).toMatchObject({ error: 'unsubscribe_link_dead', message: 'This link is not valid.' });
    }
    await app.call('/public/mail/unsubscribe', {}).expect(400);
    expect(await settingsOf(author)).toMatchObject({ mail: ['like'], digest: true });
  });

  it('no other call takes a form', async () => {
    await app.http().post('/public/getHighlights').type('form').send('a=b').expect(415);
  });
});
