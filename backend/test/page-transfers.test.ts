import { PageTransfersRepository } from '../src/modules/page-staff/page-transfers.repository.js';
import { startApp, type TestApp } from './support/app.js';
import {
  follow,
  joinMember,
  makePage,
  PASSWORD,
  signInAdministrator,
  type TestMember,
} from './support/factories.js';
import { insertApplication } from './support/applications.js';
import { mailsTo, untilMailsAreSent } from './support/mails.js';
import { miscounted } from './support/counters.js';
import { applyFor, makeOpening } from './support/openings.js';
import { unzip } from './support/unzip.js';

let app: TestApp;
let owner: TestMember;
let asked: TestMember;
let pageId: string;
let administrator: string;
beforeAll(async () => {
  app = await startApp();
  administrator = await signInAdministrator(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  [owner, asked] = [await joinMember(app), await joinMember(app)];
  pageId = await makePage(app, owner, 'Chess circle');
  await follow(app, pageId, asked);
});

const offer = (to: TestMember | null, caller = owner, password: string | undefined = PASSWORD) =>
  app.call('/user/pages/offerTransfer', { id: pageId, toId: to && to.id, password }, caller.token);
const answer = (accepts: boolean, caller = asked, password: string | undefined = PASSWORD) =>
  app.call('/user/pages/answerTransfer', { id: pageId, accepts, password }, caller.token);
const setRole = (caller: TestMember, memberId: string, role: 'moderator' | 'none') =>
  app.call('/user/pages/setRole', { id: pageId, memberId, role }, caller.token);
const rolesFor = async (caller: TestMember) =>
  (await app.call('/user/pages/getRoles', { id: pageId }, caller.token).expect(200)).body.data;
const moderatorIds = async (caller: TestMember) =>
  (await rolesFor(caller)).moderators.map(({ User }: { User: { id: string } }) => User.id);
const noticesOf = async (member: TestMember) => {
  const { body } = await app.call('/user/notifications/getAll', {}, member.token).expect(200);
  return body.data.notifications
    .filter(({ kind }: { kind: string }) => kind === 'notice')
    .map((row: { notice: { about: string; hasActed: boolean }; Page: { id: string } }) => [
      row.notice.about,
      row.notice.hasActed,
      row.Page.id,
    ]);
};
const acts = async (reader: TestMember) => {
  const { body } = await app.call('/user/pages/getPageActs', { id: pageId }, reader.token).expect(200);
  return body.data.acts.map(
    ({ act, Actor, User }: { act: string; Actor: { id: string } | null; User: { id: string } | null }) => [
      act,
      Actor?.id,
      User?.id,
    ],
  );
};
const audited = () =>
  app.rows(
    `SELECT action, actor_id AS actor, member_id AS member FROM audit_event
      WHERE subject_kind = 'page' AND subject_id = $1 ORDER BY id`,
    [pageId],
  );
async function exported({ token }: TestMember): Promise<(name: string) => Record<string, unknown>[]> {
  const { body } = await app.call('/user/account/export', {}, token).responseType('blob').expect(200);
  const files = await unzip(body as Buffer);
  return (name) => JSON.parse(files.get(`${name}.json`)?.toString() ?? '[]') as Record<string, unknown>[];
}
const block = (member: TestMember, other: TestMember) =>
  app.call('/user/safety/setRelation', { userId: other.id, relation: 'block' }, member.token);
const confirmAddress = (member: TestMember) =>
  app.rows('UPDATE member SET email_confirmed_at = now() WHERE id = $1', [member.id]);

describe('a page that is offered', () => {
  it('is taken over by a follower within seven days; the owner before becomes moderator', async () => {
    const offered = await offer(asked).expect(200);
    const { until } = offered.body.data.transfer;
    const days = (Date.parse(until) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    const taken = await answer(true).expect(200);
    expect(taken.body.data).toMatchObject({
      owner: { id: asked.id },
      moderators: [{ User: { id: owner.id } }],
      role: 'owner',
      transfer: null,
    });
    const { admin } = (await app.call('/user/pages/getPageById', { id: pageId }, asked.token).expect(200))
      .body.data;
    expect(admin).toMatchObject({ id: asked.id, isAdmin: true });
    await setRole(owner, owner.id, 'none').expect(200);
    expect(await miscounted((text) => app.rows(text))).toEqual({});
  });

  it('stays whose it is when the follower declines', async () => {
    await offer(asked).expect(200);
    const declined = await answer(false, asked, undefined).expect(200);
    expect(declined.body.data).toMatchObject({ owner: { id: owner.id }, role: null, transfer: null });
    await answer(true).expect(403);
    expect(await noticesOf(owner)).toEqual([['handover', false, pageId]]);
  });

  it('is offered and accepted with the password, and not without it', async () => {
    const refused = await offer(asked, owner, 'wrong password').expect(400);
    expect(refused.body.errors).toEqual({ password: 'This is not your current password' });
    await offer(asked, owner, '').expect(400);
    expect((await rolesFor(owner)).transfer).toBeNull();
    await offer(asked).expect(200);
    await answer(true, asked, 'wrong password').expect(400);
    await answer(true, asked, '').expect(400);
    expect((await rolesFor(owner)).owner.id).toBe(owner.id);
    await answer(true).expect(200);
  });

  it('is offered by its owner alone, to somebody else who follows it', async () => {
    const stranger = await joinMember(app);
    await setRole(owner, asked.id, 'moderator').expect(200);
    await offer(stranger, asked).expect(403);
    await offer(null, asked).expect(403);
    await offer(owner).expect(403);
    const refused = await offer(stranger).expect(403);
    expect(refused.body.message).toBe('Only somebody who follows this page can take it over');
    await app
      .call('/user/pages/offerTransfer', { id: pageId, toId: '999999', password: PASSWORD }, owner.token)
      .expect(404);
    expect(await audited()).toHaveLength(1);
  });

  it('is known to its owner and whom they ask, and to nobody else', async () => {
    const [helper, reader] = [await joinMember(app), await joinMember(app)];
    await follow(app, pageId, helper);
    await setRole(owner, helper.id, 'moderator').expect(200);
    await offer(asked).expect(200);
    const expected = { User: { id: asked.id, name: asked.name }, until: expect.stringMatching(/^20/) };
    expect((await rolesFor(owner)).transfer).toMatchObject(expected);
    expect((await rolesFor(asked)).transfer).toMatchObject(expected);
    for (const other of [helper, reader]) expect((await rolesFor(other)).transfer).toBeNull();
    await answer(true, helper).expect(403);
    await answer(false, helper).expect(403);
  });

  it('is offered to one at a time; withdrawing needs no password, and repeating changes nothing', async () => {
    const other = await joinMember(app);
    await follow(app, pageId, other);
    await offer(asked).expect(200);
    await offer(asked).expect(200);
    const second = await offer(other).expect(409);
    expect(second.body).toMatchObject({
      error: 'state_changed',
      message: `You have asked ${asked.name}. Withdraw that first.`,
    });
    await offer(null, owner, undefined).expect(200);
    await offer(null, owner, undefined).expect(200);
    const late = await answer(true).expect(403);
    expect(late.body.message).toMatch(/^You are not asked to take over this page, or no more\./);
    await offer(other).expect(200);
    expect(await acts(owner)).toEqual([
      ['transfer_offered', owner.id, other.id],
      ['transfer_withdrawn', owner.id, asked.id],
      ['transfer_offered', owner.id, asked.id],
    ]);
  });

  it('can be accepted for seven days; a job forgets the offer then', async () => {
    await offer(asked).expect(200);
    await app.rows(`UPDATE page_transfer SET expires_at = now() WHERE page_id = $1`, [pageId]);
    await answer(true).expect(403);
    expect((await rolesFor(owner)).transfer).toBeNull();
    expect(await noticesOf(asked)).toEqual([['transfer', false, pageId]]);
    // Before the job has run, too.
    const other = await joinMember(app);
    await follow(app, pageId, other);
    await offer(other).expect(200);
    expect((await rolesFor(owner)).transfer.User.id).toBe(other.id);
    await app.rows(`UPDATE page_transfer SET expires_at = now() WHERE page_id = $1`, [pageId]);
    expect(await app.nest.get(PageTransfersRepository).expire()).toBe(1);
    expect(await app.rows('SELECT FROM page_transfer WHERE page_id = $1', [pageId])).toEqual([]);
  });

  it('makes an eleventh moderator of its owner, and an owner of a moderator', async () => {
    await app.rows(
      `WITH helper AS (SELECT id FROM member WHERE id NOT IN ($2, $3) ORDER BY id LIMIT 9),
            followed AS (INSERT INTO follow (page_id, member_id) SELECT $1, id FROM helper RETURNING member_id)
       SELECT FROM followed`,
      [pageId, owner.id, asked.id],
    );
    await app.rows(
      `INSERT INTO page_role (page_id, member_id) SELECT page_id, member_id FROM follow WHERE page_id = $1 AND member_id <> $2`,
      [pageId, asked.id],
    );
    const tenth = await joinMember(app);
    await follow(app, pageId, tenth);
    const before = (await moderatorIds(owner)).length;
    for (let count = before; count < 10; count += 1) {
      const more = await joinMember(app);
      await follow(app, pageId, more);
      await setRole(owner, more.id, 'moderator').expect(200);
    }
    await offer(asked).expect(200);
    await answer(true).expect(200);
    expect(await moderatorIds(asked)).toHaveLength(11);
    expect(await moderatorIds(asked)).toContain(owner.id);
    await setRole(asked, tenth.id, 'moderator').expect(403);
    // Back again, now to a moderator.
    await offer(owner, asked).expect(200);
    await answer(true, owner).expect(200);
    const ids = await moderatorIds(owner);
    expect(ids).toContain(asked.id);
    expect(ids).not.toContain(owner.id);
    expect(await miscounted((text) => app.rows(text))).toEqual({});
  });

  it('is told to both and mailed to both owners, with confirmed addresses alone', async () => {
    await confirmAddress(owner);
    await offer(asked).expect(200);
    expect(await noticesOf(asked)).toEqual([['transfer', true, pageId]]);
    await answer(true).expect(200);
    expect(await noticesOf(asked)).toEqual([['transfer', false, pageId]]);
    expect(await noticesOf(owner)).toEqual([['handover', true, pageId]]);
    await untilMailsAreSent(app);
    const mails = async (member: TestMember) =>
      (await mailsTo(app, member.email)).filter((mail) => !mail.includes('Subject: Confirm your email'));
    const [mail] = await mails(owner);
    expect(mail).toContain('Your page has a new owner');
    expect(mail).toContain('You handed over the page "Chess circle".');
    expect(mail).toContain(`/dashboard/pages/details/${pageId}`);
    expect(await mails(asked)).toEqual([]);
    await confirmAddress(asked);
    // Who gets it back is not told any more that they gave it away.
    await offer(owner, asked).expect(200);
    await answer(true, owner).expect(200);
    expect(await noticesOf(owner)).toEqual([['transfer', false, pageId]]);
    await untilMailsAreSent(app);
    expect((await mails(owner))[1]).toContain('You took over the page "Chess circle".');
    expect((await mails(asked))[0]).toContain('You handed over the page "Chess circle".');
  });

  it('is recorded with the change, for the owner and in the audit log', async () => {
    await offer(asked).expect(200);
    await answer(true).expect(200);
    await answer(true).expect(200);
    expect(await audited()).toEqual([
      { action: 'page_transfer_offered', actor: owner.id, member: asked.id },
      { action: 'page_transferred', actor: asked.id, member: owner.id },
    ]);
    expect(await acts(asked)).toEqual([
      ['transferred', asked.id, owner.id],
      ['transfer_offered', owner.id, asked.id],
    ]);
    await offer(owner, asked).expect(200);
    await offer(null, asked).expect(200);
    await offer(owner, asked).expect(200);
    await answer(false, owner).expect(200);
    expect((await audited()).slice(2)).toMatchObject([
      { action: 'page_transfer_offered' },
      { action: 'page_transfer_withdrawn' },
      { action: 'page_transfer_offered' },
      { action: 'page_transfer_declined', actor: owner.id, member: asked.id },
    ]);
  });

  it('stays whose it is when the transfer cannot be recorded', async () => {
    await offer(asked).expect(200);
    await app.rows('ALTER TABLE audit_event ADD CONSTRAINT no_more CHECK (false) NOT VALID');
    try {
      await answer(true).expect(500);
    } finally {
      await app.rows('ALTER TABLE audit_event DROP CONSTRAINT no_more');
    }
    expect(await rolesFor(asked)).toMatchObject({
      owner: { id: owner.id },
      moderators: [],
      transfer: { User: { id: asked.id } },
    });
    expect(await noticesOf(owner)).toEqual([]);
  });
});

describe('nobody takes over a page', () => {
  const suspend = async (member: TestMember) =>
    app
      .call(
        '/admin/users/setUserStatus',
        { id: member.id, status: 'suspended', reason: 'Complaint 12' },
        administrator,
      )
      .expect(200);
  beforeEach(() => offer(asked).expect(200));

  it.each([
    [
      'who unfollowed it',
      () => app.call('/user/pages/toggleFollow', { id: pageId }, asked.token).expect(200),
    ],
    ['whom its owner blocked', () => block(owner, asked).expect(200)],
    ['who blocked its owner', () => block(asked, owner).expect(200)],
    [
      'who was banned from it',
      () =>
        app
          .call(
            '/user/pages/setBan',
            { id: pageId, memberId: asked.id, banned: true, reason: 'No' },
            owner.token,
          )
          .expect(200),
    ],
  ])('%s', async (_, act) => {
    await act();
    const refused = await answer(true).expect(403);
    expect(refused.body.message).toContain('Ask its owner for a new offer');
    expect(await rolesFor(owner)).toMatchObject({ owner: { id: owner.id }, transfer: null });
  });

  it('who deleted the account, also when it is restored', async () => {
    await app.call('/user/account/delete', { password: PASSWORD }, asked.token).expect(200);
    expect((await rolesFor(owner)).transfer).toBeNull();
    await app.call('/user/account/restore', { emailOrPhone: asked.email, password: PASSWORD }).expect(200);
    expect((await rolesFor(owner)).transfer).toBeNull();
  });

  it('of who deleted the account, also when it is restored', async () => {
    await app.call('/user/account/delete', { password: PASSWORD }, owner.token).expect(200);
    await answer(true).expect(404);
    await app.call('/user/account/restore', { emailOrPhone: owner.email, password: PASSWORD }).expect(200);
    await answer(true).expect(403);
    expect((await rolesFor(asked)).owner.id).toBe(owner.id);
  });

  it('who is suspended', async () => {
    await suspend(asked);
    await answer(true).expect(401);
    expect((await rolesFor(owner)).owner.id).toBe(owner.id);
  });

  it('of who is suspended, before that ends', async () => {
    await suspend(owner);
    const refused = await answer(true).expect(403);
    expect(refused.body.message).toBe(
      'This page cannot be handed over at the moment. Try again later, before the offer ends.',
    );
    expect((await rolesFor(asked)).owner.id).toBe(owner.id);
  });
});

describe('openings of a page that is transferred', () => {
  it('are the new owner’s; contacts that applicants shared end, and they are told', async () => {
    const applicant = await joinMember(app);
    const openingId = await makeOpening(app, owner, { pageId });
    const { id } = await applyFor(app, applicant, openingId, { shareEmail: true, sharePhone: true });
    const read = async (member: TestMember) =>
      (await app.call('/user/applications/get', { id }, member.token).expect(200)).body.data;
    expect((await read(owner)).email).toBe(applicant.email);
    await app
      .call('/user/applications/sendMessage', { id, body: 'Of the old owner' }, owner.token)
      .expect(201);
    await offer(asked).expect(200);
    await answer(true).expect(200);

    await app.call('/user/applications/get', { id }, owner.token).expect(404);
    expect(await read(asked)).toMatchObject({ email: null, phone: null });
    const seen = await read(applicant);
    expect(seen).toMatchObject({ email: null, phone: null, isNew: expect.any(Boolean) });
    expect(seen.events.at(-1)).toMatchObject({
      by: 'system',
      state: null,
      body: expect.stringContaining('cannot see the contacts that you shared'),
    });
    await app
      .call('/user/applications/sendMessage', { id, body: 'Of the new owner' }, asked.token)
      .expect(201);

    // Each exports what they wrote themselves.
    expect((await exported(owner))('applicationMessages')).toMatchObject([{ message: 'Of the old owner' }]);
    const ofNew = await exported(asked);
    expect(ofNew('applicationMessages')).toMatchObject([{ message: 'Of the new owner' }]);
    expect(ofNew('openings')).toMatchObject([{ id: openingId }]);
    expect((await exported(owner))('openings')).toEqual([]);
  });

  it('are reported for what one of its owners wrote, each for their own words', async () => {
    const applicant = await joinMember(app);
    const { id } = await applyFor(app, applicant, await makeOpening(app, owner, { pageId }));
    const write = (body: string, by: TestMember) =>
      app.call('/user/applications/sendMessage', { id, body }, by.token).expect(201);
    const report = () =>
      app
        .call('/user/safety/report', { kind: 'application', id, reason: 'scam' }, applicant.token)
        .expect(201);
    const cases = () =>
      app.rows<{ id: string; text: string }>(
        `SELECT member_id AS id, snapshot ->> 'text' AS text FROM review_case WHERE target_kind = 'application' AND target_id = $1 ORDER BY id`,
        [id],
      );
    await write('Pay a fee', owner);
    await offer(asked).expect(200);
    await answer(true).expect(200);
    await report();
    expect(await cases()).toEqual([{ id: owner.id, text: expect.stringContaining('Pay a fee') }]);
    await write('Welcome', asked);
    await report();
    const [, second] = await cases();
    expect(second).toMatchObject({ id: asked.id, text: expect.stringContaining('Welcome') });
    expect(second!.text).not.toContain('Pay a fee');
  });

  it('are not for the new owner: what they wanted of them is withdrawn', async () => {
    const openingId = await makeOpening(app, owner, { pageId });
    const { id } = await applyFor(app, asked, openingId, { shareEmail: true });
    await offer(asked).expect(200);
    await answer(true).expect(200);
    const { body } = await app.call('/user/applications/get', { id }, asked.token).expect(200);
    expect(body.data).toMatchObject({ state: 'withdrawn', isEnded: true, email: null });
    expect(await miscounted((text) => app.rows(text))).toEqual({});
  });

  it('are managed while somebody takes the page over by one owner: none is left behind', async () => {
    await offer(asked).expect(200);
    const form = {
      ...{
        kind: 'volunteering',
        pageId,
        title: 'Web developer',
        field: 'software',
        mode: 'remote',
        places: 2,
      },
      ...{
        about: 'You build the pages on which students register for workshops.',
        questions: [],
        hoursWeek: 4,
        weeks: 4,
        noFee: true,
      },
      closesOn: new Date(Date.now() + 604_800_000).toISOString().slice(0, 10),
    };
    const posted = Array.from({ length: 6 }, () => app.call('/user/openings/create', form, owner.token));
    const answers = await Promise.all([...posted, answer(true)]);
    for (const { status, body } of answers)
      expect([[200, 201, 403], status, body]).toEqual([expect.arrayContaining([status]), status, body]);
    expect(
      await app.rows('SELECT FROM opening WHERE page_id = $1 AND poster_id <> $2', [pageId, asked.id]),
    ).toEqual([]);
  });

  it('have records that the new owner revokes', async () => {
    const holder = await joinMember(app);
    const work = {
      by: holder,
      managedBy: owner,
      of: { pageId },
      kind: 'volunteering',
      state: 'accepted',
    } as const;
    const applicationId = await insertApplication(app, work);
    const day = new Date(Date.now() - 172_800_000).toISOString().slice(0, 10);
    const form = {
      applicationId,
      role: 'Web developer',
      done: 'Built the pages on which 400 students registered.',
      hours: 10,
      from: day,
      to: day,
    };
    const issued = await app.call('/user/records/issue', form, owner.token).expect(201);
    const { serial } = issued.body.data;
    await app.call('/user/records/answer', { serial, accept: true }, holder.token).expect(200);
    await offer(asked).expect(200);
    await answer(true).expect(200);
    const revoke = (by: TestMember) =>
      app.call('/user/records/revoke', { serial, reason: 'Wrong dates' }, by.token);
    await revoke(owner).expect(404);
    await revoke(asked).expect(200);
    expect((await exported(owner))('issuedRecords')).toMatchObject([{ serial }]);
    expect((await exported(asked))('issuedRecords')).toEqual([]);
  });
});

describe('the owner before', () => {
  it.each([
    ['as moderator', false],
    ['who stepped down', true],
  ])('%s decides nothing any more that is the new owner’s', async (_as, stepsDown) => {
    const applicant = await joinMember(app);
    await follow(app, pageId, applicant);
    const openingId = await makeOpening(app, owner, { pageId });
    const { id: applicationId } = await applyFor(app, applicant, openingId);
    await offer(asked).expect(200);
    await answer(true).expect(200);
    if (stepsDown) await setRole(owner, owner.id, 'none').expect(200);

    const tried: [call: string, form: object, status: number][] = [
      ['pages/delete', { id: pageId }, 403],
      ['pages/setRole', { id: pageId, memberId: applicant.id, role: 'moderator' }, 403],
      ['pages/setRole', { id: pageId, memberId: asked.id, role: 'none' }, 403],
      ['pages/setBan', { id: pageId, memberId: asked.id, banned: true, reason: 'Own' }, 403],
      ['pages/offerTransfer', { id: pageId, toId: applicant.id, password: PASSWORD }, 403],
      ['pages/answerTransfer', { id: pageId, accepts: true, password: PASSWORD }, 403],
      ['pages/getPageActs', { id: pageId }, 403],
      ['openings/close', { id: openingId }, 403],
      ['openings/delete', { id: openingId }, 403],
      ['applications/getApplicants', { openingId }, 403],
      ['applications/get', { id: applicationId }, 404],
      ['applications/setState', { id: applicationId, from: 'applied', to: 'declined' }, 404],
      ['applications/sendMessage', { id: applicationId, body: 'Own' }, 404],
    ];
    const answers: [string, number][] = [];
    for (const [call, form] of tried) {
      answers.push([call, (await app.call(`/user/${call}`, form, owner.token)).status]);
    }
    expect(answers).toEqual(tried.map(([call, , status]) => [call, status]));
    expect(await rolesFor(asked)).toMatchObject({ owner: { id: asked.id }, role: 'owner' });
  });
});
