import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Separates the keys of this purpose from those that other purposes may derive from the same setting. */
const PURPOSE = 'campus-commons secret of a factor';

/**
 * Seals small secrets for the database with AES-256-GCM: a leaked table or backup contains none that can be used. What is sealed is
 * bound to its owner, so that a row copied to another account cannot be opened.
 */
export class SecretBox {
  /** The key that seals comes first. */
  private readonly keys: readonly Buffer[];

  /**
   * @param key base64, at least 32 bytes; empty: nothing can be sealed or opened
   * @param acceptedKey base64; another key that opens but does not seal (key rotation); empty: none
   */
  constructor(key: string, acceptedKey: string) {
    this.keys = [key, acceptedKey].filter((given) => given !== '').map(derive);
  }

  /** Whether there is a key. */
  get hasKey(): boolean {
    return this.keys.length > 0;
  }

  /** @throws Error when there is no key */
  seal(owner: string, secret: Buffer): Buffer {
    const [key] = this.keys;
    if (!key) throw new Error('SECRETS_KEY is not set');
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([nonce, sealed, cipher.getAuthTag()]);
  }

  /** Null if none of the keys sealed this for this owner. */
  open(owner: string, sealed: Buffer): Buffer | null {
    for (const key of this.keys) {
      try {
        const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(owner))
          .setAuthTag(sealed.subarray(-TAG_BYTES));
        return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
      } catch {
        // Not sealed with this key: try the next one.
      }
    }
    return null;
  }
}

function derive(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64'), '', PURPOSE, 32));
}
