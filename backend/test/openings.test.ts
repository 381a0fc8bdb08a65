import { AccountPurgeService } from '../src/modules/account/account-purge.service.js';
import { RemovedPurgeService } from '../src/modules/admin/removals/removed-purge.service.js';
import type { CaseDto, CaseEntryDto } from '../src/modules/admin/review/admin-review.dto.js';
import type { AttentionDto } from '../src/modules/admin/settings/admin-settings.dto.js';
import type { OpeningDetailsDto, OpeningDto } from '../src/modules/openings/openings.dto.js';
import { DecisionsService } from '../src/modules/review/decisions.service.js';
import { startApp, type TestApp } from './support/app.js';
import {
  dayInIndia,
  joinMember,
  makePage,
  PASSWORD,
  signIn,
  signInAdministrator,
  signInModerator,
  type TestMember,
} from './support/factories.js';
import { unzip } from './support/unzip.js';

let app: TestApp;
let poster: TestMember;
let reader: TestMember;
let moderator: string;
let pageId: string;
let projectId: string;
beforeAll(async () => {
  app = await startApp();
  poster = await joinMember(app, { name: 'Poster Rao' });
  reader = await joinMember(app, { name: 'Reader Singh' });
  moderator = await signInModerator(app);
  pageId = await makePage(app, poster);
  const [project] = await app.rows<{ id: string }>(
    `INSERT INTO project (owner_id, title, summary, status, join_code)
     VALUES ($1, 'A solar boat', 'It crosses the lake', 'active', 'code') RETURNING id`,
    [poster.id],
  );
  projectId = project!.id;
});
afterAll(() => app.close());

const form = (fields: object = {}) => ({
  title: 'Web developer for our site',
  field: 'software',
  about: 'You build the pages on which students register for workshops.',
  mode: 'on_site',
  city: 'Pune',
  hoursWeek: 16,
  weeks: 8,
  closesOn: dayInIndia(7),
  places: 2,
  questions: ['Which site did you build before?'],
  noFee: true,
  ...fields,
});
const PAY = { stipendMin: 8_000, stipendMax: 10_000 };
const PAID = { kind: 'internship', ...PAY };
const call = (name: string, body: object, member = poster) =>
  app.call(`/user/openings/${name}`, body, member.token);
const create = (fields: object = {}, member = poster) =>
  call('create', { ...form(), kind: 'volunteering', pageId, ...fields }, member);
const make = async (fields: object = {}): Promise<OpeningDetailsDto> =>
  (await create(fields).expect(201)).body.data;
const read = async (id: string, member = reader): Promise<OpeningDetailsDto> =>
  (await call('getOpening', { id }, member).expect(200)).body.data;
const update = ({ id, version }: OpeningDetailsDto, fields: object) =>
  call('update', { ...form(), id, version, ...fields });
async function listed(body: object, member = reader): Promise<string[]> {
  const answer = await call('getOpenings', { kind: 'volunteering', limit: 50, ...body }, member).expect(200);
  return answer.body.data.openings.map(({ id }: OpeningDto) => id);
}
const console_ = (path: string, body: object, token = moderator) => app.call(`/admin/${path}`, body, token);

/** The waiting case of an internship; undefined if there is none. */
async function caseOf(openingId: string): Promise<CaseDto | undefined> {
  const { body } = await console_('review/getCases', { limit: 50 }).expect(200);
  for (const { id, kind } of body.data.cases as CaseEntryDto[]) {
    if (kind !== 'opening') continue;
    const found = (await console_('review/getCase', { id }).expect(200)).body.data as CaseDto;
    if (found.targetId === openingId) return found;
  }
  return undefined;
}
async function decide(openingId: string, outcome: 'approve' | 'decline', note?: string): Promise<string> {
  const { id, version } = (await caseOf(openingId))!;
  await console_('review/decide', { id, version, outcome, ...(note && { note }) }).expect(200);
  return id;
}
const stateFor = async (id: string, member = poster) => (await read(id, member)).state;

