import { paths } from './paths';

/**
 * The feeds of the dashboard, in the order of their tabs: all posts, those of pages that the member follows or created,
 * and what most like and talk about in seven days. The dashboard opens with the first. `public/early.js`, which is told it, fetches everyone's in advance.
 */
export const FEEDS = ['everyone', 'following', 'week'] as const;
export type Feed = (typeof FEEDS)[number];

const FEED = 'feed';
const [FIRST] = FEEDS;

/** The feed in an address (`?feed=following`); the first if it is missing or unknown. */
export function feedFromSearch(search: URLSearchParams): Feed {
  const named = search.get(FEED);
  return FEEDS.find((feed) => feed === named) ?? FIRST;
}

/** The query of the first page of a feed; empty for the feed with which the dashboard opens. */
export const searchForFeed = (feed: Feed): string => (feed === FIRST ? '' : `?${FEED}=${feed}`);

/** The address of the first page of a feed. */
export const feedAddress = (feed: Feed): string => `${paths.dashboard}${searchForFeed(feed)}`;
