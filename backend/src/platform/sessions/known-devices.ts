import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import type { AccountKind } from './identity.js';
import { Signer } from './signer.js';

/** Seconds; 180 days after its last sign-in a device is a stranger again. */
const REMEMBERED = 180 * 24 * 60 * 60;

/**
 * Devices on which an account has signed in before. The site keeps a token that says so and sends it along when it
 * signs in (docs/decisions/0006-limits.md); it opens nothing, it only lets wrong passwords count apart.
 */
@Injectable()
export class KnownDevices {
  private readonly signers: Record<AccountKind, Signer>;

  constructor(env: Env) {
    this.signers = {
      member: new Signer('member device', env.MEMBER_TOKEN_KEY, env.MEMBER_TOKEN_KEY_ACCEPTED),
      administrator: new Signer('administrator device', env.ADMIN_TOKEN_KEY, env.ADMIN_TOKEN_KEY_ACCEPTED),
    };
  }

  /**
   * The token of a device that has just proved to be the account's.
   * @param device its id when it was known already, so that it stays one and the same
   */
  remember(kind: AccountKind, accountId: string, device: string | null): string {
    return this.signers[kind].sign(
      {},
      { subject: accountId, jwtid: device ?? randomUUID(), expiresIn: REMEMBERED },
    );
  }

  /** Id of the device, or null when it is none that this account has signed in on. */
  recognise(
    kind: AccountKind,
    accountId: string | undefined,
    token: string | null | undefined,
  ): string | null {
    if (!token) return null;
    // Looked at for an account that does not exist, too: how long it takes must not tell which do.
    const { sub, jti } = this.signers[kind].verify<{ sub: string; jti: string }>(token) ?? {};
    return accountId !== undefined && sub === accountId && typeof jti === 'string' ? jti : null;
  }
}
