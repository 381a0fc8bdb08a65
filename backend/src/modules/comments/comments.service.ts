import { Injectable } from '@nestjs/common';
import { pageWindow, pagination } from '../../common/pagination.js';
import { fingerprint, IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import type { Identity } from '../../platform/sessions/identity.js';
import { isForeignKeyViolation } from '../../platform/sql/constraint.js';
import { postNotFound, requirePostId } from '../feeds/feeds.service.js';
import type {
  CommentCreatedResponseDto,
  CommentListResponseDto,
  CreateCommentDto,
  GetFeedCommentsDto,
} from './comments.dto.js';
import { toComment } from './comments.mapper.js';
import { CommentsRepository } from './comments.repository.js';

@Injectable()
export class CommentsService {
  constructor(
    private readonly repository: CommentsRepository,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * @param idempotencyKey the same key and comment within a day answer the first comment
   * @throws AppError 404 when there is no such post
   */
  async create(
    caller: Identity,
    { feedId, comment }: CreateCommentDto,
    idempotencyKey: string | undefined,
  ): Promise<CommentCreatedResponseDto> {
    const postId = requirePostId(feedId);
    const request = {
      memberId: caller.accountId,
      call: 'comments/create',
      key: idempotencyKey,
      fingerprint: fingerprint(postId, comment),
    };
    try {
      const { answer } = await this.repository.transaction((tx) =>
        this.idempotency.once(request, tx, async () => ({
          success: true,
          message: 'Comment added',
          data: toComment(await this.repository.insert(postId, caller.accountId, comment, tx)),
        })),
      );
      return answer;
    } catch (error) {
      if (isForeignKeyViolation(error)) throw postNotFound();
      throw error;
    }
  }

  /** @throws AppError 404 when there is no such post */
  async list(_caller: Identity, request: GetFeedCommentsDto): Promise<CommentListResponseDto> {
    const window = pageWindow(request);
    const found = await this.repository.page(requirePostId(request.feedId), window);
    if (!found) throw postNotFound();
    return {
      success: true,
      data: { comments: found.comments.map(toComment), pagination: pagination(window, found.total) },
    };
  }
}
