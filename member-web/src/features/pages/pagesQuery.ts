import { MAX_SEARCH_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { cutText } from '@campus-commons/web-kit/text/generated.ts';
import { pageCategories, type PageCategory } from '@campus-commons/web-kit/tokens.ts';

/** Which pages a list shows: all, the member's own, or those that the member follows. */
export const PAGES_SHOWN = ['all', 'mine', 'following'] as const;
type PagesShown = (typeof PAGES_SHOWN)[number];

/** The filters of the list of pages in an address (`?show=mine&q=chess&category=Club`). */
export interface PagesQuery {
  show: PagesShown;
  /** Text in the title or description; empty for all. */
  text: string;
  /** Only this category. */
  category?: PageCategory;
}

/** Reads the filters from an address; missing and invalid ones are ignored. */
export function pagesQueryOf(search: URLSearchParams): PagesQuery {
  const show = search.get('show');
  const category = search.get('category');
  return {
    show: PAGES_SHOWN.find((known) => known === show) ?? 'all',
    text: cutText((search.get('q') ?? '').trim(), MAX_SEARCH_LENGTH).trim(),
    category: pageCategories.find((known) => known === category),
  };
}

/** The query of an address with these filters, on the first page of the list. */
export function searchOf({ show, text, category }: PagesQuery): Record<string, string> {
  return { ...(show !== 'all' && { show }), ...(text && { q: text }), ...(category && { category }) };
}

/** Whether a filter may be the reason for an empty list. */
export function isFiltered({ text, category }: PagesQuery): boolean {
  return text !== '' || category !== undefined;
}
