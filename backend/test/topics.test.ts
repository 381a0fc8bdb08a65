import { TOPIC_WORDS } from '@campus-commons/test-kit/topic-words';
import type { FeedDto } from '../src/modules/feeds/feeds.dto.js';
import { TopicsService } from '../src/modules/feeds/topics/topics.service.js';
import { AccountPurgeService } from '../src/modules/account/account-purge.service.js';
import { startApp, type TestApp } from './support/app.js';
import {
  joinMany,
  joinMember,
  PASSWORD,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';
import { beginElsewhere, someoneWaitsForALock, waitsForALock } from './support/locks.js';

let app: TestApp;
let author: TestMember;
let viewer: TestMember;
let registrar: string;
let jobs: TopicsService;
beforeAll(async () => {
  app = await startApp();
  registrar = await signInAdministrator(app, 'registrar.topics');
  jobs = app.nest.get(TopicsService);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('DELETE FROM post_topic; DELETE FROM topic; DELETE FROM post');
  author = await joinMember(app);
  viewer = await joinMember(app);
});

const robotics = { key: 'robotics', label: 'Robotics' };
const post = (text: string, member = author) => writePost(app, member, `<p>${text}</p>`);
const keys = ({ topics }: FeedDto) => topics.map(({ key }) => key);
const ask = (call: string, body: object, member = viewer) => app.call(`/user/${call}`, body, member.token);
const pageOf = async (topic: string, body: object = {}, member = viewer) =>
  (await ask('topics/getPosts', { topic, ...body }, member).expect(200)).body.data;
const suggested = async (search?: string, member = viewer) =>
  (await ask('topics/getTopics', { search }, member).expect(200)).body.data.topics;
const found = async (q: string, kind = 'topics', page = 1) =>
  (await ask('search/find', { q, kind, page }).expect(200)).body.data.topics;
const edit = (id: string, content: string) =>
  app
    .http()
    .post('/user/feeds/update')
    .set('Authorization', author.token)
    .field('id', id)
    .field('feedData', JSON.stringify({ content }));
const hide = (key: string, hidden = true) =>
  app.call('/admin/topics/hide', { key, hidden, reason: 'Names a student' }, registrar);
const stored = () => app.rows('SELECT key, label FROM topic ORDER BY key');

describe('the topics of a post', () => {
  it('are in every answer that has the post, and its page has it', async () => {
    const written = await post('Practice with #Robotics and #शतरंज');
    expect(written.topics).toEqual([robotics, { key: 'शतरंज', label: 'शतरंज' }]);
    expect((await ask('feeds/getFeedById', { id: written.id }).expect(200)).body.data).toEqual(written);
    expect((await ask('feeds/getAllFeeds', {}).expect(200)).body.data.feeds).toEqual([written]);
    await post('Nothing');
    const page = await pageOf('robotics');
    expect(page).toMatchObject({ feeds: [written], pagination: { total: 1 }, topic: robotics });
    // In any spelling, also as it is typed.
    expect(await pageOf('ROBOTICS')).toEqual(page);
  });

  it('are one topic in every spelling, shown as first typed', async () => {
    await post('#फ़िल्म #Robotics');
    expect((await post('#फिल्म #ROBOTICS')).topics).toEqual([robotics, { key: 'फिल्म', label: 'फ़िल्म' }]);
    expect((await pageOf('फिल्म')).pagination.total).toBe(2);
  });

  it('are the first five, not in links, code or comments', async () => {
    expect(keys(await post('#aa #bb #cc #dd #ee #ff #aa'))).toEqual(['aa', 'bb', 'cc', 'dd', 'ee']);
    const markup =
      '<p><b>#bold</b> <a href="https://x.example">#linked</a> <code>#coded</code></p><pre>#pre</pre><p>R&amp;D #after</p>';
    const { id, topics } = await writePost(app, author, markup);
    expect(topics.map(({ key }) => key)).toEqual(['after', 'bold']);
    await ask('comments/create', { feedId: id, comment: '#spoken' }).expect(201);
    expect(await suggested('spoken')).toEqual([]);
  });

  it('change with its text, in its own transaction', async () => {
    const { id } = await post('#robotics #chess');
    const { body } = await edit(id, '<p>#Chess #hockey</p>').expect(200);
    expect(keys(body.data)).toEqual(['chess', 'hockey']);
    expect((await pageOf('robotics')).feeds).toEqual([]);
    expect((await pageOf('hockey')).feeds).toEqual([body.data]);
    expect((await edit(id, '<p>None</p>').expect(200)).body.data.topics).toEqual([]);
  });

  it('are whole words of five languages, with their joiners', async () => {
    const members = await joinMany(app, 8);
    for (const [index, member] of members.entries()) {
      const words = TOPIC_WORDS.slice(index * 25, index * 25 + 25);
      for (let at = 0; at < 25; at += 5) {
        const five = words.slice(at, at + 5);
        const { topics } = await post(five.map((word) => `#${word}`).join(' '), member);
        expect(topics.map(({ label }) => label).sort()).toEqual([...five].sort());
      }
    }
    for (const word of [TOPIC_WORDS[0]!, TOPIC_WORDS[90]!, TOPIC_WORDS[199]!]) {
      expect(await suggested(`#${[...word].slice(0, 3).join('')}`)).toContainEqual(
        expect.objectContaining({ label: word, posts: 1 }),
      );
      expect((await found(word)).items).toEqual([expect.objectContaining({ label: word })]);
    }
  });
});

describe('topics that are searched', () => {
  it('are those that begin so, exactly that one first, then those with the most posts', async () => {
    await post('#robot');
    for (const text of ['#robots #robotics', '#robotics', '#chess']) await post(text);
    const expected = [
      { key: 'robot', label: 'robot', posts: 1 },
      { key: 'robotics', label: 'robotics', posts: 2 },
      { key: 'robots', label: 'robots', posts: 1 },
    ];
    expect(await suggested('#Robot')).toEqual(expected);
    expect(await found('Robot')).toMatchObject({ items: expected, pagination: { total: 3 } });
    expect((await found('ro bot', 'all')).items).toEqual(expected);
    expect((await found('robot', 'people')).items).toEqual([]);
    expect((await found('!!')).items).toEqual([]);
    expect((await suggested()).map(({ key }: { key: string }) => key)).toEqual([
      'robotics',
      'chess',
      'robot',
      'robots',
    ]);
    expect((await found('robot', 'topics', 2)).items).toEqual([]);
  });

  it('are of many the eight with the most posts, in a search twenty, whatever was written last', async () => {
    // Thirty, of which the later in the alphabet have more posts; then as many others as the newest are looked at, and some again.
    const names = Array.from({ length: 30 }, (_, index) => `robo${String(index + 1).padStart(2, '0')}`);
    const counts = new Map(names.map((name, index) => [name, 1 + (index >> 1)]));
    const write = (text: string, times: number) =>
      app.rows(`INSERT INTO post (author_id, content) SELECT $1, $2 FROM generate_series(1, $3)`, [
        author.id,
        `<p>${text}</p>`,
        times,
      ]);
    for (const [name, times] of counts) await write(`#${name}`, times);
    await write('#chess', 500);
    await write('#robo01 #robo02 #robo03', 1);
    for (const name of names.slice(0, 3)) counts.set(name, (counts.get(name) ?? 0) + 1);
    await app.rows(`DELETE FROM setting WHERE name = 'topics read'`);
    await jobs.readOlder();
    const expected = [...counts]
      .map(([key, posts]) => ({ key, label: key, posts }))
      .toSorted((one, other) => other.posts - one.posts || (one.key < other.key ? -1 : 1));
    expect(await suggested('robo')).toEqual(expected.slice(0, 8));
    const pages = [await found('robo'), await found('robo', 'topics', 2)];
    expect(pages.flatMap(({ items }) => items)).toEqual(expected.slice(0, 20));
  });
});

describe('posts of a topic', () => {
  it('are newest first, page by page, at most 500', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.unshift((await post(`#robotics ${n}`)).id);
    const idsOf = async (page: number) =>
      (await pageOf('robotics', { page, limit: 2 })).feeds.map(({ id }: FeedDto) => id);
    expect([...(await idsOf(1)), ...(await idsOf(2))]).toEqual(ids);
    await app.rows(
      `INSERT INTO post (author_id, content) SELECT $1, '<p>#robotics</p>' FROM generate_series(1, 500)`,
      [author.id],
    );
    await app.rows(`DELETE FROM setting WHERE name = 'topics read'`);
    await jobs.readOlder();
    expect((await pageOf('robotics', { page: 2 })).pagination.total).toBe(500);
    expect(await suggested('robotics')).toEqual([{ key: 'robotics', label: 'robotics', posts: 500 }]);
  });

  it.each(['mute', 'block'])(
    'leave out those of whom the viewer %ss, also from figures',
    async (relation) => {
      await post('#robotics');
      const theirs = await post('#robotics', viewer);
      const set = { userId: author.id, relation };
      await ask('safety/setRelation', set).expect(200);
      expect(await pageOf('robotics')).toMatchObject({
        feeds: [{ id: theirs.id }],
        pagination: { total: 1 },
      });
      expect(await suggested('robotics')).toMatchObject([{ posts: 1 }]);
      await app.call('/user/feeds/delete', { id: theirs.id }, viewer.token).expect(200);
      expect(await suggested('robotics')).toEqual([]);
      expect(await suggested()).toEqual([]);
      expect(await pageOf('robotics')).toMatchObject({ feeds: [], pagination: { total: 0 } });
    },
  );

  it('leave out what is removed, and of accounts that are deleted', async () => {
    const { id } = await post('#robotics');
    await app.call('/admin/content/removePost', { id, reason: 'a' }, registrar).expect(200);
    expect((await pageOf('robotics')).feeds).toEqual([]);
    expect(await suggested('robotics')).toEqual([]);
    await app.call('/admin/content/restorePost', { id }, registrar).expect(200);
    expect((await pageOf('robotics')).pagination.total).toBe(1);
    await app.rows('DELETE FROM member WHERE id = $1', [author.id]);
    expect(await app.rows('SELECT FROM post_topic')).toEqual([]);
    await jobs.forgetUnused();
    expect(await stored()).toEqual([]);
    await ask('topics/getPosts', { topic: 'robotics' }).expect(404);
  });
});

