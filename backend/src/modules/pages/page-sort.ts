/** In which order pages are listed: those made last first, or those that were active last. */
export const PAGE_SORTS = ['newest', 'activity'] as const;
export type PageSort = (typeof PAGE_SORTS)[number];