describe('an opening', () => {
  it('is read by every member as it was written', async () => {
    const made = await make({ startsOn: dayInIndia(14) });
    expect(made).toMatchObject({ state: 'open', canManage: true, applications: 0, waiting: 0, version: '1' });
    const { noFee: _, ...written } = form({ startsOn: dayInIndia(14) });
    expect(await read(made.id)).toMatchObject({
      ...written,
      kind: 'volunteering',
      stipendMin: null,
      Page: { id: pageId, title: 'Nakshatra Robotics Club' },
      Project: null,
      canManage: false,
      isSaved: false,
      application: null,
      answering: null,
      applications: null,
      waiting: null,
      reason: null,
    });
  });

  it.each([
    ['title', { title: 'abcd' }],
    ['title', { title: 'x'.repeat(121) }],
    ['title', { title: 'two\nlines' }],
    ['about', { about: 'x'.repeat(49) }],
    ['about', { about: 'x'.repeat(5_001) }],
    ['field', { field: 'magic' }],
    ['mode', { mode: 'anywhere' }],
    ['city', { city: '' }],
    ['city', { city: 'x'.repeat(81) }],
    ['hoursWeek', { hoursWeek: 0 }],
    ['hoursWeek', { hoursWeek: 49 }],
    ['weeks', { weeks: 53 }],
    ['weeks', { weeks: 1.5 }],
    ['hoursWeek', { hoursWeek: null }],
    ['weeks', { weeks: null }],
    ['hoursWeek', { hoursWeek: null, weeks: null }],
    ['hoursWeek', { hoursWeek: null, schedule: 'Saturday, 9:00–13:00' }],
    ['weeks', { weeks: null, schedule: 'Saturday, 9:00–13:00' }],
    ['schedule', { schedule: 'x'.repeat(81) }],
    ['schedule', { schedule: 'two\nlines' }],
    ['schedule', { ...PAID, schedule: 'Saturday, 9:00–13:00' }],
    ['hoursWeek', { ...PAID, hoursWeek: null, weeks: null }],
    ['places', { places: 501 }],
    ['closesOn', { closesOn: dayInIndia(-1) }],
    ['closesOn', { closesOn: dayInIndia(121) }],
    ['closesOn', { closesOn: '2026-02-30' }],
    ['stipendMin', { stipendMin: 0, stipendMax: 0 }],
    ['stipendMin', { kind: 'internship' }],
    ['stipendMax', { ...PAID, stipendMax: 7_999 }],
    ['stipendMax', { ...PAID, stipendMax: 200_001 }],
    ['hoursWeek', { ...PAID, stipendMin: 0, stipendMax: 0, hoursWeek: 21 }],
    ['questions', { questions: ['a', 'b', 'c', 'd'] }],
    ['questions', { questions: ['x'.repeat(201)] }],
    ['noFee', { noFee: false }],
    ['pageId', { pageId: null }],
    ['projectId', { kind: 'role' }],
    ['pageId', { kind: 'role', projectId: '1' }],
    ['kind', { kind: 'job' }],
  ])('is refused for its %s: %j', async (field, fields) => {
    const { body } = await create(fields).expect(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('for one day says when instead of hours and weeks; its manager can change to these', async () => {
    const day = { hoursWeek: null, weeks: null, schedule: 'शनिवार 5 दिसंबर, 9:00–13:00' };
    const made = await make(day);
    expect(made).toMatchObject(day);
    const { body } = await call('getOpenings', { kind: 'volunteering', pageId, limit: 50 }, reader).expect(
      200,
    );
    expect(body.data.openings).toContainEqual(expect.objectContaining({ id: made.id, ...day }));
    const content = await console_('content/getOpenings', { limit: 50 }).expect(200);
    expect(content.body.data).toContainEqual(expect.objectContaining({ id: made.id, ...day }));
    const both = { hoursWeek: 4, weeks: 2, schedule: 'Mondays, 17:00–19:00' };
    expect((await update(made, both).expect(200)).body.data).toMatchObject({ ...both, version: '2' });
    await make({ ...day, schedule: 'x'.repeat(80) });
  });

  it('at each bound is admitted', async () => {
    await make({ closesOn: dayInIndia(0), hoursWeek: 48, weeks: 52, places: 500, title: 'x'.repeat(120) });
    await make({ closesOn: dayInIndia(120), mode: 'remote', city: null, questions: [] });
    await make({ ...PAID, stipendMin: 0, stipendMax: 0, hoursWeek: 20 });
  });

  it('sent twice with one key is one; with another body the key is refused', async () => {
    const send = (fields: object = {}) => create(fields).set('Idempotency-Key', 'once');
    const first = await send().expect(201);
    expect((await send().expect(201)).body.data.id).toBe(first.body.data.id);
    await send({ title: 'Another title' }).expect(422);
  });

  it('is posted only by who created the page or owns the project', async () => {
    await create({}, reader).expect(403);
    await create({ kind: 'role', pageId: null, projectId }, reader).expect(403);
    const role = await make({ kind: 'role', pageId: null, projectId });
    expect(role).toMatchObject({
      state: 'open',
      Page: null,
      Project: { id: projectId, title: 'A solar boat' },
    });
    expect(await listed({ kind: 'role', projectId })).toEqual([role.id]);
  });

  it('is changed by its manager alone, and by nobody who has an older version', async () => {
    const made = await make();
    await call('update', { ...form(), id: made.id, version: '1' }, reader).expect(403);
    const { body } = await update(made, { title: 'Second title' }).expect(200);
    expect(body.data).toMatchObject({ title: 'Second title', state: 'open', version: '2' });
    expect((await update(made, { title: 'Third title' }).expect(409)).body.error).toBe('stale');
  });

  it('is closed, is there no more in lists, and opens again with an edit', async () => {
    const made = await make();
    await call('close', { id: made.id }, reader).expect(403);
    expect((await call('close', { id: made.id }).expect(200)).body.data.state).toBe('closed');
    await call('close', { id: made.id }).expect(200);
    expect(await listed({ pageId })).not.toContain(made.id);
    expect(await stateFor(made.id, reader)).toBe('closed');
    const refused = await update(made, { closesOn: dayInIndia(-1) }).expect(400);
    expect(Object.keys(refused.body.errors)).toEqual(['closesOn']);
    expect((await update(made, {}).expect(200)).body.data.state).toBe('open');
    expect(await listed({ pageId })).toContain(made.id);
  });

  it('closes at midnight in India after its last day', async () => {
    const made = await make({ closesOn: dayInIndia(0) });
    expect(await listed({ pageId })).toContain(made.id);
    await app.rows('UPDATE opening SET closes_on = $2 WHERE id = $1', [made.id, dayInIndia(-1)]);
    expect(await listed({ pageId })).not.toContain(made.id);
    expect(await stateFor(made.id, reader)).toBe('closed');
  });

  it('is deleted by its manager unless somebody applied', async () => {
    const made = await make();
    await call('delete', { id: made.id }, reader).expect(403);
    await call('delete', { id: made.id }).expect(200);
    await call('getOpening', { id: made.id }).expect(404);
    const other = await make();
    await app.rows(
      `INSERT INTO application (opening_id, member_id, kind, title, organisation, note) VALUES ($1, $2, 'volunteering', 'a', 'b', 'c')`,
      [other.id, reader.id],
    );
    expect((await call('delete', { id: other.id }).expect(409)).body.error).toBe('has_applications');
  });

  it('is saved and taken off the board', async () => {
    const made = await make();
    const toggle = async () => (await call('toggleSave', { id: made.id }, reader).expect(200)).body.data;
    expect(await toggle()).toEqual({ isSaved: true });
    expect((await read(made.id)).isSaved).toBe(true);
    expect(await toggle()).toEqual({ isSaved: false });
  });

  it('says how its page answered, from five applications older than 14 days on', async () => {
    const ownPage = await makePage(app, poster, 'Answering Club');
    const made = await make({ pageId: ownPage });
    const members = await Promise.all(Array.from({ length: 7 }, () => joinMember(app)));
    const apply = (member: TestMember, days: number, answeredAfter: number | null, state = 'applied') =>
      app.rows(
        `INSERT INTO application (opening_id, member_id, kind, title, organisation, note, state, ended_at, created_at, answered_at)
         VALUES ($1, $2, 'volunteering', 'a', 'b', 'c', $5, now(), now() - make_interval(days => $3::int),
                 now() - make_interval(days => $3::int) + make_interval(days => $4::int))`,
        [made.id, member.id, days, answeredAfter, state],
      );
    for (const [i, after] of [1, 3, 9, null].entries()) await apply(members[i]!, 20, after);
    await apply(members[4]!, 20, null, 'withdrawn');
    await apply(members[5]!, 13, 1);
    expect((await read(made.id)).answering).toBeNull();
    await apply(members[6]!, 15, null);
    expect((await read(made.id)).answering).toEqual({ answered: 3, applications: 5, days: 3 });
  });
});

describe('the list', () => {
  it('needs a kind, or a page or project', async () => {
    await call('getOpenings', {}, reader).expect(400);
    await call('getOpenings', { pageId }, reader).expect(200);
  });

  it('has them by text, field, mode, city, stipend and page, newest or closing first; % and _ are letters', async () => {
    const own = await makePage(app, poster, 'Own Club');
    const first = await make({ pageId: own, title: 'Teach 100% of maths', field: 'teaching', city: 'Pune' });
    const second = await make({
      ...{ pageId: own, title: 'Write our 1000 letters', field: 'writing', mode: 'remote', city: 'Nagpur' },
      closesOn: dayInIndia(3),
    });
    const of = (body: object) => listed({ pageId: own, ...body });
    expect(await of({})).toEqual([second.id, first.id]);
    expect(await of({ sort: 'closing' })).toEqual([second.id, first.id]);
    expect(await of({ search: '100%' })).toEqual([first.id]);
    expect(await listed({ search: '100% OF' })).toEqual([first.id]);
    expect(await of({ search: '100_' })).toEqual([]);
    expect(await of({ field: 'writing' })).toEqual([second.id]);
    expect(await of({ mode: 'on_site' })).toEqual([first.id]);
    expect(await of({ city: 'nag' })).toEqual([second.id]);
    expect(await of({ city: '%' })).toEqual([]);
    expect(await of({ paid: true })).toEqual([]);
    expect(await of({ paid: false })).toHaveLength(2);
    expect(await listed({ pageId: 'nothing' })).toEqual([]);
    const { body } = await call(
      'getOpenings',
      { kind: 'volunteering', pageId: own, limit: 1, page: 2 },
      reader,
    );
    expect(body.data.openings.map(({ id }: OpeningDto) => id)).toEqual([first.id]);
    expect(body.data.pagination).toMatchObject({ total: 2, totalPages: 2 });
  });

  it('has nothing of whom the viewer blocked', async () => {
    const made = await make();
    const viewer = await joinMember(app);
    await app
      .call('/user/safety/setRelation', { userId: poster.id, relation: 'block' }, viewer.token)
      .expect(200);
    expect(await listed({ pageId }, viewer)).toEqual([]);
    await call('getOpening', { id: made.id }, viewer).expect(404);
    await call('toggleSave', { id: made.id }, viewer).expect(404);
  });

  it('has all of the caller’s own, in every state', async () => {
    const who = await joinMember(app);
    const own = await makePage(app, who);
    const { body } = await create({ pageId: own, ...PAID }, who).expect(201);
    const answer = await call('getOwn', {}, who).expect(200);
    expect(answer.body.data.openings).toMatchObject([
      { id: body.data.id, state: 'review', applications: 0, waiting: 0, reason: null, canManage: true },
    ]);
    const ofKind = async (kind: string) => (await call('getOwn', { kind }, who).expect(200)).body.data;
    expect((await ofKind('internship')).pagination.total).toBe(1);
    expect(await ofKind('volunteering')).toMatchObject({ openings: [], pagination: { total: 0 } });
  });
});

describe('an internship', () => {
  it('is seen by its manager alone until a moderator approves it; undone, it waits again', async () => {
    const made = await make(PAID);
    expect(made.state).toBe('review');
    await call('getOpening', { id: made.id }, reader).expect(404);
    await call('update', { ...form(), id: made.id, version: '1' }, reader).expect(404);
    expect(await listed({ kind: 'internship' })).not.toContain(made.id);
    const waiting = (await caseOf(made.id))!;
    expect(waiting).toMatchObject({ source: 'internship', priority: 1, User: { id: poster.id } });
    expect(waiting.content.text).toContain('on site, Pune');
    expect(waiting.content.text).toContain('Stipend: ₹8,000 to ₹10,000 a month');
    expect(waiting.approval).toMatchObject({ page: { id: pageId }, before: null });
    expect(Date.now() - Date.parse(waiting.approval!.page!.createdAt)).toBeLessThan(600_000);
    const hours = (Date.parse(waiting.dueAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(47);
    expect(hours).toBeLessThanOrEqual(48);
    const id = await decide(made.id, 'approve');
    expect(await listed({ kind: 'internship', paid: true })).toContain(made.id);
    expect(await stateFor(made.id, reader)).toBe('open');
    await console_('review/undo', { id }).expect(200);
    await call('getOpening', { id: made.id }, reader).expect(404);
    await decide(made.id, 'approve');
    expect(await stateFor(made.id, reader)).toBe('open');
  });

  it('is declined with a reason, which its manager is told after ten minutes, and asks again once it is changed', async () => {
    const made = await make(PAID);
    const { id, version } = (await caseOf(made.id))!;
    const refused = await console_('review/decide', { id, version, outcome: 'decline' }).expect(400);
    expect(Object.keys(refused.body.errors)).toEqual(['note']);
    await console_('review/decide', { id, version, outcome: 'no_violation' }).expect(400);
    await decide(made.id, 'decline', 'Please name who guides the work.');
    expect(await read(made.id, poster)).toMatchObject({
      state: 'declined',
      reason: 'Please name who guides the work.',
    });
    await call('getOpening', { id: made.id }, reader).expect(404);
    const notices = async () =>
      (await app.call('/user/notifications/getAll', {}, poster.token).expect(200)).body.data
        .notifications as { notice: { outcome: string; note: string } | null }[];
    expect((await notices()).some(({ notice }) => notice?.outcome === 'decline')).toBe(false);
    await app.rows(`UPDATE review_case SET decided_at = now() - interval '11 minutes' WHERE id = $1`, [id]);
    await app.nest.get(DecisionsService).tell();
    expect((await notices()).map(({ notice }) => notice)).toContainEqual(
      expect.objectContaining({
        outcome: 'decline',
        kind: 'opening',
        note: 'Please name who guides the work.',
      }),
    );
    expect(
      (await update(made, { ...PAY, title: 'With Meera, for our site' }).expect(200)).body.data,
    ).toMatchObject({
      state: 'review',
      reason: null,
    });
    const again = await caseOf(made.id);
    expect(again?.id).not.toBe(id);
    expect(again?.approval?.refusals[0]).toMatchObject({
      ...{ id, title: made.title, reason: 'Please name who guides the work.' },
    });
    // What was reversed counts no more.
    await app.rows(`UPDATE review_case SET state = 'overturned' WHERE id = $1`, [id]);
    const left = (await caseOf(made.id))!.approval!.refusals;
    expect(left.map((refusal) => refusal.id)).not.toContain(id);
  });

  it('goes back to review when more than its date or places change; a decision about what was before is refused', async () => {
    const made = await make(PAID);
    const { id, version } = (await caseOf(made.id))!;
    const edited = (await update(made, { ...PAY, title: 'Another title' }).expect(200)).body.data;
    expect(
      (await console_('review/decide', { id, version, outcome: 'approve' }).expect(409)).body.error,
    ).toBe('already_decided');
    await decide(made.id, 'approve');
    const later = (
      await update(edited, { ...PAY, title: 'Another title', closesOn: dayInIndia(9), places: 5 }).expect(200)
    ).body.data;
    expect(later).toMatchObject({ state: 'open', places: 5 });
    expect(await caseOf(made.id)).toBeUndefined();
    const changed = await update(later, { ...PAY, title: 'Another title', stipendMax: 9_000 }).expect(200);
    expect(changed.body.data.state).toBe('review');
    expect(await listed({ kind: 'internship' })).not.toContain(made.id);
    const { content, approval } = (await caseOf(made.id))!;
    expect(content.text).toContain('₹8,000 to ₹9,000');
    expect(approval!.before).toMatchObject({
      ...{ title: 'Another title', text: expect.stringContaining('₹8,000 to ₹10,000') },
    });
  });

  it('that waits is counted for the console with the time of the oldest', async () => {
    const attention = async () =>
      (await console_('settings/getAttention', {}).expect(200)).body.data as AttentionDto;
    const { waitingInternships: before } = await attention();
    const made = await make(PAID);
    await app.rows(
      `UPDATE review_case SET opened_at = '2026-01-05T05:30:00Z' WHERE target_id = $1 AND source = 'internship'`,
      [made.id],
    );
    expect(await attention()).toMatchObject({
      waitingInternships: before + 1,
      oldestInternship: '2026-01-05T05:30:00.000Z',
    });
    await decide(made.id, 'approve');
    expect((await attention()).waitingInternships).toBe(before);
  });

  it('asks no more once it is closed or deleted', async () => {
    const closed = await make(PAID);
    await call('close', { id: closed.id }).expect(200);
    expect(await caseOf(closed.id)).toBeUndefined();
    await call('getOpening', { id: closed.id }, reader).expect(404);
    const gone = await make(PAID);
    await call('delete', { id: gone.id }).expect(200);
    expect(await caseOf(gone.id)).toBeUndefined();
  });

  it('that was edited after its decision is not taken back', async () => {
    const made = await make(PAID);
    const id = await decide(made.id, 'approve');
    await update(made, { ...PAY, title: 'Another title' }).expect(200);
    expect((await console_('review/undo', { id }).expect(409)).body.error).toBe('already_decided');
  });

  it('can be reported beside its approval, and only by who sees it', async () => {
    const made = await make(PAID);
    const report = () =>
      app.call(
        '/user/safety/report',
        { kind: 'opening', id: made.id, reason: 'scam', text: '' },
        reader.token,
      );
    await report().expect(404);
    await decide(made.id, 'approve');
    await report().expect(201);
    const reported = (await caseOf(made.id))!;
    expect(reported.source).toBe('report');
    await console_('review/decide', {
      id: reported.id,
      version: reported.version,
      outcome: 'approve',
    }).expect(400);
    const verdict = {
      id: reported.id,
      version: reported.version,
      outcome: 'violation',
      rule: 6,
      remove: true,
    };
    await console_('review/decide', verdict).expect(200);
    await call('getOpening', { id: made.id }, reader).expect(404);
  });
});

describe('an opening in a state', () => {
  /** What brings an internship there, and whether a new visitor reads it then. */
  const STATES = {
    review: { bring: async () => {}, isRead: false },
    open: { bring: (id: string) => decide(id, 'approve'), isRead: true },
    declined: { bring: (id: string) => decide(id, 'decline', 'Who guides the work?'), isRead: false },
    closed: {
      bring: async (id: string) => {
        await decide(id, 'approve');
        await call('close', { id }).expect(200);
      },
      isRead: true,
    },
  } as const;
  const names = Object.keys(STATES) as (keyof typeof STATES)[];

  it.each(names)(
    '%s is changed by nobody but its manager, and by no decision but that of who waits',
    async (state) => {
      const { bring, isRead } = STATES[state];
      const made = await make(PAID);
      const { id: caseId, version } = (await caseOf(made.id))!;
      await bring(made.id);
      const another = await joinMember(app);
      await makePage(app, another, 'Another club');
      for (const member of [reader, another]) {
        for (const [name, body] of [
          ['update', { ...form(PAY), id: made.id, version: made.version }],
          ['close', { id: made.id }],
          ['delete', { id: made.id }],
        ] as const) {
          expect([name, (await call(name, body, member)).status]).toEqual([name, isRead ? 403 : 404]);
        }
      }
      // Neither a field of a form nor a member’s token approves it.
      await call('update', { ...form(PAY), id: made.id, version: made.version, state: 'open' }).expect(400);
      const verdict = { id: caseId, version, note: 'Who guides the work?' };
      await app.call('/admin/review/decide', { ...verdict, outcome: 'approve' }, poster.token).expect(401);
      for (const outcome of ['approve', 'decline', 'no_violation', 'violation']) {
        if (state === 'review' && (outcome === 'approve' || outcome === 'decline')) continue;
        const { status } = await console_('review/decide', {
          ...verdict,
          outcome,
          ...(outcome === 'violation' && { rule: 6 }),
        });
        expect([outcome, status]).toEqual([
          outcome,
          state === 'review' || !['approve', 'decline'].includes(outcome) ? 400 : 409,
        ]);
      }
      expect(await stateFor(made.id)).toBe(state);
    },
  );

  it.each(names)('%s goes where its manager may take it: closed, or on to a review', async (state) => {
    const made = await make(PAID);
    await STATES[state].bring(made.id);
    await call('close', { id: made.id }).expect(200);
    expect(await stateFor(made.id)).toBe('closed');
    expect(await caseOf(made.id)).toBeUndefined();
    const { version } = await read(made.id, poster);
    await call('update', { ...form(PAY), id: made.id, version }).expect(200);
    expect(await stateFor(made.id)).toBe('review');
  });

  it('is changed once by two tabs and by a double click', async () => {
    const made = await make();
    const edit = (places: number) => update(made, { places });
    const answers = await Promise.all([edit(3), edit(4), edit(4)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.error).toBe('stale');
    const closed = await Promise.all([1, 2, 3].map(() => call('close', { id: made.id })));
    expect(closed.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stateFor(made.id)).toBe('closed');
  });
});

describe('what hides an opening', () => {
  it('is its removal by the console, which tells its manager and can be undone for 30 days', async () => {
    const made = await make();
    await console_('content/removeOpening', { id: made.id, reason: 'A fee', note: 'No fees.' }).expect(200);
    await call('getOpening', { id: made.id }, reader).expect(404);
    const { body } = await call('getOpening', { id: made.id }).expect(404);
    expect(body).toMatchObject({ error: 'removed', message: expect.stringContaining('No fees.') });
    await update(made, {}).expect(404);
    const removed = await console_('content/getOpenings', { removed: true, id: made.id }).expect(200);
    expect(removed.body.data).toMatchObject([
      { id: made.id, removal: { reason: 'A fee', note: 'No fees.' } },
    ]);
    const own = await app.call('/user/account/getRemovals', {}, poster.token).expect(200);
    expect(own.body.data.removals[0]).toMatchObject({ kind: 'opening', id: made.id, note: 'No fees.' });
    await console_('content/restoreOpening', { id: made.id }).expect(200);
    expect(await listed({ pageId })).toContain(made.id);
    const found = await console_('content/getOpenings', { search: 'POSTER RAO', limit: 50 }).expect(200);
    expect(found.body.data.map(({ id }: OpeningDto) => id)).toContain(made.id);
  });

  it('is the removal of its page or project', async () => {
    const own = await makePage(app, poster, 'Removed Club');
    const made = await make({ pageId: own });
    await console_('content/removePage', { id: own, reason: 'a' }).expect(200);
    await call('getOpening', { id: made.id }, reader).expect(404);
    await console_('content/removeOpening', { id: made.id, reason: 'a' }).expect(404);
    await console_('content/restorePage', { id: own }).expect(200);
    await read(made.id);
    const role = await make({ kind: 'role', pageId: null, projectId });
    await console_('content/removeProject', { id: projectId, reason: 'a' }).expect(200);
    await call('getOpening', { id: role.id }, reader).expect(404);
    await console_('content/restoreProject', { id: projectId }).expect(200);
    await read(role.id);
  });

  it('is the suspension of its poster; lifting shows it again, unless it is removed itself', async () => {
    const who = await joinMember(app);
    const own = await makePage(app, who);
    const made = (await create({ pageId: own }, who).expect(201)).body.data as OpeningDetailsDto;
    const other = (await create({ pageId: own }, who).expect(201)).body.data as OpeningDetailsDto;
    await console_('content/removeOpening', { id: other.id, reason: 'a' }).expect(200);
    const administrator = await signInAdministrator(app, 'dean');
    const setStatus = (body: object) =>
      console_('users/setUserStatus', { id: who.id, ...body }, administrator).expect(200);
    await setStatus({ status: 'suspended', reason: 'Fees' });
    await call('getOpening', { id: made.id }, reader).expect(404);
    expect(await listed({ pageId: own })).toEqual([]);
    await setStatus({ status: 'active' });
    expect(await listed({ pageId: own })).toEqual([made.id]);
  });

  it('is the deletion of its poster’s account, which shows it again when it is restored, and purges it', async () => {
    const who = await joinMember(app);
    const own = await makePage(app, who);
    const made = (await create({ pageId: own, ...PAID }, who).expect(201)).body.data as OpeningDetailsDto;
    await decide(made.id, 'approve');
    await call('toggleSave', { id: made.id }, reader).expect(200);
    await app.call('/user/account/delete', { password: PASSWORD }, who.token).expect(200);
    await call('getOpening', { id: made.id }, reader).expect(404);
    await app.call('/user/account/restore', { emailOrPhone: who.email, password: PASSWORD }).expect(200);
    expect((await read(made.id)).isSaved).toBe(true);
    await app.call('/user/account/delete', { password: PASSWORD }, await signIn(app, who.email)).expect(200);
    await app.rows(`UPDATE member SET deleted_at = now() - interval '15 days' WHERE id = $1`, [who.id]);
    await app.nest.get(AccountPurgeService).purge(new AbortController().signal);
    expect(await app.rows('SELECT FROM opening WHERE id = $1', [made.id])).toEqual([]);
  });

  it('ends 30 days after its removal, when nobody restores it', async () => {
    const made = await make();
    await console_('content/removeOpening', { id: made.id, reason: 'a' }).expect(200);
    await app.rows(`UPDATE opening SET withheld_at = now() - interval '31 days' WHERE id = $1`, [made.id]);
    await app.rows(`UPDATE review_case SET decided_at = now() - interval '31 days' WHERE target_id = $1`, [
      made.id,
    ]);
    await app.nest.get(RemovedPurgeService).purge(new AbortController().signal);
    expect(await app.rows('SELECT FROM opening WHERE id = $1', [made.id])).toEqual([]);
  });
});

it('a data export has the openings that the member posted and saved', async () => {
  const who = await joinMember(app);
  const own = await makePage(app, who);
  const made = (await create({ pageId: own }, who).expect(201)).body.data as OpeningDetailsDto;
  const other = await make();
  await call('toggleSave', { id: other.id }, who).expect(200);
  const { body } = await app.call('/user/account/export', {}, who.token).responseType('blob').expect(200);
  const files = await unzip(body as Buffer);
  const list = (name: string) => JSON.parse(files.get(name)!.toString()) as object[];
  expect(list('openings.json')).toMatchObject([
    { id: made.id, pageId: own, title: made.title, state: 'open' },
  ]);
  expect(list('savedOpenings.json')).toMatchObject([{ openingId: other.id, openingTitle: other.title }]);
});
