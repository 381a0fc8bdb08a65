import { Injectable, type OnModuleInit } from '@nestjs/common';
import { untilNothingLeft } from '../../../platform/jobs/job.js';
import { JOBS } from '../../../platform/jobs/job-list.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { RemovedPurgeRepository } from './removed-purge.repository.js';

/** Purges, in small batches, content that administrators removed more than 30 days ago, and pages that their creators deleted. */
@Injectable()
export class RemovedPurgeService implements OnModuleInit {
  constructor(
    private readonly repository: RemovedPurgeRepository,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...JOBS.purgeRemovedContent, run: (signal) => this.purge(signal) });
  }

  async purge(signal: AbortSignal): Promise<void> {
    await untilNothingLeft(() => this.repository.purgeSome(), signal);
  }
}
