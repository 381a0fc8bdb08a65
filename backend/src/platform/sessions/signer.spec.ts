import { jest } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { Signer } from './signer.js';

const key = randomBytes(32).toString('base64');
const signer = () => new Signer('member', key, '');

afterEach(() => jest.useRealTimers());

it('refuses a token that it has accepted before, from the second in which it expires', () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const ours = signer();
  const token = ours.sign({ sub: '1', exp: 1_060 });
  expect(ours.verify(token)).toMatchObject({ sub: '1' });
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
