import type { Response } from 'supertest';
import { Sql } from '../src/platform/sql/sql.js';
import { someoneWaitsForALock } from './support/locks.js';
import { miscounted } from './support/counters.js';
import { startApp, startReplica, type TestApp } from './support/app.js';
import { follow, joinMany, makePage, writePost, type TestMember } from './support/factories.js';

let app: TestApp;
let owner: TestMember;
let helper: TestMember;
let member: TestMember;
let pageId: string;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [owner, helper, member] = (await joinMany(app, 3)) as [TestMember, TestMember, TestMember];
  pageId = await makePage(app, owner);
  await follow(app, pageId, helper);
  await follow(app, pageId, member);
  const role = { id: pageId, memberId: helper.id, role: 'moderator' };
  await app.call('/user/pages/setRole', role, owner.token).expect(200);
});

const MAY_NOT = 'You may not take part in this page';
const ban = (caller: TestMember, whom: TestMember, reason = 'Sells tickets') =>
  app.call('/user/pages/setBan', { id: pageId, memberId: whom.id, banned: true, reason }, caller.token);
const lift = (caller: TestMember, whom: TestMember) =>
  app.call('/user/pages/setBan', { id: pageId, memberId: whom.id, banned: false }, caller.token);
const toggleFollow = (who: TestMember) => app.call('/user/pages/toggleFollow', { id: pageId }, who.token);
const post = (who: TestMember) =>
  app
    .http()
    .post('/user/feeds/create')
    .set('Authorization', who.token)
    .field('feedData', JSON.stringify({ content: '<p>Buy tickets</p>' }))
    .field('pageId', pageId);
const comment = (who: TestMember, feedId: string, parentId?: string) =>
  app.call('/user/comments/create', { feedId, comment: 'Buy tickets', parentId }, who.token);
const bans = async (who: TestMember) =>
  (await app.call('/user/pages/getBans', { id: pageId }, who.token).expect(200)).body.data;
const rolesFor = async (who: TestMember) =>
  (await app.call('/user/pages/getRoles', { id: pageId }, who.token).expect(200)).body.data;

describe('who is banned from a page', () => {
  it('may neither follow it, nor post, comment, reply or vote there, and reads why; elsewhere they may', async () => {
    const { id } = await writePost(app, owner, '<p>Meeting on Monday</p>', pageId);
    const first = (await comment(member, id).expect(201)).body.data.id as string;
    const form = {
      content: '<p>Which day?</p>',
      poll: { options: ['Monday', 'Tuesday'], multiple: false, hours: 1 },
    };
    const asked = await app
      .http()
      .post('/user/feeds/create')
      .set('Authorization', owner.token)
      .field('feedData', JSON.stringify(form))
      .field('pageId', pageId)
      .expect(201);
    const vote = { feedId: asked.body.data.id, options: [asked.body.data.poll.options[0].id] };
    await ban(owner, member).expect(200);
    const refused = [
      await toggleFollow(member),
      await post(member),
      await comment(member, id),
      await comment(member, id, first),
      await app.call('/user/polls/vote', vote, member.token),
    ];
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
      refused.map(() => [403, MAY_NOT]),
    );
    expect((await rolesFor(member)).isBanned).toBe(true);
    const elsewhere = await writePost(app, member);
    await comment(member, elsewhere.id).expect(201);
    await lift(helper, member).expect(200);
    expect((await rolesFor(member)).isBanned).toBe(false);
    await toggleFollow(member).expect(200);
    await post(member).expect(201);
    await comment(member, id, first).expect(201);
    await app.call('/user/polls/vote', vote, member.token).expect(200);
  });

  it('follows it no more, and is counted no more', async () => {
    await ban(helper, member).expect(200);
    const page = await app.call('/user/pages/getPageById', { id: pageId }, member.token).expect(200);
    expect(page.body.data).toMatchObject({ isFollowing: false, page: { followers: 1 } });
    expect(await miscounted((text) => app.rows(text))).toEqual({});
  });

  it('is listed for those who run the page, with reason, time, and who banned them, latest first', async () => {
    const [other] = (await joinMany(app, 1)) as [TestMember];
    await ban(owner, member).expect(200);
    await ban(helper, other, 'टिकट बेचता है').expect(200);
    expect(await bans(helper)).toMatchObject({
      bans: [
        {
          User: { id: other.id },
          reason: 'टिकट बेचता है',
          By: { id: helper.id },
          since: expect.stringMatching(/^20/),
        },
        { User: { id: member.id }, reason: 'Sells tickets', By: { id: owner.id } },
      ],
      pagination: { total: 2 },
    });
    await app.call('/user/pages/getBans', { id: pageId }, member.token).expect(403);
  });
});

