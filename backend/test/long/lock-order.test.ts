import pg from 'pg';
import { LikesService } from '../../src/modules/likes/likes.service.js';
import { RemovedPurgeService } from '../../src/modules/admin/removals/removed-purge.service.js';
import { AccountPurgeService } from '../../src/modules/account/account-purge.service.js';
import { startApp, type TestApp } from '../support/app.js';
import {
  callerOf,
  joinMember,
  PASSWORD,
  signInAdministrator,
  writePost,
  type TestMember,
} from '../support/factories.js';
import { beginElsewhere, someoneWaitsForALock, waitsForALock } from '../support/locks.js';

/**
 * Two concurrent writes on one post, page or member; each begins before the other continues. PostgreSQL looks for
 * deadlocks only after a minute here, so that writes that lock in opposite order time out instead of being retried.
 */
let app: TestApp;
let holder: pg.Client;
let first: TestMember;
let second: TestMember;

const start = async (parameters: Record<string, string> = {}) => {
  app = await startApp({}, { deadlock_timeout: '60s', ...parameters });
  [first, second] = [await joinMember(app), await joinMember(app)];
  holder = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await holder.connect();
};
const stop = async () => {
  await holder.end();
  await app.close();
};
beforeEach(() => start());
afterEach(stop);

const call = (path: string, body: object, { token }: TestMember) =>
  app.call(path, body, token).then(({ status }) => status);
const follow = (id: string, member: TestMember) => call('/user/pages/toggleFollow', { id }, member);
const like = (feedId: string, member: TestMember) => call('/user/likes/toggleLike', { feedId }, member);
const comment = async (feedId: string, member: TestMember): Promise<string> =>
  (await app.call('/user/comments/create', { feedId, comment: 'so true' }, member.token).expect(201)).body
    .data.id;
const newPage = async (creator: TestMember): Promise<string> => {
  const form = app.http().post('/user/pages/create').set('Authorization', creator.token);
  return (await form.field('title', 'Nakshatra').field('description', 'Stars').expect(201)).body.data.id;
};

/** What the holder locks. */
interface Held {
  readonly sql: string;
  readonly values: unknown[];
}

/** Locks rows, starts writes one after another, each of which then waits, releases the rows and returns all results. */
async function runConflicting(
  hold: Held,
  ...writes: readonly (() => Promise<unknown>)[]
): Promise<unknown[]> {
  await holder.query('BEGIN');
  await holder.query(hold.sql, hold.values);
  const begun: Promise<unknown>[] = [];
  for (const write of writes) {
    begun.push(write());
    await someoneWaitsForALock(app, begun.length);
  }
  await holder.query('COMMIT');
  return Promise.all(begun);
}

/**
 * Locks rows as a write in progress does, and expects another write to wait for them before it locks rows that come later in
 * the lock order (docs/build/lock-order.md). Then releases all, and returns the result of the write.
 * @param later what the write has not locked yet, each `FOR UPDATE`
 */
async function runInOrder<Result>(
  hold: Held,
  write: () => Promise<Result>,
  later: readonly Held[],
): Promise<Result> {
  await holder.query('BEGIN');
  try {
    await holder.query(hold.sql, hold.values);
    const begun = write();
    expect(await waitsForALock(app, begun)).toBe(true);
    // Fails at once if the write has locked it already.
    for (const { sql, values } of later)
      expect((await holder.query(`${sql} NOWAIT`, values)).rowCount).toBe(1);
    await holder.query('COMMIT');
    return await begun;
  } catch (error) {
    await holder.query('ROLLBACK');
    throw error;
  }
}

