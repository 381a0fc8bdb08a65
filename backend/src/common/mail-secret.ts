import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new token for a mailed link: 256 random bits, and the digest that is stored. */
export function newMailSecret(): { readonly token: string; readonly digest: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, digest: mailSecretDigest(token) };
}

/** Stored instead of the token: a leaked table contains no usable token. */
export function mailSecretDigest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
