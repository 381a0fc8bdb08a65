import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppError, badRequest } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import { Env } from '../../config/env.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { JOBS } from '../../platform/jobs/job-list.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { CampusNetworks } from '../../platform/limits/campus-networks.js';
import { LimitsService, type LimitCount } from '../../platform/limits/limits.service.js';
import { MailOutbox, type HandOver, type MailRequest } from '../../platform/mail/mail-outbox.js';
import { PasswordHasher } from '../../platform/passwords/password-hasher.js';
import { refuseGuessable } from '../../platform/passwords/password-rules.js';
import type { Client } from '../../platform/sessions/client.js';
import { KnownDevices } from '../../platform/sessions/known-devices.js';
import { SessionsService } from '../../platform/sessions/sessions.service.js';
import { Sql } from '../../platform/sql/sql.js';
import { MembersService } from '../profile/members.service.js';
import type { CheckResetLinkDto, ResetPasswordDto, ResetPasswordResponseDto } from './auth.dto.js';
import { CredentialsRepository, type OwnCredential } from './credentials.repository.js';
import { EmailConfirmationService } from './email-confirmation.service.js';
import { mailSecretDigest, newMailSecret } from '../../common/mail-secret.js';
import { mailboxCount } from './mailbox-limit.service.js';
import { MailTokensRepository } from './mail-tokens.repository.js';
import { PasswordResetsRepository } from './password-resets.repository.js';
import { resetMail } from './password-reset.mail.js';

/** The kind of mail in the outbox. */
const LINK = 'password reset';
const FORGOT_ANSWER = 'If an account has this email, a link to set a new password is on its way.';
const LINK_IS_DEAD = 'This link has been used or is too old. Please ask for a new one.';

/** Setting a new password by a mailed link. */
@Injectable()
export class PasswordResetsService implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly resets: PasswordResetsRepository,
    private readonly credentials: CredentialsRepository,
    private readonly members: MembersService,
    private readonly confirmations: EmailConfirmationService,
    private readonly mailTokens: MailTokensRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
    private readonly limits: LimitsService,
    private readonly campuses: CampusNetworks,
    private readonly mails: MailOutbox,
    private readonly env: Env,
    private readonly jobs: JobsService,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...JOBS.forgetOldResetLinks, run: () => this.forgetExpired() });
    this.mails.build(LINK, (request, handOver) => this.send(request, handOver));
  }

  /**
   * Queues a mail with a link. The account is looked up later, so the answer and its duration do not reveal whether the
   * account exists.
   * @throws AppError 429 after too many requests from this address
   */
  async mailLink(email: string, client: Client): Promise<MessageResponseDto> {
    await this.limits.hit(this.campuses.limitFor('RESET_ADDRESS', client.address), client.address);
    await this.mails.add(LINK, email);
    return { success: true, message: FORGOT_ANSWER };
  }

  /**
   * Whether a mailed link still works, so that nobody types a new password for nothing.
   * @throws AppError 400 when it is invalid
   */
  async checkLink({ token }: CheckResetLinkDto): Promise<MessageResponseDto> {
    await this.credentialOf(mailSecretDigest(token));
    return { success: true, message: 'This link works.' };
  }

  /**
   * Sets a new password by a mailed link, which works once, and ends all the member's sessions. Whoever has the link
   * reads the account's mail, so the address counts as confirmed.
   * @throws AppError 400 when the link is invalid or the password is unacceptable; an unacceptable password does not
   *   use the link up
   */
  async setPassword({ token, password }: ResetPasswordDto): Promise<ResetPasswordResponseDto> {
    const tokenHash = mailSecretDigest(token);
    const credential = await this.credentialOf(tokenHash);
    refuseGuessable('password', password, [credential.email, credential.phone]);
    const passwordHash = await this.hasher.hash(password);
    await this.sql.transaction(async (tx) => {
      const address = await this.members.lockAddress(credential.memberId, tx);
      if (!(await this.resets.use(tokenHash, tx))) throw deadLink();
      if (!(await this.credentials.change(credential, passwordHash, tx))) throw deadLink();
      if (!address?.emailConfirmedAt) await this.confirmations.noteConfirmed(credential.memberId, tx);
      await this.sessions.endAll('member', credential.memberId, tx);
      await this.audit.record(
        { action: 'password_reset', actor: 'anonymous', memberId: credential.memberId },
        tx,
      );
    });
    // Access to the account's mail proves ownership: wrong passwords tried elsewhere must not lock the owner out now.
    const deviceToken = this.devices.remember('member', credential.memberId, null);
    return { success: true, message: 'Your password is set. Please sign in.', data: { deviceToken } };
  }

  /** The credential that a valid link may change. @throws AppError 400 when the link is invalid */
  private async credentialOf(tokenHash: Buffer): Promise<OwnCredential> {
    const memberId = await this.resets.find(tokenHash);
    const credential = memberId === undefined ? null : await this.credentials.ofMember(memberId);
    if (!credential) throw deadLink();
    return credential;
  }

  private async forgetExpired(): Promise<void> {
    await this.resets.forgetExpired();
    await this.mailTokens.forgetExpired();
  }

  private async send({ recipient }: MailRequest, handOver: HandOver): Promise<void> {
    const credential = await this.credentials.byEmail(recipient);
    const account = credential && (await this.credentials.ofMember(credential.memberId));
    if (!account) return;
    const { memberId } = account;
    // If handing over the mail fails, the hits are taken back.
    const counts: LimitCount[] = [{ name: 'RESET_ACCOUNT', subject: [memberId] }];
    const isConfirmed = (await this.members.address(memberId))?.emailConfirmedAt;
    if (!isConfirmed) counts.push(mailboxCount(account.email, 'reset'));
    const sent = this.limits.countAttempt(counts, async () => {
      const { token, digest } = newMailSecret();
      const isStored = await this.sql.transaction(async (tx) => {
        // A change of the address ends the links that were mailed to the old one: none may be stored after it.
        const address = await this.members.lockAddress(memberId, tx);
        if (address?.email !== account.email) return false;
        await this.resets.insert(digest, memberId, tx);
        return true;
      });
      if (isStored) await handOver(resetMail(account.email, this.env.MEMBER_ORIGIN, token));
    });
    await sent.catch((error: unknown) => {
      // Over the hourly limit for this account or mailbox: drop the mail. An error would reveal that the account exists.
      if (!(error instanceof AppError && error.code === 'too_many_requests')) throw error;
    });
  }
}

const deadLink = () => badRequest(LINK_IS_DEAD, 'reset_link_dead');
