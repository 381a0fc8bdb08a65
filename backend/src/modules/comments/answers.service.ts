import { Injectable } from '@nestjs/common';
import { forbidden, invalid } from '../../common/app-error.js';
import { parseId } from '../../common/ids.js';
import type { Identity } from '../../common/identity.js';
import { Sql } from '../../platform/sql/sql.js';
import { postNotFound, requirePostId } from '../feeds/feeds.service.js';
import { AnswersRepository } from './answers.repository.js';
import type { AcceptAnswerDto, AcceptedAnswerResponseDto, AnswerResponseDto } from './comments.dto.js';
import { toComment } from './comments.mapper.js';
import { commentNotFound } from './comments.service.js';

/** Accepted answers of questions. */
@Injectable()
export class AnswersService {
  constructor(
    private readonly sql: Sql,
    private readonly repository: AnswersRepository,
  ) {}

  /**
   * Accepts a comment instead of any other, or takes the acceptance back; what is so already stays.
   * @throws AppError 404 when there is no such question or no such comment on it, 403 when somebody else asked, 400 for a post of
   *   another kind and for a reply
   */
  async accept(caller: Identity, { feedId, commentId }: AcceptAnswerDto): Promise<AcceptedAnswerResponseDto> {
    const postId = requirePostId(feedId);
    const answerId = commentId === null ? null : parseId(commentId);
    if (commentId !== null && answerId === null) throw commentNotFound();
    await this.sql.transaction(async (tx) => {
      const question = await this.repository.lockQuestion(caller, postId, tx);
      if (!question) throw postNotFound();
      if (question.authorId !== caller.accountId) throw forbidden('Only who asked can accept an answer');
      if (question.kind !== 'question') throw invalid({ feedId: 'Only a question has an accepted answer' });
      if (answerId === null) return this.repository.takeBack(postId, tx);
      const answer = await this.repository.accept(caller, postId, answerId, tx);
      if (!answer) throw commentNotFound();
      if (answer.isReply) throw invalid({ commentId: 'A reply cannot be the accepted answer' });
    });
    const message = answerId === null ? 'The question waits for an answer again' : 'Answer accepted';
    return { success: true, message, data: { answerId } };
  }

  /** @throws AppError 404 when there is no such post */
  async get(caller: Identity, feedId: string): Promise<AnswerResponseDto> {
    const row = await this.repository.of(caller, requirePostId(feedId));
    if (row === undefined) throw postNotFound();
    return { success: true, data: row && toComment(row) };
  }
}
