import type { AuditSearchDto } from '../src/modules/admin/audit/admin-audit.dto.js';
import { startApp, type TestApp } from './support/app.js';
import { joinMember, signInAdministrator, type TestMember } from './support/factories.js';

let app: TestApp;
let token: string;
let member: TestMember;
let gone: TestMember;
beforeAll(async () => {
  app = await startApp();
  token = await signInAdministrator(app);
  const anita = await signInAdministrator(app, 'anita');
  [member, gone] = [await joinMember(app, { name: 'Ananya' }), await joinMember(app)];
  for (const { id } of [member, gone])
    await app
      .call('/admin/users/setUserStatus', { id, status: 'suspended', reason: 'Spam' }, anita)
      .expect(200);
  await app.call('/admin/users/setUserStatus', { id: member.id, status: 'active' }, token).expect(200);
  await app.rows('DELETE FROM member WHERE id = $1', [gone.id]);
  // The last moment of a day in India, and the first of the next.
  for (const at of ['2026-01-31T18:29:59Z', '2026-01-31T18:30:00Z'])
    await app.rows(
      `INSERT INTO audit_event (at, actor_kind, action) VALUES ($1, 'anonymous', 'sign_in_failed')`,
      [at],
    );
});
afterAll(() => app.close());

const search = async (body: object) =>
  (await app.call('/admin/audit/search', body, token).expect(200)).body.data as AuditSearchDto;
const administrator = async (userName: string) =>
  (await search({})).administrators.find((each) => each.userName === userName)?.id;
const told = ({ events }: AuditSearchDto) =>
  events.map(({ action, actor, member: about }) => [action, actor.name, about?.name]);

it('lists what an administrator did, latest first, with names and reasons', async () => {
  const found = await search({ actorId: await administrator('anita') });
  expect(told(found)).toEqual([
    ['member_suspended', 'anita', null],
    ['member_suspended', 'anita', 'Ananya'],
    ['signed_in', 'anita', undefined],
  ]);
  expect(found.events[1]).toMatchObject({
    actor: { kind: 'administrator' },
    member: { id: member.id },
    reason: 'Spam',
    requestId: expect.any(String),
  });
  expect(found.pagination).toMatchObject({ total: 3, totalPages: 1, currentPage: 1 });
  expect(found.administrators.map(({ userName }) => userName)).toEqual(['anita', 'registrar']);
});

it('lists the events of a member, also of a purged one', async () => {
  expect(told(await search({ memberId: member.id }))).toEqual([
    ['member_reinstated', 'registrar', 'Ananya'],
    ['member_suspended', 'anita', 'Ananya'],
    ['signed_in', 'Ananya', 'Ananya'],
  ]);
  expect((await search({ memberId: gone.id })).events[0]).toMatchObject({
    member: { id: gone.id, name: null },
  });
});

it('filters by action and by days of India, and pages through the result', async () => {
  const failed = (body: object) => search({ action: 'sign_in_failed', ...body });
  const times = async (body: object) => (await failed(body)).events.map(({ at }) => at);
  expect(await times({ from: '2026-01-31', to: '2026-01-31' })).toEqual(['2026-01-31T18:29:59.000Z']);
  expect(await times({ from: '2026-02-01', to: '2026-02-01' })).toEqual(['2026-01-31T18:30:00.000Z']);
  expect(await times({ to: '2026-01-30' })).toEqual([]);
  const second = await failed({ page: 2, limit: 1 });
  expect(second.events.map(({ at }) => at)).toEqual(['2026-01-31T18:29:59.000Z']);
  expect(second.pagination).toMatchObject({ total: 2, totalPages: 2, hasNextPage: false });
  expect((await failed({ page: 1_000_000_000, limit: 50 })).events).toEqual([]);
});

it.each(['abc', '0', '9'.repeat(30)])('finds nothing for %s, which is no account', async (id) => {
  expect((await search({ actorId: id })).events).toEqual([]);
  expect((await search({ memberId: id })).events).toEqual([]);
});

it.each([
  [{ from: '2026-02-30' }, 'from'],
  [{ from: '2026-02-02', to: '2026-02-01' }, 'to'],
  [{ action: 'looked' }, 'action'],
  [{ actorId: 7 }, 'actorId'],
])('refuses %j', async (body, field) => {
  const response = await app.call('/admin/audit/search', body, token).expect(400);
  expect(Object.keys(response.body.errors)).toEqual([field]);
});
