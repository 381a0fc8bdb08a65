import { readFile } from 'node:fs/promises';
import { startApp, type TestApp } from './support/app.js';
import { joinMember, makePage, PASSWORD, signInAdministrator, type TestMember } from './support/factories.js';
import { applicationForm, applyFor, makeOpening } from './support/openings.js';

/**
 * Who else may call what about openings and applications, besides the identities of authorization.test.ts: people who could mistake
 * themselves for one of the two sides. The opening is open, and its applicant's application is offered.
 */
const IDENTITIES = [
  'otherApplicant',
  'otherManager',
  'formerManager',
  'formerApplicant',
  'blockedByPoster',
  'blockerOfPoster',
  'suspended',
  'deleted',
] as const;
type Identity = (typeof IDENTITIES)[number];

let app: TestApp;
let poster: TestMember;
let applicant: TestMember;
let people: Record<Identity, TestMember>;
let ids: { openingId: string; applicationId: string; pageId: string };
beforeAll(async () => {
  app = await startApp();
  [poster, applicant] = [await joinMember(app), await joinMember(app)];
  const joined = await Promise.all(IDENTITIES.map(async (name) => [name, await joinMember(app)] as const));
  people = Object.fromEntries(joined) as Record<Identity, TestMember>;
  const pageId = await makePage(app, poster);
  const openingId = await makeOpening(app, poster, { pageId });
  const applicationId = (await applyFor(app, applicant, openingId)).id;
  await app.rows(`UPDATE application SET state = 'offered' WHERE id = $1`, [applicationId]);
  ids = { openingId, applicationId, pageId };

  await applyFor(app, people.otherApplicant, openingId);
  const otherPage = await makePage(app, people.otherManager, 'Another club');
  await makeOpening(app, people.otherManager, { pageId: otherPage });
  // Their page was removed, and its openings with it.
  const formerPage = await makePage(app, people.formerManager, 'A former club');
  await makeOpening(app, people.formerManager, { pageId: formerPage });
  const registrar = await signInAdministrator(app);
  await app.call('/admin/content/removePage', { id: formerPage, reason: 'a' }, registrar).expect(200);
  const withdrawn = await applyFor(app, people.formerApplicant, openingId);
  await app.rows(`UPDATE application SET state = 'withdrawn', ended_at = now(), attempts = 2 WHERE id = $1`, [
    withdrawn.id,
  ]);
  for (const [by, about] of [
    [poster, people.blockedByPoster],
    [people.blockerOfPoster, poster],
  ] as const) {
    await app.call('/user/safety/setRelation', { userId: about.id, relation: 'block' }, by.token).expect(200);
  }
  const status = { id: people.suspended.id, status: 'suspended', reason: 'a' };
  await app.call('/admin/users/setUserStatus', status, registrar).expect(200);
  await app.call('/user/account/delete', { password: PASSWORD }, people.deleted.token).expect(200);
});
afterAll(() => app.close());

/** All who may not even ask. */
const OUT = { suspended: 401, deleted: 401 };
const each = (status: number, rest: Partial<Record<Identity, number>> = {}) =>
  ({ ...Object.fromEntries(IDENTITIES.map((name) => [name, status])), ...OUT, ...rest }) as Record<
    Identity,
    number
  >;
/** They see neither the opening nor what belongs to it. */
const UNSEEN = { blockedByPoster: 404, blockerOfPoster: 404 };

type Call = readonly [body: (at: typeof ids) => object, expected: Record<Identity, number>];
/** What changes something comes after what only reads. */
const CALLS: Readonly<Record<string, Call>> = {
  '/user/openings/getOpenings': [() => ({ kind: 'volunteering' }), each(200)],
  '/user/openings/getOpening': [({ openingId }) => ({ id: openingId }), each(200, UNSEEN)],
  '/user/openings/getOwn': [() => ({}), each(200)],
  '/user/applications/getBoard': [() => ({}), each(200)],
  '/user/applications/getColumn': [() => ({ column: 'applied' }), each(200)],
  '/user/applications/getWaiting': [() => ({}), each(200)],
  '/user/applications/get': [({ applicationId }) => ({ id: applicationId }), each(404)],
  '/user/applications/getApplicants': [({ openingId }) => ({ openingId }), each(403)],
  '/user/applications/setState': [
    ({ applicationId }) => ({ id: applicationId, from: 'offered', to: 'declined' }),
    each(404),
  ],
  '/user/applications/sendMessage': [({ applicationId }) => ({ id: applicationId, body: 'a' }), each(404)],
  '/user/openings/update': [
    ({ openingId }) => ({
      ...{
        id: openingId,
        version: '1',
        title: 'Changed',
        field: 'software',
        about: 'x'.repeat(60),
        mode: 'remote',
      },
      ...{ hoursWeek: 8, weeks: 4, closesOn: '2099-01-01', places: 1, noFee: true },
    }),
    each(403),
  ],
  '/user/openings/close': [({ openingId }) => ({ id: openingId }), each(403)],
  '/user/openings/delete': [({ openingId }) => ({ id: openingId }), each(403)],
  '/user/openings/create': [
    ({ pageId }) => ({
      ...{
        kind: 'volunteering',
        pageId,
        title: 'Another one',
        field: 'software',
        about: 'x'.repeat(60),
        mode: 'remote',
      },
      ...{
        hoursWeek: 8,
        weeks: 4,
        closesOn: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
        places: 1,
        noFee: true,
      },
    }),
    each(403),
  ],
  '/user/openings/toggleSave': [({ openingId }) => ({ id: openingId }), each(200, UNSEEN)],
  '/user/applications/apply': [
    ({ openingId }) => applicationForm(openingId),
    each(201, { ...UNSEEN, otherApplicant: 409, formerApplicant: 409 }),
  ],
};

it('has every call of openings and applications', async () => {
  const { paths } = JSON.parse(await readFile('openapi.json', 'utf8')) as { paths: object };
  const known = Object.keys(paths).filter((path) => /^\/user\/(openings|applications)\//.test(path));
  expect(Object.keys(CALLS).sort()).toEqual(known.sort());
});

it.each(Object.entries(CALLS))('%s is answered to each as it may be', async (path, [body, expected]) => {
  const answers: Record<string, number> = {};
  for (const identity of IDENTITIES) {
    answers[identity] = (await app.call(path, body(ids), people[identity].token)).status;
  }
  expect(answers).toEqual(expected);
});

it('lets nobody of them read what the two sides wrote, nor change it', async () => {
  const { body } = await app
    .call('/user/applications/get', { id: ids.applicationId }, applicant.token)
    .expect(200);
  expect(body.data).toMatchObject({ state: 'offered', openingId: ids.openingId, title: 'Web developer' });
  expect(body.data.events).toHaveLength(1);
  const opening = await app
    .call('/user/openings/getOpening', { id: ids.openingId }, poster.token)
    .expect(200);
  expect(opening.body.data).toMatchObject({ title: 'Web developer', state: 'open', version: '1' });
});
