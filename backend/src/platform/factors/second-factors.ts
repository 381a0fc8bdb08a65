import { Injectable } from '@nestjs/common';
import { invalid } from '../../common/app-error.js';
import { Env } from '../../config/env.js';
import { AuditService } from '../audit/audit.service.js';
import type { SecondStep } from '../limits/login-attempts.js';
import { LimitsService } from '../limits/limits.service.js';
import { AppLogger } from '../logging/app-logger.js';
import { Sql, type Transaction } from '../sql/sql.js';
import { FactorsRepository, sealOwner, type FactorOwner, type SealedFactor } from './factors.repository.js';
import { recoveryCodeDigest } from './recovery-codes.js';
import { SecretBox } from './secret-box.js';
import { totpStep } from './totp.js';

/** Proving an account with a second factor: the code of an authenticator app, or a recovery code. */
@Injectable()
export class SecondFactors {
  private readonly box: SecretBox;

  constructor(
    private readonly sql: Sql,
    private readonly repository: FactorsRepository,
    private readonly limits: LimitsService,
    private readonly audit: AuditService,
    private readonly logger: AppLogger,
    env: Env,
  ) {
    this.box = new SecretBox(env.SECRETS_KEY, env.SECRETS_KEY_ACCEPTED);
  }

  /** Whether factors can be set up here: the installation has `SECRETS_KEY`. */
  get isAvailable(): boolean {
    return this.box.hasKey;
  }

  /** Whether the account has a second factor. */
  async has(owner: FactorOwner): Promise<boolean> {
    return (await this.repository.find(owner)) !== null;
  }

  /**
   * Whether the account may go on after its password at sign-in: it has no factor, or the code is right, which is used up by that. Called
   * only once the password was right, so that neither the answer nor its time tells a stranger who has a factor. Wrong codes count for
   * the account, from whatever device: who reads its mail makes a device known by each reset of the password.
   * @throws AppError 429 after too many wrong codes
   */
  atSignIn(owner: FactorOwner, code: string | null | undefined): Promise<SecondStep> {
    return this.counted(owner, 'sign-in', code);
  }

  /**
   * The same for a signed-in account that typed its password again.
   * @throws AppError 400 naming `code` when it is missing or wrong, 429 after too many wrong ones
   */
  async require(owner: FactorOwner, code: string | null | undefined): Promise<void> {
    const step = await this.counted(owner, 'own account', code);
    if (step === 'wrong') throw invalid({ code: WRONG_CODE });
    if (step === 'missing')
      throw invalid({ code: 'Type the code of your authenticator app, or a recovery code' });
  }

  /** Removes the factor and the recovery codes of an account in a transaction; false if it had none. */
  clear(owner: FactorOwner, tx: Transaction): Promise<boolean> {
    return this.repository.remove(owner, tx);
  }

  seal(owner: FactorOwner, secret: Buffer): Buffer {
    return this.box.seal(sealOwner(owner), secret);
  }

  /** The time step of a code of this factor that is right now; null if it is not. Does not use it up. */
  stepOf(owner: FactorOwner, { id, secret }: SealedFactor, code: string): number | null {
    const opened = this.box.open(sealOwner(owner), secret);
    if (opened) return totpStep(opened, code);
    // Nobody gets in by a code then, except with a recovery code.
    this.logger.error(
      { factor: id },
      'The secret of a factor cannot be opened: is SECRETS_KEY the right one?',
    );
    return null;
  }

  /**
   * Checks a code within `LIMIT_CODE`, which only codes that were typed count against, and a right one clears.
   * @param where the two places are counted apart: strangers who know the password must not lock a session out of its own account
   */
  private async counted(
    owner: FactorOwner,
    where: 'sign-in' | 'own account',
    code: string | null | undefined,
  ): Promise<SecondStep> {
    const factor = await this.repository.find(owner);
    if (!factor) return 'passed';
    if (!code) return 'missing';
    const count = { name: 'CODE', subject: [owner.kind, owner.accountId, where] } as const;
    const isRight = await this.limits.countAttempt([count], () => this.check(owner, factor, code));
    if (!isRight) return 'wrong';
    await this.limits.clear(count.name, ...count.subject);
    return 'passed';
  }

  /** Whether a code is right; it is used up by that. */
  private check(owner: FactorOwner, factor: SealedFactor, code: string): Promise<boolean> {
    const digest = recoveryCodeDigest(code);
    return digest ? this.useRecoveryCode(owner, digest) : this.useTotp(owner, factor, code);
  }

  private async useTotp(owner: FactorOwner, factor: SealedFactor, code: string): Promise<boolean> {
    const step = this.stepOf(owner, factor, code);
    return step !== null && this.repository.useStep(factor.id, step);
  }

  private async useRecoveryCode(owner: FactorOwner, digest: Buffer): Promise<boolean> {
    return this.sql.transaction(async (tx) => {
      const isUsed = await this.repository.useCode(owner, digest, tx);
      if (isUsed) await this.audit.record({ action: 'recovery_code_used', actor: owner }, tx);
      return isUsed;
    });
  }
}

/** The message at the field of a code that is wrong, or was used before. */
export const WRONG_CODE = 'This code is wrong, or was used already. Wait for the next one';
