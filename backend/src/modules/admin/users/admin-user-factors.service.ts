import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { MessageResponseDto } from '../../../common/envelope.dto.js';
import type { Identity } from '../../../common/identity.js';
import { parseId } from '../../../common/ids.js';
import { Env } from '../../../config/env.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { SecondFactors } from '../../../platform/factors/second-factors.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { Sql } from '../../../platform/sql/sql.js';
import { MembersService } from '../../profile/members.service.js';
import { factorsClearedMail } from './factors-cleared.mail.js';
import { userNotFound } from './admin-user-status.service.js';
import type { ClearFactorsDto } from './admin-users.dto.js';

/** The kind of mail in the outbox. */
const CLEARED = 'factors cleared';

const MESSAGES = {
  told: 'Two-step sign-in is off for this member, who is told by mail',
  'not told': 'Two-step sign-in is off for this member, who has no confirmed address to be told at',
  nothing: 'This member has not set up two-step sign-in',
} as const;

/** Turning off the second factor of members who have lost it. The guard admits only administrators. */
@Injectable()
export class AdminUserFactorsService implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly factors: SecondFactors,
    private readonly members: MembersService,
    private readonly mails: MailOutbox,
    private readonly audit: AuditService,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.mails.build(CLEARED, ({ recipient }, handOver) =>
      handOver(factorsClearedMail(recipient, this.env.MEMBER_ORIGIN)),
    );
  }

  /** @throws AppError 404 when there is no such member */
  async clear(caller: Identity, { id, reason }: ClearFactorsDto): Promise<MessageResponseDto> {
    const memberId = parseId(id);
    if (memberId === null) throw userNotFound();
    const done = await this.sql.transaction(async (tx) => {
      const address = await this.members.lockAddress(memberId, tx);
      if (!address) throw userNotFound();
      const cleared = await this.factors.clear({ kind: 'member', accountId: memberId }, tx);
      if (!cleared) return 'nothing';
      await this.audit.record(
        { action: 'factors_cleared', actor: caller, memberId, details: { reason } },
        tx,
      );
      // An address that is not confirmed may be a stranger's.
      if (!address.emailConfirmedAt) return 'not told';
      await this.mails.queue(CLEARED, address.email, memberId, tx);
      return 'told';
    });
    this.mails.sendQueued();
    return { success: true, message: MESSAGES[done] };
  }
}
