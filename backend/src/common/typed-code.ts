import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';

/** What people copy by hand or type: base32, in groups of four characters. Five bytes are eight characters. */
export function toTypedCode(bytes: Buffer): string {
  const { base32 } = new Secret({ buffer: Uint8Array.from(bytes).buffer });
  return base32.replaceAll(/.{4}(?=.)/g, '$&-');
}

/** The digest of a code as it was given or as somebody types it, with any gaps and in any case. */
export function typedCodeDigest(code: string): Buffer {
  return createHash('sha256').update(plainCode(code)).digest();
}

/** A code without its groups, in the case in which it is compared. */
export const plainCode = (typed: string): string => withoutGaps(typed).toUpperCase();

/** A code as it is compared: people type the gaps that they see, or none. */
export const withoutGaps = (typed: string): string => typed.replaceAll(/[\s-]/g, '');
