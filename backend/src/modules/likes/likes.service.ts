import { Injectable } from '@nestjs/common';
import { pageWindow, pagination } from '../../common/pagination.js';
import type { Identity } from '../../platform/sessions/identity.js';
import { isForeignKeyViolation } from '../../platform/sql/constraint.js';
import { FeedsService, postNotFound, requirePostId } from '../feeds/feeds.service.js';
import { toMemberCard } from '../profile/profile.mapper.js';
import type { GetFeedLikesDto, LikeListResponseDto, ToggleLikeResponseDto } from './likes.dto.js';
import { LikesRepository } from './likes.repository.js';

@Injectable()
export class LikesService {
  constructor(
    private readonly repository: LikesRepository,
    private readonly feeds: FeedsService,
  ) {}

  /** @throws AppError 404 when there is no such post */
  async toggle(caller: Identity, feedId: string): Promise<ToggleLikeResponseDto> {
    const postId = requirePostId(feedId);
    await this.feeds.requireUnconcealed(caller, postId);
    try {
      return { success: true, data: await this.repository.toggle(postId, caller.accountId) };
    } catch (error) {
      if (isForeignKeyViolation(error)) throw postNotFound();
      throw error;
    }
  }

  /** @throws AppError 404 when there is no such post */
  async list({ conceals, accountId }: Identity, request: GetFeedLikesDto): Promise<LikeListResponseDto> {
    const window = pageWindow(request);
    const postId = requirePostId(request.feedId);
    const found = await (conceals
      ? this.repository.concealingPage(postId, window, accountId)
      : this.repository.page(postId, window));
    if (!found) throw postNotFound();
    return {
      success: true,
      data: {
        likes: found.likes.map((row) => ({ id: row.id, User: toMemberCard(row) })),
        pagination: pagination(window, found.total),
      },
    };
  }
}
