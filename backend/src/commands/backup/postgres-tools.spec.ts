import { withoutPassword } from './postgres-tools.js';

it.each([
  ['postgres://campus:a%40b@db:5432/campus', 'postgres://campus@db:5432/campus', 'a@b'],
  [
    'postgresql://campus:secret@one:5432,two:5433/campus',
    'postgresql://campus@one:5432,two:5433/campus',
    'secret',
  ],
  ['postgres://campus@db/campus', 'postgres://campus@db/campus', ''],
  ['postgres://db:5432/campus', 'postgres://db:5432/campus', ''],
])('takes the password out of %s', (given, url, password) => {
  expect(withoutPassword(given)).toEqual({ url, password });
});
