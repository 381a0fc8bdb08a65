import { feedsApi } from '../feedsApi';

/** Questions or articles, a page at a time. */
export const { useFeedsGetTitledQuery } = feedsApi;
