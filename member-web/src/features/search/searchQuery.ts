import { MAX_SEARCH_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { cutText } from '@campus-commons/web-kit/text/generated.ts';
import { pageFromSearch } from '../../lib/address/pageParameter';

/** The kinds of results; `all` shows the first of each. */
export const KINDS = ['all', 'people', 'pages', 'posts', 'topics'] as const;
export type SearchKind = (typeof KINDS)[number];
/** A kind with a list of its own. */
export type ListKind = Exclude<SearchKind, 'all'>;
export const LIST_KINDS = ['topics', 'people', 'pages', 'posts'] as const satisfies readonly ListKind[];

/** What an address asks for (`?q=chess&kind=posts&page=2`). */
export interface SearchQuery {
  /** Empty before the first search. */
  text: string;
  kind: SearchKind;
  /** Page of a list, from 1; always 1 for `all`. */
  page: number;
}

/** Reads a search from an address; what is missing or invalid has its default. */
export function searchQueryOf(search: URLSearchParams): SearchQuery {
  const named = search.get('kind');
  const kind = KINDS.find((known) => known === named) ?? 'all';
  return {
    text: searchText(search.get('q') ?? ''),
    kind,
    page: kind === 'all' ? 1 : pageFromSearch(search),
  };
}

/** A text as it is searched for, cut where the server would refuse more. */
export const searchText = (typed: string) => cutText(typed.trim(), MAX_SEARCH_LENGTH).trim();

/** The query of an address that asks for the first page of these results; empty for no search. */
export function searchFor(text: string, kind: SearchKind = 'all'): string {
  if (text === '') return '';
  return `?${new URLSearchParams({ q: text, ...(kind !== 'all' && { kind }) })}`;
}
