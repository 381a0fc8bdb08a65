import { Injectable, type OnModuleInit } from '@nestjs/common';
import { badRequest } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import { Env } from '../../config/env.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import { MailOutbox, type HandOver, type MailRequest } from '../../platform/mail/mail-outbox.js';
import type { Identity } from '../../common/identity.js';
import { Sql, type Transaction } from '../../platform/sql/sql.js';
import { MembersService } from '../profile/members.service.js';
import { confirmationMail } from './email-confirmation.mail.js';
import { mailSecretDigest, newMailSecret } from '../../common/mail-secret.js';
import { MailboxLimit } from './mailbox-limit.service.js';
import { MailTokensRepository, type FoundToken } from './mail-tokens.repository.js';
import { PasswordResetsRepository } from './password-resets.repository.js';

/** The kind of mail in the outbox. */
const CONFIRM = 'confirm email';
const LINK_IS_DEAD = 'This link has been used or is too old.';

/** Proving that an e-mail address is the member's own, by a mailed link. */
@Injectable()
export class EmailConfirmationService implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly tokens: MailTokensRepository,
    private readonly resets: PasswordResetsRepository,
    private readonly members: MembersService,
    private readonly limits: LimitsService,
    private readonly mailboxes: MailboxLimit,
    private readonly mails: MailOutbox,
    private readonly env: Env,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.mails.build(CONFIRM, (request, handOver) => this.send(request, handOver));
  }

  /** Queues the mail to a new member's address, in the transaction that creates the member. */
  async queueFirst(memberId: string, email: string, tx: Transaction): Promise<void> {
    await this.mails.queue(CONFIRM, email, memberId, tx);
  }

  /**
   * Queues a mail with a link to the caller's address; none if it is already confirmed.
   * @throws AppError 429 after too many
   */
  async mailLink({ kind, accountId }: Identity): Promise<MessageResponseDto> {
    const address = await this.members.address(accountId);
    if (address?.emailConfirmedAt) return { success: true, message: 'Your email is already confirmed.' };
    await this.limits.hit('CONFIRM', kind, accountId);
    if (address) await this.mailboxes.require(address.email);
    if (address) await this.mails.add(CONFIRM, address.email, accountId);
    return { success: true, message: 'The link is on its way to your email. It works for 24 hours.' };
  }

  /**
   * Confirms an address by the mailed link, which works once; a new address replaces the old one.
   * @throws AppError 400 when the link is invalid, 409 when somebody else has joined with the new address meanwhile
   */
  async confirm(token: string): Promise<MessageResponseDto> {
    const hash = mailSecretDigest(token);
    const found = await this.tokens.find(hash);
    if (!found) throw deadLink();
    return this.sql.transaction(async (tx) => {
      // First of all locks: a change of the password, or another link, is either finished or waits.
      const address = await this.members.lockAddress(found.memberId, tx);
      if (!address || address.isDeleted || !(await this.tokens.use(hash, tx))) throw deadLink();
      if (found.purpose === 'change email') return this.change(found, tx);
      // The address was changed after this mail was sent.
      if (address.email !== found.value) throw deadLink();
      if (!address.emailConfirmedAt) await this.noteConfirmed(found.memberId, tx);
      return { success: true, message: 'Your email is confirmed.' };
    });
  }

  /** Notes that the member's address is their own. The row is locked by `MembersService.lockAddress`. */
  async noteConfirmed(memberId: string, tx: Transaction): Promise<void> {
    await this.members.confirmAddress(memberId, tx);
    await this.tokens.end(memberId, 'confirm email', tx);
    await this.audit.record({ action: 'email_confirmed', actor: 'anonymous', memberId }, tx);
  }

  private async change({ memberId, value }: FoundToken, tx: Transaction): Promise<MessageResponseDto> {
    // People who can read the old mailbox can no longer reach the account.
    await this.resets.end(memberId, tx);
    await this.tokens.end(memberId, 'confirm email', tx);
    await this.members.changeAddress(memberId, value, tx);
    await this.audit.record({ action: 'email_changed', actor: 'anonymous', memberId }, tx);
    return {
      success: true,
      message: 'Your new email is confirmed. From now on it is the email of your account.',
    };
  }

  private async send({ recipient, memberId }: MailRequest, handOver: HandOver): Promise<void> {
    const address = memberId === null ? null : await this.members.address(memberId);
    if (memberId === null || address?.email !== recipient || address.emailConfirmedAt || address.isDeleted)
      return;
    const { token, digest } = newMailSecret();
    await this.tokens.insert(digest, { memberId, purpose: 'confirm email', value: recipient });
    await handOver(confirmationMail(recipient, this.env.MEMBER_ORIGIN, token));
  }
}

const deadLink = () => badRequest(LINK_IS_DEAD, 'confirm_link_dead');
