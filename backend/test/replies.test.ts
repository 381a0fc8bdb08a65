import { AccountPurgeService } from '../src/modules/account/account-purge.service.js';
import { RemovedPurgeService } from '../src/modules/admin/removals/removed-purge.service.js';
import { startApp, type TestApp } from './support/app.js';
import { expectCountersToMatch } from './support/counters.js';
import {
  joinMember,
  PASSWORD,
  signIn,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';
import { beginElsewhere, someoneWaitsForALock } from './support/locks.js';
import { badge, told } from './support/notifications.js';
import { unzip } from './support/unzip.js';

let app: TestApp;
let administrator: string;
beforeAll(async () => {
  app = await startApp();
  administrator = await signInAdministrator(app);
});
afterAll(() => app.close());

const members = (n: number): Promise<TestMember[]> =>
  Promise.all(Array.from({ length: n }, () => joinMember(app)));
const create = (by: TestMember, feedId: string, parentId?: string | null, more: object = {}) =>
  app.call('/user/comments/create', { feedId, comment: 'So true', parentId, ...more }, by.token);
const say = async (by: TestMember, feedId: string, parentId?: string, more: object = {}): Promise<string> =>
  (await create(by, feedId, parentId, more).expect(201)).body.data.id;
const remove = (by: TestMember, id: string) =>
  app.call('/user/comments/delete', { id }, by.token).expect(200);
const list = async (by: TestMember, feedId: string, body: object = {}) =>
  (await app.call('/user/comments/getFeedComments', { feedId, limit: 50, ...body }, by.token).expect(200))
    .body.data;
const threads = (by: TestMember, feedId: string, body: object = {}) =>
  list(by, feedId, { threads: true, ...body });
const figure = async (by: TestMember, id: string): Promise<number> =>
  (await app.call('/user/feeds/getFeedById', { id }, by.token).expect(200)).body.data.comments;
const idsOf = (comments: readonly { id: string }[]) => comments.map(({ id }) => id);
const purgeRemoved = () => app.nest.get(RemovedPurgeService).purge(new AbortController().signal);
const rowsOf = (feedId: string) =>
  app.rows<{ id: string; author_id: string | null; body: string | null }>(
    'SELECT id, author_id, body FROM comment WHERE post_id = $1 ORDER BY id',
    [feedId],
  );
/** A post with a comment and so many replies to it. */
async function makeThread(replies: number) {
  const [author, first, second] = (await members(3)) as [TestMember, TestMember, TestMember];
  const { id: feedId } = await writePost(app, author);
  const parent = await say(first, feedId);
  const answers: string[] = [];
  for (let n = 0; n < replies; n += 1) answers.push(await say(second, feedId, parent));
  return { author, first, second, feedId, parent, answers };
}

describe('the lists', () => {
  it('show threads with the number of their replies and the newest two, and the replies oldest first', async () => {
    const { author, feedId, parent, answers } = await makeThread(5);
    const alone = await say(author, feedId);
    const { comments, pagination } = await threads(author, feedId);
    expect(idsOf(comments)).toEqual([alone, parent]);
    expect(pagination.total).toBe(2);
    expect(comments[0]).toMatchObject({ parentId: null, replies: 0, newest: [] });
    expect(comments[1]).toMatchObject({ parentId: null, replies: 5, comment: 'So true' });
    expect(idsOf(comments[1].newest)).toEqual(answers.slice(3));
    expect(comments[1].newest[0]).toMatchObject({ parentId: parent, comment: 'So true' });

    const second = await threads(author, feedId, { page: 2, limit: 1 });
    expect([idsOf(second.comments), second.pagination.total]).toEqual([[parent], 2]);
    const begun = await threads(author, feedId, { after: '', limit: 1 });
    const rest = await threads(author, feedId, { after: begun.pagination.next, limit: 1 });
    expect([idsOf(begun.comments), idsOf(rest.comments), rest.pagination.next]).toEqual([
      [alone],
      [parent],
      null,
    ]);

    const all = await list(author, feedId, { parentId: parent });
    expect([idsOf(all.comments), all.pagination.total]).toEqual([answers, 5]);
    const page = await list(author, feedId, { parentId: parent, page: 2, limit: 2 });
    expect([idsOf(page.comments), page.pagination.totalPages]).toEqual([answers.slice(2, 4), 3]);
    const start = await list(author, feedId, { parentId: parent, after: '', limit: 3 });
    const end = await list(author, feedId, { parentId: parent, after: start.pagination.next, limit: 3 });
    expect([idsOf(start.comments), idsOf(end.comments), end.pagination.next]).toEqual([
      answers.slice(0, 3),
      answers.slice(3),
      null,
    ]);
  });

  it('are flat as before without the new fields, with parentId', async () => {
    const { author, feedId, parent, answers } = await makeThread(2);
    const { comments, pagination } = await list(author, feedId);
    expect(
      comments.map((entry: { id: string; parentId: string | null }) => [entry.id, entry.parentId]),
    ).toEqual([...answers.map((id) => [id, parent]).reverse(), [parent, null]]);
    expect(Object.keys(comments[0]).sort()).toEqual(
      ['User', 'comment', 'createdAt', 'editedAt', 'id', 'mentions', 'parentId', 'version'].sort(),
    );
    expect(pagination.total).toBe(3);
    expect(await figure(author, feedId)).toBe(3);
  });

  it('find no replies of a comment that is not on the post, or is a reply', async () => {
    const { author, feedId, answers } = await makeThread(1);
    const { id: other } = await writePost(app, author);
    const elsewhere = await say(author, other);
    for (const parentId of [elsewhere, answers[0], '999999999']) {
      await app.call('/user/comments/getFeedComments', { feedId, parentId }, author.token).expect(404);
    }
  });
});

describe('a reply', () => {
  it('is refused below another post’s comment or a reply with 400, and below a hidden or missing one with 404', async () => {
    const { author, first, feedId, parent, answers } = await makeThread(1);
    const { id: other } = await writePost(app, author);
    expect((await create(first, other, parent).expect(400)).body.errors).toEqual({
      parentId: 'This comment is on another post',
    });
    expect((await create(first, feedId, answers[0]).expect(400)).body.errors).toEqual({
      parentId: 'This is a reply: name the comment it replies to',
    });
    await create(first, feedId, '999999999').expect(404);
    await app
      .call('/admin/content/removeComment', { id: parent, reason: 'Rule 4' }, administrator)
      .expect(200);
    await create(first, feedId, parent).expect(404);
    expect(await rowsOf(feedId)).toHaveLength(2);
  });

  it('is the same request only with the same parent', async () => {
    const { first, feedId, parent } = await makeThread(0);
    const other = await say(first, feedId);
    const keyed = (parentId?: string) => create(first, feedId, parentId).set('Idempotency-Key', 'once');
    const [one, two] = await Promise.all([keyed(parent), keyed(parent)]);
    expect([one.status, two.status, two.body.data.id]).toEqual([201, 201, one.body.data.id]);
    expect(one.body.data.parentId).toBe(parent);
    expect((await keyed(other).expect(422)).body.error).toBe('idempotency_mismatch');
    await keyed().expect(422);
    await remove(first, parent);
    await keyed(parent).expect(201);
    expect((await list(first, feedId, { parentId: parent })).pagination.total).toBe(1);
  });

  it('is one of 500 at most, also when several are written at once', async () => {
    const { author, first, second, feedId, parent } = await makeThread(0);
    await app.rows(
      `INSERT INTO comment (post_id, author_id, body, parent_id) SELECT $1, $2, n, $3 FROM generate_series(1, 498) n`,
      [feedId, author.id, parent],
    );
    const answers = await Promise.all(
      [first, second, author, first, second].map((by) => create(by, feedId, parent)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      error: 'thread_full',
      message: 'This comment has 500 replies, and takes no more',
    });
    expect((await threads(author, feedId)).comments[0].replies).toBe(500);
    await say(second, feedId);
    await expectCountersToMatch(app);
  });

  it('is not accepted as an answer', async () => {
    const [asker, helper] = (await members(2)) as [TestMember, TestMember];
    const question = await app
      .http()
      .post('/user/feeds/create')
      .set('Authorization', asker.token)
      .field({ feedData: '{"content":"<p>In May?</p>"}', kind: 'question', title: 'Which day is the fair?' })
      .expect(201);
    const feedId = question.body.data.id;
    const parent = await say(helper, feedId);
    const reply = await say(helper, feedId, parent);
    const accept = (commentId: string) =>
      app.call('/user/comments/acceptAnswer', { feedId, commentId }, asker.token);
    expect((await accept(reply).expect(400)).body.errors).toEqual({
      commentId: 'A reply cannot be the accepted answer',
    });
    await accept(parent).expect(200);
    // The answer goes with its text, although the comment stays for its reply.
    await remove(helper, parent);
    const seen = await app.call('/user/feeds/getFeedById', { id: feedId }, asker.token).expect(200);
    expect(seen.body.data.answerId).toBeNull();
    expect(await app.rows('SELECT FROM accepted_answer WHERE post_id = $1', [feedId])).toEqual([]);
  });

  it('is in its author’s copy of their data, with the comment that it replies to', async () => {
    const { second, parent, answers } = await makeThread(1);
    const { body } = await app
      .call('/user/account/export', {}, second.token)
      .responseType('blob')
      .expect(200);
    const files = await unzip(body as Buffer);
    expect(JSON.parse(String(files.get('comments.json')))).toMatchObject([
      { id: answers[0], parentId: parent },
    ]);
  });
});

describe('deleting a comment', () => {
  /** The thread as a reader sees it once its comment has gone, and the flat list. */
  const expectDeleted = async (reader: TestMember, feedId: string, parent: string, answers: string[]) => {
    const { comments, pagination } = await threads(reader, feedId);
    expect(comments).toEqual([
      {
        ...{ id: parent, createdAt: expect.any(String), version: expect.any(String) },
        ...{ parentId: null, comment: null, editedAt: null, User: null, mentions: [] },
        ...{ replies: answers.length, newest: [expect.anything(), expect.anything()] },
      },
    ]);
    expect(pagination.total).toBe(1);
    expect(idsOf((await list(reader, feedId, { parentId: parent })).comments)).toEqual(answers);
    const flat = await list(reader, feedId);
    expect(idsOf(flat.comments)).toEqual([...answers].reverse());
    expect(flat.pagination.total).toBe(answers.length);
    expect(await figure(reader, feedId)).toBe(answers.length);
  };
  const expectEmptied = async (feedId: string, parent: string, answers: string[]) => {
    const rows = await rowsOf(feedId);
    expect(rows).toHaveLength(1 + answers.length);
    expect(rows[0]).toEqual({ id: parent, author_id: null, body: null });
    await expectCountersToMatch(app);
  };

  it('empties it while it has replies, and a job deletes it after the last one', async () => {
    const { author, first, second, feedId, parent, answers } = await makeThread(2);
    await remove(first, parent);
    await expectDeleted(author, feedId, parent, answers);
    await expectEmptied(feedId, parent, answers);
    await create(author, feedId, parent).expect(404);
    await app.call('/user/comments/delete', { id: parent }, first.token).expect(404);
    await remove(second, answers[0]!);
    await purgeRemoved();
    expect(await rowsOf(feedId)).toHaveLength(2);
    await remove(second, answers[1]!);
    expect((await threads(author, feedId)).comments).toEqual([]);
    await purgeRemoved();
    expect(await rowsOf(feedId)).toEqual([]);
    await expectCountersToMatch(app);
  });

  it('deletes one without replies, and a reply, whole', async () => {
    const { first, second, feedId, parent, answers } = await makeThread(1);
    await remove(second, answers[0]!);
    await remove(first, parent);
    expect(await rowsOf(feedId)).toEqual([]);
  });

  it('empties it when a reply was being written meanwhile', async () => {
    const { first, second, feedId, parent } = await makeThread(0);
    const writing = await beginElsewhere();
    await writing.run(
      `INSERT INTO comment (post_id, author_id, body, parent_id) VALUES ($1, $2, 'wait', $3)`,
      [feedId, second.id, parent],
    );
    const deleted = remove(first, parent).then(() => true);
    await someoneWaitsForALock(app);
    await writing.commit();
    await deleted;
    expect((await rowsOf(feedId))[0]).toEqual({ id: parent, author_id: null, body: null });
    await expectCountersToMatch(app);
  });

  it('with its author’s account shows it as deleted, until it is restored or purged', async () => {
    const { author, first, feedId, parent, answers } = await makeThread(2);
    await app.call('/user/account/delete', { password: PASSWORD }, first.token).expect(200);
    await expectDeleted(author, feedId, parent, answers);
    await app.call('/user/account/restore', { emailOrPhone: first.email, password: PASSWORD }).expect(200);
    expect((await threads(author, feedId)).comments[0]).toMatchObject({
      comment: 'So true',
      User: { id: first.id },
    });
    const token = await signIn(app, first.email);
    await app.call('/user/account/delete', { password: PASSWORD }, token).expect(200);
    await app.rows(`UPDATE member SET deleted_at = deleted_at - interval '31 days' WHERE id = $1`, [
      first.id,
    ]);
    await app.nest.get(AccountPurgeService).purge(new AbortController().signal);
    expect(await app.rows('SELECT FROM member WHERE id = $1', [first.id])).toEqual([]);
    await expectDeleted(author, feedId, parent, answers);
    await expectEmptied(feedId, parent, answers);
  });

  it('by administrators shows it as deleted, until it is restored or purged', async () => {
    const { author, feedId, parent, answers } = await makeThread(2);
    const decide = (act: 'remove' | 'restore') =>
      app
        .call(
          `/admin/content/${act}Comment`,
          { id: parent, ...(act === 'remove' && { reason: 'Rule 4' }) },
          administrator,
        )
        .expect(200);
    await decide('remove');
    await expectDeleted(author, feedId, parent, answers);
    await decide('restore');
    expect((await threads(author, feedId)).comments[0]).toMatchObject({ comment: 'So true', replies: 2 });
    expect(await figure(author, feedId)).toBe(3);
    await decide('remove');
    await app.rows(`UPDATE comment SET withheld_at = withheld_at - interval '31 days' WHERE id = $1`, [
      parent,
    ]);
    await app.rows(
      `UPDATE review_case SET decided_at = decided_at - interval '31 days' WHERE target_kind = 'comment' AND target_id = $1`,
      [parent],
    );
    await purgeRemoved();
    await expectEmptied(feedId, parent, answers);
    await expectDeleted(author, feedId, parent, answers);
  });

  it('of somebody whom the post’s author blocks, with what they wrote there, empties it', async () => {
    const { author, first, feedId, parent, answers } = await makeThread(2);
    await app
      .call(
        '/user/safety/setRelation',
        { userId: first.id, relation: 'block', removeTheirs: true },
        author.token,
      )
      .expect(200);
    await expectEmptied(feedId, parent, answers);
    await expectDeleted(author, feedId, parent, answers);
  });

  it('with its post deletes the whole thread', async () => {
    const { author, feedId } = await makeThread(2);
    await app.call('/user/feeds/delete', { id: feedId }, author.token).expect(200);
    expect(await rowsOf(feedId)).toEqual([]);
  });

  it('with a purged post deletes the whole thread, in batches', async () => {
    const { feedId, author, parent } = await makeThread(2);
    await app.rows(
      `INSERT INTO comment (post_id, author_id, body, parent_id) SELECT $1, $2, n, $3 FROM generate_series(1, 250) n`,
      [feedId, author.id, parent],
    );
    await app.call('/admin/content/removePost', { id: feedId, reason: 'Rule 4' }, administrator).expect(200);
    await app.rows(`UPDATE post SET withheld_at = withheld_at - interval '31 days' WHERE id = $1`, [feedId]);
    await app.rows(
      `UPDATE review_case SET decided_at = decided_at - interval '31 days' WHERE target_kind = 'post' AND target_id = $1`,
      [feedId],
    );
    await purgeRemoved();
    expect(await app.rows('SELECT FROM post WHERE id = $1', [feedId])).toEqual([]);
    expect(await rowsOf(feedId)).toEqual([]);
    await expectCountersToMatch(app);
  });
});

describe('a thread of somebody whom the viewer conceals', () => {
  it.each(['block', 'mute'])(
    'is absent whole, also from lists, totals and figures (%s)',
    async (relation) => {
      const { author, first, second, feedId, parent, answers } = await makeThread(3);
      const reader = await joinMember(app);
      const mine = await say(reader, feedId, parent);
      const kept = await say(second, feedId);
      const theirs = await say(first, feedId, kept);
      const reply = await say(author, feedId, kept);
      await app.call('/user/safety/setRelation', { userId: first.id, relation }, reader.token).expect(200);

      const seen = await threads(reader, feedId);
      expect([idsOf(seen.comments), seen.pagination.total]).toEqual([[kept], 1]);
      expect(seen.comments[0].replies).toBe(1);
      expect(idsOf(seen.comments[0].newest)).toEqual([reply]);
      const flat = await list(reader, feedId, { limit: 1 });
      expect([flat.pagination.total, idsOf(flat.comments)]).toEqual([2, [reply]]);
      const last = await list(reader, feedId, { limit: 1, page: 2 });
      expect(idsOf(last.comments)).toEqual([kept]);
      expect(await figure(reader, feedId)).toBe(2);
      await app
        .call('/user/comments/getFeedComments', { feedId, parentId: parent }, reader.token)
        .expect(404);
      const replies = await list(reader, feedId, { parentId: kept });
      expect([idsOf(replies.comments), replies.pagination.total]).toEqual([[reply], 1]);
      await create(reader, feedId, parent).expect(404);

      // Everybody else sees all of it.
      expect((await threads(second, feedId)).comments[1].replies).toBe(answers.length + 1);
      expect(idsOf((await list(second, feedId)).comments)).toEqual([
        ...[reply, theirs, kept, mine],
        ...[...answers].reverse(),
        parent,
      ]);
      expect(await figure(second, feedId)).toBe(8);
    },
  );

  it('stays visible under the muted member’s own post', async () => {
    const { author, second, feedId } = await makeThread(0);
    const own = await say(author, feedId);
    const reply = await say(second, feedId, own);
    const reader = await joinMember(app);
    await app
      .call('/user/safety/setRelation', { userId: author.id, relation: 'mute' }, reader.token)
      .expect(200);
    const seen = await threads(reader, feedId);
    expect([seen.comments[0].id, idsOf(seen.comments[0].newest)]).toEqual([own, [reply]]);
    await create(reader, feedId, own).expect(201);
    expect(await figure(reader, feedId)).toBe((await list(reader, feedId)).pagination.total);
  });
});

describe('who is told of a reply', () => {
  /** What a member is told, as kind and comment; the badge must say the same. */
  const heard = async (member: TestMember) => {
    const { notifications } = await told(app, member);
    expect(await badge(app, member)).toBe(notifications.filter(({ isRead }) => !isRead).length);
    return notifications.map(({ kind, commentId }) => [kind, commentId]);
  };

  it('the author of the comment of a reply, of the post of a comment, others of the thread, each once', async () => {
    const [author, first, second, third] = (await members(4)) as [
      TestMember,
      TestMember,
      TestMember,
      TestMember,
    ];
    const { id: feedId } = await writePost(app, author);
    const parent = await say(first, feedId);
    const other = await say(third, feedId);
    const reply = await say(second, feedId, parent);
    expect(await heard(first)).toEqual([
      ['reply', reply],
      ['thread', other],
    ]);
    expect(await heard(author)).toEqual([['comment', reply]]);
    expect(await heard(third)).toEqual([['thread', reply]]);
    // Nobody is told of their own reply, and it tells the others as any comment.
    const own = await say(first, feedId, parent);
    expect(await heard(first)).toEqual([
      ['reply', reply],
      ['thread', other],
    ]);
    expect(await heard(second)).toEqual([['thread', own]]);
  });

  it('the post’s author of a reply to their own comment only as a reply, and of a mention only as that', async () => {
    const [author, first] = (await members(2)) as [TestMember, TestMember];
    const named = await joinMember(app, { name: 'Kabir Anand' });
    const { id: feedId } = await writePost(app, author);
    const own = await say(author, feedId);
    const reply = await say(first, feedId, own);
    expect(await heard(author)).toEqual([['reply', reply]]);
    const theirs = await say(named, feedId);
    const mention = { comment: `@${named.name} yes`, mentions: [named.id] };
    const naming = await say(first, feedId, theirs, mention);
    expect(await heard(named)).toEqual([['mention', naming]]);
    // Without the mention it is a reply again.
    await app
      .call('/user/comments/update', { id: naming, comment: 'yes', mentions: [] }, first.token)
      .expect(200);
    expect(await heard(named)).toEqual([['reply', naming]]);
  });

  it('who switched replies off as of any other comment', async () => {
    const { author, first, second, feedId, parent } = await makeThread(0);
    await app.call('/user/notifications/setSettings', { off: ['reply'] }, first.token).expect(200);
    const reply = await say(second, feedId, parent);
    expect(await heard(first)).toEqual([['thread', reply]]);
    await app.call('/user/notifications/setSettings', { off: ['reply'] }, author.token).expect(200);
    const own = await say(author, feedId);
    const again = await say(second, feedId, own);
    expect((await heard(author))[0]).toEqual(['comment', again]);
    await app.call('/user/notifications/setSettings', { off: [] }, first.token).expect(200);
    expect(await heard(first)).toEqual(
      expect.arrayContaining([
        ['reply', reply],
        ['thread', again],
      ]),
    );
  });

  it('nobody whose comment was deleted since', async () => {
    const { first, feedId, parent } = await makeThread(1);
    expect((await heard(first)).map(([kind]) => kind)).toEqual(['reply']);
    await remove(first, parent);
    expect(await heard(first)).toEqual([]);
    expect((await threads(first, feedId)).comments[0].replies).toBe(1);
  });
});

describe('the console', () => {
  it('shows a reply with the comment that it answers, in the lists and in a case', async () => {
    const { author, first, feedId, parent, answers } = await makeThread(1);
    const [id = ''] = answers;
    const listed = async (body: object) =>
      (await app.call('/admin/content/getComments', body, administrator).expect(200)).body.data;
    const answered = { id: parent, name: first.name, text: 'So true' };
    expect(await listed({ feedId })).toMatchObject([
      { id, Parent: answered },
      { id: parent, Parent: null },
    ]);
    expect(await listed({ id })).toMatchObject([{ id, Parent: answered }]);
    await app.call('/user/safety/report', { kind: 'comment', id, reason: 'spam' }, author.token).expect(201);
    const [reported] = await app.rows<{ id: string }>(
      `SELECT id FROM review_case WHERE target_kind = 'comment' AND target_id = $1`,
      [id],
    );
    const openCase = async () =>
      (await app.call('/admin/review/getCase', { id: reported?.id }, administrator).expect(200)).body.data;
    expect(await openCase()).toMatchObject({ Parent: answered });
    // A comment that was removed is still the context of its reply.
    const removal = { reason: 'Unkind' };
    await app.call('/admin/content/removeComment', { id: parent, ...removal }, administrator).expect(200);
    expect(await openCase()).toMatchObject({ Parent: answered });
    expect(await listed({ id })).toMatchObject([{ Parent: answered }]);
    await app.call('/admin/content/restoreComment', { id: parent }, administrator).expect(200);
    // Whoever deletes their account takes their words along, as does who deletes the comment.
    await app.call('/user/account/delete', { password: PASSWORD }, first.token).expect(200);
    const deleted = { id: parent, name: null, text: null };
    expect(await openCase()).toMatchObject({ Parent: deleted });
    await app.call('/admin/content/removeComment', { id, ...removal }, administrator).expect(200);
    expect(await listed({ id, removed: true })).toMatchObject([{ id, Parent: deleted }]);
  });
});
