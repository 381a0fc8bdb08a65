import { MAX_PAGE, MAX_SEARCH_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { cutText } from '@campus-commons/web-kit/text/generated.ts';
import { useSearchParams } from 'react-router-dom';

/** Characters that the API cannot store: NUL and lone surrogates. */
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** URL parameters, without empty ones. */
export type AddressValues = Readonly<Record<string, string>>;

export interface ChangeOptions {
  /** Whether the change continues the one before, without a history entry of its own. Default: no. */
  replace?: boolean;
}

/** The state of a list in the URL, and functions that change it. */
export interface ListAddress {
  /** From 1. An invalid page number counts as 1. */
  page: number;
  /** The search without what the API cannot store, and the list's own parameters, unvalidated. */
  values: AddressValues;
  /** Opens another page with a new history entry. */
  openPage: (page: number) => void;
  /** Replaces the number of a page that does not exist, without a history entry. */
  correctPage: (page: number) => void;
  /** Opens the first page with these values, by default with a new history entry. */
  change: (values: AddressValues, options?: ChangeOptions) => void;
}

/**
 * Page, search and a list's own parameters in the URL: `?page=2&search=asha&status=suspended`. So links, reloads and
 * Back show the same list.
 *
 * @param names the list's own parameters
 */
export function useListAddress(names: readonly string[]): ListAddress {
  const [params, setParams] = useSearchParams();
  const search = storableText(params.get('search') ?? '');
  const own = Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']));
  const values = withoutEmpty({ search, ...own });

  return {
    page: pageNumber(params.get('page')),
    values,
    // With this state react-admin scrolls to the top, because on a phone the page buttons are below the list.
    openPage: (page) => setParams(addressOf(page, values), { state: { _scrollToTop: true } }),
    correctPage: (page) => setParams(addressOf(page, values), { replace: true }),
    change: (next, options) => setParams(addressOf(1, withoutEmpty(next)), options),
  };
}

/** A text to search for, without what the API would refuse: characters that it cannot store, and more than it takes. */
export function storableText(text: string): string {
  return cutText(text.replace(UNSTORABLE, '').trim(), MAX_SEARCH_LENGTH).trim();
}

function withoutEmpty(values: AddressValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

function addressOf(page: number, values: AddressValues): Record<string, string> {
  return { ...(page > 1 && { page: String(page) }), ...values };
}

function pageNumber(text: string | null): number {
  const page = Number(text);
  // Limits pages far beyond the end; the response's total then leads to the last page.
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1;
}
