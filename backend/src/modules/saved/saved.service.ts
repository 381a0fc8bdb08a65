import { Injectable } from '@nestjs/common';
import { forbidden } from '../../common/app-error.js';
import { pageWindow, pagination } from '../../common/pagination.js';
import type { Identity } from '../../common/identity.js';
import type { FeedListResponseDto } from '../feeds/feeds.dto.js';
import { FeedsService, postNotFound, requirePostId } from '../feeds/feeds.service.js';
import type { GetSavedDto, SetSavedDto, SetSavedResponseDto } from './saved.dto.js';
import { MAX_SAVED, SavedRepository } from './saved.repository.js';

const TOO_MANY_SAVED = `You have saved ${MAX_SAVED.toLocaleString('en-IN')} posts. Remove one from your saved posts first.`;

@Injectable()
export class SavedService {
  constructor(
    private readonly repository: SavedRepository,
    private readonly feeds: FeedsService,
  ) {}

  /** @throws AppError 404 when there is no such post, 403 when the caller has saved as many as possible */
  async set(caller: Identity, { feedId, saved }: SetSavedDto): Promise<SetSavedResponseDto> {
    const postId = requirePostId(feedId);
    await this.feeds.requireUnconcealed(caller, postId);
    const outcome = await this.repository.set(caller.accountId, postId, saved);
    if (outcome === 'missing') throw postNotFound();
    if (outcome === 'full') throw forbidden(TOO_MANY_SAVED);
    return { success: true, data: { saved } };
  }

  /** Posts of members whom the caller muted or blocked are left out until that ends. */
  async list(caller: Identity, request: GetSavedDto): Promise<FeedListResponseDto> {
    const window = pageWindow(request);
    const { accountId: userId } = caller;
    const { ids, total } = await this.repository.page(userId, window);
    const feeds = await this.feeds.byIds(caller, ids);
    return { success: true, data: { feeds, pagination: pagination(window, total), userId } };
  }
}