const likeOf = (postId: string, { id }: TestMember) => ({
  sql: 'SELECT FROM post_like WHERE post_id = $1 AND member_id = $2 FOR UPDATE',
  values: [postId, id],
});
const counterOf = (postId: string) => ({
  sql: 'SELECT FROM post_counter WHERE post_id = $1 FOR UPDATE',
  values: [postId],
});
const pageCounterOf = (id: string) => ({
  sql: 'SELECT FROM page_counter WHERE page_id = $1 FOR UPDATE',
  values: [id],
});
const followOf = (pageId: string, { id }: TestMember) => ({
  sql: 'SELECT FROM follow WHERE page_id = $1 AND member_id = $2 FOR UPDATE',
  values: [pageId, id],
});
const commentRow = (id: string) => ({ sql: 'SELECT FROM comment WHERE id = $1 FOR UPDATE', values: [id] });
const postRow = (id: string) => ({ sql: 'SELECT FROM post WHERE id = $1 FOR UPDATE', values: [id] });
const pageRow = (id: string) => ({ sql: 'SELECT FROM page WHERE id = $1 FOR UPDATE', values: [id] });
const memberCounterOf = ({ id }: TestMember) => ({
  sql: 'SELECT FROM member_counter WHERE member_id = $1 FOR UPDATE',
  values: [id],
});
const purge = () => app.nest.get(AccountPurgeService).purge(new AbortController().signal);
/** A post on the page, by a member whose account is due for the purge; the second member likes it. */
const likedPostOfDeleted = async (pageId: string) => {
  const author = await joinMember(app);
  await follow(pageId, author);
  const post = await writePost(app, author, '<p>on it</p>', pageId);
  await like(post.id, second);
  // Unfollows, so that the purge deletes nothing of the author before the like on the post.
  await follow(pageId, author);
  await app.rows(`SELECT set_member_deleted($1, now() - interval '15 days')`, [author.id]);
  return post;
};
const removePost = (id: string, author: TestMember) => () => call('/user/feeds/delete', { id }, author);
const removePage = (id: string, creator: TestMember) => () => call('/user/pages/delete', { id }, creator);

describe('while a post is deleted', () => {
  it('a like is taken back', async () => {
    const { id } = await writePost(app, first);
    await like(id, first);
    await like(id, second);
    const ended = await runConflicting(likeOf(id, first), removePost(id, first), () => like(id, second));
    expect(ended).toEqual([200, 404]);
  });

  it('a comment is deleted', async () => {
    const { id } = await writePost(app, first);
    await like(id, first);
    const commentId = await comment(id, second);
    const ended = await runConflicting(likeOf(id, first), removePost(id, first), () =>
      call('/user/comments/delete', { id: commentId }, second),
    );
    expect(ended).toEqual([200, 200]);
  });
});

describe('while a post with comments and notifications is deleted', () => {
  it('a comment is edited to mention somebody', async () => {
    const { id } = await writePost(app, first);
    const commentId = await comment(id, second);
    const third = await joinMember(app);
    const body = { id: commentId, comment: `ask @${third.name}`, mentions: [third.id] };
    const edit = () => call('/user/comments/update', body, second);
    expect(await runConflicting(commentRow(commentId), edit, removePost(id, first))).toEqual([200, 200]);
  });

  it('its author marks everything as read', async () => {
    // As on a large database, where the cascade reads an index whose order is not that of the ids.
    await stop();
    await start({ enable_seqscan: 'off', enable_bitmapscan: 'off' });
    const { id } = await writePost(app, first);
    await like(id, second);
    await comment(id, second);
    const read = () => call('/user/notifications/markRead', { all: true }, first);
    const oldest = {
      sql: 'SELECT FROM notification WHERE post_id = $1 ORDER BY id LIMIT 1 FOR UPDATE',
      values: [id],
    };
    expect(await runConflicting(oldest, read, removePost(id, first))).toEqual([200, 200]);
  });
});

describe('while a page is deleted', () => {
  it('a member unfollows it', async () => {
    const id = await newPage(first);
    const third = await joinMember(app);
    for (const member of [second, third]) await follow(id, member);
    const ended = await runConflicting(pageCounterOf(id), removePage(id, first), () => follow(id, third));
    expect(ended).toEqual([200, 404]);
  });

  it('a post on it is deleted', async () => {
    const id = await newPage(first);
    await follow(id, second);
    const post = await writePost(app, second, '<p>on it</p>', id);
    const ended = await runConflicting(pageCounterOf(id), removePage(id, first), removePost(post.id, second));
    expect(ended).toEqual([200, 200]);
  });

  it('an account whose post on it is liked is purged', async () => {
    const id = await newPage(first);
    await likedPostOfDeleted(id);
    expect(await runConflicting(pageCounterOf(id), removePage(id, first), purge)).toEqual([200, undefined]);
  });
});

describe('while a deleted page is purged', () => {
  it('an account whose post on it is liked is purged', async () => {
    const id = await newPage(first);
    const post = await likedPostOfDeleted(id);
    expect(await removePage(id, first)()).toBe(200);
    const purgePages = () => app.nest.get(RemovedPurgeService).purge(new AbortController().signal);
    const ended = await runConflicting(counterOf(post.id), purgePages, purge);
    expect(ended).toEqual([undefined, undefined]);
    expect(await app.rows('SELECT FROM post WHERE id = $1', [post.id])).toEqual([]);
  });
});

