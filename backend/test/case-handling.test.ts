import { AccountPurgeService } from '../src/modules/account/account-purge.service.js';
import { DecisionsService } from '../src/modules/review/decisions.service.js';
import { startApp, type TestApp } from './support/app.js';
import { joinMember, signInAdministrator, writePost, type TestMember } from './support/factories.js';

let app: TestApp;
let registrar: string;
let dean: string;
let asha: string;
let vikram: string;
beforeAll(async () => {
  app = await startApp();
  registrar = await signInAdministrator(app, 'registrar');
  dean = await signInAdministrator(app, 'dean');
  asha = await signInAdministrator(app, 'asha', 'moderator');
  vikram = await signInAdministrator(app, 'vikram', 'moderator');
});
afterAll(() => app.close());

const report = (by: TestMember, id: string, reason: string, text = '') =>
  app.call('/user/safety/report', { kind: 'post', id, reason, text }, by.token).expect(201);
async function aCase(reason = 'spam') {
  const [author, reporter] = [await joinMember(app), await joinMember(app)];
  const { id: postId } = await writePost(app, author, '<p>Send 500 rupees</p>');
  const { reportId } = (await report(reporter, postId, reason, 'He asked me')).body.data;
  const [row] = await app.rows<{ id: string }>(`SELECT id FROM review_case WHERE target_id = $1`, [postId]);
  return { author, reporter, postId, reportId: String(reportId), id: row!.id };
}
const getCase = async (id: string, by = registrar) =>
  (await app.call('/admin/review/getCase', { id }, by).expect(200)).body.data;
const listed = async (by: string): Promise<string[]> => {
  const { body } = await app.call('/admin/review/getCases', { limit: 50 }, by).expect(200);
  return body.data.cases.map(({ id }: { id: string }) => id);
};
const waitingFor = async (by: string): Promise<number> =>
  (await app.call('/admin/settings/getAttention', {}, by).expect(200)).body.data.waitingCases;
const escalate = (id: string, by: string, version = 1, reason?: string) =>
  app.call('/admin/review/escalate', { id, version, ...(reason && { reason }) }, by);
const addNote = (id: string, text: string, by: string) => app.call('/admin/review/addNote', { id, text }, by);
const refer = (caseId: string, by = registrar) =>
  app.call('/admin/review/recordReferral', { caseId, to: 'Cyber cell, Pune', reference: 'NCRP 312' }, by);
const reveal = (reportId: string, by = registrar) =>
  app.call('/admin/review/reveal', { reportId, reason: 'She was threatened' }, by);
const decide = (id: string, version: number, by: string, more: object = { outcome: 'no_violation' }) =>
  app.call('/admin/review/decide', { id, version, ...more }, by);
const violation = { outcome: 'violation', rule: 3, remove: true };
const recorded = (action: string) =>
  app.rows<{ memberId: string | null; details: Record<string, string> }>(
    `SELECT member_id AS "memberId", details FROM audit_event WHERE action = $1 ORDER BY id DESC LIMIT 1`,
    [action],
  );

describe('a case that is passed to the administrators', () => {
  it('leaves the moderators’ list and counts, with a reason that the administrators read', async () => {
    const { id, author } = await aCase();
    const before = await waitingFor(asha);
    await escalate(id, asha, 1, 'I know him').expect(200);
    expect(await listed(vikram)).not.toContain(id);
    expect(await waitingFor(vikram)).toBe(before - 1);
    expect(await waitingFor(registrar)).toBe(before);
    expect(await listed(registrar)).toContain(id);
    const shown = await getCase(id);
    expect(shown).toMatchObject({ isEscalated: true, state: 'open', version: 2 });
    expect(shown.notes).toMatchObject([{ kind: 'escalation', text: 'I know him', by: 'asha' }]);
    expect(await recorded('case_escalated')).toEqual([{ memberId: author.id, details: { caseId: id } }]);
    const refused = await decide(id, 2, vikram).expect(403);
    expect(refused.body.message).toBe('This case was passed to the administrators: they decide it');
    await decide(id, 2, registrar).expect(200);
    expect((await getCase(id)).isEscalated).toBe(false);
  });

  it('is passed on by one of two at once, and not decided on what was known before', async () => {
    const { id } = await aCase();
    const both = await Promise.all([escalate(id, asha), escalate(id, vikram)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await getCase(id)).notes).toHaveLength(1);
    await decide(id, 1, dean).expect(409);
    const decided = await aCase();
    await decide(decided.id, 1, dean).expect(200);
    await escalate(decided.id, asha, 2).expect(409);
  });

  it('is answered by moderators, too, once it was decided and appealed', async () => {
    const { id, author } = await aCase();
    await escalate(id, asha).expect(200);
    await decide(id, 2, registrar, violation).expect(200);
    await app.rows(`UPDATE review_case SET decided_at = decided_at - interval '10 minutes' WHERE id = $1`, [
      id,
    ]);
    await app.nest.get(DecisionsService).tell();
    await app.call('/user/safety/appeal', { decisionId: id, text: 'A joke' }, author.token).expect(200);
    expect(await listed(asha)).toContain(id);
  });
});

