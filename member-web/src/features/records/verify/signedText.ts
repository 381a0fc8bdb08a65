import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

// Not by the browser's own cryptography, which pages over plain HTTP do not have, nor older browsers for Ed25519.
hashes.sha512 = sha512;

/** The three parts of a compact JWS. */
const PARTS = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)$/;

/**
 * The content of a compact JWS, if one of the keys has signed exactly this text with Ed25519.
 * @param keys public keys, 32 bytes in base64url each
 * @returns null if it is not genuine, whatever else it may be
 */
export function signedContent(text: string, keys: readonly string[]): unknown {
  const [, header = '', payload = '', ending = ''] = PARTS.exec(text.trim()) ?? [];
  const signature = bytesOf(ending);
  if (signature === null) return null;
  const signed = new TextEncoder().encode(`${header}.${payload}`);
  if (!keys.some((key) => isSignedBy(bytesOf(key), signature, signed))) return null;
  try {
    return JSON.parse(new TextDecoder().decode(bytesOf(payload) ?? undefined)) as unknown;
  } catch {
    return null;
  }
}

function isSignedBy(key: Uint8Array | null, signature: Uint8Array, signed: Uint8Array): boolean {
  try {
    return key !== null && verify(signature, signed, key);
  } catch {
    return false;
  }
}

/** Null if it is no base64url, or not the only one of its bytes: the last character has bits that mean nothing. */
function bytesOf(text: string): Uint8Array | null {
  try {
    const bytes = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    const isOnlyOne = btoa(bytes).replace(/=+$/, '').replace(/\+/g, '-').replace(/\//g, '_') === text;
    return isOnlyOne && text !== '' ? Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}
