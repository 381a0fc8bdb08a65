import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { sanitizeRichText } from '../../src/common/rich-text.js';
import { POSTS } from '../../../packages/demo/src/content.ts';
import { planCommunity } from '../../../packages/demo/src/community.ts';
import { fillFromEnvironment } from '../../../packages/demo/src/fill-command.ts';
import { fillDemo } from '../../../packages/demo/src/fill-demo.ts';
import { drawPictures, type Pictures } from '../../../packages/demo/src/pictures.ts';
import { DiskStore } from '../../src/platform/media/disk-store.js';
import { MediaService } from '../../src/platform/media/media.service.js';
import { RecordSigner } from '../../src/modules/records/signing/record-signer.js';
import { startApp, type TestApp } from '../support/app.js';
import { joinMember, signIn, signInAdministrator } from '../support/factories.js';

const DEMO_PASSWORD = 'monsoon courtyard 7';

let app: TestApp;
let lines: string[];
const print = (line: string) => void lines.push(line);
const fill = (changes: NodeJS.ProcessEnv = {}) =>
  fillFromEnvironment({ ...process.env, DEMO_PASSWORD, ...changes }, print);

const count = async (table: string) => {
  const [row] = await app.rows<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
  return row?.count;
};
const storedFiles = async () =>
  (await readdir(path.join(app.dataDir, 'media'), { recursive: true }).catch(() => [])).filter((file) =>
    file.endsWith('.webp'),
  );

beforeEach(() => {
  lines = [];
});

