import { Injectable, type OnModuleInit } from '@nestjs/common';
import { badRequest, invalid, notFound, stateChanged } from '../../../common/app-error.js';
import { mailboxKey } from '../../../common/email-address.js';
import type { MessageResponseDto } from '../../../common/envelope.dto.js';
import type { Identity } from '../../../common/identity.js';
import { newMailSecret } from '../../../common/mail-secret.js';
import { Env } from '../../../config/env.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { untilNothingLeft } from '../../../platform/jobs/job.js';
import { JOBS } from '../../../platform/jobs/job-list.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { LimitsService } from '../../../platform/limits/limits.service.js';
import { MailOutbox, type HandOver, type MailRequest } from '../../../platform/mail/mail-outbox.js';
import { Sql, type Transaction } from '../../../platform/sql/sql.js';
import { MailboxLimit } from '../../auth/mailbox-limit.service.js';
import { MembersService } from '../../profile/members.service.js';
import { AgeRepository } from './age.repository.js';
import { GuardianAddresses } from './guardian-addresses.js';
import { DAYS_TO_ANSWER, GuardianConsentsRepository } from './guardian-consents.repository.js';
import type { AskGuardianDto } from './guardian.dto.js';
import { guardianMail } from './guardian.mail.js';

/** The kind of mail in the outbox. */
const REQUEST = 'guardian request';

/** What minors do about the consent of a parent or guardian, and what the clock does. */
@Injectable()
export class GuardianRequestsService implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly consents: GuardianConsentsRepository,
    private readonly age: AgeRepository,
    private readonly addresses: GuardianAddresses,
    private readonly members: MembersService,
    private readonly limits: LimitsService,
    private readonly mailboxes: MailboxLimit,
    private readonly mails: MailOutbox,
    private readonly jobs: JobsService,
    private readonly env: Env,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.mails.build(REQUEST, (request, handOver) => this.send(request, handOver));
    this.jobs.add({ ...JOBS.keepConsents, run: (signal) => this.keep(signal) });
  }

  /**
   * Mails a parent or guardian. A new request replaces the one before.
   * @throws AppError 400 for who is no minor or gives their own address, 409 when somebody has agreed, 429 after too many
   */
  async ask(caller: Identity, { email }: AskGuardianDto): Promise<MessageResponseDto> {
    const memberId = caller.accountId;
    // Before it is counted; and again under the lock.
    await this.sql.transaction((tx) => this.requireAsking(memberId, email, tx));
    await this.limits.hit('GUARDIAN', caller.kind, memberId);
    await this.mailboxes.require(email, 'guardian');
    await this.sql.transaction(async (tx) => {
      await this.requireAsking(memberId, email, tx);
      await this.consents.ask(memberId, this.addresses.digest(email), tx);
      await this.mails.queue(REQUEST, email, memberId, tx);
      await this.audit.record({ action: 'consent_asked', actor: caller }, tx);
    });
    this.mails.sendQueued();
    return {
      success: true,
      message: `The mail is on its way. It can be answered within ${DAYS_TO_ANSWER} days.`,
    };
  }

  /**
   * Withdraws what a parent or guardian agreed to.
   * @throws AppError 404 when nobody has agreed
   */
  async withdraw(caller: Identity): Promise<MessageResponseDto> {
    const memberId = caller.accountId;
    await this.sql.transaction(async (tx) => {
      await this.members.lockAddress(memberId, tx);
      const consent = await this.consents.of(memberId, tx);
      if (consent?.state !== 'agreed') throw notFound('Nobody has agreed for you');
      await this.consents.answer(memberId, { state: 'withdrawn' }, tx);
      await this.audit.record({ action: 'consent_withdrawn', actor: caller }, tx);
    });
    return { success: true, message: 'The consent is withdrawn. You can ask again at any time.' };
  }

  /** Ends requests in time, and says by when a consent is needed, where one is. */
  async keep(signal?: AbortSignal): Promise<void> {
    await this.consents.expire();
    if (this.env.GUARDIAN_CONSENT === 'require') await untilNothingLeft(() => this.consents.setDue(), signal);
  }

  /** Locks the member, first of all locks. */
  private async requireAsking(memberId: string, email: string, tx: Transaction): Promise<void> {
    if (this.env.GUARDIAN_CONSENT === 'off') throw badRequest('No consent is asked for here');
    const address = await this.members.lockAddress(memberId, tx);
    if ((await this.age.band(memberId, tx)) !== 'minor')
      throw invalid({ email: 'Say first that you are 16 or 17' });
    if (address && mailboxKey(address.email) === mailboxKey(email))
      throw invalid({ email: 'This is your own address. Please give that of a parent or guardian.' });
    if ((await this.consents.of(memberId, tx))?.state === 'agreed')
      throw stateChanged('Your parent or guardian has agreed already');
  }

  private async send({ recipient, memberId }: MailRequest, handOver: HandOver): Promise<void> {
    const consent = memberId === null ? null : await this.consents.of(memberId);
    if (memberId === null || consent?.state !== 'asked' || consent.addressHmac === null) return;
    // A later request named somebody else.
    if (!this.addresses.matches(recipient, consent.addressHmac)) return;
    const name = await this.age.nameOfMinor(memberId);
    if (name === null) return;
    const { token, digest } = newMailSecret();
    if (!(await this.consents.renew(memberId, consent.addressHmac, digest))) return;
    const { MEMBER_ORIGIN: site, BRAND_NAME: brand } = this.env;
    await handOver(guardianMail(recipient, { site, brand, name, token, days: DAYS_TO_ANSWER }));
  }
}
