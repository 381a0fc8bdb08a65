import { Injectable } from '@nestjs/common';
import { invalid } from '../../../common/app-error.js';
import type { MessageResponseDto } from '../../../common/envelope.dto.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { LoginAttempts } from '../../../platform/limits/login-attempts.js';
import { PasswordHasher } from '../../../platform/passwords/password-hasher.js';
import { refuseGuessable } from '../../../platform/passwords/password-rules.js';
import type { Identity } from '../../../common/identity.js';
import { SessionsService } from '../../../platform/sessions/sessions.service.js';
import { Sql } from '../../../platform/sql/sql.js';
import type { ChangePasswordDto } from '../../auth/auth.dto.js';
import type { AdminAccountResponseDto } from './admin-account.dto.js';
import type { Administrator } from '../administrators/administrator.entity.js';
import { AdministratorsRepository } from '../administrators/administrators.repository.js';

const NOT_CURRENT = 'This is not your current password';

/** An administrator's own account. Every method is restricted to the caller. */
@Injectable()
export class AdminAccountService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: AdministratorsRepository,
    private readonly hasher: PasswordHasher,
    private readonly attempts: LoginAttempts,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
  ) {}

  async get(caller: Identity): Promise<AdminAccountResponseDto> {
    const { id, userName, createdAt, role } = await this.require(caller);
    return { success: true, data: { id, userName, createdAt: createdAt.toISOString(), role } };
  }

  /**
   * Changes the caller's password and ends their other sessions.
   * @throws AppError 400 naming the field, 429 after too many wrong current passwords
   */
  async changePassword(caller: Identity, form: ChangePasswordDto): Promise<MessageResponseDto> {
    const administrator = await this.requireCurrent(caller, 'currentPassword', form.currentPassword);
    refuseGuessable('newPassword', form.newPassword, [administrator.userName]);
    const newHash = await this.hasher.hash(form.newPassword);
    await this.sql.transaction(async (tx) => {
      if (!(await this.repository.changePassword(administrator, newHash, tx)))
        throw invalid({ currentPassword: NOT_CURRENT });
      await this.sessions.endOthers(caller, tx);
      await this.audit.record({ action: 'password_changed', actor: caller }, tx);
    });
    return { success: true, message: 'Your password is changed. Other devices are signed out.' };
  }

  /**
   * Verifies the password of a signed-in administrator again.
   * @param field name of the password field in the form
   * @throws AppError 400 naming the field when it is wrong, 429 when that happened too often
   */
  async requireCurrent(caller: Identity, field: string, password: string): Promise<Administrator> {
    const administrator = await this.require(caller);
    const right = await this.attempts.confirm(caller, () =>
      this.hasher.matches(administrator.passwordHash ?? undefined, password),
    );
    // The answer is not a 401, which would tell the console that the session has ended.
    if (!right) throw invalid({ [field]: NOT_CURRENT });
    return administrator;
  }

  private async require({ accountId }: Identity): Promise<Administrator> {
    const administrator = await this.repository.byId(accountId);
    if (!administrator) throw new Error('A signed-in administrator has no row');
    return administrator;
  }
}