describe('topics of an account', () => {
  it('have its posts while it is not suspended with them', async () => {
    await post('#Robotics #chess');
    await post('#chess', viewer);
    const report = { kind: 'member', id: author.id, reason: 'hate' };
    await ask('safety/report', report).expect(201);
    const [{ id } = { id: '' }] = await app.rows<{ id: string }>(
      `SELECT id FROM review_case WHERE target_kind = 'member' AND target_id = $1`,
      [author.id],
    );
    const decision = { outcome: 'violation', rule: 2, measure: 'suspension', hideAll: true };
    await app.call('/admin/review/decide', { id, version: 1, ...decision }, registrar).expect(200);
    expect(await suggested()).toEqual([{ key: 'chess', label: 'chess', posts: 1 }]);
    expect((await pageOf('chess')).pagination.total).toBe(1);
    expect(await pageOf('robotics')).toMatchObject({ feeds: [], pagination: { total: 0 } });
    // It is still the topic of the hidden post.
    await jobs.forgetUnused();
    await app.call('/admin/review/undo', { id }, registrar).expect(200);
    expect((await pageOf('robotics')).feeds).toMatchObject([{ topics: [{ key: 'chess' }, robotics] }]);
    expect((await pageOf('chess')).pagination.total).toBe(2);
  });

  it('leave it with its purge, and stay with those who also have them', async () => {
    await post('#Robotics #chess');
    const theirs = await post('#chess', viewer);
    await app.call('/user/account/delete', { password: PASSWORD }, author.token).expect(200);
    expect((await pageOf('robotics')).feeds).toEqual([]);
    await app.rows(`UPDATE member SET deleted_at = deleted_at - interval '15 days' WHERE id = $1`, [
      author.id,
    ]);
    await app.nest.get(AccountPurgeService).purge(new AbortController().signal);
    expect(await app.rows('SELECT post_id AS id, key FROM post_topic')).toEqual([
      { id: theirs.id, key: 'chess' },
    ]);
    await jobs.forgetUnused();
    expect(await stored()).toEqual([{ key: 'chess', label: 'chess' }]);
  });

  it('are of one post, however often it is sent with its idempotency key', async () => {
    const send = (content: string) =>
      app
        .http()
        .post('/user/feeds/create')
        .set({ Authorization: author.token, 'Idempotency-Key': 'topics-once' })
        .field('feedData', JSON.stringify({ content }));
    const text = '<p>#robotics #chess</p>';
    const answers = await Promise.all([send(text).expect(201), send(text).expect(201)]);
    answers.push(await send(text).expect(201));
    const [first, ...others] = answers.map(({ body }): FeedDto => body.data);
    expect(keys(first!)).toEqual(['chess', 'robotics']);
    for (const other of others) expect(other).toEqual(first);
    await send('<p>#robotics #hockey</p>').expect(422);
    expect(await suggested()).toMatchObject([
      { key: 'chess', posts: 1 },
      { key: 'robotics', posts: 1 },
    ]);
    // A repeat answers what can be read now.
    await hide('chess').expect(200);
    expect(keys((await send(text).expect(201)).body.data)).toEqual(['robotics']);
  });
});

