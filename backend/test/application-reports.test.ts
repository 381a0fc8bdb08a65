import { ApplicationEndsService } from '../src/modules/applications/application-ends.service.js';
import { DecisionsService } from '../src/modules/review/decisions.service.js';
import { startApp, type TestApp } from './support/app.js';
import {
  joinMember,
  makePage,
  signInAdministrator,
  signInModerator,
  type TestMember,
} from './support/factories.js';
import { told } from './support/notifications.js';
import { applyFor, makeOpening, NOTE } from './support/openings.js';

let app: TestApp;
let warden: string;
beforeAll(async () => {
  app = await startApp();
  warden = await signInModerator(app);
});
afterAll(() => app.close());

const FEE = 'Pay 500 rupees first, then you start on Monday.';
/** The line before a message: when it was sent. */
const TIME = String.raw`\d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d`;
const lines = (...texts: string[]) =>
  expect.stringMatching(
    new RegExp(`^${texts.map((text) => text.replace(/[.?]/g, String.raw`\$&`)).join('\n\n')}$`),
  );

const report = (by: TestMember, id: string, reason = 'scam') =>
  app.call('/user/safety/report', { kind: 'application', id, reason, text: 'A fee' }, by.token);
const write = (by: TestMember, id: string, body: string) =>
  app.call('/user/applications/sendMessage', { id, body }, by.token).expect(201);
const details = async (by: TestMember, id: string) =>
  (await app.call('/user/applications/get', { id }, by.token).expect(200)).body.data;
const console_ = (path: string, body: object) => app.call(`/admin/review/${path}`, body, warden);
const casesOf = async (member: TestMember): Promise<{ id: string }[]> => {
  const { body } = await console_('getCases', { limit: 50 }).expect(200);
  return body.data.cases.filter(({ User }: { User: { id: string } | null }) => User?.id === member.id);
};
const caseOf = async (member: TestMember) => {
  const [{ id }, ...others] = (await casesOf(member)) as [{ id: string }];
  expect(others).toEqual([]);
  return (await console_('getCase', { id }).expect(200)).body.data;
};
const tell = () => app.nest.get(DecisionsService).tell();

/** A new application with both sides, who have not written yet but for the application itself. */
async function applied() {
  const [manager, applicant] = [await joinMember(app), await joinMember(app)];
  const openingId = await makeOpening(app, manager, { pageId: await makePage(app, manager) });
  const { id } = await applyFor(app, applicant, openingId, { shareEmail: true, sharePhone: true });
  return { manager, applicant, openingId, id };
}

