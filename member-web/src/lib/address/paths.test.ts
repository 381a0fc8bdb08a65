import { loginThen, safeNext } from './paths';

const origin = 'https://members.example';

describe('the address after signing in', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/dashboard/feed/7?page=2#comments', '/dashboard/feed/7?page=2#comments'],
    ['/dashboard/../dashboard', '/dashboard'],
  ])('keeps %j', (next, expected) => {
    expect(safeNext(next, origin)).toBe(expected);
  });

  it.each([
    null,
    '',
    'dashboard',
    'https://evil.example/dashboard',
    'https://members.example/dashboard',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/../\t//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    ' /dashboard',
  ])('rejects %j', (next) => {
    expect(safeNext(next, origin)).toBeUndefined();
  });

  it('survives a round trip through the sign-in address', () => {
    const wanted = '/dashboard/feed/7?page=2#comments';
    const url = new URL(loginThen(wanted), origin);
    expect(url.hash).toBe('#login');
    expect(safeNext(url.searchParams.get('next'), origin)).toBe(wanted);
  });
});
