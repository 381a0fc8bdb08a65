import { Injectable } from '@nestjs/common';
import { AppError, forbidden, invalid, mayNotTakePart, notFound, stale } from '../../common/app-error.js';
import type { MessageResponseDto } from '../../common/envelope.dto.js';
import { parseId } from '../../common/ids.js';
import type { Mention } from '../../common/mentions.js';
import { growingPagination, growingWindow, type GrowingWindow } from '../../common/pagination.js';
import { fingerprint, IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import type { Identity } from '../../common/identity.js';
import { isBanned, isForeignKeyViolation, violatedConstraint } from '../../platform/sql/constraint.js';
import { FeedsService, postNotFound, requirePostId } from '../feeds/feeds.service.js';
import { MentionsService } from '../feeds/mentions.service.js';
import type {
  CommentListResponseDto,
  CommentSavedResponseDto,
  CreateCommentDto,
  GetFeedCommentsDto,
  UpdateCommentDto,
} from './comments.dto.js';
import { toComment, toThread } from './comments.mapper.js';
import type { CommentRow } from './comment-columns.js';
import { CommentsRepository } from './comments.repository.js';
import { ThreadsRepository } from './threads.repository.js';

/** Most replies to one comment; the SQL function `refuse_reply` counts them. */
export const MAX_REPLIES = 500;

const threadFull = () =>
  new AppError(409, 'thread_full', `This comment has ${MAX_REPLIES} replies, and takes no more`);

/** 404 for a comment that does not exist (any more). */
export const commentNotFound = () => notFound('This comment does not exist any more');

const added = (row: CommentRow) => ({ success: true, message: 'Comment added', data: toComment(row) });

@Injectable()
export class CommentsService {
  constructor(
    private readonly repository: CommentsRepository,
    private readonly threads: ThreadsRepository,
    private readonly feeds: FeedsService,
    private readonly idempotency: IdempotencyService,
    private readonly mentions: MentionsService,
  ) {}

  /**
   * @param idempotencyKey the same key and comment within a day return the comment of the first request, as it is now
   * @throws AppError 404 when there is no such post or comment to reply to, and when the comment of the first request is gone; 400
   *   for a reply to a comment on another post or to a reply; 409 when the comment has {@link MAX_REPLIES}; 403 for whoever is
   *   banned from the post's page
   */
  async create(
    caller: Identity,
    { feedId, comment, mentions, parentId }: CreateCommentDto,
    idempotencyKey: string | undefined,
  ): Promise<CommentSavedResponseDto> {
    const postId = requirePostId(feedId);
    const { accountId: memberId } = caller;
    const request = {
      memberId,
      call: 'comments/create' as const,
      key: idempotencyKey,
      fingerprint: fingerprint(
        postId,
        comment,
        ...(mentions ?? []),
        ...(parentId ? [`reply to ${parentId}`] : []),
      ),
    };
    const known = this.idempotency.knownRecord(request);
    if (known !== null) return this.again(caller, known);
    let parent: string | null;
    try {
      await this.feeds.requireUnconcealed(caller, postId);
      parent = parentId ? await this.requireParent(caller, postId, parentId) : null;
    } catch (refusal) {
      return this.again(caller, await this.idempotency.recordInsteadOf(refusal, request));
    }
    const named = await this.mentions.among(memberId, mentions ?? [], comment);
    try {
      const written = { postId, body: comment, mentions: named, parentId: parent };
      const row = await this.repository.insert(written, request);
      if (row) return added(row);
      const first = await this.idempotency.recordOf(request);
      // Without one, the comment that this replies to has gone meanwhile.
      if (first === null) throw commentNotFound();
      return await this.again(caller, first);
    } catch (error) {
      if (isForeignKeyViolation(error)) throw postNotFound();
      if (isBanned(error)) throw mayNotTakePart();
      if (violatedConstraint(error) === 'comment_thread_full') throw threadFull();
      throw error;
    }
  }

  /** The id of a comment that somebody may reply to, under this post. */
  private async requireParent(
    { conceals, accountId }: Identity,
    postId: string,
    parentId: string,
  ): Promise<string> {
    const id = parseId(parentId);
    const parent = id && (await this.repository.parent(id, conceals ? accountId : null));
    if (!parent) throw commentNotFound();
    if (parent.postId !== postId) throw invalid({ parentId: 'This comment is on another post' });
    if (parent.parentId !== null)
      throw invalid({ parentId: 'This is a reply: name the comment it replies to' });
    return id;
  }

  /** What a repeated request gets. */
  private async again({ conceals, accountId }: Identity, id: string): Promise<CommentSavedResponseDto> {
    const row = await this.repository.byId(id, conceals ? accountId : null);
    if (!row) throw commentNotFound();
    return added(row);
  }

  /**
   * A post's comments and replies, its threads, or the replies to one comment.
   * @throws AppError 404 when there is no such post, or no such comment on it
   */
  async list(
    { conceals, accountId }: Identity,
    request: GetFeedCommentsDto,
  ): Promise<CommentListResponseDto> {
    const window = growingWindow(request);
    const viewerId = conceals ? accountId : null;
    const found = await this.page(request, window, viewerId);
    return {
      success: true,
      data: {
        comments: found.comments,
        pagination: growingPagination(window, found.total, found.next),
      },
    };
  }

  private async page(
    { feedId, parentId, threads }: GetFeedCommentsDto,
    window: GrowingWindow,
    viewerId: string | null,
  ) {
    const postId = requirePostId(feedId);
    if (parentId) {
      const id = parseId(parentId);
      const found = id && (await this.threads.replies(postId, id, window, viewerId));
      if (!found) throw commentNotFound();
      return { ...found, comments: found.replies.map(toComment) };
    }
    if (threads) {
      const found = await this.threads.page(postId, window, viewerId);
      if (!found) throw postNotFound();
      return { ...found, comments: found.threads.map(toThread) };
    }
    const found = await this.repository.page(postId, window, viewerId);
    if (!found) throw postNotFound();
    return { ...found, comments: found.comments.map(toComment) };
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
