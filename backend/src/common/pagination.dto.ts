import { IsInt, IsOptional, Max, Min } from 'class-validator';

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
  limit?: number = 10;
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
