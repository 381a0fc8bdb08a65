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
   * Whether the account may go on after its password: it has no factor, or the code is right, which is used up by that. Called only
   * once the password was right, so that neither the answer nor its time tells a stranger who has a factor.
   */
  async check(owner: FactorOwner, code: string | null | undefined): Promise<SecondStep> {
    const factor = await this.repository.find(owner);
    if (!factor) return 'passed';
    if (!code) return 'missing';
    const digest = recoveryCodeDigest(code);
    const isRight = digest
      ? await this.useRecoveryCode(owner, digest)
      : await this.useTotp(owner, factor, code);
    return isRight ? 'passed' : 'wrong';
  }

  /**
   * The same for a signed-in account that typed its password again.
   * @throws AppError 400 naming `code` when it is missing or wrong, 429 after too many wrong ones
   */
  async require(owner: FactorOwner, code: string | null | undefined): Promise<void> {
    const count = { name: 'CODE', subject: [owner.kind, owner.accountId] } as const;
    const step = await this.limits.countAttempt([count], () => this.check(owner, code));
    if (step === 'wrong') throw invalid({ code: WRONG_CODE });
    if (step === 'passed') return this.limits.clear(count.name, ...count.subject);
    await this.limits.takeBack(count.name, ...count.subject);
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
