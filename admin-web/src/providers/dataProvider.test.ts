import { API_ORIGIN, FakeApi, failure, TOKEN } from '../test/fakeApi';
import {
  aPage,
  aPagePage,
  aPost,
  aPostPage,
  aStats,
  aUser,
  aUserDetails,
  aUserPage,
  anAuditEntry,
} from '../test/factories';
import { logInBefore } from '../test/browser';
import { createDataProvider, type ConsoleDataProvider } from './dataProvider';
import { createDownload, createPost } from './httpClient';
import { newestFirst } from './records/order';
import type { DayRecord } from './records/settings';
import type { UserDetailsRecord } from './records/users';
import { CURRENT } from './records/current';
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
      body: { page: 3, limit: 10, search: '100%_a' },
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
  expect(api.received[0]?.body).toEqual({ page: 3, limit: 10, search: '' });
});

test('users become records, with empty texts for missing values', async () => {
  const page = aUserPage({}, 1);
  page.data = [
    aUser(1, {
      id: '9007199254740993',
      UserProfile: { profileUrl: 'media/a.webp', collegeName: 'IET Lucknow', courseName: null },
    }),
  ];
  api.answer('/admin/users/getUsers', { body: page });
  await expect(dataProvider.getList('users', pageThree)).resolves.toEqual({
    data: [
      {
        id: '9007199254740993',
        name: 'Member 1',
        email: 'member1@college.example',
        phone: '9876500001',
        college: 'IET Lucknow',
        course: '',
        picture: 'media/a.webp',
        joinedAt: '2026-11-20T05:30:00.000Z',
        status: 'active',
      },
    ],
    total: 1,
  });
});

test('the statistics call getUsersStats', async () => {
  api.answer('/admin/users/getUsersStats', {
    body: { success: true, data: aStats({ totalUsers: 128, todayUsers: 6, monthUsers: 41 }) },
  });
  await expect(dataProvider.getOne('userStats', { id: CURRENT })).resolves.toEqual({
    data: { id: 'current', total: 128, joinedToday: 6, joinedThisMonth: 41 },
  });
  expect(api.received).toEqual([{ path: '/admin/users/getUsersStats', body: {}, authorization: TOKEN }]);
});

test('the details of a member call getUser', async () => {
  api.answer('/admin/users/getUser', {
    body: {
      success: true,
      data: aUserDetails({
        status: 'suspended',
        suspension: { at: '2026-11-20T05:30:00.000Z', reason: 'Spam', by: 'warden' },
        UserProfile: {
          profileUrl: 'media/a.webp',
          coverUrl: null,
          title: null,
          bio: null,
          collegeName: null,
          collegeYear: null,
          courseName: null,
        },
      }),
    },
  });
  const details = dataProvider.getOne<UserDetailsRecord>('userDetails', { id: '999' });
  const { data } = await details;
  expect(api.received[0]).toMatchObject({ path: '/admin/users/getUser', body: { id: '999' } });
  expect(data).toMatchObject({
    id: '999',
    title: '',
    college: '',
    picture: 'media/a.webp',
    suspension: { reason: 'Spam', by: 'warden' },
    counts: { posts: 1240 },
    sessions: [
      { device: expect.stringContaining('Firefox/141.0') as string, seenAt: '2026-11-20T06:30:00.000Z' },
    ],
    audit: [{ action: 'signed_in', by: 'Member 1', reason: '' }],
    posts: [{ html: '<p>Post 1</p>' }],
    pages: [{ title: 'Page 1' }],
  });
});

test.each([
  ['administrator', 'warden', 'administrator warden'],
  ['administrator', null, 'a former administrator'],
  ['member', null, 'a former member'],
  ['system', null, 'the system'],
  ['anonymous', null, ''],
] as const)('the actor %s %s of an audit event is shown as “%s”', async (kind, name, by) => {
  const audit = [anAuditEntry({ actor: { kind, name, id: null } })];
  api.answer('/admin/users/getUser', { body: { success: true, data: aUserDetails({ audit }) } });
  await expect(dataProvider.getOne('userDetails', { id: '999' })).resolves.toMatchObject({
    data: { audit: [{ by }] },
  });
});

