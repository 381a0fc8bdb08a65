import { AccountPurgeService } from '../src/modules/account/account-purge.service.js';
import { ApplicationEndsService } from '../src/modules/applications/application-ends.service.js';
import type {
  ApplicantDto,
  ApplicationDetailsDto,
  BoardColumnDto,
} from '../src/modules/applications/applications.dto.js';
import { APPLICATION_STATES, type ApplicationState } from '../src/common/application-state.js';
import { startApp, type TestApp } from './support/app.js';
import {
  joinMany,
  joinMember,
  makePage,
  PASSWORD,
  signIn,
  signInAdministrator,
  signInModerator,
  type TestMember,
} from './support/factories.js';
import { told } from './support/notifications.js';
import { applicationForm as form, applyFor, makeOpening, NOTE } from './support/openings.js';
import { unzip } from './support/unzip.js';

let app: TestApp;
let manager: TestMember;
let applicant: TestMember;
let stranger: TestMember;
let pageId: string;
beforeAll(async () => {
  app = await startApp();
  manager = await joinMember(app, { name: 'Manager Rao' });
  applicant = await joinMember(app, { name: 'Applicant Singh' });
  stranger = await joinMember(app);
  pageId = await makePage(app, manager);
});
afterAll(() => app.close());

const call = (name: string, body: object, member = applicant) =>
  app.call(`/user/applications/${name}`, body, member.token);

/** An open opening of the manager's page. */
const open = ({
  places = 5,
  projectId,
  page = pageId,
  poster = manager,
}: {
  places?: number;
  projectId?: string;
  page?: string;
  poster?: TestMember;
} = {}) => makeOpening(app, poster, projectId === undefined ? { pageId: page } : { projectId }, places);
const apply = (openingId: string, member = applicant, fields: object = {}) =>
  applyFor(app, member, openingId, fields);
const get = async (id: string, member = applicant): Promise<ApplicationDetailsDto> =>
  (await call('get', { id }, member).expect(200)).body.data;
const set = (id: string, from: ApplicationState, to: ApplicationState, member = manager, message?: string) =>
  call('setState', { id, from, to, message }, member);
async function board(member = applicant): Promise<Record<string, BoardColumnDto>> {
  const { columns } = (await call('getBoard', {}, member).expect(200)).body.data;
  return Object.fromEntries(columns.map((column: BoardColumnDto) => [column.column, column]));
}
const waiting = async (member: TestMember) => (await call('getWaiting', {}, member).expect(200)).body.data;
const counter = (openingId: string) =>
  app.rows('SELECT applications, waiting FROM opening_counter WHERE opening_id = $1', [openingId]);
/** An application of a member brought into a state, as the two sides would. */
async function inState(
  state: ApplicationState,
  openingId: string,
  member: TestMember,
): Promise<ApplicationDetailsDto> {
  const { id } = await apply(openingId, member);
  await app.rows(
    `UPDATE application SET state = $2::text,
            ended_at = CASE WHEN $2::text IN ('declined', 'withdrawn', 'completed', 'unanswered') THEN now() END WHERE id = $1`,
    [id, state],
  );
  return get(id, member);
}

