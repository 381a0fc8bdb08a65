import type { AuditSearchDto } from '../src/modules/admin/audit/admin-audit.dto.js';
import { startApp, type TestApp } from './support/app.js';
import { joinMember, PASSWORD, signInAdministrator, type TestMember } from './support/factories.js';

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

it('lists what administrators did, and how much accounts did on each day, once where pages meet', async () => {
  for (const [at, action] of [
    ['2025-03-01T12:00:00Z', 'maintenance_started'],
    ['2025-03-01T11:00:00Z', 'signed_in'],
    ['2025-03-01T10:00:00Z', 'maintenance_ended'],
    // The first moment of 28 February in India.
    ['2025-02-27T18:30:00Z', 'sign_in_failed'],
    ['2025-02-26T10:00:00Z', 'maintenance_started'],
    ['2025-02-25T10:00:00Z', 'signed_in'],
  ])
    await app.rows(`INSERT INTO audit_event (at, actor_kind, action) VALUES ($1, 'anonymous', $2)`, [
      at,
      action,
    ]);
  const days = { from: '2025-02-01', to: '2025-03-31', kind: 'acts' };
  const pages = [];
  for (const page of [1, 2, 3]) pages.push(await search({ ...days, page, limit: 1 }));
  expect(pages.map(({ events }) => events.map(({ action }) => action))).toEqual([
    ['maintenance_started'],
    ['maintenance_ended'],
    ['maintenance_started'],
  ]);
  expect(pages.map(({ accountDays }) => accountDays)).toEqual([
    [{ date: '2025-03-01', entries: 1, signIns: 1, refused: 0 }],
    [],
    [
      { date: '2025-02-28', entries: 1, signIns: 0, refused: 1 },
      { date: '2025-02-25', entries: 1, signIns: 1, refused: 0 },
    ],
  ]);
  expect((await search(days)).accountDays).toHaveLength(3);
  const accounts = await search({ from: '2025-02-28', to: '2025-03-31', kind: 'accounts' });
  expect(accounts.events.map(({ action }) => action)).toEqual(['signed_in', 'sign_in_failed']);
  expect(accounts.accountDays).toEqual([]);
  expect((await search({ ...days, action: 'signed_in' })).events).toEqual([]);
});

it.each([
  [
    'a member',
    'anANya',
    [
      ['member_reinstated', 'registrar', 'Ananya'],
      ['member_suspended', 'anita', 'Ananya'],
    ],
  ],
  ['a reason', 'sPam', [['member_suspended', 'anita', 'Ananya']]],
  ['an administrator', 'REGISTR', [['member_reinstated', 'registrar', 'Ananya']]],
  ['nothing', '%', []],
] as const)('finds the acts by %s', async (_, text, acts) => {
  const found = await search({ search: text, kind: 'acts', from: '2026-02-02' });
  expect(told(found)).toEqual(acts);
  expect(found.pagination.total).toBe(acts.length);
});

it.each(['abc', '0', '9'.repeat(30)])('finds nothing for %s, which is no account', async (id) => {
  expect((await search({ actorId: id })).events).toEqual([]);
  expect((await search({ memberId: id })).events).toEqual([]);
});

it.each([
  [{ from: '2026-02-30' }, 'from'],
  [{ from: '2026-02-02', to: '2026-02-01' }, 'to'],
  [{ action: 'looked' }, 'action'],
  [{ kind: 'some' }, 'kind'],
  [{ search: 'x'.repeat(101) }, 'search'],
  [{ actorId: 7 }, 'actorId'],
])('refuses %j', async (body, field) => {
  const response = await app.call('/admin/audit/search', body, token).expect(400);
  expect(Object.keys(response.body.errors)).toEqual([field]);
});

it('says whose account of the console was changed, and to which role; of a removed one its number', async () => {
  await signInAdministrator(app, 'warden');
  const id = (await administrator('warden')) ?? '';
  const act = (call: string, fields: object) =>
    app.call(`/admin/administrators/${call}`, { id, password: PASSWORD, ...fields }, token).expect(200);
  await act('setRole', { role: 'moderator' });
  const changed = async () => (await search({ action: 'administrator_role_set' })).events[0]?.consoleAccount;
  expect(await changed()).toEqual({ id, userName: 'warden', role: 'moderator' });
  await act('remove', {});
  expect(await changed()).toEqual({ id, userName: null, role: 'moderator' });
  expect((await search({ action: 'administrator_removed' })).events[0]?.consoleAccount).toEqual({
    id,
    userName: null,
    role: null,
  });
  expect((await search({ action: 'member_suspended' })).events[0]?.consoleAccount).toBeNull();
});
