import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.js';
import { untilNothingLeft } from '../../platform/jobs/job.js';
import { JOBS } from '../../platform/jobs/job-list.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { AppLogger } from '../../platform/logging/app-logger.js';
import { Sql } from '../../platform/sql/sql.js';
import { AccountPurgeRepository } from './account-purge.repository.js';

/** Accounts that may fail before a run gives up: then the cause is no single account. */
const MAX_FAILURES = 20;

/** Purges, in small batches, accounts that members deleted more than 14 days ago. */
@Injectable()
export class AccountPurgeService implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly repository: AccountPurgeRepository,
    private readonly jobs: JobsService,
    private readonly audit: AuditService,
    private readonly logger: AppLogger,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...JOBS.purgeDeletedAccounts, run: (signal) => this.purge(signal) });
  }

  /**
   * An account that cannot be purged is passed over, so that it does not keep the others; so is one whose pages or posts wait for
   * an appeal of somebody else. The next run tries them again.
   * @throws Error at the end, if one could not be purged
   */
  async purge(signal: AbortSignal): Promise<void> {
    const failed: string[] = [];
    const waiting: string[] = [];
    let memberId = await this.repository.next();
    while (memberId !== null && failed.length < MAX_FAILURES && !signal.aborted) {
      try {
        if (!(await this.purgeMember(memberId, signal))) waiting.push(memberId);
      } catch (error) {
        this.logger.error({ err: error, memberId }, 'An account could not be purged');
        failed.push(memberId);
      }
      memberId = await this.repository.next([...failed, ...waiting]);
    }
    if (failed.length > 0) throw new Error(`Accounts that could not be purged: ${failed.join(', ')}`);
  }

  /** False while something of the account waits for an appeal, and when the process stops. */
  private async purgeMember(memberId: string, signal: AbortSignal): Promise<boolean> {
    await untilNothingLeft(() => this.repository.removeSome(memberId), signal);
    if (signal.aborted) return false;
    return this.sql.transaction(async (tx) => {
      const isGone = await this.repository.removeMember(memberId, tx);
      if (isGone) await this.audit.record({ action: 'account_purged', actor: 'system', memberId }, tx);
      return isGone;
    });
  }
}
