import { AccountPurgeService } from '../src/modules/account/account-purge.service.js';
import { DecisionsService } from '../src/modules/review/decisions.service.js';
import { startApp, type TestApp } from './support/app.js';
import {
  joinMember,
  makePage,
  signIn,
  signInAdministrator,
  writePost,
  type TestMember,
} from './support/factories.js';
import { mailsTo, untilMailsAreSent } from './support/mails.js';

const MODERATORS = 'moderators@campus.example';
let app: TestApp;
let registrar: string;
let proctor: string;
beforeAll(async () => {
  app = await startApp({ MODERATION_MAIL: MODERATORS, ADMIN_ORIGIN: 'https://console.campus.example' });
  registrar = await signInAdministrator(app, 'registrar');
  proctor = await signInAdministrator(app, 'proctor');
});
afterAll(() => app.close());

type Kind = 'post' | 'comment' | 'page' | 'member';
const report = (by: TestMember, kind: Kind, id: string, reason = 'spam', text = '') =>
  app.call('/user/safety/report', { kind, id, reason, text }, by.token);
const seen = (id: string, by: TestMember) => app.call('/user/feeds/getFeedById', { id }, by.token);
const waiting = async (by = registrar) =>
  (await app.call('/admin/review/getCases', { limit: 50 }, by).expect(200)).body.data.cases;
const getCase = async (id: string, by = registrar) =>
  (await app.call('/admin/review/getCase', { id }, by).expect(200)).body.data;
const decide = (id: string, version: number, more: object, by = registrar) =>
  app.call('/admin/review/decide', { id, version, ...more }, by);
const undo = (id: string, by = registrar) => app.call('/admin/review/undo', { id }, by);
const answer = (id: string, version: number, outcome: string, by: string, reply = 'We looked again') =>
  app.call('/admin/review/decideAppeal', { id, version, outcome, reply }, by);
const remark = async (feedId: string, by: TestMember, comment = 'Well said'): Promise<string> =>
  (await app.call('/user/comments/create', { feedId, comment }, by.token).expect(201)).body.data.id;
const decisionsOf = async (member: TestMember) =>
  (await app.call('/user/safety/getDecisions', {}, member.token).expect(200)).body.data.decisions;
const reportsOf = async (member: TestMember) =>
  (await app.call('/user/safety/getReports', {}, member.token).expect(200)).body.data.reports;
const notices = async (member: TestMember) => {
  const { body } = await app.call('/user/notifications/getAll', {}, member.token).expect(200);
  return body.data.notifications.filter(({ kind }: { kind: string }) => kind === 'notice');
};
const tell = () => app.nest.get(DecisionsService).tell();
/** The time in which a decision can be undone ends, and those concerned are told. */
const letTenMinutesPass = async (caseId: string) => {
  await app.rows(`UPDATE review_case SET decided_at = decided_at - interval '10 minutes' WHERE id = $1`, [
    caseId,
  ]);
  await app.rows(`UPDATE report SET at = at - interval '11 minutes' WHERE case_id = $1`, [caseId]);
  await tell();
};
/** The open case about something. */
const caseOf = async (kind: Kind, id: string): Promise<string> => {
  const [row] = await app.rows<{ id: string }>(
    `SELECT id FROM review_case WHERE target_kind = $1 AND target_id = $2 AND state = 'open'`,
    [kind, id],
  );
  return row!.id;
};
async function reportedPost(reason = 'spam') {
  const [author, reporter] = [await joinMember(app), await joinMember(app)];
  const { id } = await writePost(app, author, '<p>Send 500 rupees and get a job</p>');
  await report(reporter, 'post', id, reason, 'He asked me, too').expect(201);
  return { author, reporter, id, caseId: await caseOf('post', id) };
}
const removal = { outcome: 'violation', rule: 6, remove: true, note: 'No fees for jobs.' };

