import { Injectable, type OnModuleInit } from '@nestjs/common';
import { badRequest } from '../../../common/app-error.js';
import { Env } from '../../../config/env.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { MailOutbox, type HandOver, type MailRequest } from '../../../platform/mail/mail-outbox.js';
import { PasswordHasher } from '../../../platform/passwords/password-hasher.js';
import { refuseGuessable } from '../../../platform/passwords/password-rules.js';
import { Sql, type Transaction } from '../../../platform/sql/sql.js';
import { mailSecretDigest, newMailSecret } from '../../../common/mail-secret.js';
import type { CompleteSetupDto, CompleteSetupResponseDto, SetupLinkDto } from './administrators.dto.js';
import { setupMail } from './administrator-setup.mail.js';
import { AdministratorSetupRepository } from './administrator-setup.repository.js';

/** The kind of mail in the outbox. */
const LINK = 'console set-up';

/**
 * Links by which somebody chooses the password of an account that has none. The one that the console shows and the one that is mailed
 * differ, because only digests are stored; whichever is used first ends the others.
 */
@Injectable()
export class AdministratorSetupService implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly repository: AdministratorSetupRepository,
    private readonly hasher: PasswordHasher,
    private readonly mails: MailOutbox,
    private readonly env: Env,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.mails.build(LINK, (request, handOver) => this.send(request, handOver));
  }

  /** A new link, in place of earlier ones; mailed, too, once the transaction is committed and {@link sendQueued} called. */
  async newLink(id: string, email: string | null, tx: Transaction): Promise<SetupLinkDto> {
    await this.repository.end(id, tx);
    const { token, digest } = newMailSecret();
    const expiresAt = await this.repository.insert(digest, id, tx);
    if (email !== null) await this.mails.queue(LINK, email, null, tx);
    return { id, link: this.linkOf(token), expiresAt: expiresAt.toISOString(), isMailed: email !== null };
  }

  /** Starts sending what {@link newLink} has queued. */
  sendQueued(): void {
    this.mails.sendQueued();
  }

  /**
   * Sets the first password, or another one after a reset, by a link that works once.
   * @throws AppError 400 when the link is invalid or the password unacceptable, which does not use the link up
   */
  async complete({ token, password }: CompleteSetupDto): Promise<CompleteSetupResponseDto> {
    const digest = mailSecretDigest(token);
    const account = await this.repository.find(digest);
    if (!account) throw deadLink();
    const { id, userName, email } = account;
    refuseGuessable('password', password, email === null ? [userName] : [userName, email]);
    const passwordHash = await this.hasher.hash(password);
    await this.sql.transaction(async (tx) => {
      // The account first, then its links: the order in which removing an account locks them.
      if (!(await this.repository.setPassword(id, passwordHash, tx))) throw deadLink();
      if (!(await this.repository.use(digest, tx))) throw deadLink();
      await this.repository.end(id, tx);
      await this.audit.record(
        { action: 'administrator_set_up', actor: { kind: 'administrator', accountId: id } },
        tx,
      );
    });
    return { success: true, message: 'Your password is set. Please sign in.', data: { userName } };
  }

  /** Hands nothing over once the password is chosen, or the account removed. */
  private async send({ recipient }: MailRequest, handOver: HandOver): Promise<void> {
    const account = await this.repository.withoutPassword(recipient);
    if (!account) return;
    const { token, digest } = newMailSecret();
    await this.sql.transaction((tx) => this.repository.insert(digest, account.id, tx));
    await handOver(setupMail(recipient, account.userName, this.linkOf(token)));
  }

  /** The token follows `#`: browsers send it to no server, so no log has it. */
  private linkOf(token: string): string {
    return `${this.env.ADMIN_ORIGIN}/admin/setup#${token}`;
  }
}

const deadLink = () =>
  badRequest(
    'This link has been used or is too old. Please ask an administrator for a new one.',
    'reset_link_dead',
  );
