import { allowLogged, checkLogged, expectLogged } from './console.ts';

it.each(['error', 'warn'] as const)('an unexpected console.%s fails its test, once', (level) => {
  console[level]('Each child in a list should have a unique "key" prop.%s', ' Check List.');
  expect(checkLogged).toThrow('unique "key" prop. Check List.');
  expect(checkLogged).not.toThrow();
});

it('an expected message may be logged before and after the call; other messages fail', () => {
  console.error(new TypeError('Broken'));
  expectLogged(/^TypeError: Broken/);
  console.error('/user/feeds/delete failed', { status: 403 });
  allowLogged(/^\/user\/feeds\/delete failed /);
  expect(checkLogged).not.toThrow();
  expectLogged(/^TypeError: Broken/);
  console.error(new TypeError('Broken'));
  console.error('Something else');
  expect(checkLogged).toThrow(/^Logged, and not announced with expectLogged\(\): Something else$/);
});

it('an expected message must be logged, an allowed one need not be', () => {
  allowLogged(/never/);
  expect(checkLogged).not.toThrow();
  expectLogged(/never/);
  expect(checkLogged).toThrow('Announced with expectLogged(), and not logged: /never/');
});
