import { Injectable } from '@nestjs/common';
import { invalid } from '../../common/app-error.js';
import type { Identity } from '../../common/identity.js';
import { pageWindow } from '../../common/pagination.js';
import { LimitsService } from '../../platform/limits/limits.service.js';
import type { FeedListResponseDto, GetTitledDto } from './feeds.dto.js';
import { FeedsRepository } from './feeds.repository.js';
import { FeedsService } from './feeds.service.js';

/** Lists of questions and of articles. */
@Injectable()
export class TitledPostsService {
  constructor(
    private readonly repository: FeedsRepository,
    private readonly feeds: FeedsService,
    private readonly limits: LimitsService,
  ) {}

  /** @throws AppError 400 for articles without an answer, 429 when the caller searches too often */
  async list(caller: Identity, request: GetTitledDto): Promise<FeedListResponseDto> {
    const { kind } = request;
    const filter = request.filter ?? 'all';
    if (kind !== 'question' && filter === 'unanswered') {
      throw invalid({ filter: 'Only questions can be unanswered' });
    }
    const search = request.search?.toLowerCase() ?? '';
    if (search !== '') this.limits.hitLocally('SEARCH', caller.kind, caller.accountId);
    const window = pageWindow(request);
    const page = await this.repository.titledPage(caller, { kind, filter, search }, window);
    return this.feeds.answer(caller, window, page);
  }
}
