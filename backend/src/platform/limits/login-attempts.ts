import { Injectable } from '@nestjs/common';
import { unauthorized } from '../../common/app-error.js';
import { AuditService } from '../audit/audit.service.js';
import type { AccountKind } from '../sessions/identity.js';
import { LimitsService } from './limits.service.js';

/** Somebody who wants to sign in. */
export interface LoginAttempt {
  readonly kind: AccountKind;
  /** What they typed as their account, whether or not it exists. */
  readonly account: string;
  /** Where they come from. */
  readonly address: string;
}

/** Limits wrong passwords (ASVS 5.0, 6.3.1), in the same way for accounts that exist and those that do not. */
@Injectable()
export class LoginAttempts {
  constructor(
    private readonly limits: LimitsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Answers what `verify` answers, when it is not undefined.
   * @throws AppError 401 when it is undefined, 429 when that happened too often
   */
  async guard<Account>(attempt: LoginAttempt, verify: () => Promise<Account | undefined>): Promise<Account> {
    const pair = [attempt.kind, attempt.account.toLowerCase(), attempt.address];
    await this.limits.requireRoom('LOGIN_ADDRESS', attempt.address);
    // Counted before the password is looked at, so that guesses sent all at once do not slip through.
    await this.limits.hit('LOGIN_ACCOUNT_ADDRESS', ...pair);
    const account = await verify();
    if (account !== undefined) {
      await this.limits.clear('LOGIN_ACCOUNT_ADDRESS', ...pair);
      return account;
    }
    // A campus signs in from one address: there only failures count.
    await this.limits.note('LOGIN_ADDRESS', attempt.address);
    // Without what was typed: people type their password there, too.
    await this.audit.note({
      action: 'sign_in_failed',
      actor: 'anonymous',
      details: { account: attempt.kind },
    });
    throw unauthorized('Invalid credentials', 'invalid_credentials');
  }
}
