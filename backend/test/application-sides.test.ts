import { AccountPurgeService } from '../src/modules/account/account-purge.service.js';
import { APPLICATION_STATES, ENDED_STATES, type ApplicationState } from '../src/common/application-state.js';
import { startApp, type TestApp } from './support/app.js';
import { joinMember, makePage, PASSWORD, signIn, type TestMember } from './support/factories.js';
import { applyFor, makeOpening, NOTE } from './support/openings.js';
import { unzip } from './support/unzip.js';

/** Accounts of both sides of an application, in each of its states: exported, deleted, restored, purged. */
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const isEnd = (state: ApplicationState) => (ENDED_STATES as readonly ApplicationState[]).includes(state);

async function inState(state: ApplicationState) {
  const [manager, applicant] = [await joinMember(app), await joinMember(app)];
  const openingId = await makeOpening(app, manager, { pageId: await makePage(app, manager) });
  const { id } = await applyFor(app, applicant, openingId, { shareEmail: true });
  for (const [by, body] of [
    [applicant, 'Of the applicant'],
    [manager, 'Of the manager'],
  ] as const) {
    await app.call('/user/applications/sendMessage', { id, body }, by.token).expect(201);
  }
  await app.rows(
    'UPDATE application SET state = $2, ended_at = CASE WHEN $3::boolean THEN now() END WHERE id = $1',
    [id, state, isEnd(state)],
  );
  return { manager, applicant, openingId, id };
}
const get = (id: string, { token }: TestMember) => app.call('/user/applications/get', { id }, token);
const read = async (id: string, member: TestMember) => (await get(id, member).expect(200)).body.data;

async function exported({ token }: TestMember): Promise<(name: string) => object[]> {
  const { body } = await app.call('/user/account/export', {}, token).responseType('blob').expect(200);
  const files = await unzip(body as Buffer);
  return (name) => JSON.parse(files.get(`${name}.json`)?.toString() ?? '[]') as object[];
}
const remove = ({ token }: TestMember) =>
  app.call('/user/account/delete', { password: PASSWORD }, token).expect(200);
async function restore(member: TestMember): Promise<TestMember> {
  await app.call('/user/account/restore', { emailOrPhone: member.email, password: PASSWORD }).expect(200);
  return { ...member, token: await signIn(app, member.email) };
}
async function purge(member: TestMember): Promise<void> {
  await remove(member);
  await app.rows(`UPDATE member SET deleted_at = now() - interval '15 days' WHERE id = $1`, [member.id]);
  await app.nest.get(AccountPurgeService).purge(new AbortController().signal);
}

describe.each(APPLICATION_STATES)('an application that is %s', (state) => {
  it('is in the export of each side with that side’s own words', async () => {
    const { manager, applicant, openingId, id } = await inState(state);
    const ofApplicant = await exported(applicant);
    expect(ofApplicant('applications')).toMatchObject([{ id, openingId, note: NOTE, state }]);
    expect(ofApplicant('applicationMessages')).toMatchObject([
      { as: 'applicant', message: 'Of the applicant' },
    ]);
    const ofManager = await exported(manager);
    expect(ofManager('openings')).toMatchObject([{ id: openingId }]);
    expect(ofManager('applications')).toEqual([]);
    expect(ofManager('applicationMessages')).toMatchObject([{ as: 'manager', message: 'Of the manager' }]);
  });

  it('is away with its applicant, back with them, and gone once they are purged', async () => {
    const { manager, applicant, openingId, id } = await inState(state);
    const before = await read(id, manager);
    await remove(applicant);
    await get(id, manager).expect(404);
    const back = await restore(applicant);
    expect(await read(id, manager)).toEqual(before);
    expect(await read(id, back)).toMatchObject({ state, note: NOTE, isEnded: isEnd(state) });
    await purge(back);
    await get(id, manager).expect(404);
    expect(await app.rows('SELECT FROM application_event WHERE application_id = $1', [id])).toEqual([]);
    expect(
      await app.rows('SELECT applications, waiting FROM opening_counter WHERE opening_id = $1', [openingId]),
    ).toEqual([{ applications: 0, waiting: 0 }]);
  });

  it('has ended while its manager is away, goes on when they are back, and stays with its applicant', async () => {
    const { manager, applicant, openingId, id } = await inState(state);
    const ended = { openingId: null, isEnded: true, state, note: NOTE, email: null, nextStates: [] };
    await remove(manager);
    expect(await read(id, applicant)).toMatchObject(ended);
    const back = await restore(manager);
    const again = { openingId, isEnded: isEnd(state), state };
    expect(await read(id, applicant)).toMatchObject(again);
    expect(await read(id, back)).toMatchObject(again);
    await purge(back);
    expect(await read(id, applicant)).toMatchObject(ended);
    expect((await exported(applicant))('applications')).toMatchObject([{ id, openingId: null, state }]);
  });
});
