import { Injectable } from '@nestjs/common';
import { unauthorized } from '../../common/app-error.js';
import { AuditService } from '../audit/audit.service.js';
import type { AccountKind, Identity } from '../../common/identity.js';
import { CampusNetworks } from './campus-networks.js';
import { LimitsService, type LimitCount } from './limits.service.js';

/** An attempt to sign in. */
export interface LoginAttempt {
  readonly kind: AccountKind;
  /** The account, whether or not it exists; the same value for e-mail and phone. */
  readonly account: string;
  /** The client's address. */
  readonly address: string;
  /** Id of the device if the account has signed in on it before, else null. */
  readonly device: string | null;
}

/** Whether an account may go on after its password: the code of its second factor is right, or it has none. */
export type SecondStep = 'passed' | 'missing' | 'wrong';

/**
 * Limits wrong passwords (ASVS 5.0, 6.3.1), in the same way for existing and unknown accounts, and right ones per account. A device on which the
 * account has signed in before has its own counter, so that nobody can lock the owner out.
 */
@Injectable()
export class LoginAttempts {
  constructor(
    private readonly limits: LimitsService,
    private readonly campuses: CampusNetworks,
    private readonly audit: AuditService,
  ) {}

  /**
   * Returns the result of `verify`, the account whose password is right, if `secondStep` lets it pass. A wrong code counts as a wrong
   * password.
   * @param idOf the id of the account
   * @throws AppError 401 when either is wrong or the code is missing, 429 after too many failures, or successes
   */
  async guard<Account>(
    attempt: LoginAttempt,
    verify: () => Promise<Account | undefined>,
    idOf: (account: Account) => string,
    secondStep: (accountId: string) => Promise<SecondStep>,
  ): Promise<Account> {
    const { kind, address, device } = attempt;
    const account = [kind, attempt.account.toLowerCase()];
    const near = device === null ? [...account, address] : [...account, 'device', device];
    const hourly = device === null ? account : near;
    const onCampus = this.campuses.include(address);
    const nearby: LimitCount[] = [{ name: 'LOGIN_ACCOUNT_ADDRESS', subject: near }];
    if (device === null && !onCampus) await this.limits.requireRoom('LOGIN_ADDRESS', address);
    if (device === null && onCampus && !(await this.limits.hasRoom('CAMPUS_LOGIN', address))) {
      // Mistakes of others must not keep a whole campus out: each account has a few attempts of its own left.
      nearby.unshift({ name: 'CAMPUS_LOGIN_ACCOUNT', subject: near });
    }
    const counts = [
      ...nearby,
      { name: 'LOGIN_ACCOUNT', subject: hourly } as const,
      { name: 'PASSWORD', subject: account } as const,
    ];
    const { found, step } = await this.limits.countAttempt(counts, async () => {
      const account = await verify();
      return { found: account, step: account === undefined ? undefined : await secondStep(idOf(account)) };
    });
    if (step === 'missing') {
      // Neither a failure nor a success: it must not clear the failures of who tries codes.
      for (const { name, subject } of nearby) await this.limits.takeBack(name, ...subject);
      await this.limits.takeBack('LOGIN_ACCOUNT', ...hourly);
      throw unauthorized('Type the code of your authenticator app', 'second_factor_required');
    }
    if (found !== undefined && step === 'passed') {
      for (const { name, subject } of nearby) await this.limits.clear(name, ...subject);
      // Only failures count here, and a success does not reset the failures of others.
      await this.limits.takeBack('LOGIN_ACCOUNT', ...hourly);
      return found;
    }
    // Only right passwords count here.
    if (found === undefined) await this.limits.takeBack('PASSWORD', ...account);
    // Many people may share one address: here only failures count.
    await this.limits.countUnchecked(onCampus ? 'CAMPUS_LOGIN' : 'LOGIN_ADDRESS', address);
    // With a wrong code somebody knows the password: the log says of which account.
    const known = found !== undefined && step === 'wrong' ? idOf(found) : null;
    // The typed name is left out: people sometimes type their password there.
    await this.audit.recordBestEffort({
      action: 'sign_in_failed',
      actor: 'anonymous',
      ...(known !== null && kind === 'member' && { memberId: known }),
      details: {
        account: kind,
        ...(known !== null && { because: 'code' }),
        ...(known !== null && kind === 'administrator' && { administratorId: known }),
      },
    });
    throw unauthorized('Invalid credentials', 'invalid_credentials');
  }

  /**
   * Whether the password that a signed-in user has typed again is right, as `verify` decides.
   * @throws AppError 429 after too many wrong passwords, or right ones
   */
  async confirm({ kind, accountId }: Identity, verify: () => Promise<boolean>): Promise<boolean> {
    const count = { name: 'CONFIRM_PASSWORD', subject: [kind, accountId] } as const;
    const rightCount = { name: 'PASSWORD', subject: [kind, `${kind} ${accountId}`] } as const;
    const right = await this.limits.countAttempt([count, rightCount], verify);
    if (right) await this.limits.clear(count.name, ...count.subject);
    else await this.limits.takeBack(rightCount.name, ...rightCount.subject);
    return right;
  }
}
