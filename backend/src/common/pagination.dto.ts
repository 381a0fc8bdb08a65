import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { CURSOR_TEXT } from './newest-first-cursor.js';

/** Entries per page of every list, unless the call says otherwise. */
export const DEFAULT_LIMIT = 10;

/** A page of a list. */
export class PageRequestDto {
  /** Page number, from 1. */
  @IsOptional()
  @IsInt({ message: 'page must be a whole number' })
  @Min(1, { message: 'page must be at least 1' })
  @Max(1_000_000_000, { message: 'page is too large' })
  page?: number = 1;

  /** Entries per page, 1–50. */
  @IsOptional()
  @IsInt({ message: 'limit must be a whole number' })
  @Min(1, { message: 'limit must be at least 1' })
  @Max(50, { message: 'limit must be at most 50' })
  limit?: number = DEFAULT_LIMIT;
}

/** A page of a list that grows on the screen: it can continue after its last entry, also when others were deleted meanwhile. */
export class GrowingPageRequestDto extends PageRequestDto {
  /** Where to continue: `next` of the answer before, or empty for the beginning. Then `page` does not say where the page begins. */
  @IsOptional()
  @Matches(CURSOR_TEXT, { message: 'after must be what an answer gave as next' })
  after?: string;
}

/** The position of a page in its list. */
export class PaginationDto {
  /** Number of entries in the whole list. */
  total!: number;
  /** Number of pages in the whole list; 0 when it is empty. */
  totalPages!: number;
  /** The returned page, from 1. */
  currentPage!: number;
  /** Entries per page. */
  limit!: number;
  /** Whether there is a next page. */
  hasNextPage!: boolean;
  /** Whether there is a previous page. */
  hasPrevPage!: boolean;
}

/** The position of a page in a list that grows. */
export class GrowingPaginationDto extends PaginationDto {
  /** Where the next page begins, for `after`; null after the last entry. Only in answers to calls with `after`. */
  next?: string | null;
}