describe('an empty database', () => {
  beforeAll(async () => {
    lines = [];
    app = await startApp();
    await fill();
  });
  afterAll(() => app.close());

  it('gets the complete community', async () => {
    expect(await count('member')).toBe(41);
    expect(await count('page')).toBe(12);
    expect(await count('post')).toBe(123);
    expect(await count('poll')).toBe(3);
    expect(await count('project')).toBe(6);
    expect(await count('project_member')).toBe(17);
    expect(await count('opening')).toBe(15);
    expect(await count('application')).toBe(17);
    expect(await count('record')).toBe(3);
    expect(await count('comment')).toBeGreaterThanOrEqual(300);
    expect(await count('post_like')).toBeGreaterThan(2_000);
    const categories = await app.rows(`SELECT DISTINCT category FROM page`);
    expect(categories).toHaveLength(5);
    const pictures = await app.rows<{ n: number }>(
      `SELECT DISTINCT jsonb_array_length(images) AS n FROM post ORDER BY n`,
    );
    expect(pictures.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 7]);
  });

  it('lets the demo member sign in and read the feed', async () => {
    const token = await signIn(app, 'ananya.tripathi@example.in', DEMO_PASSWORD);
    const { body } = await app.call('/user/feeds/getAllFeeds', {}, token).expect(200);
    // One is held.
    expect(body.data.pagination.total).toBe(122);
    const own = body.data.feeds.find(
      (feed: { User: { name: string } }) => feed.User.name === 'Ananya Tripathi',
    );
    expect(own.feedData.content).toContain('41.2 seconds!');
    expect(own.Page.title).toBe('Nakshatra Robotics Club');
    const picture = own.feedData.images[0];
    const served = await app.http().get(`/${picture.url}`).expect(200);
    const { width, height } = await sharp(served.body).metadata();
    expect({ width, height }).toEqual({ width: picture.width, height: picture.height });
  });

  it('has twelve topics, four in Hindi, others in Tamil and Bengali, some of several posts, one of them hidden', async () => {
    const topics = await app.rows<{ key: string; isHidden: boolean }>(
      'SELECT key, hidden_at IS NOT NULL AS "isHidden" FROM topic',
    );
    expect(topics).toHaveLength(12);
    const within = (script: RegExp) => topics.filter(({ key }) => script.test(key)).length;
    expect([/\p{Script=Devanagari}/u, /\p{Script=Tamil}/u, /\p{Script=Bengali}/u].map(within)).toEqual([
      4, 1, 1,
    ]);
    expect(topics.filter(({ isHidden }) => isHidden)).toHaveLength(1);
    const token = await signIn(app, 'ananya.tripathi@example.in', DEMO_PASSWORD);
    const { body } = await app.call('/user/topics/getTopics', {}, token).expect(200);
    expect(body.data.topics).toHaveLength(8);
    expect(body.data.topics[0]).toEqual({ key: 'robotics', label: 'Robotics', posts: 3 });
  });

  it('tells the demo member of several kinds of acts, some unread, dated like the acts', async () => {
    const token = await signIn(app, 'ananya.tripathi@example.in', DEMO_PASSWORD);
    const { body } = await app.call('/user/notifications/getAll', { limit: 50 }, token).expect(200);
    const told = body.data.notifications as { kind: string; at: string; isRead: boolean; actors: object[] }[];
    expect([...new Set(told.map(({ kind }) => kind))]).toEqual(
      expect.arrayContaining(['mention', 'like', 'comment', 'page']),
    );
    // Members do not learn who decided, nor who of a page answered their application.
    const named = told.filter(({ kind }) => kind !== 'notice' && kind !== 'application');
    expect(named.every(({ actors }) => actors.length > 0)).toBe(true);
    expect(new Set(told.map(({ isRead }) => isRead))).toEqual(new Set([true, false]));
    expect(body.data.unread).toBeGreaterThan(0);
    // At the time of filling, all would be "just now".
    expect(new Set(told.map(({ at }) => at.slice(0, 13))).size).toBeGreaterThan(3);
  });

  it('keeps counters that agree with their rows', async () => {
    const wrong = await app.rows(`
      SELECT 'post' AS what, post_id AS id FROM post_counter c
       WHERE likes <> (SELECT count(*) FROM post_like l WHERE l.post_id = c.post_id)
          OR comments <> (SELECT count(*) FROM comment m WHERE m.post_id = c.post_id)
      UNION ALL
      SELECT 'page', page_id FROM page_counter c
       WHERE followers <> (SELECT count(*) FROM follow f WHERE f.page_id = c.page_id)
          OR posts <> (SELECT count(*) FROM post p WHERE p.page_id = c.page_id AND NOT p.hidden)
          OR last_post_at IS DISTINCT FROM (SELECT max(created_at) FROM post p WHERE p.page_id = c.page_id AND NOT p.hidden)
      UNION ALL
      SELECT 'member', member_id FROM member_counter c
       WHERE posts <> (SELECT count(*) FROM post p WHERE p.author_id = c.member_id AND NOT p.hidden)
      UNION ALL
      SELECT 'opening', opening_id FROM opening_counter c
       WHERE applications <> (SELECT count(*) FROM application a WHERE a.opening_id = c.opening_id)
          OR waiting <> (SELECT count(*) FROM application a WHERE a.opening_id = c.opening_id AND a.state = 'applied')
      UNION ALL
      SELECT 'poll', post_id FROM poll q
       WHERE voters <> (SELECT count(DISTINCT member_id) FROM poll_vote v WHERE v.post_id = q.post_id)
      UNION ALL
      SELECT 'poll_option', id FROM poll_option o
       WHERE votes <> (SELECT count(*) FROM poll_vote v WHERE v.option_id = o.id)`);
    expect(wrong).toEqual([]);
    const tallies = await app.rows(
      `SELECT name, sum(value)::int AS value FROM tally GROUP BY name ORDER BY name`,
    );
    expect(tallies).toEqual([
      { name: 'members', value: 41 },
      { name: 'pages', value: 12 },
      { name: 'posts', value: 122 },
    ]);
  });

  it('has exactly the pictures of its records in the store', async () => {
    const shown = await app.rows<{ path: string }>(`
      SELECT image ->> 'url' AS path FROM post, jsonb_array_elements(images) AS image
      UNION ALL SELECT image ->> 'url' FROM project, jsonb_array_elements(images) AS image
      UNION ALL SELECT image_path FROM page WHERE image_path IS NOT NULL
      UNION ALL SELECT avatar_path FROM member WHERE avatar_path IS NOT NULL
      UNION ALL SELECT cover_path FROM member WHERE cover_path IS NOT NULL`);
    const media = await app.rows<{ path: string; places: number }>(
      `SELECT path, num_nonnulls(post_id, page_id, project_id, profile_id) AS places FROM media`,
    );
    expect(media.map((row) => row.path).sort()).toEqual(shown.map((row) => row.path).sort());
    expect(media.every(({ places }) => places === 1)).toBe(true);
    // The picture of the held post, which is to be moved away.
    expect(await count('media_outbox')).toBe(1);

    const files = await storedFiles();
    const named = new Set(files.map((file) => path.basename(file).replace(/-\d+\.webp$/, '')));
    expect([...named].sort()).toEqual(media.map((row) => path.basename(row.path, '.webp')).sort());
    for (const name of named)
      await access(path.join(app.dataDir, 'media', name.slice(0, 2), `${name}-480.webp`));
  });

  it('has posts on a page only by creators and followers, and no event before its cause', async () => {
    const wrong = await app.rows(`
      SELECT 'stranger' AS what, p.id FROM post p JOIN page g ON g.id = p.page_id
       WHERE p.author_id <> g.creator_id AND NOT EXISTS (
         SELECT FROM follow f WHERE f.page_id = g.id AND f.member_id = p.author_id AND f.created_at < p.created_at)
      UNION ALL SELECT 'creator follows', g.id FROM page g JOIN follow f
         ON f.page_id = g.id AND f.member_id = g.creator_id
      UNION ALL SELECT 'page before creator', g.id FROM page g JOIN member m ON m.id = g.creator_id
       WHERE g.created_at <= m.created_at
      UNION ALL SELECT 'follow', f.page_id FROM follow f JOIN page g ON g.id = f.page_id
         JOIN member m ON m.id = f.member_id WHERE f.created_at < g.created_at OR f.created_at <= m.created_at
      UNION ALL SELECT 'post', p.id FROM post p JOIN member m ON m.id = p.author_id
         LEFT JOIN page g ON g.id = p.page_id WHERE p.created_at <= m.created_at OR p.created_at < g.created_at
      UNION ALL SELECT 'comment', c.id FROM comment c JOIN post p ON p.id = c.post_id
         JOIN member m ON m.id = c.author_id WHERE c.created_at <= p.created_at OR c.created_at <= m.created_at
      UNION ALL SELECT 'like', l.id FROM post_like l JOIN post p ON p.id = l.post_id
         JOIN member m ON m.id = l.member_id
       WHERE l.created_at < p.created_at OR l.created_at <= m.created_at OR l.member_id = p.author_id
      UNION ALL SELECT 'opening', o.id FROM opening o JOIN member m ON m.id = o.poster_id LEFT JOIN page g ON g.id = o.page_id
         LEFT JOIN project t ON t.id = o.project_id
       WHERE o.created_at <= m.created_at OR o.created_at <= coalesce(g.created_at, t.created_at)
      UNION ALL SELECT 'application', a.id FROM application a JOIN opening o ON o.id = a.opening_id
         JOIN member m ON m.id = a.member_id
       WHERE a.created_at <= o.opened_at OR a.created_at <= m.created_at OR a.member_id = o.poster_id
          OR a.created_at >= (o.closes_on + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' OR a.created_at > o.closed_at
      UNION ALL SELECT 'future', id FROM application_event WHERE created_at > now()
      UNION ALL SELECT 'future', id FROM comment WHERE created_at > now()
      UNION ALL SELECT 'future', id FROM post_like WHERE created_at > now()`);
    expect(wrong).toEqual([]);
  });

  it('has what the demo member applied for in each column of the board, and applicants who wait', async () => {
    const token = await signIn(app, 'ananya.tripathi@example.in', DEMO_PASSWORD);
    const board = await app.call('/user/applications/getBoard', {}, token).expect(200);
    const columns = board.body.data.columns as { column: string; total: number }[];
    expect(columns.map(({ column, total }) => [column, total])).toEqual([
      ...[
        ['saved', 1],
        ['applied', 1],
        ['interview', 1],
        ['offer', 2],
        ['closed', 5],
      ],
    ]);
    const waiting = await app.call('/user/applications/getWaiting', {}, token).expect(200);
    expect(waiting.body.data).toMatchObject({ answers: 2, applicants: 2 });
    // What accepting a role does.
    const [team] = await app.rows<{ missing: number }>(
      `SELECT count(*)::int AS missing FROM application a JOIN opening o ON o.id = a.opening_id
        WHERE o.kind = 'role' AND a.state IN ('accepted', 'completed') AND NOT EXISTS (
          SELECT FROM project_member t WHERE t.project_id = o.project_id AND t.member_id = a.member_id AND t.role = o.title)`,
    );
    expect(team).toEqual({ missing: 0 });
    const list = async (body: object) =>
      (await app.call('/user/openings/getOpenings', body, token).expect(200)).body.data.pagination.total;
    expect([
      await list({ kind: 'internship' }),
      await list({ kind: 'volunteering' }),
      await list({ kind: 'role' }),
    ]).toEqual([5, 4, 3]);
  });

  it('has a signed record that everybody checks, one that waits for the demo member, and a revoked one', async () => {
    const token = await signIn(app, 'ananya.tripathi@example.in', DEMO_PASSWORD);
    const own = await app.call('/user/records/getRecords', {}, token).expect(200);
    expect(own.body.data.records).toEqual([
      expect.objectContaining({ state: 'offered', holder: 'Ananya Tripathi', page: expect.anything() }),
      expect.objectContaining({ state: 'accepted', role: 'Cook at the welcome breakfast', hours: 5 }),
    ]);
    const [waits, signed] = own.body.data.records;
    const check = async (serial: string) => {
      const { body } = await app.call('/public/getRecord', { serial }).expect(200);
      const { credential } = body.data;
      const verified = await app.call('/public/verifyRecord', { credential }).expect(200);
      return { ...verified.body.data, reason: body.data.reason };
    };
    expect(await check(signed.serial)).toEqual({ isGenuine: true, state: 'accepted', reason: null });
    const [revoked] = await app.rows<{ serial: string }>(`SELECT serial FROM record WHERE state = 'revoked'`);
    expect(await check(revoked?.serial ?? '')).toEqual({
      ...{
        isGenuine: true,
        state: 'revoked',
        reason: 'It says 400 hours. There were 40. We issue a corrected one.',
      },
    });
    const wrong = await app.rows(
      `SELECT r.serial FROM record r JOIN application a ON a.id = r.application_id
         CROSS JOIN LATERAL (SELECT min(e.created_at) AS at FROM application_event e
                              WHERE e.application_id = a.id AND e.state = 'accepted') began
        WHERE a.state <> 'completed' OR r.issued_at <> a.ended_at
           OR r.worked_from < (began.at AT TIME ZONE 'Asia/Kolkata')::date
           OR r.worked_to > (r.issued_at AT TIME ZONE 'Asia/Kolkata')::date
           OR r.accepted_at < r.issued_at OR r.revoked_at < r.accepted_at OR r.revoked_at > now()`,
    );
    expect(wrong).toEqual([]);
    const accept = { serial: waits.serial, accept: true };
    const answered = await app.call('/user/records/answer', accept, token).expect(200);
    expect(await check(answered.body.data.serial)).toMatchObject({ isGenuine: true, state: 'accepted' });
  });

  it('has followers with a bell, and the demo member hears of new posts', async () => {
    const wrong = await app.rows('SELECT FROM follow WHERE bell_since < created_at OR bell_since > now()');
    expect(wrong).toEqual([]);
    const token = await signIn(app, 'ananya.tripathi@example.in', DEMO_PASSWORD);
    const { body } = await app.call('/user/notifications/getAll', { limit: 50 }, token).expect(200);
    const kinds = body.data.notifications.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toContain('page');
  });

  it('has reports that wait, one of them late, and decisions that the demo member reads', async () => {
    const administrator = await signInAdministrator(app);
    const ask = async (list: string) =>
      (await app.call('/admin/review/getCases', { list }, administrator).expect(200)).body.data.cases;
    const waiting = await ask('waiting');
    expect(waiting.map(({ state }: { state: string }) => state).sort()).toEqual([
      'appealed',
      'open',
      'open',
      'open',
      'open',
      // An internship that asks to be approved.
      'open',
    ]);
    expect(waiting.filter(({ dueAt }: { dueAt: string }) => Date.parse(dueAt) < Date.now())).toHaveLength(1);
    const decided = (await ask('decided')) as { state: string; source: string }[];
    expect(
      decided
        .filter(({ source }) => source !== 'internship')
        .map(({ state }) => state)
        .sort(),
    ).toEqual(['decided', 'decided', 'decided', 'decided', 'overturned']);
    const token = await signIn(app, 'ananya.tripathi@example.in', DEMO_PASSWORD);
    const { body } = await app.call('/user/safety/getDecisions', {}, token).expect(200);
    expect(body.data.decisions).toEqual([
      expect.objectContaining({ rule: 5, measure: 'warning', appealUntil: expect.any(String) }),
      expect.objectContaining({ outcome: 'approve' }),
    ]);
    const reports = await app.call('/user/safety/getReports', {}, token).expect(200);
    expect(reports.body.data.reports).toEqual([expect.objectContaining({ kind: 'post', hasActed: true })]);
  });

  it('has grievances in each state, and two minors whose guardians have and have not answered', async () => {
    const administrator = await signInAdministrator(app, 'grievances');
    const grievances = async (state: string) =>
      (await app.call('/admin/grievances/get', { state }, administrator).expect(200)).body.data.grievances;
    const open = (await grievances('open')) as { dueAt: string }[];
    expect(open.map(({ dueAt }) => Date.parse(dueAt) < Date.now())).toEqual([true, false]);
    expect(await grievances('answered')).toHaveLength(1);
    const ageOf = async (email: string) => {
      const token = await signIn(app, email, DEMO_PASSWORD);
      return (await app.call('/user/account/getAge', {}, token).expect(200)).body.data;
    };
    const minors = await app.rows<{ email: string }>(
      `SELECT m.email FROM member m JOIN guardian_consent g ON g.member_id = m.id ORDER BY g.state`,
    );
    expect(await Promise.all(minors.map(({ email }) => ageOf(email)))).toEqual([
      expect.objectContaining({ band: 'minor', consent: expect.objectContaining({ state: 'agreed' }) }),
      expect.objectContaining({ band: 'minor', consent: expect.objectContaining({ state: 'asked' }) }),
    ]);
    expect((await ageOf('ananya.tripathi@example.in')).band).toBe('adult');
  });

  it('has a page with two moderators, a ban, and a transfer that one of them can accept', async () => {
    const owner = await signIn(app, 'ananya.tripathi@example.in', DEMO_PASSWORD);
    const [page] = await app.rows<{ id: string; email: string }>(
      `SELECT t.page_id::text AS id, m.email FROM page_transfer t JOIN member m ON m.id = t.to_id`,
    );
    const id = page?.id;
    const rolesOf = async (token: string) =>
      (await app.call('/user/pages/getRoles', { id }, token).expect(200)).body.data;
    expect(await rolesOf(owner)).toMatchObject({ role: 'owner', moderators: [{}, {}] });
    const bans = await app.call('/user/pages/getBans', { id }, owner).expect(200);
    expect(bans.body.data.bans).toHaveLength(1);
    const acts = await app.call('/user/pages/getPageActs', { id }, owner).expect(200);
    expect(acts.body.data.acts.map(({ act }: { act: string }) => act)).toEqual([
      ...['transfer_offered', 'banned', 'moderator_added', 'moderator_added'],
    ]);
    const asked = await signIn(app, page?.email ?? '', DEMO_PASSWORD);
    const { body } = await app.call('/user/notifications/getAll', { limit: 50 }, asked).expect(200);
    expect(body.data.notifications).toContainEqual(
      expect.objectContaining({ notice: expect.objectContaining({ about: 'transfer' }) }),
    );
    const accepted = { id, accepts: true, password: DEMO_PASSWORD };
    await app.call('/user/pages/answerTransfer', accepted, asked).expect(200);
    expect(await rolesOf(owner)).toMatchObject({ role: 'moderator' });
  });

  it('has a limited member, a suspended one, and a post that only its author sees', async () => {
    const limited = await signIn(app, 'priyanshu.kumar@example.in', DEMO_PASSWORD);
    const refused = await app.call('/user/pages/toggleFollow', { id: '1' }, limited).expect(403);
    expect(refused.body.error).toBe('account_limited');

    const credentials = { emailOrPhone: 'karthik.r@example.org', password: DEMO_PASSWORD };
    const suspended = await app.call('/user/auth/login', credentials).expect(401);
    expect(suspended.body.error).toBe('account_suspended');

    const author = await signIn(app, 'mrunal.kulkarni@example.in', DEMO_PASSWORD);
    const { body } = await app.call('/user/feeds/getAllFeeds', { usersFeed: true }, author).expect(200);
    expect(body.data.held).toEqual([expect.objectContaining({ isHeld: true })]);
    const told = await app.call('/user/notifications/getAll', {}, author).expect(200);
    expect(told.body.data.notifications[0]).toMatchObject({ kind: 'notice', notice: { about: 'hold' } });
  });

  it('has ids in the order of time', async () => {
    // Replies follow all comments, because a reply names the id of its comment.
    for (const rows of [
      ...['member', 'page', 'post', 'post_like'],
      ...['comment WHERE parent_id IS NULL', 'comment WHERE parent_id IS NOT NULL'],
    ]) {
      const wrong = await app.rows(`
        SELECT id FROM (SELECT id, created_at, lag(created_at) OVER (ORDER BY id) AS before FROM ${rows}) t
         WHERE created_at < before`);
      expect(wrong).toEqual([]);
    }
  });

  it('has members who joined today and minutes ago', async () => {
    const [newest] = await app.rows<{ today: number; month: number }>(`
      SELECT count(*) FILTER (WHERE created_at > now() - interval '1 day')::int AS today,
             count(*) FILTER (WHERE created_at > now() - interval '30 days')::int AS month FROM member`);
    expect(newest).toEqual({ today: 3, month: 14 });
    const posts = await app.rows(`SELECT id FROM post WHERE created_at > now() - interval '10 minutes'`);
    expect(posts.length).toBeGreaterThan(0);
  });

  it('has the edge cases: no likes, no avatar, no title, no college, an empty account', async () => {
    expect(await app.rows(`SELECT FROM post_counter WHERE likes = 0`)).not.toEqual([]);
    const [nobody] = await app.rows<{ id: string }>(
      `SELECT id FROM member m WHERE avatar_path IS NULL AND title IS NULL AND college_name IS NULL
          AND NOT EXISTS (SELECT FROM post_like WHERE member_id = m.id)
          AND NOT EXISTS (SELECT FROM follow WHERE member_id = m.id)
          AND NOT EXISTS (SELECT FROM post WHERE author_id = m.id)
          AND NOT EXISTS (SELECT FROM comment WHERE author_id = m.id)`,
    );
    expect(nobody).toBeDefined();
    const [longest] = await app.rows<{ words: number }>(`
      SELECT max(array_length(regexp_split_to_array(regexp_replace(content, '<[^>]+>', ' ', 'g'), '\\s+'), 1)) AS words
        FROM post`);
    expect(longest?.words).toBeGreaterThan(1_800);
  });

  it('contains only HTML that sanitising does not change', async () => {
    const posts = await app.rows<{ content: string }>('SELECT content FROM post');
    expect(posts.filter(({ content }) => sanitizeRichText(content) !== content)).toEqual([]);
    const tags = (html: string) => html.match(/<[a-z0-9]+/g)?.length ?? 0;
    // Sanitising removed nothing: the content is within the allow-list.
    expect(posts.reduce((sum, { content }) => sum + tags(content), 0)).toBe(
      POSTS.reduce((sum, { body }) => sum + tags(body), 0),
    );
  });

  it('is not changed by a second run', async () => {
    const before = [await count('member'), await count('media'), (await storedFiles()).length];
    await fill();
    expect(lines).toEqual(['The demo content is there already.']);
    expect([await count('member'), await count('media'), (await storedFiles()).length]).toEqual(before);
  });
});

