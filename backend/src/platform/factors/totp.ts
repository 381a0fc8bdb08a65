import { Secret, TOTP } from 'otpauth';
import { withoutGaps } from '../../common/typed-code.js';

const STEP_SECONDS = 30;
/** Steps on either side that are accepted too, because clocks differ (docs/decisions/0120-second-factor.md). */
const WINDOW_STEPS = 1;
const CODE = /^[0-9]{6}$/;

/** What authenticator apps show above the code. */
const ISSUER = 'Campus Commons';

const totp = (secret: Secret, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });

/** A new secret: 160 random bits, as RFC 4226 asks for (section 4). */
export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: 20 }).buffer);
}

/**
 * What an authenticator app needs: the secret to type, and the address that is drawn as a QR code.
 * @param label names the account in the app
 */
export function totpKey(secret: Buffer, label: string): { readonly secret: string; readonly uri: string } {
  const key = asSecret(secret);
  return { secret: key.base32, uri: totp(key, label).toString() };
}

/** The time step of a code that is right now, counted from 1970; null if it is not. */
export function totpStep(secret: Buffer, typed: string, now = Date.now()): number | null {
  const token = withoutGaps(typed);
  if (!CODE.test(token)) return null;
  const offset = totp(asSecret(secret)).validate({ token, timestamp: now, window: WINDOW_STEPS });
  return offset === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + offset;
}

const asSecret = (bytes: Buffer) => new Secret({ buffer: Uint8Array.from(bytes).buffer });
