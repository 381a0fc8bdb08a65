import { Controller, HttpCode, Post } from '@nestjs/common';
import { MessageResponseDto } from '../../common/envelope.dto.js';
import { Refuses } from '../../common/refuses.js';
import { ReadBody, WriteBody } from '../../common/request-body.js';
import { IdempotencyKeyHeader, Repeatable } from '../../platform/idempotency/idempotency-key.header.js';
import { Limited } from '../../platform/limits/limit.guard.js';
import { Caller, ForMember, OpenToLimited } from '../../platform/sessions/access.js';
import type { Identity } from '../../common/identity.js';
import { AnswersService } from './answers.service.js';
import {
  AcceptAnswerDto,
  AcceptedAnswerResponseDto,
  AnswerResponseDto,
  CommentSavedResponseDto,
  CommentListResponseDto,
  CreateCommentDto,
  DeleteCommentDto,
  GetAnswerDto,
  GetFeedCommentsDto,
  UpdateCommentDto,
} from './comments.dto.js';
import { CommentsService } from './comments.service.js';

@Controller('user/comments')
export class CommentsController {
  constructor(
    private readonly comments: CommentsService,
    private readonly answers: AnswersService,
  ) {}

  /** Creates a comment on a post, or a reply to one. */
  @ForMember()
  @Repeatable('comments/create')
  @Refuses('forbidden', 'not_found', 'thread_full')
  @Limited('COMMENT')
  @Post('create')
  create(
    @Caller() caller: Identity,
    @WriteBody() body: CreateCommentDto,
    @IdempotencyKeyHeader() idempotencyKey?: string,
  ): Promise<CommentSavedResponseDto> {
    return this.comments.create(caller, body, idempotencyKey);
  }

  /** A post's comments and replies, newest first; or its threads, or the replies to one comment. */
  @ForMember()
  @Refuses('not_found')
  @HttpCode(200)
  @Post('getFeedComments')
  getFeedComments(
    @Caller() caller: Identity,
    @ReadBody() body: GetFeedCommentsDto,
  ): Promise<CommentListResponseDto> {
    return this.comments.list(caller, body);
  }

  /** The accepted answer of a question. */
  @ForMember()
  @Refuses('not_found')
  @HttpCode(200)
  @Post('getAnswer')
  getAnswer(@Caller() caller: Identity, @ReadBody() body: GetAnswerDto): Promise<AnswerResponseDto> {
    return this.answers.get(caller, body.feedId);
  }

  /** Accepts a comment as the answer of a question, or takes that back; allowed only for who asked it. */
  @ForMember()
  @Refuses('forbidden', 'not_found')
  @HttpCode(200)
  @Limited('EDIT')
  @Post('acceptAnswer')
  acceptAnswer(
    @Caller() caller: Identity,
    @WriteBody() body: AcceptAnswerDto,
  ): Promise<AcceptedAnswerResponseDto> {
    return this.answers.accept(caller, body);
  }

  /** Changes a comment; allowed only for its author. */
  @ForMember()
  @Refuses('forbidden', 'not_found', 'stale')
  @HttpCode(200)
  @Limited('EDIT')
  @Post('update')
  update(@Caller() caller: Identity, @WriteBody() body: UpdateCommentDto): Promise<CommentSavedResponseDto> {
    return this.comments.update(caller, body);
  }

  /** Deletes a comment; allowed only for its author. */
  @ForMember()
  @OpenToLimited()
  @Refuses('forbidden', 'not_found')
  @HttpCode(200)
  @Post('delete')
  delete(@Caller() caller: Identity, @WriteBody() body: DeleteCommentDto): Promise<MessageResponseDto> {
    return this.comments.delete(caller, body.id);
  }
}
