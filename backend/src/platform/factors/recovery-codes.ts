import { createHash, randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';

/** How many recovery codes an account gets at once. */
const COUNT = 10;
/** 120 random bits: 24 characters of base32. */
const BYTES = 15;
const RECOVERY_CODE = /^[A-Z2-7]{24}$/;

/** New recovery codes, in groups of four characters that are easy to copy by hand. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const { base32 } = new Secret({ buffer: Uint8Array.from(randomBytes(BYTES)).buffer });
    return base32.replaceAll(/.{4}(?=.)/g, '$&-');
  });
}

/** The digest of a recovery code as somebody types it, with any gaps and in any case; null if the text is none. */
export function recoveryCodeDigest(typed: string): Buffer | null {
  return RECOVERY_CODE.test(plain(typed)) ? digestOf(typed) : null;
}

/** Stored instead of the code: with 120 random bits nobody finds it by trying. */
export function digestOf(code: string): Buffer {
  return createHash('sha256').update(plain(code)).digest();
}

const plain = (typed: string) => withoutGaps(typed).toUpperCase();

/** A code as it is compared: people type the gaps that they see, or none. */
export const withoutGaps = (typed: string): string => typed.replaceAll(/[\s-]/g, '');
