import type { OpeningDto } from '../src/modules/openings/openings.dto.js';
import { ApplicationEndsService } from '../src/modules/applications/application-ends.service.js';
import type { TestApp } from './support/app.js';
import { setClock, startAppWithClock } from './support/clock.js';
import { dayInIndia, joinMember, makePage, type TestMember } from './support/factories.js';

let app: TestApp;
let manager: TestMember;
let pageId: string;
beforeAll(async () => {
  app = await startAppWithClock();
  manager = await joinMember(app);
  pageId = await makePage(app, manager);
});
afterAll(() => app.close());

const LAST_DAY = dayInIndia(2);
const DAY_MS = 86_400_000;
/** Midnight in India after the last day. */
const MIDNIGHT = Date.parse(`${LAST_DAY}T18:30:00Z`);
const clockAt = (ms: number) => setClock(app, new Date(ms).toISOString());
const call = (path: string, body: object, { token }: TestMember) => app.call(`/user/${path}`, body, token);

async function open(): Promise<string> {
  const [row] = await app.rows<{ id: string }>(
    `INSERT INTO opening (kind, page_id, poster_id, title, field, about, mode, hours_week, weeks, closes_on, places, state, opened_at)
     VALUES ('volunteering', $1, $2, 'Help', 'other', 'What to do', 'remote', 8, 4, $3, 5, 'open', now()) RETURNING id`,
    [pageId, manager.id, LAST_DAY],
  );
  return row!.id;
}
const apply = (openingId: string, member: TestMember) =>
  call(
    'applications/apply',
    {
      ...{ openingId, note: 'I helped last year, and I know where the tables are kept.', answers: [] },
      ...{ links: [], shareEmail: false, sharePhone: false },
    },
    member,
  );

it('an opening closes at midnight in India, to the millisecond', async () => {
  const id = await open();
  const [early, late] = [await joinMember(app), await joinMember(app)];
  const listed = async (): Promise<string[]> => {
    const { body } = await call('openings/getOpenings', { kind: 'volunteering' }, late).expect(200);
    return body.data.openings.map((opening: OpeningDto) => opening.id);
  };
  const state = async () =>
    (await call('openings/getOpening', { id }, late).expect(200)).body.data.state as string;
  await clockAt(MIDNIGHT - 1);
  expect([await listed(), await state()]).toEqual([[id], 'open']);
  await apply(id, early).expect(201);
  await clockAt(MIDNIGHT);
  expect([await listed(), await state()]).toEqual([[], 'closed']);
  const { body } = await apply(id, late).expect(403);
  const day = new Date(LAST_DAY).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
  expect(body.message).toBe(`This closed on ${day}`);
});

it('an application is unanswered 30 days later, and empty 180 days after that', async () => {
  await setClock(app, 'now');
  const id = await open();
  await apply(id, await joinMember(app)).expect(201);
  const found = async () => {
    await app.nest.get(ApplicationEndsService).run();
    const [row] = await app.rows<{ state: string; note: string }>(
      'SELECT state, note FROM application WHERE opening_id = $1',
      [id],
    );
    return [row!.state, row!.note !== ''];
  };
  await clockAt(MIDNIGHT + 30 * DAY_MS);
  expect(await found()).toEqual(['applied', true]);
  await clockAt(MIDNIGHT + 30 * DAY_MS + 1);
  expect(await found()).toEqual(['unanswered', true]);
  await clockAt(MIDNIGHT + 210 * DAY_MS + 1);
  expect(await found()).toEqual(['unanswered', true]);
  await clockAt(MIDNIGHT + 210 * DAY_MS + 2);
  expect(await found()).toEqual(['unanswered', false]);
});