describe('a note', () => {
  it('is read by everybody who reviews, with author and time, and by no member; its words are not in the log', async () => {
    const { id, author, reporter } = await aCase();
    await addNote(id, 'His warden knows', asha).expect(200);
    await decide(id, 1, registrar, violation).expect(200);
    await addNote(id, 'Told the warden', registrar).expect(200);
    const { notes } = await getCase(id, vikram);
    expect(notes).toMatchObject([
      { kind: 'note', text: 'His warden knows', by: 'asha' },
      { kind: 'note', text: 'Told the warden', by: 'registrar' },
    ]);
    expect(Date.parse(notes[0].at)).toBeLessThanOrEqual(Date.parse(notes[1].at));
    expect(await recorded('case_noted')).toEqual([{ memberId: author.id, details: { caseId: id } }]);
    await app.rows(`UPDATE review_case SET decided_at = decided_at - interval '10 minutes' WHERE id = $1`, [
      id,
    ]);
    await app.nest.get(DecisionsService).tell();
    for (const [member, path] of [
      [author, '/user/safety/getDecisions'],
      [author, '/user/notifications/getAll'],
      [reporter, '/user/safety/getReports'],
      [reporter, '/user/notifications/getAll'],
    ] as const)
      expect((await app.call(path, {}, member.token).expect(200)).text).not.toContain('warden');
    await addNote(id, ' ', asha).expect(400);
    expect((await addNote(id, 'x'.repeat(501), asha).expect(400)).body.errors.text).toBeDefined();
  });

  it('stays when a newer case joins, and goes with the words of the case after 180 days, not if it was referred', async () => {
    const [joined, referred] = [await aCase(), await aCase()];
    await decide(joined.id, 1, registrar, { outcome: 'violation', rule: 6 }).expect(200);
    await report(await joinMember(app), joined.postId, 'hate');
    const [newer] = await app.rows<{ id: string }>(
      `SELECT id FROM review_case WHERE target_id = $1 AND state = 'open'`,
      [joined.postId],
    );
    await addNote(newer!.id, 'The same again', asha).expect(200);
    await escalate(newer!.id, asha).expect(200);
    await app.call('/admin/review/undo', { id: joined.id }, registrar).expect(200);
    const one = await getCase(joined.id);
    expect(one.notes).toMatchObject([{ text: 'The same again' }, { kind: 'escalation' }]);
    expect(one.isEscalated).toBe(true);

    await addNote(referred.id, 'Ask the police', asha).expect(200);
    await refer(referred.id).expect(200);
    for (const [id, version] of [
      [joined.id, one.version],
      [referred.id, 1],
    ]) {
      await decide(id, version, registrar).expect(200);
      await app.rows(`UPDATE review_case SET decided_at = decided_at - interval '181 days' WHERE id = $1`, [
        id,
      ]);
    }
    await app.nest.get(DecisionsService).tell();
    expect((await getCase(joined.id)).notes).toEqual([]);
    expect((await getCase(joined.id)).content.text).toBe('');
    expect((await getCase(referred.id)).notes).toMatchObject([{ text: 'Ask the police' }]);
    expect((await getCase(referred.id)).content.text).toBe('<p>Send 500 rupees</p>');
  });
});

