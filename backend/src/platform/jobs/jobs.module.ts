import { Global, Module } from '@nestjs/common';
import { JobLock } from './job-lock.js';
import { JobsRepository } from './jobs.repository.js';
import { JobsService } from './jobs.service.js';

/** Provides {@link JobsService} everywhere. */
@Global()
@Module({ providers: [JobLock, JobsRepository, JobsService], exports: [JobsService] })
export class JobsModule {}
