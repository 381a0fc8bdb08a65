import { Injectable, type OnModuleInit } from '@nestjs/common';
import { untilNothingLeft } from '../../platform/jobs/job.js';
import { JOBS } from '../../platform/jobs/job-list.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { ApplicationsRepository } from './applications.repository.js';

/** Says of applications that nobody answered them, and empties the texts of those that ended 180 days ago. */
@Injectable()
export class ApplicationEndsService implements OnModuleInit {
  constructor(
    private readonly repository: ApplicationsRepository,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...JOBS.endApplications, run: (signal) => this.run(signal) });
  }

  async run(signal?: AbortSignal): Promise<void> {
    await untilNothingLeft(() => this.repository.endUnanswered(), signal);
    await untilNothingLeft(() => this.repository.forgetTexts(), signal);
  }
}
