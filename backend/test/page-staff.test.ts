import { notificationWords } from '../src/modules/notifications/notification-words.js';
import { PushRepository } from '../src/modules/notifications/push/push.repository.js';
import { startApp, type TestApp } from './support/app.js';
import { follow, joinMany, joinMember, makePage, PASSWORD, type TestMember } from './support/factories.js';

let app: TestApp;
let owner: TestMember;
let pageId: string;
let helper: TestMember;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [owner, helper] = (await joinMany(app, 2)) as [TestMember, TestMember];
  pageId = await makePage(app, owner, 'Chess circle');
  await follow(app, pageId, helper);
});

type Role = 'moderator' | 'none';
const setRole = (caller: TestMember, member: TestMember, role: Role) =>
  app.call('/user/pages/setRole', { id: pageId, memberId: member.id, role }, caller.token);
const rolesFor = async (caller: TestMember) =>
  (await app.call('/user/pages/getRoles', { id: pageId }, caller.token).expect(200)).body.data;
const moderators = async () =>
  (await rolesFor(owner)).moderators.map(({ User }: { User: { id: string } }) => User.id);
interface Act {
  readonly act: string;
  readonly Actor: { readonly id: string } | null;
  readonly User: { readonly id: string } | null;
}
const acts = async () => {
  const { body } = await app.call('/user/pages/getPageActs', { id: pageId }, owner.token).expect(200);
  return body.data.acts.map((act: Act) => [act.act, act.Actor?.id, act.User?.id]);
};
const noticesOf = async (member: TestMember) => {
  const { body } = await app.call('/user/notifications/getAll', {}, member.token).expect(200);
  return body.data.notifications.filter(({ kind }: { kind: string }) => kind === 'notice');
};
const audited = () =>
  app.rows(
    `SELECT action, actor_id AS actor, member_id AS member, details FROM audit_event
      WHERE subject_kind = 'page' AND subject_id = $1 ORDER BY id`,
    [pageId],
  );