describe('a ban', () => {
  it('is made and lifted by those who run the page; by nobody else', async () => {
    const [other] = (await joinMany(app, 1)) as [TestMember];
    await ban(other, member).expect(403);
    await ban(member, other).expect(403);
    await ban(helper, member).expect(200);
    await lift(member, member).expect(403);
    await lift(owner, member).expect(200);
    expect((await bans(owner)).bans).toEqual([]);
  });

  it('is of neither the owner nor a moderator', async () => {
    for (const [caller, whom] of [
      [helper, owner],
      [owner, helper],
      [owner, owner],
      [helper, helper],
    ] as const) {
      await ban(caller, whom).expect(403);
    }
    expect((await rolesFor(owner)).moderators).toHaveLength(1);
  });

  it('has a reason', async () => {
    const body = { id: pageId, memberId: member.id, banned: true };
    for (const reason of [undefined, '  ', 'a'.repeat(301)]) {
      const { body: refused } = await app
        .call('/user/pages/setBan', { ...body, reason }, owner.token)
        .expect(400);
      expect(Object.keys(refused.errors)).toEqual(['reason']);
    }
  });

  it('is recorded with the change: for the owner with its reason, in the audit log without; a repetition changes nothing', async () => {
    await ban(helper, member).expect(200);
    await ban(owner, member, 'Another reason').expect(200);
    await lift(owner, member).expect(200);
    await lift(owner, member).expect(200);
    const { body } = await app.call('/user/pages/getPageActs', { id: pageId }, owner.token).expect(200);
    expect(body.data.acts.slice(0, 2)).toMatchObject([
      { act: 'ban_lifted', reason: null, Actor: { id: owner.id }, User: { id: member.id } },
      { act: 'banned', reason: 'Sells tickets', Actor: { id: helper.id }, User: { id: member.id } },
    ]);
    expect(body.data.pagination.total).toBe(3);
    const events = await app.rows(
      `SELECT action, details FROM audit_event WHERE subject_kind = 'page' AND subject_id = $1 AND member_id = $2 ORDER BY id`,
      [pageId, member.id],
    );
    expect(events).toEqual([
      { action: 'page_member_banned', details: {} },
      { action: 'page_ban_lifted', details: {} },
    ]);
  });

  it('holds beside what the member does at the same time, on two servers', async () => {
    const replica = await startReplica();
    try {
      const { id } = await writePost(app, owner, '<p>Meeting on Monday</p>', pageId);
      for (let round = 0; round < 8; round += 1) {
        const [other] = (await joinMany(app, 1)) as [TestMember];
        if (round % 2 === 0) await follow(app, pageId, other);
        const say = { feedId: id, comment: 'Buy tickets' };
        await Promise.all([
          ...[1, 2, 3].map(() => replica.call('/user/comments/create', say, other.token)),
          post(other),
          replica.call('/user/pages/toggleFollow', { id: pageId }, other.token),
          ban(owner, other).expect(200),
        ]);
        const follows = await app.rows('SELECT FROM follow WHERE page_id = $1 AND member_id = $2', [
          pageId,
          other.id,
        ]);
        expect(follows).toEqual([]);
        await replica.call('/user/comments/create', say, other.token).expect(403);
      }
      expect(await miscounted((text) => app.rows(text))).toEqual({});
    } finally {
      await replica.close();
    }
  });

  it('that has not ended yet makes a comment wait, and refuses it', async () => {
    const { id } = await writePost(app, owner, '<p>Meeting on Monday</p>', pageId);
    let written: Promise<Response> | undefined;
    await app.nest.get(Sql).transaction(async ({ manager }) => {
      await manager.query('SELECT FROM member WHERE id = $1 FOR UPDATE', [member.id]);
      await manager.query(`INSERT INTO page_ban (page_id, member_id, reason) VALUES ($1, $2, 'Own')`, [
        pageId,
        member.id,
      ]);
      written = comment(member, id).then((answer) => answer);
      await someoneWaitsForALock(app);
    });
    const { status, body } = await written!;
    expect([status, body.message]).toEqual([403, MAY_NOT]);
  });
});
