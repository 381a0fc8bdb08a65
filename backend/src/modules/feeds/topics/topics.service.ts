import { Injectable, type OnModuleInit } from '@nestjs/common';
import { notFound } from '../../../common/app-error.js';
import type { Identity } from '../../../common/identity.js';
import { pageWindow } from '../../../common/pagination.js';
import { beginningOf, topicKey } from '../../../common/text/topics.js';
import { JOBS } from '../../../platform/jobs/job-list.js';
import { JobsService } from '../../../platform/jobs/jobs.service.js';
import { LimitsService } from '../../../platform/limits/limits.service.js';
import { FeedsService } from '../feeds.service.js';
import type {
  GetTopicPostsDto,
  GetTopicsDto,
  TopicPostsResponseDto,
  TopicsResponseDto,
} from './topics.dto.js';
import { TopicsRepository, type CountedTopic } from './topics.repository.js';

/** Topics of posts, and the jobs that keep them. */
@Injectable()
export class TopicsService implements OnModuleInit {
  constructor(
    private readonly repository: TopicsRepository,
    private readonly feeds: FeedsService,
    private readonly limits: LimitsService,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ ...JOBS.readTopics, run: (signal) => this.readOlder(signal) });
    this.jobs.add({ ...JOBS.forgetUnusedTopics, run: (signal) => this.forgetUnused(signal) });
  }

  /** @throws AppError 404 for a topic that does not exist or is hidden */
  async posts(caller: Identity, request: GetTopicPostsDto): Promise<TopicPostsResponseDto> {
    const window = pageWindow(request);
    const key = topicKey(request.topic);
    const page = key === null ? null : await this.repository.page(caller, key, window);
    if (!page) throw notFound('There are no posts about this topic any more');
    const answer = await this.feeds.answer(caller, window, page);
    return { ...answer, data: { ...answer.data, topic: page.topic } };
  }

  /** @throws AppError 429 when the caller searches too often */
  async suggest(caller: Identity, { search }: GetTopicsDto): Promise<TopicsResponseDto> {
    // As other searches: counted in this process only, because a search must not cause a write.
    this.limits.hitLocally('SEARCH', caller.kind, caller.accountId);
    const topics = await this.repository.suggested(caller, beginningOf(search ?? ''));
    return { success: true, data: { topics } };
  }

  /** Topics that begin with what was typed, at most twenty; none if that has no letter or digit. */
  async search(caller: Identity, typed: string): Promise<CountedTopic[]> {
    const beginning = beginningOf(typed);
    return /[\p{L}\p{N}]/u.test(beginning) ? this.repository.found(caller, beginning) : [];
  }

  /**
   * Finds the topics of posts that were written without them: before there were topics, or by a server of an earlier release. It goes
   * on where the last run ended.
   */
  async readOlder(signal?: AbortSignal): Promise<void> {
    while (!signal?.aborted && (await this.repository.readNext()));
  }

  /** Deletes topics that no post has any more, unless they are hidden. */
  async forgetUnused(signal?: AbortSignal): Promise<void> {
    let after: string | null = '';
    while (after !== null && !signal?.aborted) after = await this.repository.deleteUnused(after);
  }
}
