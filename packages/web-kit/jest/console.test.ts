import { allowLogged, checkLogged, expectLogged } from './console.ts';

it.each(['error', 'warn'] as const)('a console.%s that nobody announced fails its test, once', (level) => {
  console[level]('Each child in a list should have a unique "key" prop.%s', ' Check List.');
  expect(checkLogged).toThrow('unique "key" prop. Check List.');
  expect(checkLogged).not.toThrow();
});

it('what is announced may be logged, before and after; nothing else', () => {
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

it('what is announced must be logged, unless it is only allowed', () => {
  allowLogged(/never/);
  expect(checkLogged).not.toThrow();
  expectLogged(/never/);
  expect(checkLogged).toThrow('Announced with expectLogged(), and not logged: /never/');
});
