import { IsBoolean, IsOptional } from 'class-validator';
import type { PageCategory } from '../../../common/page-category.js';
import { PageRequestDto, PaginationDto } from '../../../common/pagination.dto.js';
import { LONGEST_NOTE } from '../../../common/removal.js';
import { IsId, IsText } from '../../../common/text.validators.js';
import { FeedDataDto, FeedPageDto } from '../../feeds/feeds.dto.js';
import { MemberCardDto } from '../../profile/profile.dto.js';

/** Which entries of a list are wanted. */
export class ContentRequestDto extends PageRequestDto {
  /** True for what administrators removed and can still restore, latest removal first, instead of what members see. */
  @IsOptional()
  @IsBoolean({ message: 'removed must be true or false' })
  removed?: boolean | null;
}

export class GetPostsDto extends ContentRequestDto {
  /** Looks in the visible text, the author's name and, unless `removed`, the page's title; any case, up to 100 characters. */
  @IsOptional()
  @IsText('search', { max: 100 })
  search?: string | null;
}

export class GetPagesDto extends ContentRequestDto {
  /** Looks in title, description and the creator's name, without regard to case; up to 100 characters. */
  @IsOptional()
  @IsText('search', { max: 100 })
  search?: string | null;
}

export class RemoveContentDto {
  /** Id of the post, page or comment. */
  @IsId('id')
  id!: string;

  /** Why, 1–500 characters; kept in the audit record, for administrators alone. */
  @IsText('Reason', { min: 1, max: 500 })
  reason!: string;

  /** Read by whoever wrote it; up to 1,000 characters. */
  @IsOptional()
  @IsText('Note', { max: LONGEST_NOTE })
  note?: string | null;
}

export class RestoreContentDto {
  /** Id of the post, page or comment. */
  @IsId('id')
  id!: string;
}

/** How something came to be removed. */
export class AdminRemovalDto {
  /** ISO 8601, UTC. */
  at!: string;
  /** Until when it can be restored; after that it is gone for good. ISO 8601, UTC. */
  until!: string;
  /** What whoever wrote it reads; null when nothing was said. */
  note!: string | null;
  /** For administrators alone; null when the audit record has it no more. */
  reason!: string | null;
  /** User name of the administrator who removed it; null once that account is gone. */
  by!: string | null;
}

/** A post as administrators judge it. */
export class AdminPostDto {
  /** Post id. */
  id!: string;
  /** ISO 8601, UTC. */
  createdAt!: string;
  /** How many members like it. */
  like!: number;
  /** How many comments it has. */
  comments!: number;
  User!: MemberCardDto;
  /** Null when the post stands on no page. */
  Page!: FeedPageDto | null;
  feedData!: FeedDataDto;
  /** In lists of what was removed. */
  removal?: AdminRemovalDto;
}

export class AdminPostListResponseDto {
  /** Always true. */
  success!: boolean;
  /** Newest first. */
  data!: AdminPostDto[];
  pagination!: PaginationDto;
}

/** A community page as administrators judge it. */
export class AdminPageDto {
  /** Page id. */
  id!: string;
  /** 1–100 characters. */
  title!: string;
  /** Plain text. */
  description!: string;
  /** Path of the picture on the API host, if there is one. */
  imageUrl!: string | null;
  /** What kind of page it is. */
  category!: PageCategory;
  /** How many members follow it. */
  followers!: number;
  /** How many posts stand on it. */
  posts!: number;
  /** ISO 8601, UTC. */
  createdAt!: string;
  /** Last active: the later of its last edit and its last post; ISO 8601, UTC. */
  updatedAt!: string;
  /** Who created it. */
  User!: MemberCardDto;
  /** In lists of what was removed; `posts` are then those that come back with it. */
  removal?: AdminRemovalDto;
}

export class AdminPageListResponseDto {
  /** Always true. */
  success!: boolean;
  /** Newest first. */
  data!: AdminPageDto[];
  pagination!: PaginationDto;
}
