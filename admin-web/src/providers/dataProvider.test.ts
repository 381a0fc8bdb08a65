import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import type { Calls } from '../api/calls';
import type { AdminUserDto } from '../api/generated';
import { API_ORIGIN, FakeApi, failure, TOKEN } from '../test/fakeApi';
import {
  aCommentPage,
  aPagePage,
  anOpeningPage,
  aRecord,
  aRecordPage,
  aPostPage,
  aProjectPage,
  aStats,
  aUser,
  aUserDetails,
  aUserPage,
} from '../test/factories';
import { logInBefore } from '../test/browser';
import { picturesOf } from './answers';
import { createDataProvider, type ConsoleDataProvider } from './dataProvider';
import { createDownload, createPost } from './httpClient';
import { CURRENT, newestFirst, type TimelineDay } from './records';
import { createSession } from './session';

let api: FakeApi;
let dataProvider: ConsoleDataProvider;

beforeEach(() => {
  logInBefore();
  api = new FakeApi();
  dataProvider = createDataProvider(
    createPost(API_ORIGIN, api.send),
    createDownload(API_ORIGIN, api.send),
    createSession(),
  );
});

const pageThree = { pagination: { page: 3, perPage: 10 }, sort: newestFirst };

test('the list of users calls getUsers with page, limit, search and the session’s token', async () => {
  await dataProvider.getList('users', { ...pageThree, filter: { search: '100%_a' } });
  expect(api.received).toEqual([
    {
      path: '/admin/users/getUsers',
      body: { page: 3, limit: PAGE_SIZE, search: '100%_a' },
      authorization: TOKEN,
    },
  ]);
});

test('a phone number is searched by its digits, in whatever way it was copied', async () => {
  await dataProvider.getList('users', { ...pageThree, filter: { search: '\u202a+91 98765-43210\u202c' } });
  expect(api.received[0]?.body).toMatchObject({ search: '9876543210' });
});

test('a list without a search sends an empty search', async () => {
  await dataProvider.getList('users', { ...pageThree, filter: {} });
  expect(api.received[0]?.body).toEqual({ page: 3, limit: PAGE_SIZE, search: '' });
});

test('users are the API’s; one without a status counts as active', async () => {
  const page = aUserPage({}, 2);
  const { status: _none, ...ofEarlierRelease } = aUser(2);
  page.data = [aUser(1, { id: '9007199254740993', status: 'suspended' }), ofEarlierRelease as AdminUserDto];
  api.answer('/admin/users/getUsers', { body: page });
  await expect(dataProvider.getList('users', pageThree)).resolves.toEqual({
    data: [page.data[0], { ...ofEarlierRelease, status: 'active' }],
    total: 2,
  });
});

test('the statistics call getUsersStats', async () => {
  api.answer('/admin/users/getUsersStats', {
    body: { success: true, data: aStats({ totalUsers: 128, todayUsers: 6, monthUsers: 41 }) },
  });
  await expect(dataProvider.getOne('userStats', { id: CURRENT })).resolves.toEqual({
    data: { id: 'current', totalUsers: 128, todayUsers: 6, monthUsers: 41 },
  });
  expect(api.received).toEqual([{ path: '/admin/users/getUsersStats', body: {}, authorization: TOKEN }]);
});

test('the details of a member call getUser', async () => {
  const details = aUserDetails({
    status: 'suspended',
    suspension: { at: '2026-11-20T05:30:00.000Z', reason: 'Spam', by: 'warden', until: null, canLift: true },
  });
  api.answer('/admin/users/getUser', { body: { success: true, data: details } });
  await expect(dataProvider.getOne('userDetails', { id: '999' })).resolves.toEqual({ data: details });
  expect(api.received[0]).toMatchObject({ path: '/admin/users/getUser', body: { id: '999' } });
});

test('details without the fields that came later have none of each', async () => {
  const { id, name, email, phone, createdAt, UserProfile } = aUserDetails();
  const specified = { id, name, email, phone, createdAt, UserProfile };
  api.answer('/admin/users/getUser', { body: { success: true, data: specified } });
  await expect(dataProvider.getOne('userDetails', { id: '999' })).resolves.toEqual({
    data: {
      ...specified,
      suspension: null,
      limit: null,
      counts: { posts: 0, comments: 0, likes: 0, pages: 0, followedPages: 0 },
      pages: [],
      recentPosts: [],
      sessions: [],
      audit: [],
    },
  });
});

