import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobLock } from './job-lock.js';
import { JobRun } from './job-run.entity.js';
import { JobsRepository } from './jobs.repository.js';
import { JobsService } from './jobs.service.js';

/** Provides {@link JobsService} everywhere. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([JobRun])],
  providers: [JobLock, JobsRepository, JobsService],
  exports: [JobsService],
})
export class JobsModule {}
