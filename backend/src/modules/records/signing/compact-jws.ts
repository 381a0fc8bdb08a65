import { sign, verify, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

/** In threads of Node.js, so that no request waits for a signature. */
const [signBytes, verifyBytes] = [promisify(sign), promisify(verify)];

/** A signature's three parts, which dots separate. */
const PARTS = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)$/;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Signs with Ed25519 as a compact JWS (RFC 7515 and 8037).
 * @param header besides `alg`, which is always EdDSA
 */
export async function signCompact(header: object, payload: object, key: KeyObject): Promise<string> {
  const signed = `${encode({ alg: 'EdDSA', ...header })}.${encode(payload)}`;
  const signature = await signBytes(null, Buffer.from(signed), key);
  return `${signed}.${signature.toString('base64url')}`;
}

/**
 * Reads a compact JWS that one of the keys has signed.
 * @returns its content; null if no key has signed exactly this text
 */
export async function readCompact(
  text: string,
  keys: readonly KeyObject[],
): Promise<{ readonly payload: unknown } | null> {
  const [, header, payload, ending] = PARTS.exec(text) ?? [];
  if (header === undefined || payload === undefined || ending === undefined) return null;
  const signature = Buffer.from(ending, 'base64url');
  // The last character has bits that count for nothing: with others there it would be another text of the same signature.
  if (signature.toString('base64url') !== ending) return null;
  const signed = Buffer.from(`${header}.${payload}`);
  for (const key of keys) if (await verifyBytes(null, signed, key, signature)) return contentOf(payload);
  return null;
}

function contentOf(payload: string): { readonly payload: unknown } | null {
  try {
    return { payload: JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) };
  } catch {
    return null;
  }
}