describe('who runs a page', () => {
  it('is told to every member: the owner and the moderators, and what the caller is', async () => {
    await setRole(owner, helper, 'moderator').expect(200);
    const [stranger] = await joinMany(app, 1);
    expect(await rolesFor(stranger!)).toMatchObject({
      owner: { id: owner.id, name: owner.name },
      moderators: [{ User: { id: helper.id, name: helper.name }, since: expect.stringMatching(/^20/) }],
      role: null,
    });
    expect((await rolesFor(owner)).role).toBe('owner');
    expect((await rolesFor(helper)).role).toBe('moderator');
  });

  it('is chosen by the owner; a moderator may step down, and chooses nobody', async () => {
    const [other] = (await joinMany(app, 1)) as [TestMember];
    await follow(app, pageId, other);
    await setRole(helper, helper, 'moderator').expect(403);
    const made = await setRole(owner, helper, 'moderator').expect(200);
    expect(made.body.data.moderators).toHaveLength(1);
    await setRole(owner, other, 'moderator').expect(200);
    for (const [member, role] of [
      [other, 'none'],
      [owner, 'none'],
      [owner, 'moderator'],
      [helper, 'moderator'],
    ] as const) {
      await setRole(helper, member, role).expect(403);
    }
    await setRole(owner, owner, 'none').expect(403);
    await setRole(owner, other, 'none').expect(200);
    await setRole(helper, helper, 'none').expect(200);
    expect(await moderators()).toEqual([]);
    expect(await acts()).toEqual([
      ['stepped_down', helper.id, helper.id],
      ['moderator_removed', owner.id, other.id],
      ['moderator_added', owner.id, other.id],
      ['moderator_added', owner.id, helper.id],
    ]);
  });

  it('is chosen among its followers', async () => {
    const [stranger] = (await joinMany(app, 1)) as [TestMember];
    const refused = await setRole(owner, stranger, 'moderator').expect(403);
    expect(refused.body.message).toBe('Only somebody who follows this page can help to run it');
    await app
      .call('/user/pages/setRole', { id: pageId, memberId: '999999', role: 'moderator' }, owner.token)
      .expect(404);
    expect(await moderators()).toEqual([]);
  });

  it('is at most ten moderators, also when two tabs make the last two', async () => {
    const many = await joinMany(app, 11);
    for (const member of many) await follow(app, pageId, member);
    for (const member of many.slice(0, 9)) await setRole(owner, member, 'moderator').expect(200);
    const answers = await Promise.all(many.slice(9).map((member) => setRole(owner, member, 'moderator')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(answers.find(({ status }) => status === 403)!.body.message).toBe(
      '10 members help to run this page. Remove one of them first.',
    );
    expect(await moderators()).toHaveLength(10);
    await setRole(owner, many[0]!, 'none').expect(200);
    await setRole(owner, helper, 'moderator').expect(200);
  });

  it('is recorded with the change, and told to whom it concerns; a repetition changes nothing', async () => {
    await setRole(owner, helper, 'moderator').expect(200);
    const [made] = await noticesOf(helper);
    expect(made).toMatchObject({
      notice: { about: 'pageRole', hasActed: true },
      Page: { id: pageId, title: 'Chess circle' },
      actors: [],
    });
    await app.call('/user/notifications/markRead', { all: true }, helper.token).expect(200);
    await setRole(owner, helper, 'moderator').expect(200);
    expect(await noticesOf(helper)).toMatchObject([{ isRead: true }]);
    await setRole(owner, helper, 'none').expect(200);
    await setRole(owner, helper, 'none').expect(200);
    expect(await noticesOf(helper)).toMatchObject([{ isRead: false, notice: { hasActed: false } }]);
    const of = { actor: owner.id, member: helper.id, details: {} };
    expect(await audited()).toEqual([
      { action: 'page_moderator_added', ...of },
      { action: 'page_moderator_removed', ...of },
    ]);
    expect(await acts()).toHaveLength(2);
  });

  it('changes nothing when it cannot be recorded', async () => {
    await app.rows('ALTER TABLE audit_event ADD CONSTRAINT no_more CHECK (false) NOT VALID');
    try {
      await setRole(owner, helper, 'moderator').expect(500);
    } finally {
      await app.rows('ALTER TABLE audit_event DROP CONSTRAINT no_more');
    }
    expect(await moderators()).toEqual([]);
    expect(await acts()).toEqual([]);
    expect(await noticesOf(helper)).toEqual([]);
  });

  it('is pushed without a word about the page', async () => {
    await setRole(owner, helper, 'moderator').expect(200);
    const [{ id } = { id: '' }] = await noticesOf(helper);
    const pushed = await app.nest.get(PushRepository).pushed(helper.id, { notificationId: id, pageId: null });
    expect(notificationWords(pushed!)).toBe('A message about your account');
  });
});

describe('a moderator of a page is none any more', () => {
  beforeEach(async () => {
    await setRole(owner, helper, 'moderator').expect(200);
  });

  it.each([
    ['who unfollows it', () => app.call('/user/pages/toggleFollow', { id: pageId }, helper.token)],
    ['whom its owner blocks', () => block(owner, helper)],
    ['who blocks its owner', () => block(helper, owner)],
  ])('%s', async (_, act) => {
    await act().expect(200);
    expect(await moderators()).toEqual([]);
    expect((await rolesFor(helper)).role).toBeNull();
  });

  it('who deletes the account, also when it is restored', async () => {
    const leaver = await joinMember(app);
    await follow(app, pageId, leaver);
    await setRole(owner, leaver, 'moderator').expect(200);
    await app.call('/user/account/delete', { password: PASSWORD }, leaver.token).expect(200);
    expect(await moderators()).toEqual([helper.id]);
    expect(await acts()).toContainEqual(['moderator_added', owner.id, undefined]);
    await app.call('/user/account/restore', { emailOrPhone: leaver.email, password: PASSWORD }).expect(200);
    expect(await moderators()).toEqual([helper.id]);
    await setRole(owner, leaver, 'moderator').expect(200);
  });

  it('but is no owner: isAdmin stays the owner’s alone', async () => {
    const details = async (member: TestMember) =>
      (await app.call('/user/pages/getPageById', { id: pageId }, member.token).expect(200)).body.data.admin;
    expect(await details(helper)).toMatchObject({ id: owner.id, isAdmin: false });
    expect(await details(owner)).toMatchObject({ id: owner.id, isAdmin: true });
  });
});

describe('what was done for a page', () => {
  it('is read by its owner alone, latest first, in pages', async () => {
    for (const role of ['moderator', 'none', 'moderator'] as const) {
      await setRole(owner, helper, role).expect(200);
    }
    await app.call('/user/pages/getPageActs', { id: pageId }, helper.token).expect(403);
    const body = { id: pageId, page: 2, limit: 2 };
    const last = await app.call('/user/pages/getPageActs', body, owner.token).expect(200);
    expect(last.body.data).toMatchObject({
      acts: [{ act: 'moderator_added', Actor: { id: owner.id }, User: { id: helper.id } }],
      pagination: { total: 3, totalPages: 2, hasNextPage: false },
    });
    const beyond = await app.call('/user/pages/getPageActs', { ...body, page: 3 }, owner.token).expect(200);
    expect(beyond.body.data).toMatchObject({ acts: [], pagination: { total: 3 } });
  });
});

const block = (member: TestMember, other: TestMember) =>
  app.call('/user/safety/setRelation', { userId: other.id, relation: 'block' }, member.token);
