import { configurationGroups } from './Configuration';

test('every setting is in one group, unknown ones in the last', () => {
  const names = [
    'ADMIN_ORIGIN',
    'BODY_SECONDS',
    'DATABASE_POOL_SIZE',
    'LIMIT_LOGIN_ADDRESS',
    'NODE_ENV',
    'WHATEVER',
  ];
  const groups = configurationGroups(names.map((name) => ({ name, value: '1' })));
  expect(groups.map(({ name, entries }) => [name, entries.map((entry) => entry.name)])).toEqual([
    ['addresses', ['ADMIN_ORIGIN']],
    ['limits', ['LIMIT_LOGIN_ADDRESS']],
    ['load', ['BODY_SECONDS']],
    ['stores', ['DATABASE_POOL_SIZE']],
    ['other', ['NODE_ENV', 'WHATEVER']],
  ]);
});
