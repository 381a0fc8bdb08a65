import type { PageRequestDto, PaginationDto } from './pagination.dto.js';

/** A page as limit and offset for queries. */
export interface PageWindow {
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

/** Fills in the defaults: page 1, ten entries. */
export function pageWindow(request: PageRequestDto): PageWindow {
  const page = request.page ?? 1;
  const limit = request.limit ?? 10;
  return { page, limit, offset: (page - 1) * limit };
}

export function pagination(window: PageWindow, total: number): PaginationDto {
  const totalPages = Math.ceil(total / window.limit);
  return {
    total,
    totalPages,
    currentPage: window.page,
    limit: window.limit,
    hasNextPage: window.page < totalPages,
    hasPrevPage: window.page > 1 && totalPages > 0,
  };
}
