import { Injectable } from '@nestjs/common';
import { deletionNotice } from '../../common/account-life.js';
import { forbidden, unauthorized } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import type { Client } from '../../platform/sessions/client.js';
import type { Identity } from '../../common/identity.js';
import { SessionsService } from '../../platform/sessions/sessions.service.js';
import { Sql, type Transaction } from '../../platform/sql/sql.js';
import { TransparencyService } from '../transparency/transparency.service.js';
import { AuthService } from '../auth/auth.service.js';
import { PasswordsService } from '../auth/passwords.service.js';
import type { RestoreAccountDto } from './account.dto.js';
import { AccountLifeRepository } from './account-life.repository.js';

const TOO_YOUNG =
  'This account was deleted because its member is younger than 16. It cannot be restored. You are welcome here once you are 16.';

/** Deleting an account (soft delete) and restoring it; AccountPurgeService purges it after 14 days. */
@Injectable()
export class AccountLifeService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: AccountLifeRepository,
    private readonly auth: AuthService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly limits: LimitsService,
    private readonly audit: AuditService,
    private readonly transparency: TransparencyService,
  ) {}

  /**
   * Hides all the caller's content and ends every session, in one transaction.
   * @throws AppError 400 naming the password when it is wrong, 429 when that happened too often, or the account was deleted and
   *   restored too often
   */
  async delete(caller: Identity, password: string): Promise<MessageResponseDto> {
    const restorableUntil = await this.hide(caller, password, false);
    return { success: true, message: deletionNotice(restorableUntil) };
  }

  /**
   * The same for who is younger than 16. Nobody can restore this account; like the others it is purged after 14 days.
   * @throws AppError as {@link delete}
   */
  async deleteTooYoung(caller: Identity, password: string): Promise<MessageResponseDto> {
    await this.hide(caller, password, true);
    return {
      success: true,
      message:
        'Your account is deleted, with everything that was yours. You are welcome here once you are 16.',
    };
  }

  /** Returns when the account is purged. */
  private async hide(caller: Identity, password: string, isTooYoung: boolean): Promise<Date> {
    await this.passwords.requireCurrent(caller, 'password', password);
    return this.counted(caller.accountId, async (tx) => {
      const { until, changed } = await this.repository.hide(caller.accountId, tx);
      await this.sessions.endAll('member', caller.accountId, tx);
      if (changed) await this.audit.record({ action: 'account_deleted', actor: caller }, tx);
      if (isTooYoung && (await this.repository.noteTooYoung(caller.accountId, tx)))
        await this.transparency.countTooYoung(tx);
      return { answer: until, changed };
    });
  }

  /**
   * Restores what a deletion has hidden. An account that is not deleted stays as it is: a repeated request, for example
   * after a lost answer, gets the same answer (idempotent).
   * @throws AppError 401 when the credentials are wrong, 403 when the member said that they are younger than 16, 429 when that happened
   *   too often, or the account was deleted and restored too often
   */
  async restore(form: RestoreAccountDto, client: Client): Promise<MessageResponseDto> {
    const { memberId } = (await this.auth.verify(form, client)).credential;
    await this.counted(memberId, async (tx) => {
      if (await this.repository.isTooYoung(memberId, tx)) throw forbidden(TOO_YOUNG);
      const changed = await this.repository.show(memberId, tx);
      const actor = { kind: 'member', accountId: memberId } as const;
      if (changed) await this.audit.record({ action: 'account_restored', actor }, tx);
      // The restore period ended while the password was being verified.
      else if (!(await this.repository.isThere(memberId, tx)))
        throw unauthorized('Invalid credentials', 'invalid_credentials');
      return { answer: undefined, changed };
    });
    return { success: true, message: 'Your account is restored. Please sign in.' };
  }

  /** Runs a change of the account in a transaction; it counts against `LIMIT_ACCOUNT_LIFE` if it changed anything. */
  private async counted<Answer>(
    memberId: string,
    work: (tx: Transaction) => Promise<{ readonly answer: Answer; readonly changed: boolean }>,
  ): Promise<Answer> {
    const count = { name: 'ACCOUNT_LIFE', subject: [memberId] } as const;
    return this.limits.countAttempt([count], async () => {
      const { answer, changed } = await this.sql.transaction(work);
      if (!changed) await this.limits.takeBack(count.name, ...count.subject);
      return answer;
    });
  }
}
