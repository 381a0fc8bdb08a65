import { createSecretKey } from 'node:crypto';
import { JwtService, type JwtSignOptions } from '@nestjs/jwt';

const ISSUER = 'campus-commons';
/** Verified tokens that a generation holds; there are two, so that those in use stay and memory is bounded. */
const GENERATION = 5_000;

interface Verified {
  readonly claims: object;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Signs and verifies tokens for one audience, and so for one purpose (JWT, RFC 7519; HS256 pinned as RFC 8725,
 * section 3.1 asks).
 */
export class Signer {
  /** The signing key comes first. */
  private readonly keys: readonly [JwtService, ...JwtService[]];
  /**
   * Tokens whose signature one of the keys has verified. A browser sends the same token with every request, and its signature
   * never changes; only its expiry has to be checked again.
   */
  private verified = new Map<string, Verified>();
  private verifiedBefore = new Map<string, Verified>();

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
    const known = this.verified.get(token) ?? this.verifiedBefore.get(token) ?? this.verifySignature(token);
    if (!known || known.expiresAt <= Date.now()) return null;
    if (!this.verified.has(token)) this.remember(token, known);
    return known.claims;
  }

  private verifySignature(token: string): Verified | null {
    for (const key of this.keys) {
      try {
        const claims = key.verify<{ exp?: number }>(token);
        return { claims, expiresAt: (claims.exp ?? Infinity) * 1000 };
      } catch {
        // Not signed by this key, or expired; try the next key.
      }
    }
    return null;
  }

  private remember(token: string, verified: Verified): void {
    if (this.verified.size >= GENERATION) {
      this.verifiedBefore = this.verified;
      this.verified = new Map();
    }
    this.verified.set(token, verified);
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