describe('a hidden topic', () => {
  it('is plain text without a page, until it is shown again; each change is audited', async () => {
    const { id } = await post('#Robotics #chess');
    await hide('robotics').expect(200);
    const read = async () => (await ask('feeds/getFeedById', { id }).expect(200)).body.data;
    expect(keys(await read())).toEqual(['chess']);
    expect((await read()).feedData.content).toContain('#Robotics');
    expect(keys(await post('#robotics'))).toEqual([]);
    await ask('topics/getPosts', { topic: 'robotics' }).expect(404);
    expect(await suggested('robo')).toEqual([]);
    expect((await found('robotics')).items).toEqual([]);
    // Twice is once.
    await hide('robotics').expect(200);
    await hide('robotics', false).expect(200);
    expect(keys(await read())).toEqual(['chess', 'robotics']);
    const log = `SELECT action, details FROM audit_event
      WHERE action LIKE 'topic%' AND details->>'topic' = 'robotics' ORDER BY id`;
    const details = { topic: 'robotics', reason: 'Names a student' };
    expect(await app.rows(log)).toEqual([
      { action: 'topic_hidden', details },
      { action: 'topic_shown', details },
    ]);
    const shown = { action: 'topic_shown', limit: 1 };
    const { body } = await app.call('/admin/audit/search', shown, registrar).expect(200);
    expect(body.data.events).toMatchObject([{ topic: 'robotics', reason: 'Names a student' }]);
  });

  it('stays hidden when no post has it any more', async () => {
    const { id } = await post('#robotics');
    await hide('robotics').expect(200);
    await app.call('/user/feeds/delete', { id }, author.token).expect(200);
    await jobs.forgetUnused();
    expect(keys(await post('#robotics'))).toEqual([]);
  });

  it('is in the administrators’ list of hidden ones, others in that of topics', async () => {
    await post('#Robotics #robots #chess');
    await post('#robotics');
    await hide('chess').expect(200);
    const list = async (body: object) =>
      (await app.call('/admin/topics/get', body, registrar).expect(200)).body.data;
    expect(await list({ search: '#robo', limit: 1 })).toMatchObject({
      topics: [{ ...robotics, posts: 2, hiddenAt: null }],
      pagination: { total: 2 },
    });
    expect((await list({})).pagination.total).toBe(2);
    const [hidden] = (await list({ hidden: true })).topics;
    expect(hidden).toEqual({ key: 'chess', label: 'chess', posts: 1, hiddenAt: expect.stringMatching(/Z$/) });
  });
});

