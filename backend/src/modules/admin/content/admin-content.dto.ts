import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsISO8601, IsOptional } from 'class-validator';
import { MessageResponseDto, SuccessResponseDto } from '../../../common/envelope.dto.js';
import type { PageCategory } from '../../../common/page-category.js';
import { POST_KINDS, type PostKind } from '../../../common/post-kind.js';
import { PageRequestDto, PaginationDto } from '../../../common/pagination.dto.js';
import { MAX_NOTE_LENGTH } from '../../../common/removal.js';
import { IsId, IsText } from '../../../common/text.validators.js';
import { FeedDataDto, FeedPageDto } from '../../feeds/feeds.dto.js';
import { MemberCardDto } from '../../profile/profile.dto.js';

/** Request for a page of content. */
export class ContentRequestDto extends PageRequestDto {
  /** True for removed content that can still be restored, latest removal first, instead of visible content. */
  @IsOptional()
  @IsBoolean({ message: 'removed must be true or false' })
  removed?: boolean | null;

  /** Only the entry with this id, if it is among them; then the search is ignored. */
  @IsOptional()
  @IsId('id')
  id?: string | null;
}

export class GetPostsDto extends ContentRequestDto {
  /**
   * Text to search for in the post, its title, the author's name and, unless `removed`, the page's title; case is ignored; up to
   * 100 characters.
   */
  @IsOptional()
  @IsText('search', { max: 100 })
  search?: string | null;
}

export class GetPagesDto extends ContentRequestDto {
  /** Text to search for in title, description and the creator's name; case is ignored; up to 100 characters. */
  @IsOptional()
  @IsText('search', { max: 100 })
  search?: string | null;
}

export class RemoveContentDto {
  /** Id of the post, page, project, opening or comment. */
  @IsId('id')
  id!: string;

  /** The reason, 1–500 characters; kept in the audit log and shown only to administrators. */
  @IsText('Reason', { min: 1, max: 500 })
  reason!: string;

  /** Message to the author; up to 1,000 characters. */
  @IsOptional()
  @IsText('Note', { max: MAX_NOTE_LENGTH })
  note?: string | null;
}

/** A removal, to be named when it is undone. */
export class RemovalStateDto {
  /** When it was removed; ISO 8601, UTC. */
  removedAt!: string;
}

export class RemovalResponseDto extends MessageResponseDto {
  data!: RemovalStateDto;
}

export class RestoreContentDto {
  /** Id of the post, page, project, opening or comment. */
  @IsId('id')
  id!: string;

  /**
   * The removal that is undone, as it was answered: if somebody has restored and removed it again since, that is
   * refused. Without it whatever removal holds is undone. ISO 8601, UTC.
   * @example "2026-11-20T05:30:00.000Z"
   */
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'removedAt must be a time in ISO 8601' })
  @IsText('removedAt', { min: 1, max: 40 })
  removedAt?: string;
}

/** Details of a removal. */
export class AdminRemovalDto {
  /** ISO 8601, UTC. */
  at!: string;
  /** Until when it can be restored; after that it is purged. ISO 8601, UTC. */
  until!: string;
  /** Message to the author; null when there is none. */
  note!: string | null;
  /** Shown only to administrators; null if the audit log no longer has it. */
  reason!: string | null;
  /** User name of the administrator who removed it; null if that administrator has been removed, and if it is by its page. */
  by!: string | null;
  /** Whether those who run its page removed it from there; `note` is their reason then. */
  isByPage!: boolean;
}

/** A post for moderation. */
export class AdminPostDto {
  /** Post id. */
  id!: string;
  /** ISO 8601, UTC. */
  createdAt!: string;
  /** What it is. */
  @ApiProperty({ enum: POST_KINDS })
  kind!: PostKind;
  /** Of a question or an article; null for others. */
  title!: string | null;
  /** Number of likes. */
  like!: number;
  /** Number of comments. */
  comments!: number;
  User!: MemberCardDto;
  /** Null when the post is not on a page. */
  Page!: FeedPageDto | null;
  feedData!: FeedDataDto;
  /** What its poll offers, plain text in the author's order; empty without a poll. Nobody who moderates sees votes or figures. */
  pollOptions!: string[];
  /** Only in lists of removed posts. */
  removal?: AdminRemovalDto;
}

export class AdminPostListResponseDto extends SuccessResponseDto {
  /** Newest first. */
  data!: AdminPostDto[];
  pagination!: PaginationDto;
}

/** A community page for moderation. */
export class AdminPageDto {
  /** Page id. */
  id!: string;
  /** 1–100 characters. */
  title!: string;
  /** Plain text. */
  description!: string;
  /** Path of the picture on the API host; null if the page has none. */
  imageUrl!: string | null;
  /** Category of the page. */
  category!: PageCategory;
  /** Number of followers. */
  followers!: number;
  /** Number of posts on the page. */
  posts!: number;
  /** ISO 8601, UTC. */
  createdAt!: string;
  /** Last activity: the later of its last edit and its last post; ISO 8601, UTC. */
  updatedAt!: string;
  /** The page's creator. */
  User!: MemberCardDto;
  /** Only in lists of removed pages; `posts` is then the number of posts that are restored with it. */
  removal?: AdminRemovalDto;
}

export class AdminPageListResponseDto extends SuccessResponseDto {
  /** Newest first. */
  data!: AdminPageDto[];
  pagination!: PaginationDto;
}
