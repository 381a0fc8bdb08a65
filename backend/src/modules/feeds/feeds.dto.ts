import { Transform } from 'class-transformer';
import { IsArray, IsBoolean, IsOptional, IsString } from 'class-validator';
import { requireSimpleJson } from '../../common/body-complexity.js';
import { PageRequestDto, PaginationDto } from '../../common/pagination.dto.js';
import { IsId, IsText } from '../../common/text.validators.js';
import { IsVersion } from '../../common/version.js';
import { MemberCardDto } from '../profile/profile.dto.js';

/** Which posts are wanted: a page's, else a member's, else everybody's. */
export class GetAllFeedsDto extends PageRequestDto {
  /** Posts of this page only. */
  @IsOptional()
  @IsText('pageId', { max: 64 })
  pageId?: string | null;

  /** Posts of one member only: of `userId`, else of the viewer. */
  @IsOptional()
  @IsBoolean({ message: 'usersFeed must be true or false' })
  usersFeed?: boolean | null;

  /** The member for `usersFeed`; alone it means nothing. */
  @IsOptional()
  @IsText('userId', { max: 64 })
  userId?: string | null;
}

export class GetFeedByIdDto {
  /** Post id. */
  @IsId('id')
  id!: string;
}

/** The form of a new post; pictures come beside it as files named `images`. */
export class CreateFeedDto {
  /**
   * JSON text: `content` is the post's HTML, `alts` describes the pictures in order.
   */
  @IsText('feedData', { min: 1, max: 300_000, trim: false })
  feedData!: string;

  /** Post to this page; the member must follow or have created it. */
  @IsOptional()
  @IsText('pageId', { max: 64 })
  pageId?: string;
}

/** The form of a changed post; new pictures come beside it as files named `images`. */
export class UpdateFeedDto {
  /** Post id. */
  @IsId('id')
  id!: string;

  /**
   * JSON text: `content` is the post's HTML, `alts` describes the new pictures in order, `existingAlts`
   * describes kept ones by path.
   */
  @IsText('feedData', { min: 1, max: 300_000, trim: false })
  feedData!: string;

  /**
   * Paths of the post's pictures that stay, in order: repeated fields or one JSON list. Those not named are
   * removed; paths that are not this post's own are ignored.
   */
  @IsOptional()
  @IsArray({ message: 'existingImages must be a list of paths' })
  @IsString({ each: true, message: 'existingImages must be a list of paths' })
  @Transform(({ value }: { value: unknown }) => toList(value))
  existingImages?: string[];

  /**
   * The `version` on which this change is based (optimistic locking): 409 `stale` when it is not the current one.
   * Without it the last write wins.
   */
  @IsVersion()
  version?: string;
}

/** A form's field that may come once, several times or as one JSON list. */
function toList(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (!value.trimStart().startsWith('[')) return value === '' ? [] : [value];
  requireSimpleJson(value);
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

export class DeleteFeedDto {
  /** Post id. */
  @IsId('id')
  id!: string;
}

export class FeedImageDto {
  /** Path on the API host, without a leading slash; `?w=480|960|1920` picks a smaller rendition. */
  url!: string;
  /** Pixels. */
  width!: number;
  /** Pixels. */
  height!: number;
  /** What the picture shows; empty when the author said nothing. */
  alt!: string;
}

export class FeedDataDto {
  /** HTML of the allow-list. */
  content!: string;
  /** Paths of the pictures, in order. */
  imagesUrl!: string[];
  /** The same pictures with their size and description. */
  images!: FeedImageDto[];
}

/** The page a post stands on. */
export class FeedPageDto {
  /** Page id. */
  id!: string;
  /** 1–100 characters. */
  title!: string;
  /** Path of the page's picture on the API host, if it has one. */
  imageUrl!: string | null;
}

/** A post. */
export class FeedDto {
  /** Post id. */
  id!: string;
  /** ISO 8601, UTC. */
  createdAt!: string;
  /** When the content was last changed, ISO 8601, UTC; null when it never was. */
  editedAt!: string | null;
  /** Changes with every change of the content, and with nothing else; to be sent back with an update. */
  version!: string;
  /** How many members like it. */
  like!: number;
  /** How many comments it has. */
  comments!: number;
  /** Whether the viewer likes it. */
  isLiked!: boolean;
  User!: MemberCardDto;
  /** Null when the post stands on no page. */
  Page!: FeedPageDto | null;
  feedData!: FeedDataDto;
}

export class FeedListDto {
  /** Newest first. */
  feeds!: FeedDto[];
  pagination!: PaginationDto;
  /** The viewer's id. */
  userId!: string;
}

export class FeedListResponseDto {
  /** Always true. */
  success!: boolean;
  data!: FeedListDto;
}

export class FeedResponseDto {
  /** Always true. */
  success!: boolean;
  data!: FeedDto;
}

export class FeedSavedResponseDto extends FeedResponseDto {
  /** What happened, for people to read. */
  message!: string;
}
