import { RECORD_STATES, type RecordState } from '../src/common/record-state.js';
import { startApp, type TestApp } from './support/app.js';
import { insertApplication } from './support/applications.js';
import {
  dayInIndia,
  joinMember,
  makePage,
  signInAdministrator,
  signInModerator,
  type TestMember,
} from './support/factories.js';

// Every call about a record, by everybody, in each of its states: what is not done is refused, and changes nothing.

let app: TestApp;
let console: { moderator: string; administrator: string };
beforeAll(async () => {
  app = await startApp();
  console = {
    moderator: await signInModerator(app, 'moderator'),
    administrator: await signInAdministrator(app),
  };
});
afterAll(() => app.close());

/** What is done about a record, by the call for it. */
const ACTS = {
  issue: 'issue another one',
  accept: 'accept',
  refuse: 'refuse',
  revoke: 'revoke',
  remove: 'remove',
  console: 'revoke in the console',
} as const;
type Act = keyof typeof ACTS;

/** Both sides of some records, and who else is there. */
interface Sides {
  readonly holder: TestMember;
  readonly issuer: TestMember;
  readonly pageId: string;
}
interface Work {
  readonly serial: string;
  readonly applicationId: string;
}

async function makeSides(): Promise<Sides> {
  const [holder, issuer] = [await joinMember(app), await joinMember(app)];
  return { holder, issuer, pageId: await makePage(app, issuer) };
}

/** A record in a state. */
async function recordIn(state: RecordState, { holder, issuer, pageId }: Sides): Promise<Work> {
  const applied = {
    by: holder,
    managedBy: issuer,
    of: { pageId },
    kind: 'internship',
    state: 'accepted',
  } as const;
  const applicationId = await insertApplication(app, applied);
  const issued = await act('issue', { serial: '', applicationId }, issuer.token).expect(201);
  const work = { serial: (issued.body.data as { serial: string }).serial, applicationId };
  if (state !== 'offered') await act('accept', work, holder.token).expect(200);
  if (state === 'revoked') await act('revoke', work, issuer.token).expect(200);
  return work;
}

function act(name: Act, { serial, applicationId }: Work, token: string) {
  const form = {
    ...{ applicationId, role: 'Web developer', done: 'Built the pages of the fair.', hours: null },
    ...{ from: dayInIndia(-9), to: dayInIndia(-1) },
  };
  const calls: Record<Act, [path: string, body: object]> = {
    issue: ['/user/records/issue', form],
    accept: ['/user/records/answer', { serial, accept: true }],
    refuse: ['/user/records/answer', { serial, accept: false }],
    revoke: ['/user/records/revoke', { serial, reason: 'Own' }],
    remove: ['/user/records/remove', { serial }],
    console: ['/admin/content/revokeRecord', { serial, reason: 'Own' }],
  };
  return app.call(...calls[name], token);
}

/** The rows that a call could change. */
const rowsOf = ({ serial, applicationId }: Work) =>
  app.rows(
    `SELECT to_jsonb(r) AS record, to_jsonb(a) AS application, (SELECT count(*) FROM record x WHERE x.application_id = a.id) AS records,
            (SELECT count(*) FROM audit_event e WHERE e.details ->> 'serial' = $1) AS audited
       FROM application a LEFT JOIN record r ON r.serial = $1 WHERE a.id = $2`,
    [serial, applicationId],
  );

/** Answers in the order of ACTS. 2xx is what is allowed. */
type Answers = [
  issue: number,
  accept: number,
  refuse: number,
  revoke: number,
  remove: number,
  console: number,
];
const NOBODY: Answers = [401, 401, 401, 401, 401, 401];
const STRANGER: Answers = [404, 404, 404, 404, 404, 401];
const same = (answers: Answers) => ({ offered: answers, accepted: answers, revoked: answers });

