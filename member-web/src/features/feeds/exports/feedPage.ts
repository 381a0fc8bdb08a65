/** Posts per page of a feed. */
export const FEED_PAGE_SIZE = 10;