describe('an application', () => {
  it('is read by both sides, and by nobody else; contacts only if they are shared', async () => {
    const openingId = await open();
    const sent = await apply(openingId, applicant, { sharePhone: true });
    expect(sent).toMatchObject({
      ...{ title: 'Web developer', organisation: 'Nakshatra Robotics Club', kind: 'volunteering', openingId },
      ...{ state: 'applied', isEnded: false, isApplicant: true, isNew: false, seenAt: null },
      ...{ note: NOTE, answers: [{ question: 'Which site?', answer: 'The club’s' }] },
      ...{ links: ['https://example.org/a'], email: null, phone: applicant.phone },
      ...{
        nextStates: ['withdrawn'],
        canMessage: true,
        events: [{ by: 'applicant', state: 'applied', body: null }],
      },
    });
    await call('get', { id: sent.id }, stranger).expect(404);
    await set(sent.id, 'applied', 'declined', stranger).expect(404);
    await call('sendMessage', { id: sent.id, body: 'a' }, stranger).expect(404);
    expect(await waiting(manager)).toEqual({
      answers: 0,
      applicants: 1,
      kinds: [{ kind: 'volunteering', answers: 0, applicants: 1 }],
    });
    const theirs = await get(sent.id, manager);
    expect(theirs).toMatchObject({
      ...{ isApplicant: false, email: null, phone: applicant.phone, Applicant: { id: applicant.id } },
      nextStates: ['interview', 'offered', 'declined'],
    });
    expect(await waiting(manager)).toEqual({ answers: 0, applicants: 0, kinds: [] });
    expect((await get(sent.id)).seenAt).not.toBeNull();
    const opening = await app
      .call('/user/openings/getOpening', { id: openingId }, applicant.token)
      .expect(200);
    expect(opening.body.data.application).toMatchObject({
      id: sent.id,
      state: 'applied',
      canApplyAgain: false,
    });
  });

  it.each([
    ['note', { note: 'x'.repeat(49) }],
    ['note', { note: 'x'.repeat(1_501) }],
    ['answers', { answers: [] }],
    ['answers', { answers: ['a', 'b'] }],
    ['answers', { answers: ['x'.repeat(1_001)] }],
    ['answers', { answers: [' '] }],
    ['links', { links: ['http://a.in'] }],
    ['links', { links: ['javascript:alert(1)'] }],
    ['links', { links: Array.from({ length: 4 }, () => 'https://a.in') }],
    ['links', { links: [`https://a.in/${'x'.repeat(500)}`] }],
    ['shareEmail', { shareEmail: 'yes' }],
  ])('is refused for its %s: %j', async (field, fields) => {
    const { body } = await call('apply', form(await open(), fields)).expect(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('is not for one’s own opening, nor for one that is closed or past', async () => {
    const openingId = await open();
    await call('apply', form(openingId), manager).expect(403);
    await app.rows('UPDATE opening SET closes_on = $2 WHERE id = $1', [openingId, '2026-01-09']);
    const { body } = await call('apply', form(openingId)).expect(403);
    expect(body.message).toBe('This closed on 9 January 2026');
    await app.rows(`UPDATE opening SET state = 'closed', closed_at = '2026-01-04T20:00Z' WHERE id = $1`, [
      openingId,
    ]);
    expect((await call('apply', form(openingId)).expect(403)).body.message).toBe(
      'This closed on 5 January 2026',
    );
    await call('apply', form('999999')).expect(404);
  });

  it('sent twice with one key is one; without a key the second is refused', async () => {
    const openingId = await open();
    const send = () => call('apply', form(openingId)).set('Idempotency-Key', `once-${openingId}`);
    const first = await send().expect(201);
    expect((await send().expect(201)).body.data.id).toBe(first.body.data.id);
    expect((await call('apply', form(openingId)).expect(409)).body.error).toBe('already_applied');
    expect(await counter(openingId)).toEqual([{ applications: 1, waiting: 1 }]);
  });

  it('may be sent once more after withdrawing, and then no more', async () => {
    const openingId = await open();
    const { id } = await apply(openingId);
    await set(id, 'applied', 'withdrawn', applicant).expect(200);
    expect(await counter(openingId)).toEqual([{ applications: 1, waiting: 0 }]);
    const again = await apply(openingId, applicant, { note: `${NOTE} Again.` });
    expect(again).toMatchObject({ id, state: 'applied', isEnded: false, note: `${NOTE} Again.` });
    expect(again.events.map(({ state }) => state)).toEqual(['applied', 'withdrawn', 'applied']);
    await set(id, 'applied', 'withdrawn', applicant).expect(200);
    expect((await call('apply', form(openingId)).expect(409)).body.error).toBe('already_applied');
  });

  it('by 64 at once is counted exactly', async () => {
    const openingId = await open();
    const members = await Promise.all(Array.from({ length: 64 }, () => joinMember(app)));
    const answers = await Promise.all(members.map((member) => call('apply', form(openingId), member)));
    expect(answers.map(({ status }) => status)).toEqual(members.map(() => 201));
    expect(await counter(openingId)).toEqual([{ applications: 64, waiting: 64 }]);
    const doubled = await Promise.all(
      members.slice(0, 8).map((member) => call('apply', form(openingId), member)),
    );
    expect(doubled.map(({ body }) => body.error)).toEqual(doubled.map(() => 'already_applied'));
  });
});

describe('how far an application has come', () => {
  it('is said by every list, to who applied alone', async () => {
    const openingId = await open();
    const who = await joinMember(app);
    const said = async (member: TestMember) => {
      const { openings } = (
        await app.call('/user/openings/getOpenings', { pageId }, member.token).expect(200)
      ).body.data;
      return openings.find(({ id }: { id: string }) => id === openingId).applicationState;
    };
    expect(await said(who)).toBeNull();
    const { id } = await apply(openingId, who);
    expect(await said(who)).toBe('applied');
    await set(id, 'applied', 'declined').expect(200);
    expect(await said(who)).toBe('declined');
    expect(await said(manager)).toBeNull();
    expect(await said(stranger)).toBeNull();
  });
});

describe('a state', () => {
  const BY_MANAGER: Partial<Record<ApplicationState, readonly ApplicationState[]>> = {
    applied: ['interview', 'offered', 'declined'],
    interview: ['offered', 'declined'],
    offered: ['declined'],
  };
  const BY_APPLICANT: Partial<Record<ApplicationState, readonly ApplicationState[]>> = {
    applied: ['withdrawn'],
    interview: ['withdrawn'],
    offered: ['accepted', 'withdrawn'],
    accepted: ['withdrawn'],
  };

  it.each(APPLICATION_STATES)('after %s comes only what may, for each side and nobody else', async (from) => {
    const [openingId, owner, other] = [await open(), await joinMember(app), await joinMember(app)];
    await apply(openingId, other);
    const { id, nextStates, events } = await inState(from, openingId, owner);
    expect(nextStates).toEqual(BY_APPLICANT[from] ?? []);
    expect((await get(id, manager)).nextStates).toEqual(BY_MANAGER[from] ?? []);
    const who = [
      { member: manager, may: BY_MANAGER[from] ?? [], refusal: 403 },
      { member: owner, may: BY_APPLICANT[from] ?? [], refusal: 403 },
      { member: other, may: [] as ApplicationState[], refusal: 404 },
      { member: stranger, may: [] as ApplicationState[], refusal: 404 },
    ];
    for (const { member, may, refusal } of who) {
      const forbidden = APPLICATION_STATES.filter((to) => !may.includes(to));
      const answers = await Promise.all(forbidden.map((to) => set(id, from, to, member)));
      expect(answers.map(({ status }) => status)).toEqual(forbidden.map(() => refusal));
      // What may follow is refused to who saw another state.
      const stale = APPLICATION_STATES.filter((seen) => seen !== from);
      const late = await Promise.all(stale.map((seen) => set(id, seen, may[0] ?? 'declined', member)));
      expect(late.map(({ status }) => status)).toEqual(stale.map(() => (refusal === 404 ? 404 : 409)));
    }
    expect(await get(id, owner)).toMatchObject({ state: from, events });
  });

  it('of a role goes on only as it may, and ends when its manager says so', async () => {
    const [project] = await app.rows<{ id: string }>(
      `INSERT INTO project (owner_id, title, summary, status, join_code)
       VALUES ($1, 'A kite', 'It flies', 'active', 'another code') RETURNING id`,
      [manager.id],
    );
    const openingId = await open({ projectId: project!.id });
    for (const from of APPLICATION_STATES) {
      const { id } = await inState(from, openingId, await joinMember(app));
      const may: readonly ApplicationState[] = from === 'accepted' ? ['completed'] : (BY_MANAGER[from] ?? []);
      expect((await get(id, manager)).nextStates).toEqual(may);
      const forbidden = APPLICATION_STATES.filter((to) => !may.includes(to));
      const answers = await Promise.all(forbidden.map((to) => set(id, from, to)));
      expect(answers.map(({ status }) => status)).toEqual(forbidden.map(() => 403));
    }
  });

  it('goes from interview and offer to accepted, each an event that the other side sees as new', async () => {
    const { id } = await apply(await open());
    await set(id, 'applied', 'interview', manager, 'Friday at five?').expect(200);
    expect(await waiting(applicant)).toMatchObject({ answers: 1, kinds: [{ answers: 1, applicants: 0 }] });
    expect((await board()).interview!.applications[0]).toMatchObject({ id, isNew: true });
    await call('sendMessage', { id, body: 'Friday suits me.' }).expect(201);
    await set(id, 'interview', 'offered').expect(200);
    await set(id, 'offered', 'accepted', applicant).expect(200);
    const { events, answeredAt } = await get(id);
    expect(events.map(({ by, state, body }) => [by, state, body])).toEqual([
      ['applicant', 'applied', null],
      ['manager', 'interview', 'Friday at five?'],
      ['applicant', null, 'Friday suits me.'],
      ['manager', 'offered', null],
      ['applicant', 'accepted', null],
    ]);
    expect(answeredAt).not.toBeNull();
    expect(await waiting(applicant)).toEqual({ answers: 0, applicants: 0, kinds: [] });
    expect((await board()).offer!.applications.map((entry) => entry.id)).toContain(id);
  });

  it('is changed once by two at once; the other is told the present one', async () => {
    const { id } = await apply(await open());
    const answers = await Promise.all([
      ...(['interview', 'offered', 'declined'] as const).map((to) => set(id, 'applied', to)),
      set(id, 'applied', 'withdrawn', applicant),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { state } = await get(id);
    for (const { body } of answers.filter(({ status }) => status !== 200)) {
      expect(body).toMatchObject({ error: 'state_changed', errors: { from: state } });
    }
  });

  it('is changed once by a double click, and by two sessions of its manager; so is what is said with it', async () => {
    const { id } = await apply(await open());
    const tablet = { ...manager, token: await signIn(app, manager.email) };
    const answers = await Promise.all(
      [manager, manager, tablet, tablet].map((by) => set(id, 'applied', 'interview', by, 'On Friday')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const press = (by: TestMember) =>
      call('sendMessage', { id, body: 'Room 12' }, by).set('Idempotency-Key', `room-${id}`);
    const sent = await Promise.all([press(manager), press(manager), press(tablet)]);
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await get(id)).events.map(({ state, body }) => [state, body])).toEqual([
      ['applied', null],
      ['interview', 'On Friday'],
      [null, 'Room 12'],
    ]);
  });

  it('takes as many as there are places, however many accept at once', async () => {
    const openingId = await open({ places: 5 });
    const members = await joinMany(app, 500);
    const offered = await app.rows<{ id: string; by: string }>(
      `INSERT INTO application (opening_id, member_id, kind, title, organisation, note, state)
       SELECT $1, unnest($2::bigint[]), 'volunteering', 'Web developer', 'Club', $3, 'offered' RETURNING id, member_id AS by`,
      [openingId, members.map(({ id }) => id), NOTE],
    );
    const answers = await Promise.all(
      offered.map(({ id, by }) =>
        set(
          id,
          'offered',
          'accepted',
          members.find((member) => member.id === by),
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.error])).toEqual(refused.map(() => [409, 'full']));
    const [count] = await app.rows(
      `SELECT count(*)::int AS taken FROM application WHERE opening_id = $1 AND state = 'accepted'`,
      [openingId],
    );
    expect(count).toEqual({ taken: 5 });
  });

  it('accepted for a role joins the team of the project, which the manager then ends', async () => {
    const [project] = await app.rows<{ id: string }>(
      `INSERT INTO project (owner_id, title, summary, status, join_code)
       VALUES ($1, 'A solar boat', 'It crosses the lake', 'active', 'code') RETURNING id`,
      [manager.id],
    );
    const openingId = await open({ projectId: project!.id });
    const { id } = await apply(openingId);
    await set(id, 'applied', 'offered').expect(200);
    await set(id, 'offered', 'accepted', applicant).expect(200);
    expect(
      await app.rows('SELECT member_id, role FROM project_member WHERE project_id = $1', [project!.id]),
    ).toEqual([{ member_id: applicant.id, role: 'Web developer' }]);
    await set(id, 'accepted', 'completed').expect(200);
    expect((await get(id)).isEnded).toBe(true);
  });
});

describe('a message', () => {
  it('is sent by both sides until the application ends, once for a key', async () => {
    const { id } = await apply(await open());
    const send = () => call('sendMessage', { id, body: 'Hello' }).set('Idempotency-Key', `message-${id}`);
    await send().expect(201);
    await send().expect(201);
    await call('sendMessage', { id, body: 'Good day' }, manager).expect(201);
    expect((await get(id)).events.map(({ body }) => body)).toEqual([null, 'Hello', 'Good day']);
    await call('sendMessage', { id, body: 'x'.repeat(2_001) }).expect(400);
    await call('sendMessage', { id, body: '' }).expect(400);
    await set(id, 'applied', 'declined').expect(200);
    await call('sendMessage', { id, body: 'Why?' }).expect(403);
  });

  it('is the 500th event at most; the last 100 are shown', async () => {
    const { id } = await apply(await open());
    await app.rows(
      `INSERT INTO application_event (application_id, author, body) SELECT $1, 'applicant', 'm' || n FROM generate_series(1, 498) n`,
      [id],
    );
    await call('sendMessage', { id, body: 'the last' }).expect(201);
    await call('sendMessage', { id, body: 'too many' }).expect(403);
    const { events } = await get(id);
    expect(events).toHaveLength(100);
    expect(events.at(-1)!.body).toBe('the last');
  });
});

describe('the board', () => {
  it('has five columns, the latest first, with what was saved and not applied for since', async () => {
    const member = await joinMember(app);
    const save = async () => {
      const id = await open();
      await app.call('/user/openings/toggleSave', { id }, member.token).expect(200);
      return id;
    };
    const saved = await save();
    const applied = await save();
    const { id } = await apply(applied, member);
    const left = await open();
    const gone = await apply(left, member);
    await set(gone.id, 'applied', 'withdrawn', member).expect(200);
    const columns = await board(member);
    expect(Object.keys(columns)).toEqual(['saved', 'applied', 'interview', 'offer', 'closed']);
    expect(columns.saved).toMatchObject({ total: 1, openings: [{ id: saved }], applications: [] });
    expect(columns.applied).toMatchObject({ total: 1, applications: [{ id, isNew: false }] });
    expect(columns.interview).toMatchObject({ total: 0, applications: [] });
    expect(columns.closed).toMatchObject({ total: 1, applications: [{ id: gone.id, isEnded: true }] });
    const page = await call('getColumn', { column: 'applied', limit: 1 }, member).expect(200);
    expect(page.body.data).toMatchObject({ total: 1, applications: [{ id }], pagination: { totalPages: 1 } });
    await call('getColumn', { column: 'trash' }, member).expect(400);
    // Each tool has the board of its own kind.
    for (const [kind, total] of [
      ['volunteering', 1],
      ['internship', 0],
    ] as const) {
      const { columns: own } = (await call('getBoard', { kind }, member).expect(200)).body.data;
      expect(own.map((column: BoardColumnDto) => column.total)).toEqual([total, total, 0, 0, total]);
      for (const column of ['saved', 'applied'])
        expect((await call('getColumn', { column, kind }, member).expect(200)).body.data.total).toBe(total);
    }
    await call('getBoard', { kind: 'trash' }, member).expect(400);
    // Whoever saves it after applying finds it among what they saved.
    await app.call('/user/openings/toggleSave', { id: left }, member.token).expect(200);
    expect((await board(member)).saved).toMatchObject({ total: 2, openings: [{ id: left }, { id: saved }] });
  });
});

describe('applicants', () => {
  it('are listed for the manager alone, unanswered first, each oldest first, by state', async () => {
    const openingId = await open();
    const second = await joinMember(app);
    const invited = await apply(openingId, second);
    const first = await apply(openingId);
    const last = await apply(openingId, await joinMember(app));
    await set(invited.id, 'applied', 'interview').expect(200);
    const list = async (state?: string) =>
      (await call('getApplicants', { openingId, state }, manager).expect(200)).body.data;
    const all = await list();
    expect(all.applicants.map(({ id }: ApplicantDto) => id)).toEqual([first.id, last.id, invited.id]);
    expect(all.counts).toEqual(
      expect.arrayContaining([
        { state: 'applied', total: 2 },
        { state: 'interview', total: 1 },
      ]),
    );
    expect((await list('interview')).applicants).toMatchObject([
      { id: invited.id, Applicant: { id: second.id } },
    ]);
    await call('getApplicants', { openingId }, applicant).expect(403);
    await call('getApplicants', { openingId: '999999' }, manager).expect(404);
  });

  it('who blocked the manager, or are deleted, are away, and come back', async () => {
    const openingId = await open();
    const who = await joinMember(app);
    const { id } = await apply(openingId, who);
    await app.call('/user/account/delete', { password: PASSWORD }, who.token).expect(200);
    await call('get', { id }, manager).expect(404);
    expect(await counter(openingId)).toEqual([{ applications: 1, waiting: 0 }]);
    await app.call('/user/account/restore', { emailOrPhone: who.email, password: PASSWORD }).expect(200);
    await get(id, manager);
    expect(await counter(openingId)).toEqual([{ applications: 1, waiting: 1 }]);
    await app.rows(`INSERT INTO member_relation (member_id, other_id, kind) VALUES ($1, $2, 'block')`, [
      who.id,
      manager.id,
    ]);
    await call('get', { id }, manager).expect(404);
  });
});

it('what both sides write is in no answer of the console', async () => {
  const openingId = await open();
  const secret = 'Only the two of us read this';
  const { id } = await apply(openingId, applicant, { note: `${secret}. ${NOTE}`, answers: [secret] });
  await call('sendMessage', { id, body: secret }).expect(201);
  await set(id, 'applied', 'interview', manager, secret).expect(200);
  const report = { kind: 'opening', id: openingId, reason: 'scam', text: 'A fee' };
  await app.call('/user/safety/report', report, stranger.token).expect(201);
  const registrar = await signInAdministrator(app);
  const ask = async (path: string, body: object) =>
    (await app.call(`/admin/${path}`, body, registrar).expect(200)).body;
  const { data } = await ask('review/getCases', { limit: 50 });
  const cases = await Promise.all(
    data.cases.map((entry: { id: string }) => ask('review/getCase', { id: entry.id })),
  );
  const answers = JSON.stringify([
    cases,
    await ask('content/getOpenings', {}),
    await ask('content/getOpenings', { search: secret }),
    await ask('users/getUser', { id: applicant.id }),
    await ask('users/getUser', { id: manager.id }),
    await ask('audit/search', {}),
  ]);
  expect(answers).toContain('Web developer');
  expect(answers).not.toContain(secret);
});

describe('an opening that is not there any more', () => {
  it('ends its applications: “The opening was removed”', async () => {
    const openingId = await open();
    const { id } = await apply(openingId, applicant, { shareEmail: true });
    const moderator = await signInModerator(app);
    await app.call('/admin/content/removeOpening', { id: openingId, reason: 'a' }, moderator).expect(200);
    expect(await get(id)).toMatchObject({
      openingId: null,
      isEnded: true,
      state: 'applied',
      email: null,
      nextStates: [],
    });
    await call('get', { id }, manager).expect(404);
    await set(id, 'applied', 'withdrawn', applicant).expect(403);
    await app.call('/admin/content/restoreOpening', { id: openingId }, moderator).expect(200);
    expect(await get(id)).toMatchObject({ openingId, isEnded: false, email: applicant.email });
    await app.rows('DELETE FROM opening WHERE id = $1', [openingId]);
    expect(await get(id)).toMatchObject({ openingId: null, isEnded: true, title: 'Web developer' });
    expect((await board()).closed!.applications.map((entry) => entry.id)).toContain(id);
  });
});

it('an opening ends its applications while its poster is suspended', async () => {
  const poster = await joinMember(app);
  const openingId = await open({ page: await makePage(app, poster), poster });
  const { id } = await apply(openingId, applicant, { shareEmail: true });
  const dean = await signInAdministrator(app, 'dean');
  const setStatus = (status: string) =>
    app.call('/admin/users/setUserStatus', { id: poster.id, status, reason: 'Fees' }, dean).expect(200);
  await setStatus('suspended');
  expect(await get(id)).toMatchObject({ openingId: null, isEnded: true, email: null, nextStates: [] });
  await setStatus('active');
  expect(await get(id)).toMatchObject({ openingId, isEnded: false, email: applicant.email });
});

describe('the job', () => {
  const run = () => app.nest.get(ApplicationEndsService).run();

  it('says of applications that nobody answered them, 30 days past closing without an act of the manager', async () => {
    const openingId = await open();
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => joinMember(app)));
    const silent = await apply(openingId, first);
    const answered = await apply(openingId, second);
    const offered = await apply(openingId, third);
    await set(answered.id, 'applied', 'interview').expect(200);
    await set(offered.id, 'applied', 'offered').expect(200);
    const closedFor = (days: number) =>
      app.rows(
        `UPDATE opening SET closes_on = (now() AT TIME ZONE 'Asia/Kolkata')::date - $2::int WHERE id = $1`,
        [openingId, days],
      );
    await closedFor(30);
    await run();
    expect((await get(silent.id, first)).state).toBe('applied');
    await closedFor(32);
    await run();
    await run();
    expect(await get(silent.id, first)).toMatchObject({ state: 'unanswered', isEnded: true });
    expect((await get(silent.id, first)).events.at(-1)).toMatchObject({ by: 'system', state: 'unanswered' });
    expect((await get(answered.id, second)).state).toBe('interview');
    await app.rows(`UPDATE application SET managed_at = now() - interval '31 days' WHERE opening_id = $1`, [
      openingId,
    ]);
    await run();
    expect((await get(answered.id, second)).state).toBe('unanswered');
    expect((await get(offered.id, third)).state).toBe('offered');
    expect(await counter(openingId)).toEqual([{ applications: 3, waiting: 0 }]);
  });

  it('empties the texts 180 days after the end; the line stays', async () => {
    const { id } = await apply(await open(), applicant, { shareEmail: true });
    await call('sendMessage', { id, body: 'Hello' }).expect(201);
    await set(id, 'applied', 'declined', manager, 'Sorry').expect(200);
    const ended = (days: number) =>
      app.rows('UPDATE application SET ended_at = now() - make_interval(days => $2::int) WHERE id = $1', [
        id,
        days,
      ]);
    await ended(179);
    await run();
    expect((await get(id)).note).toBe(NOTE);
    await ended(181);
    await run();
    expect(await get(id)).toMatchObject({
      note: '',
      answers: [],
      links: [],
      state: 'declined',
      title: 'Web developer',
    });
    expect((await get(id)).events.map(({ state, body }) => [state, body])).toEqual([
      ['applied', null],
      [null, null],
      ['declined', null],
    ]);
  });
});

describe('notifications', () => {
  const ofApplications = async (member: TestMember) =>
    (await told(app, member)).notifications
      .filter(({ kind }) => kind === 'application')
      .map(({ opening, actors, others, isRead }) => ({
        ...{ opening, isRead, who: actors.map(({ name }) => name), others },
      }));
  const readAll = (member: TestMember) =>
    app.call('/user/notifications/markRead', { all: true }, member.token).expect(200);
  const title = 'Web developer';

  it('tell the poster who applied, in one entry, and each side what the other did later', async () => {
    const [poster, first, second] = [
      await joinMember(app),
      await joinMember(app, { name: 'First Das' }),
      await joinMember(app, { name: 'Second Nair' }),
    ];
    const page = await makePage(app, poster);
    const openingId = await open({ page });
    await app.rows('UPDATE opening SET poster_id = $2 WHERE id = $1', [openingId, poster.id]);
    const { id } = await apply(openingId, first);
    await apply(openingId, second);
    const applied = { id: openingId, applicationId: null, title, hasRecord: false };
    const ofOne = { id: null, applicationId: id, title, hasRecord: false };
    const entry = { isRead: false, others: 0 };
    expect(await ofApplications(poster)).toEqual([
      { ...entry, opening: applied, who: ['Second Nair', 'First Das'] },
    ]);
    expect(await ofApplications(first)).toEqual([]);

    await set(id, 'applied', 'interview', poster).expect(200);
    await call('sendMessage', { id, body: 'On Monday?' }, poster).expect(201);
    expect(await ofApplications(first)).toEqual([{ ...entry, opening: ofOne, who: [] }]);
    await readAll(first);
    await call('sendMessage', { id, body: 'Or on Tuesday?' }, poster).expect(201);
    expect(await ofApplications(first)).toEqual([{ ...entry, opening: ofOne, who: [] }]);
    expect(await ofApplications(second)).toEqual([]);

    await call('sendMessage', { id, body: 'Tuesday is fine' }, first).expect(201);
    const ofMessage = { ...entry, opening: ofOne, who: ['First Das'] };
    expect(await ofApplications(poster)).toEqual([ofMessage, expect.objectContaining({ opening: applied })]);

    await app
      .call('/user/safety/setRelation', { userId: first.id, relation: 'block' }, poster.token)
      .expect(200);
    expect(await ofApplications(poster)).toEqual([{ ...entry, opening: applied, who: ['Second Nair'] }]);
  });

  it('tell an applicant that no answer came, and are off where they are switched off', async () => {
    const who = await joinMember(app);
    const openingId = await open();
    await apply(openingId, who);
    await app.rows(
      `UPDATE opening SET state = 'closed', closed_at = now() - interval '31 days' WHERE id = $1`,
      [openingId],
    );
    await app.rows(`UPDATE application SET created_at = now() - interval '40 days' WHERE opening_id = $1`, [
      openingId,
    ]);
    await app.nest.get(ApplicationEndsService).run(new AbortController().signal);
    expect(await ofApplications(who)).toMatchObject([{ opening: { title }, who: [] }]);
    const off = { changes: [{ kind: 'application', site: false }] };
    await app.call('/user/notifications/setSettings', off, who.token).expect(200);
    expect(await ofApplications(who)).toEqual([]);
  });
});

it('an account takes its applications with it when it is purged, and was exported with them', async () => {
  const who = await joinMember(app);
  const openingId = await open();
  const { id } = await apply(openingId, who);
  await call('sendMessage', { id, body: 'My words' }, who).expect(201);
  await call('sendMessage', { id, body: 'Their words' }, manager).expect(201);
  const { body } = await app.call('/user/account/export', {}, who.token).responseType('blob').expect(200);
  const files = await unzip(body as Buffer);
  const list = (name: string) => JSON.parse(files.get(name)!.toString()) as object[];
  expect(list('applications.json')).toMatchObject([{ id, openingId, note: NOTE, state: 'applied' }]);
  expect(list('applicationMessages.json')).toMatchObject([
    { applicationId: id, as: 'applicant', message: 'My words' },
  ]);
  await app.call('/user/account/delete', { password: PASSWORD }, who.token).expect(200);
  await app.rows(`UPDATE member SET deleted_at = now() - interval '15 days' WHERE id = $1`, [who.id]);
  await app.nest.get(AccountPurgeService).purge(new AbortController().signal);
  expect(await app.rows('SELECT FROM application WHERE id = $1', [id])).toEqual([]);
  expect(await counter(openingId)).toEqual([{ applications: 0, waiting: 0 }]);
});
