import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Env } from '../../config/env.js';
import type { AccountKind } from './identity.js';

const ISSUER = 'campus-commons';

/** What a token carries beside its signature; everything else lives in the session row. */
export interface TokenClaims {
  /** Account id. */
  readonly sub: string;
  /** Session id. */
  readonly sid: string;
}

/**
 * Signs and reads tokens (JWT, RFC 7519; HS256 pinned as RFC 8725, section 3.1 asks).
 * Members and administrators have keys and audiences of their own.
 */
@Injectable()
export class TokenService {
  private readonly signers: Record<AccountKind, JwtService>;

  constructor(env: Env) {
    this.signers = {
      member: signer('member', env.MEMBER_TOKEN_KEY),
      administrator: signer('administrator', env.ADMIN_TOKEN_KEY),
    };
  }

  /** @param expiresAt when the session ends at the latest */
  sign(kind: AccountKind, claims: TokenClaims, expiresAt: Date): string {
    return this.signers[kind].sign({ ...claims, exp: Math.floor(expiresAt.getTime() / 1000) });
  }

  /** The claims, or null when the token is not one of ours, not of this kind, or expired. */
  read(kind: AccountKind, token: string): TokenClaims | null {
    if (token === '') return null;
    try {
      const { sub, sid } = this.signers[kind].verify<Partial<TokenClaims>>(token);
      return typeof sub === 'string' && typeof sid === 'string' ? { sub, sid } : null;
    } catch {
      return null;
    }
  }
}

/** Signs and verifies for one audience, and so for one purpose. @param key base64 */
export function signer(audience: string, key: string): JwtService {
  return new JwtService({
    // A KeyObject is imported once; a string would be parsed anew for every token.
    secret: createSecretKey(Buffer.from(key, 'base64')),
    signOptions: { algorithm: 'HS256', audience, issuer: ISSUER },
    verifyOptions: { algorithms: ['HS256'], audience, issuer: ISSUER },
  });
}
