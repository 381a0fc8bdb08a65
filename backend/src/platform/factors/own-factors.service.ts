import { Injectable } from '@nestjs/common';
import { forbidden, invalid } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import { Env } from '../../config/env.js';
import { AuditService } from '../audit/audit.service.js';
import { LimitsService } from '../limits/limits.service.js';
import { Sql, type Transaction } from '../sql/sql.js';
import type { FactorsResponseDto, RecoveryCodesResponseDto, TotpKeyResponseDto } from './factors.dto.js';
import { FactorsRepository, type FactorOwner } from './factors.repository.js';
import { typedCodeDigest } from '../../common/typed-code.js';
import { newRecoveryCodes } from './recovery-codes.js';
import { SecondFactors, WRONG_CODE } from './second-factors.js';
import { newTotpSecret, totpKey } from './totp.js';

/** How long a factor may take to be set up. */
const SET_UP_SECONDS = 3600;

/**
 * The caller's own second factor: setting it up, replacing and removing it. Every method is restricted to the caller, who has typed
 * the password again where a method says so.
 */
@Injectable()
export class OwnFactorsService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: FactorsRepository,
    private readonly factors: SecondFactors,
    private readonly limits: LimitsService,
    private readonly audit: AuditService,
    private readonly env: Env,
  ) {}

  async get(caller: FactorOwner): Promise<FactorsResponseDto> {
    const { since, codesLeft } = await this.repository.overview(caller);
    return {
      success: true,
      data: {
        available: this.factors.isAvailable,
        required: caller.kind === 'administrator' && this.env.ADMIN_TWO_FACTOR === 'required',
        totpSince: since?.toISOString() ?? null,
        recoveryCodesLeft: codesLeft,
      },
    };
  }

  /**
   * Makes the secret for an authenticator app; it takes effect when {@link confirm} has seen a code of it. A factor from before holds
   * until then. After the password.
   * @param label names the account in the app
   * @throws AppError 403 when the installation has no key; 400 naming `code` when there is a factor and the code is not of it
   */
  async start(
    caller: FactorOwner,
    label: string,
    code: string | null | undefined,
  ): Promise<TotpKeyResponseDto> {
    if (!this.factors.isAvailable) {
      throw forbidden(
        'Two-step sign-in is not available here: the people who run this site have not set it up.',
      );
    }
    await this.factors.require(caller, code);
    const secret = newTotpSecret();
    await this.repository.start(caller, this.factors.seal(caller, secret));
    return { success: true, data: totpKey(secret, label) };
  }

  /**
   * Confirms the factor that was started, by a code of it, and ends the caller's other sessions: one of them may be a stranger's, who
   * never had to show a code. The answer has new recovery codes, which nobody can read again.
   * @param endOthers ends the other sessions in the same transaction; this room is below that of the sessions
   * @throws AppError 400 naming `code` when it is wrong, or nothing was started within an hour; 429 after too many
   */
  async confirm(
    caller: FactorOwner,
    code: string,
    endOthers: (tx: Transaction) => Promise<void>,
  ): Promise<RecoveryCodesResponseDto> {
    const count = { name: 'CODE', subject: [caller.kind, caller.accountId, 'confirm'] } as const;
    const started = await this.repository.findStarted(caller, SET_UP_SECONDS);
    if (!started) throw invalid({ code: 'This took too long. Please begin again' });
    await this.limits.hit(count.name, ...count.subject);
    const step = this.factors.stepOf(caller, started, code);
    if (step === null) throw invalid({ code: WRONG_CODE });
    await this.limits.clear(count.name, ...count.subject);
    const codes = newRecoveryCodes();
    await this.sql.transaction(async (tx) => {
      if (!(await this.repository.confirm(caller, started, step, tx))) throw invalid({ code: WRONG_CODE });
      await this.keep(caller, codes, tx);
      await endOthers(tx);
      await this.audit.record({ action: 'factor_added', actor: caller }, tx);
    });
    return {
      success: true,
      message: 'Two-step sign-in is on. Other devices are signed out.',
      data: { recoveryCodes: codes },
    };
  }

  /**
   * Removes the factor and its recovery codes; the password alone signs in again. After the password.
   * @throws AppError 400 naming `code` when it is missing or wrong
   */
  async remove(caller: FactorOwner, code: string | null | undefined): Promise<MessageResponseDto> {
    await this.factors.require(caller, code);
    await this.sql.transaction(async (tx) => {
      const wasSet = await this.repository.remove(caller, tx);
      if (wasSet) await this.audit.record({ action: 'factor_removed', actor: caller }, tx);
    });
    return { success: true, message: 'Two-step sign-in is off.' };
  }

  /**
   * Makes new recovery codes; those from before stop working. After the password.
   * @throws AppError 400 naming `code` when it is missing or wrong, or there is no factor
   */
  async renewCodes(caller: FactorOwner, code: string | null | undefined): Promise<RecoveryCodesResponseDto> {
    await this.factors.require(caller, code);
    const codes = newRecoveryCodes();
    await this.sql.transaction(async (tx) => {
      if (!(await this.repository.lock(caller, tx))) throw invalid({ code: 'Two-step sign-in is off' });
      await this.keep(caller, codes, tx);
      await this.audit.record({ action: 'recovery_codes_renewed', actor: caller }, tx);
    });
    return {
      success: true,
      message: 'The codes from before no longer work.',
      data: { recoveryCodes: codes },
    };
  }

  private async keep(caller: FactorOwner, codes: readonly string[], tx: Transaction): Promise<void> {
    await this.repository.replaceCodes(caller, codes.map(typedCodeDigest), tx);
  }
}
