import { OWN } from '@campus-commons/test-kit/own-markup';
import { MAX_POLL_OPTION_LENGTH, MAX_POLL_OPTIONS } from '../src/common/poll-bounds.js';
import { isShownLine } from '../src/common/text.validators.js';
import type { FeedDto } from '../src/modules/feeds/feeds.dto.js';
import { AccountPurgeService } from '../src/modules/account/account-purge.service.js';
import type { PollDto } from '../src/modules/feeds/polls/polls.dto.js';
import { PollsService } from '../src/modules/feeds/polls/polls.service.js';
import { breaches } from './support/allow-list.js';
import { startApp, startReplica, type TestApp } from './support/app.js';
import {
  joinMany,
  joinMember,
  PASSWORD,
  photo,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';
import { beginElsewhere, someoneWaitsForALock } from './support/locks.js';
import { badge, told } from './support/notifications.js';
import { unzip } from './support/unzip.js';

let app: TestApp;
let author: TestMember;
let members: TestMember[];
let administrator: string;
beforeAll(async () => {
  app = await startApp();
  administrator = await signInAdministrator(app);
  author = await joinMember(app, { name: 'Asha Rao' });
  members = await joinMany(app, 8);
});
afterAll(() => app.close());

const QUESTION = '<p>Which day?</p>';
const POLL = { options: ['Monday', 'Tuesday', 'सोमवार के बाद'], multiple: false, hours: 24 };

/** Sends the form of a post, without HTML of its own a question. */
function send(call: 'create' | 'update', data: object, fields: Record<string, string> = {}, key?: string) {
  const form = app.http().post(`/user/feeds/${call}`).set('Authorization', author.token);
  if (key !== undefined) form.set('Idempotency-Key', key);
  return form.field({ feedData: JSON.stringify({ content: QUESTION, ...data }), ...fields });
}
const edit = (id: string, data: object, fields: Record<string, string> = {}) =>
  send('update', data, { id, ...fields });
type Post = FeedDto & { poll: PollDto };
async function ask(poll: object = {}): Promise<Post> {
  return (await send('create', { poll: { ...POLL, ...poll } }).expect(201)).body.data;
}
/** The ids of the options, in their order. */
const idsOf = ({ poll }: Post) => poll.options.map(({ id }) => id) as [string, string, string];
const cast = (feedId: string, options: readonly string[], { token }: TestMember, through = app) =>
  through.call('/user/polls/vote', { feedId, options }, token);
const vote = async (feedId: string, options: readonly string[], member: TestMember): Promise<PollDto> =>
  (await cast(feedId, options, member).expect(200)).body.data;
const close = (feedId: string, { token } = author) => app.call('/user/polls/close', { feedId }, token);
async function read(id: string, member = author): Promise<PollDto> {
  return (await app.call('/user/feeds/getFeedById', { id }, member.token).expect(200)).body.data.poll;
}
const end = (id: string, ago = '1 second') =>
  app.rows('UPDATE poll SET closes_at = now() - $2::interval WHERE post_id = $1', [id, ago]);
const figures = ({ options, voters }: PollDto) => [options.map(({ votes }) => votes), voters];
const runJob = (job: 'end' | 'forgetVotes') => app.nest.get(PollsService)[job](new AbortController().signal);
const relate = (member: TestMember, other: TestMember, relation: string) =>
  app.call('/user/safety/setRelation', { userId: other.id, relation }, member.token).expect(200);
const pollsTold = async (member = author) =>
  (await told(app, member)).notifications.filter(({ kind }) => kind === 'poll');
/** What is stored: votes and voters as counted in the rows, and as the counters have them. */
async function stored(id: string) {
  const [row] = await app.rows<{ counted: object; counters: object }>(
    `SELECT (SELECT jsonb_build_array(count(DISTINCT member_id), count(*)) FROM poll_vote WHERE post_id = $1) AS counted,
            (SELECT jsonb_build_array(q.voters, (SELECT sum(votes) FROM poll_option o WHERE o.post_id = $1)) FROM poll q WHERE q.post_id = $1) AS counters`,
    [id],
  );
  return row!;
}
async function expectExact(id: string): Promise<void> {
  const { counted, counters } = await stored(id);
  expect(counters).toEqual(counted);
}

describe('a poll of a new post', () => {
  it('is in every answer that has the post, without figures, and posts without one have none', async () => {
    const post = await ask();
    const ends = Date.parse(post.poll.closesAt) - Date.parse(post.createdAt);
    expect(Math.abs(ends - 24 * 3_600_000)).toBeLessThan(1000);
    expect(post.poll).toEqual({
      options: POLL.options.map((text) => ({ id: expect.any(String), text })),
      mine: [],
      closesAt: expect.any(String),
      multiple: false,
    });
    const plain = await writePost(app, author);
    expect(plain.poll).toBeNull();
    await app.call('/user/saved/set', { feedId: post.id, saved: true }, author.token).expect(200);
    for (const [path, body] of [
      ['/user/feeds/getAllFeeds', {}],
      ['/user/feeds/getAllFeeds', { usersFeed: true }],
      ['/user/saved/getAll', {}],
    ] as const) {
      const { feeds } = (await app.call(path, body, author.token).expect(200)).body.data;
      expect(feeds.find(({ id }: FeedDto) => id === post.id).poll).toEqual(post.poll);
      const without = feeds.find(({ id }: FeedDto) => id === plain.id);
      if (without) expect(without.poll).toBeNull();
    }
    expect(await read(post.id)).toEqual(post.poll);
  });

  it.each<[string, unknown]>([
    ['one option', { options: ['Monday'] }],
    ['seven options', { options: ['1', '2', '3', '4', '5', '6', '7'] }],
    ['two that are the same after trimming', { options: ['Monday', ' Monday '] }],
    ['the same in two forms of letters', { options: ['caf\u00e9', 'cafe\u0301'] }],
    ['an empty one', { options: ['Monday', '  '] }],
    ['one that shows nothing', { options: ['Monday', '\u200b'] }],
    ['81 characters', { options: ['Monday', 'अ'.repeat(81)] }],
    ['two lines', { options: ['Monday', 'Tues\nday'] }],
    ['an option that is no text', { options: ['Monday', 2] }],
    ['no list', { options: 'Monday' }],
    ['no hours', { hours: undefined }],
    ['0 hours', { hours: 0 }],
    ['half an hour', { hours: 1.5 }],
    ['more than 14 days', { hours: 337 }],
    ['a number as multiple', { multiple: 1 }],
    ['a field that it does not have', { votes: 3 }],
  ])('is refused with %s', async (_, change) => {
    const { body } = await send('create', { poll: { ...POLL, ...(change as object) } }).expect(400);
    expect(Object.keys(body.errors)[0]).toMatch(/^feedData\.poll/);
  });

  it('takes 2 to 6 options of 80 characters, trimmed, for 1 hour to 14 days', async () => {
    const long = '😀'.repeat(80);
    const { poll } = await ask({ options: [' a ', long, 'b', 'c', 'd', 'e'], hours: 336 });
    expect(poll.options.map(({ text }) => text)).toEqual(['a', long, 'b', 'c', 'd', 'e']);
    await ask({ options: ['Yes', 'No'], hours: 1 });
  });

  it('needs a text, and stands on posts alone', async () => {
    const pictures = send('create', { poll: POLL, content: '' }).attach(
      'images',
      await photo(20, 20),
      'a.jpg',
    );
    expect((await pictures.expect(400)).body.errors).toHaveProperty(['feedData.content']);
    const question = { kind: 'question', title: 'Which day is it going to be?' };
    expect((await send('create', { poll: POLL }, question).expect(400)).body.errors).toHaveProperty([
      'feedData.poll',
    ]);
    const asked = (await send('create', {}, question).expect(201)).body.data as FeedDto;
    expect((await edit(asked.id, { poll: POLL }).expect(400)).body.errors).toHaveProperty(['feedData.poll']);
    const { id } = await ask();
    await edit(id, { content: '' })
      .attach('images', await photo(20, 20), 'a.jpg')
      .expect(400);
  });

  it('stands beside pictures, and belongs to what an idempotency key stands for', async () => {
    const form = send('create', { poll: POLL }, {}, 'poll-once').attach(
      'images',
      await photo(20, 20),
      'a.jpg',
    );
    const { body } = await form.expect(201);
    expect(body.data).toMatchObject({ feedData: { images: [{ width: 20 }] }, poll: { mine: [] } });
    const first = await send('create', { poll: POLL }, {}, 'poll-twice').expect(201);
    const again = await send('create', { poll: POLL }, {}, 'poll-twice').expect(201);
    expect(again.body.data).toEqual(first.body.data);
    await send('create', { poll: { ...POLL, hours: 25 } }, {}, 'poll-twice').expect(422);
  });
});

describe('a vote', () => {
  it('is changed, repeated and withdrawn until the end, and counted exactly', async () => {
    const post = await ask();
    const [monday, tuesday] = idsOf(post);
    const [voter] = members as [TestMember];
    expect(await vote(post.id, [monday], voter)).toEqual({ ...post.poll, mine: [monday] });
    expect((await vote(post.id, [monday], voter)).mine).toEqual([monday]);
    await expectExact(post.id);
    expect((await vote(post.id, [tuesday], voter)).mine).toEqual([tuesday]);
    expect((await read(post.id, voter)).mine).toEqual([tuesday]);
    await expectExact(post.id);
    expect((await vote(post.id, [], voter)).mine).toEqual([]);
    expect((await vote(post.id, [], voter)).mine).toEqual([]);
    expect(await stored(post.id)).toEqual({ counted: [0, 0], counters: [0, 0] });
  });

  it('of one member in two tabs at the same time is one vote: the later one', async () => {
    const post = await ask();
    const [monday, tuesday] = idsOf(post);
    const [voter] = members as [TestMember];
    const held = await beginElsewhere();
    await held.run('SELECT cast_vote($1, $2, $3)', [post.id, voter.id, [monday]]);
    const later = vote(post.id, [tuesday], voter);
    await someoneWaitsForALock(app);
    await held.commit();
    expect((await later).mine).toEqual([tuesday]);
    expect(await stored(post.id)).toEqual({ counted: [1, 1], counters: [1, 1] });
  });

  it('that waits for the end of the poll is refused', async () => {
    const post = await ask();
    const held = await beginElsewhere();
    await held.run(`UPDATE poll SET closes_at = clock_timestamp() WHERE post_id = $1`, [post.id]);
    const late = cast(post.id, [idsOf(post)[0]], members[0]!).then(({ body }) => body.error);
    await someoneWaitsForALock(app);
    await held.commit();
    expect(await late).toBe('poll_ended');
    expect(await stored(post.id)).toEqual({ counted: [0, 0], counters: [0, 0] });
  });

  it('is for one option, unless the poll takes several', async () => {
    const one = await ask();
    await cast(one.id, idsOf(one).slice(0, 2), members[0]!).expect(400);
    const several = await ask({ multiple: true });
    const ids = idsOf(several);
    expect((await vote(several.id, [ids[2], ids[0], ids[0]], members[0]!)).mine.sort()).toEqual([
      ids[0],
      ids[2],
    ]);
    expect((await vote(several.id, [ids[0], ids[1]], members[0]!)).mine.sort()).toEqual([ids[0], ids[1]]);
    expect(await stored(several.id)).toEqual({ counted: [1, 2], counters: [1, 2] });
  });

  it('is refused for what is no option of the poll, without a poll, and for what is hidden', async () => {
    const [post, other] = [await ask(), await ask()];
    const [voter] = members as [TestMember];
    expect((await cast(post.id, [idsOf(other)[0]], voter).expect(409)).body.error).toBe('stale');
    await cast(post.id, ['999999'], voter).expect(409);
    await cast(post.id, ['x'], voter).expect(409);
    await cast(post.id, Array.from({ length: 7 }, String), voter).expect(400);
    const { id: plain } = await writePost(app, author);
    await cast(plain, [], voter).expect(404);
    await cast('999999', [], voter).expect(404);
    await app.rows(`UPDATE post SET hidden = true, withheld = 'removed', withheld_at = now() WHERE id = $1`, [
      post.id,
    ]);
    await cast(post.id, [idsOf(post)[0]], voter).expect(404);
    await close(post.id).expect(404);
  });

  it('is not possible for whom the author blocked, nor for who blocked them, and for whom the author mutes it is', async () => {
    const post = await ask();
    const [blocked, muted, blocking] = (await joinMany(app, 3)) as [TestMember, TestMember, TestMember];
    await relate(blocking, author, 'block');
    await cast(post.id, [idsOf(post)[0]], blocking).expect(404);
    await vote(post.id, [idsOf(post)[0]], blocked);
    await relate(author, blocked, 'block');
    await relate(author, muted, 'mute');
    await cast(post.id, [], blocked).expect(404);
    await vote(post.id, [idsOf(post)[0]], muted);
    // Nobody could be told by a figure that leaves them out.
    await end(post.id);
    expect(figures(await read(post.id))).toEqual([[2, 0, 0], 2]);
  });

  it('counts as a like for the limit', async () => {
    const { LIMIT_LIKE } = process.env;
    process.env.LIMIT_LIKE = '2/60';
    const limited = await startReplica();
    process.env.LIMIT_LIKE = LIMIT_LIKE;
    const post = await ask();
    const voter = await joinMember(app);
    for (const status of [200, 200, 429])
      await cast(post.id, [idsOf(post)[0]], voter, limited).expect(status);
    await limited.call('/user/likes/toggleLike', { feedId: post.id }, voter.token).expect(429);
    await limited.close();
  });
});

describe('figures', () => {
  it('are shown to who voted, from five voters on, and to nobody else before the end', async () => {
    const post = await ask();
    const [monday, tuesday] = idsOf(post);
    for (const voter of members.slice(0, 4)) {
      expect(figures(await vote(post.id, [monday], voter))).toEqual([
        [undefined, undefined, undefined],
        undefined,
      ]);
    }
    expect(figures(await vote(post.id, [tuesday], members[4]!))).toEqual([[4, 1, 0], 5]);
    expect(figures(await read(post.id, members[0]))).toEqual([[4, 1, 0], 5]);
    for (const other of [author, members[5]!]) {
      expect(figures(await read(post.id, other))).toEqual([[undefined, undefined, undefined], undefined]);
    }
    expect(figures(await vote(post.id, [], members[0]!))).toEqual([
      [undefined, undefined, undefined],
      undefined,
    ]);
    expect(figures(await read(post.id, members[1]))).toEqual([[undefined, undefined, undefined], undefined]);
  });

  it('of a poll with less than five voters are shown after the end', async () => {
    const post = await ask();
    await vote(post.id, [idsOf(post)[2]], members[0]!);
    await end(post.id);
    for (const viewer of [author, members[0]!, members[1]!]) {
      expect(figures(await read(post.id, viewer))).toEqual([[0, 0, 1], 1]);
    }
  });

  it('stay as they are after the end, whatever becomes of the voters', async () => {
    const post = await ask();
    const ids = idsOf(post);
    const leaving = await joinMember(app);
    await vote(post.id, [ids[0]], leaving);
    await vote(post.id, [ids[1]], members[0]!);
    await app.call('/user/account/delete', { password: PASSWORD }, leaving.token).expect(200);
    await app.rows(`UPDATE member SET deleted_at = now() - interval '15 days' WHERE id = $1`, [leaving.id]);
    await app.nest.get(AccountPurgeService).purge(new AbortController().signal);
    expect(await app.rows('SELECT 1 FROM poll_vote WHERE member_id = $1', [leaving.id])).toEqual([]);
    const { body } = await close(post.id).expect(200);
    expect(figures(body.data)).toEqual([[1, 1, 0], 2]);
    for (const options of [[ids[2]], []]) {
      expect((await cast(post.id, options, members[0]!).expect(409)).body.error).toBe('poll_ended');
    }
    expect(figures(await read(post.id))).toEqual([[1, 1, 0], 2]);
  });

  it('stay when it is forgotten who voted, 90 days after the end', async () => {
    const [old, recent] = [await ask(), await ask()];
    for (const post of [old, recent]) {
      for (const voter of members) await vote(post.id, [idsOf(post)[0]], voter);
    }
    await end(old.id, '90 days 1 minute');
    await end(recent.id, '89 days');
    await runJob('forgetVotes');
    expect(await stored(old.id)).toEqual({ counted: [0, 0], counters: [8, 8] });
    expect(await stored(recent.id)).toEqual({ counted: [8, 8], counters: [8, 8] });
    expect(await read(old.id, members[0])).toMatchObject({ mine: [], voters: 8 });
  });
});

describe('closing', () => {
  it('ends the poll at once, for the author alone, and again changes nothing', async () => {
    const post = await ask();
    await vote(post.id, [idsOf(post)[1]], members[0]!);
    await close(post.id, members[0]).expect(403);
    const { body } = await close(post.id).expect(200);
    expect(Date.parse(body.data.closesAt)).toBeLessThanOrEqual(Date.now() + 1000);
    expect(figures(body.data)).toEqual([[0, 1, 0], 1]);
    expect((await close(post.id).expect(200)).body.data).toEqual(body.data);
    const { id: plain } = await writePost(app, author);
    await close(plain).expect(404);
  });
});

describe('an edit', () => {
  it('without a poll leaves it, with its votes', async () => {
    const post = await ask();
    await vote(post.id, [idsOf(post)[0]], members[0]!);
    const { body } = await edit(post.id, { content: '<p>Which day, please?</p>' }).expect(200);
    expect(body.data.poll).toEqual(post.poll);
    expect((await read(post.id, members[0])).mine).toEqual([idsOf(post)[0]]);
  });

  it('replaces, removes and adds a poll before the first vote, and counts as an edit', async () => {
    const post = await ask();
    const poll = { options: ['Yes', 'No'], multiple: true, hours: 2 };
    const changed = (await edit(post.id, { poll }).expect(200)).body.data as Post;
    expect(changed.poll).toMatchObject({ multiple: true, options: [{ text: 'Yes' }, { text: 'No' }] });
    expect(changed.editedAt).not.toBeNull();
    await edit(post.id, { poll }, { version: post.version }).expect(409);
    expect((await cast(post.id, [idsOf(post)[0]], members[0]!).expect(409)).body.error).toBe('stale');
    const without = (await edit(post.id, { poll: null }).expect(200)).body.data as FeedDto;
    expect(without.poll).toBeNull();
    expect((await edit(post.id, { poll: null }).expect(200)).body.data.version).toBe(without.version);
    expect((await edit(post.id, { poll: POLL }).expect(200)).body.data.poll.options).toHaveLength(3);
  });

  it('of the options is refused after the first vote, also once it was withdrawn', async () => {
    const post = await ask();
    await vote(post.id, [idsOf(post)[0]], members[0]!);
    await vote(post.id, [], members[0]!);
    for (const poll of [POLL, null]) {
      const { body } = await edit(post.id, { poll, content: '<p>Lost?</p>' }).expect(409);
      expect(body.error).toBe('poll_started');
    }
    expect(await read(post.id)).toEqual(post.poll);
  });

  it('waits for a vote that is being written, and is refused then', async () => {
    const post = await ask();
    const held = await beginElsewhere();
    await held.run('SELECT cast_vote($1, $2, $3)', [post.id, members[0]!.id, [idsOf(post)[0]]]);
    const editing = edit(post.id, { poll: null }).then(({ status }) => status);
    await someoneWaitsForALock(app);
    await held.commit();
    expect(await editing).toBe(409);
    await expectExact(post.id);
  });
});

describe('who voted', () => {
  it('is in the voter’s copy of their data, and in nobody else’s', async () => {
    const post = await ask({ multiple: true });
    const ids = idsOf(post);
    const voter = await joinMember(app);
    await vote(post.id, [ids[2], ids[0]], voter);
    const copyOf = async ({ token }: TestMember) => {
      const copy = await app.call('/user/account/export', {}, token).responseType('blob').expect(200);
      return unzip(copy.body as Buffer);
    };
    const json = (files: Map<string, Buffer>, name: string) =>
      JSON.parse(String(files.get(name))) as unknown[];
    expect(json(await copyOf(voter), 'votes.json')).toEqual([
      { postId: post.id, options: [POLL.options[0], POLL.options[2]] },
    ]);
    const authors = await copyOf(author);
    expect(json(authors, 'votes.json')).toEqual([]);
    const [own] = json(authors, 'posts.json').filter((each) => (each as FeedDto).id === post.id);
    expect(own).toMatchObject({ poll: { voters: null, options: [{ text: 'Monday', votes: null }, {}, {}] } });
  });
});

describe('the end', () => {
  it('is told to the author, once, and to no voter', async () => {
    const post = await ask();
    await vote(post.id, [idsOf(post)[0]], members[0]!);
    await runJob('end');
    const known = (await pollsTold()).length;
    const before = await badge(app, author);
    await end(post.id);
    await runJob('end');
    const [newest, ...others] = await pollsTold();
    expect(newest).toMatchObject({ feedId: post.id, excerpt: 'Which day?', isRead: false });
    expect(others).toHaveLength(known);
    expect(await badge(app, author)).toBe(before + 1);
    await runJob('end');
    expect(await pollsTold()).toHaveLength(known + 1);
    expect(await pollsTold(members[0])).toEqual([]);
  });

  it('is not told to who closed it, who muted the post or switched it off, nor while the post is hidden', async () => {
    const known = (await pollsTold()).length;
    const closed = await ask();
    await close(closed.id).expect(200);
    const muted = await ask();
    await app
      .call('/user/notifications/mutePost', { feedId: muted.id, muted: true }, author.token)
      .expect(200);
    const removed = await ask();
    await app.rows(`UPDATE post SET hidden = true, withheld = 'removed', withheld_at = now() WHERE id = $1`, [
      removed.id,
    ]);
    await end(muted.id);
    await end(removed.id);
    await runJob('end');
    expect(await pollsTold()).toHaveLength(known);
    const last = await ask();
    await end(last.id);
    await runJob('end');
    expect(await pollsTold()).toHaveLength(known + 1);
    const set = (site: boolean) =>
      app
        .call('/user/notifications/setSettings', { changes: [{ kind: 'poll', site }] }, author.token)
        .expect(200);
    await set(false);
    expect(await pollsTold()).toEqual([]);
    await set(true);
  });
});

it('votes of two processes are counted exactly, with changes, withdrawals and an end between them', async () => {
  const other = await startReplica();
  const post = await ask();
  const ids = idsOf(post);
  const voters = await joinMany(app, 60);
  const calls = voters.flatMap((voter, n) =>
    [n % 3, (n + 1) % 3, 3].map((choice, turn) => {
      const options = choice === 3 ? (n % 4 === 0 ? [] : [ids[0]]) : [ids[choice]!];
      return cast(post.id, options, voter, (n + turn) % 2 === 0 ? app : other).then(({ status }) => status);
    }),
  );
  calls.push(close(post.id).then(({ status }) => status));
  expect([...new Set(await Promise.all(calls))].filter((status) => ![200, 409].includes(status))).toEqual([]);
  await expectExact(post.id);
  await other.close();
});

describe('whoever moderates', () => {
  const reportedText = async (id: string): Promise<string> => {
    const { token } = members[1]!;
    await app.call('/user/safety/report', { kind: 'post', id, reason: 'scam' }, token).expect(201);
    const [reported] = await app.rows<{ id: string }>(
      `SELECT id FROM review_case WHERE target_kind = 'post' AND target_id = $1`,
      [id],
    );
    const { body } = await app.call('/admin/review/getCase', { id: reported?.id }, administrator).expect(200);
    return body.data.content.text;
  };

  it('sees what a poll offers, without votes and figures, in lists and in a case', async () => {
    const options = ['Pay <b>first</b> & ask later', 'Tuesday'];
    const post = await ask({ options });
    await vote(post.id, [idsOf(post)[0]], members[0]!);
    const listed = await app.call('/admin/content/getPosts', { id: post.id }, administrator).expect(200);
    expect(listed.body.data).toMatchObject([{ id: post.id, pollOptions: options }]);
    expect(JSON.stringify(listed.body)).not.toMatch(/vote/i);
    expect(await reportedText(post.id)).toBe(
      `${QUESTION}<ul><li>Pay &lt;b&gt;first&lt;/b&gt; &amp; ask later</li><li>Tuesday</li></ul>`,
    );
  });

  it('sees hostile options as text', async () => {
    const texts = OWN.filter((text) => isShownLine(text.trim(), MAX_POLL_OPTION_LENGTH));
    expect(texts.length).toBeGreaterThan(60);
    for (let from = 0; from + 1 < texts.length; from += MAX_POLL_OPTIONS) {
      const options = texts.slice(from, from + MAX_POLL_OPTIONS);
      const text = await reportedText((await ask({ options })).id);
      expect(breaches(text)).toEqual([]);
      expect(text.match(/<li>/g)).toHaveLength(options.length);
    }
  });
});
