import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import { mailboxKey } from '../../common/email-address.js';
import { LimitsService, type LimitCount } from '../../platform/limits/limits.service.js';

/** What a mail to an address that is not known to be its account's own is for; each is counted separately. */
type MailPurpose = 'confirm' | 'grievance' | 'guardian' | 'reset';

/** The count of a mail to the mailbox of an address, whether or not anybody has the address, and whoever asks for it. */
export const mailboxCount = (address: string, purpose: MailPurpose): LimitCount => ({
  name: 'MAILBOX',
  subject: [mailboxKey(address), purpose],
});

/** Limits the mails that strangers can have sent to somebody's mailbox. */
@Injectable()
export class MailboxLimit {
  constructor(private readonly limits: LimitsService) {}

  /** @throws AppError 429 when the mailbox got too many */
  async require(address: string, purpose: MailPurpose = 'confirm'): Promise<void> {
    const { name, subject } = mailboxCount(address, purpose);
    await this.limits.hit(name, ...subject);
  }

  /** False when the mailbox got too many. */
  admits(address: string): Promise<boolean> {
    return this.require(address).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'too_many_requests') return false;
        throw error;
      },
    );
  }
}
