import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';

/** Makes a value of `RECORD_KEY`, as "campus keys" does: a private Ed25519 key, PKCS#8 in base64. */
export function newRecordKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
}

/** The public key of a value of `RECORD_KEY`, as `RECORD_PUBLIC_KEYS` names it, with which sites check records. */
export function publicRecordKey(recordKey: string): string {
  const key = createPrivateKey({ key: Buffer.from(recordKey, 'base64'), type: 'pkcs8', format: 'der' });
  return createPublicKey(key).export({ format: 'jwk' }).x ?? '';
}