test.each([
  ['suspended', 'Spam', { id: '7', status: 'suspended', reason: 'Spam' }],
  ['active', '', { id: '7', status: 'active' }],
])('the status %s calls setUserStatus', async (status, reason, body) => {
  await expect(
    dataProvider.update('users', { id: '7', data: { status, reason }, previousData: {} }),
  ).resolves.toMatchObject({ data: { id: '7', status } });
  expect(api.received).toEqual([{ path: '/admin/users/setUserStatus', body, authorization: TOKEN }]);
});

test.each([
  ['posts', '/admin/content/getPosts', aPostPage({}, 1)],
  ['pages', '/admin/content/getPages', aPagePage({}, 1)],
  ['comments', '/admin/content/getComments', aCommentPage({}, 1)],
  ['projects', '/admin/content/getProjects', aProjectPage({}, 1)],
  ['openings', '/admin/content/getOpenings', anOpeningPage({}, 1)],
] satisfies [string, keyof Calls, object][])('the list of %s calls %s', async (resource, path, page) => {
  api.answer(path, { body: page });
  await expect(dataProvider.getList(resource, { ...pageThree, filter: { search: 'kite' } })).resolves.toEqual(
    {
      data: page.data,
      total: 1,
    },
  );
  expect(api.received).toEqual([
    { path, body: { page: 3, limit: PAGE_SIZE, search: 'kite' }, authorization: TOKEN },
  ]);
});

test('a post with only the paths of its pictures has pictures without a description', () => {
  expect(picturesOf({ imagesUrl: ['media/k.webp'] })).toEqual([{ url: 'media/k.webp', alt: '' }]);
  expect(picturesOf({})).toEqual([]);
  const images = [{ url: 'media/k.webp', width: 1200, height: 800, alt: 'A kite' }];
  expect(picturesOf({ imagesUrl: ['media/k.webp'], images })).toEqual(images);
});

test.each([
  ['posts', '/admin/content/removePost'],
  ['pages', '/admin/content/removePage'],
  ['comments', '/admin/content/removeComment'],
  ['projects', '/admin/content/removeProject'],
  ['openings', '/admin/content/removeOpening'],
])('removing %s calls %s with the reason', async (resource, path) => {
  await dataProvider.delete(resource, { id: '7', meta: { reason: 'Spam' } });
  expect(api.received).toEqual([{ path, body: { id: '7', reason: 'Spam' }, authorization: TOKEN }]);
});

test('records have their serial number as id, are listed by state, and revoked with a reason', async () => {
  api.answer('/admin/content/getRecords', { body: aRecordPage({}, 1) });
  const { data } = await dataProvider.getList('records', { ...pageThree, filter: { state: 'accepted' } });
  expect(data).toEqual([{ ...aRecord(1), id: 'serial-1' }]);
  await dataProvider.update('records', {
    id: 'serial-1',
    data: { reason: 'No such club' },
    previousData: {},
  });
  expect(api.received.map(({ path, body }) => [path, body])).toEqual([
    ['/admin/content/getRecords', { page: 3, limit: PAGE_SIZE, search: '', state: 'accepted' }],
    ['/admin/content/revokeRecord', { serial: 'serial-1', reason: 'No such club' }],
  ]);
  await expect(dataProvider.getList('records', { ...pageThree, filter: { state: 'lost' } })).rejects.toThrow(
    'No record has this state.',
  );
  await expect(
    dataProvider.update('records', { id: 'serial-1', data: { state: 'revoked' }, previousData: {} }),
  ).rejects.toThrow('with the "reason"');
});

test.each([
  ['timeline', { filter: { from: '2026-11-01', to: '2026-11-30' } }, '/admin/users/getUsersTimeline'],
  ['sessions', {}, '/admin/account/getSessions'],
] as const)('the list of %s is complete', async (resource, params, path) => {
  const { data, total } = await dataProvider.getList(resource, params);
  expect(data).toHaveLength(total ?? Number.NaN);
  expect(api.received).toEqual([
    { path, body: 'filter' in params ? params.filter : {}, authorization: TOKEN },
  ]);
});

test('the id of a day of the timeline is its date', async () => {
  const { data } = await dataProvider.getList<TimelineDay>('timeline', {
    filter: { from: '2026-11-20', to: '2026-11-20' },
  });
  expect(data).toEqual([
    { id: '2026-11-20', date: '2026-11-20', signUps: 20, posts: 2, comments: 3, likes: 1500 },
  ]);
});

test.each([
  ['attention', '/admin/settings/getAttention', { suspendedToday: 2, maintenance: { on: false } }],
  ['settings', '/admin/settings/get', { version: '0.1.0', maintenance: { on: false } }],
  ['account', '/admin/account/get', { userName: 'rsrivastava' }],
])('%s calls %s', async (resource, path, record) => {
  await expect(dataProvider.getOne(resource, { id: CURRENT })).resolves.toMatchObject({
    data: { id: CURRENT, ...record },
  });
  expect(api.received).toEqual([{ path, body: {}, authorization: TOKEN }]);
});

