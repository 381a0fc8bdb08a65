import { serversOf } from './servers.js';

const DATABASE = 'campus_commons?sslmode=verify-full';

it('names each server of a URL with the same account, database and parameters', () => {
  expect(serversOf(`postgres://campus:a%40b,c@db1:5432,[::1]:5433,db3/${DATABASE}`)).toEqual([
    `postgres://campus:a%40b,c@db1:5432/${DATABASE}`,
    `postgres://campus:a%40b,c@[::1]:5433/${DATABASE}`,
    `postgres://campus:a%40b,c@db3/${DATABASE}`,
  ]);
});

it.each([
  ['one server', `postgresql://campus:secret@db1:5432/${DATABASE}`],
  ['no account', `postgres://localhost/${DATABASE}`],
  ['a socket', 'postgres:///campus_commons?host=/var/run/postgresql'],
])('leaves a URL with %s as it is', (_what, url) => {
  expect(serversOf(url)).toEqual([url]);
});
