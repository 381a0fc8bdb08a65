const PAGE = 'page';

/** The page number of a list in an address (`?page=2`); 1 if it is missing or invalid. */
export function pageFromSearch(search: URLSearchParams): number {
  const page = Number(search.get(PAGE));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** A relative link to another page of the same list, with the rest of the query unchanged. */
export function searchForPage(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  if (page === 1) next.delete(PAGE);
  else next.set(PAGE, String(page));
  return `?${next}`;
}