test.each([
  [
    { on: true, message: 'Back at six' },
    { on: true, message: 'Back at six' },
  ],
  [{ on: false, message: '' }, { on: false }],
])('maintenance %j calls setMaintenance', async (data, body) => {
  await dataProvider.update('maintenance', { id: CURRENT, data, previousData: {} });
  expect(api.received).toEqual([{ path: '/admin/settings/setMaintenance', body, authorization: TOKEN }]);
});

test('the update of the account calls changePassword', async () => {
  const data = { currentPassword: 'old one', newPassword: 'new one' };
  await dataProvider.update('account', { id: CURRENT, data, previousData: {} });
  expect(api.received).toEqual([{ path: '/admin/account/changePassword', body: data, authorization: TOKEN }]);
});

test('ending a session calls endSession', async () => {
  await dataProvider.delete('sessions', { id: '2' });
  expect(api.received).toEqual([
    { path: '/admin/account/endSession', body: { id: '2' }, authorization: TOKEN },
  ]);
});

test('the export calls exportUsers and returns a file', async () => {
  const file = await dataProvider.exportUsers('asha');
  await expect(file.text()).resolves.toMatch(/^Name,Email/);
  expect(api.received).toEqual([
    { path: '/admin/users/exportUsers', body: { search: 'asha' }, authorization: TOKEN },
  ]);
});

test('a refused export rejects with the server’s message', async () => {
  api.answer('/admin/users/exportUsers', failure(429, 'Slower, please'));
  await expect(dataProvider.exportUsers('')).rejects.toThrow('Slower, please');
});

test('a call can be cancelled', async () => {
  const controller = new AbortController();
  const list = dataProvider.getList('users', { ...pageThree, signal: controller.signal });
  controller.abort(new Error('a newer search'));
  await expect(list).rejects.toThrow('a newer search');
});

describe('what the API does not support is rejected by name, without a call', () => {
  afterEach(() => expect(api.received).toEqual([]));

  test.each([
    ['getList', 'likes'],
    ['getList', 'userStats'],
    ['getList', 'toString'],
    ['getOne', 'users'],
    ['update', 'userStats'],
    ['getMany', 'users'],
    ['getManyReference', 'users'],
    ['create', 'users'],
    ['updateMany', 'users'],
    ['delete', 'users'],
    ['deleteMany', 'users'],
  ] as const)('%s of %s', async (method, resource) => {
    const call = dataProvider[method] as (resource: string, params: object) => Promise<unknown>;
    await expect(call(resource, {})).rejects.toThrow(
      `The console has no call for ${method} of "${resource}"`,
    );
  });

  test.each([
    [
      'another filter',
      { ...pageThree, filter: { course: 'ECE' } },
      'filtered by "search", "college", "status" only, not by "course"',
    ],
    ['an unknown status', { ...pageThree, filter: { status: 'gone' } }, 'No user has the status "gone"'],
    ['a search that is not a text', { ...pageThree, filter: { search: 7 } }, 'must be a text'],
    [
      'another order',
      { ...pageThree, sort: { field: 'phone', order: 'ASC' as const } },
      'cannot be sorted by "phone"',
    ],
  ])('a list of users with %s', async (_what, params, message) => {
    await expect(dataProvider.getList('users', params)).rejects.toThrow(message);
  });

  test('a removal without a reason', async () => {
    await expect(dataProvider.delete('posts', { id: '7' })).rejects.toThrow('needs a "reason"');
  });

  test('a member’s other fields', async () => {
    await expect(
      dataProvider.update('users', { id: '7', data: { name: 'Somebody' }, previousData: {} }),
    ).rejects.toThrow('only the "status"');
  });

  test.each([
    ['maintenance', 'with "on" and a "message"'],
    ['account', 'only the password'],
  ])('an update of %s with other fields', async (resource, message) => {
    await expect(
      dataProvider.update(resource, { id: CURRENT, data: { colour: 'red' }, previousData: {} }),
    ).rejects.toThrow(message);
  });

  test('a timeline of no days', async () => {
    await expect(dataProvider.getList('timeline', {})).rejects.toThrow('"from" and "to"');
  });

  test('statistics of another day', async () => {
    await expect(dataProvider.getOne('userStats', { id: 'yesterday' })).rejects.toThrow('not "yesterday"');
  });
});
