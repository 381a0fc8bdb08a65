import { randomBytes } from 'node:crypto';
import { plainCode, toTypedCode, typedCodeDigest } from '../../common/typed-code.js';

/** How many recovery codes an account gets at once. */
const COUNT = 10;
/** 120 random bits, with which nobody finds a code by trying: 24 characters. */
const BYTES = 15;
const RECOVERY_CODE = /^[A-Z2-7]{24}$/;

/** New recovery codes, in groups of four characters that are easy to copy by hand. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => toTypedCode(randomBytes(BYTES)));

/** The digest of a recovery code as somebody types it, with any gaps and in any case; null if the text is none. */
export function recoveryCodeDigest(typed: string): Buffer | null {
  return RECOVERY_CODE.test(plainCode(typed)) ? typedCodeDigest(typed) : null;
}
