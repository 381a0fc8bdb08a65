/** The categories of pages; the first is the default. */
export const PAGE_CATEGORIES = ['Department', 'Community', 'Organization', 'Club', 'Event'] as const;
export type PageCategory = (typeof PAGE_CATEGORIES)[number];
