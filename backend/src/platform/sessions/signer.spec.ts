import { jest } from '@jest/globals';
import { createHmac, randomBytes } from 'node:crypto';
import { Signer } from './signer.js';

const key = randomBytes(32).toString('base64');
const signer = () => new Signer('member', key, '');

/** A token made by hand; an ordinary one unless something is changed. */
function forged({
  alg = 'HS256',
  aud = 'member',
  iss = 'campus-commons',
  secret = Buffer.from(key, 'base64'),
}) {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const signed = `${part({ alg, typ: 'JWT' })}.${part({ sub: '1', aud, iss })}`;
  const hash = { HS256: 'sha256', HS512: 'sha512' }[alg];
  return `${signed}.${hash === undefined ? '' : createHmac(hash, secret).update(signed).digest('base64url')}`;
}

afterEach(() => jest.useRealTimers());

it('accepts a token of its key, audience and issuer', () => {
  expect(signer().verify(forged({}))).toMatchObject({ sub: '1' });
});

it.each([
  ['without a signature', { alg: 'none' }],
  ['of another algorithm', { alg: 'HS512' }],
  ['for another audience', { aud: 'administrator' }],
  ['by another issuer', { iss: 'somebody else' }],
  ['of another key', { secret: randomBytes(32) }],
  ['of an empty key', { secret: Buffer.alloc(0) }],
])('refuses a token %s', (_, change) => {
  expect(signer().verify(forged(change))).toBeNull();
});

it('accepts the tokens of two keys, and signs with the first', () => {
  const before = randomBytes(32).toString('base64');
  const rotated = new Signer('member', key, before);
  expect(rotated.verify(new Signer('member', before, '').sign({ sub: '2' }))).toMatchObject({ sub: '2' });
  expect(signer().verify(rotated.sign({ sub: '3' }))).toMatchObject({ sub: '3' });
});

it('refuses a token from the second in which it expires', () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const ours = signer();
  const token = ours.sign({ sub: '1', exp: 1_060 });
  jest.setSystemTime(1_059_999);
  expect(ours.verify(token)).toMatchObject({ sub: '1' });
  jest.setSystemTime(1_060_000);
  expect(ours.verify(token)).toBeNull();
});

it('tells tokens apart that differ in the signature alone', () => {
  const ours = signer();
  const token = ours.sign({ sub: '1' });
  expect(ours.verify(token)).not.toBeNull();
  const forged = `${token.slice(0, token.lastIndexOf('.') + 1)}${'A'.repeat(43)}`;
  expect(ours.verify(forged)).toBeNull();
});
