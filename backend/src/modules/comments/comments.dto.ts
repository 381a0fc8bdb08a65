import { IsBoolean, IsOptional, ValidateIf } from 'class-validator';
import { MessageResponseDto, SuccessResponseDto } from '../../common/envelope.dto.js';
import { AreMentions, MentionDto } from '../../common/mentions.dto.js';
import { GrowingPageRequestDto, GrowingPaginationDto } from '../../common/pagination.dto.js';
import { IsId, IsText } from '../../common/text.validators.js';
import { IsVersion } from '../../common/version.js';
import { MemberCardDto } from '../profile/profile.dto.js';

export class CreateCommentDto {
  /** Post id. */
  @IsId('feedId')
  feedId!: string;

  /** Plain text, 1–2,000 characters after trimming; kept verbatim. */
  @IsText('Comment', { min: 1, max: 2000 })
  comment!: string;

  /** Ids of up to ten members. Of these the comment mentions whoever's name follows an `@` in it and who may be told. */
  @AreMentions()
  mentions?: string[] | null;

  /** Id of a comment on the same post that this one replies to, which is no reply itself. Without it, a comment on the post. */
  @IsOptional()
  @IsId('parentId')
  parentId?: string | null;
}

export class UpdateCommentDto {
  /** Comment id. */
  @IsId('id')
  id!: string;

  /** Plain text, 1–2,000 characters after trimming; kept verbatim. */
  @IsText('Comment', { min: 1, max: 2000 })
  comment!: string;

  /**
   * Ids as in a new comment; without it, members stay mentioned whose name is still in the text. Only those who were added are
   * told.
   */
  @AreMentions()
  mentions?: string[] | null;

  /**
   * The `version` on which this change is based (optimistic locking): 409 `stale` when it is not the current one.
   * Without it the last write wins.
   */
  @IsVersion()
  version?: string;
}

export class DeleteCommentDto {
  /** Comment id. */
  @IsId('id')
  id!: string;
}

export class GetFeedCommentsDto extends GrowingPageRequestDto {
  /** Post id. */
  @IsId('feedId')
  feedId!: string;

  /** Only comments on the post itself, each with its number of replies and the newest two; `total` counts threads. */
  @IsOptional()
  @IsBoolean({ message: 'threads must be true or false' })
  threads?: boolean = false;

  /** Id of a comment on the post: its replies instead, oldest first. */
  @IsOptional()
  @IsId('parentId')
  parentId?: string | null;
}

/** What every comment has, also a deleted one. */
class CommentFactsDto {
  /** Comment id. */
  id!: string;
  /** Id of the comment that it replies to; null for a comment on the post. */
  parentId!: string | null;
  /** ISO 8601, UTC. */
  createdAt!: string;
  /** When the content was last changed, ISO 8601, UTC; null if it never was. */
  editedAt!: string | null;
  /** Changes with every change of the content, and only then; send it back with an update. */
  version!: string;
  /** Members whom it mentions, longest label first. */
  mentions!: MentionDto[];
}

/** A comment on a post, or a reply to one. */
export class CommentDto extends CommentFactsDto {
  /** Plain text; must be shown as text, never as HTML. */
  comment!: string;
  User!: MemberCardDto;
}

/** A comment of a list. Only with `threads` it may be a deleted one that has replies: without text and author. */
export class ListedCommentDto extends CommentFactsDto {
  /** Plain text; must be shown as text, never as HTML. Null only of a deleted comment. */
  comment!: string | null;
  /** Null only of a deleted comment. */
  User!: MemberCardDto | null;
  /** Number of replies, 0–500. Only with `threads`. */
  replies?: number;
  /** The newest two replies, oldest first. Only with `threads`. */
  newest?: CommentDto[];
}

export class CommentListDto {
  /** Newest first; replies to one comment oldest first. */
  comments!: ListedCommentDto[];
  pagination!: GrowingPaginationDto;
}

export class CommentListResponseDto extends SuccessResponseDto {
  data!: CommentListDto;
}

export class CommentSavedResponseDto extends MessageResponseDto {
  data!: CommentDto;
}

export class AcceptAnswerDto {
  /** Id of the question. */
  @IsId('feedId')
  feedId!: string;

  /** Id of a comment on it; null takes the acceptance back. */
  @ValidateIf(({ commentId }: AcceptAnswerDto) => commentId !== null)
  @IsId('commentId')
  commentId!: string | null;
}

export class AcceptedAnswerDto {
  /** Id of the comment that is accepted now; null for none. */
  answerId!: string | null;
}

export class AcceptedAnswerResponseDto extends MessageResponseDto {
  data!: AcceptedAnswerDto;
}

export class GetAnswerDto {
  /** Id of the question. */
  @IsId('feedId')
  feedId!: string;
}

export class AnswerResponseDto extends SuccessResponseDto {
  /** The accepted answer; null while there is none that the viewer may see. */
  data!: CommentDto | null;
}