describe('a report', () => {
  it('of a post, a comment, a page or a member opens a case with what the reporter saw', async () => {
    const [author, reporter] = [await joinMember(app), await joinMember(app)];
    const { id: postId } = await writePost(app, author, '<p>Ragging is fun</p>');
    const commentId = await remark(postId, author, 'Come to room 12');
    const pageId = await makePage(app, author, 'Ragging Club');
    const expected = [
      ['post', postId, { title: null, text: '<p>Ragging is fun</p>' }],
      ['comment', commentId, { title: null, text: 'Come to room 12', parentId: postId }],
      ['page', pageId, { title: 'Ragging Club' }],
      ['member', author.id, { title: author.name }],
    ] as const;
    for (const [kind, id, content] of expected) {
      const { body } = await report(reporter, kind, id, 'ragging').expect(201);
      expect(body.data.reportId).toMatch(/^\d+$/);
      const found = await getCase(await caseOf(kind, id));
      expect(found).toMatchObject({
        kind,
        targetId: id,
        content,
        priority: 1,
        isVisible: true,
        isEdited: false,
      });
      expect(found.User.id).toBe(author.id);
    }
  });

  it('of one’s own is refused, of what one cannot see answers 404, a repeat the first answer', async () => {
    const { author, reporter, id } = await reportedPost();
    expect((await report(author, 'post', id).expect(400)).body.errors.id).toBe(
      'You cannot report what is yours',
    );
    await report(reporter, 'post', '999999999').expect(404);
    await report(reporter, 'post', 'x').expect(404);
    const first = (await report(reporter, 'post', id).expect(201)).body.data.reportId;
    expect((await report(reporter, 'post', id, 'hate').expect(201)).body.data.reportId).toBe(first);
    expect(await reportsOf(reporter)).toHaveLength(1);
    const blocker = await joinMember(app);
    const blocked = await joinMember(app);
    const { id: theirs } = await writePost(app, blocker);
    const { id: ofBlocked } = await writePost(app, blocked);
    await app
      .call('/user/safety/setRelation', { userId: blocked.id, relation: 'block' }, blocker.token)
      .expect(200);
    await report(blocked, 'post', theirs).expect(404);
    await report(blocked, 'member', blocker.id).expect(404);
    // What the caller does not see only because they blocked its author.
    await report(blocker, 'post', ofBlocked).expect(201);
  });

  it('that must be looked at within two hours is mailed to the moderators once, without its content', async () => {
    const mails = async () => {
      await untilMailsAreSent(app);
      return mailsTo(app, MODERATORS);
    };
    const before = (await mails()).length;
    const { author, reporter, id } = await reportedPost('spam');
    expect(await mails()).toHaveLength(before);
    await report(await joinMember(app), 'post', id, 'intimate', 'Her name is Asha').expect(201);
    await report(await joinMember(app), 'post', id, 'child_safety').expect(201);
    const [mail, ...more] = (await mails()).slice(before);
    expect(more).toEqual([]);
    expect(mail).toContain('https://console.campus.example/admin/review');
    for (const word of ['Asha', 'intimate', '500 rupees', author.name, reporter.name])
      expect(mail).not.toContain(word);
  });

  it('joins the open case and makes it as urgent as the gravest reason asks, never less', async () => {
    const { id, caseId } = await reportedPost('spam');
    const before = await getCase(caseId);
    expect(before.priority).toBe(2);
    await report(await joinMember(app), 'post', id, 'intimate').expect(201);
    await report(await joinMember(app), 'post', id, 'other').expect(201);
    const after = await getCase(caseId);
    expect(after.priority).toBe(0);
    const hours = (Date.parse(after.dueAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(1.9);
    expect(hours).toBeLessThanOrEqual(2);
    expect(after.reasons).toEqual(
      expect.arrayContaining([
        { reason: 'intimate', reports: 1 },
        { reason: 'spam', reports: 1 },
      ]),
    );
    expect((await seen(id, await joinMember(app))).status).toBe(200);
  });

  it('the queue says how many cases are late, whatever the page; a decided one is not late any more', async () => {
    const { caseId } = await reportedPost('spam');
    const late = async (list: string) =>
      (await app.call('/admin/review/getCases', { limit: 1, list }, registrar).expect(200)).body.data.late;
    const before = await late('waiting');
    await app.rows(`UPDATE review_case SET due_at = now() - interval '1 minute' WHERE id = $1`, [caseId]);
    expect(await late('waiting')).toBe(before + 1);
    await decide(caseId, 1, { outcome: 'no_violation' }).expect(200);
    expect(await late('waiting')).toBe(before);
    expect(await late('decided')).toBe(0);
  });

  it('joins silently what was found to break no rule, until it is edited or another reason is given', async () => {
    const { id, caseId } = await reportedPost('spam');
    await decide(caseId, 1, { outcome: 'no_violation' }).expect(200);
    const again = await joinMember(app);
    await report(again, 'post', id, 'spam').expect(201);
    const isOpen = async () =>
      (
        await app.rows(
          `SELECT FROM review_case WHERE target_kind = 'post' AND target_id = $1 AND state = 'open'`,
          [id],
        )
      ).length > 0;
    expect(await isOpen()).toBe(false);
    await letTenMinutesPass(caseId);
    await app.rows(`UPDATE report SET at = at - interval '1 day', told_at = NULL WHERE reporter_id = $1`, [
      again.id,
    ]);
    await tell();
    expect((await notices(again)).length).toBe(1);
    await app.rows(`UPDATE post SET content = '<p>Send 900 rupees</p>' WHERE id = $1`, [id]);
    await report(await joinMember(app), 'post', id, 'spam').expect(201);
    expect(await isOpen()).toBe(true);
  });

  it('of a member’s fourth grave thing in a day waits with those of priority 1', async () => {
    const [author, reporter] = [await joinMember(app), await joinMember(app)];
    const priorities: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const { id } = await writePost(app, author, `<p>Post ${n}</p>`);
      await report(reporter, 'post', id, 'impersonation').expect(201);
      priorities.push((await getCase(await caseOf('post', id))).priority);
    }
    expect(priorities).toEqual([0, 0, 0, 1]);
  });

  it('by many at once opens one case, and hides nothing by their number', async () => {
    const author = await joinMember(app);
    const { id } = await writePost(app, author);
    const reporters = await Promise.all(Array.from({ length: 8 }, () => joinMember(app)));
    const answers = await Promise.all(reporters.map((by) => report(by, 'post', id, 'hate')));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect((await getCase(await caseOf('post', id))).reports).toHaveLength(8);
    await seen(id, reporters[0]!).expect(200);
  });
});

it('a report is neither audited nor part of what an administrator reads of the reporter', async () => {
  const { reporter } = await reportedPost();
  expect(
    await app.rows(`SELECT FROM audit_event WHERE member_id = $1 AND action <> 'signed_in'`, [reporter.id]),
  ).toEqual([]);
  const { text } = await app.call('/admin/users/getUser', { id: reporter.id }, registrar).expect(200);
  expect(text).not.toMatch(/report/i);
});

it('of a purged member the reports stay, without a name and without words; of a purged author the case', async () => {
  const { author, reporter, caseId } = await reportedPost();
  for (const { id } of [reporter, author])
    await app.rows(`SELECT set_member_deleted($1, now() - interval '15 days')`, [id]);
  await app.nest.get(AccountPurgeService).purge(new AbortController().signal);
  const found = await getCase(caseId);
  expect(found).toMatchObject({ User: null, isVisible: false });
  expect(found.reports).toEqual([expect.objectContaining({ text: '', reason: 'spam', memberSince: null })]);
  await decide(caseId, 1, removal).expect(200);
  await letTenMinutesPass(caseId);
});

describe('the queue', () => {
  it('has the most urgent case first, and tells who else has one open', async () => {
    const { caseId: late } = await reportedPost('spam');
    const { caseId: grave } = await reportedPost('intimate');
    const order = (await waiting()).map(({ id }: { id: string }) => id);
    expect(order.indexOf(grave)).toBeLessThan(order.indexOf(late));
    await getCase(grave, registrar);
    const openBy = async (by: string) =>
      (await waiting(by)).find(({ id }: { id: string }) => id === grave).openBy;
    expect(await openBy(registrar)).toBeNull();
    expect(await openBy(proctor)).toBe('registrar');
  });

  it('tells how often a reporter was right, and names nobody', async () => {
    const { author, reporter, caseId } = await reportedPost('scam');
    await decide(caseId, 1, removal).expect(200);
    const { id } = await writePost(app, author, '<p>Another one</p>');
    await report(reporter, 'post', id, 'scam').expect(201);
    const { reports, earlier, ...rest } = await getCase(await caseOf('post', id));
    expect(reports).toEqual([
      expect.objectContaining({ reason: 'scam', decided: 1, right: 1, memberSince: expect.any(String) }),
    ]);
    expect(earlier).toEqual([
      expect.objectContaining({ id: caseId, kind: 'post', outcome: 'violation', rule: 6, isRemoved: true }),
    ]);
    const text = JSON.stringify({ reports, earlier, rest });
    expect(text).not.toContain(reporter.name);
    expect(text).not.toContain(reporter.email);
  });
});

describe('a decision', () => {
  it('removes the content at once, tells both sides after ten minutes, once, and neither of the other', async () => {
    const { author, reporter, id, caseId } = await reportedPost('scam');
    await decide(caseId, 1, removal).expect(200);
    await seen(id, reporter).expect(404);
    await tell();
    expect([...(await notices(author)), ...(await notices(reporter))]).toEqual([]);
    await letTenMinutesPass(caseId);
    // Two processes at once, and one later.
    await Promise.all([tell(), tell()]);
    await tell();
    const [toAuthor, ...moreToAuthor] = await notices(author);
    const [toReporter, ...moreToReporter] = await notices(reporter);
    expect([...moreToAuthor, ...moreToReporter]).toEqual([]);
    expect(toAuthor).toMatchObject({
      actors: [],
      others: 0,
      notice: {
        about: 'decision',
        decisionId: caseId,
        kind: 'post',
        hasActed: true,
        isRemoved: true,
        rule: 6,
        note: 'No fees for jobs.',
      },
    });
    expect(Date.parse(toAuthor.notice.appealUntil)).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    expect(toReporter.notice).toEqual({
      about: 'report',
      byPage: null,
      decisionId: null,
      kind: 'post',
      hasActed: true,
      outcome: null,
      isRemoved: false,
      hidesAll: false,
      measure: null,
      until: null,
      rule: null,
      note: null,
      appealUntil: null,
    });
    expect(await reportsOf(reporter)).toEqual([expect.objectContaining({ reason: 'scam', hasActed: true })]);
    expect(await decisionsOf(author)).toEqual([
      expect.objectContaining({
        id: caseId,
        excerpt: 'Send 500 rupees and get a job',
        state: 'decided',
        isRemoved: true,
      }),
    ]);
  });

  it('reads the same for the author, whoever reported', async () => {
    const told: string[] = [];
    const [author] = [await joinMember(app)];
    for (const reason of ['scam', 'hate'] as const) {
      const { id } = await writePost(app, author, '<p>Send money</p>');
      const reporter = await joinMember(app, { name: `Reporter of ${reason}` });
      await report(reporter, 'post', id, reason, `For ${reason}`).expect(201);
      const caseId = await caseOf('post', id);
      await decide(caseId, 1, { outcome: 'violation', rule: 6, remove: true }).expect(200);
      await letTenMinutesPass(caseId);
      const [decision] = await decisionsOf(author);
      const [notice] = await notices(author);
      const own = JSON.stringify([decision, notice])
        .replaceAll(`"${caseId}"`, '"case"')
        .replaceAll(`"${id}"`, '"post"')
        .replace(`"${notice.id}"`, '"notice"')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');
      told.push(own);
    }
    expect(told[0]).toBe(told[1]);
  });

  it('without a violation tells the reporter alone; in bad faith it reads the same', async () => {
    for (const outcome of ['no_violation', 'bad_faith']) {
      const { author, reporter, id, caseId } = await reportedPost();
      await decide(caseId, 1, { outcome }).expect(200);
      await letTenMinutesPass(caseId);
      expect(await notices(author)).toEqual([]);
      expect(await decisionsOf(author)).toEqual([]);
      expect((await notices(reporter))[0].notice).toMatchObject({
        about: 'report',
        hasActed: false,
        outcome: null,
      });
      await seen(id, reporter).expect(200);
    }
  });

  it('to send help tells the author where to find it, and nobody that anything was done', async () => {
    const { author, reporter, caseId } = await reportedPost('self_harm');
    await decide(caseId, 1, { outcome: 'send_help', note: 'Write to us any time.' }).expect(200);
    await letTenMinutesPass(caseId);
    expect((await notices(author))[0].notice).toMatchObject({
      about: 'decision',
      outcome: 'send_help',
      hasActed: false,
      appealUntil: null,
    });
    expect((await notices(reporter))[0].notice.hasActed).toBe(false);
  });

  it('suspends at once, and the removal and the suspension are recorded', async () => {
    const { author, caseId, id } = await reportedPost('hate');
    await decide(caseId, 1, { ...removal, measure: 'suspension' }).expect(200);
    await seen(id, author).expect(401);
    const actions = await app.rows<{ action: string }>(
      'SELECT action FROM audit_event WHERE member_id = $1 ORDER BY id DESC LIMIT 3',
      [author.id],
    );
    const done = ['case_decided', 'member_suspended', 'post_removed'];
    expect(actions.map(({ action }) => action)).toEqual(done);
    const acts = await app
      .call('/admin/audit/search', { kind: 'acts', memberId: author.id }, registrar)
      .expect(200);
    expect(acts.body.data.events.map(({ action }: { action: string }) => action)).toEqual(done);
  });

  it('names what is missing or does not belong to it', async () => {
    const { caseId } = await reportedPost();
    const errors = async (form: object) => (await decide(caseId, 1, form).expect(400)).body.errors;
    expect(await errors({ outcome: 'violation' })).toEqual({ rule: 'Say which rule is broken' });
    expect(await errors({ outcome: 'no_violation', remove: true })).toHaveProperty('remove');
    expect(await errors({ outcome: 'bad_faith', measure: 'warning' })).toHaveProperty('measure');
    expect(await errors({ outcome: 'violation', rule: 10 })).toHaveProperty('rule');
    const reporter = await joinMember(app);
    const other = await joinMember(app);
    await report(reporter, 'member', other.id).expect(201);
    const form = { outcome: 'violation', rule: 1, remove: true };
    expect((await decide(await caseOf('member', other.id), 1, form).expect(400)).body.errors).toHaveProperty(
      'remove',
    );
    await decide('999999', 1, { outcome: 'no_violation' }).expect(404);
  });

  it('of two administrators at once is made once; the other changes nothing', async () => {
    for (const [one, other] of [
      [removal, removal],
      [removal, { outcome: 'no_violation' }],
      [{ ...removal, remove: false, measure: 'suspension' }, { outcome: 'no_violation' }],
    ]) {
      const { author, id, caseId } = await reportedPost();
      const answers = await Promise.all([
        decide(caseId, 1, one!, registrar),
        decide(caseId, 1, other!, proctor),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)!.body.error).toBe('already_decided');
      const { decision } = await getCase(caseId);
      const [state] = await app.rows<{ removed: boolean; suspended: boolean }>(
        `SELECT p.withheld IS NOT NULL AS removed, m.suspended_at IS NOT NULL AS suspended
           FROM post p JOIN member m ON m.id = p.author_id WHERE p.id = $1`,
        [id],
      );
      expect(state).toEqual({ removed: decision.isRemoved, suspended: decision.measure === 'suspension' });
      const events = await app.rows(
        `SELECT FROM audit_event WHERE member_id = $1 AND action = 'case_decided'`,
        [author.id],
      );
      expect(events).toHaveLength(1);
    }
  });

  it('of what its author deleted meanwhile holds, and removes nothing', async () => {
    const { author, id, caseId } = await reportedPost();
    await app.call('/user/feeds/delete', { id }, author.token).expect(200);
    expect(await getCase(caseId)).toMatchObject({
      isVisible: false,
      content: { text: expect.stringContaining('500') },
    });
    await decide(caseId, 1, removal).expect(200);
    expect((await getCase(caseId)).decision).toMatchObject({ isRemoved: false, rule: 6 });
  });
});

describe('undoing a decision', () => {
  it('takes back what it did, opens the case again, and nobody was told', async () => {
    const { author, reporter, id, caseId } = await reportedPost();
    await decide(caseId, 1, { ...removal, measure: 'suspension' }).expect(200);
    await undo(caseId, proctor).expect(409);
    await undo(caseId).expect(200);
    await undo(caseId).expect(409);
    await seen(id, reporter).expect(200);
    await signIn(app, author.email);
    expect(await getCase(caseId)).toMatchObject({ state: 'open', version: 3, decision: null });
    await letTenMinutesPass(caseId);
    expect(await notices(reporter)).toEqual([]);
  });

  it('joins what was reported since to the case that is open again, as urgent as that is', async () => {
    const { reporter, id, caseId } = await reportedPost('spam');
    await decide(caseId, 1, { outcome: 'violation', rule: 8 }).expect(200);
    await report(reporter, 'post', id, 'hate', 'Worse now').expect(201);
    await report(await joinMember(app), 'post', id, 'intimate').expect(201);
    expect(await caseOf('post', id)).not.toBe(caseId);
    await undo(caseId).expect(200);
    expect(await caseOf('post', id)).toBe(caseId);
    const found = await getCase(caseId);
    expect(found.priority).toBe(0);
    // Of who reported twice the newer report.
    expect(found.reports.map(({ reason }: { reason: string }) => reason).sort()).toEqual([
      'hate',
      'intimate',
    ]);
    expect(found.reports.find(({ reason }: { reason: string }) => reason === 'hate').text).toBe('Worse now');
  });

  it('at the same time as new reports leaves one open case, which has all of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, caseId } = await reportedPost('spam');
      await decide(caseId, 1, { outcome: 'violation', rule: 8 }).expect(200);
      const reporters = await Promise.all(Array.from({ length: 4 }, () => joinMember(app)));
      const [undone, ...answers] = await Promise.all([
        undo(caseId),
        ...reporters.map((by) => report(by, 'post', id, 'hate')),
      ]);
      expect(undone.status).toBe(200);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect(await caseOf('post', id)).toBe(caseId);
      expect((await getCase(caseId)).reports).toHaveLength(5);
    }
  });

  it('is refused after ten minutes, and leaves a suspension for another reason', async () => {
    const { author, caseId } = await reportedPost();
    const form = { id: author.id, status: 'suspended', reason: 'Asked by the dean' };
    await app.call('/admin/users/setUserStatus', form, registrar).expect(200);
    await decide(caseId, 1, { ...removal, measure: 'suspension' }).expect(200);
    await undo(caseId).expect(200);
    const login = { emailOrPhone: author.email, password: 'mango pickle monsoon' };
    await app.call('/user/auth/login', login).expect(401);
    await decide(caseId, 3, removal).expect(200);
    await letTenMinutesPass(caseId);
    await undo(caseId).expect(409);
  });
});

