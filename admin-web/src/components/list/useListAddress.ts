import { useSearchParams } from 'react-router-dom';

/** Bound of the search text, as the API has it. */
export const SEARCH_MAX_LENGTH = 100;
/** The highest page number that the API takes. */
const MAX_PAGE = 1_000_000_000;
/** What the API cannot store and so never finds: NUL, and half a surrogate pair, which cutting a text may leave. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** Parameters of an address, without the empty ones. */
export type AddressValues = Readonly<Record<string, string>>;

/** What the address of a list says, and how to change it. */
export interface ListAddress {
  /** From 1; anything that is no page number counts as 1. */
  page: number;
  /** The search text and the list's own parameters, as the address has them. */
  values: AddressValues;
  /** Opens another page, in a history entry of its own. */
  openPage: (page: number) => void;
  /** Replaces a page number that does not exist, without a history entry. */
  correctPage: (page: number) => void;
  /** Opens the first page with these values. */
  change: (values: AddressValues) => void;
}

/**
 * Page, search and a list's own parameters in the address: `?page=2&search=asha&status=suspended`. A link, a reload and
 * Back show the same list.
 *
 * @param names the list's own parameters
 */
export function useListAddress(names: readonly string[]): ListAddress {
  const [params, setParams] = useSearchParams();
  const search = (params.get('search') ?? '').slice(0, SEARCH_MAX_LENGTH).replace(UNSTORABLE, '').trim();
  const own = Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']));
  const values = withoutEmpty({ search, ...own });

  return {
    page: pageNumber(params.get('page')),
    values,
    // react-admin scrolls up for this state: on a phone the page buttons are below the list.
    openPage: (page) => setParams(addressOf(page, values), { state: { _scrollToTop: true } }),
    correctPage: (page) => setParams(addressOf(page, values), { replace: true }),
    change: (next) => setParams(addressOf(1, withoutEmpty(next))),
  };
}

function withoutEmpty(values: AddressValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

function addressOf(page: number, values: AddressValues): Record<string, string> {
  return { ...(page > 1 && { page: String(page) }), ...values };
}

function pageNumber(text: string | null): number {
  const page = Number(text);
  // A page far beyond the end is bounded here; the answer's total then leads to the last page.
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1;
}
