import { Injectable } from '@nestjs/common';
import { forbidden, notFound, stale } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import { parseId } from '../../common/ids.js';
import type { Mention } from '../../common/mentions.js';
import { growingPagination, growingWindow } from '../../common/pagination.js';
import { fingerprint, IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import type { Identity } from '../../common/identity.js';
import { isForeignKeyViolation } from '../../platform/sql/constraint.js';
import { FeedsService, postNotFound, requirePostId } from '../feeds/feeds.service.js';
import { MentionsService } from '../feeds/mentions.service.js';
import type {
  CommentListResponseDto,
  CommentSavedResponseDto,
  CreateCommentDto,
  GetFeedCommentsDto,
  UpdateCommentDto,
} from './comments.dto.js';
import { toComment } from './comments.mapper.js';
import { CommentsRepository, type CommentRow } from './comments.repository.js';

/** 404 for a comment that does not exist (any more). */
export const commentNotFound = () => notFound('This comment does not exist any more');

const added = (row: CommentRow) => ({ success: true, message: 'Comment added', data: toComment(row) });

@Injectable()
export class CommentsService {
  constructor(
    private readonly repository: CommentsRepository,
    private readonly feeds: FeedsService,
    private readonly idempotency: IdempotencyService,
    private readonly mentions: MentionsService,
  ) {}

  /**
   * @param idempotencyKey the same key and comment within a day return the comment of the first request, as it is now
   * @throws AppError 404 when there is no such post, and when the comment of the first request is gone
   */
  async create(
    caller: Identity,
    { feedId, comment, mentions }: CreateCommentDto,
    idempotencyKey: string | undefined,
  ): Promise<CommentSavedResponseDto> {
    const postId = requirePostId(feedId);
    const { accountId: memberId } = caller;
    const request = {
      memberId,
      call: 'comments/create' as const,
      key: idempotencyKey,
      fingerprint: fingerprint(postId, comment, ...(mentions ?? [])),
    };
    const known = this.idempotency.knownRecord(request);
    if (known !== null) return this.again(caller, known);
    try {
      await this.feeds.requireUnconcealed(caller, postId);
    } catch (refusal) {
      return this.again(caller, await this.idempotency.recordInsteadOf(refusal, request));
    }
    const named = await this.mentions.among(memberId, mentions ?? [], comment);
    try {
      const row = await this.repository.insert(postId, comment, named, request);
      return row ? added(row) : await this.again(caller, await this.idempotency.requireRecord(request));
    } catch (error) {
      if (isForeignKeyViolation(error)) throw postNotFound();
      throw error;
    }
  }

  /** What a repeated request gets. */
  private async again({ conceals, accountId }: Identity, id: string): Promise<CommentSavedResponseDto> {
    const row = await this.repository.byId(id, conceals ? accountId : null);
    if (!row) throw commentNotFound();
    return added(row);
  }

  /** @throws AppError 404 when there is no such post */
  async list(
    { conceals, accountId }: Identity,
    request: GetFeedCommentsDto,
  ): Promise<CommentListResponseDto> {
    const window = growingWindow(request);
    const postId = requirePostId(request.feedId);
    const found = await this.repository.page(postId, window, conceals ? accountId : null);
    if (!found) throw postNotFound();
    return {
      success: true,
      data: {
        comments: found.comments.map(toComment),
        pagination: growingPagination(window, found.total, found.next),
      },
    };
  }

  /**
   * @throws AppError 404 when there is no such comment, 403 when it is somebody else's, 409 when its version is not the
   * given one
   */
  async update(
    caller: Identity,
    { id, comment, mentions, version }: UpdateCommentDto,
  ): Promise<CommentSavedResponseDto> {
    let before: readonly Mention[] = [];
    const authorOf = async (known: string) => {
      const people = await this.repository.peopleOf(known, caller.conceals ? caller.accountId : null);
      before = people?.mentioned ?? [];
      return people?.authorId ?? null;
    };
    const own = await this.requireOwn(caller, id, authorOf);
    const { named, shown } = await this.mentions.after(caller.accountId, before, mentions, comment);
    const mentionsSomebody = named.length > 0 || before.length > 0;
    const written = { body: comment, mentions: mentionsSomebody ? named : null, shown };
    const row = await this.repository.update(own, version ?? null, written);
    // Nothing was written, because the comment was deleted meanwhile or has another version.
    if (!row) throw (await authorOf(own)) === null ? commentNotFound() : stale();
    return { success: true, message: 'Comment updated', data: toComment(row) };
  }

  /** @throws AppError 404 when there is no such comment, 403 when it is somebody else's */
  async delete(caller: Identity, commentId: string): Promise<MessageResponseDto> {
    const own = await this.requireOwn(caller, commentId, (id) =>
      this.repository.authorForDeletion(id, caller.accountId),
    );
    await this.repository.delete(own);
    return { success: true, message: 'Comment deleted' };
  }

  private async requireOwn(
    caller: Identity,
    commentId: string,
    authorOf: (id: string) => Promise<string | null>,
  ): Promise<string> {
    const id = parseId(commentId);
    const authorId = id === null ? null : await authorOf(id);
    if (id === null || authorId === null) throw commentNotFound();
    if (!canChange(caller, authorId)) throw forbidden('Only its author can change a comment');
    return id;
  }
}

/** Only its author may change or delete a comment. */
function canChange({ accountId }: Identity, authorId: string): boolean {
  return accountId === authorId;
}
