import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** Bytes of a public Ed25519 key. */
const PUBLIC_KEY_BYTES = 32;
/** What comes before these bytes in a public key's SPKI form (RFC 8410, section 4). */
const SPKI_BEGINNING = Buffer.from('302a300506032b6570032100', 'hex');

/** @returns a new private key for `RECORD_KEY`: Ed25519, PKCS#8, base64 on one line */
export function newRecordKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
}

/** @returns null if the text is no private Ed25519 key */
export function readRecordKey(text: string): KeyObject | null {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), type: 'pkcs8', format: 'der' });
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}

/** @returns the public key of a private one, as `RECORD_PUBLIC_KEYS` names it: 32 bytes, base64url, 43 characters */
export function publicRecordKey(privateKey: KeyObject): string {
  const form = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return form.subarray(SPKI_BEGINNING.length).toString('base64url');
}

/** The public keys that a list names, separated by commas; null if one of them is none. */
export function readPublicRecordKeys(list: string): Map<string, KeyObject> | null {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const keys = new Map<string, KeyObject>();
  for (const name of names) {
    const bytes = Buffer.from(name, 'base64url');
    if (bytes.length !== PUBLIC_KEY_BYTES || bytes.toString('base64url') !== name) return null;
    keys.set(
      name,
      createPublicKey({ key: Buffer.concat([SPKI_BEGINNING, bytes]), type: 'spki', format: 'der' }),
    );
  }
  return keys;
}
