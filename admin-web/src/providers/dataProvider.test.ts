import type { DataProvider } from 'react-admin';
import { API_ORIGIN, FakeApi, TOKEN } from '../test/fakeApi';
import { aStats, aUser, aUserPage } from '../test/factories';
import { logInBefore } from '../test/browser';
import { createDataProvider } from './dataProvider';
import { createPost } from './httpClient';
import { CURRENT_STATS, newestFirst } from './records';
import { createSession } from './session';

let api: FakeApi;
let dataProvider: DataProvider;

beforeEach(() => {
  logInBefore();
  api = new FakeApi();
  dataProvider = createDataProvider(createPost(API_ORIGIN, api.send), createSession());
});

const pageThree = { pagination: { page: 3, perPage: 10 }, sort: newestFirst };

test('the list of users is getUsers, with page, limit and search, in the name of the session', async () => {
  await dataProvider.getList('users', { ...pageThree, filter: { search: '100%_a' } });
  expect(api.received).toEqual([
    {
      path: '/admin/users/getUsers',
      body: { page: 3, limit: 10, search: '100%_a' },
      authorization: TOKEN,
    },
  ]);
});

test('a list without a search searches for nothing', async () => {
  await dataProvider.getList('users', { ...pageThree, filter: {} });
  expect(api.received[0]?.body).toEqual({ page: 3, limit: 10, search: '' });
});

test('users become records, with empty texts where a member has not said', async () => {
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
      },
    ],
    total: 1,
  });
});

test('the statistics are getUsersStats', async () => {
  api.answer('/admin/users/getUsersStats', {
    body: { success: true, data: aStats({ totalUsers: 128, todayUsers: 6, monthUsers: 41 }) },
  });
  await expect(dataProvider.getOne('userStats', { id: CURRENT_STATS })).resolves.toEqual({
    data: { id: 'current', total: 128, joinedToday: 6, joinedThisMonth: 41 },
  });
  expect(api.received).toEqual([{ path: '/admin/users/getUsersStats', body: {}, authorization: TOKEN }]);
});

test('a call can be cancelled', async () => {
  const controller = new AbortController();
  const list = dataProvider.getList('users', { ...pageThree, signal: controller.signal });
  controller.abort(new Error('a newer search'));
  await expect(list).rejects.toThrow('a newer search');
});

describe('what the API cannot do is refused by name, without a call', () => {
  afterEach(() => expect(api.received).toEqual([]));

  test.each([
    ['getList', 'posts'],
    ['getList', 'userStats'],
    ['getOne', 'users'],
    ['getMany', 'users'],
    ['getManyReference', 'users'],
    ['create', 'users'],
    ['update', 'users'],
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
      'filtered by "search" only, not by "college"',
    ],
    ['a search that is no text', { ...pageThree, filter: { search: 7 } }, 'must be a text'],
    [
      'another order',
      { ...pageThree, sort: { field: 'name', order: 'ASC' as const } },
      'newest first only, not by name ASC',
    ],
  ])('a list of users with %s', async (_what, params, message) => {
    await expect(dataProvider.getList('users', params)).rejects.toThrow(message);
  });

  test('statistics of another day', async () => {
    await expect(dataProvider.getOne('userStats', { id: 'yesterday' })).rejects.toThrow('not "yesterday"');
  });
});
