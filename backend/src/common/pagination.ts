import { BEGINNING, readCursor, type Cursor } from './newest-first-cursor.js';
import {
  DEFAULT_LIMIT,
  type GrowingPageRequestDto,
  type GrowingPaginationDto,
  type PageRequestDto,
  type PaginationDto,
} from './pagination.dto.js';

/** A page as limit and offset for queries. */
export interface PageWindow {
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

/** Fills in the defaults: page 1, {@link DEFAULT_LIMIT} entries. */
export function pageWindow(request: PageRequestDto): PageWindow {
  const page = request.page ?? 1;
  const limit = request.limit ?? DEFAULT_LIMIT;
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

/** A page that begins after an entry: after `offset` entries from there. */
export interface GrowingWindow extends PageWindow {
  readonly after: Cursor;
  /** Whether the call has asked for the next page by cursor. */
  readonly isContinued: boolean;
}

/** The same for a list that grows: by page number, as any list, or after its last entry. */
export function growingWindow(request: GrowingPageRequestDto): GrowingWindow {
  const window = pageWindow(request);
  const after = request.after ?? null;
  return after === null
    ? { ...window, after: BEGINNING, isContinued: false }
    : { ...window, offset: 0, after: readCursor(after), isContinued: true };
}

/** @param next the cursor of the page's last entry; null if no entry follows it */
export function growingPagination(
  window: GrowingWindow,
  total: number,
  next: string | null,
): GrowingPaginationDto {
  return { ...pagination(window, total), ...(window.isContinued && { next }) };
}

/**
 * The entries of a page that was read with one entry more, which tells whether another page follows.
 * @returns the entries, and the cursor of the last one if so
 */
export function cutPage<Entry extends { readonly cursor: string | null }>(
  entries: readonly Entry[],
  { limit }: PageWindow,
): { entries: Entry[]; next: string | null } {
  return {
    entries: entries.slice(0, limit),
    next: entries.length > limit ? (entries[limit - 1]?.cursor ?? null) : null,
  };
}

/**
 * The same for the rows of a statement that also says how many entries there are: an empty page is one row without an id.
 * @returns null without any row: there is no such list
 */
export function cutCountedPage<
  Row extends { readonly id: string | null; readonly cursor: string | null; readonly total: number },
>(rows: readonly Row[], window: PageWindow) {
  const [any] = rows;
  if (!any) return null;
  const entries = rows.filter((row): row is Row & { readonly id: string } => row.id !== null);
  return { total: any.total, ...cutPage(entries, window) };
}