describe('while an account is purged', () => {
  it('a member who likes its post leaves', async () => {
    const post = await likedPostOfDeleted(await newPage(first));
    const leave = () => call('/user/account/delete', { password: PASSWORD }, second);
    expect(await runConflicting(likeOf(post.id, second), leave, purge)).toEqual([200, undefined]);
  });
});

describe('while a member is blocked', () => {
  const block = (other: TestMember, by: TestMember) => () =>
    call('/user/safety/setRelation', { userId: other.id, relation: 'block' }, by);
  const follows = () => app.rows('SELECT FROM follow');

  it('a follow of the blocker’s page that began before is ended', async () => {
    const id = await newPage(first);
    const ended = await runConflicting(pageCounterOf(id), () => follow(id, second), block(second, first));
    expect([ended, await follows()]).toEqual([[200, 200], []]);
  });

  it('a follow of the blocker’s page that begins afterwards is refused', async () => {
    const [id, followed] = [await newPage(first), await newPage(first)];
    await follow(followed, second);
    const ended = await runConflicting(followOf(followed, second), block(second, first), () =>
      follow(id, second),
    );
    expect([ended, await follows()]).toEqual([[200, 403], []]);
  });
});

describe('while an account is deleted', () => {
  const leave = (member: TestMember) => () => call('/user/account/delete', { password: PASSWORD }, member);
  const memberRow = ({ id }: TestMember) => ({
    sql: 'SELECT FROM member WHERE id = $1 FOR UPDATE',
    values: [id],
  });
  const postOn = (pageId: string, member: TestMember) => () =>
    app
      .http()
      .post('/user/feeds/create')
      .set('Authorization', member.token)
      .field('feedData', JSON.stringify({ content: '<p>on it</p>' }))
      .field('pageId', pageId)
      .then(({ status }) => status);

  it('its page gets its first follower', async () => {
    const id = await newPage(first);
    const ended = await runConflicting(memberRow(first), leave(first), () => follow(id, second));
    expect(ended).toEqual([200, 404]);
  });

  it('its page gets its first post', async () => {
    const id = await newPage(first);
    await follow(id, second);
    await app.rows('DELETE FROM notification');
    const ended = await runConflicting(memberRow(first), leave(first), postOn(id, second));
    expect(ended).toEqual([200, 404]);
  });

  it('its post gets its first like, and its first comment', async () => {
    const [liked, said] = [await writePost(app, first), await writePost(app, first)];
    const ended = await runConflicting(memberRow(first), leave(first), () => like(liked.id, second));
    expect(ended[0]).toBe(200);
    await app.rows('SELECT set_member_deleted($1, NULL)', [first.id]);
    const again = await runConflicting(
      memberRow(first),
      () => app.rows('SELECT set_member_deleted($1, now())', [first.id]).then(() => 200),
      () => call('/user/comments/create', { feedId: said.id, comment: 'a' }, second),
    );
    expect(again[0]).toBe(200);
  });
});

describe('while the creator of a page leaves', () => {
  const leave = () => call('/user/account/delete', { password: PASSWORD }, first);
  const creatorRow = () => ({ sql: 'SELECT FROM member WHERE id = $1 FOR UPDATE', values: [first.id] });

  it('a post on it is edited to mention them', async () => {
    const pageId = await newPage(first);
    await follow(pageId, second);
    const { id } = await writePost(app, second, '<p>on it</p>', pageId);
    const content = { content: `<p>ask @${first.name}</p>`, mentions: [first.id] };
    const edit = () =>
      app
        .http()
        .post('/user/feeds/update')
        .set('Authorization', second.token)
        .field('id', id)
        .field('feedData', JSON.stringify(content))
        .then(({ status }) => status);
    expect(await runConflicting(creatorRow(), leave, edit)).toEqual([200, 404]);
  });

  it('a post on it that they commented on gets a comment and is deleted', async () => {
    const pageId = await newPage(first);
    const third = await joinMember(app);
    await follow(pageId, second);
    const { id } = await writePost(app, second, '<p>on it</p>', pageId);
    await comment(id, first);
    const say = () => call('/user/comments/create', { feedId: id, comment: 'so true' }, third);
    const ended = await runConflicting(creatorRow(), leave, say, removePost(id, second));
    expect([ended[0], ended[2]]).toEqual([200, 200]);
  });
});

