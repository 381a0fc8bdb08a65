import { Injectable } from '@nestjs/common';
import { unauthorized } from '../../common/app-error.js';
import { AuditService } from '../audit/audit.service.js';
import type { AccountKind, Identity } from '../sessions/identity.js';
import { LimitsService } from './limits.service.js';

/** Somebody who wants to sign in. */
export interface LoginAttempt {
  readonly kind: AccountKind;
  /** The account they want, whether or not it exists; the same however they named it. */
  readonly account: string;
  /** Where they come from. */
  readonly address: string;
  /** Id of the device when the account has signed in on it before, else null. */
  readonly device: string | null;
}

/**
 * Limits wrong passwords (ASVS 5.0, 6.3.1), in the same way for accounts that exist and those that do not. A device
 * that the account has signed in on before counts for itself alone, so that nobody can lock its owner out.
 */
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
    const { kind, address, device } = attempt;
    const account = [kind, attempt.account.toLowerCase()];
    const near = device === null ? [...account, address] : [...account, 'device', device];
    const hourly = device === null ? account : near;
    if (device === null) await this.limits.requireRoom('LOGIN_ADDRESS', address);
    const counts = [
      { name: 'LOGIN_ACCOUNT_ADDRESS', subject: near },
      { name: 'LOGIN_ACCOUNT', subject: hourly },
    ] as const;
    const found = await this.limits.countAttempt(counts, verify);
    if (found !== undefined) {
      await this.limits.clear('LOGIN_ACCOUNT_ADDRESS', ...near);
      // Only failures count here, and a success does not make up for those of others.
      await this.limits.takeBack('LOGIN_ACCOUNT', ...hourly);
      return found;
    }
    // A campus signs in from one address: there only failures count.
    await this.limits.note('LOGIN_ADDRESS', address);
    // Without what was typed: people type their password there, too.
    await this.audit.note({ action: 'sign_in_failed', actor: 'anonymous', details: { account: kind } });
    throw unauthorized('Invalid credentials', 'invalid_credentials');
  }

  /**
   * Answers whether the password that somebody signed in has typed once more is right; `verify` looks at it.
   * @throws AppError 429 when it was wrong too often
   */
  async confirm({ kind, accountId }: Identity, verify: () => Promise<boolean>): Promise<boolean> {
    const count = { name: 'LOGIN_ACCOUNT_ADDRESS', subject: ['confirm password', kind, accountId] } as const;
    const right = await this.limits.countAttempt([count], verify);
    if (right) await this.limits.clear(count.name, ...count.subject);
    return right;
  }
}
