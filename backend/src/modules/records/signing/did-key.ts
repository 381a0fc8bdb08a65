const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** Says that an Ed25519 public key follows (multicodec 0xed, as a varint). */
const ED25519_CODEC = Buffer.from([0xed, 0x01]);

/**
 * The name of a public key that contains the key itself, so that it is resolved without asking anybody (did:key of the W3C
 * Credentials Community Group).
 * @param publicKey 32 bytes in base64url
 */
export function didKeyOf(publicKey: string): string {
  return `did:key:z${base58(Buffer.concat([ED25519_CODEC, Buffer.from(publicKey, 'base64url')]))}`;
}

/** Bytes that begin with another one than 0, in the alphabet of Bitcoin. */
function base58(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (; rest > 0n; rest /= 58n) text = (ALPHABET[Number(rest % 58n)] ?? '') + text;
  return text;
}
