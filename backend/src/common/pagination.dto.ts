import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** Which page of a list is wanted. */
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

/** Where a page stands in its list. */
export class PaginationDto {
  /** Entries in the whole list. */
  total!: number;
  /** Pages in the whole list; 0 when it is empty. */
  totalPages!: number;
  /** The page answered, from 1. */
  currentPage!: number;
  /** Entries per page. */
  limit!: number;
  /** Whether a page follows. */
  hasNextPage!: boolean;
  /** Whether a page comes before. */
  hasPrevPage!: boolean;
}
