import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import type { AccountKind } from '../../common/identity.js';
import { Signer } from './signer.js';
import { VerifiedTokens } from './verified-tokens.js';

/** The claims of a token; all other data is in the session row. */
export interface TokenClaims {
  /** Account id. */
  readonly sub: string;
  /** Session id. */
  readonly sid: string;
}

interface SignedClaims extends TokenClaims {
  /** Seconds since 1970. */
  readonly exp: number;
}

/** Signs and reads tokens. Members and administrators have separate keys and audiences. */
@Injectable()
export class TokenService {
  private readonly signers: Record<AccountKind, Signer>;
  private readonly verified = {
    member: new VerifiedTokens<Partial<SignedClaims>>(),
    administrator: new VerifiedTokens<Partial<SignedClaims>>(),
  };

  constructor(env: Env) {
    this.signers = {
      member: new Signer('member', env.MEMBER_TOKEN_KEY, env.MEMBER_TOKEN_KEY_ACCEPTED),
      administrator: new Signer('administrator', env.ADMIN_TOKEN_KEY, env.ADMIN_TOKEN_KEY_ACCEPTED),
    };
  }

  /** @param expiresAt when the session ends at the latest */
  sign(kind: AccountKind, claims: TokenClaims, expiresAt: Date): string {
    return this.signers[kind].sign({ ...claims, exp: Math.floor(expiresAt.getTime() / 1000) });
  }

  /** The claims, or null if the token is not ours, for the other kind of account, or expired. */
  read(kind: AccountKind, token: string): TokenClaims | null {
    if (token === '') return null;
    const verify = (unknown: string) => this.signers[kind].verify<SignedClaims>(unknown);
    const { sub, sid } = this.verified[kind].read(token, verify) ?? {};
    return typeof sub === 'string' && typeof sid === 'string' ? { sub, sid } : null;
  }
}
