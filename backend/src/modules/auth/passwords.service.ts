import { createHash, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { badRequest, invalid } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import { Env } from '../../config/env.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { isGuessable } from '../../platform/passwords/common-passwords.js';
import { PasswordHasher } from '../../platform/passwords/password-hasher.js';
import type { Client } from '../../platform/sessions/client.js';
import type { Identity } from '../../platform/sessions/identity.js';
import { KnownDevices } from '../../platform/sessions/known-devices.js';
import { SessionsService } from '../../platform/sessions/sessions.service.js';
import type { ChangePasswordDto, ResetPasswordDto, ResetPasswordResponseDto } from './auth.dto.js';
import { CredentialsRepository, type OwnCredential } from './credentials.repository.js';

/** Seconds. */
const HOUR = 60 * 60;
const TOKEN_BYTES = 32;
const FORGOT_ANSWER = 'If an account has this email, a link to set a new password is on its way.';
const LINK_IS_DEAD = 'This link has been used or is too old. Please ask for a new one.';

const NOT_CURRENT = 'This is not your current password';

/** Changing a password, knowing the old one or by a link that was mailed. */
@Injectable()
export class PasswordsService implements OnModuleInit {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
    private readonly limits: LimitsService,
    private readonly mailer: Mailer,
    private readonly env: Env,
    private readonly logger: PinoLogger,
    private readonly jobs: JobsService,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.jobs.add({
      name: 'forget old reset links',
      every: HOUR,
      run: () => this.credentials.forgetResets(),
    });
  }

  /**
   * Changes the caller's password and ends their other sessions.
   * @throws AppError 400 naming the field, 429 after too many wrong current passwords
   */
  async change(caller: Identity, form: ChangePasswordDto): Promise<MessageResponseDto> {
    const credential = await this.requireCurrent(caller, 'currentPassword', form.currentPassword);
    const passwordHash = await this.acceptable('newPassword', form.newPassword, credential);
    await this.credentials.transaction(async (tx) => {
      if (!(await this.credentials.change(credential, passwordHash, tx)))
        throw invalid({ currentPassword: NOT_CURRENT });
      await this.sessions.endOthers(caller, tx);
      await this.audit.record({ action: 'password_changed', actor: caller }, tx);
    });
    return { success: true, message: 'Your password is changed. Other devices are signed out.' };
  }

  /**
   * Asks a signed-in member for the password once more and answers what belongs to it.
   * @param field what the form calls the password
   * @throws AppError 400 naming the field when it is another, 429 when that happened too often
   */
  async requireCurrent(caller: Identity, field: string, password: string): Promise<OwnCredential> {
    const credential = await this.credentials.ofMember(caller.accountId);
    const subject = ['change password', caller.accountId];
    await this.limits.hit('LOGIN_ACCOUNT_ADDRESS', ...subject);
    // Not a 401: that would tell the site that the session has ended.
    if (!credential || !(await this.hasher.matches(credential.passwordHash, password))) {
      throw invalid({ [field]: NOT_CURRENT });
    }
    await this.limits.clear('LOGIN_ACCOUNT_ADDRESS', ...subject);
    return credential;
  }

  /** Mails a link. The answer is the same, and as quick, whether or not the account exists. */
  async forgot(email: string, client: Client): Promise<MessageResponseDto> {
    await this.limits.hit('RESET_ADDRESS', client.address);
    void this.mailLink(email).catch((error: unknown) => {
      this.logger.error({ err: error }, 'A mail to reset a password could not be sent');
    });
    return { success: true, message: FORGOT_ANSWER };
  }

  /**
   * Sets a new password by a mailed link, once, and ends all the member's sessions.
   * @throws AppError 400 when the link is dead or the password unacceptable; an unacceptable one does not use the link up
   */
  async reset({ token, password }: ResetPasswordDto): Promise<ResetPasswordResponseDto> {
    const tokenHash = digest(token);
    const memberId = await this.credentials.findReset(tokenHash);
    const credential = memberId && (await this.credentials.ofMember(memberId));
    if (!credential) throw badRequest(LINK_IS_DEAD, 'reset_link_dead');
    const passwordHash = await this.acceptable('password', password, credential);
    await this.credentials.transaction(async (tx) => {
      if (!(await this.credentials.useReset(tokenHash, tx)))
        throw badRequest(LINK_IS_DEAD, 'reset_link_dead');
      if (!(await this.credentials.change(credential, passwordHash, tx)))
        throw badRequest(LINK_IS_DEAD, 'reset_link_dead');
      await this.sessions.endAll('member', credential.memberId, tx);
      await this.audit.record(
        { action: 'password_reset', actor: 'anonymous', memberId: credential.memberId },
        tx,
      );
    });
    // Whoever reads the account's mail is its owner: no crowd of guesses elsewhere may keep them out now.
    const deviceToken = this.devices.remember('member', credential.memberId, null);
    return { success: true, message: 'Your password is set. Please sign in.', data: { deviceToken } };
  }

  private async mailLink(email: string): Promise<void> {
    const credential = await this.credentials.byEmail(email);
    if (!credential) return;
    const account = await this.credentials.ofMember(credential.memberId);
    if (!account) return;
    await this.limits.hit('RESET_ACCOUNT', credential.memberId);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.credentials.insertReset(digest(token), credential.memberId);
    await this.mailer.send({
      to: account.email,
      subject: 'Set a new password',
      text:
        'Somebody, probably you, asked to set a new password for your account.\n\n' +
        `${this.env.MEMBER_ORIGIN}/auth/reset-password?token=${token}\n\n` +
        'The link works once, for an hour. If it was not you, ignore this mail: nothing has changed.\n',
    });
  }

  private async acceptable(
    field: string,
    password: string,
    { email, phone }: { email: string; phone: string },
  ): Promise<string> {
    if (isGuessable(password, [email, phone])) {
      throw invalid({ [field]: 'Please choose a less common password' });
    }
    return this.hasher.hash(password);
  }
}

/** Kept instead of the token, so that who reads the table can use none. */
function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