describe('writers at once', () => {
  it('begin the same topics in one order', async () => {
    const texts = ['#zebra #apple', '#apple #zebra'];
    const posts = await Promise.all(Array.from({ length: 12 }, (_, n) => post(texts[n % 2]!)));
    for (const written of posts) expect(keys(written)).toEqual(['apple', 'zebra']);
    expect((await pageOf('zebra')).pagination.total).toBe(12);
  });

  it('a topic that loses its last post while another gets it stays', async () => {
    await app.rows(`INSERT INTO topic (key, label) VALUES ('robotics', 'Robotics')`);
    // The job has locked the topic, and has not looked again yet.
    const job = await beginElsewhere();
    await job.run(`SELECT FROM topic WHERE key = 'robotics' FOR UPDATE`);
    const writing = post('#robotics');
    expect(await waitsForALock(app, writing)).toBe(true);
    await job.run(`DELETE FROM topic WHERE key = 'robotics'`);
    await job.commit();
    expect(keys(await writing)).toEqual(['robotics']);
    await jobs.forgetUnused();
    expect((await pageOf('robotics')).pagination.total).toBe(1);
  });

  it('the job leaves a topic that a post is being written with', async () => {
    await app.rows(`INSERT INTO topic (key, label) VALUES ('robotics', 'Robotics')`);
    const writer = await beginElsewhere();
    await writer.run(`SELECT FROM topic WHERE key = 'robotics' FOR KEY SHARE`);
    await jobs.forgetUnused();
    await writer.commit();
    expect(await stored()).toEqual([robotics]);
  });
});

describe('older posts', () => {
  const insertOld = (text: string) =>
    app.rows<{ id: string }>('INSERT INTO post (author_id, content) VALUES ($1, $2) RETURNING id', [
      author.id,
      `<p>${text}</p>`,
    ]);

  it('get their topics once, also when two processes look for them', async () => {
    await insertOld('#Robotics');
    await insertOld('#robotics and #chess');
    await Promise.all([jobs.readOlder(), jobs.readOlder()]);
    expect(await stored()).toEqual([{ key: 'chess', label: 'chess' }, robotics]);
    expect((await pageOf('robotics')).pagination.total).toBe(2);
    // What comes later from a server of an earlier release.
    await insertOld('#hockey');
    await jobs.readOlder();
    expect((await pageOf('hockey')).pagination.total).toBe(1);
  });

  it('that are edited meanwhile have the topics of their new text', async () => {
    const [old] = await insertOld('#robotics');
    const writer = await beginElsewhere();
    await writer.run(`UPDATE post SET content = '<p>#chess</p>' WHERE id = $1`, [old!.id]);
    const reading = jobs.readOlder();
    await someoneWaitsForALock(app);
    await writer.commit();
    await reading;
    expect(await stored()).toEqual([{ key: 'chess', label: 'chess' }]);
  });
});