describe('while an account is deleted and likes of a post are written together', () => {
  const leave = (member: TestMember) => () => call('/user/account/delete', { password: PASSWORD }, member);
  let third: TestMember;
  let id: string;
  beforeEach(async () => {
    third = await joinMember(app);
    ({ id } = await writePost(app, first));
    await like(id, second);
    await app.rows('DELETE FROM notification');
  });
  /** The second member takes the like back, and the third one likes it, in one turn of the event loop. */
  const likeTogether = () =>
    Promise.all(
      [second, third].map((member) =>
        app.nest
          .get(LikesService)
          .toggle(callerOf(member), id)
          .then(
            () => 200,
            (error: { status: number }) => error.status,
          ),
      ),
    );
  const memberRow = (member: TestMember) => ({
    sql: 'SELECT FROM member WHERE id = $1 FOR UPDATE',
    values: [member.id],
  });

  it('neither waits for ever if it is the account of the author', async () => {
    const [left] = await runConflicting(memberRow(first), leave(first), likeTogether);
    expect(left).toBe(200);
  });

  it('only the like of that account is refused', async () => {
    const ended = await runConflicting(memberRow(second), leave(second), likeTogether);
    expect(ended).toEqual([200, [404, 200]]);
    expect(await app.rows('SELECT likes FROM post_counter WHERE post_id = $1', [id])).toEqual([{ likes: 1 }]);
  });
});

describe('in the order of the steps', () => {
  /** A row that hangs on this one is being inserted. */
  const beingUsed = ({ sql, values }: Held) => ({ sql: sql.replace('UPDATE', 'KEY SHARE'), values });
  /** This row is being edited. */
  const beingEdited = ({ sql, values }: Held) => ({ sql: sql.replace('UPDATE', 'NO KEY UPDATE'), values });
  const memberRow = ({ id }: TestMember) => ({
    sql: 'SELECT FROM member WHERE id = $1 FOR UPDATE',
    values: [id],
  });
  const leave = () => call('/user/account/delete', { password: PASSWORD }, first);
  const withhold = (kind: string, id: string) => () =>
    app.rows(`SELECT set_withheld($1, $2, 'removed', NULL) AS "whose"`, [kind, id]);

  let pageId: string;
  let postId: string;
  beforeEach(async () => {
    pageId = await newPage(first);
    await follow(pageId, second);
    ({ id: postId } = await writePost(app, second, '<p>on it</p>', pageId));
    await like(postId, first);
  });

  it('an account that is deleted waits for what is being added to it', async () => {
    const later = [pageRow(pageId), postRow(postId), likeOf(postId, first), memberCounterOf(first)];
    expect(await runInOrder(beingUsed(memberRow(first)), leave, later)).toBe(200);
  });

  it('an account that is deleted waits for its pages, then for the edits of its posts', async () => {
    const own = await writePost(app, first);
    const commentId = await comment(postId, first);
    const hanging = [
      ...[commentRow(commentId), likeOf(postId, first), followOf(pageId, second)],
      ...[counterOf(postId), pageCounterOf(pageId), memberCounterOf(first)],
    ];
    expect(await runInOrder(beingUsed(pageRow(pageId)), leave, [postRow(own.id), ...hanging])).toBe(200);
    await app.rows('SELECT set_member_deleted($1, NULL)', [first.id]);
    await runInOrder(
      beingEdited(postRow(own.id)),
      () => app.rows('SELECT set_member_deleted($1, now())', [first.id]),
      hanging,
    );
    expect(await app.rows('SELECT hidden FROM post WHERE id = $1', [own.id])).toEqual([{ hidden: true }]);
  });

  it('a page that is removed waits for what is being added to it, then for the edits of its posts', async () => {
    const counters = [memberCounterOf(second), pageCounterOf(pageId)];
    const remove = withhold('page', pageId);
    await runInOrder(beingUsed(pageRow(pageId)), remove, [postRow(postId), ...counters]);
    await app.rows(`SELECT set_withheld('page', $1, NULL, NULL)`, [pageId]);
    expect(await runInOrder(beingEdited(postRow(postId)), remove, counters)).toEqual([{ whose: first.id }]);
  });

  it('a post that is removed waits for its page and for what is being added to it', async () => {
    const counters = [memberCounterOf(second), pageCounterOf(pageId)];
    const remove = withhold('post', postId);
    await runInOrder(pageRow(pageId), remove, [postRow(postId), ...counters]);
    await app.rows(`SELECT set_withheld('post', $1, NULL, NULL)`, [postId]);
    expect(await runInOrder(beingUsed(postRow(postId)), remove, counters)).toEqual([{ whose: second.id }]);
  });

  it('a decision that removes a post and hides all else waits for what is being added, too, before it locks counters', async () => {
    const registrar = await signInAdministrator(app);
    const decide = async () => {
      await app
        .call('/user/safety/report', { kind: 'post', id: postId, reason: 'spam' }, first.token)
        .expect(201);
      const [open] = await app.rows(`SELECT id, version FROM review_case WHERE state = 'open'`);
      const decision = { outcome: 'violation', rule: 8, remove: true, measure: 'suspension', hideAll: true };
      return () => app.call('/admin/review/decide', { ...open, ...decision }, registrar).expect(200);
    };
    const own = await newPage(second);
    const counters = [memberCounterOf(second), pageCounterOf(pageId)];
    await runInOrder(beingUsed(pageRow(own)), await decide(), [postRow(postId), ...counters]);
    expect(await app.rows('SELECT hidden FROM post WHERE id = $1', [postId])).toEqual([{ hidden: true }]);
  });

  it('a comment that is removed waits for its post and for what is being added to it', async () => {
    const commentId = await comment(postId, second);
    const remove = withhold('comment', commentId);
    await runInOrder(postRow(postId), remove, [commentRow(commentId), counterOf(postId)]);
    await app.rows(`SELECT set_withheld('comment', $1, NULL, NULL)`, [commentId]);
    expect(await runInOrder(beingUsed(commentRow(commentId)), remove, [counterOf(postId)])).toEqual([
      { whose: second.id },
    ]);
  });

  it('a post that is deleted waits for what hides much at once, then for its page', async () => {
    const life = { sql: `SELECT pg_advisory_xact_lock(hashtextextended('account life', 0))`, values: [] };
    const next = await writePost(app, second, '<p>on it, too</p>', pageId);
    const counters = [memberCounterOf(second), pageCounterOf(pageId)];
    const later = [postRow(postId), likeOf(postId, first), ...counters];
    expect(await runInOrder(life, removePost(postId, second), [pageRow(pageId), ...later])).toBe(200);
    expect(
      await runInOrder(pageRow(pageId), removePost(next.id, second), [postRow(next.id), ...counters]),
    ).toBe(200);
  });
});

