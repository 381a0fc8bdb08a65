import { Injectable } from '@nestjs/common';
import { parseId } from '../../common/ids.js';
import { growingPagination, growingWindow } from '../../common/pagination.js';
import type { Identity } from '../../common/identity.js';
import { FeedsService, postNotFound, requirePostId } from '../feeds/feeds.service.js';
import { toMemberCard } from '../profile/profile.mapper.js';
import { LikeFacesRepository } from './like-faces.repository.js';
import { LikeToggles } from './like-toggles.service.js';
import type {
  FacesResponseDto,
  GetFacesDto,
  GetFeedLikesDto,
  LikeListResponseDto,
  PostFacesDto,
  ToggleLikeResponseDto,
} from './likes.dto.js';
import { LikesRepository } from './likes.repository.js';

@Injectable()
export class LikesService {
  constructor(
    private readonly repository: LikesRepository,
    private readonly newest: LikeFacesRepository,
    private readonly toggles: LikeToggles,
    private readonly feeds: FeedsService,
  ) {}

  /** @throws AppError 404 when there is no such post */
  async toggle(caller: Identity, feedId: string): Promise<ToggleLikeResponseDto> {
    const postId = requirePostId(feedId);
    await this.feeds.requireUnconcealed(caller, postId);
    const state = await this.toggles.toggle(postId, caller);
    const likes = await this.feeds.likesSeen(caller, postId, state.likes);
    return { success: true, data: { ...state, likes } };
  }

  /** @throws AppError 404 when there is no such post */
  async list({ conceals, accountId }: Identity, request: GetFeedLikesDto): Promise<LikeListResponseDto> {
    const window = growingWindow(request);
    const postId = requirePostId(request.feedId);
    const found = await this.repository.page(postId, window, conceals ? accountId : null);
    if (!found) throw postNotFound();
    return {
      success: true,
      data: {
        likes: found.likes.map((row) => ({ id: row.id, User: toMemberCard(row) })),
        pagination: growingPagination(window, found.total, found.next),
      },
    };
  }

  /** Posts that do not exist, are concealed or have no likes are left out. */
  async faces({ conceals, accountId }: Identity, { feedIds }: GetFacesDto): Promise<FacesResponseDto> {
    const postIds = [...new Set(feedIds.flatMap((id) => parseId(id) ?? []))];
    const rows = await this.newest.faces(postIds, conceals ? accountId : null);
    const posts = new Map<string, PostFacesDto>();
    for (const row of rows) {
      const post = posts.get(row.postId) ?? { feedId: row.postId, members: [] };
      post.members.push(toMemberCard(row));
      posts.set(row.postId, post);
    }
    return { success: true, data: { posts: [...posts.values()] } };
  }
}
