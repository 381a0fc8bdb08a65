import { generateKeyPairSync } from 'node:crypto';

/** Makes a value of `RECORD_KEY`, as "campus keys" does: a private Ed25519 key, PKCS#8 in base64. */
export function newRecordKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
}
