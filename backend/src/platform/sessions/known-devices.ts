import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { DEVICE_KNOWN_SECONDS } from '../../config/session-limits.js';
import type { AccountKind } from '../../common/identity.js';
import { Signer } from './signer.js';

/**
 * Devices on which an account has signed in before. The site keeps a token that says so and sends it with the next
 * sign-in (docs/decisions/0006-limits.md); it gives no access, it only makes wrong passwords count separately.
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
   * The token of a device on which the account has just signed in.
   * @param device its id if it was already known, so that the id does not change
   */
  remember(kind: AccountKind, accountId: string, device: string | null): string {
    return this.signers[kind].sign(
      {},
      { subject: accountId, jwtid: device ?? randomUUID(), expiresIn: DEVICE_KNOWN_SECONDS },
    );
  }

  /** Id of the device, or null if this account has not signed in on it. */
  recognise(
    kind: AccountKind,
    accountId: string | undefined,
    token: string | null | undefined,
  ): string | null {
    if (!token) return null;
    // Verified for unknown accounts, too: the response time must not reveal which accounts exist.
    const { sub, jti } = this.signers[kind].verify<{ sub: string; jti: string }>(token) ?? {};
    return accountId !== undefined && sub === accountId && typeof jti === 'string' ? jti : null;
  }
}
