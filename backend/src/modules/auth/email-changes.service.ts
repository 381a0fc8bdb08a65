import { Injectable, type OnModuleInit } from '@nestjs/common';
import { invalid, notFound } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import { Env } from '../../config/env.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { MailOutbox, type HandOver, type MailRequest } from '../../platform/mail/mail-outbox.js';
import type { Identity } from '../../common/identity.js';
import { Sql } from '../../platform/sql/sql.js';
import { MembersService } from '../profile/members.service.js';
import { CredentialsRepository } from './credentials.repository.js';
import { changeNoticeMail, newAddressMail } from './email-confirmation.mail.js';
import type { ChangeEmailDto, EmailChangeResponseDto } from './email.dto.js';
import { newMailSecret } from '../../common/mail-secret.js';
import { MailboxLimit } from './mailbox-limit.service.js';
import { MailTokensRepository } from './mail-tokens.repository.js';
import { NOT_CURRENT, PasswordsService } from './passwords.service.js';

/** The kinds of mail in the outbox. */
const NEW_ADDRESS = 'confirm new email';
const NOTICE = 'email change notice';

/** Requests to change the e-mail address; {@link EmailConfirmationService} carries them out. */
@Injectable()
export class EmailChangesService implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly tokens: MailTokensRepository,
    private readonly credentials: CredentialsRepository,
    private readonly passwords: PasswordsService,
    private readonly members: MembersService,
    private readonly limits: LimitsService,
    private readonly mailboxes: MailboxLimit,
    private readonly mails: MailOutbox,
    private readonly env: Env,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.mails.build(NEW_ADDRESS, (request, handOver) => this.send(request, handOver));
    // The account is not looked up: the address was its own when this was queued, and may no longer be.
    this.mails.build(NOTICE, ({ recipient }, handOver) =>
      handOver(changeNoticeMail(recipient, this.env.MEMBER_ORIGIN)),
    );
  }

  /**
   * Queues a mail with a link to the new address, and tells the old one. Whether somebody else has the new address is
   * looked up when the mail is built, so the answer and its duration do not reveal it. A new request replaces the one
   * before.
   * @throws AppError 400 naming the field, 429 after too many wrong passwords or requests
   */
  async request(caller: Identity, { email, password }: ChangeEmailDto): Promise<MessageResponseDto> {
    const memberId = caller.accountId;
    const credential = await this.passwords.requireCurrent(caller, 'password', password);
    if (email === credential.email) throw invalid({ email: 'This is already the email of your account' });
    await this.limits.hit('CONFIRM', caller.kind, memberId);
    await this.mailboxes.require(email);
    await this.sql.transaction(async (tx) => {
      const address = await this.members.lockAddress(memberId, tx);
      if (!address || !(await this.credentials.lockIfUnchanged(credential, tx)))
        throw invalid({ password: NOT_CURRENT });
      await this.tokens.end(memberId, 'change email', tx);
      // Nobody knows the token of this digest; the link gets its own when the mail is built.
      const { digest } = newMailSecret();
      await this.tokens.insert(digest, { memberId, purpose: 'change email', value: email }, tx);
      await this.mails.queue(NEW_ADDRESS, email, memberId, tx);
      await this.mails.queue(NOTICE, address.email, memberId, tx);
      await this.audit.record({ action: 'email_change_requested', actor: caller }, tx);
    });
    this.mails.sendQueued();
    return {
      success: true,
      message:
        'A link is on its way to the new email. Open it within 24 hours; until then the old one holds.',
    };
  }

  /** The address that waits until its mailed link is opened, if a change was requested within the last day. */
  async waiting({ accountId }: Identity): Promise<EmailChangeResponseDto> {
    const change = await this.tokens.findOf(accountId, 'change email');
    return {
      success: true,
      data: change && { email: change.value, expiresAt: change.expiresAt.toISOString() },
    };
  }

  /**
   * Queues the mail to the waiting address again. Its link replaces the one before.
   * @throws AppError 404 when none is waiting, 429 after too many
   */
  async resend({ kind, accountId }: Identity): Promise<MessageResponseDto> {
    const change = await this.tokens.findOf(accountId, 'change email');
    if (!change) throw nothingWaits();
    await this.limits.hit('CONFIRM', kind, accountId);
    await this.mailboxes.require(change.value);
    // A change that has been cancelled since gets no mail: `renew` finds no token.
    await this.mails.add(NEW_ADDRESS, change.value, accountId);
    return { success: true, message: `The link is on its way to ${change.value}. It works for 24 hours.` };
  }

  /**
   * Ends a requested change: its link no longer works, and the account keeps its address.
   * @throws AppError 404 when none is waiting
   */
  async cancel(caller: Identity): Promise<MessageResponseDto> {
    const memberId = caller.accountId;
    await this.sql.transaction(async (tx) => {
      // First of all locks, as in EmailConfirmationService.confirm: the link is either used before this or ended.
      await this.members.lockAddress(memberId, tx);
      if (!(await this.tokens.findOf(memberId, 'change email', tx))) throw nothingWaits();
      await this.tokens.end(memberId, 'change email', tx);
      await this.audit.record({ action: 'email_change_cancelled', actor: caller }, tx);
    });
    return { success: true, message: 'The change is cancelled. Your email stays as it is.' };
  }

  private async send({ recipient, memberId }: MailRequest, handOver: HandOver): Promise<void> {
    if (memberId === null || (await this.members.isAddressTaken(recipient, memberId))) return;
    const { token, digest } = newMailSecret();
    const isWanted = await this.tokens.renew({ memberId, purpose: 'change email', value: recipient }, digest);
    if (isWanted) await handOver(newAddressMail(recipient, this.env.MEMBER_ORIGIN, token));
  }
}

const nothingWaits = () => notFound('No change of your email is waiting');
