import { createSecretKey } from 'node:crypto';
import { JwtService, type JwtSignOptions } from '@nestjs/jwt';

const ISSUER = 'campus-commons';
/**
 * Signs and verifies tokens for one audience, and so for one purpose (JWT, RFC 7519; HS256 pinned as RFC 8725,
 * section 3.1 asks).
 */
export class Signer {
  /** The signing key comes first. */
  private readonly keys: readonly [JwtService, ...JwtService[]];
  /**
   * @param key base64; signs
   * @param acceptedKey base64; another key that is accepted for verification (key rotation); empty: none
   */
  constructor(audience: string, key: string, acceptedKey: string) {
    const others = acceptedKey === '' ? [] : [keyOf(audience, acceptedKey)];
    this.keys = [keyOf(audience, key), ...others];
  }

  sign(claims: object, options?: JwtSignOptions): string {
    return this.keys[0].sign(claims, options);
  }

  /** The claims, or null if none of our keys signed this for the audience, or it has expired. */
  verify<Claims extends object>(token: string): Partial<Claims> | null {
    for (const key of this.keys) {
      try {
        return key.verify<Partial<Claims>>(token);
      } catch {
        // The token is not signed by this key, or it has expired: try the next key.
      }
    }
    return null;
  }
}

function keyOf(audience: string, key: string): JwtService {
  return new JwtService({
    // A KeyObject is imported once; a string would be parsed for every token.
    secret: createSecretKey(Buffer.from(key, 'base64')),
    signOptions: { algorithm: 'HS256', audience, issuer: ISSUER },
    verifyOptions: { algorithms: ['HS256'], audience, issuer: ISSUER },
  });
}
