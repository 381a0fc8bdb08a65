import { NotificationsService } from '../src/modules/notifications/list/notifications.service.js';
import { startApp, startReplica, type TestApp } from './support/app.js';
import {
  follow,
  joinMember,
  makePage,
  PASSWORD,
  signIn,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';
import { beginElsewhere, someoneWaitsForALock } from './support/locks.js';
import { badge, comment, like, told, toggleFollow } from './support/notifications.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const call = (member: TestMember, name: string, body: object) =>
  app.call(`/user/notifications/${name}`, body, member.token);
const members = (n: number): Promise<TestMember[]> =>
  Promise.all(Array.from({ length: n }, () => joinMember(app)));
/** What a member is told: kinds, actors and how many others, without the rest. */
const heard = async (member: TestMember) => {
  const { notifications, pagination } = await told(app, member);
  expect(pagination.total).toBe(notifications.length);
  return notifications.map(({ kind, actors, others }) => [kind, actors.map(({ id }) => id), others]);
};
/** Makes a member's notifications ring as if they had rung a while ago. */
const letTimePass = (member: TestMember) =>
  app.rows(
    `UPDATE notification SET at = at - interval '11 minutes', read_at = read_at - interval '11 minutes' WHERE member_id = $1`,
    [member.id],
  );

describe('who is told', () => {
  it('of the beginning of a post, whose last character is whole', async () => {
    const [author, other] = (await members(2)) as [TestMember, TestMember];
    const beginning = 'x'.repeat(75);
    const post = await writePost(app, author, `<p>${beginning}👨‍👩‍👧‍👦 and more</p>`);
    await like(app, other, post.id);
    expect((await told(app, author)).notifications[0]).toMatchObject({ excerpt: `${beginning}…` });
  });

  it.each([
    ['Try this:\n```python\nfor x in y:\n  run(x)\n```\nDone?', 'Try this: for x in y: run(x) Done?'],
    ['```\n```', '``` ```'],
  ])('quotes code of a comment without its fences', async (said, quoted) => {
    const [author, other] = (await members(2)) as [TestMember, TestMember];
    const { id: feedId } = await writePost(app, author);
    await app.call('/user/comments/create', { feedId, comment: said }, other.token).expect(201);
    expect((await told(app, author)).notifications[0]).toMatchObject({ comment: quoted });
  });

  it('a post’s author of a like and a comment, with what it is about', async () => {
    const [author, other] = (await members(2)) as [TestMember, TestMember];
    const post = await writePost(
      app,
      author,
      `<p>Our <b>line</b> follower</p><p>${'ran &amp; ran '.repeat(20)}</p>`,
    );
    await like(app, other, post.id);
    const commentId = await comment(app, other, post.id);
    const { notifications, unread, seenAt } = await told(app, author);
    const card = { id: other.id, name: other.name, UserProfile: { profileUrl: null, title: null } };
    const common = {
      ...{
        id: expect.any(String),
        at: expect.stringMatching(/Z$/),
        isRead: false,
        actors: [card],
        others: 0,
        posts: null,
      },
      ...{ feedId: post.id, Page: null, Author: { id: author.id, name: author.name }, imageUrl: null },
      excerpt: `Our line follower ${'ran & ran '.repeat(20)}`.slice(0, 79).trimEnd() + '…',
      notice: null,
      isAnswer: false,
      opening: null,
    };
    expect(notifications).toEqual([
      { ...common, kind: 'comment', commentId, comment: 'So true' },
      { ...common, kind: 'like', commentId: null, comment: null },
    ]);
    expect([unread, seenAt]).toEqual([2, null]);
  });

  it('the other commenters of a comment, and each member of one act once', async () => {
    const [author, first, second, silent] = (await members(4)) as [
      TestMember,
      TestMember,
      TestMember,
      TestMember,
    ];
    const { id } = await writePost(app, author);
    await comment(app, author, id);
    await comment(app, first, id);
    await comment(app, first, id);
    const newest = await comment(app, second, id);
    expect(await heard(author)).toEqual([['comment', [second.id, first.id], 0]]);
    expect(await heard(first)).toEqual([['thread', [second.id], 0]]);
    expect((await told(app, first)).notifications[0]).toMatchObject({
      commentId: newest,
      Author: { id: author.id },
    });
    expect(await heard(second)).toEqual([]);
    expect(await heard(silent)).toEqual([]);
    await comment(app, author, id);
    expect(await heard(first)).toEqual([['thread', [author.id, second.id], 0]]);
    expect(await heard(second)).toEqual([['thread', [author.id], 0]]);
  });

  it('a page’s creator of its followers and of posts on it', async () => {
    const [creator, other] = (await members(2)) as [TestMember, TestMember];
    const pageId = await makePage(app, creator, 'Dhruv Astronomy Circle');
    await toggleFollow(app, other, pageId);
    const { id } = await writePost(app, other, '<p>Stars</p>', pageId);
    const Page = { id: pageId, title: 'Dhruv Astronomy Circle', imageUrl: null };
    expect((await told(app, creator)).notifications).toMatchObject([
      {
        kind: 'ownPage',
        actors: [{ id: other.id }],
        Page,
        feedId: id,
        excerpt: 'Stars',
        Author: { id: other.id },
      },
      { kind: 'follow', actors: [{ id: other.id }], Page, feedId: null, excerpt: null, Author: null },
    ]);
    expect(await heard(other)).toEqual([]);
  });

  it('nobody of what they do themselves', async () => {
    const [author] = (await members(1)) as [TestMember];
    const pageId = await makePage(app, author);
    const { id } = await writePost(app, author, '<p>Mine</p>', pageId);
    await like(app, author, id);
    await comment(app, author, id);
    expect(await app.rows('SELECT FROM notification WHERE member_id = $1', [author.id])).toEqual([]);
  });

  it('of several, the three latest and how many others', async () => {
    const [author, ...others] = (await members(5)) as [TestMember, ...TestMember[]];
    const { id } = await writePost(app, author);
    for (const other of others) await like(app, other, id);
    const latest = others.map(({ id: other }) => other).reverse();
    expect(await heard(author)).toEqual([['like', latest.slice(0, 3), 1]]);
  });

  it('the 20 latest other commenters, and no more', async () => {
    const [author, ...others] = (await members(23)) as [TestMember, ...TestMember[]];
    const { id } = await writePost(app, author);
    for (const other of others) await comment(app, other, id);
    const [last] = others.slice(-1);
    await app.rows('DELETE FROM notification');
    await comment(app, last!, id);
    const rows = await app.rows<{ member_id: string }>(
      `SELECT member_id FROM notification WHERE kind = 'thread'`,
    );
    expect(rows.map(({ member_id: told }) => told).sort()).toEqual(
      others
        .slice(1, -1)
        .map(({ id: other }) => other)
        .sort(),
    );
  });

  it('reads "A photo" of a post without text', async () => {
    const [author, other] = (await members(2)) as [TestMember, TestMember];
    const { id } = await writePost(app, author);
    const images = JSON.stringify([{ url: 'media/a.webp', width: 1, height: 1, alt: '' }]);
    await app.rows(`UPDATE post SET content = '', images = $2 WHERE id = $1`, [id, images]);
    await like(app, other, id);
    expect((await told(app, author)).notifications).toMatchObject([
      { excerpt: 'A photo', imageUrl: 'media/a.webp' },
    ]);
  });
});

describe('what is taken back or hidden', () => {
  let author: TestMember;
  let other: TestMember;
  let postId: string;
  beforeEach(async () => {
    [author, other] = (await members(2)) as [TestMember, TestMember];
    postId = (await writePost(app, author)).id;
    await like(app, other, postId);
    expect([await heard(author), await badge(app, author)]).toEqual([[['like', [other.id], 0]], 1]);
  });
  const nothing = async () => {
    expect([await heard(author), await badge(app, author)]).toEqual([[], 0]);
  };
  const relate = (member: TestMember, to: TestMember, relation: string) =>
    app.call('/user/safety/setRelation', { userId: to.id, relation }, member.token).expect(200);

  it('a like that is withdrawn, and given again', async () => {
    await like(app, other, postId);
    await nothing();
    await like(app, other, postId);
    expect(await badge(app, author)).toBe(1);
  });

  it('a comment that is deleted; an edit tells nobody', async () => {
    await like(app, other, postId);
    const id = await comment(app, other, postId);
    const before = await told(app, author);
    await app.call('/user/comments/update', { id, comment: 'Truer' }, other.token).expect(200);
    const edited = before.notifications.map((row) => ({ ...row, comment: 'Truer' }));
    expect(await told(app, author)).toEqual({ ...before, notifications: edited });
    await app.call('/user/comments/delete', { id }, other.token).expect(200);
    await nothing();
  });

  it.each(['mute', 'block'])('what somebody did whom one %ss, also later', async (relation) => {
    await relate(author, other, relation);
    await nothing();
    const [rows] = [await app.rows('SELECT FROM notification WHERE member_id = $1', [author.id])];
    if (relation === 'mute') await comment(app, other, postId);
    await nothing();
    expect(await app.rows('SELECT FROM notification WHERE member_id = $1', [author.id])).toEqual(rows);
    await relate(author, other, 'none');
    expect(await heard(author)).toEqual([['like', [other.id], 0]]);
  });

  it('what somebody did who blocks the member; not of one who mutes them', async () => {
    await relate(other, author, 'mute');
    expect(await badge(app, author)).toBe(1);
    await relate(other, author, 'block');
    await nothing();
  });

  it('discussions under a post whose author one of both blocked', async () => {
    const [third] = (await members(1)) as [TestMember];
    await comment(app, other, postId);
    await comment(app, third, postId);
    expect(await heard(other)).toEqual([['thread', [third.id], 0]]);
    await relate(author, other, 'block');
    expect([await heard(other), await badge(app, other)]).toEqual([[], 0]);
  });

  it('a thread in which one has no comment any more', async () => {
    const [third] = (await members(1)) as [TestMember];
    const own = await comment(app, other, postId);
    await comment(app, third, postId);
    expect(await heard(other)).toEqual([['thread', [third.id], 0]]);
    await app.call('/user/comments/delete', { id: own }, other.token).expect(200);
    expect([await heard(other), await badge(app, other)]).toEqual([[], 0]);
    await comment(app, third, postId);
    expect([await heard(other), await badge(app, other)]).toEqual([[], 0]);
  });

  it('a post that one mutes, until one does not', async () => {
    await call(author, 'mutePost', { feedId: postId, muted: true }).expect(200);
    await call(author, 'mutePost', { feedId: postId, muted: true }).expect(200);
    await nothing();
    await comment(app, other, postId);
    await nothing();
    const { body } = await call(author, 'mutePost', { feedId: postId, muted: false }).expect(200);
    expect(body.data).toEqual({ muted: false });
    expect(await heard(author)).toEqual([['like', [other.id], 0]]);
    await call(author, 'mutePost', { feedId: postId, muted: true }).expect(200);
    await app.rows(`SELECT set_withheld('post', $1, 'removed', NULL)`, [postId]);
    await call(author, 'mutePost', { feedId: postId, muted: false }).expect(404);
    expect(await app.rows('SELECT FROM post_mute WHERE post_id = $1', [postId])).toHaveLength(1);
    await call(author, 'mutePost', { feedId: '999999999', muted: true }).expect(404);
    await call(author, 'mutePost', { feedId: '999999999', muted: false }).expect(404);
  });

  it('what a suspended member did, until they are reinstated', async () => {
    const administrator = await signInAdministrator(app, `registrar of ${other.id}`);
    const setStatus = (status: string) =>
      app
        .call('/admin/users/setUserStatus', { id: other.id, status, reason: 'Spam' }, administrator)
        .expect(200);
    await setStatus('suspended');
    await nothing();
    await setStatus('active');
    expect(await badge(app, author)).toBe(1);
  });

  it('what a deleted account did, until it is restored', async () => {
    await app.call('/user/account/delete', { password: PASSWORD }, other.token).expect(200);
    await nothing();
    await app.call('/user/account/restore', { emailOrPhone: other.email, password: PASSWORD }).expect(200);
    expect(await heard(author)).toEqual([['like', [other.id], 0]]);
  });

  it('a post that is removed, and restored; a page that is removed', async () => {
    const administrator = await signInAdministrator(app, `remover of ${postId}`);
    const admin = (name: string, id: string) =>
      app.call(`/admin/content/${name}`, { id, reason: 'a' }, administrator);
    await admin('removePost', postId).expect(200);
    await nothing();
    await app.call('/admin/content/restorePost', { id: postId }, administrator).expect(200);
    expect(await badge(app, author)).toBe(1);
    const pageId = await makePage(app, author);
    await toggleFollow(app, other, pageId);
    expect(await badge(app, author)).toBe(2);
    await admin('removePage', pageId).expect(200);
    expect([await badge(app, author), await heard(author)]).toEqual([1, [['like', [other.id], 0]]]);
  });

  it('a kind that is switched off', async () => {
    const { body } = await call(author, 'setSettings', { off: ['like'] }).expect(200);
    expect(body.data).toEqual({ off: ['like'], mail: [], digest: false });
    await nothing();
    await call(author, 'setSettings', { off: [] }).expect(200);
    expect(await badge(app, author)).toBe(1);
  });
});

describe('ringing', () => {
  let author: TestMember;
  let others: TestMember[];
  let postId: string;
  beforeEach(async () => {
    [author, ...others] = (await members(5)) as [TestMember, ...TestMember[]];
    postId = (await writePost(app, author)).id;
  });
  const only = async () => {
    const { notifications } = await told(app, author);
    expect(notifications).toHaveLength(1);
    return notifications[0]!;
  };
  const readAll = () => call(author, 'markRead', { all: true }).expect(200);

  it('moves an unread one at most every ten minutes, and writes nothing in between', async () => {
    await like(app, others[0]!, postId);
    // The second liker, who is noted as such.
    await like(app, others[3]!, postId);
    const state = () => app.rows('SELECT *, xmin FROM notification WHERE member_id = $1', [author.id]);
    const before = await state();
    await like(app, others[1]!, postId);
    expect(await state()).toEqual(before);
    const likers = [others[1]!, others[3]!, others[0]!].map(({ id }) => id);
    expect(await heard(author)).toEqual([['like', likers, 0]]);
    await letTimePass(author);
    const { at } = await only();
    await like(app, others[2]!, postId);
    expect(Date.parse((await only()).at)).toBeGreaterThan(Date.parse(at));
    expect((await heard(author))[0]?.[2]).toBe(1);
    expect((await only()).actors).toHaveLength(3);
  });

  it('begins a read one anew, for comments at once and for the rest after ten minutes', async () => {
    await comment(app, others[0]!, postId);
    await readAll();
    await comment(app, others[1]!, postId);
    expect(await only()).toMatchObject({ isRead: false, actors: [{ id: others[1]!.id }] });
    await readAll();
    await call(author, 'setSettings', { off: ['comment'] }).expect(200);
    await like(app, others[0]!, postId);
    await readAll();
    await like(app, others[1]!, postId);
    expect((await only()).isRead).toBe(true);
    await app.rows(`UPDATE post_like SET created_at = created_at - interval '1 hour' WHERE post_id = $1`, [
      postId,
    ]);
    await app.rows(`UPDATE notification SET since = since - interval '1 hour' WHERE post_id = $1`, [postId]);
    await letTimePass(author);
    await like(app, others[2]!, postId);
    expect(await only()).toMatchObject({ isRead: false, actors: [{ id: others[2]!.id }], others: 0 });
  });

  it.each(['meanwhile', 'before its write'])(
    'counts an act that began before the notification, which was written %s',
    async (when) => {
      const early = await beginElsewhere();
      await early.run('SELECT now()');
      if (when === 'before its write') await like(app, others[1]!, postId);
      await early.run('SELECT toggle_like($1, $2)', [postId, others[0]!.id]);
      if (when === 'meanwhile') {
        const late = like(app, others[1]!, postId).then();
        await someoneWaitsForALock(app);
        await early.commit();
        await late;
      } else await early.commit();
      expect((await only()).actors).toHaveLength(2);
    },
  );
});

describe('seeing and reading', () => {
  let author: TestMember;
  let other: TestMember;
  beforeEach(async () => {
    [author, other] = (await members(2)) as [TestMember, TestMember];
    for (let n = 0; n < 3; n += 1) await like(app, other, (await writePost(app, author)).id);
  });
  const see = (upTo: string) => call(author, 'markSeen', { upTo });

  it('the badge counts what rang after one looked; looking never goes back', async () => {
    const { notifications } = await told(app, author);
    await see(notifications[1]!.at).expect(200);
    expect(await told(app, author)).toMatchObject({ unread: 1, seenAt: notifications[1]!.at });
    await see(notifications[2]!.at).expect(200);
    await see('1970-01-01T00:00:00Z').expect(200);
    expect(await badge(app, author)).toBe(1);
    await see('2199-01-01T00:00:00Z').expect(200);
    expect(await badge(app, author)).toBe(0);
    await like(app, other, (await writePost(app, author)).id);
    expect(await badge(app, author)).toBe(1);
    expect((await told(app, author)).notifications.map(({ isRead }) => isRead)).toEqual(Array(4).fill(false));
  });

  it('reading takes one’s own alone, and ignores other ids', async () => {
    const stranger = await joinMember(app);
    const [first, second] = (await told(app, author)).notifications;
    const ids = [first!.id, 'abc', '999999999999'];
    await call(stranger, 'markRead', { ids: [first!.id] }).expect(200);
    await call(stranger, 'markRead', { all: true }).expect(200);
    expect(await badge(app, author)).toBe(3);
    await call(author, 'markRead', { ids }).expect(200);
    await call(author, 'markRead', { ids }).expect(200);
    expect(await badge(app, author)).toBe(2);
    expect((await told(app, author)).notifications).toMatchObject([
      { id: first!.id, isRead: true },
      { id: second!.id, isRead: false },
      { isRead: false },
    ]);
    await call(author, 'markRead', { all: true }).expect(200);
    expect(await badge(app, author)).toBe(0);
  });

  it('refuses what makes no sense, and says which field', async () => {
    const ids = Array.from({ length: 51 }, (_, n) => String(n));
    for (const [name, body, field] of [
      ['markSeen', { upTo: 'yesterday' }, 'upTo'],
      ['markSeen', {}, 'upTo'],
      ['markRead', {}, 'ids'],
      ['markRead', { ids }, 'ids'],
      ['markRead', { all: false }, 'all'],
      ['markRead', { ids: '0', all: null }, 'ids'],
      ['setSettings', { off: ['everything'] }, 'off'],
      ['setSettings', { mail: ['like', 'like'] }, 'mail'],
      ['setSettings', { digest: 'yes' }, 'digest'],
      ['setSettings', { changes: [{ kind: 'everything', site: true }] }, 'changes.0.kind'],
      ['setSettings', { changes: [{ kind: 'like', site: 'no' }] }, 'changes.0.site'],
      ['setSettings', { changes: [{ kind: 'like' }, { kind: 'like' }] }, 'changes'],
      ['setSettings', { changes: ['like'] }, 'changes.0'],
      ['setSettings', { changes: [null] }, 'changes.0'],
      ['setSettings', { changes: { kind: 'like' } }, 'changes'],
      ['mutePost', { feedId: '1' }, 'muted'],
    ] as const) {
      const { body: answer } = await call(author, name, body).expect(400);
      expect(Object.keys(answer.errors)).toEqual([field]);
    }
  });

  it('has pages, newest first', async () => {
    const all = (await told(app, author)).notifications.map(({ id }) => id);
    const first = await told(app, author, { limit: 2 });
    const second = await told(app, author, { limit: 2, page: 2 });
    expect([...first.notifications, ...second.notifications].map(({ id }) => id)).toEqual(all);
    expect([first, second]).toMatchObject([
      { pagination: { hasNextPage: true } },
      { pagination: { hasNextPage: false } },
    ]);
    expect(await told(app, author, { page: 9 })).toMatchObject({
      notifications: [],
      unread: 3,
      pagination: { total: 3 },
    });
  });
});

describe('settings', () => {
  it('mail nothing until the address is confirmed, and keep what is not given', async () => {
    const [member] = (await members(1)) as [TestMember];
    expect((await call(member, 'getSettings', {}).expect(200)).body.data).toEqual({
      off: [],
      mail: [],
      digest: false,
    });
    await call(member, 'setSettings', { mail: ['comment'] }).expect(403);
    await call(member, 'setSettings', { digest: true, off: ['like'] }).expect(403);
    await call(member, 'setSettings', { mail: [], digest: false, off: ['follow', 'mention'] }).expect(200);
    await app.rows('UPDATE member SET email_confirmed_at = now() WHERE id = $1', [member.id]);
    await call(member, 'setSettings', { mail: ['comment'] }).expect(200);
    const { body } = await call(member, 'setSettings', { digest: true }).expect(200);
    expect(body.data).toEqual({ off: ['follow', 'mention'], mail: ['comment'], digest: true });
    expect((await call(member, 'getSettings', {})).body.data).toEqual(body.data);
  });

  it('take single switches, so that two tabs do not overwrite each other', async () => {
    const [member] = (await members(1)) as [TestMember];
    await call(member, 'setSettings', { changes: [{ kind: 'like', mail: true }] }).expect(403);
    await app.rows('UPDATE member SET email_confirmed_at = now() WHERE id = $1', [member.id]);
    const kinds = ['mention', 'comment', 'thread', 'like', 'follow', 'ownPage', 'page'];
    const setAll = (switches: object) =>
      Promise.all(
        kinds.map((kind) => call(member, 'setSettings', { changes: [{ kind, ...switches }] }).expect(200)),
      );
    const settings = async () => {
      const { off, mail, digest } = (await call(member, 'getSettings', {})).body.data;
      return { off: [...off].sort(), mail: [...mail].sort(), digest };
    };
    const all = [...kinds].sort();
    await setAll({ site: false });
    await setAll({ mail: true });
    expect(await settings()).toEqual({ off: all, mail: all, digest: false });
    // Again, and with what else the call takes.
    const changes = [
      { kind: 'like', site: false, mail: false },
      { kind: 'page', site: true },
      { kind: 'follow' },
    ];
    const { body } = await call(member, 'setSettings', { digest: true, off: ['page', 'mention'], changes });
    expect(body.data).toMatchObject({ off: ['mention', 'like'], digest: true });
    expect((await settings()).mail).toEqual(all.filter((kind) => kind !== 'like'));
    // As everywhere, null is nothing.
    const nothing = { off: null, mail: null, digest: null, changes: null };
    expect((await call(member, 'setSettings', nothing).expect(200)).body.data).toEqual(body.data);
  });
});

describe('what is kept', () => {
  it('is what others did, however much one member does, before and after that one is blocked', async () => {
    const [victim, flooder, friend] = (await members(3)) as [TestMember, TestMember, TestMember];
    const own = await writePost(app, victim);
    await like(app, friend, own.id);
    await comment(app, friend, own.id);
    await app.rows(
      `WITH posts AS (INSERT INTO post (author_id, content) SELECT $1, '@Victim ' || n FROM generate_series(1, 320) n RETURNING id)
       INSERT INTO post_mention (post_id, member_id, label) SELECT id, $2, 'Victim' FROM posts`,
      [flooder.id, victim.id],
    );
    const forget = () => app.nest.get(NotificationsService).forgetOld(new AbortController().signal);
    /** What is told on the last page, where the oldest are, and the number of all. */
    const oldest = async () => {
      const { notifications, pagination } = await told(app, victim, { page: 6 });
      return { kinds: notifications.slice(-2).map(({ kind }) => kind), total: pagination.total };
    };
    expect(await oldest()).toEqual({ kinds: ['comment', 'like'], total: 300 });
    await forget();
    expect(await oldest()).toEqual({ kinds: ['comment', 'like'], total: 300 });
    const relate = (relation: string) =>
      app.call('/user/safety/setRelation', { userId: flooder.id, relation }, victim.token).expect(200);
    await relate('block');
    expect(await heard(victim)).toEqual([
      ['comment', [friend.id], 0],
      ['like', [friend.id], 0],
    ]);
    expect(await badge(app, victim)).toBe(2);
    // Among many others that nobody sees, the visible ones stay when they are the oldest.
    await app.rows(`UPDATE notification SET sole_actor_id = NULL WHERE member_id = $1`, [victim.id]);
    await app.rows(
      `INSERT INTO notification (member_id, kind, post_id, since)
       SELECT $1, 'like', post_id, since FROM notification WHERE member_id = $1 AND kind = 'mention'`,
      [victim.id],
    );
    await forget();
    expect(await badge(app, victim)).toBe(2);
    expect((await app.rows('SELECT FROM notification WHERE member_id = $1', [victim.id])).length).toBe(300);
  });

  it('of one member alone no more than others leave room for, in the number at the bell, too', async () => {
    const [victim, flooder, ...friends] = (await members(3)) as [TestMember, TestMember, TestMember];
    const flood = (actor: TestMember, from: number, to: number) =>
      app.rows(
        `WITH posts AS (INSERT INTO post (author_id, content) SELECT $1, 'Post ' || n FROM generate_series($3::int, $4::int) n RETURNING id)
         INSERT INTO post_like (post_id, member_id) SELECT id, $2 FROM posts`,
        [victim.id, actor.id, from, to],
      );
    for (const friend of friends) await flood(friend, 1, 290);
    // As if each came from somebody else.
    await app.rows('UPDATE notification SET sole_actor_id = -id WHERE member_id = $1', [victim.id]);
    const { at } = (await told(app, victim, { limit: 1 })).notifications[0]!;
    await call(victim, 'markSeen', { upTo: at }).expect(200);
    await flood(flooder, 1, 60);
    const { pagination, unread } = await told(app, victim);
    expect([pagination.total, unread, await badge(app, victim)]).toEqual([300, 50, 50]);
  });

  it('does not tell one member more than 300 times a day of another one’s acts, and joins others to a notification', async () => {
    const [author, first, second] = (await members(3)) as [TestMember, TestMember, TestMember];
    await app.rows(
      `WITH posts AS (INSERT INTO post (author_id, content) SELECT $1, 'Post ' || n FROM generate_series(1, 302) n RETURNING id)
       INSERT INTO post_like (post_id, member_id) SELECT id, $2 FROM posts`,
      [author.id, first.id],
    );
    const rows = () =>
      app.rows<{ soleActorId: string | null }>(
        `SELECT sole_actor_id AS "soleActorId" FROM notification WHERE member_id = $1 ORDER BY id DESC`,
        [author.id],
      );
    expect(await rows()).toHaveLength(300);
    await like(app, second, (await told(app, author)).notifications[0]!.feedId!);
    expect((await rows())[0]).toEqual({ soleActorId: null });
    await like(app, second, (await writePost(app, author)).id);
    expect((await rows())[0]).toEqual({ soleActorId: second.id });
  });

  it('the newest 300 of 90 days', async () => {
    const [author, other] = (await members(2)) as [TestMember, TestMember];
    await app.rows(
      `WITH posts AS (INSERT INTO post (author_id, content) SELECT $1, 'Post ' || n FROM generate_series(1, 310) n RETURNING id)
       INSERT INTO post_like (post_id, member_id) SELECT id, $2 FROM posts`,
      [author.id, other.id],
    );
    await app.rows(
      `UPDATE notification SET at = now() - interval '1 day' * (SELECT count(*) FROM notification n WHERE n.member_id = $1 AND n.id > notification.id) / 3.2
        WHERE member_id = $1`,
      [author.id],
    );
    const forget = () => app.nest.get(NotificationsService).forgetOld(new AbortController().signal);
    await forget();
    const kept = await app.rows<{ at: Date }>('SELECT at FROM notification WHERE member_id = $1', [
      author.id,
    ]);
    expect(kept).toHaveLength(Math.ceil(90 * 3.2));
    await app.rows(`UPDATE notification SET at = now() WHERE member_id = $1`, [author.id]);
    await like(app, other, (await writePost(app, author)).id);
    await app.rows(
      `INSERT INTO notification (member_id, kind, post_id, since) SELECT $1, 'thread', post_id, since FROM notification WHERE member_id = $1`,
      [author.id],
    );
    await forget();
    expect(await app.rows('SELECT FROM notification WHERE member_id = $1', [author.id])).toHaveLength(300);
    expect((await told(app, other)).notifications).toEqual([]);
  });

  it('is all that list and badge look at, also before the job has deleted the rest', async () => {
    const [author, other] = (await members(2)) as [TestMember, TestMember];
    await app.rows(
      `WITH posts AS (INSERT INTO post (author_id, content) SELECT $1, 'Post ' || n FROM generate_series(1, 303) n RETURNING id)
       INSERT INTO post_like (post_id, member_id) SELECT id, $2 FROM posts`,
      [author.id, other.id],
    );
    expect((await told(app, author)).pagination.total).toBe(300);
    const [newest] = await app.rows<{ id: string }>(
      `UPDATE notification SET read_at = now()
        WHERE id IN (SELECT id FROM notification WHERE member_id = $1 ORDER BY at DESC, id DESC LIMIT 300) RETURNING id`,
      [author.id],
    );
    expect(await badge(app, author)).toBe(0);
    expect((await told(app, author)).unread).toBe(0);
    await app.rows('UPDATE notification SET read_at = NULL WHERE id = $1', [newest?.id]);
    expect(await badge(app, author)).toBe(1);
    expect((await told(app, author)).unread).toBe(1);
  });
});

it('what happens at one process is told at another at once', async () => {
  const second = await startReplica();
  try {
    const [author, other] = (await members(2)) as [TestMember, TestMember];
    const elsewhere = { ...author, token: await signIn(second, author.email) };
    const { id } = await writePost(app, author);
    await like(app, other, id);
    expect(await badge(second, elsewhere)).toBe(1);
    const at = (await told(second, elsewhere)).notifications[0]!.at;
    await second.call('/user/notifications/markSeen', { upTo: at }, elsewhere.token).expect(200);
    expect(await badge(app, author)).toBe(0);
  } finally {
    await second.close();
  }
});

it('one post has one row, however many like it, and says at most how many of the newest 100', async () => {
  const [author] = (await members(1)) as [TestMember];
  const { id } = await writePost(app, author);
  const crowd = await app.rows<{ id: string }>(
    `INSERT INTO member (name, email, phone, terms_version)
     SELECT 'Crowd', 'crowd' || n || '@example.in', (8000000000 + n)::text, '1' FROM generate_series(1, 300) n RETURNING id`,
  );
  for (const { id: member } of crowd) await app.rows('SELECT toggle_like($1, $2)', [id, member]);
  const rows = await app.rows('SELECT FROM notification WHERE member_id = $1', [author.id]);
  expect(rows).toHaveLength(1);
  expect((await told(app, author)).notifications).toMatchObject([{ others: 98, actors: [{}, {}, {}] }]);
});

it('a notification is written in the transaction of the act', async () => {
  const [author, other] = (await members(2)) as [TestMember, TestMember];
  const { id } = await writePost(app, author);
  const act = await beginElsewhere();
  await act.run('SELECT toggle_like($1, $2)', [id, other.id]);
  const rows = `SELECT FROM notification WHERE member_id = ${author.id}`;
  await act.run(`DO $$ BEGIN ASSERT EXISTS (${rows}); END $$`);
  await act.run('ROLLBACK');
  await act.commit();
  expect(await app.rows(rows)).toEqual([]);
});

it('followers of a page get no rows for its posts', async () => {
  const [creator, ...followers] = (await members(4)) as [TestMember, ...TestMember[]];
  const pageId = await makePage(app, creator);
  for (const member of followers) await follow(app, pageId, member);
  await app.rows('DELETE FROM notification');
  await writePost(app, creator, '<p>Everybody</p>', pageId);
  expect(await app.rows('SELECT FROM notification')).toEqual([]);
});
