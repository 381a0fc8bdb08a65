/** Orders of a list of pages: newest first, or most recently active first. */
export const PAGE_SORTS = ['newest', 'activity'] as const;
export type PageSort = (typeof PAGE_SORTS)[number];
