import { useSearchParams } from 'react-router-dom';

/** Bound of the search text, as the API has it. */
export const SEARCH_MAX_LENGTH = 100;
/** The highest page number that the API takes. */
const MOST_PAGES = 1_000_000_000;
/** What the API cannot store and so never finds: NUL, and half a character, which a cut may leave. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

export interface ListAddress {
  /** From 1; what is no page number in the address counts as 1. */
  page: number;
  /** What was searched for; empty without a search. */
  search: string;
  goToPage: (page: number) => void;
  /** Puts the page right that the address names although it does not exist; makes no history entry. */
  correctPage: (page: number) => void;
  /** Shows the first page of what `text` finds. */
  searchFor: (text: string) => void;
}

/** Page and search of a list, kept in the address: `?page=2&search=asha`. A link or a reload shows the same. */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const search = (params.get('search') ?? '').slice(0, SEARCH_MAX_LENGTH).replace(UNSTORABLE, '').trim();

  return {
    page: pageNumber(params.get('page')),
    search,
    // react-admin scrolls up on this mark: on a phone the buttons stand below the list they change.
    goToPage: (page) => setParams(address(page, search), { state: { _scrollToTop: true } }),
    correctPage: (page) => setParams(address(page, search), { replace: true }),
    searchFor: (text) => setParams(address(1, text.trim())),
  };
}

function address(page: number, search: string): Record<string, string> {
  return { ...(page > 1 && { page: String(page) }), ...(search !== '' && { search }) };
}

function pageNumber(text: string | null): number {
  const page = Number(text);
  // One that is far too high leads to the last page, as one that is a little too high does.
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, MOST_PAGES) : 1;
}
