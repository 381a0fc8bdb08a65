import { mailSecretDigest, newMailSecret } from './mail-secret.js';

it('a token has 256 bits, fits into a link, and is found by its digest', () => {
  const { token, digest } = newMailSecret();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(digest).toEqual(mailSecretDigest(token));
  expect(digest).toHaveLength(32);
});

it('no two tokens are the same', () => {
  expect(new Set(Array.from({ length: 100 }, () => newMailSecret().token)).size).toBe(100);
});

it('the digest is SHA-256, as the rows of earlier releases have it', () => {
  expect(mailSecretDigest('abc').toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
