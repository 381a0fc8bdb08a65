import { jest } from '@jest/globals';
import { VerifiedTokens } from './verified-tokens.js';

/** Claims by token; what is asked again is counted. */
function watched(tokens: Record<string, { exp?: number }>, generation?: number) {
  const verified = new VerifiedTokens<{ exp?: number }>(generation);
  const asked: string[] = [];
  const read = (token: string) =>
    verified.read(token, (unknown) => {
      asked.push(unknown);
      return tokens[unknown] ?? null;
    });
  return { verified, asked, read };
}

afterEach(() => jest.useRealTimers());

it('verifies a signature once', () => {
  const { asked, read } = watched({ a: {}, b: {} });
  expect([read('a'), read('b'), read('a')]).toEqual([{}, {}, {}]);
  expect(asked).toEqual(['a', 'b']);
});

it('holds no token that is none of ours, so that nobody can fill it', () => {
  const { verified, asked, read } = watched({});
  expect([read('forged'), read('forged')]).toEqual([null, null]);
  expect([asked, verified.size]).toEqual([['forged', 'forged'], 0]);
});

it('refuses a token that it holds from the second in which it expires', () => {
  jest.useFakeTimers({ now: 1_059_999 });
  const { asked, read } = watched({ a: { exp: 1_060 } });
  expect([read('a'), read('a')]).toEqual([{ exp: 1_060 }, { exp: 1_060 }]);
  jest.setSystemTime(1_060_000);
  expect(read('a')).toBeNull();
  expect(asked).toEqual(['a']);
});

it('holds at most two generations, and keeps what is in use', () => {
  const tokens = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`t${n}`, {}]));
  const { verified, asked, read } = watched({ ...tokens, used: {} }, 10);
  for (const token of Object.keys(tokens)) {
    read(token);
    read('used');
    expect(verified.size).toBeLessThanOrEqual(20);
  }
  expect(asked.filter((token) => token === 'used')).toHaveLength(1);
  // The oldest is forgotten, the newest is not.
  read('t99');
  read('t0');
  expect(asked.slice(-2)).toEqual(['t99', 't0']);
});
