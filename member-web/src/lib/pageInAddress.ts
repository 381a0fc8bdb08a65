const PAGE = 'page';

/** Which page of a list an address asks for (`?page=2`); the first where it asks for none, or for nonsense. */
export function pageInAddress(search: URLSearchParams): number {
  const page = Number(search.get(PAGE));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The address of another page of the same list, as a relative link: everything else in the query stays. */
export function searchOfPage(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  if (page === 1) next.delete(PAGE);
  else next.set(PAGE, String(page));
  return `?${next}`;
}
