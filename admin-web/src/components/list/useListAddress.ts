import { useSearchParams } from 'react-router-dom';

/** Bound of the search text, as the API has it. */
export const SEARCH_MAX_LENGTH = 100;
/** The highest page number that the API takes. */
const MOST_PAGES = 1_000_000_000;
/** What the API cannot store and so never finds: NUL, and half a character, which a cut may leave. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** What a list is narrowed down to and sorted by, as the address has it; without what stands there by itself. */
export type ListFilters = Readonly<Record<string, string>>;

export interface ListAddress {
  /** From 1; what is no page number in the address counts as 1. */
  page: number;
  /** What was searched for; empty without a search. */
  search: string;
  /** Those of the list's own parameters that the address has, as it has them. */
  filters: ListFilters;
  goToPage: (page: number) => void;
  /** Puts the page right that the address names although it does not exist; makes no history entry. */
  correctPage: (page: number) => void;
  /** Shows the first page of what `text` finds. */
  searchFor: (text: string) => void;
  /** Changes some of the list's own parameters, an empty one being left out, and shows the first page. */
  filterBy: (changed: ListFilters) => void;
  /** Ends search and filters, but for those of `kept`. */
  showAll: (kept?: readonly string[]) => void;
}

const NO_FILTERS: readonly string[] = [];

/**
 * Page, search and filters of a list, kept in the address: `?page=2&search=asha`. A link or a reload shows the same.
 *
 * @param names the list's own parameters
 */
export function useListAddress(names: readonly string[] = NO_FILTERS): ListAddress {
  const [params, setParams] = useSearchParams();
  const search = (params.get('search') ?? '').slice(0, SEARCH_MAX_LENGTH).replace(UNSTORABLE, '').trim();
  const filters = filled(Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])));

  return {
    page: pageNumber(params.get('page')),
    search,
    filters,
    // react-admin scrolls up on this mark: on a phone the buttons stand below the list they change.
    goToPage: (page) => setParams(address(page, search, filters), { state: { _scrollToTop: true } }),
    correctPage: (page) => setParams(address(page, search, filters), { replace: true }),
    searchFor: (text) => setParams(address(1, text.trim(), filters)),
    filterBy: (changed) => setParams(address(1, search, filled({ ...filters, ...changed }))),
    showAll: (kept = NO_FILTERS) =>
      setParams(filled(Object.fromEntries(kept.map((name) => [name, filters[name] ?? ''])))),
  };
}

function filled(texts: ListFilters): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

function address(page: number, search: string, filters: ListFilters): Record<string, string> {
  return { ...(page > 1 && { page: String(page) }), ...(search !== '' && { search }), ...filters };
}

function pageNumber(text: string | null): number {
  const page = Number(text);
  // One that is far too high leads to the last page, as one that is a little too high does.
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, MOST_PAGES) : 1;
}