describe('an appeal', () => {
  const appeal = (by: TestMember, decisionId: string, text = 'It was a joke') =>
    app.call('/user/safety/appeal', { decisionId, text }, by.token);
  async function decidedPost() {
    const scene = await reportedPost();
    await decide(scene.caseId, 1, removal).expect(200);
    await letTenMinutesPass(scene.caseId);
    return scene;
  }

  it('is asked once, and answered by somebody else, who can reverse the decision', async () => {
    const { author, reporter, id, caseId } = await decidedPost();
    await appeal(author, caseId).expect(200);
    await appeal(author, caseId).expect(409);
    const found = await getCase(caseId, proctor);
    expect(found).toMatchObject({ state: 'appealed', appeal: { text: 'It was a joke', isDecidable: true } });
    expect((await getCase(caseId, registrar)).appeal.isDecidable).toBe(false);
    await answer(caseId, found.version, 'overturned', registrar).expect(403);
    const both = await Promise.all([
      answer(caseId, found.version, 'overturned', proctor, 'You were right'),
      answer(caseId, found.version, 'upheld', proctor),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { state } = await getCase(caseId, proctor);
    await seen(id, reporter).expect(state === 'overturned' ? 200 : 404);
    const [latest] = await notices(author);
    expect(latest.notice).toMatchObject({
      about: 'appeal',
      hasActed: state === 'upheld',
      note: expect.any(String),
    });
    expect(await decisionsOf(author)).toEqual([
      expect.objectContaining({
        state,
        appeal: 'It was a joke',
        appealUntil: null,
        reply: expect.any(String),
      }),
    ]);
  });

  it('is refused to others, before the notice, after 30 days, and where nothing was decided against one', async () => {
    const { author, reporter, caseId } = await reportedPost();
    await appeal(author, caseId).expect(404);
    await decide(caseId, 1, removal).expect(200);
    await appeal(author, caseId).expect(404);
    await letTenMinutesPass(caseId);
    await appeal(reporter, caseId).expect(404);
    await app.rows(`UPDATE review_case SET decided_at = now() - interval '31 days' WHERE id = $1`, [caseId]);
    await appeal(author, caseId).expect(409);
    const { author: helped, caseId: help } = await reportedPost('self_harm');
    await decide(help, 1, { outcome: 'send_help' }).expect(200);
    await letTenMinutesPass(help);
    await appeal(helped, help).expect(409);
  });
});

it('a decision is refused when a graver report has come since the case was opened, and nothing is done', async () => {
  const { id, caseId } = await reportedPost('spam');
  const { version } = await getCase(caseId);
  await report(await joinMember(app), 'post', id, 'other').expect(201);
  expect((await getCase(caseId)).version).toBe(version);
  await report(await joinMember(app), 'post', id, 'hate').expect(201);
  const refused = await decide(caseId, version, removal).expect(409);
  expect(refused.body).toMatchObject({
    error: 'already_decided',
    message: 'Somebody has reported this again meanwhile. Please look once more. Nothing of yours was done.',
  });
  await seen(id, await joinMember(app)).expect(200);
  await decide(caseId, (await getCase(caseId)).version, removal).expect(200);
  const late = await decide(caseId, version, removal).expect(409);
  expect(late.body.message).toBe('Somebody has decided this meanwhile. Nothing of yours was done.');
});

it('the reason of a suspension stays as long as that stands, also after 180 days', async () => {
  const member = await joinMember(app);
  const suspend = { id: member.id, status: 'suspended', reason: 'Sold exam papers' };
  await app.call('/admin/users/setUserStatus', suspend, registrar).expect(200);
  const [{ id } = { id: '' }] = await app.rows<{ id: string }>(
    `UPDATE review_case SET decided_at = now() - interval '181 days' WHERE member_id = $1 RETURNING id`,
    [member.id],
  );
  const kept = async () => {
    await tell();
    const [row] = await app.rows('SELECT snapshot, reason FROM review_case WHERE id = $1', [id]);
    return row;
  };
  expect(await kept()).toEqual({ snapshot: {}, reason: 'Sold exam papers' });
  await app.call('/admin/users/setUserStatus', { id: member.id, status: 'active' }, registrar).expect(200);
  expect(await kept()).toEqual({ snapshot: {}, reason: null });
});

it('words of cases go 180 days after the decision, the figures stay', async () => {
  const { author, caseId } = await reportedPost();
  await decide(caseId, 1, removal).expect(200);
  await letTenMinutesPass(caseId);
  await app.rows(`UPDATE review_case SET decided_at = now() - interval '181 days' WHERE id = $1`, [caseId]);
  await tell();
  const found = await getCase(caseId);
  expect(found.content.text).toBe('');
  expect(found.reports).toEqual([expect.objectContaining({ text: '', reason: 'spam' })]);
  expect(await decisionsOf(author)).toEqual([expect.objectContaining({ excerpt: '', rule: 6 })]);
});
