import { IsOptional } from 'class-validator';
import type { PageCategory } from '../../common/page-category.js';
import { PageRequestDto, PaginationDto } from '../../common/pagination.dto.js';
import { IsId, IsText } from '../../common/text.validators.js';
import { FeedDataDto, FeedPageDto } from '../feeds/feeds.dto.js';
import { MemberCardDto } from '../profile/profile.dto.js';

export class GetPostsDto extends PageRequestDto {
  /** Looks in the visible text, the author's name and the page's title, without regard to case; up to 100 characters. */
  @IsOptional()
  @IsText('search', { max: 100 })
  search?: string | null;
}

export class GetPagesDto extends PageRequestDto {
  /** Looks in title, description and the creator's name, without regard to case; up to 100 characters. */
  @IsOptional()
  @IsText('search', { max: 100 })
  search?: string | null;
}

export class RemovePostDto {
  /** Post id. */
  @IsId('id')
  id!: string;

  /** Why, 1–500 characters; kept in the audit record. */
  @IsText('Reason', { min: 1, max: 500 })
  reason!: string;
}

export class RemovePageDto {
  /** Page id. */
  @IsId('id')
  id!: string;

  /** Why, 1–500 characters; kept in the audit record. */
  @IsText('Reason', { min: 1, max: 500 })
  reason!: string;
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
}

export class AdminPageListResponseDto {
  /** Always true. */
  success!: boolean;
  /** Newest first. */
  data!: AdminPageDto[];
  pagination!: PaginationDto;
}