describe('databases that must not be filled', () => {
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('production is refused before reading anything', async () => {
    await expect(fill({ NODE_ENV: 'production', DATABASE_URL: undefined })).rejects.toThrow(
      'Demo content is not for production. Nothing was changed.',
    );
  });

  it('a missing or common password is refused with an instruction', async () => {
    await expect(fill({ DEMO_PASSWORD: undefined })).rejects.toThrow(/^Set DEMO_PASSWORD/);
    await expect(fill({ DEMO_PASSWORD: 'password1' })).rejects.toThrow(/not be a common one/);
    expect(await count('member')).toBe(0);
  });

  it('a missing key of records is refused, because nothing could be signed', async () => {
    await expect(fill({ RECORD_KEY: '' })).rejects.toThrow('RECORD_KEY must be a private Ed25519 key');
    expect(await count('member')).toBe(0);
  });

  it('a database with other members stays unchanged, without an error', async () => {
    await joinMember(app);
    await fill();
    expect(lines).toEqual(['The database has members already; no demo content was added.']);
    expect(await count('member')).toBe(1);
    expect(await count('media_outbox')).toBe(0);
  });
});

describe('while the files are being stored', () => {
  /** Stores files like the product, and calls something before the given file. */
  class WatchedStore extends DiskStore {
    private stored = 0;

    constructor(
      dataDir: string,
      private readonly before: { file: number; happens: () => Promise<void> },
    ) {
      super({ DATA_DIR: dataDir });
    }

    override async put(key: string, bytes: Buffer): Promise<void> {
      this.stored += 1;
      if (this.stored === this.before.file) await this.before.happens();
      await super.put(key, bytes);
    }
  }

  const fillThrough = async (happens: () => Promise<void>) => {
    const dataSource = app.nest.get(DataSource);
    const store = new WatchedStore(app.dataDir, { file: 100, happens });
    const signer = app.nest.get(RecordSigner);
    const filling = { dataSource, community, pictures, store, signer, passwordHash: 'not used here' };
    return fillDemo({ ...filling, report: print });
  };
  const cleanUp = () => app.nest.get(MediaService).clean();

  const community = planCommunity();
  let pictures: Pictures;
  beforeAll(async () => {
    app = await startApp();
    pictures = await drawPictures(community);
  });
  afterAll(() => app.close());

  it('a failure leaves no member, and the next clean-up removes the files', async () => {
    await expect(fillThrough(() => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
    expect([await count('member'), await count('media'), await count('setting')]).toEqual([0, 0, 0]);
    expect(await storedFiles()).not.toEqual([]);

    await cleanUp();
    expect(await storedFiles()).toEqual([]);
    expect(await count('media_outbox')).toBe(0);
  });

  it('a concurrent sign-up stops the filling', async () => {
    await expect(fillThrough(async () => void (await joinMember(app)))).resolves.toBe('has members');
    expect([await count('member'), await count('post')]).toEqual([1, 0]);
    await cleanUp();
    expect(await storedFiles()).toEqual([]);
    await app.rows('DELETE FROM member');
  });

  it('a clean-up before their rows are locked does not stop the filling', async () => {
    const dataSource = app.nest.get(DataSource);
    const createQueryRunner = dataSource.createQueryRunner.bind(dataSource);
    const creating = jest.spyOn(dataSource, 'createQueryRunner').mockImplementationOnce(() => {
      const runner = createQueryRunner();
      const startTransaction = runner.startTransaction.bind(runner);
      // The files have been listed by now.
      runner.startTransaction = async () => {
        await cleanUp();
        await startTransaction();
      };
      return runner;
    });
    try {
      // The sign-up lets the next test begin with an empty database.
      await expect(fillThrough(async () => void (await joinMember(app)))).resolves.toBe('has members');
    } finally {
      creating.mockRestore();
    }
    await cleanUp();
    expect([await storedFiles(), await count('media_outbox'), await count('media_claim')]).toEqual([
      [],
      0,
      0,
    ]);
    await app.rows('DELETE FROM member');
  });

  it('a concurrent clean-up does not remove them, and the filling is complete', async () => {
    await expect(fillThrough(cleanUp)).resolves.toBe('empty');
    expect(await count('member')).toBe(41);
    const files = (await storedFiles()).length;
    await cleanUp();
    expect((await storedFiles()).length).toBe(files);
    expect([await count('media_outbox'), await count('media_claim')]).toEqual([0, 0]);
  });
});

it('the community is the same on every run', () => {
  expect(JSON.stringify(planCommunity())).toBe(JSON.stringify(planCommunity()));
});