describe('that a child is in danger', () => {
  it('only an administrator decides, and only once somebody outside was told', async () => {
    const { id, author } = await aCase('child_safety');
    expect((await decide(id, 1, asha, violation).expect(403)).body.message).toBe(
      'Only an administrator decides that a child is in danger. Pass the case to them.',
    );
    const { body } = await decide(id, 1, registrar, violation).expect(400);
    expect(body.errors.outcome).toBe('First record to whom this case was referred');
    await refer(id).expect(200);
    expect((await getCase(id)).referrals).toMatchObject([
      { to: 'Cyber cell, Pune', reference: 'NCRP 312', by: 'registrar' },
    ]);
    expect(await recorded('case_referred')).toEqual([{ memberId: author.id, details: { caseId: id } }]);
    await decide(id, 1, asha, violation).expect(403);
    await decide(id, 1, registrar, violation).expect(200);
  });

  it('is denied by two, of whom the second one closes the case; until then nothing is decided', async () => {
    const { id, postId, author } = await aCase('child_safety');
    await escalate(id, asha).expect(200);
    const first = await decide(id, 2, registrar).expect(200);
    expect(first.body).toMatchObject({
      message: 'Noted. Somebody else must find the same.',
      data: { undoableUntil: null },
    });
    expect(await getCase(id, asha)).toMatchObject({
      state: 'open',
      version: 3,
      // Anybody may agree.
      isEscalated: false,
      proposal: { outcome: 'no_violation', by: 'registrar', isOwn: false },
      needsSecond: true,
    });
    expect((await getCase(id)).proposal).toMatchObject({ isOwn: true });
    expect(await listed(asha)).toContain(id);
    expect((await decide(id, 3, registrar).expect(403)).body.message).toBe(
      'You have found this already. Somebody else must agree.',
    );
    expect(await recorded('case_proposed')).toEqual([
      { memberId: author.id, details: { outcome: 'no_violation' } },
    ]);
    // Another finding is no agreement.
    await decide(id, 3, dean, { outcome: 'bad_faith' }).expect(200);
    expect((await getCase(id)).proposal).toMatchObject({ outcome: 'bad_faith', by: 'dean' });
    await decide(id, 4, dean).expect(200);
    // What was reported since, the dean has not seen.
    await report(await joinMember(app), postId, 'hate');
    const now = await getCase(id);
    expect(now.proposal).toBeNull();
    const again = await decide(id, now.version, asha).expect(200);
    expect(again.body.data.undoableUntil).toBeNull();
    const closed = await decide(id, now.version + 1, dean).expect(200);
    expect(closed.body.data.undoableUntil).not.toBeNull();
    expect(await getCase(id)).toMatchObject({ state: 'decided', outcome: 'no_violation', proposal: null });
    // Undone, it waits for the second one again.
    await app.call('/admin/review/undo', { id }, dean).expect(200);
    expect((await getCase(id)).proposal).toMatchObject({ outcome: 'no_violation', by: 'asha' });
  });

  it('is denied by two at once in two steps, never by one of them in both', async () => {
    const { id } = await aCase('child_safety');
    const both = await Promise.all([decide(id, 1, asha), decide(id, 1, asha), decide(id, 1, vikram)]);
    // Whoever comes second finds a newer case, or that they have found this already.
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of both) expect([200, 403, 409]).toContain(status);
    expect((await getCase(id)).state).toBe('open');
  });

  it('says who reported to an administrator, and the log says that they asked and why, not whom they saw', async () => {
    const { reportId, reporter, id } = await aCase('child_safety');
    expect((await getCase(id)).reports.map((each: { id: string }) => each.id)).toEqual([reportId]);
    await reveal(reportId, asha).expect(403);
    expect((await reveal(reportId).expect(200)).body.data.User).toMatchObject({
      id: reporter.id,
      name: reporter.name,
    });
    expect(await recorded('reporter_revealed')).toEqual([
      { memberId: null, details: { caseId: id, reportId, reason: 'She was threatened' } },
    ]);
    await app.rows(`UPDATE member SET deleted_at = now() - interval '15 days' WHERE id = $1`, [reporter.id]);
    await app.nest.get(AccountPurgeService).purge(new AbortController().signal);
    await reveal(reportId).expect(404);
  });

  // Last: it removes the other accounts.
  it('is denied by the only one who is there', async () => {
    const { id } = await aCase('child_safety');
    await app.rows(`DELETE FROM administrator WHERE user_name <> 'registrar'`);
    expect((await getCase(id)).needsSecond).toBe(false);
    const { body } = await decide(id, 1, registrar).expect(200);
    expect(body.data.undoableUntil).not.toBeNull();
  });
});
