import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JOBS } from '../../platform/jobs/job-list.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { SearchRepository } from './search.repository.js';

/** Larger than any id. */
const AFTER_THE_NEWEST = '9223372036854775807';

/** Adds the words of posts that are older than search, newest first. Database triggers keep those of all others. */
@Injectable()
export class PostIndexService implements OnModuleInit {
  constructor(
    private readonly repository: SearchRepository,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...JOBS.indexOlderPosts, run: (signal) => this.indexOlder(signal) });
  }

  /** Goes through all posts; those that have their words cost next to nothing. */
  async indexOlder(signal?: AbortSignal): Promise<void> {
    let before: string | null = AFTER_THE_NEWEST;
    while (before !== null && !signal?.aborted) before = await this.repository.indexPosts(before);
  }
}
