import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JOBS } from '../../platform/jobs/job-list.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { FeedBlocksRepository } from './feed-blocks.repository.js';

/** Blocks in one transaction. Writers of posts wait for it: about 10 ms. */
const AT_ONCE = 32;
/** Tries while others write posts; then the next run tries again. */
const MAX_TRIES = 200;
/** Time between two tries. */
const RETRY_PAUSE_MS = 10;

/** Makes the blocks by which pages far back in everybody's feed are found; see {@link FeedBlock}. */
@Injectable()
export class FeedBlocksService implements OnModuleInit {
  constructor(
    private readonly repository: FeedBlocksRepository,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...JOBS.countOlderPosts, run: (signal) => this.seal(signal) });
  }

  /** Makes blocks of all older posts. If it is stopped, or others never pause, fewer blocks are made, and all of them are right. */
  async seal(signal?: AbortSignal): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES && !signal?.aborted;) {
      const sealed = await this.repository.seal(AT_ONCE);
      if (sealed === 0) return;
      if (sealed === null) {
        tries += 1;
        await sleep(RETRY_PAUSE_MS);
      }
    }
  }
}
