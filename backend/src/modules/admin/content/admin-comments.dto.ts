import { IsOptional } from 'class-validator';
import { PaginationDto } from '../../../common/pagination.dto.js';
import { IsId, IsText } from '../../../common/text.validators.js';
import { AdminRemovalDto, ContentRequestDto } from './admin-content.dto.js';
import { MemberCardDto } from '../../profile/profile.dto.js';

export class GetCommentsDto extends ContentRequestDto {
  /** Looks in the text and the author's name, without regard to case; up to 100 characters. */
  @IsOptional()
  @IsText('search', { max: 100 })
  search?: string | null;

  /** Id of the post whose comments alone are wanted. */
  @IsOptional()
  @IsId('feedId')
  feedId?: string | null;
}

/** Whose post a comment stands under. */
export class CommentedAuthorDto {
  /** Member id. */
  id!: string;
  /** 1–100 characters. */
  name!: string;
}

/** The post a comment stands under, in brief. */
export class CommentedFeedDto {
  /** Post id. */
  id!: string;
  /**
   * The beginning of its visible text, up to 140 characters; empty when it has pictures alone.
   * @example 'Our robot made its first lap today.'
   */
  excerpt!: string;
  User!: CommentedAuthorDto;
}

/** A comment as administrators judge it. */
export class AdminCommentDto {
  /** Comment id. */
  id!: string;
  /** Plain text; to be shown as text, never as HTML. */
  comment!: string;
  /** ISO 8601, UTC. */
  createdAt!: string;
  User!: MemberCardDto;
  Feed!: CommentedFeedDto;
  /** In lists of what was removed. */
  removal?: AdminRemovalDto;
}

export class AdminCommentListResponseDto {
  /** Always true. */
  success!: boolean;
  /** Newest first. */
  data!: AdminCommentDto[];
  pagination!: PaginationDto;
}
