import { Injectable } from '@nestjs/common';
import { invalid } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { LoginAttempts } from '../../platform/limits/login-attempts.js';
import { PasswordHasher } from '../../platform/passwords/password-hasher.js';
import { refuseGuessable } from '../../platform/passwords/password-rules.js';
import type { Identity } from '../../common/identity.js';
import { SessionsService } from '../../platform/sessions/sessions.service.js';
import { Sql } from '../../platform/sql/sql.js';
import { MembersService } from '../profile/members.service.js';
import type { ChangePasswordDto } from './auth.dto.js';
import { CredentialsRepository, type OwnCredential } from './credentials.repository.js';

/** The message at the field of a wrong current password. */
export const NOT_CURRENT = 'This is not your current password';

/** Changing a password with the current one; {@link PasswordResetsService} handles forgotten passwords. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly sql: Sql,
    private readonly credentials: CredentialsRepository,
    private readonly members: MembersService,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly attempts: LoginAttempts,
    private readonly audit: AuditService,
  ) {}

  /**
   * Changes the caller's password and ends their other sessions.
   * @throws AppError 400 naming the field, 429 after too many wrong current passwords
   */
  async change(caller: Identity, form: ChangePasswordDto): Promise<MessageResponseDto> {
    const credential = await this.requireCurrent(caller, 'currentPassword', form.currentPassword);
    refuseGuessable('newPassword', form.newPassword, [credential.email, credential.phone]);
    const passwordHash = await this.hasher.hash(form.newPassword);
    await this.sql.transaction(async (tx) => {
      await this.members.lockAddress(caller.accountId, tx);
      if (!(await this.credentials.change(credential, passwordHash, tx)))
        throw invalid({ currentPassword: NOT_CURRENT });
      await this.sessions.endOthers(caller, tx);
      await this.audit.record({ action: 'password_changed', actor: caller }, tx);
    });
    return { success: true, message: 'Your password is changed. Other devices are signed out.' };
  }

  /**
   * Verifies the password of a signed-in member again and returns the credential.
   * @param field name of the password field in the form
   * @throws AppError 400 naming the field when it is wrong, 429 when that happened too often
   */
  async requireCurrent(caller: Identity, field: string, password: string): Promise<OwnCredential> {
    const credential = await this.credentials.ofMember(caller.accountId);
    const right = await this.attempts.confirm(caller, () =>
      this.hasher.matches(credential?.passwordHash, password),
    );
    // The answer is not a 401, which would tell the site that the session has ended.
    if (!credential || !right) throw invalid({ [field]: NOT_CURRENT });
    return credential;
  }
}
