import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JOBS } from '../../platform/jobs/job-list.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { Sql } from '../../platform/sql/sql.js';
import { completeEmailKeys } from './email-keys.js';
import { EmailKeysRepository } from './email-keys.repository.js';

/**
 * Ensures that every member's address has a comparison key, including members who joined during an upgrade of the API.
 */
@Injectable()
export class EmailKeysService implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly repository: EmailKeysRepository,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.add({
      ...JOBS.compareEmailAddresses,
      run: (signal) => completeEmailKeys(this.sql, this.repository, signal),
    });
  }
}
