import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.js';
import { untilNothingLeft } from '../../platform/jobs/job.js';
import { JOBS } from '../../platform/jobs/job-list.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { AccountPurgeRepository } from './account-purge.repository.js';

/** Purges, in small batches, accounts that members deleted more than 14 days ago. */
@Injectable()
export class AccountPurgeService implements OnModuleInit {
  constructor(
    private readonly repository: AccountPurgeRepository,
    private readonly jobs: JobsService,
    private readonly audit: AuditService,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...JOBS.purgeDeletedAccounts, run: (signal) => this.purge(signal) });
  }

  async purge(signal: AbortSignal): Promise<void> {
    let memberId = await this.repository.next();
    while (memberId !== null && !signal.aborted) {
      await this.purgeMember(memberId, signal);
      memberId = await this.repository.next();
    }
  }

  private async purgeMember(memberId: string, signal: AbortSignal): Promise<void> {
    await untilNothingLeft(() => this.repository.removeSome(memberId), signal);
    if (signal.aborted) return;
    await this.repository.transaction(async (tx) => {
      await this.repository.removeMember(memberId, tx);
      await this.audit.record({ action: 'account_purged', actor: 'system', memberId }, tx);
    });
  }
}