test.each([
  [true, 'Spam', { id: '7', status: 'suspended', reason: 'Spam' }],
  [false, '', { id: '7', status: 'active' }],
])('isSuspended: %s calls setUserStatus', async (isSuspended, reason, body) => {
  await expect(
    dataProvider.update('users', { id: '7', data: { isSuspended, reason }, previousData: {} }),
  ).resolves.toEqual({ data: { id: '7', isSuspended } });
  expect(api.received).toEqual([{ path: '/admin/users/setUserStatus', body, authorization: TOKEN }]);
});

test('the list of posts calls getPosts', async () => {
  const page = aPostPage({}, 1);
  page.data = [
    aPost(1, {
      Page: { id: '3', title: 'Kite Club', imageUrl: null },
      feedData: {
        content: '<p>Kites</p>',
        imagesUrl: ['media/k.webp'],
        images: [{ url: 'media/k.webp', width: 1200, height: 800, alt: 'A kite' }],
      },
    }),
  ];
  api.answer('/admin/content/getPosts', { body: page });
  await expect(dataProvider.getList('posts', { ...pageThree, filter: { search: 'kite' } })).resolves.toEqual({
    data: [
      {
        id: '499',
        author: { id: '999', name: 'Member 1', picture: null },
        pageTitle: 'Kite Club',
        html: '<p>Kites</p>',
        pictures: [{ path: 'media/k.webp', width: 1200, height: 800, alt: 'A kite' }],
        likes: 3,
        comments: 1,
        createdAt: '2026-11-20T05:30:00.000Z',
        removal: null,
      },
    ],
    total: 1,
  });
  expect(api.received[0]?.body).toEqual({ page: 3, limit: 10, search: 'kite' });
});

test('the list of pages calls getPages', async () => {
  const page = aPagePage({}, 1);
  page.data = [aPage(1, { imageUrl: 'media/p.webp' })];
  api.answer('/admin/content/getPages', { body: page });
  await expect(dataProvider.getList('pages', pageThree)).resolves.toEqual({
    data: [
      {
        id: '199',
        title: 'Page 1',
        description: 'About page 1',
        picture: 'media/p.webp',
        category: 'Club',
        creator: { id: '999', name: 'Member 1', picture: null },
        followers: 4,
        posts: 2,
        createdAt: '2026-11-18T05:30:00.000Z',
        activeAt: '2026-11-19T05:30:00.000Z',
        removal: null,
      },
    ],
    total: 1,
  });
});

test.each([
  ['posts', '/admin/content/removePost'],
  ['pages', '/admin/content/removePage'],
  ['comments', '/admin/content/removeComment'],
])('removing %s calls %s with the reason', async (resource, path) => {
  await dataProvider.delete(resource, { id: '7', meta: { reason: 'Spam' } });
  expect(api.received).toEqual([{ path, body: { id: '7', reason: 'Spam' }, authorization: TOKEN }]);
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
  const { data } = await dataProvider.getList<DayRecord>('timeline', {
    filter: { from: '2026-11-20', to: '2026-11-20' },
  });
  expect(data).toEqual([{ id: '2026-11-20', signUps: 20, posts: 2, comments: 3, likes: 1500 }]);
});

test.each([
  ['attention', '/admin/settings/getAttention', { suspendedToday: 2, maintenance: { isOn: false } }],
  ['settings', '/admin/settings/get', { version: '0.1.0', maintenance: { isOn: false } }],
  ['account', '/admin/account/get', { userName: 'rsrivastava' }],
])('%s calls %s', async (resource, path, record) => {
  await expect(dataProvider.getOne(resource, { id: CURRENT })).resolves.toMatchObject({
    data: { id: CURRENT, ...record },
  });
  expect(api.received).toEqual([{ path, body: {}, authorization: TOKEN }]);
});

test.each([
  [
    { isOn: true, message: 'Back at six' },
    { on: true, message: 'Back at six' },
  ],
  [{ isOn: false, message: '' }, { on: false }],
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
      { ...pageThree, filter: { college: 'IET' } },
      'filtered by "search", "status" only, not by "college"',
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
    ).rejects.toThrow('only "isSuspended"');
  });

  test.each([
    ['maintenance', 'with "isOn" and a "message"'],
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
