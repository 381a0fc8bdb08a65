import { pageCategories, type PageCategory } from '@campus-commons/web-kit/tokens.ts';

/** The longest text that the API looks for, characters. */
export const MAX_SEARCH_LENGTH = 100;

/** Which pages an address asks for (`?show=mine&q=chess&category=Club`). */
export interface PagesWanted {
  /** Only those that the member has made. */
  isMine: boolean;
  /** What title or description holds; empty for all. */
  text: string;
  /** Only those of one kind. */
  category?: PageCategory;
}

/** What the address asks for; all pages where it asks for nothing, or for nonsense. */
export function pagesWanted(search: URLSearchParams): PagesWanted {
  const category = search.get('category');
  return {
    isMine: search.get('show') === 'mine',
    text: (search.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    category: pageCategories.find((known) => known === category),
  };
}

/** The address of these pages, from the first on. */
export function addressOf({ isMine, text, category }: PagesWanted): Record<string, string> {
  return { ...(isMine && { show: 'mine' }), ...(text && { q: text }), ...(category && { category }) };
}

/** Whether something was looked for, so that finding nothing does not mean that there is nothing. */
export function isFiltered({ text, category }: PagesWanted): boolean {
  return text !== '' || category !== undefined;
}