describe('a report of an application', () => {
  it('shows moderators what the reporter received, each side in a case of its own, and nothing else', async () => {
    const { manager, applicant, openingId, id } = await applied();
    await write(manager, id, FEE);
    await write(applicant, id, 'Why a fee?');
    await write(manager, id, 'Everybody pays.');
    await report(applicant, id).expect(201);
    await report(manager, id, 'hate').expect(201);
    const [ofManager, ofApplicant] = [await caseOf(manager), await caseOf(applicant)];
    expect(ofManager).toMatchObject({
      ...{ kind: 'application', targetId: id, isEdited: false, isVisible: true },
      content: { title: 'Web developer', parentId: openingId, images: [] },
    });
    expect(ofManager.content.text).toEqual(lines(`${TIME}\n${FEE}`, `${TIME}\nEverybody pays.`));
    expect(ofApplicant.content.text).toEqual(
      lines(NOTE, '• The club’s', 'https://example.org/a', `${TIME}\nWhy a fee?`),
    );
    const all = JSON.stringify([ofManager, ofApplicant]);
    for (const contact of [applicant.email, applicant.phone]) expect(all).not.toContain(contact);
  });

  it('is for both sides, once the other one has written something; the screen says so', async () => {
    const { manager, applicant, id } = await applied();
    expect((await details(applicant, id)).canReport).toBe(false);
    expect((await details(manager, id)).canReport).toBe(true);
    await report(applicant, id).expect(404);
    await report(await joinMember(app), id).expect(404);
    await report(applicant, '999999999').expect(404);
    await write(applicant, id, 'Hello?');
    await report(applicant, id).expect(404);
    await write(manager, id, FEE);
    expect((await details(applicant, id)).canReport).toBe(true);
    await report(applicant, id).expect(201);
  });

  it('is made by who was blocked, and not by whom the other side blocked and who sees nothing', async () => {
    const { manager, applicant, id } = await applied();
    await write(manager, id, FEE);
    const block = (by: TestMember, userId: string, relation = 'block') =>
      app.call('/user/safety/setRelation', { userId, relation }, by.token).expect(200);
    await block(manager, applicant.id);
    await report(applicant, id).expect(201);
    await report(manager, id).expect(201);
    await block(manager, applicant.id, 'none');
    await block(applicant, manager.id);
    await report(manager, id).expect(404);
  });

  it('keeps what was received then; a repeat adds what came since, and what was seen before is not decided', async () => {
    const { manager, applicant, id } = await applied();
    await write(manager, id, FEE);
    const first = (await report(applicant, id).expect(201)).body.data.reportId;
    const seen = await caseOf(manager);
    await write(manager, id, 'Or I tell your college.');
    const before = await caseOf(manager);
    expect(before).toMatchObject({ isEdited: true, content: seen.content, version: seen.version });
    expect((await report(applicant, id).expect(201)).body.data.reportId).toBe(first);
    const after = await caseOf(manager);
    expect(after.isEdited).toBe(false);
    expect(after.content.text).toEqual(lines(`${TIME}\n${FEE}`, `${TIME}\nOr I tell your college.`));
    const verdict = { id: after.id, outcome: 'no_violation' };
    await console_('decide', { ...verdict, version: before.version }).expect(409);
    // Nothing came since: a repeat changes nothing.
    await report(applicant, id).expect(201);
    await console_('decide', { ...verdict, version: after.version }).expect(200);
    await report(applicant, id).expect(201);
    expect(await casesOf(manager)).toEqual([]);
    await write(manager, id, 'Pay now.');
    await report(applicant, id).expect(201);
    expect(await casesOf(manager)).toHaveLength(1);
  });

  it('is decided with measures, never with a removal; both sides are told, neither of the other', async () => {
    const { manager, applicant, id } = await applied();
    await write(manager, id, FEE);
    await report(applicant, id).expect(201);
    const { id: caseId, version } = await caseOf(manager);
    const verdict = { id: caseId, version, outcome: 'violation', rule: 6, measure: 'limit', days: 3 };
    const refused = await console_('decide', { ...verdict, remove: true }).expect(400);
    expect(refused.body.errors).toEqual({
      remove: 'What was written in an application stays with both sides',
    });
    await console_('decide', { ...verdict, note: 'No fees.' }).expect(200);
    await app.call('/user/applications/sendMessage', { id, body: FEE }, manager.token).expect(403);
    expect((await details(applicant, id)).events.at(-1).body).toBe(FEE);
    await app.rows(`UPDATE review_case SET decided_at = decided_at - interval '10 minutes' WHERE id = $1`, [
      caseId,
    ]);
    await app.rows(`UPDATE report SET at = at - interval '11 minutes' WHERE case_id = $1`, [caseId]);
    await tell();
    const notice = async (member: TestMember) =>
      (await told(app, member)).notifications.find(({ kind }) => kind === 'notice')?.notice;
    expect(await notice(manager)).toMatchObject({
      ...{
        about: 'decision',
        kind: 'application',
        outcome: 'violation',
        isRemoved: false,
        measure: 'limit',
        rule: 6,
      },
      note: 'No fees.',
    });
    expect(await notice(applicant)).toMatchObject({ about: 'report', hasActed: true });
    const own = async (member: TestMember, call: string) =>
      (await app.call(`/user/safety/${call}`, {}, member.token).expect(200)).body.data;
    expect((await own(manager, 'getDecisions')).decisions).toMatchObject([
      { kind: 'application', targetId: id, excerpt: 'Web developer', measure: 'limit' },
    ]);
    expect((await own(applicant, 'getReports')).reports).toMatchObject([
      { kind: 'application', reason: 'scam', text: 'A fee', hasActed: true },
    ]);
    expect((await own(applicant, 'getDecisions')).decisions).toEqual([]);
  });

  it('keeps its evidence when the texts of the application go, until 180 days after the decision', async () => {
    const { manager, applicant, id } = await applied();
    await write(manager, id, FEE);
    await report(applicant, id).expect(201);
    const { id: caseId, version, content } = await caseOf(manager);
    await app.rows(
      `UPDATE application SET state = 'withdrawn', ended_at = now() - interval '181 days' WHERE id = $1`,
      [id],
    );
    await app.nest.get(ApplicationEndsService).run();
    expect(await details(applicant, id)).toMatchObject({ note: '', canReport: false });
    await report(manager, id).expect(404);
    expect(await caseOf(manager)).toMatchObject({ content, isEdited: false });
    await console_('decide', { id: caseId, version, outcome: 'violation', rule: 6 }).expect(200);
    await app.rows(`UPDATE review_case SET decided_at = now() - interval '181 days' WHERE id = $1`, [caseId]);
    await tell();
    const forgotten = (await console_('getCase', { id: caseId }).expect(200)).body.data;
    expect(forgotten.content).toMatchObject({ title: null, text: '' });
  });

  it('cannot be made once nobody knows who wrote: the opening is gone for good', async () => {
    const { manager, applicant, openingId, id } = await applied();
    await write(manager, id, FEE);
    await app.call('/admin/content/removeOpening', { id: openingId, reason: 'a' }, warden).expect(200);
    expect((await details(applicant, id)).canReport).toBe(true);
    await report(applicant, id).expect(201);
    await app.rows('DELETE FROM opening WHERE id = $1', [openingId]);
    expect((await details(applicant, id)).canReport).toBe(false);
  });

  it('is in the log without the application, and says who reported to an administrator alone', async () => {
    const { manager, applicant, id } = await applied();
    await write(manager, id, FEE);
    await report(applicant, id).expect(201);
    const { id: caseId, version, reports } = await caseOf(manager);
    await console_('decide', {
      id: caseId,
      version,
      outcome: 'violation',
      rule: 6,
      measure: 'warning',
    }).expect(200);
    const [event] = await app.rows(
      `SELECT subject_kind AS kind, member_id AS "memberId" FROM audit_event WHERE action = 'case_decided' ORDER BY id DESC LIMIT 1`,
    );
    expect(event).toEqual({ kind: null, memberId: manager.id });
    const asked = { reportId: reports[0].id, reason: 'A threat' };
    await console_('reveal', asked).expect(403);
    const dean = await signInAdministrator(app, 'dean');
    const { body } = await app.call('/admin/review/reveal', asked, dean).expect(200);
    expect(body.data.User.id).toBe(applicant.id);
  });
});
