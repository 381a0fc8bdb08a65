import { IsOptional } from 'class-validator';
import { SuccessResponseDto } from '../../../common/envelope.dto.js';
import { PaginationDto } from '../../../common/pagination.dto.js';
import { IsId, IsText } from '../../../common/text.validators.js';
import { AdminRemovalDto, ContentRequestDto } from './admin-content.dto.js';
import { ParentCommentDto } from './parent-comment.dto.js';
import { MemberCardDto } from '../../profile/profile.dto.js';

export class GetCommentsDto extends ContentRequestDto {
  /** Text to search for in the comment and the author's name; case is ignored; up to 100 characters. */
  @IsOptional()
  @IsText('search', { max: 100 })
  search?: string | null;

  /** Only comments of this post, by id. */
  @IsOptional()
  @IsId('feedId')
  feedId?: string | null;
}

/** The author of the post that a comment belongs to. */
export class CommentedAuthorDto {
  /** Member id. */
  id!: string;
  /** 1–100 characters. */
  name!: string;
}

/** The post that a comment belongs to, in brief. */
export class CommentedFeedDto {
  /** Post id. */
  id!: string;
  /**
   * The beginning of its visible text, up to 140 characters; empty if it has only pictures.
   * @example 'Our robot made its first lap today.'
   */
  excerpt!: string;
  User!: CommentedAuthorDto;
}

/** A comment for moderation. */
export class AdminCommentDto {
  /** Comment id. */
  id!: string;
  /** Plain text; must be shown as text, never as HTML. */
  comment!: string;
  /** ISO 8601, UTC. */
  createdAt!: string;
  User!: MemberCardDto;
  Feed!: CommentedFeedDto;
  /** The comment that it answers; null if it answers none. */
  Parent!: ParentCommentDto | null;
  /** Only in lists of removed comments. */
  removal?: AdminRemovalDto;
}

export class AdminCommentListResponseDto extends SuccessResponseDto {
  /** Newest first. */
  data!: AdminCommentDto[];
  pagination!: PaginationDto;
}
