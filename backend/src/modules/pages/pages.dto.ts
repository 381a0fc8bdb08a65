import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { MessageResponseDto, SuccessResponseDto } from '../../common/envelope.dto.js';
import { PageRequestDto, PaginationDto } from '../../common/pagination.dto.js';
import { IsId, IsLine, IsText } from '../../common/text.validators.js';
import { IsVersion } from '../../common/version.js';
import { PAGE_SORTS, type PageSort } from './page-sort.js';
import { PAGE_CATEGORIES, type PageCategory } from '../../common/page-category.js';

const CATEGORY_MESSAGE = `Category must be one of ${PAGE_CATEGORIES.join(', ')}`;

export class GetAllPagesDto extends PageRequestDto {
  /** Only pages that the viewer created. */
  @IsOptional()
  @IsBoolean({ message: 'userPages must be true or false' })
  userPages?: boolean | null;

  /** Only pages that the viewer follows. Ignored beside `userPages`. */
  @IsOptional()
  @IsBoolean({ message: 'following must be true or false' })
  following?: boolean | null;

  /** Only pages that the viewer may post on: those that they created or follow. Ignored beside the two above. */
  @IsOptional()
  @IsBoolean({ message: 'postable must be true or false' })
  postable?: boolean | null;

  /** Order of the list: newest first (`newest`, the default) or most recently active first (`activity`). */
  @IsOptional()
  @IsIn(PAGE_SORTS, { message: `sort must be one of ${PAGE_SORTS.join(', ')}` })
  sort?: PageSort | null;

  /** Only pages of this category. */
  @IsOptional()
  @IsIn(PAGE_CATEGORIES, { message: CATEGORY_MESSAGE })
  category?: PageCategory | null;

  /** Only pages whose title or description contains this text; case is ignored; up to 100 characters. */
  @IsOptional()
  @IsText('search', { max: 100 })
  search?: string | null;
}

export class PageIdDto {
  /** Page id. */
  @IsId('id')
  id!: string;
}

export class SetBellDto {
  /** Page id. */
  @IsId('id')
  id!: string;

  /** True: notify the caller of others' new posts on the page. */
  @IsBoolean({ message: 'on must be true or false' })
  on!: boolean;
}

/** The form of a new page; its picture is sent with it as the file `image`. */
export class CreatePageDto {
  /** 1–100 characters. */
  @IsLine('Title', { min: 1, max: 100 })
  title!: string;

  /** Plain text, 1–2,000 characters. */
  @IsText('Description', { min: 1, max: 2000 })
  description!: string;

  /** Category of the page; default: Department. */
  @IsOptional()
  @IsIn(PAGE_CATEGORIES, { message: CATEGORY_MESSAGE })
  category?: PageCategory;
}

/** The form of a changed page; a new picture is sent with it as the file `image`. */
export class UpdatePageDto {
  /** Page id. */
  @IsId('id')
  id!: string;

  /** 1–100 characters. */
  @IsLine('Title', { min: 1, max: 100 })
  title!: string;

  /** Plain text, 1–2,000 characters. */
  @IsText('Description', { min: 1, max: 2000 })
  description!: string;

  /** Category of the page; unchanged if missing. */
  @IsOptional()
  @IsIn(PAGE_CATEGORIES, { message: CATEGORY_MESSAGE })
  category?: PageCategory;

  /** "true" removes the picture. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'removeImage must be "true" or "false"' })
  removeImage?: string;

  /**
   * The `version` on which this change is based (optimistic locking): 409 `stale` when it is not the current one.
   * Without it the last write wins.
   */
  @IsVersion()
  version?: string;
}

export class PageCreatorDto {
  /** Full name. */
  name!: string;
}

/** A community page. */
export class PageDto {
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
  /** Number of posts on the page, the same for every viewer; the page's feed counts what its viewer may see. */
  posts!: number;
  /** Whether the viewer follows it. */
  isFollowing!: boolean;
  /** Id of the member who created it. */
  UserId!: string;
  /** Last activity: the later of its last edit and its last post; ISO 8601, UTC. */
  updatedAt!: string;
  /** Changes with every change of the content, and only then; send it back with an update. */
  version!: string;
  User!: PageCreatorDto;
}

/** A page's creator, in the details of a page. */
export class PageAdminDto {
  /** Member id. */
  id!: string;
  /** The creator's name. */
  name!: string;
  /** Path of the portrait on the API host. */
  profileUrl!: string | null;
  /** Whether the viewer may manage this page. */
  isAdmin!: boolean;
}

export class PageListDto {
  /** In the requested order; default: newest first. */
  pages!: PageDto[];
  pagination!: PaginationDto;
}

export class PageListResponseDto extends SuccessResponseDto {
  data!: PageListDto;
}

export class PageSuggestionsDto {
  /** At most six, those with the most followers first. */
  pages!: PageDto[];
}

export class PageSuggestionsResponseDto extends SuccessResponseDto {
  data!: PageSuggestionsDto;
}

export class PageDetailsDto {
  page!: PageDto;
  admin!: PageAdminDto;
  /** Whether the viewer follows it. */
  isFollowing!: boolean;
  /** Whether the viewer is notified of new posts on it. */
  bell!: boolean;
}

export class PageDetailsResponseDto extends SuccessResponseDto {
  data!: PageDetailsDto;
}

export class PageSavedResponseDto extends MessageResponseDto {
  data!: PageDto;
}

export class FollowStateDto {
  /** Number of followers of the page now. */
  followers!: number;
  /** Whether the viewer follows it now. */
  isFollowing!: boolean;
}

export class ToggleFollowResponseDto extends SuccessResponseDto {
  data!: FollowStateDto;
}

export class PageBellDto {
  /** What now holds. */
  bell!: boolean;
}

export class PageBellResponseDto extends SuccessResponseDto {
  data!: PageBellDto;
}