describe('while a post is edited', () => {
  it('others like and comment on it', async () => {
    const { id } = await writePost(app, first);
    await holder.query('BEGIN');
    await holder.query('SELECT FROM post WHERE id = $1 FOR KEY SHARE', [id]);
    const form = app.http().post('/user/feeds/update').set('Authorization', first.token);
    await form
      .field('id', id)
      .field('feedData', JSON.stringify({ content: '<p>edited</p>' }))
      .expect(200);
    expect(await like(id, second)).toBe(200);
    await comment(id, second);
    await holder.query('COMMIT');
  });
});

describe('a deletion that loses a deadlock', () => {
  it('is tried again', async () => {
    // PostgreSQL looks for a deadlock once, so long after a wait began: the deletion closes the circle itself, and the holder, whose
    // wait began before, does not look. So no speed of the machine matters.
    await stop();
    await start({ deadlock_timeout: '200ms' });
    const pageId = await newPage(first);
    const { id } = await writePost(app, first, '<p>Gone soon</p>', pageId);
    await holder.query('BEGIN');
    await holder.query(`SET LOCAL deadlock_timeout = '60s'`);
    await holder.query('SELECT FROM post_counter WHERE post_id = $1 FOR UPDATE', [id]);
    const gate = await beginElsewhere();
    await gate.run('SELECT FROM post WHERE id = $1 FOR UPDATE', [id]);
    // It has the page, and waits for the post.
    const removed = removePost(id, first)();
    await someoneWaitsForALock(app);
    const held = holder.query('SELECT FROM page WHERE id = $1 FOR UPDATE', [pageId]);
    await someoneWaitsForALock(app, 2);
    // It gets the post, and waits for the counter.
    await gate.commit();
    await held;
    await holder.query('COMMIT');
    expect(await removed).toBe(200);
    expect(await app.rows('SELECT FROM post WHERE id = $1', [id])).toEqual([]);
  });
});
