import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Identity } from '../../../common/identity.js';
import { pageWindow } from '../../../common/pagination.js';
import { JOBS } from '../../../platform/jobs/job-list.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import type { FeedListResponseDto, GetPopularDto } from '../feeds.dto.js';
import { FeedsService } from '../feeds.service.js';
import { PopularRepository } from './popular.repository.js';

/** "This week": what members like and talk about. */
@Injectable()
export class PopularService implements OnModuleInit {
  constructor(
    private readonly repository: PopularRepository,
    private readonly feeds: FeedsService,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...JOBS.rankPosts, run: () => this.repository.rank() });
  }

  async list(caller: Identity, request: GetPopularDto): Promise<FeedListResponseDto> {
    const window = pageWindow(request);
    return this.feeds.answer(caller, window, await this.repository.page(caller, window));
  }
}