/** What the two sides may do, and what is refused to them. */
const HOLDER = {
  offered: [403, 200, 200, 404, 200, 401],
  accepted: [403, 409, 409, 404, 200, 401],
  revoked: [403, 409, 409, 404, 200, 401],
} satisfies Record<RecordState, Answers>;
const ISSUER = {
  offered: [409, 404, 404, 409, 404, 401],
  accepted: [409, 404, 404, 200, 404, 401],
  revoked: [409, 404, 404, 409, 404, 401],
} satisfies Record<RecordState, Answers>;
/** An application is away while its applicant blocks who posted the opening. */
const WHOM_THE_HOLDER_BLOCKED = {
  offered: [404, 404, 404, 409, 404, 401],
  accepted: [404, 404, 404, 200, 404, 401],
  revoked: [404, 404, 404, 409, 404, 401],
} satisfies Record<RecordState, Answers>;
const CONSOLE = {
  offered: [401, 401, 401, 401, 401, 409],
  accepted: [401, 401, 401, 401, 401, 200],
  revoked: [401, 401, 401, 401, 401, 409],
} satisfies Record<RecordState, Answers>;

const suspend = (member: TestMember) => {
  const status = { id: member.id, status: 'suspended', reason: 'Own' };
  return app.call('/admin/users/setUserStatus', status, console.administrator).expect(200);
};
const limit = (member: TestMember) =>
  app.rows(`UPDATE member SET limited_until = now() + interval '1 hour', limited_rule = 1 WHERE id = $1`, [
    member.id,
  ]);
const block = (member: TestMember, { id }: TestMember) =>
  app.call('/user/safety/setRelation', { userId: id, relation: 'block' }, member.token).expect(200);

/** Whose token it is once the records are there, and what each act is answered. */
const TABLE: Record<
  string,
  { token: (sides: Sides) => Promise<string> | string; answers: Record<RecordState, Answers> }
> = {
  'a visitor': { token: () => '', answers: same(NOBODY) },
  'another member': { token: async () => (await joinMember(app)).token, answers: same(STRANGER) },
  'the manager of another page': {
    token: async () => (await makeSides()).issuer.token,
    answers: same(STRANGER),
  },
  // What the console does has calls of its own.
  'a moderator': { token: () => console.moderator, answers: CONSOLE },
  'an administrator': { token: () => console.administrator, answers: CONSOLE },
  'the holder': { token: ({ holder }) => holder.token, answers: HOLDER },
  'the issuer': { token: ({ issuer }) => issuer.token, answers: ISSUER },
  'a suspended holder': {
    token: async ({ holder }) => (await suspend(holder), holder.token),
    answers: same(NOBODY),
  },
  'a suspended issuer': {
    token: async ({ issuer }) => (await suspend(issuer), issuer.token),
    answers: same(NOBODY),
  },
  // Who is limited writes nothing, and deletes what is theirs.
  'a limited holder': {
    token: async ({ holder }) => (await limit(holder), holder.token),
    answers: same([403, 403, 403, 403, 200, 401]),
  },
  'a limited issuer': {
    token: async ({ issuer }) => (await limit(issuer), issuer.token),
    answers: same([403, 403, 403, 403, 404, 401]),
  },
  // A block takes nothing from what was issued.
  'a holder who blocked the issuer': {
    token: async ({ holder, issuer }) => (await block(holder, issuer), holder.token),
    answers: HOLDER,
  },
  'an issuer whom the holder blocked': {
    token: async ({ holder, issuer }) => (await block(holder, issuer), issuer.token),
    answers: WHOM_THE_HOLDER_BLOCKED,
  },
};

describe.each(Object.keys(TABLE))('%s', (who) => {
  const { token: tokenOf, answers } = TABLE[who]!;
  const cases = RECORD_STATES.flatMap((state) =>
    (Object.keys(ACTS) as Act[]).map((name, n) => ({
      state,
      name,
      act: ACTS[name],
      status: answers[state][n]!,
    })),
  );
  const works = new Map<RecordState, Map<Act, Work>>();
  let token: string;
  beforeAll(async () => {
    const sides = await makeSides();
    for (const state of RECORD_STATES) works.set(state, new Map());
    for (const { state, name } of cases) works.get(state)!.set(name, await recordIn(state, sides));
    token = await tokenOf(sides);
  });

  it.each(cases)('to $act when it is $state is answered $status', async ({ state, name, status }) => {
    const work = works.get(state)!.get(name)!;
    const before = await rowsOf(work);
    expect((await act(name, work, token)).status).toBe(status);
    const isChanged = JSON.stringify(await rowsOf(work)) !== JSON.stringify(before);
    expect(isChanged).toBe(status < 300);
  });
});
