import { DecisionsService } from '../src/modules/review/decisions.service.js';
import { startApp, type TestApp } from './support/app.js';
import { expectCountersToMatch } from './support/counters.js';
import {
  follow,
  joinMany,
  makePage,
  photo,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';

const PAGE = 'Nakshatra Robotics Club';
const REASON = 'Tickets are sold at the gate alone';

let app: TestApp;
let registrar: string;
let owner: TestMember;
let helper: TestMember;
let author: TestMember;
let reader: TestMember;
let pageId: string;
beforeAll(async () => {
  app = await startApp();
  registrar = await signInAdministrator(app, 'registrar');
});
afterAll(() => app.close());
beforeEach(async () => {
  [owner, helper, author, reader] = (await joinMany(app, 4)) as [
    TestMember,
    TestMember,
    TestMember,
    TestMember,
  ];
  pageId = await makePage(app, owner, PAGE);
  await follow(app, pageId, helper);
  await follow(app, pageId, author);
  const role = { id: pageId, memberId: helper.id, role: 'moderator' };
  await app.call('/user/pages/setRole', role, owner.token).expect(200);
});

const removePost = (by: TestMember, id: string, reason: string | undefined = REASON) =>
  app.call('/user/pages/removePost', { id, reason }, by.token);
const removeComment = (by: TestMember, id: string, reason = REASON) =>
  app.call('/user/pages/removeComment', { id, reason }, by.token);
const post = async (by: TestMember) => (await writePost(app, by, '<p>Buy tickets</p>', pageId)).id;
const comment = async (by: TestMember, feedId: string, parentId?: string): Promise<string> =>
  (
    await app
      .call('/user/comments/create', { feedId, comment: 'Buy tickets', parentId }, by.token)
      .expect(201)
  ).body.data.id;
const seen = (id: string, by: TestMember) => app.call('/user/feeds/getFeedById', { id }, by.token);
const comments = async (feedId: string, by: TestMember) =>
  (await app.call('/user/comments/getFeedComments', { feedId }, by.token).expect(200)).body.data.comments;
const report = (by: TestMember, id: string, reason: string) =>
  app.call('/user/safety/report', { kind: 'post', id, reason, text: '' }, by.token).expect(201);
const decisionsOf = async (member: TestMember) =>
  (await app.call('/user/safety/getDecisions', {}, member.token).expect(200)).body.data.decisions;
const notices = async (member: TestMember) => {
  const { body } = await app.call('/user/notifications/getAll', {}, member.token).expect(200);
  return body.data.notifications.flatMap(({ notice }: { notice: object | null }) => notice ?? []);
};
const caseOf = async (id: string, source: 'page' | 'report') => {
  const [row] = await app.rows<{ id: string; version: number; state: string }>(
    `SELECT id, version, state FROM review_case WHERE target_id = $1 AND source = $2`,
    [id, source],
  );
  return row!;
};
const decide = async (id: string, more: object) => {
  const { id: caseId, version } = await caseOf(id, 'report');
  return app.call('/admin/review/decide', { id: caseId, version, ...more }, registrar).expect(200);
};
const letTenMinutesPass = async () => {
  await app.rows(`UPDATE review_case SET decided_at = decided_at - interval '10 minutes'`);
  await app.rows(`UPDATE report SET at = at - interval '11 minutes'`);
  await app.nest.get(DecisionsService).tell();
};
/** The author asks the site, which answers. */
async function appeal(id: string, outcome: 'upheld' | 'overturned') {
  await letTenMinutesPass();
  const { id: decisionId } = await caseOf(id, 'page');
  await app.call('/user/safety/appeal', { decisionId, text: 'It was free' }, author.token).expect(200);
  const { version } = await caseOf(id, 'page');
  const answer = { id: decisionId, version, outcome, reply: 'It was' };
  return app.call('/admin/review/decideAppeal', answer, registrar).expect(200);
}

describe('what is removed from a page', () => {
  it('by its owner or a moderator, a post, is gone for everybody, and its author reads by whom and why', async () => {
    for (const by of [owner, helper]) {
      const id = await post(author);
      await removePost(by, id).expect(200);
      for (const member of [owner, helper, reader]) await seen(id, member).expect(404);
      const { body } = await seen(id, author).expect(404);
      expect(body.message).toMatch(
        new RegExp(`^The people who run ${PAGE} removed this post on .+: ${REASON}$`),
      );
      await removePost(by, id).expect(404);
      expect(await notices(author)).toEqual([]);
      await letTenMinutesPass();
      const removal = {
        kind: 'post',
        isRemoved: true,
        rule: null,
        measure: null,
        note: REASON,
        byPage: PAGE,
      };
      expect(await notices(author)).toMatchObject([{ ...removal, about: 'decision' }]);
      expect(await decisionsOf(author)).toMatchObject([{ ...removal, targetId: id, state: 'decided' }]);
      const removals = await app.call('/user/account/getRemovals', {}, author.token).expect(200);
      expect(removals.body.data.removals).toMatchObject([{ id, note: REASON, byPage: PAGE }]);
      await app.rows('DELETE FROM notification WHERE member_id = $1', [author.id]);
      await app.rows('DELETE FROM review_case WHERE target_id = $1', [id]);
      await app.call('/user/feeds/delete', { id }, author.token).expect(200);
    }
    await expectCountersToMatch(app);
  });

  it('a comment, leaves the replies to it, and the numbers are those of the lists', async () => {
    const id = await post(author);
    const first = await comment(author, id);
    const reply = await comment(reader, id, first);
    await removeComment(helper, first).expect(200);
    expect(JSON.stringify(await comments(id, reader))).not.toContain(`"id":"${first}"`);
    await removeComment(helper, first).expect(404);
    await letTenMinutesPass();
    expect(await notices(author)).toMatchObject([{ kind: 'comment', note: REASON, byPage: PAGE }]);
    await removeComment(helper, reply).expect(200);
    expect(await comments(id, reader)).toEqual([]);
    await expectCountersToMatch(app);
  });

  it('needs a reason of up to 500 characters', async () => {
    const id = await post(author);
    for (const reason of ['', ' ', 'a'.repeat(501)]) {
      const { body } = await removePost(owner, id, reason).expect(400);
      expect(Object.keys(body.errors)).toEqual(['reason']);
    }
    await seen(id, reader).expect(200);
  });

  it('is theirs alone to remove: not others’, not one’s own, not the owner’s, not of no page', async () => {
    const id = await post(author);
    const remark = await comment(author, id);
    await removePost(reader, id).expect(403);
    await removeComment(reader, remark).expect(403);
    const own = await post(helper);
    expect((await removePost(helper, own).expect(403)).body.message).toBe(
      'This post is yours. Delete it instead.',
    );
    await removePost(helper, await post(owner)).expect(403);
    await removeComment(helper, await comment(owner, id)).expect(403);
    await removePost(owner, own).expect(200);
    const { id: elsewhere } = await writePost(app, author);
    await removePost(owner, elsewhere).expect(403);
    await app.call('/user/safety/setRelation', { userId: reader.id, relation: 'block' }, author.token);
    await removePost(reader, id).expect(404);
    const step = { id: pageId, memberId: helper.id, role: 'none' };
    await app.call('/user/pages/setRole', step, helper.token).expect(200);
    await removePost(helper, id).expect(403);
  });

  it('is removed once by two at once, and stands for the owner and in the audit log without the words', async () => {
    const id = await post(author);
    const answers = await Promise.all([removePost(owner, id), removePost(helper, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const acts = await app.call('/user/pages/getPageActs', { id: pageId }, owner.token).expect(200);
    expect(acts.body.data.acts.slice(0, 2)).toMatchObject([
      { act: 'post_removed', reason: REASON, User: { id: author.id } },
      { act: 'moderator_added' },
    ]);
    const events = await app.rows(
      `SELECT action, actor_kind, subject_kind, member_id, details FROM audit_event WHERE subject_kind = 'post' AND subject_id = $1`,
      [id],
    );
    expect(events).toEqual([
      {
        action: 'page_post_removed',
        actor_kind: 'member',
        subject_kind: 'post',
        member_id: author.id,
        details: {},
      },
    ]);
    const removed = await app.call('/admin/content/getPosts', { removed: true, id }, registrar).expect(200);
    expect(removed.body.data).toMatchObject([
      { id, removal: { note: REASON, reason: null, by: null, isByPage: true } },
    ]);
  });

  it('can be looked at again by the site, once: kept, it stays removed; reversed, it is back with its numbers', async () => {
    const [kept, reversed] = [await post(author), await post(author)];
    await removePost(helper, kept).expect(200);
    await removePost(helper, reversed).expect(200);
    await appeal(kept, 'upheld');
    const queued = await caseOf(kept, 'page');
    expect(queued.state).toBe('upheld');
    const again = { decisionId: queued.id, text: 'Please' };
    await app.call('/user/safety/appeal', again, author.token).expect(409);
    await seen(kept, author).expect(404);
    await appeal(reversed, 'overturned');
    await seen(reversed, reader).expect(200);
    expect(await notices(author)).toEqual(
      expect.arrayContaining([expect.objectContaining({ about: 'appeal', hasActed: false, byPage: PAGE })]),
    );
    await expectCountersToMatch(app);
  });

  it('waits as an appeal in the queue of the site, which reads who removed it and why', async () => {
    const id = await post(author);
    await removePost(helper, id).expect(200);
    await letTenMinutesPass();
    const { id: decisionId } = await caseOf(id, 'page');
    await app.call('/user/safety/appeal', { decisionId, text: 'It was free' }, author.token).expect(200);
    const list = await app.call('/admin/review/getCases', { limit: 50 }, registrar).expect(200);
    expect(list.body.data.cases).toContainEqual(
      expect.objectContaining({ id: decisionId, source: 'page', state: 'appealed' }),
    );
    const { body } = await app.call('/admin/review/getCase', { id: decisionId }, registrar).expect(200);
    expect(body.data).toMatchObject({
      content: { text: '<p>Buy tickets</p>' },
      decision: { byPage: PAGE, by: null, note: REASON, isRemoved: true, undoableUntil: null },
      appeal: { text: 'It was free', isDecidable: true },
    });
  });

  it('can be restored by an administrator, which takes the decision back', async () => {
    const id = await post(author);
    await removePost(helper, id).expect(200);
    await app.call('/admin/content/restorePost', { id }, registrar).expect(200);
    await seen(id, reader).expect(200);
    expect((await caseOf(id, 'page')).state).toBe('undone');
  });
});

describe('what was reported to the site', () => {
  it('stays open when the page removes it, with the pictures, and the reporter is answered by the site', async () => {
    const form = app
      .http()
      .post('/user/feeds/create')
      .set('Authorization', author.token)
      .field('feedData', JSON.stringify({ content: '<p>Look</p>' }))
      .field('pageId', pageId)
      .attach('images', await photo(), 'photo.jpg');
    const { id } = (await form.expect(201)).body.data;
    await report(reader, id, 'hate');
    await removePost(owner, id).expect(200);
    expect((await caseOf(id, 'report')).state).toBe('open');
    await app.call('/user/feeds/delete', { id }, author.token).expect(200);
    const { id: caseId } = await caseOf(id, 'report');
    expect(await app.rows('SELECT path FROM evidence WHERE case_id = $1', [caseId])).toHaveLength(1);
    await app.call('/admin/review/getEvidence', { id: caseId, image: 0 }, registrar).expect(200);
    await decide(id, { outcome: 'violation', rule: 2, measure: 'warning' });
    await letTenMinutesPass();
    expect(await notices(reader)).toMatchObject([{ about: 'report', hasActed: true, byPage: null }]);
  });

  it('and removed by both is not shown again by an appeal against the page alone', async () => {
    const id = await post(author);
    await report(reader, id, 'hate');
    await removePost(owner, id).expect(200);
    await decide(id, { outcome: 'violation', rule: 2, remove: true });
    await appeal(id, 'overturned');
    await seen(id, reader).expect(404);
    expect(await decisionsOf(author)).toMatchObject([
      { byPage: null, isRemoved: true },
      { byPage: PAGE, state: 'overturned' },
    ]);
    await expectCountersToMatch(app);
  });

  it('undone by the site leaves removed what the page removed', async () => {
    const id = await post(author);
    await report(reader, id, 'hate');
    await removePost(owner, id).expect(200);
    await decide(id, { outcome: 'violation', rule: 2, remove: true });
    await app.call('/admin/review/undo', { id: (await caseOf(id, 'report')).id }, registrar).expect(200);
    await seen(id, reader).expect(404);
    await decide(id, { outcome: 'no_violation' });
    await seen(id, reader).expect(404);
  });

  it('and is held for it is seen by nobody, so that the page cannot take it away', async () => {
    const id = await post(author);
    await app.rows(`SELECT set_withheld('post', $1, 'held', NULL)`, [id]);
    await removePost(owner, id).expect(404);
  });
});
